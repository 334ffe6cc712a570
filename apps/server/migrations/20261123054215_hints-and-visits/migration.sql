CREATE TABLE "board_visits" (
	"user_id" integer,
	"workspace_id" integer,
	"seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"since" timestamp(3) with time zone,
	CONSTRAINT "board_visits_pkey" PRIMARY KEY("user_id","workspace_id")
);
--> statement-breakpoint
CREATE TABLE "dismissed_hints" (
	"user_id" integer,
	"hint" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dismissed_hints_pkey" PRIMARY KEY("user_id","hint")
);
--> statement-breakpoint
CREATE INDEX "board_visits_workspace" ON "board_visits" ("workspace_id");--> statement-breakpoint
ALTER TABLE "board_visits" ADD CONSTRAINT "board_visits_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "board_visits" ADD CONSTRAINT "board_visits_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "dismissed_hints" ADD CONSTRAINT "dismissed_hints_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;
CREATE TABLE "dashboard_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dashboard_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"workspace_id" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dashboard_mails_once" UNIQUE NULLS NOT DISTINCT("user_id","workspace_id")
);
--> statement-breakpoint
CREATE INDEX "dashboard_mails_workspace" ON "dashboard_mails" ("workspace_id");--> statement-breakpoint
ALTER TABLE "dashboard_mails" ADD CONSTRAINT "dashboard_mails_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "dashboard_mails" ADD CONSTRAINT "dashboard_mails_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;
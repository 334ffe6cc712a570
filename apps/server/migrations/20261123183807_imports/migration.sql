CREATE TABLE "imported_tasks" (
	"task_id" integer PRIMARY KEY,
	"import_id" integer NOT NULL,
	"source" text NOT NULL,
	"source_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"file_name" text NOT NULL,
	"source" text NOT NULL,
	"content" bytea,
	"mapping" jsonb,
	"state" text DEFAULT 'previewed' NOT NULL,
	"total" integer NOT NULL,
	"finished" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"known" integer DEFAULT 0 NOT NULL,
	"archived" integer DEFAULT 0 NOT NULL,
	"problems" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"problem_rows" jsonb DEFAULT '[]' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp(3) with time zone,
	"finished_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "imported_tasks_once" ON "imported_tasks" ("source","source_key");--> statement-breakpoint
CREATE INDEX "imported_tasks_import" ON "imported_tasks" ("import_id","task_id");--> statement-breakpoint
CREATE INDEX "imports_user" ON "imports" ("user_id");--> statement-breakpoint
CREATE INDEX "imports_state" ON "imports" ("state");--> statement-breakpoint
ALTER TABLE "imported_tasks" ADD CONSTRAINT "imported_tasks_task_id_tasks_id_fkey" FOREIGN KEY ("task_id") REFERENCES "tasks"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "imported_tasks" ADD CONSTRAINT "imported_tasks_import_id_imports_id_fkey" FOREIGN KEY ("import_id") REFERENCES "imports"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL;
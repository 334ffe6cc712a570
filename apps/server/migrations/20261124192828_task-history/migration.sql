CREATE TABLE "task_changes" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "task_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"task_id" integer,
	"user_id" integer,
	"via" text DEFAULT 'session' NOT NULL,
	"kind" text NOT NULL,
	"changes" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_changes_pkey" PRIMARY KEY("task_id","id")
);
--> statement-breakpoint
CREATE INDEX "task_changes_created_at" ON "task_changes" ("created_at");--> statement-breakpoint
ALTER TABLE "task_changes" ADD CONSTRAINT "task_changes_task_id_tasks_id_fkey" FOREIGN KEY ("task_id") REFERENCES "tasks"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "task_changes" ADD CONSTRAINT "task_changes_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL;
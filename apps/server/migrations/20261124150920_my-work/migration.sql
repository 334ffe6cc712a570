CREATE TABLE "my_task_marks" (
	"user_id" integer,
	"task_id" integer,
	"chosen_on" date,
	"answered_at" timestamp(3) with time zone,
	CONSTRAINT "my_task_marks_pkey" PRIMARY KEY("user_id","task_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "start_screen" text DEFAULT 'board' NOT NULL;--> statement-breakpoint
CREATE INDEX "my_task_marks_task" ON "my_task_marks" ("task_id");--> statement-breakpoint
ALTER TABLE "my_task_marks" ADD CONSTRAINT "my_task_marks_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "my_task_marks" ADD CONSTRAINT "my_task_marks_task_id_tasks_id_fkey" FOREIGN KEY ("task_id") REFERENCES "tasks"("id") ON DELETE CASCADE;
CREATE TABLE "task_watches" (
	"user_id" integer,
	"task_id" integer,
	"state" text NOT NULL,
	CONSTRAINT "task_watches_pkey" PRIMARY KEY("task_id","user_id")
);
--> statement-breakpoint
CREATE INDEX "task_watches_user" ON "task_watches" ("user_id");--> statement-breakpoint
ALTER TABLE "task_watches" ADD CONSTRAINT "task_watches_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "task_watches" ADD CONSTRAINT "task_watches_task_id_tasks_id_fkey" FOREIGN KEY ("task_id") REFERENCES "tasks"("id") ON DELETE CASCADE;
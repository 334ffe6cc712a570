CREATE INDEX "task_comments_author" ON "task_comments" ("user_id","id");--> statement-breakpoint
CREATE INDEX "tasks_assignees" ON "tasks" USING gin ("assignees" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "tasks_creator" ON "tasks" ("created_by","id");
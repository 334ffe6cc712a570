ALTER TABLE "columns" ADD COLUMN "archive_after" integer;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN IF NOT EXISTS "archived_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "returned_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tasks_listed" ON "tasks" ("status","department","order","id","start_date","due_date") WHERE "deleted_at" is null and "archived_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tasks_archived" ON "tasks" ("archived_at","id") WHERE "archived_at" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tasks_done" ON "tasks" ("column_id","completed_at") WHERE "completed_at" is not null and "archived_at" is null and "deleted_at" is null;
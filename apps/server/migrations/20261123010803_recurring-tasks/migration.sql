ALTER TABLE "tasks" ADD COLUMN "repeat" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "repeat_when" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "repeat_anchor" date;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "repeat_day" date;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "repeat_next" date;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "repeat_kept" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "repeated_from" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_repeated_from" ON "tasks" ("repeated_from");--> statement-breakpoint
CREATE INDEX "tasks_repeat_next" ON "tasks" ("repeat_next") WHERE "repeat_next" is not null;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_repeated_from_tasks_id_fkey" FOREIGN KEY ("repeated_from") REFERENCES "tasks"("id") ON DELETE SET NULL;
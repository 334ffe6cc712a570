ALTER TABLE "audit_log" ADD COLUMN "via" text DEFAULT 'session' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "via" text DEFAULT 'session' NOT NULL;--> statement-breakpoint
ALTER TABLE "task_comments" ADD COLUMN "via" text DEFAULT 'session' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "created_via" text DEFAULT 'session' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "changed_via" text DEFAULT 'session' NOT NULL;
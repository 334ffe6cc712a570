ALTER TABLE "columns" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "columns" ADD COLUMN "task_limit" integer;--> statement-breakpoint
ALTER TABLE "columns" ADD COLUMN "limit_refuses" boolean DEFAULT false NOT NULL;
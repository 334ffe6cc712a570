ALTER TABLE "users" ADD COLUMN "browser_zone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "week_start" text DEFAULT 'region' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "region" text;
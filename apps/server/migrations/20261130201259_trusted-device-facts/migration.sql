ALTER TABLE "trusted_devices" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "trusted_devices" ADD COLUMN "address" text;
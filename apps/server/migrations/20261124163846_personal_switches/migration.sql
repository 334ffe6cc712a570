ALTER TABLE "users" ADD COLUMN "show_scores" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "use_model" boolean DEFAULT true NOT NULL;
ALTER TABLE "invitations" ADD COLUMN "full_name" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "username" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "department_ids" integer[] DEFAULT '{}'::integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "grants_admin" boolean DEFAULT false NOT NULL;
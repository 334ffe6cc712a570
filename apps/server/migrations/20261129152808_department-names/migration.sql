CREATE TABLE "former_department_names" (
	"name_key" text PRIMARY KEY,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_addresses" ADD COLUMN "former_secrets" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "name_key" text;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "order" integer;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "archived_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "former_ids" integer[] DEFAULT '{}'::integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_name_key_key" UNIQUE("name_key");--> statement-breakpoint
CREATE INDEX "former_department_names_key" ON "former_department_names" ("key");
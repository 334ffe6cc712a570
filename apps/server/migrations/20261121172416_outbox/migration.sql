CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dedupe_key" text NOT NULL UNIQUE,
	"kind" text NOT NULL,
	"user_id" integer,
	"address" text,
	"task_id" integer,
	"actor_id" integer,
	"details" jsonb DEFAULT '{}' NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"claim" text,
	"message_id" text,
	"code" text,
	"sent_to" text,
	"subject" text,
	"html" text,
	"text" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp(3) with time zone,
	CONSTRAINT "outbox_state" CHECK ("state" in ('queued', 'sending', 'sent', 'kept', 'skipped', 'failed')),
	CONSTRAINT "outbox_recipient" CHECK ("user_id" is not null or "address" is not null)
);
--> statement-breakpoint
ALTER TABLE "email_templates" ADD COLUMN "built_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" ("due_at") WHERE "state" in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "outbox_user" ON "outbox" ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_state" ON "outbox" ("state","id");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_task_id_tasks_id_fkey" FOREIGN KEY ("task_id") REFERENCES "tasks"("id") ON DELETE SET NULL;
CREATE TABLE "incoming_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incoming_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dedupe_key" text UNIQUE,
	"way" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"sender" text,
	"user_id" integer,
	"workspace_id" integer,
	"subject" text,
	"task_id" integer,
	"claim" text,
	"claimed_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "incoming_mails_way" CHECK ("way" in ('smtp', 'mailbox')),
	CONSTRAINT "incoming_mails_state" CHECK ("state" in ('working', 'task', 'comment', 'refused', 'dropped'))
);
--> statement-breakpoint
CREATE TABLE "mail_addresses" (
	"workspace_id" integer PRIMARY KEY,
	"secret" text NOT NULL UNIQUE,
	"is_on" boolean DEFAULT true NOT NULL,
	"changed_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailbox_readings" (
	"id" integer PRIMARY KEY DEFAULT 1,
	"reader" text,
	"until" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"failure" text,
	CONSTRAINT "mailbox_readings_one" CHECK ("id" = 1)
);
--> statement-breakpoint
CREATE INDEX "incoming_mails_user" ON "incoming_mails" ("user_id");--> statement-breakpoint
CREATE INDEX "incoming_mails_task" ON "incoming_mails" ("task_id");--> statement-breakpoint
CREATE INDEX "incoming_mails_workspace" ON "incoming_mails" ("workspace_id");--> statement-breakpoint
ALTER TABLE "incoming_mails" ADD CONSTRAINT "incoming_mails_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "incoming_mails" ADD CONSTRAINT "incoming_mails_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "incoming_mails" ADD CONSTRAINT "incoming_mails_task_id_tasks_id_fkey" FOREIGN KEY ("task_id") REFERENCES "tasks"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "mail_addresses" ADD CONSTRAINT "mail_addresses_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;
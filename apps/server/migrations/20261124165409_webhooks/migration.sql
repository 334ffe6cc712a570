CREATE TABLE "webhook_deliveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"webhook_id" integer NOT NULL,
	"message_id" text DEFAULT 'msg_' || replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"type" text NOT NULL,
	"task_id" integer,
	"actor_id" integer,
	"via" text DEFAULT 'session' NOT NULL,
	"cause" jsonb,
	"body" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"queued_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_attempt_at" timestamp(3) with time zone,
	"url" text,
	"status" integer,
	"code" text,
	"response" text,
	"duration" integer,
	"tries" jsonb DEFAULT '[]' NOT NULL,
	CONSTRAINT "webhook_deliveries_state" CHECK ("state" in ('queued', 'sending', 'delivered', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"department_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"secret" text NOT NULL,
	"old_secret" text,
	"old_secret_until" timestamp(3) with time zone,
	"owner_id" integer,
	"state" text DEFAULT 'active' NOT NULL,
	"stop_reason" text,
	"stop_told" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"claim" text,
	"claimed_until" timestamp(3) with time zone,
	"served_at" timestamp(3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp(3) with time zone,
	"failure" text,
	"hold_until" timestamp(3) with time zone,
	"last_delivered_at" timestamp(3) with time zone,
	CONSTRAINT "webhooks_state" CHECK ("state" in ('active', 'paused', 'stopped'))
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "previous" jsonb;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_log" ON "webhook_deliveries" ("webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_next" ON "webhook_deliveries" ("webhook_id","id") WHERE "state" = 'queued';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" ("webhook_id","due_at") WHERE "state" = 'queued';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_order" ON "webhook_deliveries" ("webhook_id","task_id","id") WHERE "state" = 'queued';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_failed" ON "webhook_deliveries" ("webhook_id") WHERE "state" = 'failed';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created_at" ON "webhook_deliveries" ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_owner" ON "webhooks" ("owner_id");--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL;
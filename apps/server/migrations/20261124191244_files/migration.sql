CREATE TABLE "attachments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"name" text NOT NULL,
	"user_id" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp(3) with time zone,
	"via" text DEFAULT 'session' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stored_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL UNIQUE,
	"hash" text NOT NULL,
	"size" bigint NOT NULL,
	"type" text NOT NULL,
	"width" integer,
	"height" integer,
	"state" text DEFAULT 'pending' NOT NULL,
	"used_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "attachment_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "cover_id" integer;--> statement-breakpoint
CREATE INDEX "attachments_task" ON "attachments" ("task_id","id");--> statement-breakpoint
CREATE INDEX "attachments_file" ON "attachments" ("file_id");--> statement-breakpoint
CREATE INDEX "attachments_user" ON "attachments" ("user_id");--> statement-breakpoint
CREATE INDEX "attachments_removed" ON "attachments" ("removed_at") WHERE "removed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "stored_files_hash" ON "stored_files" ("hash") WHERE "state" = 'kept';--> statement-breakpoint
CREATE INDEX "stored_files_state" ON "stored_files" ("state","used_at");--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_task_id_tasks_id_fkey" FOREIGN KEY ("task_id") REFERENCES "tasks"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_file_id_stored_files_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id");--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL;
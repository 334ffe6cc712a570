CREATE TABLE "mail_keys" (
	"user_id" integer PRIMARY KEY,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder_days" (
	"user_id" integer PRIMARY KEY,
	"day" date NOT NULL,
	"since" timestamp(3) with time zone NOT NULL,
	"ran_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" ("due_date") WHERE "deleted_at" is null;--> statement-breakpoint
ALTER TABLE "mail_keys" ADD CONSTRAINT "mail_keys_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "reminder_days" ADD CONSTRAINT "reminder_days_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;
CREATE TABLE "avatars" (
	"user_id" integer PRIMARY KEY,
	"hash" text NOT NULL,
	"image" bytea NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "details" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "completed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "data_collection" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "activity_tracking" boolean DEFAULT true NOT NULL;--> statement-breakpoint
DROP INDEX "notifications_user";--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "avatars_hash" ON "avatars" ("hash");--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
UPDATE "tasks" SET "completed_at" = "updated_at" WHERE "status" = 'Done';

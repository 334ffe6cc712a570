ALTER TABLE "users" ADD COLUMN "deactivated_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "roles_change" AFTER UPDATE ON "users" FOR EACH ROW
  WHEN (OLD."role" IS DISTINCT FROM NEW."role" OR OLD."deleted_at" IS DISTINCT FROM NEW."deleted_at"
    OR OLD."deactivated_at" IS DISTINCT FROM NEW."deactivated_at")
  EXECUTE FUNCTION "log_person_access"();

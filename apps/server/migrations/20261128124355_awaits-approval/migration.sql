ALTER TABLE "users" ADD COLUMN "awaits_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Only the few accounts whose first membership is a request: no row of anybody else is locked.
WITH "waiting" AS (
  SELECT "user_id" FROM "user_departments" GROUP BY "user_id" HAVING bool_and("pending")
)
UPDATE "users" SET "awaits_approval" = true FROM "waiting"
WHERE "users"."id" = "waiting"."user_id" AND "users"."role" <> 'admin' AND "users"."deleted_at" IS NULL
  AND NOT EXISTS (SELECT FROM "workspace_members" "member" WHERE "member"."user_id" = "users"."id");

-- Whoever loses or gains a right or a session is told to the instances that hold a stream for them, in the transaction of the change.
CREATE FUNCTION "log_access_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "changed") THEN
    INSERT INTO "events" ("type", "department_keys", "audience", "is_private")
      SELECT 'access_changed', '{}', array_agg(DISTINCT "user_id"), true FROM "changed";
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "sessions_end" AFTER DELETE ON "sessions" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "log_access_changes"();
--> statement-breakpoint
CREATE TRIGGER "departments_joined" AFTER INSERT ON "user_departments" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "log_access_changes"();
--> statement-breakpoint
CREATE TRIGGER "departments_approved" AFTER UPDATE ON "user_departments" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "log_access_changes"();
--> statement-breakpoint
CREATE TRIGGER "departments_left" AFTER DELETE ON "user_departments" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "log_access_changes"();
--> statement-breakpoint
CREATE TRIGGER "workspaces_joined" AFTER INSERT ON "workspace_members" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "log_access_changes"();
--> statement-breakpoint
CREATE TRIGGER "workspaces_changed" AFTER UPDATE ON "workspace_members" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "log_access_changes"();
--> statement-breakpoint
CREATE TRIGGER "workspaces_left" AFTER DELETE ON "workspace_members" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "log_access_changes"();
--> statement-breakpoint
CREATE FUNCTION "log_person_access"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "events" ("type", "department_keys", "audience", "is_private") VALUES ('access_changed', '{}', ARRAY[NEW."id"], true);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "roles_change" AFTER UPDATE ON "users" FOR EACH ROW
  WHEN (OLD."role" IS DISTINCT FROM NEW."role" OR OLD."deleted_at" IS DISTINCT FROM NEW."deleted_at")
  EXECUTE FUNCTION "log_person_access"();

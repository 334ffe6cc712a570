-- Webhooks are told what happens in the transaction of its cause. Without a webhook that wants it, nothing is written.
-- The rows are kept as they were then; the body is composed of them with the fields of the API.
CREATE FUNCTION "queue_webhook"("told" text, "about" integer, "keys" text[], "by" integer, "way" text, "rows" jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "webhook_deliveries" ("webhook_id", "type", "task_id", "actor_id", "via", "cause")
  SELECT w."id", "told", "about", "by", "way", "rows" FROM "webhooks" w
  WHERE w."state" = 'active' AND "told" = ANY (w."events") AND (w."department_ids" = '{}' OR EXISTS (
    SELECT FROM "departments" d WHERE d."id" = ANY (w."department_ids") AND d."key" = ANY ("keys")))
  ORDER BY w."id";
END
$$;
--> statement-breakpoint
CREATE FUNCTION "tell_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told text := CASE NEW."type"
    WHEN 'task_created' THEN 'task.created' WHEN 'task_updated' THEN 'task.updated' WHEN 'task_moved' THEN 'task.moved'
    WHEN 'task_deleted' THEN 'task.deleted' WHEN 'task_restored' THEN 'task.restored' WHEN 'task_commented' THEN 'comment.created'
    WHEN 'task_comment_deleted' THEN 'comment.deleted' WHEN 'tasks_imported' THEN 'tasks.imported' WHEN 'column_created' THEN 'column.created' END;
  wanted text[];
  cause jsonb := '{}';
BEGIN
  IF told IS NULL THEN RETURN NULL; END IF;
  SELECT array_agg(DISTINCT e) INTO wanted FROM "webhooks" w, unnest(w."events") e
    WHERE w."state" = 'active' AND e IN (told, 'checklist.item_completed');
  IF wanted IS NULL THEN RETURN NULL; END IF;
  IF NEW."task_id" IS NOT NULL THEN
    SELECT cause || jsonb_build_object('task', to_jsonb(t)) INTO cause FROM "tasks" t WHERE t."id" = NEW."task_id";
  END IF;
  IF NEW."previous" IS NOT NULL THEN cause := cause || jsonb_build_object('previous', NEW."previous"); END IF;
  IF NEW."workspace_id" IS NOT NULL THEN cause := cause || jsonb_build_object('workspaceId', NEW."workspace_id"); END IF;
  IF told = 'comment.created' THEN
    SELECT cause || jsonb_build_object('comment', to_jsonb(c) - 'words') INTO cause FROM "task_comments" c WHERE c."id" = NEW."row_ids"[1];
  ELSIF told = 'comment.deleted' THEN
    cause := cause || jsonb_build_object('commentId', NEW."row_ids"[1]);
  ELSIF told = 'column.created' THEN
    SELECT cause || jsonb_build_object('column', jsonb_build_object('id', c."id", 'name', c."name")) INTO cause
      FROM "columns" c WHERE c."workspace_id" = NEW."workspace_id" ORDER BY c."id" DESC LIMIT 1;
  END IF;
  IF told = ANY (wanted) THEN
    PERFORM "queue_webhook"(told, NEW."task_id", NEW."department_keys", NEW."user_id", NEW."via", cause);
  END IF;
  IF 'checklist.item_completed' = ANY (wanted) AND NEW."previous" IS NOT NULL AND EXISTS (
    SELECT FROM jsonb_array_elements(cause->'task'->'checklist_items') item WHERE item->'completed' = 'true' AND NOT EXISTS (
      SELECT FROM jsonb_array_elements(cause->'previous'->'checklist_items') before
      WHERE before->'id' = item->'id' AND before->'completed' = 'true')) THEN
    PERFORM "queue_webhook"('checklist.item_completed', NEW."task_id", NEW."department_keys", NEW."user_id", NEW."via", cause);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "events_told" AFTER INSERT ON "events" FOR EACH ROW
  WHEN (NEW."type" LIKE 'task%' OR NEW."type" = 'column_created') EXECUTE FUNCTION "tell_event"();
--> statement-breakpoint
-- A pending membership is none yet.
CREATE FUNCTION "tell_member"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was boolean := TG_OP <> 'INSERT' AND NOT OLD."pending";
  is_now boolean := TG_OP <> 'DELETE' AND NOT NEW."pending";
  member "user_departments" := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF was = is_now OR NOT EXISTS (SELECT FROM "webhooks" WHERE "state" = 'active') THEN RETURN NULL; END IF;
  PERFORM "queue_webhook"(CASE WHEN is_now THEN 'member.added' ELSE 'member.removed' END, NULL,
    array(SELECT d."key" FROM "departments" d WHERE d."id" = member."department_id"), NULL, 'system',
    jsonb_build_object('userId', member."user_id", 'departmentId', member."department_id", 'role', member."role"));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "members_told" AFTER INSERT OR DELETE OR UPDATE OF "pending" ON "user_departments"
  FOR EACH ROW EXECUTE FUNCTION "tell_member"();
--> statement-breakpoint
CREATE FUNCTION "tell_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW."deleted_at" IS NOT NULL OR NEW."role" <> 'admin') THEN
    UPDATE "webhooks" SET "state" = 'stopped', "stop_reason" = 'owner', "stop_told" = false
      WHERE "owner_id" = NEW."id" AND "state" <> 'stopped';
    IF FOUND THEN PERFORM pg_notify('webhooks', ''); END IF;
  END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM "queue_webhook"('user.created', NULL, '{}', NULL, 'system', jsonb_build_object('userId', NEW."id"));
  ELSIF NEW."deleted_at" IS NOT NULL AND OLD."deleted_at" IS NULL THEN
    PERFORM "queue_webhook"('user.deleted', NULL, '{}', NULL, 'system', jsonb_build_object('userId', NEW."id"));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "people_told" AFTER INSERT ON "users" FOR EACH ROW EXECUTE FUNCTION "tell_person"();
--> statement-breakpoint
CREATE TRIGGER "rights_told" AFTER UPDATE ON "users" FOR EACH ROW
  WHEN (OLD."role" IS DISTINCT FROM NEW."role" OR OLD."deleted_at" IS DISTINCT FROM NEW."deleted_at")
  EXECUTE FUNCTION "tell_person"();
--> statement-breakpoint
-- Each new delivery wakes the workers of all instances when it is committed; what is rolled back wakes nobody.
CREATE FUNCTION "wake_webhooks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "fresh") THEN
    PERFORM pg_notify('webhooks', '');
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "webhook_deliveries_wake" AFTER INSERT ON "webhook_deliveries" REFERENCING NEW TABLE AS "fresh"
  FOR EACH STATEMENT EXECUTE FUNCTION "wake_webhooks"();

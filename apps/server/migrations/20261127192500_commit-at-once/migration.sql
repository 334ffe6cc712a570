-- Fails a transaction that is committed without waiting for its answers, if what it was decided on is not so any more.
CREATE FUNCTION "assert_unchanged"("same" boolean, "code" text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF "same" IS NOT TRUE THEN
    RAISE EXCEPTION 'changed meanwhile' USING ERRCODE = "code";
  END IF;
  RETURN true;
END
$$;
--> statement-breakpoint
-- NOTIFY takes a lock of the whole cluster until the commit is on the disk, so transactions that notify commit one after the other.
-- A transaction of a request says that its process wakes the workers after the commit.
CREATE OR REPLACE TRIGGER "outbox_wakes" AFTER INSERT ON "outbox" REFERENCING NEW TABLE AS "fresh"
  FOR EACH STATEMENT WHEN (current_setting('tasklane.wakes', true) IS DISTINCT FROM 'later') EXECUTE FUNCTION "wake_outbox"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "webhook_deliveries_wake" AFTER INSERT ON "webhook_deliveries" REFERENCING NEW TABLE AS "fresh"
  FOR EACH STATEMENT WHEN (current_setting('tasklane.wakes', true) IS DISTINCT FROM 'later') EXECUTE FUNCTION "wake_webhooks"();

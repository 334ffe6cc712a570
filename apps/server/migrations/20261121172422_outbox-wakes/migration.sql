-- Each new mail wakes the workers of all instances when it is committed; a mail that is rolled back wakes nobody.
CREATE FUNCTION "wake_outbox"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "fresh") THEN
    PERFORM pg_notify('outbox', '');
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "outbox_wakes" AFTER INSERT ON "outbox" REFERENCING NEW TABLE AS "fresh"
  FOR EACH STATEMENT EXECUTE FUNCTION "wake_outbox"();

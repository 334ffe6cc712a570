CREATE TABLE "audit_queue" (
	"receiver" text,
	"audit_id" bigint,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_queue_pkey" PRIMARY KEY("receiver","audit_id")
);
--> statement-breakpoint
CREATE TABLE "audit_receivers" (
	"name" text PRIMARY KEY,
	"claim" text,
	"claimed_until" timestamp(3) with time zone,
	"hold_until" timestamp(3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"sent_at" timestamp(3) with time zone,
	"seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- The audit log is only ever added to. A row goes when it has been kept as long as administrators have chosen, 90 days at least. It is
-- changed only to take from it what names an erased person: their network address, or where a test mail was sent.
CREATE OR REPLACE FUNCTION keep_audit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  days integer;
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT greatest((value->>'audit')::integer, 90) INTO days FROM settings WHERE name = 'retention' AND value ? 'audit';
    IF OLD.created_at <= now() - make_interval(days => coalesce(days, 400)) THEN
      RETURN OLD;
    END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    IF (NEW.id, NEW.user_id, NEW.action, NEW.outcome, NEW.target, NEW.via, NEW.created_at)
        IS NOT DISTINCT FROM (OLD.id, OLD.user_id, OLD.action, OLD.outcome, OLD.target, OLD.via, OLD.created_at) THEN
      IF NEW.address IS NULL AND NEW.details = OLD.details
          AND EXISTS (SELECT FROM users WHERE users.id = OLD.user_id AND deleted_at IS NOT NULL) THEN
        RETURN NEW;
      END IF;
      IF OLD.action = 'test_mail_sent' AND NEW.details = OLD.details - 'name' AND NEW.address IS NOT DISTINCT FROM OLD.address THEN
        RETURN NEW;
      END IF;
    END IF;
  END IF;
  RAISE EXCEPTION 'the audit log is only ever added to';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_whole BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION keep_audit();
--> statement-breakpoint
CREATE FUNCTION queue_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_queue (receiver, audit_id) SELECT name, NEW.id FROM audit_receivers ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_queue AFTER INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION queue_audit();

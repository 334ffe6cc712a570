CREATE TABLE "backup_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backup_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cause" text NOT NULL,
	"user_id" integer,
	"state" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp(3) with time zone,
	"finished_at" timestamp(3) with time zone,
	"claim" uuid,
	"lease_until" timestamp(3) with time zone,
	"host" text,
	"file" text,
	"bytes" bigint,
	"rows" integer,
	"encrypted" boolean,
	"write_ms" integer,
	"test_ms" integer,
	"test" text,
	"reason" text,
	"detail" text,
	"removed_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE INDEX "backup_runs_state" ON "backup_runs" ("state");--> statement-breakpoint
CREATE INDEX "backup_runs_created" ON "backup_runs" ("created_at");--> statement-breakpoint
ALTER TABLE "backup_runs" ADD CONSTRAINT "backup_runs_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL;
CREATE TABLE "sign_ins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"outcome" text NOT NULL,
	"method" text NOT NULL,
	"reason" text,
	"address" text,
	"user_agent" text,
	"network" text NOT NULL,
	"device" text NOT NULL,
	"cookie_hash" text,
	"is_new" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_ins_outcome" CHECK ("outcome" in ('done', 'refused'))
);
--> statement-breakpoint
CREATE INDEX "sign_ins_user" ON "sign_ins" ("user_id","outcome","id");--> statement-breakpoint
CREATE INDEX "sign_ins_created_at" ON "sign_ins" ("created_at");--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;
CREATE TABLE "passkey_challenges" (
	"id" text PRIMARY KEY,
	"purpose" text NOT NULL,
	"user_id" integer,
	"browser" text NOT NULL,
	"user_handle" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_purpose" CHECK ("purpose" in ('make', 'use'))
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL UNIQUE,
	"public_key" text NOT NULL,
	"user_handle" text NOT NULL,
	"site" text NOT NULL,
	"transports" text[] DEFAULT '{}'::text[] NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp(3) with time zone,
	"copied_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE INDEX "passkey_challenges_browser" ON "passkey_challenges" ("browser");--> statement-breakpoint
CREATE INDEX "passkey_challenges_user" ON "passkey_challenges" ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" ("user_id");--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;
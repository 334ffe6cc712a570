CREATE TABLE "identities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"provider_id" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"granted" jsonb DEFAULT '{}' NOT NULL,
	"picture_url" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp(3) with time zone,
	CONSTRAINT "identities_subject" UNIQUE("provider_id","issuer","subject"),
	CONSTRAINT "identities_person" UNIQUE("user_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "identity_provider_proofs" (
	"provider_id" text PRIMARY KEY,
	"fingerprint" text NOT NULL,
	"proved_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_providers" (
	"id" text PRIMARY KEY,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"secret" text,
	"enabled" boolean DEFAULT true NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_flows" (
	"id" text PRIMARY KEY,
	"browser_hash" text NOT NULL,
	"provider_id" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" integer,
	"session_id" text,
	"next" text,
	"result" jsonb,
	"used_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_sessions" (
	"session_id" text PRIMARY KEY,
	"provider_id" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"sid" text,
	"id_token" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "provider" text;--> statement-breakpoint
CREATE INDEX "provider_flows_user" ON "provider_flows" ("user_id");--> statement-breakpoint
CREATE INDEX "provider_flows_expires_at" ON "provider_flows" ("expires_at");--> statement-breakpoint
CREATE INDEX "provider_sessions_subject" ON "provider_sessions" ("provider_id","subject");--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "provider_flows" ADD CONSTRAINT "provider_flows_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "provider_sessions" ADD CONSTRAINT "provider_sessions_session_id_sessions_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE;
CREATE TABLE "ai_calls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ai_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"host" text NOT NULL,
	"model" text NOT NULL,
	"reserved" integer NOT NULL,
	"tokens_in" integer DEFAULT 0 NOT NULL,
	"tokens_out" integer DEFAULT 0 NOT NULL,
	"cost" double precision,
	"duration" integer,
	"outcome" text DEFAULT 'running' NOT NULL,
	"content" text
);
--> statement-breakpoint
CREATE INDEX "ai_calls_user_day" ON "ai_calls" ("user_id","day");--> statement-breakpoint
CREATE INDEX "ai_calls_created_at" ON "ai_calls" ("created_at");--> statement-breakpoint
ALTER TABLE "ai_calls" ADD CONSTRAINT "ai_calls_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;
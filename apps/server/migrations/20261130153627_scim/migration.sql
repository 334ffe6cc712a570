CREATE TABLE "scim_groups" (
	"department_id" integer PRIMARY KEY,
	"external_id" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scim_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scim_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"token_hash" text NOT NULL UNIQUE,
	"makes_departments" boolean DEFAULT false NOT NULL,
	"sends_mails" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"last_used_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "scim_users" (
	"user_id" integer PRIMARY KEY,
	"user_name" text NOT NULL,
	"user_name_key" text NOT NULL UNIQUE,
	"external_id" text,
	"given_name" text,
	"family_name" text,
	"department" text,
	"department_id" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE INDEX "scim_groups_external_id" ON "scim_groups" ("external_id");--> statement-breakpoint
CREATE INDEX "scim_users_external_id" ON "scim_users" ("external_id");--> statement-breakpoint
CREATE INDEX "scim_users_department" ON "scim_users" ("department_id");--> statement-breakpoint
ALTER TABLE "scim_groups" ADD CONSTRAINT "scim_groups_department_id_departments_id_fkey" FOREIGN KEY ("department_id") REFERENCES "departments"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "scim_users" ADD CONSTRAINT "scim_users_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "scim_users" ADD CONSTRAINT "scim_users_department_id_departments_id_fkey" FOREIGN KEY ("department_id") REFERENCES "departments"("id") ON DELETE SET NULL;
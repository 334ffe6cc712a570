CREATE TABLE "scheduled_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scheduled_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"text" text NOT NULL,
	"workspace_id" integer,
	"repeat" text NOT NULL,
	"anchor" date NOT NULL,
	"hour" integer NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"next_day" date,
	"conversation_id" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "scheduled_questions_user" ON "scheduled_questions" ("user_id");--> statement-breakpoint
CREATE INDEX "scheduled_questions_next" ON "scheduled_questions" ("next_day");--> statement-breakpoint
CREATE INDEX "scheduled_questions_workspace" ON "scheduled_questions" ("workspace_id");--> statement-breakpoint
CREATE INDEX "scheduled_questions_conversation" ON "scheduled_questions" ("conversation_id");--> statement-breakpoint
ALTER TABLE "scheduled_questions" ADD CONSTRAINT "scheduled_questions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "scheduled_questions" ADD CONSTRAINT "scheduled_questions_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "scheduled_questions" ADD CONSTRAINT "scheduled_questions_conversation_id_ai_conversations_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "ai_conversations"("id") ON DELETE SET NULL;
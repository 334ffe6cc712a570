CREATE TABLE "ai_messages" (
	"conversation_id" integer,
	"number" integer,
	"role" text NOT NULL,
	"text" text NOT NULL,
	"from_model" boolean DEFAULT false NOT NULL,
	"parts" jsonb DEFAULT '{}' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_messages_pkey" PRIMARY KEY("conversation_id","number"),
	CONSTRAINT "ai_messages_role" CHECK ("role" in ('person', 'assistant'))
);
--> statement-breakpoint
ALTER TABLE "ai_conversations" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_conversations" ADD COLUMN "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "ai_conversations_user" ON "ai_conversations" ("user_id","updated_at");--> statement-breakpoint
ALTER TABLE "ai_messages" ADD CONSTRAINT "ai_messages_conversation_id_ai_conversations_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "ai_conversations"("id") ON DELETE CASCADE;
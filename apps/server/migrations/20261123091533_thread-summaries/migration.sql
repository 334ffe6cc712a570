CREATE TABLE "thread_summaries" (
	"task_id" integer,
	"language" text,
	"points" jsonb NOT NULL,
	"comments" integer NOT NULL,
	"last_comment_id" integer NOT NULL,
	"until" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thread_summaries_pkey" PRIMARY KEY("task_id","language")
);
--> statement-breakpoint
ALTER TABLE "thread_summaries" ADD CONSTRAINT "thread_summaries_task_id_tasks_id_fkey" FOREIGN KEY ("task_id") REFERENCES "tasks"("id") ON DELETE CASCADE;
CREATE TABLE "task_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"from_id" integer NOT NULL,
	"to_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_links_ends" UNIQUE("from_id","kind","to_id"),
	CONSTRAINT "task_links_not_itself" CHECK ("from_id" <> "to_id")
);
--> statement-breakpoint
CREATE INDEX "task_links_to" ON "task_links" ("to_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "task_links_parent" ON "task_links" ("to_id") WHERE "kind" = 'parent';--> statement-breakpoint
ALTER TABLE "task_links" ADD CONSTRAINT "task_links_from_id_tasks_id_fkey" FOREIGN KEY ("from_id") REFERENCES "tasks"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "task_links" ADD CONSTRAINT "task_links_to_id_tasks_id_fkey" FOREIGN KEY ("to_id") REFERENCES "tasks"("id") ON DELETE CASCADE;
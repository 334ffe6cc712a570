CREATE TABLE "silenced_nudges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "silenced_nudges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"task_id" integer,
	"person_id" integer,
	"cause" text NOT NULL,
	CONSTRAINT "silenced_nudges_subject" CHECK (num_nonnulls("task_id", "person_id") = 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "silenced_nudges_task" ON "silenced_nudges" ("user_id","kind","task_id") WHERE "task_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "silenced_nudges_person" ON "silenced_nudges" ("user_id","kind","person_id") WHERE "person_id" is not null;--> statement-breakpoint
CREATE INDEX "silenced_nudges_of_task" ON "silenced_nudges" ("task_id");--> statement-breakpoint
CREATE INDEX "silenced_nudges_of_person" ON "silenced_nudges" ("person_id");--> statement-breakpoint
ALTER TABLE "silenced_nudges" ADD CONSTRAINT "silenced_nudges_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "silenced_nudges" ADD CONSTRAINT "silenced_nudges_task_id_tasks_id_fkey" FOREIGN KEY ("task_id") REFERENCES "tasks"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "silenced_nudges" ADD CONSTRAINT "silenced_nudges_person_id_users_id_fkey" FOREIGN KEY ("person_id") REFERENCES "users"("id") ON DELETE CASCADE;
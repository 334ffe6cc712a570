ALTER TABLE "attachments" ADD COLUMN "task_template_id" integer;--> statement-breakpoint
ALTER TABLE "attachments" ALTER COLUMN "task_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "attachments_template" ON "attachments" ("task_template_id") WHERE "task_template_id" is not null;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_task_template_id_task_templates_id_fkey" FOREIGN KEY ("task_template_id") REFERENCES "task_templates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_one_owner" CHECK (num_nonnulls("task_id", "task_template_id") = 1);
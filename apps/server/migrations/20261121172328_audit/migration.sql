CREATE INDEX "audit_log_user" ON "audit_log" ("user_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_created_at" ON "audit_log" ("created_at");
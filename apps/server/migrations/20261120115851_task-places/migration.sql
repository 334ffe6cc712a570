-- Two tasks never share a place in a column. Deferrable, so that a renumbering may pass through equal orders within its statement.
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_one_place" UNIQUE ("column_id", "order") DEFERRABLE INITIALLY IMMEDIATE;

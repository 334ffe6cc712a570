// Migrations of large installations run while people work: none of them stops everybody for long, or takes away what the version
// before needs (docs/UPGRADING.md).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { knownMigrations } from '#db/migrate.ts';
import { migrationProblems } from '#testing/migration-rules.ts';

const guide = readFileSync(join(import.meta.dirname, '../../../../docs/UPGRADING.md'), 'utf8');

/** The last migration from before these rules. */
const lastFree = '20261123183807_imports';

test('no migration stops everybody or the version before', () => {
  const names = knownMigrations().map(({ name }) => name);
  expect(names).toContain(lastFree);
  const problems = knownMigrations()
    .filter(({ name }) => name > lastFree)
    .flatMap(({ name, statements }) => migrationProblems(statements, guide).map((problem) => `${name}: ${problem}`));
  expect(problems).toEqual([]);
});

test('the rules find what earlier migrations did', () => {
  const found = knownMigrations().filter(({ statements }) => migrationProblems(statements, guide).length > 0);
  expect(found.map(({ name }) => name.slice(15))).toEqual(
    expect.arrayContaining(['account', 'reminders', 'activity-indexes', 'company-pages', 'service-accounts']),
  );
});

describe('the rules', () => {
  const of = (...statements: string[]) =>
    migrationProblems(statements, 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "tasks_known" ON …');

  it.each([
    'CREATE INDEX "tasks_new" ON "tasks" ("title")',
    'CREATE UNIQUE INDEX tasks_new ON public.tasks USING btree (title)',
    'CREATE INDEX CONCURRENTLY "tasks_new" ON "tasks" ("title")',
    'CREATE INDEX IF NOT EXISTS "tasks_unknown" ON "tasks" ("title")',
    'ALTER TABLE "events" ADD COLUMN "at" timestamp DEFAULT clock_timestamp()',
    'ALTER TABLE "tasks" ADD COLUMN "size" integer NOT NULL',
    'ALTER TABLE "tasks" ADD COLUMN "size" integer GENERATED ALWAYS AS (1) STORED',
    'ALTER TABLE "tasks" ALTER COLUMN "id" SET DATA TYPE bigint',
    'ALTER TABLE ONLY "tasks" ALTER COLUMN "type" SET NOT NULL',
    'ALTER TABLE "task_comments" ADD CONSTRAINT "one" CHECK (true)',
    'ALTER TABLE "tasks" ADD CONSTRAINT "one" FOREIGN KEY ("id") REFERENCES "users"("id")',
    'ALTER TABLE "tasks" ADD CONSTRAINT "one" UNIQUE ("title")',
    'select 1;\n-- a comment\nUPDATE "tasks" SET "title" = upper("title")',
    'DELETE FROM notifications',
    'INSERT INTO "words" SELECT "title" FROM "tasks"',
    'LOCK TABLE tasks',
    'DROP TABLE "departments"',
    'ALTER TABLE "departments" DROP COLUMN "name"',
    'ALTER TABLE "departments" RENAME COLUMN "name" TO "title"',
  ])('refuse %s', (statement) => {
    expect(of(statement)).toHaveLength(1);
  });

  it.each([
    ['CREATE TABLE "tasks_seen" ("id" integer NOT NULL)', 'CREATE INDEX "one" ON "tasks_seen" ("id")'],
    ['CREATE INDEX IF NOT EXISTS "tasks_known" ON "tasks" ("title")'],
    ['ALTER TABLE "tasks" ADD COLUMN "size" integer'],
    [`ALTER TABLE "tasks" ADD COLUMN "size" text DEFAULT 'small' NOT NULL`],
    ['ALTER TABLE "tasks" ADD CONSTRAINT "one" CHECK (true) NOT VALID'],
    ['ALTER TABLE "tasks" VALIDATE CONSTRAINT "one"'],
    ['CREATE FUNCTION "f"() RETURNS void LANGUAGE sql AS $body$ UPDATE tasks SET title = title; DROP TABLE tasks $body$'],
    ['CREATE INDEX "one" ON "departments" ("name")', 'UPDATE "departments" SET "name" = lower("name")'],
  ])('allow %s', (...statements) => {
    expect(of(...statements)).toEqual([]);
  });
});

// Tests that the query of the event log agrees with the rule of the contract, for any person and any event.
import type { Actor } from '@app/contract/access.ts';
import { canSeeEvent } from '@app/contract/events/events.rules.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { intArray, textArray } from '#db/arrays.ts';
import { eventsSince } from '#events/events.sql.ts';
import { testApp } from '#testing/test-app.ts';

const key = fc.constantFrom('hr', 'engineering', 'sales', "o'brien", 'a,b', '{x}');
const id = fc.integer({ min: 1, max: 6 });
const actor: fc.Arbitrary<Actor> = fc.record({
  id,
  role: fc.constantFrom('user', 'user', 'user', 'admin'),
  departmentKeys: fc.array(key, { maxLength: 2 }),
  workspaceIds: fc.array(id, { maxLength: 2 }),
  adminWorkspaceIds: fc.constant([]),
});
const event = fc.record({
  departmentKeys: fc.array(key, { maxLength: 3 }),
  workspaceId: fc.option(id),
  audience: fc.array(id, { maxLength: 3 }),
  isPrivate: fc.boolean(),
});

test('of 500 events each of 200 people gets exactly what the rule allows', async () => {
  const app = await testApp();
  const [events] = fc.sample(fc.array(event, { minLength: 500, maxLength: 500 }), { numRuns: 1, seed: 7 });
  const values = (events ?? []).map(
    (row) =>
      sql`('task_updated', ${row.workspaceId}::int, ${textArray(row.departmentKeys)}, ${intArray(row.audience)}, ${row.isPrivate}::bool)`,
  );
  // The first people and departments have been logged, too.
  await app.db.execute(sql`truncate table events restart identity`);
  await app.db.execute(
    sql`insert into events (type, workspace_id, department_keys, audience, is_private) values ${sql.join(values, sql`, `)}`,
  );
  let heard = 0;
  for (const person of fc.sample(actor, { numRuns: 200, seed: 7 })) {
    const expected = (events ?? []).flatMap((row, index) => (canSeeEvent(row, person) ? [index + 1] : []));
    expect((await eventsSince(app.db, person, 0)).map((row) => row.id)).toEqual(expected);
    heard += expected.length;
  }
  expect(heard).toBeGreaterThan(10_000);
  await app.close();
}, 60_000);

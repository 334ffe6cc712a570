// When the mails of the administration are fetched again by themselves.
import { expect, test } from 'vitest';
import { outboxMailQuery, outboxQuery } from '#features/email/email.queries.ts';

type Interval = (query: { state: { data: unknown; error: Error | null } }) => number | false;

/** The interval of a query, as the query cache asks for it. */
function intervalOf(options: { refetchInterval?: unknown }, data: unknown, error: Error | null): number | false {
  return (options.refetchInterval as Interval)({ state: { data, error } });
}

const sending = { state: 'sending' };
const failure = new Error('The server cannot be reached');

test('mails are fetched every three seconds while one is being sent, the outbox otherwise every twenty', () => {
  expect(intervalOf(outboxQuery({}), { pages: [{ mails: [sending] }] }, null)).toBe(3_000);
  expect(intervalOf(outboxQuery({}), undefined, null)).toBe(20_000);
  expect(intervalOf(outboxMailQuery(1), sending, null)).toBe(3_000);
});

test('mails that failed to load are not fetched at their interval as well, as every failed call has its own time', () => {
  expect(intervalOf(outboxQuery({}), { pages: [{ mails: [sending] }] }, failure)).toBe(false);
  expect(intervalOf(outboxQuery({}), undefined, failure)).toBe(false);
  expect(intervalOf(outboxMailQuery(1), sending, failure)).toBe(false);
});

// When the list of imports is fetched by itself: while one is under way, and not at that interval after a failure.
import type { Import } from '@app/contract/imports/imports.contract.ts';
import { expect, it } from 'vitest';
import { importsQuery } from '#features/imports/imports.queries.ts';

type Interval = (query: { state: { data: Partial<Import>[] | undefined; error: Error | null } }) => number | false;
const intervalOf = (states: Import['state'][], error: Error | null = null) =>
  (importsQuery.refetchInterval as unknown as Interval)({ state: { data: states.map((state) => ({ state })), error } });

it('is each second while an import or an undo goes on', () => {
  expect(intervalOf(['done', 'running'])).toBe(1_000);
  expect(intervalOf(['undoing'])).toBe(1_000);
  expect(intervalOf(['done', 'failed', 'undone'])).toBe(false);
});

it('is left to the retries of every query after a failure', () => {
  expect(intervalOf(['running'], new Error('no answer'))).toBe(false);
});

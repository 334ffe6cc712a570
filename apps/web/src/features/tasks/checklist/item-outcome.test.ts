// A change of a checklist that waits for the server is not said to be done.
import { beforeAll, expect, test } from 'vitest';
import { outcomeOf, titleOf } from '#features/tasks/checklist/item-outcome.ts';
import { whole } from '#features/tasks/data/testing-cards.ts';
import { textReady } from '#lib/language.ts';
import { currentToast } from '#lib/toast.ts';

beforeAll(textReady);

test('what waits is said to wait, and what is refused says why', async () => {
  expect(titleOf(await outcomeOf(Promise.resolve(whole({ id: 7 }))), 'Item removed')).toBe('Item removed');
  expect(titleOf(await outcomeOf(Promise.resolve(null)), 'Item removed')).toBe('Waiting for the server');
  expect(await outcomeOf(Promise.reject(new Error('Somebody has changed it.')))).toBe('refused');
  expect(currentToast.get()).toMatchObject({ title: 'Failed to update checklist', text: 'Somebody has changed it.' });
});

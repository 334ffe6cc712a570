// Tests the file name of a person's data.
import { expect, it } from 'vitest';
import { exportName } from '#account/account.rules.ts';

it('names the person and the day', () => {
  expect(exportName('ellen', '2026-11-21')).toBe('tasklane-ellen-2026-11-21.zip');
});

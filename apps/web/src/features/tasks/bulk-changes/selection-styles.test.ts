// A `:has` on rows and cards styled the whole page again for each card that came: a filter's key took 400 ms instead of 70.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('what is selected is styled by attributes, not by what a row contains', () => {
  const styles = readFileSync(new URL('./selection.css', import.meta.url), 'utf8');
  expect(styles).not.toContain(':has(');
  expect(styles).toContain('[data-picked]');
});

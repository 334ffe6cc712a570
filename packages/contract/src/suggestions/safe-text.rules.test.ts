// Tests that a model's words bring no link of their own into a task.

import { expect, it } from 'vitest';
import { withoutNewLinks } from '#suggestions/safe-text.rules.ts';
import { growth, linear } from '#testing/growth.ts';

const source = 'See [the plan](https://example.com/plan), www.example.com and ask ana@example.com or [@Ana](user:7).';

it.each([
  ['Read [the plan](https://example.com/plan) first.', 'Read [the plan](https://example.com/plan) first.'],
  ['Read https://example.com/plan.', 'Read https://example.com/plan.'],
  ['Ask ana@example.com and [@Ana](user:7)', 'Ask ana@example.com and [@Ana](user:7)'],
  ['A [link](https://evil.example/?q=1) here', 'A link here'],
  ['![x](https://evil.example/steal?data=all)', 'x'],
  ['[x](javascript:alert(1))', '[x] (javascript:alert(1))'],
  ['[x](/task/7)', 'x'],
  ['[@Boss](user:1) must see this', '@Boss must see this'],
  ['Go to <https://evil.example> or www.evil.example now', 'Go to <> or  now'],
  ['[a [b](https://evil.example)](/x (y)', '[a b] (/x (y)'],
  ['(see https://evil.example).', '(see ).'],
  ['Write to evil@example.org', 'Write to '],
  ['mailto:evil@example.org', ''],
  ['Plain words, 3:4, a/b', 'Plain words, 3:4, a/b'],
])('%j becomes %j', (text, expected) => {
  expect(withoutNewLinks(text, source)).toBe(expected);
});

it('reads a long text in a time that grows with its length', async () => {
  const text = (length: number) => `${'a'.repeat(10 * length)}${'](('.repeat(length)}${'www.'.repeat(length)}`;
  expect(growth((length) => withoutNewLinks(text(length), ''), 1_250)).toBeLessThan(linear);
});

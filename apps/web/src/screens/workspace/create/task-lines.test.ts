// Pasting lines into the quick add.
import { expect, test } from 'vitest';
import { titlesIn } from '#screens/workspace/create/task-lines.ts';

test.each([
  ['one line', 'Call the bank', ['Call the bank']],
  [
    'a list with marks and empty lines',
    '- Call the bank\r\n\r\n* Pay rent\n  • Buy paper\n3) Sign\n4. Send',
    ['Call the bank', 'Pay rent', 'Buy paper', 'Sign', 'Send'],
  ],
  ['boxes to tick', '- [ ] Open\n- [x] Closed\n[ ] Bare', ['Open', 'Closed', 'Bare']],
  ['what only looks like a mark', '-5 degrees\n2026 plan\n*star*', ['-5 degrees', '2026 plan', '*star*']],
  ['nothing', ' \n\t\n', []],
] as const)('%s', (_, text, titles) => {
  expect(titlesIn(text)).toEqual(titles);
});

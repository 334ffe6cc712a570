// Tests the summary that stands for what a model is not sent.
import { expect, test } from 'vitest';
import { summaryOf } from '#conversations/history.ts';

test('a summary has what the person said, the latest, each short', () => {
  const messages = Array.from({ length: 60 }, (_, at) => [
    { role: 'person', text: `Question ${at} ${'x'.repeat(500)}` } as const,
    { role: 'assistant', text: `Answer ${at}` } as const,
  ]).flat();
  const summary = summaryOf(messages);
  expect(summary.length).toBeLessThanOrEqual(1_500);
  expect(summary).toContain('- Question 59 xx');
  expect(summary).not.toContain('Question 1 ');
  expect(summary).not.toContain('Answer');
  expect(summaryOf([])).toBe('');
});

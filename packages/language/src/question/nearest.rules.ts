// Finds the questions that are nearest to a text that was not understood.

import { assistantLimits } from '@app/contract/limits.ts';
import { tokensOf } from '#line/tokens.rules.ts';

/** Returns the examples with the most words in common, rare words first. */
export function nearestOf(text: string, examples: readonly string[]): string[] {
  const wanted = stems(text.slice(0, assistantLimits.question));
  const ofEach = examples.map(stems);
  const uses = new Map<string, number>();
  for (const each of ofEach) for (const word of each) uses.set(word, (uses.get(word) ?? 0) + 1);
  const points = ofEach.map((words) =>
    [...words].reduce((sum, word) => sum + (wanted.has(word) ? 1 / (uses.get(word) ?? 1) : 0), 0),
  );
  const order = examples.map((example, at) => ({ example, points: points[at] ?? 0, at }));
  return order
    .sort((a, b) => b.points - a.points || a.at - b.at)
    .slice(0, assistantLimits.nearest)
    .map(({ example }) => example);
}

/** The first letters of a word stand for its forms: 'unassigned', 'assignee'. */
function stems(text: string): Set<string> {
  return new Set(
    tokensOf(text)
      .map(({ folded }) => folded.slice(0, 5))
      .filter((word) => word.length > 2),
  );
}

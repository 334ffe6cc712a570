// The reasons of a score in words.

import { daysBetween } from '@app/contract/dates/zones.rules.ts';
import type { Score, ScoredTask, ScorePart } from '@app/contract/scores/scores.rules.ts';
import { priorityName } from '@app/contract/tasks/tasks.rules.ts';
import type { Catalogue } from '@app/texts/catalogue.ts';

type Text = Catalogue;

/** Returns the name of a reason, such as 'Overdue for 2 days'. */
export function reasonText(text: Text, { name }: ScorePart, { priority, dueDate }: ScoredTask, today: string): string {
  const { parts } = text.scores;
  if (name === 'priority') return parts.priority(priorityName(text, priority));
  return name === 'overdue' ? parts.overdue(daysBetween(dueDate ?? today, today)) : parts[name];
}

/** Returns the score as a sum, such as 'Score 54 = Priority: High 24 + Overdue for 1 day 30'. */
export function scoreText(text: Text, { score, parts }: Score, task: ScoredTask, today: string): string {
  const written = parts.map((part, at) => {
    const sign = part.points < 0 ? '− ' : at === 0 ? '' : '+ ';
    return `${sign}${reasonText(text, part, task, today)} ${Math.abs(part.points)}`;
  });
  return text.scores.sum(score, written.join(' ') || '0');
}

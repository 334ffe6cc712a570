// Texts of the score of tasks; those of its weights are in `weights.text.ts`.
import { pluralOf } from '#languages/plural.ts';

const plural = pluralOf('en');

export const scoresText = {
  label: 'Score',
  why: 'Explain the score',
  /** The score with its parts, such as '54 = Priority: High 24 + Overdue for 1 day 30'. */
  sum: (score: number, parts: string) => `Score ${score} = ${parts}`,
  ofAll: (score: number) => `${score} of 100`,
  total: (score: number) => `Score: ${score} of 100`,
  done: 'Done tasks have no score.',
  parts: {
    priority: (name: string) => `Priority: ${name}`,
    overdue: (days: number) => plural(days, 'Overdue for 1 day', `Overdue for ${days} days`),
    dueToday: 'Due today',
    dueSoon: 'Due within two days',
    dueWeek: 'Due within a week',
    inProgress: 'In progress',
    review: 'In review',
    checklist: 'Checklist nearly done',
    age: 'Age',
    future: 'Starts later',
  },
  raise: (priority: string) => `Raise to ${priority}?`,
  raiseText: 'It scores as high as a task of high priority that is due today.',
  loadFailed: 'The score could not be loaded.',
  order: 'Order of cards',
  orderBoard: 'Board order',
  orderScore: 'By score',
  ordered: 'Cards are sorted by score. Their order on the board stays: drag them to other columns only.',
  notMonotone: 'More urgent needs at least as many points as less urgent',
  tooHigh: 'The points of one task must not exceed 100',
};

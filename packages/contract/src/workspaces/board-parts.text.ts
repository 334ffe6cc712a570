// Texts of parts of a board that load after it: the quick add of a column and the dashboard.
import { numberOf } from '#languages/number.ts';

const number = numberOf('en');

export const boardPartsText = {
  noneText: 'You do not belong to a department yet. An administrator can add you to one.',
  /** Instead of the boards of somebody whose membership waits. */
  pending: {
    title: 'Your account waits for approval',
    text: 'An administrator has to confirm your department. Your board appears here as soon as that is done.',
  },
  quickAdd: (column: string) => `New task in ${column}`,
  quickAdded: (title: string) => `Task "${title}" added.`,
  quickAddHint: 'Enter adds it and stays here.',
  quickAddLines: (count: number) => `${number(count)} lines.`,
  quickAddMany: (count: number) => `Create ${number(count)} tasks`,
  quickAddOne: 'Create 1 task',
  quickAddSubmit: 'Add',
  progress: (percent: number) => `${percent} percent done`,
  completedCount: (count: number) => `${number(count)} completed`,
  overdueTasks: (count: number) => `Overdue Tasks (${number(count)})`,
  overdueNone: 'Nothing overdue.',
  viewAllOverdue: (count: number) => `View all ${number(count)} overdue tasks`,
  futureScheduled: (count: number) => `Future Scheduled Tasks (${number(count)})`,
  futureScheduledNone: 'Nothing scheduled.',
  viewAllFuture: (count: number) => `View all ${number(count)} future tasks`,
  starts: 'Starts:',
  dueLabel: 'Due:',
};

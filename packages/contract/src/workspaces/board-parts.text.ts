// Texts of parts of a board that load after it: the quick add of a column and the dashboard.

export const boardPartsText = {
  quickAdd: (column: string) => `New task in ${column}`,
  quickAdded: (title: string) => `Task "${title}" added.`,
  quickAddHint: 'Enter adds it and stays here.',
  quickAddLines: (count: number) => `${count} lines.`,
  quickAddMany: (count: number) => `Create ${count} tasks`,
  quickAddOne: 'Create 1 task',
  quickAddSubmit: 'Add',
  progress: (percent: number) => `${percent} percent done`,
  completedCount: (count: number) => `${count} completed`,
  overdueTasks: (count: number) => `Overdue Tasks (${count})`,
  overdueNone: 'Nothing overdue.',
  viewAllOverdue: (count: number) => `View all ${count} overdue tasks`,
  futureScheduled: (count: number) => `Future Scheduled Tasks (${count})`,
  futureScheduledNone: 'Nothing scheduled.',
  viewAllFuture: (count: number) => `View all ${count} future tasks`,
  starts: 'Starts:',
  dueLabel: 'Due:',
};

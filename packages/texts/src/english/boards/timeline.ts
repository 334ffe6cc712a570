// Texts of the timeline.

export const timelineText = {
  label: 'Timeline',
  task: 'Task',
  fromTo: (from: string, to: string) => `from ${from} to ${to}`,
  onDay: (day: string) => `on ${day}`,
  due: (day: string) => `due ${day}`,
  starts: (day: string) => `starts ${day}`,
  dateless: 'without dates',
  /** Read with the table. */
  keys: 'On a bar, the left and right arrow keys move it by a day, with Shift its end, with Alt its start.',
  unscheduled: 'No dates',
  unscheduledHint: 'Drag a task onto a day to set its due date.',
  unscheduledNone: 'Open tasks without a date are listed here. Drag a bar here to remove its dates.',
  /** Where no task has a date in the shown time. */
  hint: 'No task has a date here. A bar reaches from the start of a task to its due date: drag a task from the side onto a day, then drag an end of its bar to stretch it.',
  hintTouch: 'No task has a date here. A bar reaches from the start of a task to its due date: open a task and choose both.',
  moved: (title: string, when: string) => `${title}: ${when}`,
  refused: (title: string) => `“${title}” cannot be due before it starts`,
};

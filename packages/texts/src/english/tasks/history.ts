// Texts of the history of a task and the activity on a board.

import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('en');
const plural = pluralOf('en');

export const historyText = {
  title: 'History',
  older: 'Show older changes',
  failed: 'The history could not be loaded.',
  /** Stands between the old value and the new one, for screen readers. */
  becomes: 'now',
  nothing: 'None',
  kinds: {
    created: 'created the task',
    changed: 'changed the task',
    deleted: 'deleted the task',
    restored: 'restored the task',
    archived: 'archived the task',
    unarchived: 'brought the task back from the archive',
    commented: 'commented',
  },
  /** The same of many tasks at once; the number may end with a plus. */
  kindsOfMany: {
    created: (count: string) => `created ${count} tasks`,
    changed: (count: string) => `changed ${count} tasks`,
    deleted: (count: string) => `deleted ${count} tasks`,
    restored: (count: string) => `restored ${count} tasks`,
    archived: (count: string) => `archived ${count} tasks`,
    unarchived: (count: string) => `brought ${count} tasks back from the archive`,
    commented: (count: string) => `commented on ${count} tasks`,
  },
  allOfMany: (count: string) => `Show all ${count} tasks`,
  /** The way of a change, where it was not made in a browser. */
  vias: {
    token: 'with an API token',
    assistant: 'through the assistant',
    mcp: 'over MCP',
    import: 'by an import',
    mail: 'by mail',
    system: 'automatically',
  },
  type: 'Type',
  board: 'Board',
  added: (field: string, value: string) => `${field}: ${value} added`,
  removed: (field: string, value: string) => `${field}: ${value} removed`,
  checked: (item: string) => `Checked: ${item}`,
  unchecked: (item: string) => `Unchecked: ${item}`,
  ofItem: (item: string, field: string) => `${item} (${field})`,
  itemPerson: 'Person',
  itemPlace: 'Position',
  reordered: 'Checklist reordered',
  more: (count: number) => plural(count, 'and 1 more change', `and ${number(count)} more changes`),
  activity: 'Activity',
  activityText: 'What happened here in the last 30 days',
  allActivity: 'All activity',
  toBoard: 'Back to the board',
  activityFailed: 'The activity could not be loaded.',
  noActivity: {
    title: 'Nothing has happened yet',
    text: 'Every task that somebody creates, changes, moves or comments on appears here, with who did it and when.',
  },
  deletedTask: '(deleted)',
  news: {
    created: 'New since your last visit',
    done: 'Done since your last visit',
    moved: 'Moved since your last visit',
    commented: 'New comment since your last visit',
    changed: 'Changed since your last visit',
  },
};

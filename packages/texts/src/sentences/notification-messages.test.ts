// Tests the message of every kind of notification.

import type { DateFormat } from '@app/contract/limits.ts';
import { notificationKinds } from '@app/contract/notifications/notifications.rules.ts';
import { describe, expect, it } from 'vitest';
import { notificationMessage } from '#sentences/notification-messages.ts';

const style = { language: 'english', dateFormat: 'MM/DD/YYYY' } as const;
const ana = { id: 1, name: 'Ana' };
const ben = { id: 2, name: 'Ben' };
const cleo = { id: 3, name: 'Cleo' };
const one = { title: 'X', by: [ana], count: 1 };
const todo = { id: 9, name: 'To Do' };
const done = { id: 12, name: 'Done' };

const cases: [kind: string, told: object, message: string][] = [
  ['assigned', one, 'Ana assigned you the task "X"'],
  ['commented', one, 'Ana commented on "X"'],
  ['commented', { ...one, by: [ana, ana, ana], count: 3 }, 'Ana wrote 3 comments on "X"'],
  ['commented', { ...one, by: [ana, ben], count: 2 }, 'Ben and Ana commented on "X"'],
  ['commented', { ...one, by: [ben, cleo, ben, ana], count: 4 }, 'Ana and 2 others commented on "X"'],
  ['mentioned', one, 'Ana mentioned you in a comment on "X"'],
  ['mentioned_in_task', one, 'Ana mentioned you in the description of "X"'],
  ['moved', { ...one, from: todo, to: done }, 'Ana moved "X" from To Do to Done'],
  ['moved', { ...one, from: done, to: { id: 16, name: 'Done' } }, 'Ana moved "X" to another board'],
  ['due_changed', { ...one, from: null, to: '2026-11-24' }, 'Ana set the due date of "X" to Nov 24, 2026'],
  ['due_changed', { ...one, from: '2026-11-20', to: '2026-11-24' }, 'Ana changed the due date of "X" to Nov 24, 2026'],
  ['due_changed', { ...one, from: '2026-11-20', to: null }, 'Ana removed the due date of "X"'],
  ['due_tomorrow', { title: 'X' }, '"X" is due tomorrow'],
  ['due_today', { title: 'X' }, '"X" is due today'],
  ['overdue', { title: 'X' }, '"X" is overdue'],
  ['tasks_assigned', { ...one, count: 2 }, 'Ana assigned you the task "X" and one more task'],
  ['tasks_assigned', { ...one, count: 12 }, 'Ana assigned you the task "X" and 11 more tasks'],
  ['tasks_moved', { ...one, count: 3, to: 'Done' }, 'Ana moved "X" and 2 more tasks to Done'],
  ['tasks_moved', { ...one, count: 3 }, 'Ana moved "X" and 2 more tasks'],
  ['tasks_due_changed', { ...one, count: 3, to: '2026-11-24' }, 'Ana set the due date of "X" and 2 more tasks to Nov 24, 2026'],
  ['tasks_due_changed', { ...one, count: 3, to: null }, 'Ana removed the due dates of "X" and 2 more tasks'],
  ['tasks_due_changed', { ...one, count: 3 }, 'Ana changed the due dates of "X" and 2 more tasks'],
  ['department_added', { department: 'Sales' }, 'You were added to the department Sales'],
  ['approval_awaited', { by: [ana], department: 'Sales' }, 'Ana has registered for Sales and waits for approval'],
  ['backup_failed', { isWritten: false }, 'The last backup failed. See Admin Panel > Server.'],
  ['backup_failed', { isWritten: false, isLate: true }, 'A backup is overdue. See Admin Panel > Server.'],
  [
    'backup_failed',
    { isWritten: true },
    'The last backup was written, but its restore test did not pass. See Admin Panel > Server.',
  ],
  [
    'files_filling',
    { percent: 83 },
    'The room for files is 83% full. Removed files are deleted first; after that nobody can add files. Whoever runs the server raises FILES_QUOTA.',
  ],
  [
    'webhook_stopped',
    { webhook: 'Chat', reason: 'gone' },
    'The webhook “Chat” was stopped: its receiver answered that it is gone',
  ],
  ['answered', { question: 'What is late?', count: 1 }, 'What is late? 1 task'],
  ['answered', { question: 'What is late?', count: 3, conversationId: 5 }, 'What is late? 3 tasks'],
  ['answered', { question: 'Is the audit on track?', count: null }, 'Is the audit on track? The answer is here.'],
];

describe('notificationMessage', () => {
  it.each(cases)('%s %j', (kind, told, message) => {
    expect(notificationMessage(kind, told, style)).toBe(message);
  });

  it('writes dates as its reader has them, without the year of today', () => {
    const told = { ...one, from: null, to: '2026-11-24' };
    const said = (dateFormat: DateFormat, today: string) =>
      notificationMessage('due_changed', told, { language: 'english', dateFormat, today });
    expect(said('MM/DD/YYYY', '2026-01-01')).toBe('Ana set the due date of "X" to Nov 24');
    expect(said('DD/MM/YYYY', '2027-01-01')).toBe('Ana set the due date of "X" to 24 Nov 2026');
    expect(said('YYYY-MM-DD', '2027-01-01')).toBe('Ana set the due date of "X" to 2026-11-24');
  });

  it('has a case for every kind', () => {
    expect(new Set(cases.map(([kind]) => kind))).toEqual(new Set(notificationKinds));
  });

  it.each([
    ['a kind of a later version', 'sung', one],
    ['the name of a built-in', 'constructor', one],
    ['details of the time before there were any', 'assigned', {}],
    ['details of another kind', 'moved', one],
    ['nobody who acted', 'assigned', { ...one, by: [] }],
    ['no details', 'assigned', null],
  ])('has none for %s', (_, kind, told) => {
    expect(notificationMessage(kind, told, style)).toBeUndefined();
  });
});

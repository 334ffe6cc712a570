// Chooses the queries of the cache that are kept for the time without a server, and how much of them. Pure.
import { offline, session } from '@app/contract/limits.ts';

/** A kept query: its data, when the server sent it, and its size. */
export interface KeptQuery {
  userId: number;
  hash: string;
  key: readonly unknown[];
  data: unknown;
  at: number;
}

/** The queries without a list of their own: each is kept whole. */
const single = [
  'current-user',
  'users',
  'workspaces',
  'departments',
  'notifications',
  'columns',
  'checklist-templates',
  'task-templates',
  'my-work',
  'views',
  'score-weights',
];
/** What a task has besides its fields: each is a row of its own. */
const ofTask = ['comments', 'attachments', 'relations', 'watches'];
const rowsPerTask = 1 + ofTask.length;

/** Returns the group of a query that is kept, and undefined for one that is not. */
export function groupOf(key: readonly unknown[]): 'single' | 'boards' | 'tasks' | undefined {
  const [word, kind] = key;
  if (word === 'tasks') return kind === 'board' ? 'boards' : kind === 'one' ? 'tasks' : undefined;
  if (word === 'relations' && kind === 'marks') return 'single';
  if (ofTask.includes(String(word))) return key.length === 2 ? 'tasks' : undefined;
  // Lists for administrators need a server anyway.
  if (kind === 'admin') return undefined;
  return single.includes(String(word)) ? 'single' : undefined;
}

/** Returns whether a row may be shown: its session would have ended by itself. A time that is still to come is that of a wrong clock. */
export function isFresh({ at }: Pick<KeptQuery, 'at'>, now: number, idle: number = session.idle): boolean {
  return now - at < idle && at - now < idle;
}

/** Returns the hashes of the rows that are one too many: the oldest of each group. */
export function tooMany(rows: readonly Pick<KeptQuery, 'hash' | 'key' | 'at'>[]): string[] {
  const newest = [...rows].sort((a, b) => b.at - a.at);
  const boards = newest.filter(({ key }) => groupOf(key) === 'boards');
  const tasks = newest.filter(({ key }) => groupOf(key) === 'tasks');
  const strange = newest.filter(({ key }) => groupOf(key) === undefined);
  return [...boards.slice(offline.boards), ...tasks.slice(rowsPerTask * offline.tasks), ...strange].map(({ hash }) => hash);
}

/** Whether data is small enough to be kept. */
export function isSmall(data: unknown): boolean {
  return JSON.stringify(data).length <= offline.bytes;
}

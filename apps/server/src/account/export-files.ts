// The files of a person's archive; pages are read while the archive is sent.

import { joinNames } from '@app/contract/exports/joined-names.rules.ts';
import type { ChecklistItem } from '@app/contract/tasks/tasks.contract.ts';
import { User } from '@app/contract/users/users.contract.ts';
import * as z from 'zod/mini';
import {
  avatarOf,
  commentsOf,
  conversationsOf,
  type ExportedTask,
  fileContentsOf,
  filesOf,
  mailsOf,
  membershipsOf,
  type NextPage,
  notificationsOf,
  proposalsOf,
  sessionsOf,
  tasksOf,
} from '#account/account.sql.ts';
import { myWorkChoicesOf, viewsOf, watchesOf } from '#account/choices.sql.ts';
import { auditOf, changesOf, otherRows } from '#account/other-rows.sql.ts';
import type { ZipEntry } from '#account/zip-stream.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { requireFound } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { csvHeader, csvRows } from '#exports/csv.ts';
import { identitiesOf } from '#identity-providers/identities.sql.ts';
import { passkeysOf } from '#passkeys/passkeys.sql.ts';
import { secondFactorOf } from '#second-factors/second-factors.sql.ts';
import { signInsOf } from '#sign-ins/sign-ins.sql.ts';
import { tokensOf } from '#tokens/tokens.sql.ts';
import { findUser } from '#users/users.sql.ts';

/**
 * Returns all files of the person's data. Data without pages is read at once, so that a failure is reported before anything is
 * sent.
 */
export async function exportFiles(
  { db, files }: Pick<RequestContext, 'db' | 'files'>,
  actor: Principal,
  readme: string,
): Promise<AsyncIterable<ZipEntry>> {
  const user = requireFound(await findUser(db, actor.id), 'users.notFound');
  // The contract's fields of an account; other columns do not belong into the archive.
  const profile = {
    ...z.parse(User, user),
    ...(await membershipsOf(db, actor.id)),
    secondFactor: await secondFactorOf(db, actor.id),
    passkeys: await passkeysOf(db, undefined, actor.id),
    identities: await identitiesOf(db, actor.id),
  };
  const sessions = await sessionsOf(db, actor.id);
  const signIns = await signInsOf(db, actor.id);
  const tokens = await tokensOf(db, actor.id);
  const avatar = await avatarOf(db, actor.id);
  const others = await otherRows(db, actor.id);
  const tasks = tasksOf(db, actor);
  const entries: ZipEntry[] = [
    { name: 'README.txt', content: [readme] },
    { name: 'profile.json', content: [json(profile)] },
    { name: 'tasks.json', content: list(tasks, (task) => ({ ...task, checklistItems: ownChecklist(task, actor.id) })) },
    { name: 'tasks.csv', content: table(tasks) },
    { name: 'comments.json', content: list(commentsOf(db, actor.id)) },
    { name: 'files.json', content: list(filesOf(db, actor)) },
    { name: 'notifications.json', content: list(notificationsOf(db, actor)) },
    { name: 'views.json', content: list(viewsOf(db, actor.id)) },
    { name: 'watches.json', content: list(watchesOf(db, actor)) },
    { name: 'my-work.json', content: list(myWorkChoicesOf(db, actor)) },
    { name: 'conversations.json', content: list(conversationsOf(db, actor.id)) },
    { name: 'proposals.json', content: list(proposalsOf(db, actor)) },
    { name: 'mails.json', content: list(mailsOf(db, actor.id)) },
    { name: 'sessions.json', content: [json(sessions)] },
    { name: 'sign-ins.json', content: [json(signIns)] },
    { name: 'api-tokens.json', content: [json(tokens)] },
    { name: 'audit.json', content: list(auditOf(db, actor.id)) },
    { name: 'changes.json', content: list(changesOf(db, actor.id)) },
    { name: 'other.json', content: [json(others)] },
    ...(avatar ? [{ name: 'avatar.webp', content: [avatar], stored: true }] : []),
  ];
  return withContents(entries, { db, files }, actor);
}

/** Yields the files that are made of rows, then those that the person added to tasks, each of which is opened when its turn comes. */
async function* withContents(
  entries: readonly ZipEntry[],
  { db, files }: Pick<RequestContext, 'db' | 'files'>,
  actor: Principal,
): AsyncGenerator<ZipEntry> {
  yield* entries;
  for await (const page of pagesOf(fileContentsOf(db, actor))) {
    for (const { id, name, key } of page) {
      const content = await files.read(key);
      // What the store has lost is still in files.json.
      if (content) yield { name: `files/${id}-${safeName(name)}`, content, stored: true };
    }
  }
}

/** Returns a file's name that no program takes for a path. */
function safeName(name: string): string {
  return name
    .replace(/[\p{Cc}/\\:*?"<>|]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(0, 150);
}

/** Removes other people: who completed an item, and whose it is. */
function ownChecklist({ checklistItems }: ExportedTask, userId: number): ChecklistItem[] {
  return checklistItems.map(({ completedBy, assigneeId, ...item }) => ({
    ...item,
    ...(assigneeId === userId && { assigneeId }),
    ...(completedBy?.userId === userId && { completedBy }),
  }));
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

async function* pagesOf<Row extends { id: number }>(next: NextPage<Row>): AsyncGenerator<Row[]> {
  for (let page = await next(0); page.length > 0; page = await next(page.at(-1)?.id ?? 0)) yield page;
}

/** Returns a JSON list, one row per line. */
async function* list<Row extends { id: number }>(next: NextPage<Row>, shown: (row: Row) => unknown = (row) => row) {
  let before = '[\n';
  for await (const page of pagesOf(next)) {
    yield before + page.map((row) => JSON.stringify(shown(row))).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

const columns = [
  'id',
  'title',
  'description',
  'type',
  'priority',
  'status',
  'department',
  'departments',
  'startDate',
  'dueDate',
  'repeat',
  'createdAt',
  'updatedAt',
  'completedAt',
  'archivedAt',
  'createdByMe',
  'assignedToMe',
  'checklist',
] as const;

/** Returns a CSV table; formulas are escaped in every cell. */
async function* table(next: NextPage<ExportedTask>) {
  yield csvHeader(columns);
  for await (const page of pagesOf(next)) yield csvRows(columns, page.map(cells));
}

function cells(task: ExportedTask) {
  const done = task.checklistItems.filter(({ completed }) => completed).length;
  return {
    ...task,
    departments: joinNames(task.departments),
    createdByMe: task.createdByMe ? 'yes' : 'no',
    assignedToMe: task.assignedToMe ? 'yes' : 'no',
    checklist: `${done} of ${task.checklistItems.length}`,
  };
}

// The company of the day: 54 people, 5,000 tasks and more, of which two people have their share and ten are new.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { screens } from '@app/contract/screens.ts';
import type { APIRequestContext } from '@playwright/test';
import { engineering, expect } from '#support/fixtures.ts';
import type { Server } from '#support/server.ts';
import { newTask } from '#support/tasks.ts';
import { firstTeam, newHost } from '#support/team.ts';
import { commandLine } from '../../../scripts/server-process.mjs';

const cli = fileURLToPath(new URL(`../../../${commandLine}`, import.meta.url));

export const board = screens.workspace.href(engineering);

export const news = [
  'Customers cannot download invoices of last year',
  'Login page is blank in Firefox',
  'Export of the payroll stops at 1,000 rows',
  'Typo in the reminder mail',
  'Replace the certificate of the mail server',
  'Two-factor codes arrive late',
  'Search does not find names with umlauts',
  'Printer label is cut off on A5',
  'Dark mode: table lines are invisible',
  'Webhook retries twice after a timeout',
] as const;

/** The text of each new task: two people change different lines of it. */
export const report = 'Reported by a customer.\n\nSteps: not known yet.\n\nDone when: the customer says so.';

export interface Card {
  id: number;
  title: string;
  status: string;
  priority: string;
  dueDate: string | null;
  assigneeId: number | null;
}

/** Fills the server, and returns what the API shows an administrator of it. */
export async function newCompany(server: Server) {
  await server.stop();
  const env = { ...process.env, DATA_DIR: server.data, DATABASE_URL: '' };
  const args = [cli, 'seed', '--size', '5000', '--password', 'a person of the company'];
  const seeded = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  expect(seeded.status, seeded.stderr).toBe(0);
  await server.start();
  const host = await newHost(server);
  const { admin } = host;
  const team = firstTeam(host);
  const lead = await team.person('colleague');
  const member = await team.person('engineer');
  await team.person('outsider');
  const people: { id: number; fullName: string }[] = await (await admin.get('/api/users')).json();
  expect(people).toHaveLength(54);
  const idOf = (fullName: string) => people.find((person) => person.fullName === fullName)?.id ?? 0;
  const [leadId, memberId] = [idOf(lead.fullName), idOf(member.fullName)];
  const role = { userId: leadId, departmentId: engineering, role: 'lead' };
  expect((await admin.patch('/api/user-departments', { data: role })).status()).toBe(200);
  const open = (await cardsOf(admin)).filter(({ status }) => status !== 'Done');
  await give(admin, leadId, open.filter((_, at) => at % 7 === 0).slice(0, 100));
  await give(admin, memberId, open.filter((_, at) => at % 7 === 3).slice(0, 90));
  const ids: number[] = [];
  for (const title of news) ids.push(await newTask(admin, server.url, { title, description: report }));
  return { host, admin, lead, member, leadId, memberId, ids };
}

/** Returns the tasks of the board as the database has them. */
export async function cardsOf(admin: APIRequestContext): Promise<Card[]> {
  return (await admin.get(`/api/workspaces/${engineering}/tasks?fields=card`)).json();
}

async function give(admin: APIRequestContext, userId: number, cards: readonly Card[]): Promise<void> {
  const data = { tasks: cards.map(({ id }) => ({ taskId: id })), change: { assigneeId: userId, assignees: [userId] } };
  const reply = await admin.post('/api/tasks/bulk', { data });
  expect((await reply.json()).changed).toHaveLength(cards.length);
}

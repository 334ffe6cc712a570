// The ten jobs of a day, each done as its best user would, and how many acts it takes.
import type { Page } from '@playwright/test';
import { boardMenu, card, cardTitle, column, expectToast } from '#support/board.ts';
import { expect, type Team, test } from '#support/fixtures.ts';
import { countActs } from '#support/screens/acts.ts';
import { newTask, signedInUserId } from '#support/tasks.ts';
import type { Host } from '#support/team.ts';

test.use({ ownServer: false });

const late = '2026-01-02';

interface Stored {
  id: number;
  title: string;
  assigneeId: number | null;
  assignees: number[];
  priority: string;
  status: string;
}

/** The tasks of the team as the server has them. */
async function stored(page: Page, team: Team): Promise<Stored[]> {
  return (await page.request.get(`${team.url}/api/workspaces/${team.workspaceId}/tasks`)).json();
}

/** A person of the team whose name nobody else on this server has. */
async function newColleague({ admin }: Host, { departmentId, workspaceId }: Team): Promise<{ id: number; fullName: string }> {
  const letters = [...String(workspaceId)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const fullName = `Jonas K${letters}`;
  const username = `jonas.k${letters}`;
  const data = { username, fullName, password: `${username} has a password`, email: `${username}@example.com` };
  const reply = await admin.post('/api/users', { data: { ...data, departmentId, role: 'user' } });
  expect(reply.status(), await reply.text()).toBe(201);
  return { id: (await reply.json()).id, fullName };
}

/** The assistant's panel, opened by its key. */
const assistant = (page: Page) => page.getByRole('complementary', { name: 'Assistant' });

test('plans a day of three tasks in five acts', async ({ page, login, open, team }) => {
  await login('engineer');
  const me = await signedInUserId(page);
  for (const title of ['Call the bank', 'Sign the lease', 'Pay the rent'])
    await newTask(page.request, team, { title, assigneeId: me, assignees: [me], dueDate: late });
  await open(team.board);
  await expect(cardTitle(page, 'Pay the rent')).toBeVisible();
  const { press, count } = countActs(page);
  await press('g', 't', 't');
  await expectToast(page, 'is chosen for today');
  await press('t', 't');
  await expect(page.getByLabel('Chosen for today')).toHaveCount(3);
  expect(count()).toBe(5);
});

test('triages ten new tasks in four acts each', async ({ page, login, open, team }) => {
  await login('engineer');
  const titles = Array.from({ length: 10 }, (_, at) => `Request ${at}`);
  for (const title of titles) await newTask(page.request, team, { title });
  await open(team.board);
  await expect(cardTitle(page, 'Request 9')).toBeVisible();
  const { press, count } = countActs(page);
  await press('j');
  for (const [at, title] of titles.entries()) {
    await expect(cardTitle(page, title)).toBeFocused();
    await press('p');
    await expect(page.getByRole('menu')).toBeVisible();
    await press(at % 2 === 0 ? 'h' : 'l');
    await expect(page.getByRole('menuitemcheckbox', { name: at % 2 === 0 ? 'High' : 'Low' })).toBeFocused();
    await press('Enter');
    await expect(cardTitle(page, title)).toBeFocused();
    if (at < 9) await press('j');
  }
  await expect
    .poll(async () => (await stored(page, team)).map(({ priority }) => priority).toSorted())
    .toEqual([...Array(5).fill('P1'), ...Array(5).fill('P3')]);
  expect(count()).toBeLessThanOrEqual(40);
});

test('hands the work of a colleague over in four acts', async ({ page, login, open, team, host }) => {
  await login('engineer');
  const [me, { id: colleague, fullName }] = [await signedInUserId(page), await newColleague(host, team)];
  for (const title of ['Order the desks', 'Order the chairs', 'Order the lamps'])
    await newTask(page.request, team, { title, assigneeId: colleague, assignees: [colleague] });
  await open(team.board);
  await expect(cardTitle(page, 'Order the lamps')).toBeVisible();
  const { press, type, click, count } = countActs(page);
  await press('ControlOrMeta+j');
  await expect(assistant(page).getByRole('textbox')).toBeFocused();
  await type(`assign all tasks of ${fullName} to me`);
  await press('Enter');
  await click(assistant(page).getByRole('button', { name: 'Confirm 3 changes' }));
  await expect(assistant(page).getByText('3 changes made.')).toBeVisible();
  expect((await stored(page, team)).map(({ assigneeId }) => assigneeId)).toEqual([me, me, me]);
  expect(count()).toBe(4);
});

test('reviews a week in two acts', async ({ page, login, open, team }) => {
  await login('engineer');
  await newTask(page.request, team, { title: 'Pay the invoices', dueDate: late });
  await open(team.board);
  await expect(cardTitle(page, 'Pay the invoices')).toBeVisible();
  const { press, count } = countActs(page);
  await press('g', 'd');
  await expect(page.locator('.dashboard-cards').getByText('Pay the invoices')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Open tasks by person' })).toBeAttached();
  expect(count()).toBe(2);
});

test('makes tasks of the ten lines of a meeting in three acts', async ({ page, login, open, team }) => {
  await login('engineer');
  await newTask(page.request, team, { title: 'Here before' });
  await open(team.board);
  await expect(cardTitle(page, 'Here before')).toBeVisible();
  const { press, paste, click, count } = countActs(page);
  await press('n');
  await expect(page.getByRole('textbox', { name: /New task in/ })).toBeFocused();
  await paste(Array.from({ length: 10 }, (_, at) => `Order part ${at + 1} tomorrow p1`).join('\n'));
  await click(page.getByRole('button', { name: 'Create 10 tasks' }));
  await expect(card(page, 'Order part 10')).toBeVisible();
  expect((await stored(page, team)).filter(({ priority }) => priority === 'P1')).toHaveLength(10);
  expect(count()).toBe(3);
});

test('finds who said something in three acts', async ({ page, login, another, team, server }) => {
  await login('engineer');
  const taskId = await newTask(page.request, team, { title: 'The summer party' });
  const other = await another();
  await login('colleague', other);
  const content = `Only if the quartet${team.workspaceId} plays`;
  expect((await other.request.post(`${server.url}/api/tasks/${taskId}/comments`, { data: { content } })).ok()).toBe(true);
  await page.goto(team.board);
  await expect(cardTitle(page, 'The summer party')).toBeVisible();
  const { press, type, count } = countActs(page);
  await press('/');
  await type(`quartet${team.workspaceId}`);
  await expect(page.getByRole('option', { name: /The summer party/ })).toBeVisible();
  await press('Enter');
  const said = page.getByRole('dialog').getByRole('listitem').filter({ hasText: content });
  await expect(said).toContainText('Carl Colleague');
  await expect(said).toBeInViewport();
  expect(count()).toBe(3);
});

test('tells people what is late in four acts', async ({ page, login, open, another, team, server }) => {
  await login('engineer');
  const other = await another();
  await login('colleague', other);
  const colleague = (await (await other.request.get(`${server.url}/api/auth/current-user`)).json()).user.id;
  for (const title of ['File the report', 'Send the offer'])
    await newTask(page.request, team, { title, dueDate: late, assigneeId: colleague, assignees: [colleague] });
  await newTask(page.request, team, { title: 'In time', assigneeId: colleague, assignees: [colleague] });
  await open(team.board);
  await expect(cardTitle(page, 'In time')).toBeVisible();
  const { press, type, click, count } = countActs(page);
  await press('ControlOrMeta+j');
  await expect(assistant(page).getByRole('textbox')).toBeFocused();
  await type('comment on all overdue tasks: This is late. When is it done?');
  await press('Enter');
  await click(assistant(page).getByRole('button', { name: 'Confirm 2 changes' }));
  await expect(assistant(page).getByText('2 changes made.')).toBeVisible();
  expect(count()).toBe(4);
  await other.goto(`${server.url}/notifications`);
  for (const title of ['File the report', 'Send the offer'])
    await expect(other.getByRole('main').getByText(new RegExp(title)).first()).toBeVisible();
});

test('begins the end of a month from its template in four acts', async ({ page, login, open, team }) => {
  await login('admin');
  const checklistItems = ['Bank', 'Payroll', 'Tax'].map((text, at) => ({ id: at + 1, text, completed: false }));
  const taskId = await newTask(page.request, team, { title: 'Close the month', priority: 'P1', checklistItems });
  await open(`${team.board}?task=${taskId}`);
  await page.getByRole('dialog').getByRole('button', { name: 'More for this task' }).click();
  await page.getByRole('menuitem', { name: 'Save as template' }).click();
  await page.getByRole('dialog', { name: 'Save as template' }).getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByRole('dialog', { name: 'Save as template' })).toHaveCount(0);
  await page.request.delete(`${team.url}/api/tasks/${taskId}`);
  await open(team.board);
  await expect(column(page, 'To Do')).toBeVisible();
  const { press, click, count } = countActs(page);
  await press('c');
  const form = page.getByRole('dialog', { name: 'Create New Task' });
  await click(form.getByRole('button', { name: 'Use a template' }));
  await click(page.getByRole('option', { name: /Close the month/ }));
  await expect(form.getByRole('textbox', { name: /^Title/ })).toHaveValue('Close the month');
  await click(form.getByRole('button', { name: /^Create Task/ }));
  await expect(card(page, 'Close the month')).toBeVisible();
  expect(count()).toBe(4);
});

test('takes three tasks from one who has too much in eight acts', async ({ page, login, open, team, host }) => {
  await login('engineer');
  const { id: colleague, fullName } = await newColleague(host, team);
  const me = await signedInUserId(page);
  const titles = ['First', 'Second', 'Third', 'Fourth'];
  for (const title of titles) await newTask(page.request, team, { title, assigneeId: me, assignees: [me] });
  await open(team.board);
  await expect(page.getByRole('checkbox', { name: 'Select all in To Do' })).toBeAttached();
  const { press, type, count } = countActs(page);
  await press('j');
  await expect(cardTitle(page, 'First')).toBeFocused();
  await press('x', 'Shift+J', 'Shift+J');
  await expect(page.getByRole('toolbar', { name: 'Actions for 3 selected tasks' })).toBeVisible();
  await press('a');
  const people = page.getByRole('dialog', { name: 'People' });
  await expect(people.getByRole('combobox')).toBeFocused();
  await type(fullName);
  await expect(people.getByRole('option', { name: fullName })).toBeVisible();
  await press('Enter');
  await expectToast(page, '3 tasks changed');
  const now = await stored(page, team);
  expect(titles.map((title) => now.find((each) => each.title === title)?.assigneeId)).toEqual([...Array(3).fill(colleague), me]);
  expect(count()).toBeLessThanOrEqual(8);
});

test('a day on a phone with one thumb takes eight acts: what is mine, done, a new task, an answer', async ({
  another,
  login,
  team,
  server,
}) => {
  const page = await another({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await login('engineer', page);
  const me = await signedInUserId(page);
  await newTask(page.request, team, { title: 'Call the bank', assigneeId: me, assignees: [me], dueDate: late });
  await page.goto(server.url + team.board);
  await expect(cardTitle(page, 'Call the bank')).toBeVisible();
  const { tap, type, press, count } = countActs(page);
  const bar = page.getByRole('navigation').filter({ has: page.getByRole('button', { name: 'New task' }) });
  const within = (y: number) => expect(y).toBeGreaterThan(844 / 2);
  for (const name of ['My work', 'New task']) {
    const box = await bar.getByRole('link', { name }).or(bar.getByRole('button', { name })).boundingBox();
    within(box?.y ?? 0);
  }
  await tap(page.getByRole('button', { name: 'New task' }));
  await type('Buy stamps tomorrow');
  await press('Enter');
  await expect(card(page, 'Buy stamps')).toBeAttached();
  await tap(bar.getByRole('link', { name: 'My work' }));
  await tap(page.getByRole('button', { name: 'Call the bank', exact: true }));
  await tap(page.getByPlaceholder('Add a comment...'));
  await type('They call back on Monday.');
  await tap(page.getByRole('button', { name: 'Post Comment' }));
  await expect(page.getByRole('listitem').filter({ hasText: 'They call back on Monday.' })).toBeVisible();
  expect(count()).toBe(8);
  expect(await boardMenu(page).count()).toBe(0);
});

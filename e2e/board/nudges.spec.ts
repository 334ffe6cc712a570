// What is worth a look on My work: each line says why, is dealt with by one press that can be undone, and can be silenced.
import type { Page } from '@playwright/test';
import { expectToast, pressInBoardMenu } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, screens, test } from '#support/fixtures.ts';
import { movesOf, watchMoves } from '#support/screens/calm.ts';
import { newTask, signedInUserId } from '#support/tasks.ts';

test.use({ ownServer: false });

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const look = (page: Page) => page.getByRole('list', { name: 'Worth a look' });
const lines = (page: Page) => look(page).getByRole('listitem');
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).last().click();

test('a member asks, takes and silences, each with one press, and takes it back', async ({
  page,
  another,
  login,
  open,
  team,
}) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC', theme: 'system' } });
  const me = await signedInUserId(page);
  const other = await another();
  await login('colleague', other);
  const carl = await signedInUserId(other);
  await open(screens.myWork.href());
  await expect(page.getByText('Nothing is assigned to you')).toBeVisible();
  await expect(look(page), 'empty, it takes no room').toHaveCount(0);

  const audit = await newTask(page.request, team, { title: 'Audit', assigneeId: carl, assignees: [carl], dueDate: dayAfter(-3) });
  const contract = await newTask(page.request, team, { title: 'Contract', assigneeId: me, assignees: [me] });
  const relation = { kind: 'blocks', taskId: contract };
  expect((await page.request.post(`/api/tasks/${audit}/relations`, { data: relation })).status()).toBe(201);
  const press = await newTask(other.request, team, { title: 'Press', dueDate: dayAfter(0) });
  const comments = async () => (await (await page.request.get(`/api/tasks/${audit}/comments`)).json()) as { content: string }[];
  const assignee = async () => (await (await page.request.get(`/api/tasks/${press}`)).json()).assigneeId;

  await test.step('each line has its reason and one act, and nothing moves after it was painted', async () => {
    await watchMoves(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(team.url + screens.myWork.href());
      await expect(page.getByRole('button', { name: 'Do first', exact: true })).toBeVisible();
      const { by, what } = await movesOf(page);
      expect(by, what.join(', ')).toBeLessThanOrEqual(0.01);
      if (width === 390) await page.getByRole('button', { name: 'Do first', exact: true }).click();
      await expect(lines(page)).toHaveCount(2);
    }
    await expect(lines(page).nth(0)).toContainText('Nobody has it, and it is due today.');
    await expect(lines(page).nth(1)).toContainText('Your “Contract” waits for it; Carl Colleague has it, and it is 3 days late.');
    await expect(page.getByRole('region', { name: 'Do first' }).getByText('Contractwaits for'), 'it stands once').toHaveCount(0);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoHorizontalScroll(page);
      await expect(look(page).getByRole('button', { name: 'Ask Carl Colleague about “Audit”' })).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAccessibleInBothThemes(page);
  });

  await test.step('asking posts a comment with a mention, and undoing deletes it', async () => {
    await look(page).getByRole('button', { name: 'Ask Carl Colleague about “Audit”' }).press('Enter');
    await expectToast(page, 'Carl Colleague was asked in a comment');
    await expect(lines(page)).toHaveCount(1);
    await expect(look(page).locator(':focus'), 'the next line keeps the focus').toHaveCount(1);
    expect((await comments()).map(({ content }) => content)).toEqual([
      `[@Carl Colleague](user:${carl}) “Contract” waits for this. When will it be done?`,
    ]);
    await undo(page);
    await expect(lines(page)).toHaveCount(2);
    expect(await comments()).toEqual([]);
  });

  await test.step('taking it assigns it, and undoing leaves it to others again', async () => {
    await look(page).getByRole('button', { name: 'Take “Press”' }).click();
    await expect(lines(page)).toHaveCount(1);
    await expect.poll(assignee).toBe(me);
    await undo(page);
    await expect.poll(assignee).toBeNull();
    await expect(lines(page)).toHaveCount(2, { timeout: 20_000 });
  });

  await test.step('a line leaves by itself once somebody else has dealt with it', async () => {
    await other.request.put(`/api/tasks/${press}`, { data: { assigneeId: carl, assignees: [carl] } });
    await expect(lines(page)).toHaveCount(1, { timeout: 20_000 });
    await other.request.put(`/api/tasks/${press}`, { data: { assigneeId: null, assignees: [] } });
    await expect(lines(page)).toHaveCount(2, { timeout: 20_000 });
  });

  await test.step('one line is silenced, also after a reload, and shown again in the settings', async () => {
    await look(page).getByRole('button', { name: 'More about Press' }).click();
    await page.getByRole('menuitem', { name: 'Not until something changes' }).click();
    await expect(lines(page)).toHaveCount(1);
    await page.reload();
    await expect(lines(page)).toHaveCount(1);
    await open('/settings?tab=preferences');
    await page.getByRole('button', { name: 'Show again: Press' }).click();
    await expect(page.getByRole('button', { name: 'Show again: Press' })).toHaveCount(0);
    await open(screens.myWork.href());
    await expect(lines(page)).toHaveCount(2);
  });

  await test.step('a kind is silenced for good, and switched on again in the settings', async () => {
    await look(page).getByRole('button', { name: 'More about Press' }).click();
    await page.getByRole('menuitem', { name: 'Never such lines' }).click();
    await expect(lines(page)).toHaveCount(1);
    await expectToast(page, 'Hint hidden for good');
    await open('/settings?tab=preferences');
    const kind = page.getByRole('switch', { name: 'Nobody has it' });
    await expect(kind).not.toBeChecked();
    await kind.click();
    await expect(kind).toBeChecked();
    await open(screens.myWork.href());
    await expect(lines(page)).toHaveCount(2);
  });

  await test.step('the summary of the board has the same', async () => {
    await open(team.board);
    await pressInBoardMenu(page, 'Summary');
    const summary = page.getByRole('dialog');
    await expect(summary.getByRole('list', { name: 'Worth a look' }).getByRole('listitem')).toHaveCount(2);
    await expect(summary.locator('[aria-busy=true]')).toHaveCount(0);
    await summary.getByRole('link', { name: 'Audit', exact: true }).click();
    await expect(page).toHaveURL(team.url + screens.task.href(audit));
    await expect(page.getByRole('heading', { name: 'Audit', level: 2 })).toBeVisible();
  });
});

test('who leads the board chooses who takes a task, and sees who has too much', { tag: '@deep' }, async ({
  page,
  another,
  login,
  open,
  team,
  host,
}) => {
  await login('engineer');
  const me = await signedInUserId(page);
  const role = { userId: me, departmentId: team.departmentId, role: 'lead' };
  expect((await host.admin.patch('/api/user-departments', { data: role })).status()).toBe(200);
  const other = await another();
  await login('colleague', other);
  const carl = await signedInUserId(other);
  const data = { username: `jonas.${team.workspaceId}`, fullName: 'Jonas Kern', password: 'jonas has a password', role: 'user' };
  const email = `jonas.${team.workspaceId}@example.com`;
  const made = await host.admin.post('/api/users', { data: { ...data, email, departmentId: team.departmentId } });
  expect(made.status(), await made.text()).toBe(201);
  const { id: jonas } = await made.json();
  const give = (title: string, id: number) =>
    newTask(page.request, team, { title, assigneeId: id, assignees: [id], dueDate: dayAfter(4), priority: 'P3' });
  for (const at of [1, 2, 3, 4, 5, 6]) await give(`Order ${at}`, carl);
  for (const id of [me, jonas]) await give('Call back', id);
  const press = await newTask(page.request, team, { title: 'Press', dueDate: dayAfter(1) });
  await open(screens.myWork.href());
  await expect(lines(page)).toHaveCount(2);
  await expect(lines(page).filter({ hasText: 'Carl Colleague' })).toContainText('6 tasks are due within a week');

  await look(page).getByRole('button', { name: 'Choose who takes “Press”' }).click();
  await page.getByRole('option', { name: /^Jonas Kern/ }).click();
  await expect(lines(page)).toHaveCount(1, { timeout: 20_000 });
  await expect.poll(async () => (await (await page.request.get(`/api/tasks/${press}`)).json()).assigneeId).toBe(jonas);

  await look(page).getByRole('link', { name: 'Show the work of Carl Colleague' }).click();
  await expect(page).toHaveURL(new RegExp(`assignee=${carl}`));
  await expect(page.getByText('Order 6')).toBeVisible();
  await expect(page.getByText('Call back')).toHaveCount(0);

  await open(screens.myWork.href());
  await look(page).getByRole('button', { name: 'More about Carl Colleague' }).click();
  await page.getByRole('menuitem', { name: 'Not in this week' }).click();
  await expect(look(page)).toHaveCount(0);
});

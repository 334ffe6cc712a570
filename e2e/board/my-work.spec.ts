// My work: planning the day with two keys, finishing, another day by dragging and by key, a line for new tasks, what others change.
import type { Locator, Page, Route } from '@playwright/test';
import { expectToast } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, screens, test } from '#support/fixtures.ts';
import { newTask, pressInTaskMenu, signedInUserId } from '#support/tasks.ts';

test.use({ ownServer: false });

const row = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: title, exact: true }) });
const title = (page: Page, name: string) => page.getByRole('row').getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/** Returns the rows as a person reads them: headings, days and titles from top to bottom. */
const shown = (page: Page) =>
  page
    .locator('.my-work tbody tr:not([aria-hidden])')
    .evaluateAll((rows) => rows.map((each) => (each.querySelector('.list-title, h2, h3') ?? each).textContent?.trim() ?? ''));

/** Drags a row onto the day of 'Later' at the foot of the list. */
async function dragToLater(from: Locator): Promise<void> {
  const [page, box] = [from.page(), await from.boundingBox()];
  if (!box) throw new Error('Nothing to drag.');
  await page.mouse.move(box.x + 300, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 320, box.y + 30, { steps: 4 });
  const later = page.locator('.my-work-drop [data-drop]').filter({ hasText: 'Later' });
  await expect(later).toBeVisible();
  const to = await later.boundingBox();
  await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 20, { steps: 8 });
  // A real drag goes on telling where it is, also without a move, and a hand is not faster than the screen.
  await expect(async () => {
    await page.mouse.move((to?.x ?? 0) + 24, (to?.y ?? 0) + 22, { steps: 2 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 20);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(later).toHaveAttribute('data-over', '', { timeout: 500 });
  }).toPass();
  await page.mouse.up();
}

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('plans a day by keys: two to choose the first task, one to finish it, and one undo for each', async ({
  page,
  login,
  open,
  team,
}) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC', theme: 'system' } });
  const userId = await signedInUserId(page);
  const mine = { assigneeId: userId, assignees: [userId] };
  await newTask(page.request, team, { ...mine, title: 'Late', dueDate: '2026-01-02' });
  await newTask(page.request, team, { ...mine, title: 'Far away', dueDate: '2099-01-02' });
  await newTask(page.request, team, { ...mine, title: 'Some day' });
  await open(team.board);

  await test.step('G T opens it with the first task ready, T chooses it: two acts', async () => {
    await expect(page.getByRole('combobox', { name: 'Search tasks' })).toBeVisible();
    // The T that follows is typed before the screen is there.
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await page.keyboard.press('t');
    await expectToast(page, '“Late” is chosen for today');
    await expect(heading(page, 'Today')).toContainText('1');
    await expect(title(page, 'Far away')).toBeFocused();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toHaveText('My work');
  });

  await test.step('the choice stays after a reload and can be taken back', async () => {
    await page.reload();
    await expect(row(page, 'Late').getByLabel('Chosen for today')).toBeVisible();
    expect((await shown(page)).slice(0, 2)).toEqual([expect.stringMatching(/^Today/), 'Late']);
    await expect(title(page, 'Late')).toBeFocused();
    // The screen has put the focus on the plan: T keeps it and goes on to what can still be chosen.
    await page.keyboard.press('t');
    await expectToast(page, '“Late” is already chosen for today');
    await expect(title(page, 'Far away')).toBeFocused();
    await title(page, 'Late').focus();
    await page.keyboard.press('Shift+T');
    await expect(heading(page, 'Overdue')).toBeVisible();
    await expect(title(page, 'Late')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(heading(page, 'Overdue')).toBeHidden();
    await title(page, 'Late').evaluate((button: HTMLElement) => button.blur());
    await page.keyboard.press('t');
    await expect(title(page, 'Far away'), 'T without a task shows the first one to choose').toBeFocused();
  });

  await test.step('one press finishes a task and one takes that back', async () => {
    await row(page, 'Late').getByRole('button', { name: 'Done: Late' }).click();
    await expect(heading(page, 'Done today')).toContainText('1');
    await row(page, 'Late').getByRole('button', { name: 'Not done: Late' }).click();
    await expect(heading(page, 'Done today')).toBeHidden();
    await title(page, 'Late').focus();
    await page.keyboard.press('Shift+D');
    await expect(heading(page, 'Done today')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(heading(page, 'Done today')).toBeHidden();
  });

  await test.step('S, P and D change a row like one of the list', async () => {
    await title(page, 'Some day').focus();
    await page.keyboard.press('p');
    await page.getByRole('menuitemcheckbox', { name: 'High' }).press('Enter');
    await expect(row(page, 'Some day')).toContainText('High');
    await expect(title(page, 'Some day')).toBeFocused();
    await page.keyboard.press('s');
    await page.getByRole('menuitemcheckbox', { name: 'In Progress' }).press('Enter');
    await expect(row(page, 'Some day')).toContainText('In Progress');
    await page.keyboard.press('k');
    await expect(title(page, 'Far away')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Far away' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(title(page, 'Far away')).toBeFocused();
  });

  await test.step('accessible at both sizes, without scrolling sideways', async () => {
    await expectAccessibleInBothThemes(page);
    // Rows name the status, so a review is not said twice.
    await newTask(page.request, team, { ...mine, title: 'A title that needs some room', columnId: team.columns.review });
    await page.setViewportSize({ width: 1024, height: 768 });
    const words = title(page, 'A title that needs some room');
    await expect(words).toBeVisible();
    await expect(row(page, 'A title that needs some room').locator('.list-col-score'), 'scores are off').toBeHidden();
    await expect(row(page, 'A title that needs some room').locator('.my-work-note')).toHaveCount(0);
    expect((await words.boundingBox())?.height, 'one line').toBeLessThan(24);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoHorizontalScroll(page);
    }
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 768, height: 1024 });
    const cell = row(page, 'Some day').getByRole('rowheader');
    await expect
      .poll(async () => (await cell.boundingBox())?.width, 'the titles have the room of the hidden columns')
      .toBeGreaterThan(200);
  });
});

test('keys that follow G T are for My work, also while the board before it is still arriving', { tag: '@deep' }, async ({
  page,
  login,
  team,
}) => {
  await login('engineer');
  const userId = await signedInUserId(page);
  await newTask(page.request, team, { title: 'Late', dueDate: '2026-01-02', assigneeId: userId, assignees: [userId] });
  const late = (milliseconds: number) => async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  };
  await page.route('**/api/workspaces/*/tasks*', late(800));
  await page.route('**/assets/my-work-*', late(1_600));
  await page.goto(team.url + team.board);
  await expect(page.getByRole('combobox', { name: 'Search tasks' })).toBeVisible();
  for (const key of ['g', 't', 't']) await page.keyboard.press(key);
  await expectToast(page, '“Late” is chosen for today');
});

test('another day by dragging, a new task by the line, what others do, another tab, and a failed call', async ({
  page,
  login,
  open,
  another,
  team,
}) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC' } });
  const userId = await signedInUserId(page);
  const mine = { assigneeId: userId, assignees: [userId] };
  const draggedId = await newTask(page.request, team, { ...mine, title: 'Dragged', dueDate: '2026-01-02' });
  await newTask(page.request, team, { ...mine, title: 'Stays', dueDate: '2099-01-02' });
  await open(screens.myWork.href());
  await expect(title(page, 'Dragged')).toBeVisible();

  await test.step('a drag shows the days and sets the date; undo takes it back', async () => {
    await page.keyboard.press('t');
    await expect(heading(page, 'Overdue')).toBeHidden();
    await dragToLater(row(page, 'Dragged'));
    await expect(heading(page, 'Later')).toContainText('2');
    await expect
      .poll(async () => (await (await page.request.get(`/api/tasks/${draggedId}`)).json()).dueDate > dayAfter(0))
      .toBe(true);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(row(page, 'Dragged').getByLabel('Chosen for today')).toBeVisible();
    await expect.poll(async () => (await (await page.request.get(`/api/tasks/${draggedId}`)).json()).dueDate).toBe('2026-01-02');
  });

  await test.step('the line makes a task of mine', async () => {
    await page.keyboard.press('n');
    const line = page.getByRole('textbox', { name: 'Add a task for me' });
    await expect(line).toBeFocused();
    await page.keyboard.type('Call the bank today P1');
    await expect(page.getByRole('button', { name: /Due/ }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Call the bank')).toContainText('High');
    expect((await shown(page)).slice(0, 3)).toEqual([expect.stringMatching(/^Today/), 'Dragged', 'Call the bank']);
  });

  await test.step('what a colleague gives to me arrives, and what they take away goes', async () => {
    const other = await another();
    await login('colleague', other);
    const given = await newTask(other.request, team, { ...mine, title: 'Given to me' });
    await expect(heading(page, 'No date')).toBeVisible();
    await expect(title(page, 'Given to me')).toBeVisible();
    await other.request.put(`/api/tasks/${given}`, { data: { assigneeId: null, assignees: [] } });
    await expect(title(page, 'Given to me')).toBeHidden();
    await other.request.post(`/api/tasks/${draggedId}/comments`, { data: { content: 'News' } });
    await expect(page.getByRole('button', { name: '1 change since yesterday' })).toBeVisible({ timeout: 15_000 });
    await page.getByRole('button', { name: '1 change since yesterday' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: /Dragged/ })).toContainText('new comment');
    await page.keyboard.press('Escape');
  });

  await test.step('a choice reaches the other tab', async () => {
    const tab = await page.context().newPage();
    await tab.goto(screens.myWork.href());
    await title(tab, 'Stays').focus();
    await tab.keyboard.press('t');
    await expect(row(page, 'Stays').getByLabel('Chosen for today')).toBeVisible();
    await tab.close();
  });

  await test.step('a choice that fails is shown as it is', async () => {
    await page.route('**/api/my-work/tasks/*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await title(page, 'Call the bank').focus();
    await page.keyboard.press('t');
    await expectToast(page, 'The choice could not be saved');
    await expect(row(page, 'Call the bank').getByLabel('Chosen for today')).toHaveCount(0);
    await page.unroute('**/api/my-work/tasks/*');
  });

  await test.step('it is the first screen of whoever chooses it', async () => {
    await page.request.patch('/api/users/settings', { data: { startScreen: 'my-work' } });
    await page.goto('/mark.svg');
    await page.goto('/');
    await expect(page).toHaveURL(screens.myWork.href());
    await page.request.patch('/api/users/settings', { data: { startScreen: 'board' } });
  });
});

test('a task of a board that one does not see has the statuses of that board in every menu', { tag: '@deep' }, async ({
  page,
  login,
  open,
  another,
  team,
}) => {
  await login('outsider');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC' } });
  const userId = await signedInUserId(page);
  const host = await another();
  await login('admin', host);
  const admin = host.request;
  const named = { workspaceId: team.workspaceId, name: 'With the customer' };
  expect((await admin.post(`${team.url}/api/columns`, { data: named })).status()).toBe(201);
  await newTask(admin, team, { title: 'Lent to HR', departments: ['HR'], assigneeId: userId, assignees: [userId] });
  const failed: string[] = [];
  page.on('response', (reply) => reply.status() >= 400 && failed.push(reply.url()));

  await open(screens.myWork.href());
  await title(page, 'Lent to HR').focus();
  await page.keyboard.press('s');
  const statuses = page.getByRole('menuitemcheckbox');
  await expect(statuses).toHaveText(['To Do', 'In Progress', 'Review', 'Done', 'With the customer']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Status: To Do' }).click();
  await expect(statuses).toHaveText(['To Do', 'In Progress', 'Review', 'Done', 'With the customer']);
  await statuses.filter({ hasText: 'With the customer' }).click();
  await expect(dialog.getByRole('button', { name: 'Status: With the customer' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, 'Lent to HR')).toContainText('With the customer');
  expect(failed).toEqual([]);
});

test('after another day by key the keys stay at the place of the task', { tag: '@deep' }, async ({ page, login, open, team }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC' } });
  const userId = await signedInUserId(page);
  const mine = { assigneeId: userId, assignees: [userId] };
  for (let at = 0; at < 45; at++) await newTask(page.request, team, { ...mine, title: `Late ${at + 10}`, dueDate: '2026-01-02' });
  await open(screens.myWork.href());
  await expect(title(page, 'Late 10')).toBeFocused();
  for (const [now, next] of [
    ['Late 10', 'Late 11'],
    ['Late 11', 'Late 12'],
  ] as const) {
    await expect(title(page, now)).toBeFocused();
    await page.keyboard.press('d');
    await page.keyboard.type('next friday');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Task updated');
    await expect(title(page, next)).toBeFocused();
    await expect(title(page, now)).toBeHidden();
  }
  await page.keyboard.press('ControlOrMeta+z');
  await expect(title(page, 'Late 11')).toBeFocused();
});

test('my checklist items with a date stand there under their task: ticked in place and dragged with a way back, opened at the item, and live', {
  tag: '@deep',
}, async ({ page, login, team }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC', theme: 'system' } });
  const userId = await signedInUserId(page);
  const item = (id: number, text: string, dueDate: string) => ({ id, text, completed: false, assigneeId: userId, dueDate });
  const checklistItems = [1, 2, 3, 4, 5].map((id) => item(id, `Part ${id}`, dayAfter(id - 3)));
  const mine = { assigneeId: userId, assignees: [userId], checklistItems };
  const taskId = await newTask(page.request, team, { ...mine, title: 'A move in parts' });
  await page.goto(screens.myWork.href());
  const items = page.getByRole('region', { name: 'My checklist items' });
  const ofTask = items.getByRole('list', { name: 'A move in parts' }).getByRole('listitem');
  await expect(ofTask).toHaveText([/^Part 1/, /^Part 2/, /^Part 3/, /^Part 4/]);
  await items.getByRole('button', { name: 'Show all (5)' }).click();
  await expect(ofTask).toHaveCount(5);
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoHorizontalScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await items.getByRole('checkbox', { name: 'Part 1' }).click();
  await expectToast(page, '“Part 1” is done');
  await expect(ofTask).toHaveCount(4);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(ofTask).toHaveCount(5);

  const stored = async () => (await (await page.request.get(`/api/tasks/${taskId}`)).json()).checklistItems;
  await dragToLater(ofTask.first());
  await expectToast(page, 'Part 1', 'Due date: ');
  await expect(ofTask.first()).toHaveText(/^Part 2/);
  await expect.poll(async () => (await stored())[0].dueDate > dayAfter(0)).toBe(true);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(ofTask.first()).toHaveText(/^Part 1/);
  await expect.poll(async () => (await stored())[0].dueDate).toBe(dayAfter(-2));

  await items.getByRole('button', { name: 'Open Part 4 in A move in parts' }).click();
  const dialog = page.getByRole('dialog', { name: 'A move in parts' });
  await expect(dialog.getByRole('checkbox', { name: 'Part 4' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('checkbox', { name: 'Part 4' })).toBeChecked();
  const later = checklistItems.map((each) =>
    each.id === 2 ? { ...each, dueDate: dayAfter(9), description: 'With care' } : each,
  );
  await page.request.put(`/api/tasks/${taskId}`, { data: { checklistItems: later.toReversed() } });
  await pressInTaskMenu(page, 'History');
  for (const line of ['Part 2 (Description): ', 'Part 2 (Due Date): ', 'Checklist reordered'])
    await expect(dialog.getByText(line)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ofTask.last()).toHaveText(/^Part 2/, { timeout: 20_000 });
});

test('my checklist items are rows for the keys: one order with the tasks, opened, ticked and dated without a pointer', async ({
  page,
  login,
  team,
}) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC', theme: 'system' } });
  const userId = await signedInUserId(page);
  const item = (id: number, text: string, dueDate: string) => ({ id, text, completed: false, assigneeId: userId, dueDate });
  const checklistItems = [1, 2, 3, 4, 5].map((id) => item(id, `Part ${id}`, dayAfter(id - 2)));
  const mine = { assigneeId: userId, assignees: [userId] };
  const taskId = await newTask(page.request, team, { ...mine, title: 'A move in parts', checklistItems });
  await newTask(page.request, team, { ...mine, title: 'Later one', dueDate: '2099-01-02' });
  await page.goto(screens.myWork.href());
  const items = page.getByRole('region', { name: 'My checklist items' });
  const part = (id: number) => items.getByRole('button', { name: `Open Part ${id} in A move in parts` });
  const stored = async () => (await (await page.request.get(`/api/tasks/${taskId}`)).json()).checklistItems;
  await expect(title(page, 'Later one')).toBeFocused();

  await test.step('arrows and letters go through items and tasks in one order', async () => {
    await page.keyboard.press('Home');
    await expect(part(1)).toBeFocused();
    await page.keyboard.press('j');
    await page.keyboard.press('ArrowDown');
    await expect(part(3)).toBeFocused();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(title(page, 'Later one')).toBeFocused();
    // Also where nothing has the focus.
    const leave = () => page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await leave();
    await page.keyboard.press('Home');
    await expect(part(1)).toBeFocused();
    await leave();
    await page.keyboard.press('End');
    await expect(title(page, 'A move in parts')).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    await expect(part(4)).toBeFocused();
  });

  await test.step('keys of tasks do nothing to an item, nor to a task', async () => {
    const before = await (await page.request.get(`/api/tasks/${taskId}`)).json();
    for (const key of ['t', 'p', 's', 'm', 'a', 'i', 'e', 'F2', 'w', 'x', 'Delete', 'Shift+C']) await page.keyboard.press(key);
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu'))).toHaveCount(0);
    await expect(part(4)).toBeFocused();
    expect(await (await page.request.get(`/api/tasks/${taskId}`)).json()).toEqual(before);
    await expect(page.getByRole('row').getByLabel('Chosen for today')).toHaveCount(0);
    await page.keyboard.press('t');
    await expectToast(page, 'Only tasks can be chosen for today');
  });

  await test.step('Enter shows the item in its task, and Escape comes back', async () => {
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'A move in parts' });
    await expect(dialog.getByRole('checkbox', { name: 'Part 4' })).toBeFocused();
    await expect(dialog.locator('[data-shown]')).toContainText('Part 4');
    await page.keyboard.press('Escape');
    await expect(part(4)).toBeFocused();
  });

  await test.step('Space and Shift+D tick it, the keys stay at the place, and an undo brings it back', async () => {
    await page.keyboard.press('Space');
    await expectToast(page, '“Part 4” is done');
    await expect(part(5), 'it has come to this place').toBeFocused();
    await page.keyboard.press('Shift+D');
    await expectToast(page, '“Part 5” is done');
    await expect(title(page, 'Later one')).toBeFocused();
    await expect
      .poll(async () => (await stored()).map((each: { completed: boolean }) => each.completed))
      .toEqual([false, false, false, true, true]);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(part(5)).toBeFocused();
  });

  await test.step('D gives it another day, and none takes it off the list', async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('d');
    const date = page.getByRole('dialog', { name: 'Due Date' });
    await expect(date).toBeVisible();
    await date.getByRole('button', { name: 'Today' }).click();
    await expect(part(1)).toBeFocused();
    await expect.poll(async () => (await stored())[0].dueDate).toBe(dayAfter(0));
    await page.keyboard.press('d');
    await date.getByRole('button', { name: 'No date' }).click();
    await expect(part(1)).toHaveCount(0);
    await expect(part(2)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(part(1)).toBeFocused();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('an item is ticked, dated and opened with a finger', async ({ page, login, team }) => {
    await login('engineer');
    const userId = await signedInUserId(page);
    const item = (id: number, text: string) => ({ id, text, completed: false, assigneeId: userId, dueDate: dayAfter(1) });
    const checklistItems = Array.from({ length: 30 }, (_, index) => item(index + 1, `Part ${index + 1}`));
    await newTask(page.request, team, { assigneeId: userId, assignees: [userId], title: 'A move in parts', checklistItems });
    await page.goto(screens.myWork.href());
    const items = page.getByRole('region', { name: 'My checklist items' });
    await items.getByRole('checkbox', { name: 'Part 1', exact: true }).tap();
    await expectToast(page, '“Part 1” is done');
    await items.getByRole('button', { name: 'Show all (29)' }).tap();
    await items.getByRole('button', { name: 'Open Part 30 in A move in parts' }).tap();
    const row = page.getByRole('dialog', { name: 'A move in parts' }).locator('[data-shown]');
    await expect(row).toContainText('Part 30');
    await expect(row).toBeInViewport();
    await expectNoHorizontalScroll(page);
  });
});

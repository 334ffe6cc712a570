// Board, List and Dashboard of a workspace, their shared filter, quick add, and Undo of a deletion.
import type { APIRequestContext, Locator } from '@playwright/test';
import { card, cardTitle, column, expectToast } from '#support/board.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, type Team, test } from '#support/fixtures.ts';
import { newTask, taskDefaults } from '#support/tasks.ts';

test.use({ ownServer: false });

const day = 86_400_000;
const date = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

interface TaskInput {
  title: string;
  description?: string;
  department?: string;
  departments?: string[];
  columnId?: number;
  status?: string;
  dueDate?: string;
  startDate?: string;
  priority?: string;
}

async function make(request: APIRequestContext, team: Team, tasks: TaskInput[]): Promise<void> {
  for (const task of tasks) await newTask(request, team, task);
}

test('the dashboard counts, lists the first three and leads to all', async ({ page, login, open, team }) => {
  await login('engineer');
  const late = [-1, -2, -3, -4].map((days) => ({ title: `Late by ${-days}`, dueDate: date(days) }));
  await make(page.request, team, [
    ...late,
    { title: 'Ahead', startDate: date(20), dueDate: date(30) },
    // A late due date alone does not make it a future task.
    { title: 'Far off', dueDate: date(40), columnId: team.columns.inProgress },
    { title: 'Finished', columnId: team.columns.done },
  ]);
  await open(`${team.board}?view=dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: team.department })).toBeVisible();

  const status = page.getByRole('region', { name: 'Task Status' });
  await expect(status.getByRole('progressbar', { name: 'To Do, 4 tasks' })).toHaveAttribute('aria-valuenow', '80');
  await expect(status.getByRole('progressbar', { name: 'Future Tasks, 1 task' })).toHaveAttribute('aria-valuenow', '20');
  await expect(page.getByRole('region', { name: 'Future Tasks' }).getByRole('button')).toContainText('Future Tasks1');
  await expect(status.getByRole('progressbar', { name: 'Done, 1 task' })).toHaveAttribute('aria-valuenow', '20');
  await expect(status).toContainText('1 completed');

  const overdue = page.getByRole('region', { name: 'Overdue Tasks (4)' });
  await expect(overdue.getByRole('button')).toHaveText([/Late by 4/, /Late by 3/, /Late by 2/]);
  const future = page.getByRole('region', { name: 'Future Scheduled Tasks (1)' });
  await expect(future.getByRole('button')).toContainText('Starts:');
  await expect(future.getByRole('button')).toContainText('Due:');
  await expect(card(column(page, 'To Do'), 'Late by 1')).toBeVisible();
  await expectAccessible(page);

  await overdue.getByRole('link', { name: 'View all 4 overdue tasks' }).click();
  await expect(page.getByRole('table', { name: '4 tasks' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove filter Overdue' })).toBeVisible();
  await page.goBack();
  await expect(status).toBeVisible();
});

test('the list sorts, opens tasks and goes by the arrows', async ({ page, login, open, team }) => {
  await login('engineer');
  await make(page.request, team, [
    { title: 'Bravo', priority: 'P1', dueDate: date(5) },
    { title: 'alpha', priority: 'P3', columnId: team.columns.done },
    { title: 'Charlie', dueDate: date(2) },
  ]);
  await open(team.board);
  await page.getByRole('navigation', { name: 'Layout' }).getByRole('link', { name: 'List' }).click();
  const titles = page.getByRole('table').getByRole('rowheader');
  await expect(titles).toHaveText(['Charlie', 'Bravo', 'alpha']);

  await page.getByRole('button', { name: 'Title', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(titles).toHaveText(['alpha', 'Bravo', 'Charlie']);
  await page.getByRole('button', { name: 'Title', exact: true }).click();
  await expect(titles).toHaveText(['Charlie', 'Bravo', 'alpha']);
  await page.reload();
  await expect(titles).toHaveText(['Charlie', 'Bravo', 'alpha']);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Charlie', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Bravo', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Bravo' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(titles).toHaveText([/Charlie/, /Bravo/, /alpha/]);
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
});

test('one filter holds for board, list and link', async ({ page, login, open, team }) => {
  const { fullName } = await login('engineer');
  await make(page.request, team, [
    { title: 'Late and high', priority: 'P1', dueDate: date(-1) },
    { title: 'Late and low', priority: 'P3', dueDate: date(-1) },
    { title: 'Early and high', priority: 'P1', dueDate: date(5) },
  ]);
  await open(team.board);
  await expect(card(page, 'Late and low')).toBeVisible();
  await page.keyboard.press('f');
  const panel = page.getByRole('dialog', { name: 'Filter' });
  await panel.getByRole('button', { name: 'Overdue' }).click();
  await panel.getByRole('button', { name: 'High' }).click();
  await expect(panel.getByRole('button', { name: fullName })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(column(page, 'To Do')).toContainText('1 / 3');

  await page.reload();
  await expect(card(page, 'Late and high')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Layout' }).getByRole('link', { name: 'List' }).click();
  await expect(page.getByRole('rowheader')).toHaveText(['Late and high']);
  await page.getByRole('button', { name: 'Remove filter High' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove filter Overdue' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(3);
});

test('a filter said in words is shown before it is set', async ({ page, login, open, team }) => {
  await login('engineer');
  await make(page.request, team, [
    { title: 'Late and high', priority: 'P1', dueDate: date(-1) },
    { title: 'Early and high', priority: 'P1', dueDate: date(5) },
  ]);
  await open(team.board);
  await expect(card(page, 'Early and high')).toBeVisible();
  await page.keyboard.press('f');
  const panel = page.getByRole('dialog', { name: 'Filter' });
  const words = panel.getByRole('textbox', { name: 'Or say it in words' });
  await words.fill('overdue blorp');
  await page.reload();
  await expect(card(page, 'Early and high')).toBeVisible();
  await page.keyboard.press('f');
  await expect(words, 'what was typed survives a reload').toHaveValue('overdue blorp');
  await words.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('list', { name: 'Suggested filter' })).toContainText(/Overdue/);
  await expect(panel.getByText('Not understood, and left out: blorp')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('article')).toHaveCount(2);
  await panel.getByRole('button', { name: 'Use this filter' }).click();
  await expect(words).toBeFocused();
  await expect(words).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/due=overdue/);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a deleted task comes back with Undo', async ({ page, login, open, team }) => {
  await login('engineer');
  await make(page.request, team, [{ title: 'Deleted by mistake' }, { title: 'Stays' }]);
  await open(team.board);
  await cardTitle(page, 'Deleted by mistake').focus();
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Task' }).click();
  await expect(card(page, 'Deleted by mistake')).toHaveCount(0);
  await expectToast(page, 'Task Deleted');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Task restored');
  await expect(column(page, 'To Do').getByRole('article')).toHaveCount(2);
  await expect(column(page, 'To Do').getByRole('article').first()).toContainText('Deleted by mistake');
});

test('quick add: Enter adds and stays, lines become tasks after a question, a failure loses nothing', async ({
  page,
  login,
  open,
  team,
}) => {
  await login('engineer');
  await open(team.board);
  const toDo = column(page, 'To Do');
  await toDo.getByRole('button', { name: 'Add task to To Do' }).click();
  const box = toDo.getByRole('textbox', { name: 'New task in To Do' });
  await expect(box).toBeFocused();
  await page.keyboard.type('ab');
  await page.keyboard.press('Enter');
  await expect(toDo).toContainText('Title must be at least 3 characters');
  await page.keyboard.type('c first');
  await page.keyboard.press('Enter');
  await expect(card(toDo, 'abc first')).toBeVisible();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
  await expectAccessible(page);

  await box.fill('- Call the bank\n- Pay the rent\n');
  await toDo.getByRole('button', { name: 'Create 2 tasks' }).click();
  await expect(card(toDo, 'Pay the rent')).toBeVisible();
  await expect(toDo.getByRole('article')).toContainText(['abc first', 'Call the bank', 'Pay the rent']);

  // More lines than the limit: the others stay in the field.
  const many = Array.from({ length: 52 }, (_, n) => `Line number ${n + 1}`);
  await box.fill(many.join('\n'));
  await toDo.getByRole('button', { name: 'Create 50 tasks' }).click();
  await expect(box).toHaveValue('Line number 51\nLine number 52');
  await expect(toDo).toHaveAccessibleName('To Do, 53 tasks', { timeout: 30_000 });
  await box.fill('');

  await page.route('**/api/tasks', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await box.fill('Keep these words');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Failed to create task');
  await expect(box).toHaveValue('Keep these words');
  await page.unroute('**/api/tasks');
  await page.reload();
  await toDo.getByRole('button', { name: 'Add task to To Do' }).click();
  await expect(box).toHaveValue('Keep these words');
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Keep these words' })).toBeVisible();
});

test('quick add under a filter that hides the new task says so and shows it', async ({ page, login, open, team }) => {
  await login('engineer');
  await make(page.request, team, [{ title: 'In sight', columnId: team.columns.done }]);
  await open(`${team.board}?status=Done`);
  const toDo = column(page, 'To Do');
  await toDo.getByRole('button', { name: 'Add task to To Do' }).click();
  await expect(toDo.getByRole('textbox', { name: 'New task in To Do' })).toBeFocused();
  await page.keyboard.type('Out of sight');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Task created', 'Your task has been added to the board. The filter hides it.');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(card(toDo, 'Out of sight')).toBeVisible();
  await expect(page).not.toHaveURL(/status=/);
});

test('a long list draws the rows in sight, tells the place of each and leads to its end', { tag: '@deep' }, async ({
  page,
  login,
  open,
  team,
}) => {
  await login('engineer');
  const titles = Array.from({ length: 60 }, (_, number) => `Row ${String(number + 1).padStart(2, '0')}`);
  await make(
    page.request,
    team,
    titles.map((title) => ({ title })),
  );
  await open(`${team.board}?view=list&sort=title&q=row`);
  const table = page.getByRole('table', { name: '60 tasks' });
  await expect(table).toHaveAttribute('aria-rowcount', '61');
  const first = table.getByRole('row').nth(1);
  await expect(first).toHaveAttribute('aria-rowindex', '2');
  await expect(first).toContainText('Row 01');
  const list = page.locator('.list-view');
  const length = () => list.evaluate((scroller) => scroller.scrollHeight);
  const whole = await length();
  expect(await table.getByRole('row').count()).toBeLessThan(50);

  await page.getByRole('button', { name: 'Row 01', exact: true }).focus();
  await page.keyboard.press('End');
  const last = page.getByRole('button', { name: 'Row 60', exact: true });
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await expect(table.getByRole('row').last()).toHaveAttribute('aria-rowindex', '61');
  await expect(table.getByRole('row').filter({ hasText: 'Row 01' })).toHaveCount(0);
  expect(await length()).toBe(whole);
  await expectAccessible(page);
  await page.keyboard.press('Home');
  await expect(page.getByRole('button', { name: 'Row 01', exact: true })).toBeFocused();

  await test.step('the keys never leave what can be seen, also above the bar of a selection', async () => {
    const walkDown = async (key: string, from: number, to: number) => {
      for (let at = from; at <= to; at++) {
        await page.keyboard.press(key);
        const title = page.getByRole('button', { name: `Row ${String(at).padStart(2, '0')}`, exact: true });
        await expect(title).toBeFocused();
        await expect(title).toBeInViewport({ ratio: 1 });
      }
    };
    await walkDown('j', 2, 25);
    await page.keyboard.press('x');
    await walkDown('Shift+J', 26, 30);
    const bar = await page.getByRole('toolbar', { name: /^Actions for/ }).boundingBox();
    const row = await page.getByRole('button', { name: 'Row 30', exact: true }).boundingBox();
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

test('the view of an address is asked for beside its tasks, not after them', { tag: '@deep' }, async ({
  page,
  login,
  server,
  team,
}) => {
  await login('engineer');
  await make(page.request, team, [{ title: 'In its list' }]);
  for (const [view, file, shown] of [
    ['list', '/assets/shared-', page.getByRole('rowheader', { name: 'In its list' })],
    ['dashboard', '/assets/dashboard-view-', page.getByRole('region', { name: 'Task Status' })],
  ] as const) {
    const part = page.waitForResponse((response) => response.url().includes(file) && response.url().endsWith('.js'));
    await page.route(/\/api\/workspaces\/\d+\/tasks/, async (route) => {
      await part;
      await route.fallback();
    });
    await page.goto(`${server.url}${team.board}?view=${view}`);
    await expect(shown).toBeVisible();
    await page.unrouteAll();
  }
});

test('quick add shows each card that it adds, also in a long column', { tag: '@deep' }, async ({ page, login, open, team }) => {
  await login('engineer');
  const inTheWay = Array.from({ length: 20 }, (_, n) => ({ title: `In the way ${n + 1}` }));
  await make(page.request, team, inTheWay);
  await open(team.board);
  const toDo = column(page, 'To Do');
  await toDo.getByRole('button', { name: 'Add task to To Do' }).click();
  await expect(toDo.getByRole('textbox', { name: 'New task in To Do' })).toBeFocused();
  for (const title of ['The first one', 'The second one']) {
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await expect(card(toDo, title)).toBeInViewport({ ratio: 1 });
  }
  // And the box does not cover it.
  const [shown, box] = [await card(toDo, 'The second one').boundingBox(), await toDo.locator('.quick-add').boundingBox()];
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
});

test('however narrow the table, its titles can be read', { tag: '@deep' }, async ({ page, login, open, team }) => {
  await login('engineer');
  await make(page.request, team, [{ title: 'A title of thirty characters..', dueDate: '2020-01-31' }]);
  for (const width of [768, 900, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(`${team.board}?view=list`);
    const title = page.getByRole('button', { name: 'A title of thirty characters..', exact: true });
    await expect(title).toBeVisible();
    const cut = () => title.evaluate((button) => button.scrollWidth - button.clientWidth);
    await expect.poll(cut, `cut at ${width}`).toBeLessThanOrEqual(0);
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
  }
  // Priority is not shown by colour alone, and "Unassigned" is a text.
  const row = page.getByRole('row', { name: /A title of thirty/ });
  await expect(row).toContainText('Overdue');
  await expect(row).toContainText('Unassigned');
});

test('what is written from right to left is read from there', { tag: '@deep' }, async ({ page, login, open, team }) => {
  await login('engineer');
  // Hebrew, Latin, Hebrew: read from the left, the end would stand before the beginning.
  const title = 'בדיקה של API לפני הפגישה';
  await make(page.request, team, [{ title, description: title }]);
  const isRight = async (words: Locator) => {
    await expect(words).toBeVisible();
    return words.evaluate((element) => {
      const range = document.createRange();
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element;
      const at = (place: number) => {
        range.setStart(text, place);
        range.setEnd(text, place + 1);
        return range.getBoundingClientRect().left;
      };
      return at(0) > at((text.textContent ?? '').length - 1);
    });
  };
  await open(team.board);
  expect(await isRight(cardTitle(page, title)), 'the title of a card').toBe(true);
  expect(await isRight(card(page, title).locator('.card-text')), 'the words of a card').toBe(true);
  await cardTitle(page, title).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: title })).toBeAttached();
  expect(await isRight(dialog.getByRole('region', { name: 'Description' }).getByText(title)), 'a description').toBe(true);
  // The document title names the open task.
  await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${title} · ${team.department} · `));
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle(new RegExp(`Task Manager · ${team.department} · `));
  await open(`${team.board}?view=list`);
  expect(await isRight(page.getByRole('button', { name: title, exact: true })), 'a row').toBe(true);
});

test('how many departments share a task is seen, however long the name of the first', async ({
  page,
  login,
  open,
  server,
  team,
}) => {
  await login('admin');
  const department = 'A department with quite a long name indeed';
  const made = await page.request.post(`${server.url}/api/departments`, { data: { name: department } });
  expect(made.status()).toBe(201);
  const departments = [department, team.department, 'HR'];
  await make(page.request, team, [{ title: 'Shared widely', department, departments }]);
  await open(team.board);
  const more = card(page, 'Shared widely').getByText('+1', { exact: true });
  await expect(more).toBeVisible();
  // Both at one moment, because the board may still move.
  const room = await more.evaluate((inner) => {
    const outer = inner.closest('.badge');
    return (outer?.getBoundingClientRect().right ?? 0) - inner.getBoundingClientRect().right;
  });
  expect(room).toBeGreaterThanOrEqual(0);
});

test('on a touch screen no title runs under the button of its menu', { tag: '@deep' }, async ({
  login,
  another,
  server,
  team,
}) => {
  const page = await another({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await login('engineer', page);
  const titles = ['Supercalifragilistic'.repeat(9), 'Rotate the signing keys before the window opens'];
  for (const title of titles) {
    const data = { ...taskDefaults(team), priority: 'P2', title };
    expect((await page.request.post(`${server.url}/api/tasks`, { data })).status()).toBe(201);
  }
  await page.goto(server.url + team.board);
  for (const title of titles) {
    const of = card(page, title);
    const menu = await of.getByRole('button', { name: `Actions for ${title}` }).boundingBox();
    const line = await cardTitle(of, title).evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getClientRects()[0]?.right ?? 0;
    });
    // The button is 44 pixels wide for the finger; its icon is centered.
    expect(line).toBeLessThanOrEqual((menu?.x ?? 0) + 14);
  }
});

test('nothing moves when the board comes in the place of its skeleton', { tag: '@deep' }, async ({
  login,
  another,
  server,
  team,
}) => {
  for (const options of [
    { viewport: { width: 1440, height: 900 } },
    { viewport: { width: 390, height: 844 } },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  ]) {
    const page = await another(options);
    await login('engineer', page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/api\/workspaces\/\d+\/tasks/, async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto(server.url + team.board);
    const top = async () => (await page.locator('.board-column').first().boundingBox())?.y;
    // The skeleton re-renders while chunks load.
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
    let before: number | undefined;
    await expect
      .poll(async () => {
        before = await top();
        return before;
      })
      .toBeGreaterThan(0);
    release();
    await expect(column(page, 'To Do')).toBeVisible();
    expect(await top()).toBe(before);
  }
});

test('two presses before the address is drawn anew are both kept', async ({ page, login, open, team }) => {
  await login('engineer');
  await make(page.request, team, [{ title: 'Found' }, { title: 'Other' }]);
  await open(`${team.board}?q=Found&cards=score`);
  await expect(card(page, 'Found')).toBeVisible();
  await expect(card(page, 'Other')).toHaveCount(0);
  const clear = page.getByRole('button', { name: 'Clear', exact: true });
  await expect(clear).toBeVisible();
  const order = page.getByRole('main').getByRole('button', { name: 'Board order' });
  await expect(order).toBeVisible();
  const [first, second] = [await clear.elementHandle(), await order.elementHandle()];
  await page.evaluate(
    (buttons) => {
      for (const button of buttons) (button as HTMLElement | null)?.click();
    },
    [first, second],
  );
  await expect(card(page, 'Other')).toBeVisible();
  await expect(page).not.toHaveURL(/q=|cards=/);
});

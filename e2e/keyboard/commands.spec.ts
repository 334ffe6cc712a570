// The command menu: what can be done here and now, every place, every person, and what is typed.
import type { Page, Route } from '@playwright/test';
import { card, cardTitle, column, expectToast } from '#support/board.ts';
import { test as base, expect, expectAccessibleInBothThemes, followSystem } from '#support/fixtures.ts';
import { isDeep } from '#support/run/deep.ts';
import { newTask } from '#support/tasks.ts';

const first = 'Plan the quarter';
const second = 'Write the minutes';

const test = base.extend<{ board: string }>({
  board: async ({ page, login, team }, use) => {
    await login('engineer');
    await team.person('colleague');
    await newTask(page.request, team, { title: first });
    await newTask(page.request, team, { title: second });
    await use(team.board);
  },
});
test.use({ ownServer: false });

const menu = (page: Page) => page.getByRole('dialog', { name: 'Command menu' });
const field = (page: Page) => menu(page).getByRole('combobox');
const rows = (page: Page) => menu(page).getByRole('option');
const active = (page: Page) => menu(page).getByRole('option', { selected: true });

async function onBoard(page: Page, board: string): Promise<void> {
  await page.goto(board);
  await cardTitle(page, first).waitFor();
}

async function openMenu(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
}

/** Opens the menu, types, and presses Enter on what is offered first. */
async function command(page: Page, ...texts: string[]): Promise<void> {
  await openMenu(page);
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
}

test('the first card is one key away, on board and list', async ({ page, board }) => {
  await onBoard(page, board);
  await page.keyboard.press('ArrowDown');
  await expect(cardTitle(page, first)).toBeFocused();
  // A click has left the focus on a button.
  await page.getByRole('button', { name: 'Column To Do' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Column To Do' })).toBeFocused();
  await page.keyboard.press('j');
  await expect(cardTitle(page, first)).toBeFocused();
  await page.goto(`${board}?view=list`);
  await page.getByRole('table').waitFor();
  await page.keyboard.press('j');
  await expect(cardTitle(page, first)).toBeFocused();
});

test('a menu that is given up after it has loaded and before it is drawn leaves the focus on its button', async ({
  page,
  board,
}) => {
  // React draws what is not urgent in a task of its own, which comes late on a busy machine.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function late(this: MessagePort, ...given: unknown[]) {
      setTimeout(() => Reflect.apply(post, this, given), 'isBusy' in window ? 500 : 0);
    };
  });
  await onBoard(page, board);
  const button = page.getByRole('button', { name: 'Column To Do' });
  // The pointer fetches the menu.
  await button.hover();
  await page.waitForTimeout(300);
  await page.evaluate(() => Object.assign(window, { isBusy: true }));
  await button.click();
  await page.waitForTimeout(200);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(500);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
});

test('the task that has the focus is changed by what is typed, and keeps the focus', async ({ page, board }) => {
  await onBoard(page, board);
  await cardTitle(page, first).focus();
  await test.step('a priority', async () => {
    await command(page, 'p1');
    await expectToast(page, 'Task updated', 'Priority: High');
    await expect(cardTitle(page, first)).toBeFocused();
    await expect(card(page, first).getByRole('img', { name: 'Priority: High' })).toBeVisible();
  });
  await test.step('a date in words', async () => {
    await command(page, 'due tomorrow');
    await expectToast(page, 'Task updated', 'Due date:');
  });
  await test.step('a person', async () => {
    await command(page, 'assign carl');
    await expect(card(page, first).getByRole('img', { name: /Carl Colleague/ })).toBeVisible();
  });
  await test.step('another column', async () => {
    await command(page, 'move to review');
    await expect(card(column(page, 'Review'), first)).toBeVisible();
    await expect(cardTitle(page, first)).toBeFocused();
  });
  await test.step('several values at once', async () => {
    await command(page, 'p3 friday >done');
    await expect(card(column(page, 'Done'), first)).toBeVisible();
    await expect(card(page, first).getByRole('img', { name: 'Priority: Low' })).toBeVisible();
  });
});

test('a command asks for its value in a second step, and Backspace and Escape lead back', async ({ page, board }) => {
  await onBoard(page, board);
  await cardTitle(page, second).focus();
  await openMenu(page);
  await page.keyboard.type('prio');
  await expect(active(page)).toContainText('Priority');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveAccessibleName('Priority');
  await expect(rows(page)).toHaveText([/High/, /Medium/, /Low/]);
  await page.keyboard.press('Backspace');
  await expect(field(page)).toHaveValue('prio');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('prio');
  await page.keyboard.press('Enter');
  await page.keyboard.type('lo');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Task updated', 'Priority: Low');
  await test.step('a date takes words', async () => {
    await command(page, 'due date', 'in 3 days');
    await expectToast(page, 'Task updated', 'Due date:');
  });
  await test.step('Escape closes the first step, and so does the same key', async () => {
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(cardTitle(page, second)).toBeFocused();
    await openMenu(page);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(menu(page)).toHaveCount(0);
    await expect(cardTitle(page, second)).toBeFocused();
  });
});

test('keys typed right after a command go where it leads', async ({ page, board }) => {
  await onBoard(page, board);
  await command(page, 'create a task');
  await page.keyboard.type('Typed without waiting');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Title/ })).toHaveValue('Typed without waiting');
  await page.keyboard.press('Escape');
});

test('leads to tasks, places and people, and back to what was open', { tag: '@deep' }, async ({ page, board, team }) => {
  await onBoard(page, board);
  await test.step('a task, found with a mistake, below what is local', async () => {
    await openMenu(page);
    await page.keyboard.type('minuts');
    await expect(menu(page).getByRole('group', { name: 'Tasks' }).getByRole('option')).toHaveText([new RegExp(second)]);
    await expect(active(page)).toContainText(second);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('heading', { name: second })).toBeVisible();
  });
  await test.step('over the open task: its values, and no board commands', async () => {
    await openMenu(page);
    await expect(menu(page).getByRole('group', { name: /^This task/ })).toBeVisible();
    await expect(rows(page).filter({ hasText: 'Create a task' })).toHaveCount(0);
    await page.keyboard.type('high');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Task updated', 'Priority: High');
    await expect(page.getByRole('dialog').getByRole('heading', { name: second })).toBeVisible();
  });
  await test.step('a place from the open task', async () => {
    await command(page, 'settings privacy');
    await expect(page).toHaveURL(/\/settings\?tab=privacy$/);
  });
  await test.step('what was open lately', async () => {
    await openMenu(page);
    const recent = menu(page).getByRole('group', { name: 'Recent' }).getByRole('option');
    await expect(recent.filter({ hasText: second })).toHaveCount(1);
    await expect(recent.filter({ hasText: team.department })).toHaveCount(1);
    await page.keyboard.type('quarter');
    await page.keyboard.press('Escape');
  });
  await test.step('somebody among the members', async () => {
    await command(page, 'carl coll');
    await expect(page).toHaveURL(/\/members\?/);
    await expect(page.getByRole('cell', { name: /Carl Colleague/ }).or(page.getByText('carl').first())).toBeVisible();
  });
  await test.step('nothing recent is left for the next person', async () => {
    expect(await page.evaluate(() => localStorage.getItem('recent'))).toContain(second);
    await command(page, 'log out');
    await expect(page).toHaveURL(/\/auth/);
    expect(await page.evaluate(() => localStorage.getItem('recent'))).toBeNull();
  });
});

test('filters, sorts and switches the board', { tag: '@deep' }, async ({ page, board }) => {
  await onBoard(page, board);
  await command(page, 'filter high');
  await expect(page).toHaveURL(/priority=P1/);
  await page.getByRole('button', { name: /^Remove filter/ }).waitFor();
  await command(page, 'clear the filter');
  await expect(page).not.toHaveURL(/priority=P1/);
  await command(page, 'ellen', 'only');
  // Tests share the server, which has many of that name.
  await expect(page).toHaveURL(/\?assignee=\d+$/);
  await page.getByRole('button', { name: /^Remove filter/ }).waitFor();
  await command(page, 'clear the filter');
  await command(page, 'show the list');
  await expect(page.getByRole('table')).toBeVisible();
  await command(page, 'sort priority');
  await expect(page).toHaveURL(/sort=priority/);
  await command(page, 'theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('adds a task, asks the assistant and searches with what was typed', { tag: '@deep' }, async ({ page, board, team }) => {
  await onBoard(page, board);
  const add = rows(page).filter({ hasText: `Add task to ${team.department}: Order new chairs` });
  const chips = menu(page).getByRole('list', { name: 'Understood' }).getByRole('button');
  await test.step('what is understood of it can be taken off', async () => {
    await openMenu(page);
    await page.keyboard.type('Order new chairs tomorrow p1');
    await expect(add).toBeVisible();
    await expect(active(page), 'nothing else is found').toContainText('Order new chairs');
    await expect(chips).toHaveText([/^Due/, /High/]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Delete');
    await expect(chips).toHaveText([/^Due/]);
    await expect(chips.first()).toBeFocused();
    await expect(add).toContainText('Order new chairs p1');
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeFocused();
  });
  await test.step('a refused task keeps what was typed', async () => {
    const fail = (route: Route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 507, json: { message: 'The disk is full', error: 'storage_full' } })
        : route.fallback();
    await page.route('**/api/tasks', fail);
    await page.keyboard.press('Enter');
    await expectToast(page, 'The disk is full');
    await page.unroute('**/api/tasks', fail);
    await openMenu(page);
    await expect(field(page)).toHaveValue('Order new chairs tomorrow p1');
  });
  await test.step('Enter adds it, and Ctrl+Enter whatever else is found', async () => {
    await expect(active(page)).toContainText('Order new chairs');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Task created');
    await expect(card(column(page, 'To Do'), 'Order new chairs')).toBeVisible();
    await openMenu(page);
    await page.keyboard.type('Settings p3');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(card(column(page, 'To Do'), 'Settings').getByRole('img', { name: 'Priority: Low' })).toBeVisible();
  });

  await openMenu(page);
  await page.keyboard.type('what is overdue here?');
  await rows(page).filter({ hasText: 'Ask the assistant: what is overdue here?' }).click();
  const question = page.getByRole('textbox', { name: 'Ask about tasks, or say what to change' });
  await expect(question).toHaveValue('what is overdue here?');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);

  await openMenu(page);
  await page.keyboard.type('quarter');
  await rows(page).filter({ hasText: 'All tasks with: quarter' }).click();
  await expect(page.getByRole('combobox', { name: 'Search tasks' })).toHaveValue('quarter');
});

test('every row does something: it asks for a value, or changes the page, the data or the message', { tag: '@deep' }, async ({
  page,
  board,
}) => {
  async function start(): Promise<void> {
    const isHere = new URL(page.url()).pathname + new URL(page.url()).search === board;
    if (!isHere || (await page.getByRole('dialog').count()) > 0) await page.goto(board);
    // One of the rows duplicates the task.
    await cardTitle(page, second).first().focus();
    await openMenu(page);
  }
  await start();
  const all = await menu(page)
    .locator('[data-command]')
    .evaluateAll((found) => found.map((row) => [row.getAttribute('data-command') ?? '', row.parentElement?.innerText ?? '']));
  const ids = all.map(([id = '']) => id);
  expect(new Set(ids).size, 'each row has an id of its own').toBe(ids.length);
  // Another test logs out, and what is selected has other rows.
  const safe = all.filter(([id = '']) => !['logOut', 'density', 'cardDelete'].includes(id) && !id.startsWith('select'));
  expect(safe.length).toBeGreaterThan(30);
  // All of them are tried by `npm run deep`.
  const tried = safe.filter((_, at) => isDeep || at % 3 === 0);
  for (const [id = '', group = ''] of tried) {
    // Places are everywhere.
    const isPlace = group.startsWith('Go to');
    if (!(await menu(page).isVisible())) await (isPlace ? openMenu(page) : start());
    const wasAt = page.url();
    const before = await looks(page);
    await page.locator(`[data-command="${id}"]`).click();
    const isStep = await page.locator('.commands-step').isVisible();
    if (isStep) await expect(rows(page).first(), id).toBeVisible();
    else await expect.poll(async () => page.url() !== wasAt || (await looks(page)) !== before, { message: id }).toBe(true);
    await page.keyboard.press('Escape');
  }
});

/** What a command may change: the page, the focus, a field, an overlay, a message. */
function looks(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement;
    const parts = [
      ...document.querySelectorAll('[role="dialog"]:not(:has(.commands)), [role="menu"], .peek, #messages, textarea'),
    ];
    const closed = parts.map((part) => part.textContent).join('|');
    const shell = document.querySelector('.shell')?.getAttribute('data-collapsed');
    const at = document.activeElement?.closest('.commands') ? '' : document.activeElement?.outerHTML.slice(0, 200);
    return [closed, dataset['density'], shell, at].join('#');
  });
}

test('is found in four languages, by their words and by English ones', { tag: '@deep' }, async ({ page, board }) => {
  const labels = { spanish: 'Fecha de v', french: 'échéance', german: 'Fälligkeitsdatum', english: 'Due date' };
  for (const [language, label] of Object.entries(labels)) {
    await page.request.patch('/api/users/settings', { data: { language } });
    await page.goto(board);
    await cardTitle(page, first).focus();
    await page.keyboard.press('ControlOrMeta+k');
    await page.locator('.commands-input').waitFor();
    for (const typed of ['deadline', label]) {
      await page.locator('.commands-input').fill(typed);
      await expect(page.locator('[data-command="dueDate"]'), `${language}: ${typed}`).toBeVisible();
      await expect(page.locator('[data-command="dueDate"]')).toContainText(new RegExp(label, 'i'));
    }
  }
});

test('says that a search failed, and everything else goes on', async ({ page, board }) => {
  await onBoard(page, board);
  await page.route('**/api/search**', (route) =>
    route.fulfill({ status: 500, json: { message: 'Broken', error: 'unexpected' } }),
  );
  await openMenu(page);
  await page.keyboard.type('settings');
  await expect(menu(page).getByText('The tasks could not be loaded.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings$/);
});

test('opens from a field, and not over a question or a menu', async ({ page, board }) => {
  await onBoard(page, board);
  await page.keyboard.press('/');
  await page.keyboard.type('abc');
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Search tasks' })).toBeFocused();
  await cardTitle(page, first).focus();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(menu(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
});

test('Space looks at a task, follows the arrows and closes again', async ({ page, board, team }) => {
  await newTask(page.request, team, { title: 'With text', description: 'All of **this** is inside' });
  await onBoard(page, board);
  const peek = (title: string) => page.getByRole('region', { name: `Quick look: ${title}` });
  await cardTitle(page, second).focus();
  await page.keyboard.press('Space');
  await expect(peek(second)).toBeVisible();
  await expect(cardTitle(page, second)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(peek('With text').getByText('this', { exact: true })).toBeVisible();
  await expect(cardTitle(page, 'With text')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(peek('With text')).toHaveCount(0);
  await expect(page.getByRole('dialog'), 'nothing opened').toHaveCount(0);
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(peek('With text')).toHaveCount(0);
  await expect(cardTitle(page, 'With text')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(peek('With text')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(cardTitle(page, 'With text')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'With text' })).toBeVisible();
  await expect(peek('With text')).toHaveCount(0);
  await page.goto(`${board}?view=list`);
  await cardTitle(page, 'With text').focus();
  await page.keyboard.press('Space');
  await expect(peek('With text').getByText('this', { exact: true })).toBeVisible();
  await page.keyboard.press('k');
  await expect(peek('With text')).toHaveCount(0);
});

test('is accessible, tells how much it found, and is a sheet from below on a phone', async ({ page, board }) => {
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await followSystem(page);
  await onBoard(page, board);
  await openMenu(page);
  await page.keyboard.type('settings');
  await expect(
    menu(page)
      .getByRole('status')
      .filter({ hasText: /^\d+ results$/ }),
  ).toBeAttached();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await openMenu(page);
  await expect(rows(page).first()).toBeVisible();
  const box = await menu(page).boundingBox();
  expect(box).toMatchObject({ x: 0, width: 390 });
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
  expect(box?.y).toBeGreaterThan(100);
});

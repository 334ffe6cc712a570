// Every shortcut of the registry, pressed where it means something; the sheet that lists them; switching single keys off.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { card, cardTitle, column, expectToast } from './board.ts';
import { engineering, expect, expectAccessible, screens, test } from './fixtures.ts';

const first = 'Plan the quarter';
const second = 'Write the minutes';
const other = 'Book a quiet room';

interface Made {
  title: string;
  columnId?: number;
  [field: string]: unknown;
}

async function make(request: APIRequestContext, url: string, { title, columnId = 9, ...rest }: Made): Promise<number> {
  const data = { title, columnId, workspaceId: engineering, department: 'Engineering', priority: 'P2', ...rest };
  const reply = await request.post(`${url}/api/tasks`, { data });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()).id;
}

async function clear(request: APIRequestContext, url: string): Promise<void> {
  const tasks: { id: number }[] = await (await request.get(`${url}/api/tasks`)).json();
  for (const { id } of tasks) await request.delete(`${url}/api/tasks/${id}`);
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const dialog = (page: Page) => page.getByRole('dialog');
const search = (page: Page) => page.getByRole('combobox', { name: 'Search tasks' });
const order = (page: Page, name: string): Locator => column(page, name).locator('.card-title');

/** A board with two tasks in To Do and one in In Progress, the first of them focused. */
async function onBoard(page: Page): Promise<void> {
  await page.goto(screens.workspace.href(engineering));
  // The tools of the header come as a part of their own, and with them the key of the search.
  await expect(search(page)).toBeVisible();
  await cardTitle(page, first).focus();
  await expect(cardTitle(page, first)).toBeFocused();
}

async function onList(page: Page): Promise<void> {
  await page.goto(`${screens.workspace.href(engineering)}?view=list&sort=title`);
  await page.getByRole('row').getByRole('button', { name: other }).focus();
}

async function onTask(page: Page): Promise<void> {
  await onBoard(page);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: first })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Edit Task' })).toBeVisible();
}

async function onNotifications(page: Page): Promise<void> {
  await page.goto(screens.notifications.href());
  await expect(page.locator('button.notification').first()).toBeVisible();
}

const at = (page: Page, path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path);

/** Presses each shortcut and sees what it does. A shortcut that is not here fails the test of the sheet. */
const proofs: Record<string, (page: Page) => Promise<void>> = {
  async help(page) {
    await onBoard(page);
    await page.keyboard.press('?');
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(cardTitle(page, first)).toBeFocused();
  },
  async search(page) {
    await onBoard(page);
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await expect(search(page)).toHaveValue('');
  },
  async sidebar(page) {
    await onBoard(page);
    await page.keyboard.press('[');
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
    await page.keyboard.press('[');
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toHaveCount(0);
  },
  async messages(page) {
    await onBoard(page);
    await page.keyboard.press('i');
    await expectToast(page, 'Task updated');
    await page.keyboard.press('F8');
    await expect(page.locator('#messages')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(cardTitle(page, first)).toBeFocused();
  },
  async goHome(page) {
    await page.goto(screens.profile.href());
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('w');
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/workspace\/\d+$/);
  },
  async goDepartment(page) {
    await page.goto(screens.profile.href());
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Engineering/ })).toBeVisible();
    const links = page.getByRole('region', { name: 'DEPARTMENTS' }).getByRole('link').filter({ hasNotText: 'All Departments' });
    const href = await links.nth(1).getAttribute('href');
    await page.keyboard.press('g');
    await page.keyboard.press('2');
    await at(page, href ?? '');
  },
  async goCompany(page) {
    await onBoard(page);
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await at(page, screens.workspace.href(0));
  },
  async goMembers(page) {
    await onBoard(page);
    await page.keyboard.press('g');
    await page.keyboard.press('m');
    await at(page, screens.members.href());
    await expect(page.getByRole('menu')).toHaveCount(0);
  },
  async goAdmin(page) {
    await onBoard(page);
    await page.keyboard.press('g');
    await page.keyboard.press('a');
    await at(page, screens.admin.href());
  },
  async goNotifications(page) {
    await onBoard(page);
    await page.keyboard.press('g');
    await page.keyboard.press('n');
    await at(page, screens.notifications.href());
  },
  async goProfile(page) {
    await onBoard(page);
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await at(page, screens.profile.href());
  },
  async goSettings(page) {
    await onBoard(page);
    await page.keyboard.press('g');
    await page.keyboard.press('s');
    await at(page, screens.settings.href());
  },

  async create(page) {
    await onBoard(page);
    await page.keyboard.press('c');
    await expect(dialog(page).getByRole('textbox', { name: /^Title/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cardTitle(page, first)).toBeFocused();
  },
  async quickAdd(page) {
    await onBoard(page);
    await cardTitle(page, other).focus();
    await page.keyboard.press('n');
    await expect(page.getByRole('textbox', { name: 'New task in In Progress' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cardTitle(page, other)).toBeFocused();
  },
  async filter(page) {
    await onBoard(page);
    await page.keyboard.press('f');
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Filter' })).toHaveCount(0);
  },
  async mine(page) {
    await onBoard(page);
    await page.keyboard.press('q');
    await expect(page.getByRole('button', { name: 'Remove filter Only mine' })).toBeVisible();
    await page.keyboard.press('q');
    await expect(page.getByRole('button', { name: 'Remove filter Only mine' })).toHaveCount(0);
  },
  async clearFilter(page) {
    await onBoard(page);
    await page.keyboard.press('q');
    await expect(page.getByRole('button', { name: 'Remove filter Only mine' })).toBeVisible();
    await page.keyboard.press('Shift+F');
    await expect(page.getByRole('button', { name: 'Remove filter Only mine' })).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Filter' })).toHaveCount(0);
  },
  async undo(page) {
    await onBoard(page);
    await page.keyboard.press('Shift+ArrowRight');
    await expect(card(column(page, 'In Progress'), first)).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(card(column(page, 'To Do'), first)).toBeVisible();
    await expect(order(page, 'To Do'), 'where it stood').toHaveText([first, second]);
  },
  async viewBoard(page) {
    await onList(page);
    await page.keyboard.press('g');
    await page.keyboard.press('b');
    await expect(column(page, 'To Do')).toBeVisible();
  },
  async viewList(page) {
    await onBoard(page);
    await page.keyboard.press('g');
    await page.keyboard.press('l');
    await expect(page.getByRole('table')).toBeVisible();
  },
  async viewDashboard(page) {
    await onBoard(page);
    await page.keyboard.press('g');
    await page.keyboard.press('d');
    await expect(page.getByRole('heading', { name: 'Task Status' })).toBeVisible();
  },

  async cardUp(page) {
    await onBoard(page);
    await cardTitle(page, second).focus();
    await page.keyboard.press('ArrowUp');
    await expect(cardTitle(page, first)).toBeFocused();
  },
  async cardDown(page) {
    await onBoard(page);
    await page.keyboard.press('j');
    await expect(cardTitle(page, second)).toBeFocused();
    await page.keyboard.press('k');
    await expect(cardTitle(page, first)).toBeFocused();
  },
  async cardLeft(page) {
    await onBoard(page);
    await cardTitle(page, other).focus();
    await page.keyboard.press('h');
    await expect(cardTitle(page, first)).toBeFocused();
  },
  async cardRight(page) {
    await onBoard(page);
    await page.keyboard.press('ArrowRight');
    await expect(cardTitle(page, other)).toBeFocused();
  },
  async cardFirst(page) {
    await onBoard(page);
    await cardTitle(page, second).focus();
    await page.keyboard.press('Home');
    await expect(cardTitle(page, first)).toBeFocused();
  },
  async cardLast(page) {
    await onBoard(page);
    await page.keyboard.press('End');
    await expect(cardTitle(page, second)).toBeFocused();
  },
  async cardOpen(page) {
    for (const key of ['Enter', 'o']) {
      await onBoard(page);
      await page.keyboard.press(key);
      await expect(dialog(page).getByRole('heading', { name: first })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(cardTitle(page, first)).toBeFocused();
    }
  },
  async cardEdit(page) {
    await onBoard(page);
    await page.keyboard.press('e');
    await expect(dialog(page).getByRole('textbox', { name: /^Title/ })).toBeFocused();
    await expect(dialog(page).getByRole('textbox', { name: /^Title/ })).toHaveValue(first);
    await page.keyboard.press('Escape');
    await expect(cardTitle(page, first)).toBeFocused();
  },
  async cardMoveLeft(page) {
    await onBoard(page);
    await cardTitle(page, other).focus();
    await page.keyboard.press(',');
    await expect(cardTitle(column(page, 'To Do'), other)).toBeFocused();
    await expect(order(page, 'To Do')).toHaveText([first, second, other]);
  },
  async cardMoveRight(page) {
    await onBoard(page);
    await page.keyboard.press('Shift+ArrowRight');
    await expect(cardTitle(column(page, 'In Progress'), first)).toBeFocused();
    await expect(page.getByText(`Task "${first}" moved from To Do to In Progress, position 2 of 2.`)).toBeAttached();
    await expectToast(page, 'Task moved', 'Task successfully moved from To Do to In Progress');
  },
  async cardMoveUp(page) {
    await onBoard(page);
    await cardTitle(page, second).focus();
    await page.keyboard.press('Shift+ArrowUp');
    await expect(order(page, 'To Do')).toHaveText([second, first]);
    await expect(cardTitle(page, second)).toBeFocused();
    await expect(page.getByText(`Task "${second}" moved from To Do to To Do, position 1 of 2.`)).toBeAttached();
  },
  async cardMoveDown(page) {
    await onBoard(page);
    await page.keyboard.press('Shift+ArrowDown');
    await expect(order(page, 'To Do')).toHaveText([second, first]);
    await expect(cardTitle(page, first)).toBeFocused();
  },
  async cardMoveTo(page) {
    await onBoard(page);
    await page.keyboard.press('m');
    await expect(page.getByRole('menuitemcheckbox', { name: 'To Do' })).toHaveAttribute('aria-checked', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(cardTitle(page, first)).toBeFocused();
    await page.keyboard.press('m');
    await page.getByRole('menuitemcheckbox', { name: 'Review' }).press('Enter');
    await expect(cardTitle(column(page, 'Review'), first)).toBeFocused();
  },
  async cardAssign(page) {
    await onBoard(page);
    await page.keyboard.press('i');
    await expect(card(page, first).getByRole('img', { name: /Administrator/ })).toBeVisible();
  },
  async cardCopy(page) {
    await onBoard(page);
    await page.keyboard.press('Control+.');
    await expectToast(page, 'Link copied');
  },
  async cardDelete(page) {
    await onBoard(page);
    await page.keyboard.press('Delete');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cardTitle(page, first), 'kept').toBeFocused();
    await page.keyboard.press('Control+Backspace');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Task' }).press('Enter');
    await expect(card(page, first)).toHaveCount(0);
    await expect(cardTitle(page, second)).toBeFocused();
  },

  async rowUp(page) {
    await onList(page);
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expect(page.getByRole('row').getByRole('button', { name: other })).toBeFocused();
  },
  async rowDown(page) {
    await onList(page);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('row').getByRole('button', { name: first })).toBeFocused();
  },
  async rowFirst(page) {
    await onList(page);
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await expect(page.getByRole('row').getByRole('button', { name: other })).toBeFocused();
  },
  async rowLast(page) {
    await onList(page);
    await page.keyboard.press('End');
    await expect(page.getByRole('row').getByRole('button', { name: second })).toBeFocused();
  },
  async rowOpen(page) {
    await onList(page);
    await page.keyboard.press('o');
    await expect(dialog(page).getByRole('heading', { name: other })).toBeVisible();
    await page.keyboard.press('j');
    await expect(dialog(page).getByRole('heading', { name: first }), 'in the order of the list').toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row').getByRole('button', { name: first })).toBeFocused();
  },

  async taskPrevious(page) {
    await onTask(page);
    await expect(dialog(page).getByRole('button', { name: 'Previous task' })).toBeDisabled();
    await page.keyboard.press('j');
    await expect(dialog(page).getByRole('heading', { name: second })).toBeVisible();
    await page.keyboard.press('k');
    await expect(dialog(page).getByRole('heading', { name: first })).toBeVisible();
  },
  async taskNext(page) {
    await onTask(page);
    await page.keyboard.press('j');
    await expect(dialog(page).getByRole('heading', { name: second })).toBeVisible();
    await expect(page.getByText(`${second}, task 2 of 3`)).toBeAttached();
    await page.keyboard.press('j');
    await expect(dialog(page).getByRole('heading', { name: other })).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Next task' })).toBeDisabled();
    await page.keyboard.press('j');
    await expect(dialog(page).getByRole('heading', { name: other })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cardTitle(page, other)).toBeFocused();
  },
  async taskEdit(page) {
    await onTask(page);
    await page.keyboard.press('e');
    await expect(dialog(page).getByRole('textbox', { name: /^Title/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cardTitle(page, first)).toBeFocused();
  },
  async taskComment(page) {
    await onTask(page);
    await page.keyboard.press('r');
    await expect(dialog(page).getByPlaceholder('Add a comment...')).toBeFocused();
    await expect(dialog(page).getByPlaceholder('Add a comment...')).toHaveValue('');
  },

  async noteDown(page) {
    await onNotifications(page);
    await page.keyboard.press('j');
    await expect(page.locator('button.notification').first()).toBeFocused();
    await page.keyboard.press('j');
    await expect(page.locator('button.notification').nth(1)).toBeFocused();
  },
  async noteUp(page) {
    await onNotifications(page);
    await page.locator('button.notification').nth(1).focus();
    await page.keyboard.press('k');
    await expect(page.locator('button.notification').first()).toBeFocused();
  },
  async noteOpen(page) {
    await onNotifications(page);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/task\/\d+$/);
  },
  async noteUnread(page) {
    await onNotifications(page);
    const note = page.locator('button.notification').first();
    await note.focus();
    const before = await note.getAttribute('data-unread');
    await page.keyboard.press('u');
    await expect.poll(() => note.getAttribute('data-unread')).not.toBe(before);
    await expect(page.getByText(before === null ? 'Marked as unread' : 'Marked as read', { exact: true })).toBeAttached();
    await expect(note).toBeFocused();
    await page.keyboard.press('u');
    await expect.poll(() => note.getAttribute('data-unread')).toBe(before);
    await page.waitForLoadState('networkidle');
    await page.reload();
    await expect.poll(() => note.getAttribute('data-unread'), 'and the server knows').toBe(before);
  },
  async noteAllRead(page) {
    await onNotifications(page);
    const note = page.locator('button.notification').first();
    await note.focus();
    if ((await note.getAttribute('data-unread')) === null) await page.keyboard.press('u');
    await page.keyboard.press('Shift+U');
    await expectToast(page, 'Success', 'All notifications marked as read');
  },

  async submit(page) {
    await onTask(page);
    await page.keyboard.press('e');
    await dialog(page)
      .getByRole('textbox', { name: /^Title/ })
      .fill(`${first} again`);
    await page.keyboard.press('Control+Enter');
    await expectToast(page, 'Task updated', 'The task has been updated successfully.');
    await expect(dialog(page).getByRole('button', { name: 'Edit Task' })).toBeFocused();
  },
  async addLine(page) {
    await onBoard(page);
    await page.keyboard.press('n');
    await expect(page.getByRole('textbox', { name: 'New task in To Do' })).toBeFocused();
    await page.keyboard.type('Added by Enter');
    await page.keyboard.press('Enter');
    await expect(card(column(page, 'To Do'), 'Added by Enter')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'New task in To Do' })).toBeFocused();
  },
  async close(page) {
    await onTask(page);
    await page.keyboard.press('e');
    await dialog(page)
      .getByRole('textbox', { name: /^Title/ })
      .fill('Something else');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Discard this draft?' });
    // Once it has the focus the key is its own.
    await expect(question.locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(dialog(page).getByRole('textbox', { name: /^Title/ })).toHaveValue('Something else');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.keyboard.press('Escape');
    await expect(cardTitle(page, first)).toBeFocused();
  },
};

test.beforeEach(async ({ page, login, server }) => {
  await login('admin');
  await clear(page.request, server.url);
  await make(page.request, server.url, { title: first });
  await make(page.request, server.url, { title: second });
  await make(page.request, server.url, { title: other, columnId: 10 });
});

test('the sheet lists exactly the shortcuts that are pressed here, by scope, and finds them', async ({ page }) => {
  await onBoard(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('searchbox', { name: 'Find a shortcut' })).toBeFocused();
  const listed = await sheet(page)
    .locator('[data-shortcut]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-shortcut') ?? ''));
  expect(listed.toSorted()).toEqual(Object.keys(proofs).toSorted());
  await expect(sheet(page).getByRole('heading', { level: 3 })).toHaveText([
    'Everywhere',
    'Board, list and dashboard',
    'On a card',
    'In the list',
    'In an open task',
    'Notifications',
    'While you write',
  ]);
  await expectAccessible(page);
  await page.keyboard.type('move');
  await expect(sheet(page).getByRole('listitem')).toHaveCount(6);
  await page.getByRole('searchbox').fill('no such thing');
  await expect(sheet(page).getByText('No shortcut found')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.keyboard.type('?');
  await expect(page.getByRole('searchbox'), 'typed, not heard').toHaveValue('?');
});

test('the sheet is opened by the menu of the person, and the focus returns there', async ({ page }) => {
  await onBoard(page);
  const person = page.getByRole('banner').getByRole('button', { name: 'Your account' });
  await person.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /Keyboard shortcuts/ }).press('Enter');
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(person).toBeFocused();
});

const groups = {
  'go from screen to screen': ['help', 'search', 'sidebar', 'messages', 'goHome', 'goCompany', 'goMembers', 'goAdmin'],
  'go to the other screens': ['goNotifications', 'goProfile', 'goSettings', 'viewBoard', 'viewList', 'viewDashboard'],
  'work on the board': ['create', 'quickAdd', 'filter', 'mine', 'clearFilter', 'addLine'],
  'move between cards': ['cardUp', 'cardDown', 'cardLeft', 'cardRight', 'cardFirst', 'cardLast', 'cardOpen', 'cardEdit'],
  'copy and assign': ['cardCopy', 'cardAssign'],
  'move between rows': ['rowUp', 'rowDown', 'rowFirst', 'rowLast', 'rowOpen'],
  'work in an open task': ['taskPrevious', 'taskNext', 'taskEdit', 'taskComment', 'close'],
};
// Each changes the board, so each has one of its own.
const alone = ['undo', 'cardMoveLeft', 'cardMoveRight', 'cardMoveUp', 'cardMoveDown', 'cardMoveTo', 'cardDelete', 'submit'];

test.describe('the keys', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] } as never);

  for (const [name, ids] of Object.entries(groups)) {
    test(`${name}: ${ids.join(', ')}`, async ({ page }) => {
      test.setTimeout(120_000);
      for (const id of ids) await test.step(id, () => (proofs[id] as (page: Page) => Promise<void>)(page));
    });
  }

  for (const id of alone) {
    test(`change the board: ${id}`, async ({ page }) => (proofs[id] as (page: Page) => Promise<void>)(page));
  }

  test('of notifications, and to the second department', async ({ page, login, server, another }) => {
    test.setTimeout(120_000);
    const writer = await another();
    await login('engineer', writer);
    const { user } = await (await page.request.get(`${server.url}/api/auth/current-user`)).json();
    for (const title of ['Note one', 'Note two', 'Note three']) {
      await make(writer.request, server.url, { title, assigneeId: user.id });
    }
    for (const id of ['goDepartment', 'noteDown', 'noteUp', 'noteOpen', 'noteUnread', 'noteAllRead']) {
      await test.step(id, () => (proofs[id] as (page: Page) => Promise<void>)(page));
    }
  });

  test('are all pressed by one of these tests', () => {
    const pressed = [...Object.values(groups).flat(), ...alone];
    pressed.push('goDepartment', 'noteDown', 'noteUp', 'noteOpen', 'noteUnread', 'noteAllRead');
    expect(pressed.toSorted()).toEqual(Object.keys(proofs).toSorted());
  });
});

test.describe('single keys', () => {
  test('do nothing while typing, with Ctrl, or under a dialog and a menu', async ({ page }) => {
    await onBoard(page);
    await page.keyboard.press('/');
    await page.keyboard.type('c?gb[');
    await expect(search(page)).toHaveValue('c?gb[');
    await expect(dialog(page)).toHaveCount(0);
    await onBoard(page);
    await page.keyboard.press('Alt+c');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('m');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('?');
    await expect(sheet(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await onTask(page);
    for (const key of ['c', 'f', 'q', '[', '?']) await page.keyboard.press(key);
    await expect(dialog(page)).toHaveCount(1);
    await dialog(page).getByRole('button', { name: 'Delete Task' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    for (const key of ['j', 'e', 'r']) await page.keyboard.press(key);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page).getByRole('heading', { name: first })).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Delete Task' })).toBeFocused();
    await expect(dialog(page).getByRole('button', { name: 'Edit Task' })).toBeVisible();
  });

  test('can be switched off in Settings; arrows, Enter, Escape and Ctrl go on', async ({ page }) => {
    await page.goto(`${screens.settings.href()}?tab=preferences`);
    const single = page.getByRole('switch', { name: 'Single-key shortcuts' });
    await expect(single, 'on to begin with').toBeChecked();
    await single.click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Settings updated', 'Your preferences have been saved successfully');

    await onBoard(page);
    for (const key of ['c', 'f', 'q', 'n', '[', '/', '?', 'o', 'm', ',', 'g', 'l']) await page.keyboard.press(key);
    await expect(cardTitle(column(page, 'To Do'), first)).toBeFocused();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(cardTitle(page, second)).toBeFocused();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(cardTitle(column(page, 'In Progress'), second)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(card(column(page, 'To Do'), second)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('heading', { name: second })).toBeVisible();
    await page.keyboard.press('k');
    await expect(dialog(page).getByRole('heading', { name: second })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cardTitle(page, second)).toBeFocused();

    await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    await expect(sheet(page)).toContainText('Single-key shortcuts are switched off');
    await expectAccessible(page);
    await sheet(page).getByRole('link', { name: 'Open Settings' }).click();
    await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Settings updated');
    await onBoard(page);
    await page.keyboard.press('c');
    await expect(dialog(page)).toBeVisible();
  });
});

test('going to another task asks before something typed is lost', async ({ page }) => {
  await onTask(page);
  await page.keyboard.press('e');
  await dialog(page)
    .getByRole('textbox', { name: /^Title/ })
    .fill('Something else');
  await dialog(page).getByRole('button', { name: 'Next task' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard this draft?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog(page).getByRole('textbox', { name: /^Title/ })).toHaveValue('Something else');
  await dialog(page).getByRole('button', { name: 'Next task' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page).getByRole('heading', { name: second })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Next task' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: other })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Previous task' }), 'the next one is the end').toBeFocused();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
});

test('next and previous keep to what the filter shows', async ({ page }) => {
  await page.goto(`${screens.workspace.href(engineering)}?q=qu`);
  await cardTitle(page, first).click();
  await expect(dialog(page).getByRole('heading', { name: first })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(dialog(page).getByRole('heading', { name: other })).toBeVisible();
});

test('a page that is not found leads to the search', async ({ page }) => {
  await page.goto('/no/such/page');
  await page.getByRole('button', { name: 'Search tasks' }).last().click();
  await expect(search(page)).toBeFocused();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/no/such/page');
  await page.getByRole('main').getByRole('button', { name: 'Search tasks' }).click();
  await expect(search(page)).toBeFocused();
});

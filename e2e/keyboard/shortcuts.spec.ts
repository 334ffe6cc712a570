// Every shortcut of the registry in its context; the sheet; switching single-key shortcuts off.
import type { Page } from '@playwright/test';
import { card, cardTitle, column, expectToast } from '#support/board.ts';
import { engineering, expect, expectAccessible, screens, test } from '#support/fixtures.ts';
import { newTask, pressInTaskMenu, taskMenu } from '#support/tasks.ts';
import { anywhere } from './shortcuts/anywhere.ts';
import { clear, dialog, first, onBoard, onTask, other, search, second, sheet } from './shortcuts/contexts.ts';
import { elsewhere } from './shortcuts/elsewhere.ts';
import { onCards } from './shortcuts/on-cards.ts';

/** Tests by shortcut. A shortcut without a test here fails the test of the sheet. */
const proofs: Record<string, (page: Page) => Promise<void>> = { ...anywhere, ...onCards, ...elsewhere };

test.beforeEach(async ({ page, login, server }) => {
  await login('admin');
  await clear(page.request, server.url);
  await newTask(page.request, server.url, { title: first });
  await newTask(page.request, server.url, { title: second });
  await newTask(page.request, server.url, { title: other, columnId: 10 });
});

test('the sheet lists exactly the shortcuts that are pressed here, by scope, and finds them', async ({ page }) => {
  await onBoard(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('searchbox', { name: 'Find a shortcut' })).toBeFocused();
  const listed = await sheet(page)
    .locator('[data-shortcut]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-shortcut') ?? ''));
  expect([...new Set(listed)].toSorted()).toEqual(Object.keys(proofs).toSorted());
  await expect(sheet(page).getByRole('heading', { level: 3 })).toHaveText([
    'Everywhere',
    'Board, list, calendar, timeline and dashboard',
    'Where nothing has the focus',
    'On a card',
    'In the list',
    'On a card or a row',
    'On a row of My work',
    'On a task of the calendar',
    'On a bar of the timeline',
    'In an open task',
    'Notifications',
    'While you write',
  ]);
  await expectAccessible(page);
  await page.keyboard.type('move');
  await expect(sheet(page).getByRole('listitem')).toHaveCount(9);
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
  'go from screen to screen': [
    'help',
    'search',
    'commands',
    'firstItem',
    'assistant',
    'sidebar',
    'messages',
    'goHome',
    'goMyWork',
    'goCompany',
    'goMembers',
    'goAdmin',
  ],
  'go to the other screens': [
    'goNotifications',
    'goProfile',
    'goSettings',
    'viewBoard',
    'viewList',
    'viewCalendar',
    'viewTimeline',
    'viewDashboard',
    'viewActivity',
    'viewArchive',
    'viewTrash',
  ],
  'work on the board': ['create', 'quickAdd', 'filter', 'mine', 'clearFilter', 'addLine'],
  'move between cards': [
    'cardUp',
    'cardDown',
    'cardLeft',
    'cardRight',
    'cardFirst',
    'cardLast',
    'cardOpen',
    'cardPeek',
    'cardEdit',
    'cardRename',
  ],
  'select cards': ['select', 'selectDown', 'selectUp', 'selectColumn', 'selectNone'],
  'copy and assign': ['cardCopy', 'cardAssign'],
  'explain the score': ['cardScore'],
  'move a task in the calendar': ['dayEarlier', 'dayLater', 'weekEarlier', 'weekLater'],
  'move and stretch a bar of the timeline': [
    'barEarlier',
    'barLater',
    'barEndEarlier',
    'barEndLater',
    'barStartEarlier',
    'barStartLater',
  ],
  'plan and finish in My work': ['mineToday', 'mineNotToday', 'mineDone'],
  'move between rows': ['rowUp', 'rowDown', 'rowFirst', 'rowLast', 'rowSelectDown', 'rowSelectUp', 'rowOpen'],
  'work in an open task': [
    'taskPrevious',
    'taskNext',
    'taskEdit',
    'taskComment',
    'itemUp',
    'itemDown',
    'taskHistory',
    'taskWatch',
    'close',
  ],
};
// Each test changes the board, so each gets its own.
const alone = [
  'undo',
  'cardMoveLeft',
  'cardMoveRight',
  'cardMoveUp',
  'cardMoveDown',
  'cardMoveTo',
  'cardPriority',
  'cardAssignee',
  'cardDueDate',
  'cardDuplicate',
  'cardDelete',
  'submit',
];

test.describe('the keys', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] } as never);

  for (const [name, ids] of Object.entries(groups)) {
    test(`${name}: ${ids.join(', ')}`, async ({ page }) => {
      for (const id of ids) await test.step(id, () => (proofs[id] as (page: Page) => Promise<void>)(page));
    });
  }

  for (const id of alone) {
    test(`change the board: ${id}`, async ({ page }) => (proofs[id] as (page: Page) => Promise<void>)(page));
  }

  test('of notifications, and to the second department', async ({ page, login, server, another }) => {
    const writer = await another();
    await login('engineer', writer);
    const { user } = await (await page.request.get(`${server.url}/api/auth/current-user`)).json();
    for (const title of ['Note one', 'Note two', 'Note three']) {
      await newTask(writer.request, server.url, { title, assigneeId: user.id });
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
    await page.keyboard.press('m');
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('?');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(sheet(page)).toHaveCount(0);
    await onTask(page);
    for (const key of ['c', 'f', 'q', '[', '?']) await page.keyboard.press(key);
    await expect(dialog(page)).toHaveCount(1);
    await pressInTaskMenu(page, 'Delete Task');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    for (const key of ['j', 'e', 'r']) await page.keyboard.press(key);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page).getByRole('heading', { name: first })).toBeVisible();
    await expect(taskMenu(page)).toBeFocused();
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

test('the keys of a card do the same in an open task and on its page', { tag: '@deep' }, async ({ page }) => {
  await onTask(page);
  const priority = (name: string) => dialog(page).getByRole('button', { name: `Priority: ${name}` });
  await page.keyboard.press('p');
  await page.getByRole('menuitemcheckbox', { name: 'High' }).press('Enter');
  await expect(priority('High')).toBeFocused();
  await page.keyboard.press('s');
  await page.getByRole('menuitemcheckbox', { name: 'Review' }).press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Status: Review' })).toBeFocused();
  await page.keyboard.press('w');
  await expect(page.getByRole('dialog', { name: 'Score' }).getByText('Priority: High')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Score' })).toHaveCount(0);
  await page.keyboard.press('i');
  await expect(
    dialog(page)
      .getByRole('button', { name: /Administrator/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.type('p m a d');
  await expect(dialog(page).getByPlaceholder('Add a comment...'), 'not in a field').toHaveValue('p m a d');
  await expect(page.getByRole('menu')).toHaveCount(0);

  const tasks: { id: number; title: string }[] = await (await page.request.get('/api/tasks')).json();
  await page.goto(screens.task.href(tasks.find(({ title }) => title === second)?.id ?? 0));
  await page.getByRole('button', { name: 'Status: To Do' }).waitFor();
  await page.keyboard.press('d');
  await page.getByRole('dialog', { name: 'Due date' }).getByRole('button', { name: 'Tomorrow' }).press('Enter');
  await expect(page.locator('.task-chip:focus')).toContainText(/Due date.*1 day/);
  await page.keyboard.press('m');
  await page.getByRole('menuitemcheckbox', { name: 'Done' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Status: Done' })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('alertdialog')).toContainText(second);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('priority');
  await expect(page.getByRole('option', { name: /^Priority/ })).toHaveCount(1);
});

test('going to another task asks before something typed is lost', async ({ page }) => {
  await onTask(page);
  await page.keyboard.press('e');
  await dialog(page)
    .getByRole('textbox', { name: /^Title/ })
    .fill('Something else');
  await page.getByRole('heading', { name: 'Comments' }).click();
  await page.keyboard.press('j');
  const question = page.getByRole('alertdialog', { name: 'Discard this draft?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog(page).getByRole('textbox', { name: /^Title/ })).toHaveValue('Something else');
  await page.getByRole('heading', { name: 'Comments' }).click();
  await page.keyboard.press('j');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page).getByRole('heading', { name: second })).toBeVisible();
  await pressInTaskMenu(page, 'Next task');
  await expect(dialog(page).getByRole('heading', { name: other })).toBeVisible();
  await expect(taskMenu(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Next task' }), 'this one is the end').toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
});

test('next and previous keep to what the filter shows', { tag: '@deep' }, async ({ page }) => {
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

// The life of a task with the keyboard, and by touch on a small screen; the focus returns after each step.
import type { CDPSession, Locator, Page } from '@playwright/test';
import { card, cardTitle, column, expectToast } from '#support/board.ts';
import { expect, expectAccessible, type Team, test } from '#support/fixtures.ts';
import { newTask, taskMenu } from '#support/tasks.ts';

test.use({ ownServer: false });

const dialog = (page: Page) => page.getByRole('dialog');

const aTask = (page: Page, team: Team, title: string, rest: object = {}) => newTask(page.request, team, { title, ...rest });

async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed++) {
    if (await target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`60 times ${key} did not reach ${target}.`);
}

/** Returns the announcements for screen readers since the last call. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]');
        if (region?.textContent) said.push(region.textContent);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as never as { said: string[] }).said);
}

test('with the keyboard alone: create, find, move, open, edit, save, tick, comment, close, delete, undo', async ({
  page,
  login,
  open,
  team,
}) => {
  const title = 'Repair the pump';
  const newTitle = 'Repair the pump today';
  await login('engineer');
  await aTask(page, team, 'A neighbour');
  await open(team.board);
  await expect(card(page, 'A neighbour')).toBeVisible();
  const said = await listen(page);

  await test.step('creates', async () => {
    await page.keyboard.press('c');
    await expect(dialog(page).getByRole('textbox', { name: /^Title/ })).toBeFocused();
    await page.keyboard.type(title);
    await page.keyboard.press('Control+Enter');
    await expectToast(page, 'Task created', 'Your task has been added to the board.');
    await expect(cardTitle(column(page, 'To Do'), title)).toBeFocused();
    await expect.poll(said).toContain(`Task "${title}" added to To Do, position 2 of 2.`);
  });

  await test.step('finds', async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: 'Search tasks' })).toBeFocused();
    await page.keyboard.type('repair');
    await expect(page.getByRole('option', { name: title })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(cardTitle(page, title), 'the task that was found').toBeFocused();
  });

  await test.step('moves', async () => {
    await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(said).toContain(`Task "${title}" moved from To Do to To Do, position 1 of 2.`);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(said).toContain(`Task "${title}" moved from To Do to In Progress, position 1 of 1.`);
    await expect(cardTitle(column(page, 'In Progress'), title)).toBeFocused();
    await expectToast(page, 'Task moved', 'Task successfully moved from To Do to In Progress');
    await page.keyboard.press('m');
    await expect(page.getByRole('menuitemcheckbox', { name: 'In Progress' })).toHaveAttribute('aria-checked', 'true');
    await expect(page.getByRole('menuitemcheckbox', { name: 'To Do' })).toBeFocused();
    // A menu moves the focus in a timer, so that a busy browser takes two presses at once for the same step.
    for (const name of ['In Progress', 'Review']) {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitemcheckbox', { name })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(cardTitle(column(page, 'Review'), title)).toBeFocused();
  });

  await test.step('opens, edits and saves', async () => {
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Edit Task' })).toBeVisible();
    await page.keyboard.press('e');
    await expect(dialog(page).getByRole('textbox', { name: /^Title/ })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' today');
    await tabTo(page, dialog(page).getByRole('textbox', { name: 'New checklist item' }));
    await page.keyboard.type('Order the parts');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await expectToast(page, 'Task updated', 'The task has been updated successfully.');
    await expect(dialog(page).getByRole('button', { name: 'Edit Task' })).toBeFocused();
  });

  await test.step('ticks', async () => {
    const box = dialog(page).getByRole('checkbox', { name: /Order the parts/ });
    await tabTo(page, box, 'Shift+Tab');
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    await expect(box).toBeFocused();
  });

  await test.step('comments', async () => {
    await page.keyboard.press('r');
    await expect(dialog(page).getByPlaceholder('Add a comment...')).toBeFocused();
    await page.keyboard.type('The parts are ordered.');
    await page.keyboard.press('Control+Enter');
    await expect(dialog(page).getByRole('listitem').filter({ hasText: 'The parts are ordered.' })).toBeVisible();
    await expect(dialog(page).getByPlaceholder('Add a comment...')).toBeFocused();
    await expect(dialog(page).getByPlaceholder('Add a comment...')).toHaveValue('');
  });

  await test.step('deletes the comment, and is back at the comments', async () => {
    const remove = dialog(page)
      .getByRole('listitem')
      .filter({ hasText: 'ordered.' })
      .getByRole('button', { name: /Delete/ });
    await tabTo(page, remove, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Delete Comment' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(remove).toBeFocused();
  });

  await test.step('closes', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(cardTitle(column(page, 'Review'), newTitle)).toBeFocused();
  });

  await test.step('deletes and takes it back', async () => {
    await page.keyboard.press('Delete');
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this task?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(card(page, newTitle)).toHaveCount(0);
    await expectToast(page, 'Task Deleted');
    await expect(column(page, 'Review').getByRole('button', { name: 'Add task', exact: true })).toBeFocused();
    await page.keyboard.press('Control+z');
    await expectToast(page, 'Task restored');
    await expect(cardTitle(column(page, 'Review'), newTitle)).toBeFocused();
  });

  await test.step('deletes from the details; the next task has the focus, and F8 leads to Undo and back', async () => {
    await cardTitle(page, 'A neighbour').focus();
    await aTask(page, team, 'Another neighbour');
    await expect(card(page, 'Another neighbour')).toBeVisible({ timeout: 15_000 });
    await page.keyboard.press('Enter');
    await expect(taskMenu(page)).toBeVisible();
    await tabTo(page, taskMenu(page), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('[role=menuitem]:focus')).toHaveCount(1);
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Delete Task' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Task' }).press('Enter');
    await expectToast(page, 'Task deleted', 'The task has been deleted successfully.');
    await expect(cardTitle(page, 'Another neighbour')).toBeFocused();
    await page.keyboard.press('F8');
    await tabTo(page, page.getByRole('button', { name: 'Undo' }));
    await page.keyboard.press('Enter');
    await expectToast(page, 'Task restored');
    await expect(card(page, 'A neighbour')).toBeVisible();
    await expect(cardTitle(page, 'Another neighbour'), 'where F8 was pressed').toBeFocused();
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true } as never);

  test('create, move by the menu, long press, open, edit, tick, comment, close, delete, undo', async ({
    page,
    login,
    open,
    server,
    team,
  }) => {
    test.setTimeout(150_000);
    const title = 'Paint the fence';
    await login('engineer');
    for (const { id } of await (await page.request.get(`${server.url}/api/tasks`)).json()) {
      await page.request.delete(`${server.url}/api/tasks/${id}`);
    }
    await open(team.board);
    await expect(column(page, 'To Do')).toBeVisible();

    await test.step('creates', async () => {
      await page.getByRole('button', { name: 'Add Task', exact: true }).first().tap();
      await dialog(page)
        .getByRole('textbox', { name: /^Title/ })
        .fill(title);
      await dialog(page)
        .getByRole('button', { name: /^Create Task/ })
        .tap();
      await expectToast(page, 'Task created');
      await expect(card(column(page, 'To Do'), title)).toBeInViewport();
    });

    await test.step('moves by the menu', async () => {
      await card(page, title)
        .getByRole('button', { name: `Actions for ${title}` })
        .tap();
      await page.getByRole('menuitem', { name: 'Move to' }).tap();
      await page.getByRole('menuitemcheckbox', { name: 'In Progress' }).tap();
      await expect(card(column(page, 'In Progress'), title)).toBeVisible();
      await expect(card(column(page, 'In Progress'), title), 'one sees where it went').toBeInViewport();
    });

    await test.step('a swipe scrolls and lifts nothing', async () => {
      const box = await card(page, title).boundingBox();
      if (!box) throw new Error('The card is not there.');
      const touch = await page.context().newCDPSession(page);
      await finger(touch, 'touchStart', box.x + 60, box.y + 20);
      await finger(touch, 'touchMove', box.x + 20, box.y + 20);
      await expect(page.locator('[data-dragging]')).toHaveCount(0);
      await finger(touch, 'touchEnd');
    });

    await test.step('opens by a tap, edits and saves', async () => {
      await cardTitle(page, title).tap();
      await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Edit Task' }).tap();
      await dialog(page)
        .getByRole('textbox', { name: /^Title/ })
        .fill(`${title} green`);
      await dialog(page).getByRole('textbox', { name: 'New checklist item' }).fill('Buy paint');
      await dialog(page).getByRole('button', { name: 'Add item' }).tap();
      await dialog(page).getByRole('button', { name: 'Save Changes' }).tap();
      await expectToast(page, 'Task updated');
    });

    await test.step('ticks and comments', async () => {
      await dialog(page).getByText('Buy paint').tap();
      await expect(dialog(page).getByRole('checkbox', { name: /Buy paint/ })).toBeChecked();
      await dialog(page).getByPlaceholder('Add a comment...').fill('Green it is.');
      await dialog(page).getByRole('button', { name: 'Post Comment' }).tap();
      await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Green it is.' })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('closes', async () => {
      await dialog(page).getByRole('button', { name: 'Close', exact: true }).first().tap();
      await expect(dialog(page)).toHaveCount(0);
      await expect(card(column(page, 'In Progress'), `${title} green`)).toBeInViewport();
    });

    await test.step('deletes and takes it back', async () => {
      await card(page, `${title} green`)
        .getByRole('button', { name: /^Actions for/ })
        .tap();
      await page.getByRole('menuitem', { name: 'Delete Task' }).tap();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Task' }).tap();
      await expect(card(page, `${title} green`)).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).tap();
      await expectToast(page, 'Task restored');
      await expect(card(column(page, 'In Progress'), `${title} green`)).toBeVisible();
    });
  });
});

async function finger(touch: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0): Promise<void> {
  await touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
}

test.describe('a task that was created', () => {
  test('in a long column is scrolled to, focused and named', { tag: '@deep' }, async ({ page, login, open, team }) => {
    await login('engineer');
    for (let n = 1; n <= 45; n++) await aTask(page, team, `Filler ${n}`);
    await open(team.board);
    await expect(card(page, 'Filler 1')).toBeVisible();
    const said = await listen(page);
    await column(page, 'To Do').getByRole('button', { name: 'Add task', exact: true }).click();
    await dialog(page)
      .getByRole('textbox', { name: /^Title/ })
      .fill('The last of many');
    await page.keyboard.press('Control+Enter');
    await expectToast(page, 'Task created', 'Your task has been added to the board.');
    await expect(cardTitle(page, 'The last of many')).toBeFocused();
    await expect(card(page, 'The last of many')).toBeInViewport();
    await expect
      .poll(async () => (await said()).join())
      .toMatch(/Task "The last of many" added to To Do, position (\d+) of \1\./);
  });

  test('hidden by the filter is said to be, and can be shown', async ({ page, login, open, team }) => {
    await login('engineer');
    await aTask(page, team, 'In sight');
    await open(`${team.board}?q=in+sight`);
    await expect(column(page, 'To Do')).toBeVisible();
    await page.keyboard.press('c');
    await dialog(page)
      .getByRole('textbox', { name: /^Title/ })
      .fill('A hidden one');
    await page.keyboard.press('Control+Enter');
    await expectToast(page, 'Task created', 'Your task has been added to the board. The filter hides it.');
    await expect(card(page, 'A hidden one')).toHaveCount(0);
    // On a slow machine the card renders long after the filter is cleared.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 12 });
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(cardTitle(page, 'A hidden one')).toBeFocused();
    await expect(card(page, 'A hidden one')).toBeInViewport();
    await session.detach();
  });

  test('and starts later stands under Future Tasks, as its message says', { tag: '@deep' }, async ({
    page,
    login,
    open,
    team,
  }) => {
    await login('engineer');
    // An empty board has a second button of that name.
    await aTask(page, team, 'A neighbour');
    await open(team.board);
    await expect(card(page, 'A neighbour')).toBeVisible();
    const add = page.getByRole('button', { name: 'Add Task', exact: true });
    await add.focus();
    await page.keyboard.press('c');
    await dialog(page)
      .getByRole('textbox', { name: /^Title/ })
      .fill('One for later');
    await dialog(page).getByRole('button', { name: 'More', exact: true }).click();
    await dialog(page).getByLabel('Start date', { exact: true }).fill('2099-01-01');
    await page.keyboard.press('Control+Enter');
    await expectToast(page, 'Task created', 'Your task has been added to the board, under Future Tasks.');
    await expect(add).toBeFocused();
  });
});

test.describe('a move that fails', () => {
  test('is told as refused, with the reason, or as an error where the server cannot be reached', async ({
    page,
    login,
    open,
    team,
  }) => {
    await login('engineer');
    const title = `Cannot be moved ${Date.now()}`;
    await aTask(page, team, title, { columnId: team.columns.review });
    await open(team.board);
    await cardTitle(page, title).focus();
    await page.route('**/api/tasks/*/column', (route) =>
      route.fulfill({ status: 400, json: { message: 'The column belongs to another board.', error: 'validation' } }),
    );
    await page.keyboard.press('Shift+ArrowRight');
    await expectToast(page, 'Failed to move task', 'The column belongs to another board.');
    await expect(cardTitle(column(page, 'Review'), title)).toBeFocused();
    await page.unroute('**/api/tasks/*/column');
    await page.route('**/api/tasks/*/column', (route) => route.abort());
    await page.keyboard.press('Shift+ArrowRight');
    await expectToast(page, 'Error moving task', 'The server cannot be reached');
    await expect(cardTitle(column(page, 'Review'), title)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(card(column(page, 'Review'), title), 'there is nothing to take back').toBeVisible();
  });
});

test('menus, popovers and dialogs that are open have nothing that axe finds', { tag: '@deep' }, async ({
  page,
  login,
  open,
  team,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await login('engineer');
  const title = `Has a menu ${Date.now()}`;
  await aTask(page, team, title, { columnId: team.columns.done });
  await open(team.board);
  const closed = async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('[role=menu], [role=dialog], [role=alertdialog]')).toHaveCount(0);
  };
  for (const [name, openIt] of Object.entries({
    'the menu of a card': () => card(page, title).click({ button: 'right' }),
    'the places to move to': async () => {
      await cardTitle(page, title).focus();
      await page.keyboard.press('m');
    },
    'the menu of the person': () => page.getByRole('banner').getByRole('button', { name: 'Your account' }).click(),
    'the notifications': () =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /^Notifications/ })
        .click(),
    'the filter': () => page.getByRole('button', { name: 'Filter', exact: true }).click(),
    'the sheet of shortcuts': () => page.keyboard.press('?'),
    'the create dialog': () => page.keyboard.press('c'),
  })) {
    await test.step(name, async () => {
      await openIt();
      await expect(page.locator('[role=menu], [role=dialog]').first()).toBeVisible();
      await expectAccessible(page);
      await closed();
    });
  }
  await test.step('the menus of an open task', async () => {
    await cardTitle(page, title).click();
    for (const chip of [/^Priority:/, /^Status:/]) {
      await dialog(page).getByRole('button', { name: chip }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog(page).getByRole('button', { name: chip })).toBeFocused();
    }
    await closed();
  });
});

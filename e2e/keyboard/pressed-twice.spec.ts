// Tests that repeated clicks and keys act once while the first is not drawn or answered, and that a held key acts once.

import type { Locator, Page } from '@playwright/test';
import { card, cardTitle, column, expectToast, pressInViews } from '#support/board.ts';
import { expect, screens, test } from '#support/fixtures.ts';
import { newcomer, openTab } from '#support/settings.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

/** Clicks twice in one task of the event loop, so that nothing is drawn in between. */
const pressTwice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

/** Sends a key to what has the focus, several times in one task of the event loop. */
const sendTwice = (page: Page, key: string, ctrlKey = false) =>
  page.evaluate(
    (given) => {
      const init = { ...given, bubbles: true, cancelable: true };
      for (let times = 0; times < 2; times += 1) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
    },
    { key, ctrlKey },
  );

/** Holds a key until it has repeated three times. */
async function hold(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.down(key);
  for (let times = 0; times < 3; times += 1) await page.keyboard.down(keys.at(-1) ?? '');
  for (const key of keys.toReversed()) await page.keyboard.up(key);
}

/** Records the write calls, without those that only report where the page is. */
function writesOf(page: Page): { sent: string[]; take: () => string[] } {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isReport = /presence|client-errors|visit|summaries/.test(pathname);
    if (request.method() !== 'GET' && pathname.startsWith('/api/') && !isReport)
      sent.push(`${request.method()} ${pathname.replace(/\d+/g, 'n')}`);
  });
  return { sent, take: () => sent.splice(0) };
}

/** Presses it again without waiting for what the first press does; a key that is held would be no second press. */
const enterTwice = ({ keyboard }: Page) =>
  Promise.all([keyboard.down('Enter'), keyboard.up('Enter'), keyboard.down('Enter'), keyboard.up('Enter')]);

test('a task is made once, and what is done to it is done once', async ({ page, login, open, team }) => {
  await login('engineer');
  const blocker = await newTask(page.request, team, { title: 'Buy a lid' });
  const taskId = await newTask(page.request, team, { title: 'Wind up the cables' });
  await page.request.post(`/api/tasks/${taskId}/relations`, { data: { kind: 'blockedBy', taskId: blocker } });
  await open(team.board);
  await expect(card(page, 'Buy a lid')).toBeVisible();
  const { take } = writesOf(page);

  await test.step('the create dialog', async () => {
    const dialog = page.getByRole('dialog', { name: 'Create New Task' });
    await page.keyboard.press('c');
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Made by a button');
    await pressTwice(dialog.getByRole('button', { name: 'Create Task' }));
    await expect(dialog).toHaveCount(0);
    await expect(card(page, 'Made by a button')).toBeVisible();
    expect(take()).toEqual(['POST /api/tasks']);
    await page.keyboard.press('c');
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Made by keys');
    await page.keyboard.down('Control');
    await enterTwice(page);
    await page.keyboard.up('Control');
    await expect(dialog).toHaveCount(0);
    await expect(card(page, 'Made by keys')).toBeVisible();
    expect(take()).toEqual(['POST /api/tasks']);
  });

  await test.step('quick add', async () => {
    await page.keyboard.press('n');
    const line = page.getByRole('textbox', { name: 'New task in To Do' });
    await line.fill('Added by a line');
    await sendTwice(page, 'Enter');
    await expect(card(page, 'Added by a line')).toHaveCount(1);
    await expect(line).toHaveValue('');
    expect(take()).toEqual(['POST /api/tasks']);
    await page.keyboard.press('Escape');
  });

  await test.step('a row of a menu', async () => {
    await card(page, 'Made by keys').click({ button: 'right' });
    await pressTwice(page.getByRole('menuitem', { name: 'Duplicate' }));
    await expect(card(page, 'Made by keys')).toHaveCount(2);
    await expectToast(page, 'Task duplicated');
    expect(take()).toEqual(['POST /api/tasks']);
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    await test.step(`a double click on a row of a menu does not reach the card under it, motion ${reducedMotion}`, async () => {
      await page.emulateMedia({ reducedMotion });
      await card(page, 'Wind up the cables').click({ button: 'right' });
      await page.getByRole('menuitem', { name: 'Assign to me' }).dblclick();
      await expect.poll(take).toEqual(['PUT /api/tasks/n']);
      await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${team.board}$`));
    });

  await test.step('a comment', async () => {
    await cardTitle(page, 'Wind up the cables').click();
    const box = page.getByRole('textbox', { name: 'Add a comment...' });
    await box.fill('Once');
    await sendTwice(page, 'Enter', true);
    await expectToast(page, 'Comment added');
    await expect(box).toHaveValue('');
    expect(take()).toEqual(['POST /api/tasks/n/comments']);
  });

  await test.step('an item of the checklist', async () => {
    await page.getByRole('button', { name: 'Add checklist' }).click();
    await page.getByRole('textbox', { name: 'New checklist item' }).fill('A single item');
    await enterTwice(page);
    await expect(page.getByRole('checkbox', { name: 'A single item' })).toHaveCount(1);
    await expect.poll(take).toEqual(['PUT /api/tasks/n']);
  });

  await test.step('a relation is removed, and comes back by its key or its message', async () => {
    const remove = page.getByRole('button', { name: 'Remove the relation to Buy a lid' });
    await pressTwice(remove);
    await expectToast(page, 'Relation removed');
    await expect(remove).toHaveCount(0);
    expect(take()).toEqual(['DELETE /api/tasks/n/relations/n']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const undo = page.locator('#messages').getByRole('button', { name: 'Undo' });
    // In one task of the event loop, as the message goes with the answer.
    await undo.evaluate((button: HTMLElement) => {
      const init = { key: 'z', ctrlKey: true, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
      button.click();
      button.click();
    });
    await expectToast(page, 'Relation added');
    expect(take()).toEqual(['POST /api/tasks/n/relations']);
  });

  await test.step('a task is deleted', async () => {
    await cardTitle(page, 'Made by a button').focus();
    await page.keyboard.press('Delete');
    await pressTwice(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await expectToast(page, 'Task deleted');
    expect(take()).toEqual(['DELETE /api/tasks/n']);
  });

  await test.step('a task is archived, and brought back', async () => {
    await page.request.put(`/api/tasks/${taskId}`, { data: { status: 'Done' } });
    await expect(card(column(page, 'Done'), 'Wind up the cables')).toBeVisible();
    await card(page, 'Wind up the cables').click({ button: 'right' });
    await pressTwice(page.getByRole('menuitem', { name: 'Archive' }));
    await expectToast(page, 'Task archived');
    expect(take()).toEqual(['POST /api/tasks/bulk']);
    await page.goto(screens.archive.href(team.workspaceId));
    await pressTwice(page.getByRole('button', { name: 'Restore Wind up the cables to the board' }));
    await expectToast(page, 'Task restored');
    expect(take()).toEqual(['POST /api/tasks/bulk']);
  });
});

test('a view, a proposal and a token are made once', { tag: '@deep' }, async ({ page, login, open, team, server }) => {
  await login('engineer');
  await newTask(page.request, team, { title: 'Water the ficus', priority: 'P1' });
  await open(`${team.board}?view=list&priority=P1`);
  const { take } = writesOf(page);

  await test.step('a view', async () => {
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('What is urgent');
    await pressTwice(page.getByRole('button', { name: 'Save', exact: true }));
    await expectToast(page, 'View saved.');
    expect(take()).toEqual(['POST /api/views']);
    await pressInViews(page, 'Delete view');
    await pressTwice(page.locator('#messages').getByRole('button', { name: 'Undo' }));
    await expect.poll(take).toEqual(['DELETE /api/views/n', 'POST /api/views/n/restore']);
  });

  await test.step('a proposal', async () => {
    await page.keyboard.press('Control+j');
    const panel = page.getByRole('complementary', { name: 'Assistant' });
    await panel.getByRole('textbox').fill('move “Water the ficus” to review');
    await sendTwice(page, 'Enter');
    const confirm = panel.getByRole('button', { name: 'Confirm 1 change' });
    await expect(confirm).toBeVisible();
    const asked = take();
    expect(asked.filter((call) => call === 'POST /api/assistant/conversations')).toHaveLength(1);
    await pressTwice(confirm);
    await expect(panel.getByText('1 change made.')).toBeVisible();
    expect(take()).toHaveLength(1);
    await pressTwice(panel.getByRole('button', { name: 'Undo' }));
    await expect(panel.getByText('1 change undone.')).toBeVisible();
    expect(take()).toHaveLength(1);
  });

  await test.step('a token', async () => {
    await newcomer(page, server.url);
    await page.goto(screens.settings.href());
    await openTab(page, 'Data & Privacy');
    await page.getByRole('button', { name: 'New token' }).click();
    const dialog = page.getByRole('dialog', { name: 'New API token' });
    await dialog.getByLabel('Name', { exact: true }).fill('Nightly report');
    take();
    await pressTwice(dialog.getByRole('button', { name: 'Create token' }));
    await expect(page.getByRole('dialog', { name: 'Your new token' })).toBeVisible();
    expect(take()).toHaveLength(1);
  });
});

test('a held key walks on, and does everything else once', async ({ page, login, open, team }) => {
  await login('engineer');
  for (const title of ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']) await newTask(page.request, team, { title });
  await open(team.board);
  await expect(card(page, 'Sixth')).toBeVisible();
  const { take } = writesOf(page);
  // What ignores held keys loads after the first paint.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('after-first-paint')),
  );
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const names = await page.locator('[data-task] .card-title').allTextContents();
  const [first = '', , , fourth = ''] = names;

  await test.step('an arrow walks', async () => {
    await cardTitle(page, first).focus();
    await page.keyboard.press('ArrowUp');
    await hold(page, 'ArrowDown');
    await expect(cardTitle(page, names[4] ?? '')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(cardTitle(page, fourth)).toBeFocused();
  });

  await test.step('a letter opens a form and is not typed into it', async () => {
    await hold(page, 'c');
    const title = page.getByRole('dialog', { name: 'Create New Task' }).getByRole('textbox', { name: 'Title' });
    await expect(title).toBeFocused();
    await page.keyboard.type('cc');
    await expect(title).toHaveValue('cc');
    await title.fill('');
    await hold(page, 'Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(cardTitle(page, fourth)).toBeFocused();
  });

  await test.step('Enter opens a task and presses nothing in it', async () => {
    await hold(page, 'Enter');
    await expect(page.getByRole('dialog', { name: fourth })).toBeVisible();
    await expect(page.getByRole('dialog', { name: fourth }).getByRole('button', { name: 'Edit Task' })).toBeVisible();
    await hold(page, 'Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(team.url + team.board);
  });

  await test.step('a copy, a move and an undo', async () => {
    take();
    await hold(page, 'Shift', 'c');
    await expectToast(page, 'Task duplicated');
    expect(take()).toEqual(['POST /api/tasks']);
    await cardTitle(page, first).focus();
    await hold(page, '.');
    await expect(card(column(page, 'In Progress'), first)).toBeVisible();
    await hold(page, 'x');
    await expect(page.getByRole('toolbar', { name: 'Actions for 1 selected task' })).toBeVisible();
    await page.keyboard.press('Escape');
    await hold(page, 'Control', 'z');
    await expect(card(column(page, 'To Do'), first)).toBeVisible();
    await expect(card(page, fourth)).toHaveCount(2);
  });
});

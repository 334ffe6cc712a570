// A board with lanes: chosen, dragged and moved between, taken back, collapsed, kept in a saved view, live, and on a phone.

import type { Page } from '@playwright/test';
import { card, cardTitle, column, display, dragOver, dragTo, expectToast, pressInViews } from '#support/board.ts';
import { dragByFinger } from '#support/finger.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, test } from '#support/fixtures.ts';
import { lostInForcedColors, movesDespiteReducedMotion } from '#support/lost-styles.ts';
import { newTask, signedInUserId } from '#support/tasks.ts';

test.use({ ownServer: false, viewport: { width: 1760, height: 900 } });

const cell = (page: Page, column: string, lane: string) => page.getByRole('group', { name: `${column}, ${lane}`, exact: true });
/** The heading of a lane as a place to drop a card. */
const head = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).locator('.lane-head');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2 }).getByRole('button', { name });

test('lanes by priority are chosen, used with mouse and keys, and kept', async ({ page, login, open, team, another }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC', theme: 'system' } });
  const alphaId = await newTask(page.request, team, { title: 'Alpha', priority: 'P1' });
  await newTask(page.request, team, { title: 'Beta', priority: 'P1' });
  await newTask(page.request, team, { title: 'Gamma', priority: 'P3' });
  const stored = async (taskId: number) => (await page.request.get(`/api/tasks/${taskId}`)).json();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/board-dnd-/, (route) => held.then(() => route.continue()));
  await open(team.board);

  await test.step('without lanes a drag that begins before the library is there outlives a render of the board', async () => {
    const [from, to] = [await card(page, 'Gamma').boundingBox(), await column(page, 'In Progress').boundingBox()];
    if (!from || !to) throw new Error('Nothing to drag, or nowhere to drag it to.');
    await page.mouse.move(from.x + 40, from.y + from.height - 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + from.height, { steps: 5 });
    // In a low window the board has its counts behind the last column.
    await page.setViewportSize({ width: 1760, height: 500 });
    await expect(page.locator('.board').getByRole('region', { name: 'Statistics' })).toBeAttached();
    await page.mouse.move(to.x + to.width / 2, to.y + 80, { steps: 10 });
    await page.mouse.up();
    await expect(card(column(page, 'In Progress'), 'Gamma')).toBeVisible();
    release();
    await page.setViewportSize({ width: 1760, height: 900 });
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(card(column(page, 'To Do'), 'Gamma')).toBeVisible();
  });

  await test.step('by the keyboard', async () => {
    await page.getByRole('button', { name: 'Display', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Lanes' }).getByRole('button', { name: 'Priority' }).press('Enter');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/lanes=priority/);
    await expect(heading(page, /^High 2 tasks$/)).toBeVisible();
    await expect(card(cell(page, 'To Do', 'High'), 'Alpha')).toBeVisible();
    await expect(card(cell(page, 'To Do', 'Low'), 'Gamma')).toBeVisible();
    await expect(heading(page, /^Medium/)).toBeHidden();
    await expectAccessibleInBothThemes(page);
  });

  await test.step('a drop into another cell sets the column and the priority, with one undo', async () => {
    await dragTo(page, card(page, 'Alpha'), cell(page, 'Review', 'Low'));
    await expect(card(cell(page, 'Review', 'Low'), 'Alpha')).toBeVisible();
    await expectToast(page, '1 task changed', 'Priority: Low');
    await expect.poll(() => stored(alphaId)).toMatchObject({ status: 'Review', priority: 'P3' });
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(card(cell(page, 'To Do', 'High'), 'Alpha')).toBeVisible();
    await expect.poll(() => stored(alphaId)).toMatchObject({ status: 'To Do', priority: 'P1' });
    await expect(cell(page, 'To Do', 'High').getByRole('article')).toHaveText([/Alpha/, /Beta/]);
  });

  await test.step('the arrows go through the lanes; with Shift they move the card', async () => {
    await cardTitle(page, 'Beta').focus();
    await page.keyboard.press('ArrowDown');
    await expect(cardTitle(page, 'Gamma')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(cardTitle(page, 'Beta')).toBeFocused();
    await page.keyboard.press('Shift+ArrowUp');
    await expect(cell(page, 'To Do', 'High').getByRole('article')).toHaveText([/Beta/, /Alpha/]);
    await page.keyboard.press('Shift+ArrowDown');
    await expect(cell(page, 'To Do', 'High').getByRole('article')).toHaveText([/Alpha/, /Beta/]);
    await page.keyboard.press('Shift+ArrowDown');
    await expect(cell(page, 'To Do', 'Low').getByRole('article')).toHaveText([/Beta/, /Gamma/]);
    await expect(cardTitle(page, 'Beta')).toBeFocused();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(card(cell(page, 'In Progress', 'Low'), 'Beta')).toBeVisible();
  });

  await test.step('"Move to" has the lanes', async () => {
    await cardTitle(page, 'Beta').focus();
    await page.keyboard.press('m');
    await page.getByRole('menuitemcheckbox', { name: 'To lane: High' }).click();
    await expect(card(cell(page, 'In Progress', 'High'), 'Beta')).toBeVisible();
  });

  await test.step('a quick add in a cell has its column and its priority', async () => {
    await cell(page, 'Review', 'High').hover();
    await page.getByRole('button', { name: 'Add task to Review, High' }).click();
    await page.getByRole('textbox', { name: /Review/ }).fill('Delta');
    await page.keyboard.press('Enter');
    await expect(card(cell(page, 'Review', 'High'), 'Delta')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('what a colleague does is seen', async () => {
    const other = await another();
    await login('colleague', other);
    await other.request.put(`/api/tasks/${alphaId}`, { data: { priority: 'P2' } }).then((reply) => expect(reply.ok()).toBe(true));
    await expect(card(cell(page, 'To Do', 'Medium'), 'Alpha')).toBeVisible();
  });

  await test.step('a collapsed column takes cards, and the focus stays with those that are seen', async () => {
    await page.getByRole('button', { name: 'Column In Progress' }).click();
    await page.getByRole('menuitem', { name: /^Collapse/ }).click();
    await expect(cell(page, 'In Progress', 'High')).toHaveText('1');
    await dragTo(page, card(page, 'Delta'), cell(page, 'In Progress', 'High'));
    await expect(cell(page, 'In Progress', 'High')).toHaveText('2');
    await cardTitle(page, 'Gamma').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(cell(page, 'In Progress', 'Low')).toHaveText('1');
    await expect(cardTitle(page, 'Alpha')).toBeFocused();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(heading(page, /^Medium/)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(card(cell(page, 'To Do', 'Medium'), 'Alpha')).toBeVisible();
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await lostInForcedColors(page)).toEqual([]);
    expect(await movesDespiteReducedMotion(page)).toEqual([]);
    for (const part of [cell(page, 'To Do', 'Medium'), cell(page, 'In Progress', 'Low'), page.locator('.lane-head').first()])
      await expect(part).toHaveCSS('border-bottom-style', 'solid');
    await page.emulateMedia({ forcedColors: null });
    await column(page, 'In Progress').getByRole('button').click();
    await expect(card(cell(page, 'In Progress', 'High'), 'Delta')).toBeVisible();
  });

  await test.step('a collapsed lane takes cards, which keep their columns, and stays collapsed', async () => {
    await heading(page, /^High/).click();
    await expect(cardTitle(page, 'Delta')).toBeHidden();
    await expect(heading(page, /^High 2 tasks$/)).toBeVisible();
    await dragOver(page, card(page, 'Alpha'), head(page, 'High'));
    await expect(head(page, 'High')).toHaveAttribute('data-over');
    await page.mouse.up();
    await expectToast(page, '1 task changed', 'Priority: High');
    await expect(heading(page, /^High 3 tasks$/)).toBeVisible();
    await expect(head(page, 'High')).not.toHaveAttribute('data-over');
    await expect.poll(() => stored(alphaId)).toMatchObject({ status: 'To Do', priority: 'P1' });
    await page.keyboard.press('ControlOrMeta+z');
    await expect(card(cell(page, 'To Do', 'Medium'), 'Alpha')).toBeVisible();
    await page.reload();
    await expect(cardTitle(page, 'Alpha')).toBeVisible();
    await expect(heading(page, /^High/)).toHaveAttribute('aria-expanded', 'false');
    await expect(cardTitle(page, 'Delta')).toBeHidden();
    await heading(page, /^High/).click();
    await expect(cardTitle(page, 'Delta')).toBeVisible();
  });

  await test.step('a saved view has its lanes', async () => {
    await pressInViews(page, 'Save view');
    await page.getByRole('textbox', { name: 'Name' }).fill('By urgency');
    await page.keyboard.press('Enter');
    await expectToast(page, 'View saved.');
    await open(team.board);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'By urgency' }).click();
    await expect(heading(page, /^High/)).toBeVisible();
  });

  await test.step('on a phone, also by a finger', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(card(cell(page, 'To Do', 'Medium'), 'Alpha')).toBeVisible();
    await expectNoHorizontalScroll(page);
    await cardTitle(page, 'Alpha').focus();
    await page.keyboard.press('m');
    await page.getByRole('menuitemcheckbox', { name: 'Review' }).click();
    await expect(card(cell(page, 'Review', 'Medium'), 'Alpha')).toBeAttached();
    // The column that the person looks at stays; no card is left in it.
    await expect(heading(page, /^Medium/)).toBeFocused();
    expect(await page.locator('.lanes').evaluate((board) => board.scrollLeft)).toBe(0);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(card(cell(page, 'To Do', 'Medium'), 'Alpha')).toBeVisible();
    // The message of the undo covers the place and gives way.
    await expect(page.locator('.toast')).toBeVisible();
    await dragByFinger(page, card(page, 'Alpha'), cell(page, 'To Do', 'Low'));
    await expect(card(cell(page, 'To Do', 'Low'), 'Alpha')).toBeVisible();
    await expect.poll(() => stored(alphaId)).toMatchObject({ status: 'To Do', priority: 'P3' });
    await page.keyboard.press('ControlOrMeta+z');
    await expect(card(cell(page, 'To Do', 'Medium'), 'Alpha')).toBeVisible();
    await page.setViewportSize({ width: 320, height: 256 });
    await cardTitle(page, 'Alpha').focus();
    await expect(cardTitle(page, 'Alpha')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
    await heading(page, /^Medium/).click();
    await expect(cardTitle(page, 'Alpha')).toBeHidden();
    await display(page, 'Lanes', 'No lanes');
    await expect(page.getByRole('tab', { name: /To Do/ })).toBeVisible();
  });
});

test('a lane that a drop cannot set says why; a done task leaves its day', { tag: '@deep' }, async ({
  page,
  login,
  open,
  team,
}) => {
  await login('engineer');
  const userId = await signedInUserId(page);
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC' } });
  await newTask(page.request, team, { title: 'Late', dueDate: day(-3) });
  const laterId = await newTask(page.request, team, {
    title: 'Later',
    dueDate: day(40),
    assigneeId: userId,
    assignees: [userId],
  });
  await newTask(page.request, team, { title: 'Now', dueDate: day(0) });
  await open(`${team.board}?lanes=due`);

  await test.step('more than one day', async () => {
    await dragTo(page, card(page, 'Later'), cell(page, 'To Do', 'Overdue'));
    await expectToast(page, 'Not moved', '"Overdue" is more than one day.');
    await expect(card(cell(page, 'To Do', 'Later'), 'Later')).toBeVisible();
    await heading(page, /^Overdue/).click();
    await dragOver(page, card(page, 'Later'), head(page, 'Overdue'));
    await expect(head(page, 'Overdue')).toHaveAttribute('data-refused', /"Overdue" is more than one day\./);
    await page.mouse.up();
    await expect(heading(page, /^Overdue 1 task$/)).toBeVisible();
    await heading(page, /^Overdue/).click();
  });

  await test.step('one day', async () => {
    await cardTitle(page, 'Later').focus();
    await page.keyboard.press('Shift+ArrowUp');
    await expect(card(cell(page, 'To Do', 'Due today'), 'Later')).toBeVisible();
    await expect
      .poll(async () => (await page.request.get(`/api/tasks/${laterId}`)).json())
      .toMatchObject({ dueDate: day(0), status: 'To Do' });
  });

  await test.step('done', async () => {
    await dragTo(page, card(page, 'Now'), cell(page, 'Done', 'Due today'));
    await expect(card(cell(page, 'Done', 'Done'), 'Now')).toBeVisible();
  });

  await test.step('nobody is left of the people', async () => {
    await open(`${team.board}?lanes=assignee`);
    const own = page.getByRole('heading', { level: 2 }).getByRole('button', { expanded: true }).first();
    await expect(own).toContainText('1 task');
    await dragTo(page, card(page, 'Later'), cell(page, 'Review', 'Unassigned'));
    await expect(card(cell(page, 'Review', 'Unassigned'), 'Later')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(card(cell(page, 'Review', 'Unassigned'), 'Later')).toBeHidden();
    await expect(card(page, 'Later')).toBeVisible();
  });

  await test.step('selected cards go together', async () => {
    await open(`${team.board}?lanes=priority`);
    await newTask(page.request, team, { title: 'Low one', priority: 'P3' });
    await expect(card(page, 'Low one')).toBeVisible();
    await cardTitle(page, 'Late').focus();
    await page.keyboard.press('x');
    await cardTitle(page, 'Later').focus();
    await page.keyboard.press('x');
    await dragTo(page, card(page, 'Late'), cell(page, 'In Progress', 'Low'));
    await expect(cell(page, 'In Progress', 'Low').getByRole('article')).toHaveText([/Late/, /Later/]);
    await expectToast(page, '2 tasks changed');
  });
});

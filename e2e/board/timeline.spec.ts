// The timeline of a board and of the company: bars that are moved and stretched by mouse and keyboard, groups, a phone, and many tasks.
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' });
const bar = (page: Page, name: string | RegExp) => timeline(page).getByRole('row').getByRole('button', { name });

/** Drags from the middle of an element, or from its end, by whole days of the month that is shown. */
async function dragBy(page: Page, title: string, days: number, from: 'middle' | 'start' | 'end' = 'middle') {
  const box = await bar(page, new RegExp(`^${title}, `)).boundingBox();
  const track = await timeline(page).locator('td').first().boundingBox();
  if (!box || !track) throw new Error('no bar');
  const x = { start: box.x + 3, middle: box.x + box.width / 2, end: box.x + box.width - 3 }[from];
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 8, y);
  await page.mouse.move(x + (track.width / 31) * days, y, { steps: 4 });
}

test('bars move and stretch by mouse and keys, with undo, in groups, and another tab follows', async ({
  page,
  login,
  open,
  team,
  another,
  server,
}) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC', theme: 'system' } });
  await newTask(page.request, team, { title: 'VAT return', startDate: '2035-12-03', dueDate: '2035-12-12' });
  await newTask(page.request, team, { title: 'Only due', dueDate: '2035-12-10', columnId: team.columns.inProgress });
  await newTask(page.request, team, { title: 'From before', startDate: '2035-10-01', dueDate: '2035-12-05' });
  await newTask(page.request, team, { title: 'Another time', dueDate: '2036-03-01' });
  await newTask(page.request, team, { title: 'Some day' });
  await open(`${team.board}?view=timeline&day=2035-12-15`);
  await expect(bar(page, 'VAT return, from Dec 3, 2035 to Dec 12, 2035, To Do, Unassigned')).toBeVisible();
  await expect(timeline(page).getByRole('row')).toHaveCount(4);

  await test.step('the mouse moves a bar, stretches its ends to a day at least, and Escape lets go', async () => {
    await dragBy(page, 'VAT return', 4);
    await page.mouse.up();
    await expect(bar(page, 'VAT return, from Dec 7, 2035 to Dec 16, 2035')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await dragBy(page, 'VAT return', -2, 'end');
    await page.mouse.up();
    await expect(bar(page, 'VAT return, from Dec 7, 2035 to Dec 14, 2035')).toBeVisible();
    await dragBy(page, 'VAT return', 15, 'start');
    await expect(bar(page, 'VAT return, on Dec 14, 2035')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(bar(page, 'VAT return, from Dec 7, 2035 to Dec 14, 2035')).toBeVisible();
  });

  await test.step('keys do the same, say so, and keep the focus; undo takes one step back', async () => {
    await bar(page, /^Only due, /).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(bar(page, 'Only due, due Dec 9, 2035, In Progress')).toBeFocused();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(bar(page, 'Only due, from Dec 9, 2035 to Dec 10, 2035')).toBeFocused();
    await expect(page.getByText('Only due: from Dec 9, 2035 to Dec 10, 2035')).toBeAttached();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(bar(page, 'Only due, on Dec 10, 2035')).toBeFocused();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(page.getByRole('alert')).toContainText('cannot be due before it starts');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(bar(page, 'Only due, from Dec 9, 2035 to Dec 10, 2035')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Only due' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar(page, /^Only due, /)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(bar(page, /^VAT return, /)).toBeFocused();
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByRole('checkbox', { name: /^Select (?!all)/, checked: true })).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  await test.step('a task without dates is dragged onto a day, a bar to the side; another tab sees both', async () => {
    const other = await another();
    await login('colleague', other);
    await other.goto(`${server.url}${team.board}?view=timeline&day=2035-12-15`);
    const side = timeline(page).getByRole('complementary', { name: 'No dates' });
    await expect(timeline(other).getByRole('complementary').getByRole('button', { name: 'Some day' })).toBeVisible();
    const from = await side.getByRole('button', { name: 'Some day' }).boundingBox();
    const track = await timeline(page).locator('td').first().boundingBox();
    if (!from || !track) throw new Error('no place');
    await page.mouse.move(from.x + 20, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x - 40, from.y + 40, { steps: 3 });
    const fifth = timeline(page).locator('[data-drop="2035-12-05"]');
    await expect(fifth).toBeVisible();
    const day = await fifth.boundingBox();
    if (!day) throw new Error('no day');
    await page.mouse.move(day.x + day.width / 2, track.y + 20, { steps: 3 });
    await page.mouse.up();
    await expect(bar(page, 'Some day, due Dec 5, 2035')).toBeVisible();
    await expect(bar(other, 'Some day, due Dec 5, 2035')).toBeVisible();
    // Empty, it is a strip that still takes a bar.
    const strip = await side.boundingBox();
    const there = await bar(page, /^Some day, /).boundingBox();
    if (!strip || !there) throw new Error('no bar');
    expect(strip.width).toBeLessThan(60);
    await page.mouse.move(there.x + there.width / 2, there.y + 10);
    await page.mouse.down();
    await page.mouse.move(strip.x + strip.width / 2, strip.y + 60, { steps: 5 });
    await page.mouse.up();
    await expect(side.getByRole('button', { name: 'Some day' })).toBeVisible();
    await expect(timeline(other).getByRole('complementary').getByRole('button', { name: 'Some day' })).toBeVisible();
  });

  await test.step('groups, a week, a quarter; a bar that leaves the shown days is followed', async () => {
    await open(`${team.board}?view=timeline&day=2035-12-15&group=status`);
    await expect(timeline(page).getByRole('button', { name: /^In Progress/ })).toBeVisible();
    await timeline(page)
      .getByRole('button', { name: /^To Do/ })
      .click();
    await expect(bar(page, /^VAT return, /)).toHaveCount(0);
    await timeline(page).getByRole('button', { name: 'Quarter', exact: true }).click();
    await expect(timeline(page).getByRole('heading', { name: 'October 2035 – December 2035' })).toBeVisible();
    await timeline(page).getByRole('button', { name: 'Week', exact: true }).click();
    await expect(page).toHaveURL(/span=week/);
    await open(`${team.board}?view=timeline&span=week&day=2035-12-09`);
    await bar(page, /^Only due, /).focus();
    await expect(bar(page, /^From before, /)).toHaveCount(0);
    for (let at = 0; at < 2; at++) await page.keyboard.press('ArrowLeft');
    await expect(bar(page, 'Only due, from Dec 7, 2035 to Dec 8, 2035')).toBeFocused();
    await expect(page).toHaveURL(/day=2035-12-07/);
    await expectAccessibleInBothThemes(page);
  });
});

test('on a phone the bars are under their titles, and an empty time says what to do', async ({ page, login, open, team }) => {
  await login('engineer');
  await page.setViewportSize({ width: 320, height: 640 });
  const title = 'A task with a rather long title for a narrow phone';
  await newTask(page.request, team, { title, startDate: '2035-12-03', dueDate: '2035-12-04' });
  await open(`${team.board}?view=timeline&day=2035-12-01`);
  const name = timeline(page).getByRole('button', { name: title, exact: true });
  await expect(name).toBeInViewport();
  await expect(timeline(page).getByText('from Dec 3, 2035 to Dec 4, 2035').first()).toBeVisible();
  const [above, below] = [await name.boundingBox(), await bar(page, `${title}, from`).boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  await timeline(page)
    .locator('.timeline-scroll')
    .evaluate((box) => box.scrollTo(400, 0));
  await expect(name, 'the title stays').toBeInViewport();
  await expectNoHorizontalScroll(page);
  await timeline(page).getByRole('button', { name: 'Previous month' }).click();
  await expect(page.getByText('No task has a date here.')).toBeVisible();
});

test('a title has two lines of the room beside the bars and ends with a whole word, the rest is its tooltip', async ({
  page,
  login,
  open,
  team,
}) => {
  await login('engineer');
  const title = 'Prepare the quarterly report about energy and water for the board';
  const longer = `${title}, with the comments of all departments and a summary of what has changed since the report of last year`;
  for (const each of [title, longer]) await newTask(page.request, team, { title: each, dueDate: '2035-12-04' });
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(`${team.board}?view=timeline&day=2035-12-01`);
    const nameOf = (each: string) => timeline(page).getByRole('button', { name: each, exact: true });
    const cut = nameOf(longer);
    const isCut = (name: Locator) => name.evaluate((element) => element.scrollHeight > element.clientHeight + 1);
    if (width > 1000) expect(await isCut(nameOf(title)), 'sixty letters fit').toBe(false);
    expect(await isCut(cut)).toBe(true);
    await expect(cut).toHaveAttribute('title', longer);
    const box = await cut.boundingBox();
    const row = await timeline(page).locator('tr[data-task]').first().boundingBox();
    expect(box?.height).toBeLessThanOrEqual(row?.height ?? 0);
  }
});

test('where the days do not fit, the rows of today are in sight with it', async ({ page, login, open, team }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC' } });
  await page.clock.setFixedTime('2035-12-27T12:00:00Z');
  await page.setViewportSize({ width: 390, height: 780 });
  for (let at = 0; at < 20; at++) await newTask(page.request, team, { title: `Long ago ${at}`, dueDate: '2035-12-02' });
  await newTask(page.request, team, { title: 'Now', startDate: '2035-12-20', dueDate: '2035-12-28' });
  await open(`${team.board}?view=timeline&day=2035-12-27`);
  await expect(bar(page, /^Now, from/)).toBeInViewport();
  await page.keyboard.press('j');
  await expect(bar(page, /^Long ago 0, due/)).toBeFocused();
  await expect(timeline(page).getByRole('button', { name: 'Long ago 0', exact: true })).toBeInViewport();
});

test('a finger takes hold of a bar after a long press, stretches an end, and scrolls or opens the menu otherwise', async ({
  another,
  login,
  server,
  team,
}) => {
  const page = await another({ viewport: { width: 820, height: 700 }, hasTouch: true, isMobile: true });
  await login('engineer', page);
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC' } });
  await newTask(page.request, team, { title: 'VAT return', startDate: '2035-12-03', dueDate: '2035-12-12' });
  await page.goto(`${server.url}${team.board}?view=timeline&day=2035-12-15`);
  const touch = await page.context().newCDPSession(page);
  /** Moves a finger from a part of the bar by whole days, after it has rested for some milliseconds. */
  async function drag(days: number, from: 'middle' | 'end', rest: number) {
    const box = await bar(page, /^VAT return, /).boundingBox();
    const track = await timeline(page).locator('td').first().boundingBox();
    if (!box || !track) throw new Error('no bar');
    const x = from === 'end' ? box.x + box.width - 3 : box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: object[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: at as { x: number; y: number }[] });
    await send('touchStart', [{ x, y }]);
    await page.waitForTimeout(rest);
    const way = (track.width / 31) * days;
    for (let step = 1; step <= 8; step++) await send('touchMove', [{ x: x + (way * step) / 8, y }]);
    await send('touchEnd', []);
  }
  await expect(bar(page, /^VAT return, from Dec 3, 2035 to Dec 12/)).toBeVisible();
  await drag(3, 'middle', 450);
  await expect(bar(page, /^VAT return, from Dec 6, 2035 to Dec 15/)).toBeVisible();
  await drag(-2, 'end', 450);
  await expect(bar(page, /^VAT return, from Dec 6, 2035 to Dec 13/)).toBeVisible();
  await drag(3, 'middle', 0);
  await expect(bar(page, /^VAT return, from Dec 6, 2035 to Dec 13/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await drag(0, 'middle', 450);
  await expect(page.getByRole('menu')).toBeVisible();
});

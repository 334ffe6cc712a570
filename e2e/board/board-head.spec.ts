// The row above a board: few controls, with words, in one row at every width, and nothing moves after it was painted.
import type { Page } from '@playwright/test';
import { boardMenu, card } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

const widths = [1440, 1366, 1280, 1024, 768, 390];

/** Returns the visible controls of the row: their words, and whether all stand in one row inside of it. */
function headOf(page: Page) {
  return page.locator('.board-head').evaluate((head) => {
    const controls = [...head.querySelectorAll<HTMLElement>('a, button')].filter((one) => one.checkVisibility());
    const boxes = controls.map((one) => one.getBoundingClientRect());
    const middles = boxes.map(({ top, bottom }) => Math.round((top + bottom) / 2));
    return {
      words: controls.map((one) => one.innerText.trim()),
      rows: Math.max(...middles) - Math.min(...middles) <= 2 ? 1 : 2,
      isInside: boxes.every(({ left, right }) => left >= 0 && right <= window.innerWidth),
      cut: controls.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText.trim()),
    };
  });
}

for (const who of ['engineer', 'admin'] as const)
  test(`the head of a board has at most nine controls in one row, for ${who === 'admin' ? 'an administrator' : 'a member'}`, async ({
    page,
    login,
    open,
    team,
  }) => {
    await login(who);
    await newTask(page.request, team, { title: 'Paint the fence' });
    for (const language of ['english', 'german']) {
      await page.request.patch('/api/users/settings', { data: { language } });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 768 });
        await open(team.board);
        await expect(card(page, 'Paint the fence')).toBeVisible();
        const { words, ...head } = await headOf(page);
        expect(words.length, `${language} at ${width}: ${words.join(', ')}`).toBeLessThanOrEqual(9);
        expect(
          words.filter((word) => word === ''),
          'only "…" has no word',
        ).toHaveLength(1);
        expect(head, `${language} at ${width}`).toEqual({ rows: 1, isInside: true, cut: [] });
      }
    }
    await page.request.patch('/api/users/settings', { data: { language: 'english', theme: 'system' } });
  });

test('a phone has one "+", which opens a line in the column that is in sight', async ({ page, login, open, team }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login('engineer');
  await newTask(page.request, team, { title: 'Paint the fence' });
  await open(team.board);
  await expect(card(page, 'Paint the fence')).toBeVisible();
  await expect(page.locator('svg.lucide-plus').filter({ visible: true })).toHaveCount(1);
  await page.getByRole('tab', { name: /^Review/ }).click();
  await expect(page.getByRole('tab', { name: /^Review/ })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'New task' }).click();
  await expect(page.getByRole('textbox', { name: 'New task in Review' })).toBeFocused();
});

test('nothing moves after a board was painted', async ({ page, login, open, team }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await login('engineer');
  await newTask(page.request, team, { title: 'Paint the fence' });
  for (const view of ['board', 'list', 'calendar', 'timeline', 'dashboard']) {
    await open(`${team.board}?view=${view}`);
    await expect(page.getByText('Paint the fence').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const moved = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
    );
    expect(moved, `how far ${view} moved`).toBeLessThanOrEqual(0.01);
  }
});

test('"…" names what is needed now and then, with its key', async ({ page, login, open, team }) => {
  await login('admin');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await open(team.board);
  await boardMenu(page).click();
  await expect(page.getByRole('menuitem', { name: 'Summary' })).toBeVisible();
  const names = await page.getByRole('menuitem').allInnerTexts();
  for (const name of [
    'Summary',
    'All activity',
    'Archive',
    'Trash',
    'Add column',
    'Task templates',
    'Import tasks',
    'Export',
    'Print',
  ])
    expect(
      names.some((each) => each.startsWith(name)),
      `${name} in ${names.join(', ')}`,
    ).toBe(true);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('menuitem', { name: 'Trash' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
});

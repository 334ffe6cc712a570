// Virtual scrolling of a long column: its cards never overlap or leave gaps.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { cardTitle, column } from '#support/board.ts';
import { expect, type Team, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

/** Titles of wide and narrow letters, whose height does not follow from their length. */
const titles = Array.from(
  { length: 60 },
  (_, n) => `${n + 1} ${(n % 2 === 0 ? 'illicit ' : 'WWWW MMM ').repeat(1 + (n % 9)).trim()}`,
);

test('cards of a long column never overlap and leave no holes', async ({ page, login, open, team }) => {
  await login('engineer');
  await fill(page.request, team);
  const toDo = column(page, 'To Do');

  for (const width of [1440, 1333, 1100, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await open(team.board);
    await expectStacked(page, toDo);
    await toDo.locator('.board-list').evaluate((list) => list.scrollTo(0, 1500));
    await expectStacked(page, toDo);
    await toDo.locator('.board-list').evaluate((list) => list.scrollTo(0, 0));
    await cardTitle(toDo, titles[2] ?? '').focus();
    for (const key of ['Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowUp', 'Shift+ArrowUp']) {
      await page.keyboard.press(key);
      await expectStacked(page, toDo);
    }
  }
});

test('the first cards are there before the window, and stay where they are when it comes', async ({
  page,
  login,
  open,
  team,
}) => {
  await login('engineer');
  await fill(page.request, team);
  const { promise: asked, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/assets/window-core-*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await open(team.board);
  const toDo = column(page, 'To Do');
  await expect(toDo.locator('.board-rows[data-first]')).toBeVisible();
  await expectStacked(page, toDo);
  const rows = await toDo.locator('.board-row').elementHandles();
  const tops = () => Promise.all(rows.map(async (row) => Math.round((await row.boundingBox())?.y ?? Number.NaN)));
  const before = await tops();
  await cardTitle(toDo, titles[1] ?? '').focus();
  // End renders the last card of any column at once.
  await page.keyboard.press('End');
  await expect(cardTitle(toDo, titles.at(-1) ?? '')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(cardTitle(toDo, titles[0] ?? '')).toBeFocused();

  come();
  await expect(toDo.locator('.board-rows[data-first]')).toHaveCount(0);
  await expectStacked(page, toDo);
  expect(await tops()).toEqual(before);
  await expect(cardTitle(toDo, titles[0] ?? '')).toBeFocused();
  // The list grows while its last cards are measured, so whoever scrolls to its end scrolls on.
  await expect(async () => {
    await toDo.locator('.board-list').evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expect(cardTitle(toDo, titles.at(-1) ?? '')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
});

test('without the window all cards are drawn', { tag: '@deep' }, async ({ page, login, open, team }) => {
  await login('engineer');
  await fill(page.request, team);
  await page.route('**/assets/window-core-*.js', (route) => route.abort());
  await open(team.board);
  const toDo = column(page, 'To Do');
  await expect(toDo.locator('.board-row')).toHaveCount(titles.length);
  await expectStacked(page, toDo);
});

async function fill(request: APIRequestContext, team: Team): Promise<void> {
  for (const [n, title] of titles.entries()) {
    const description = n % 3 === 0 ? title : '';
    await newTask(request, team, { title, description, status: 'To Do', type: 'Planning' });
  }
}

/** Expects exactly one gap between neighbouring visible cards. */
async function expectStacked(page: Page, place: Locator): Promise<void> {
  await expect(async () => {
    const edges = await place.locator('.board-row').evaluateAll((rows) =>
      rows
        .map((row) => ({ place: Number(row.getAttribute('aria-posinset')), box: row.getBoundingClientRect() }))
        .sort((a, b) => a.place - b.place)
        .map(({ place, box }) => ({ place, top: box.top, bottom: box.bottom })),
    );
    expect(edges.length).toBeGreaterThan(4);
    const gaps = edges.slice(1).flatMap((edge, n) => {
      const before = edges[n];
      return before && before.place === edge.place - 1 ? [Math.round(edge.top - before.bottom)] : [];
    });
    expect(gaps).toEqual(gaps.map(() => 6));
  }).toPass({ timeout: 3_000 });
  await expect(page.locator('[data-dragging]')).toHaveCount(0);
}

// A phone: menus and panels are sheets from below.
import type { Page } from '@playwright/test';
import { card, cardTitle } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

const phone = (width: number) => ({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });

for (const width of [390, 320]) {
  test(`at ${width} px menus and panels are sheets, and a tap beside them only closes them`, {
    tag: width === 320 ? '@deep' : [],
  }, async ({ another, login, server, team }) => {
    const page = await another(phone(width));
    await login('engineer', page);
    await page.request.patch(`${server.url}/api/users/settings`, { data: { theme: 'system' } });
    await newTask(page.request, team, { title: 'Pay the VAT' });
    await page.goto(server.url + team.board);
    const actions = card(page, 'Pay the VAT').getByRole('button', { name: 'Actions for Pay the VAT' });
    await actions.tap();
    const menu = page.getByRole('menu');
    await expectSheet(page, menu, width);
    for (const item of await menu.getByRole('menuitem').all())
      expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectNoHorizontalScroll(page);
    await expectAccessibleInBothThemes(page);
    await page.touchscreen.tap(width / 2, 190);
    await expect(menu).toBeHidden();
    await expect(page.getByRole('dialog'), 'the card below stays closed').toHaveCount(0);

    await actions.tap();
    await page.getByRole('menuitem', { name: 'Due date...' }).tap();
    const panel = page.getByRole('dialog', { name: 'Due date' });
    await expectSheet(page, panel, width);
    await panel.getByRole('button', { name: 'Today' }).tap();
    await expect(card(page, 'Pay the VAT').getByText('Due Today')).toBeVisible();
    await expect(cardTitle(page, 'Pay the VAT')).toBeFocused();

    await page.getByRole('button', { name: 'Filter' }).tap();
    await expectSheet(page, page.getByRole('dialog', { name: 'Filter' }), width);
    await expectNoHorizontalScroll(page);
  });
}

test('the dashboard of a phone opens at its top', async ({ another, login, server, team }) => {
  const page = await another(phone(390));
  await login('engineer', page);
  for (let at = 0; at < 3; at++) await newTask(page.request, team, { title: `Task ${at}`, dueDate: '2026-01-02' });
  await page.route('**/api/**/trends**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto(`${server.url}${team.board}?view=dashboard`);
  await expect(page.getByRole('region', { name: 'Open tasks by person' })).toBeAttached();
  await expect
    .poll(() => page.locator('.dashboard').evaluate((board) => board.scrollHeight - board.clientHeight))
    .toBeGreaterThan(200);
  expect(await page.locator('.dashboard').evaluate((board) => board.scrollTop)).toBe(0);
});

async function expectSheet(page: Page, sheet: ReturnType<Page['locator']>, width: number): Promise<void> {
  await expect(sheet).toBeVisible();
  await expect.poll(async () => await sheet.evaluate((element) => element.getAnimations().length)).toBe(0);
  const box = await sheet.boundingBox();
  expect(box).toMatchObject({ x: 0, width });
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(page.viewportSize()?.height);
}

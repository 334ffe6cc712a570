// The word beside what is pointed at: inside the window at every edge, there while it is read, gone with Escape.
import type { Page } from '@playwright/test';
import { expect, test } from '#support/fixtures.ts';

test.use({ ownServer: false });

const tooltip = (page: Page) => page.locator('.tooltip');
const long = 'What this button is for, in so many words that they need more than one line of a narrow window, as German does';

for (const [name, width, height] of [
  ['a window of 1280', 1280, 800],
  ['a window of 320', 320, 800],
  ['400 % of 1280 by 1024', 320, 256],
] as const) {
  test(`stays inside ${name}, whatever it says, and does not cover its owner`, { tag: height === 256 ? [] : '@deep' }, async ({
    page,
    login,
    open,
    team,
  }) => {
    await page.setViewportSize({ width, height });
    await login('engineer');
    await open(team.board);
    for (const [corner, side] of [
      ['top: 4px; left: 4px', 'left'],
      ['top: 4px; right: 4px', 'right'],
      ['bottom: 4px; left: 4px', 'bottom'],
      ['bottom: 4px; right: 4px', 'right'],
    ] as const) {
      const style = `position: fixed; z-index: 99; width: 24px; height: 24px; ${corner}`;
      await page.evaluate(
        ([words, wanted, css]) => {
          document.getElementById('at-the-edge')?.remove();
          const owner = document.createElement('button');
          owner.id = 'at-the-edge';
          owner.style.cssText = css;
          Object.assign(owner.dataset, { tooltip: words, tooltipSide: wanted });
          document.body.append(owner);
        },
        [long, side, style] as const,
      );
      const owner = page.locator('#at-the-edge');
      await owner.hover();
      await expect(tooltip(page)).toBeVisible();
      const [box, own] = [await tooltip(page).boundingBox(), await owner.boundingBox()];
      if (!box || !own) throw new Error('nothing to measure');
      expect(box.x, 'left').toBeGreaterThanOrEqual(0);
      expect(box.y, 'top').toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, 'right').toBeLessThanOrEqual(width);
      expect(box.y + box.height, 'bottom').toBeLessThanOrEqual(height);
      const beside = box.x >= own.x + own.width || box.x + box.width <= own.x;
      expect(beside || box.y >= own.y + own.height || box.y + box.height <= own.y, 'beside its owner').toBe(true);
      await page.mouse.move(width / 2, height / 2);
      await expect(tooltip(page)).toHaveCount(0);
    }
  });
}

test('stays while it is read, Escape closes it, and it comes back once the pointer was elsewhere', async ({
  page,
  login,
  open,
  team,
}) => {
  await login('engineer');
  await open(team.board);
  await page.clock.install();
  const owner = page.getByRole('button', { name: 'Collapse sidebar' });
  await owner.hover();
  await expect(tooltip(page)).toHaveText(/Collapse sidebar/);
  const box = await tooltip(page).boundingBox();
  if (!box) throw new Error('nothing to point at');
  // A person crosses the gap faster than it closes, however slowly the pointer moves here.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await page.clock.runFor(400);
  await expect(tooltip(page)).toBeVisible();
  await owner.hover();
  await page.clock.runFor(400);
  await expect(tooltip(page)).toBeVisible();
  await page.clock.resume();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await owner.hover({ position: { x: 4, y: 4 } });
  await page.waitForTimeout(700);
  await expect(tooltip(page)).toHaveCount(0);
  await page.mouse.move(640, 700);
  await owner.hover();
  await expect(tooltip(page)).toBeVisible();
});

test('is no press beside a dialog', async ({ page, login, open, team }) => {
  await login('engineer');
  await open(team.board);
  await page.getByRole('button', { name: 'Add Task', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create New Task' });
  await dialog.getByRole('button', { name: 'Close' }).hover();
  await expect(tooltip(page)).toBeVisible();
  await tooltip(page).click();
  await expect(dialog).toBeVisible();
});

// The row above a board: what stands under "…", and what is chosen under 'Display'.
import type { Locator, Page } from '@playwright/test';

/** The "…" of a board. */
export const boardMenu = (page: Page): Locator => page.getByRole('button', { name: /^More for this board/ });

/** Presses an item of the "…" of a board. */
export async function pressInBoardMenu(page: Page, item: string | RegExp): Promise<void> {
  await boardMenu(page).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Opens 'Display', which a phone has under "…", and returns its panel. */
export async function openDisplay(page: Page): Promise<Locator> {
  const isPhone = (page.viewportSize()?.width ?? 1280) < 640;
  if (isPhone) await pressInBoardMenu(page, 'Display');
  else await page.getByRole('button', { name: 'Display', exact: true }).click();
  return page.getByRole('dialog', { name: 'Display' });
}

/** Chooses in 'Display' and closes it. */
export async function display(page: Page, group: string, choice: string): Promise<void> {
  const panel = await openDisplay(page);
  await panel.getByRole('group', { name: group }).getByRole('button', { name: choice, exact: true }).click();
  await page.keyboard.press('Escape');
}

/** Presses a row of the saved views in 'Display'. */
export async function pressInViews(page: Page, row: string): Promise<void> {
  await (await openDisplay(page)).getByRole('button', { name: row, exact: true }).click();
}

// Helpers for boards: columns by name, cards by title.
import { expect, type Locator, type Page } from '@playwright/test';

export function column(page: Page, name: string): Locator {
  return page.getByRole('region', { name: new RegExp(`^${name}, \\d+ tasks?$`) });
}

export function card(of: Page | Locator, title: string): Locator {
  return of.getByRole('article', { name: title, exact: true });
}

/** The title of a card, which opens the task. */
export function cardTitle(of: Page | Locator, title: string): Locator {
  return of.getByRole('button', { name: title, exact: true });
}

/** Drags a card with the mouse in small steps and drops it on the column. Returns the id of the card that was lifted. */
export async function dragTo(page: Page, from: Locator, to: Locator): Promise<number> {
  const lifted = await dragOver(page, from, to);
  await page.mouse.up();
  return lifted;
}

/** Drags a card with the mouse in small steps and holds it over the column. Returns the id of the card that was lifted. */
export async function dragOver(page: Page, from: Locator, to: Locator): Promise<number> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag, or nowhere to drag it to.');
  await page.mouse.move(start.x + 40, start.y + start.height - 8);
  await page.mouse.down();
  await page.mouse.move(start.x + 60, start.y + start.height, { steps: 5 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 15 });
  const lifted = await page.evaluate(() => Number(document.querySelector('[data-dragging]')?.getAttribute('data-task') ?? 0));
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2 + 4, { steps: 3 });
  return lifted;
}

/** Expects a toast. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const toast = page
    .locator('#messages')
    .getByRole('listitem')
    .or(page.locator('[role=status], [role=alert]'))
    .filter({ hasText: title });
  await expect(toast.first()).toBeVisible();
  if (text !== undefined) await expect(toast.first()).toContainText(text);
}

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

// Whoever knew a place or an act under another name finds it by Ctrl+K under that name, in each language, on a board and elsewhere.
import { formerNames } from '@app/contract/commands/former-names.rules.ts';
import { languages } from '@app/contract/limits.ts';
import { screens } from '@app/contract/screens.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '#support/fixtures.ts';

/** How far down the place may stand: what is called exactly so comes first. */
const amongFirst = 3;
/** They need a board on the screen. */
const ofBoard = /^(board-|task-templates)/;

/** Returns the names that do not lead to their place. */
async function lost(page: Page, language: (typeof languages)[number], onBoard: boolean): Promise<string[]> {
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  const missed: string[] = [];
  for (const [id, names] of Object.entries(formerNames[language])) {
    if (!onBoard && ofBoard.test(id)) continue;
    for (const name of names) {
      await field.fill(name);
      const found = await page
        .locator('[data-command]')
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-command')));
      if (!found.slice(0, amongFirst).includes(id))
        missed.push(`${name}: ${found.slice(0, amongFirst).join(', ')} instead of ${id}`);
    }
  }
  await page.keyboard.press('Escape');
  return missed;
}

test.use({ ownServer: { SAMPLE_DATA: 'true' } });

for (const language of languages) {
  test(`the former names of ${language} lead to their places`, async ({ page, login, open }) => {
    test.slow();
    await login('admin');
    expect((await page.request.patch('/api/users/settings', { data: { language } })).ok()).toBe(true);
    await open(screens.workspace.href(3));
    await page.getByRole('article').first().waitFor();
    expect(await lost(page, language, true)).toEqual([]);
    await open(screens.myWork.href());
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await lost(page, language, false)).toEqual([]);
  });
}

test('what stands under "…" above a board is done by its name', async ({ page, login, open }) => {
  await login('admin');
  await page.request.patch('/api/users/settings', { data: { language: 'english' } });
  await open(screens.workspace.href(3));
  await page.getByRole('article').first().waitFor();
  for (const [typed, dialog] of [
    ['columns', 'Display'],
    ['summary', 'Summary'],
    ['add column', 'Add a column'],
  ] as const) {
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const file = page.waitForEvent('download');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('export');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: /CSV/ }).click();
  expect((await file).suggestedFilename()).toMatch(/csv$/);
  await open(screens.myWork.href());
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('trash');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Engineering');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/workspace\/3\/trash/);
});

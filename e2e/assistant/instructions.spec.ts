// Standing instructions for a model: one's own, and those of a board, which everybody on it reads and who manages it changes.
import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, test } from '#support/fixtures.ts';
import { modelServer } from '#support/model-server.ts';

test('a person has instructions, and reads those of the board', async ({ page, login, open, another, team }) => {
  const model = await modelServer();
  const admin = await another();
  await login('admin', admin);
  const settings = {
    ...{ provider: 'openai-compatible', baseUrl: model.url, model: 'scripted', levels: ['ask', 'propose'] },
    ...{ dailyTokens: null, redactEmails: true, keepContent: false, prices: null },
  };
  expect((await admin.request.put(`${team.url}/api/assistant/model-settings`, { data: settings })).status()).toBe(200);

  await openInstructions(admin, `${team.url}${team.board}`);
  const ofBoard = dialogOf(admin).getByRole('textbox', { name: /^Of the board / });
  await ofBoard.fill('Never plan for Fridays.');
  await dialogOf(admin).getByRole('button', { name: 'Save' }).click();
  await expect(dialogOf(admin)).toBeHidden();

  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await open(team.board);
  await openInstructions(page);
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('Never plan for Fridays.');
  await expect(dialog.getByRole('textbox')).toHaveCount(1);
  await dialog.getByRole('textbox', { name: 'Yours, which only you see' }).fill('We call Q4 the season.');
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Instructions' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('We call Q4 the season.');

  await page.setViewportSize({ width: 320, height: 640 });
  await open('/assistant');
  await page.getByRole('button', { name: 'Instructions' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('We call Q4 the season.');
  await expectNoHorizontalScroll(page);
});

async function openInstructions(page: Page, address?: string): Promise<void> {
  if (address !== undefined) await page.goto(address);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await page.getByRole('button', { name: 'Instructions' }).click();
}

function dialogOf(page: Page) {
  return page.getByRole('dialog', { name: 'Standing instructions' });
}

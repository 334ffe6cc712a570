// A confirmation over a dialog: an Escape at the moment it appears closes the confirmation.
import type { Page } from '@playwright/test';
import { cardTitle } from '#support/board.ts';
import { expect, test } from '#support/fixtures.ts';
import { newTask, pressInTaskMenu } from '#support/tasks.ts';

test.use({ ownServer: false });

const title = 'Ask before it goes';

/** Presses Escape as soon as a confirmation is in the DOM, before any other code runs. */
async function escapeAtOnce(page: Page): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role="alertdialog"]')) return;
      observer.disconnect();
      const options = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true };
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', options));
      document.documentElement.dataset['escaped'] = '';
    }).observe(document, { subtree: true, childList: true });
  });
}

test.beforeEach(async ({ page, login, team }) => {
  await login('admin');
  await newTask(page.request, team, { title });
  await page.goto(team.board);
  await cardTitle(page, title).first().press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Edit Task' })).toBeVisible();
});

test('before a task is deleted', async ({ page }) => {
  await escapeAtOnce(page);
  await pressInTaskMenu(page, 'Delete Task');
  await expect(page.locator('html[data-escaped]')).toBeAttached();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible();
});

test('before what was typed is discarded', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Edit Task' }).click();
  await dialog.getByRole('textbox', { name: /^Title/ }).fill('Typed and kept');
  await escapeAtOnce(page);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.locator('html[data-escaped]')).toBeAttached();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue('Typed and kept');
});

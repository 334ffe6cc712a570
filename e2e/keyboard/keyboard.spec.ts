// The main workflow with the keyboard alone.
import type { Locator, Page } from '@playwright/test';
import { card, cardTitle, column, expectToast } from '#support/board.ts';
import { expect, screens, test } from '#support/fixtures.ts';

test.use({ ownServer: false });

const title = 'Water the plants';

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < 80; pressed++) {
    if (await target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`80 times ${key} did not reach ${target}.`);
}

test('the main job is done with the keyboard alone', { tag: '@deep' }, async ({ page, login, server, team }) => {
  // Creates the account only; the test signs in with the keyboard.
  const { username, password } = await login('engineer');
  await page.context().clearCookies();

  await test.step('signs in', async () => {
    await page.goto(server.url + screens.auth.href());
    await tabTo(page, page.getByLabel('Username', { exact: true }));
    await page.keyboard.type(username);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(server.url + team.board);
    await expect(column(page, 'To Do')).toBeVisible();
  });

  await test.step('skips to the content', async () => {
    await page.reload();
    await expect(column(page, 'To Do')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('creates a task', async () => {
    await tabTo(page, column(page, 'To Do').getByRole('button', { name: 'Add task', exact: true }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Create New Task' });
    await expect(dialog.getByRole('textbox', { name: /^Title/ })).toBeFocused();
    await page.keyboard.type(title);
    await page.keyboard.press('Control+Enter');
    await expectToast(page, 'Task created');
    await expect(dialog).toHaveCount(0);
    await expect(card(column(page, 'To Do'), title)).toBeVisible();
  });

  await test.step('moves it through every column and back', async () => {
    await tabTo(page, cardTitle(column(page, 'To Do'), title), 'Shift+Tab');
    for (const name of ['In Progress', 'Review', 'Done']) {
      await page.keyboard.press('Shift+ArrowRight');
      await expect(card(column(page, name), title)).toBeVisible();
      await expect(cardTitle(column(page, name), title)).toBeFocused();
    }
    await page.keyboard.press('m');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(card(column(page, 'To Do'), title)).toBeVisible();
    await expect(cardTitle(column(page, 'To Do'), title)).toBeFocused();
    // The server has stored it only when the message appears.
    await expectToast(page, 'Task moved', 'Task successfully moved from Done to To Do');
    await page.reload();
    await expect(card(column(page, 'To Do'), title)).toBeVisible();
  });

  await test.step('opens it and comments', async () => {
    await tabTo(page, cardTitle(column(page, 'To Do'), title));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await tabTo(page, dialog.getByPlaceholder('Add a comment...'));
    await page.keyboard.type('Done by hand.');
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Done by hand.' })).toBeVisible();
  });

  await test.step('edits it', async () => {
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByRole('button', { name: 'Edit Task' }));
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('textbox', { name: /^Title/ }));
    await page.keyboard.press('End');
    await page.keyboard.type(' today');
    await tabTo(page, dialog.getByRole('button', { name: 'Save Changes' }));
    await page.keyboard.press('Enter');
    await expectToast(page, 'Task updated', 'The task has been updated successfully.');
  });

  await test.step('leaves the dialog; the card has the focus again', async () => {
    // A visible toast takes the first Escape.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1_000 });
    }).toPass({ timeout: 10_000 });
    await expect(cardTitle(page, `${title} today`)).toBeFocused();
  });

  await test.step('deletes it', async () => {
    await page.keyboard.press('Delete');
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this task?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await tabTo(page, question.getByRole('button', { name: 'Delete Task' }));
    await page.keyboard.press('Enter');
    await expect(card(page, `${title} today`)).toHaveCount(0);
  });
});

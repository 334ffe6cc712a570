// A toast that stands before a dialog opens leaves the dialog's buttons free, and stays reachable itself.
import type { Page } from '@playwright/test';
import { card, cardTitle } from '#support/board.ts';
import { expect, test } from '#support/fixtures.ts';
import { newTask, pressInTaskMenu } from '#support/tasks.ts';

test.use({ ownServer: false });

/** The buttons of what is open that a toast covers: of its head, its foot, a question or a menu. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('.toast')?.getBoundingClientRect();
    if (!toast) throw new Error('There is no toast.');
    if (toast.top < 0 || toast.bottom > innerHeight) return ['the toast is outside of the window'];
    const places = ':is(.dialog-header, .dialog-footer, .confirm, .menu, .popover)';
    return [...document.querySelectorAll(`${places} :is(button, input, [role="menuitem"], [role="menuitemradio"])`)]
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
      })
      .map((one) => one.textContent || one.getAttribute('aria-label'));
  });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [320, 568],
  // A window of 1280 by 1024 pixels at 400 percent.
  [320, 256],
] as const)
  test(`no message covers the buttons of what opens under it, ${width} by ${height}`, {
    tag: [844, 568].includes(height) ? '@deep' : [],
  }, async ({ page, login, server, team }) => {
    await login('engineer');
    await newTask(page.request, team, { title: 'Taken away' });
    await newTask(page.request, team, { title: 'Opened next' });
    await page.setViewportSize({ width: Math.max(width, 390), height: Math.max(height, 844) });
    await page.goto(server.url + team.board);
    await card(page, 'Taken away').hover();
    await page.getByRole('button', { name: 'Actions for Taken away' }).click();
    await page.getByRole('menuitem', { name: /^Delete Task/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Task' }).click();
    const toast = page.locator('.toast');
    await expect(toast).toContainText('Task Deleted');
    // Nobody looks, so the message stays for as long as the test needs it.
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    await page.setViewportSize({ width, height });
    const undo = toast.getByRole('button', { name: 'Undo' });
    const free = async () => {
      await expect.poll(() => covered(page)).toEqual([]);
      await undo.click({ trial: true });
    };

    await cardTitle(page, 'Opened next').press('Enter');
    const dialog = page.getByRole('dialog');
    await test.step('an open task, its menu and its question', async () => {
      await expect(dialog.getByRole('button', { name: 'Edit Task' })).toBeVisible();
      await free();
      await dialog.getByRole('button', { name: 'Edit Task' }).click({ trial: true });
      await dialog.getByRole('button', { name: 'Priority: Medium' }).press('Enter');
      await expect(page.getByRole('menu')).toBeVisible();
      await expect.poll(() => covered(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await pressInTaskMenu(page, 'Delete Task');
      const question = page.getByRole('alertdialog');
      await expect(question).toBeVisible();
      await free();
      await question.getByRole('button', { name: 'Cancel' }).click();
    });
    await test.step('its form', async () => {
      await dialog.getByRole('button', { name: 'Edit Task' }).click();
      const save = dialog.getByRole('button', { name: 'Save Changes' });
      await expect(save).toBeVisible();
      await free();
      await save.click({ trial: true });
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
    await test.step('a new task, with the way back by keys', async () => {
      await page.keyboard.press('c');
      const title = dialog.getByRole('textbox', { name: /^Title/ });
      await title.fill('Still typed');
      await free();
      await dialog.getByRole('button', { name: /^Create Task/ }).click({ trial: true });
      await page.keyboard.press('F8');
      await page.keyboard.press('Tab');
      await expect(undo).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(toast).toContainText('Task restored');
      await expect(title).toBeFocused();
      await expect(title).toHaveValue('Still typed');
    });
  });

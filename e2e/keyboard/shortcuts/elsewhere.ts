// The shortcuts in the list, in an open task, in notifications and in text fields.
import type { Page } from '@playwright/test';
import { card, cardTitle, column, expectToast } from '#support/board.ts';
import { expect } from '#support/fixtures.ts';
import { withoutStream } from '#support/without-stream.ts';
import {
  dialog,
  first,
  onBar,
  onBoard,
  onCalendar,
  onDay,
  onList,
  onMyWork,
  onNotifications,
  onTask,
  onTimeline,
  other,
  second,
  shortDay,
} from './contexts.ts';

export const elsewhere: Record<string, (page: Page) => Promise<void>> = {
  async rowUp(page) {
    await onList(page);
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expect(page.getByRole('row').getByRole('button', { name: other, exact: true })).toBeFocused();
  },
  async rowDown(page) {
    await onList(page);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('row').getByRole('button', { name: first, exact: true })).toBeFocused();
  },
  async rowFirst(page) {
    await onList(page);
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await expect(page.getByRole('row').getByRole('button', { name: other, exact: true })).toBeFocused();
  },
  async rowLast(page) {
    await onList(page);
    await page.keyboard.press('End');
    await expect(page.getByRole('row').getByRole('button', { name: second, exact: true })).toBeFocused();
  },
  async rowSelectDown(page) {
    await onList(page);
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByRole('row').getByRole('checkbox', { name: /^Select (?!all)/, checked: true })).toHaveCount(2);
  },
  async rowSelectUp(page) {
    await onList(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(page.getByRole('row').getByRole('button', { name: other, exact: true })).toBeFocused();
    await expect(page.getByRole('row').getByRole('checkbox', { name: /^Select (?!all)/, checked: true })).toHaveCount(2);
  },
  async rowOpen(page) {
    await onList(page);
    await page.keyboard.press('o');
    await expect(dialog(page).getByRole('heading', { name: other })).toBeVisible();
    await page.keyboard.press('j');
    await expect(dialog(page).getByRole('heading', { name: first }), 'in the order of the list').toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row').getByRole('button', { name: first, exact: true })).toBeFocused();
  },

  async mineToday(page) {
    await onMyWork(page);
    await page.keyboard.press('t');
    await expectToast(page, `“${first}” is chosen for today`);
  },
  async mineNotToday(page) {
    await onMyWork(page);
    await page.keyboard.press('t');
    await page.getByRole('row').getByRole('button', { name: first, exact: true }).press('Shift+T');
    await expectToast(page, `“${first}” is no longer chosen for today`);
  },
  async mineDone(page) {
    await onMyWork(page);
    await page.keyboard.press('Shift+D');
    await expect(page.getByRole('heading', { name: 'Done today' })).toBeVisible();
  },

  async dayEarlier(page) {
    await onCalendar(page);
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(onDay(page, -1)).toBeFocused();
  },
  async dayLater(page) {
    await onCalendar(page);
    await page.keyboard.press('Shift+ArrowRight');
    await expect(onDay(page, 1)).toBeFocused();
  },
  async weekEarlier(page) {
    await onCalendar(page);
    await page.keyboard.press('Shift+ArrowUp');
    await expect(onDay(page, -7)).toBeFocused();
  },
  async weekLater(page) {
    await onCalendar(page);
    await page.keyboard.press('Shift+ArrowDown');
    await expect(onDay(page, 7)).toBeFocused();
  },

  async barEarlier(page) {
    await onTimeline(page);
    await page.keyboard.press('ArrowLeft');
    await expect(onBar(page, `due ${shortDay(-1)}`)).toBeFocused();
  },
  async barLater(page) {
    await onTimeline(page);
    await page.keyboard.press('ArrowRight');
    await expect(onBar(page, `due ${shortDay(1)}`)).toBeFocused();
  },
  async barEndLater(page) {
    await onTimeline(page);
    await page.keyboard.press('Shift+ArrowRight');
    await expect(onBar(page, `from ${shortDay(0)} to ${shortDay(1)}`)).toBeFocused();
  },
  async barEndEarlier(page) {
    await onTimeline(page);
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(onBar(page, `on ${shortDay(0)}`)).toBeFocused();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(page.getByRole('alert')).toContainText('cannot be due before it starts');
  },
  async barStartEarlier(page) {
    await onTimeline(page);
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(onBar(page, `from ${shortDay(-1)} to ${shortDay(0)}`)).toBeFocused();
  },
  async barStartLater(page) {
    await onTimeline(page);
    await page.keyboard.press('Alt+ArrowLeft');
    await page.keyboard.press('Alt+ArrowRight');
    await expect(onBar(page, `on ${shortDay(0)}`)).toBeFocused();
  },

  async taskPrevious(page) {
    await onTask(page);
    await page.keyboard.press('k');
    await expect(dialog(page).getByRole('heading', { name: first })).toBeVisible();
    await page.keyboard.press('j');
    await expect(dialog(page).getByRole('heading', { name: second })).toBeVisible();
    await page.keyboard.press('k');
    await expect(dialog(page).getByRole('heading', { name: first })).toBeVisible();
  },
  async taskNext(page) {
    await onTask(page);
    await page.keyboard.press('j');
    await expect(dialog(page).getByRole('heading', { name: second })).toBeVisible();
    await expect(page.getByText(`${second}, task 2 of 3`)).toBeAttached();
    await page.keyboard.press('j');
    await expect(dialog(page).getByRole('heading', { name: other })).toBeVisible();
    await page.keyboard.press('j');
    await expect(dialog(page).getByRole('heading', { name: other })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cardTitle(page, other)).toBeFocused();
  },
  async taskEdit(page) {
    await onTask(page);
    await page.keyboard.press('e');
    await expect(dialog(page).getByRole('textbox', { name: /^Title/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cardTitle(page, first)).toBeFocused();
  },
  async taskComment(page) {
    await onTask(page);
    await page.keyboard.press('r');
    await expect(dialog(page).getByPlaceholder('Add a comment...')).toBeFocused();
    await expect(dialog(page).getByPlaceholder('Add a comment...')).toHaveValue('');
  },
  async itemUp(page) {
    await onTask(page);
    await dialog(page).getByRole('button', { name: 'Add checklist' }).click();
    for (const text of ['One', 'Two']) {
      await dialog(page).getByRole('textbox', { name: 'New checklist item' }).fill(text);
      await page.keyboard.press('Enter');
      // Enter may be held while the task opens, and "fill" presses no keys that would be held before it.
      await expect(dialog(page).getByRole('checkbox', { name: text })).toBeVisible();
    }
    const two = dialog(page).getByRole('checkbox', { name: 'Two' });
    await two.focus();
    await page.keyboard.press('Shift+ArrowUp');
    await expect(dialog(page).locator('.checklist-row')).toContainText(['Two', 'One']);
    await expect(two).toBeFocused();
  },
  async itemDown(page) {
    await onTask(page);
    const two = dialog(page).getByRole('checkbox', { name: 'Two' });
    await two.focus();
    await page.keyboard.press('Shift+ArrowDown');
    await expect(dialog(page).locator('.checklist-row')).toContainText(['One', 'Two']);
    await expect(two).toBeFocused();
  },

  async taskHistory(page) {
    await onTask(page);
    await page.keyboard.press('h');
    await expect(dialog(page).getByRole('button', { name: 'History' })).toBeFocused();
    await expect(dialog(page).getByText('created the task')).toBeVisible();
    await page.keyboard.press('h');
    await expect(dialog(page).getByText('created the task')).toBeHidden();
  },

  async taskWatch(page) {
    await onTask(page);
    await page.keyboard.press('Shift+W');
    await expect(dialog(page).getByRole('button', { name: 'Notifications: Watching' })).toBeVisible();
    await page.keyboard.press('Shift+W');
    await expect(dialog(page).getByRole('button', { name: /^Notifications/ })).toHaveCount(0);
  },

  async noteDown(page) {
    await onNotifications(page);
    await page.keyboard.press('j');
    await expect(page.locator('button.notification').first()).toBeFocused();
    await page.keyboard.press('j');
    await expect(page.locator('button.notification').nth(1)).toBeFocused();
  },
  async noteUp(page) {
    await onNotifications(page);
    await page.locator('button.notification').nth(1).focus();
    await page.keyboard.press('k');
    await expect(page.locator('button.notification').first()).toBeFocused();
  },
  async noteOpen(page) {
    await onNotifications(page);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/task\/\d+$/);
  },
  async noteUnread(page) {
    await withoutStream(page);
    await onNotifications(page);
    const note = page.locator('button.notification').first();
    await note.focus();
    const before = await note.getAttribute('data-unread');
    await page.keyboard.press('u');
    await expect.poll(() => note.getAttribute('data-unread')).not.toBe(before);
    await expect(page.getByText(before === null ? 'Marked as unread' : 'Marked as read', { exact: true })).toBeAttached();
    await expect(note).toBeFocused();
    await page.keyboard.press('u');
    await expect.poll(() => note.getAttribute('data-unread')).toBe(before);
    await page.waitForLoadState('networkidle');
    await page.reload();
    await expect.poll(() => note.getAttribute('data-unread'), 'and the server knows').toBe(before);
  },
  async noteAllRead(page) {
    await onNotifications(page);
    const note = page.locator('button.notification').first();
    await note.focus();
    if ((await note.getAttribute('data-unread')) === null) await page.keyboard.press('u');
    await page.keyboard.press('Shift+U');
    await expectToast(page, 'Success', 'All notifications marked as read');
  },

  async submit(page) {
    await onTask(page);
    await page.keyboard.press('e');
    await dialog(page)
      .getByRole('textbox', { name: /^Title/ })
      .fill(`${first} again`);
    await page.keyboard.press('Control+Enter');
    await expectToast(page, 'Task updated', 'The task has been updated successfully.');
    await expect(dialog(page).getByRole('button', { name: 'Edit Task' })).toBeFocused();
  },
  async addLine(page) {
    await onBoard(page);
    await page.keyboard.press('n');
    await expect(page.getByRole('textbox', { name: 'New task in To Do' })).toBeFocused();
    await page.keyboard.type('Added by Enter');
    await page.keyboard.press('Enter');
    await expect(card(column(page, 'To Do'), 'Added by Enter')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'New task in To Do' })).toBeFocused();
  },
  async close(page) {
    await onTask(page);
    await page.keyboard.press('e');
    await dialog(page)
      .getByRole('textbox', { name: /^Title/ })
      .fill('Something else');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Discard this draft?' });
    // When it has the focus, it handles the key itself.
    await expect(question.locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(dialog(page).getByRole('textbox', { name: /^Title/ })).toHaveValue('Something else');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.keyboard.press('Escape');
    await expect(cardTitle(page, first)).toBeFocused();
  },
};

// The shortcuts that work everywhere, and those of a board, its list and its dashboard.
import type { Page } from '@playwright/test';
import { card, cardTitle, column, expectToast } from '#support/board.ts';
import { engineering, expect, screens } from '#support/fixtures.ts';
import { at, dialog, first, onBoard, onList, order, other, search, second, sheet } from './contexts.ts';

export const anywhere: Record<string, (page: Page) => Promise<void>> = {
  async help(page) {
    await onBoard(page);
    await page.keyboard.press('?');
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(cardTitle(page, first)).toBeFocused();
  },
  async search(page) {
    await onBoard(page);
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await expect(search(page)).toHaveValue('');
  },
  async commands(page) {
    await onBoard(page);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(dialog(page).getByRole('combobox', { name: 'Command menu' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(cardTitle(page, first)).toBeFocused();
  },
  async firstItem(page) {
    for (const key of ['ArrowDown', 'j']) {
      await onBoard(page);
      // A card that loses the focus without a press gets it back when the board renders.
      await page.getByRole('heading', { level: 1 }).click();
      await expect(cardTitle(page, first)).not.toBeFocused();
      await page.keyboard.press(key);
      await expect(cardTitle(page, first)).toBeFocused();
    }
  },
  async assistant(page) {
    await onBoard(page);
    await page.keyboard.press('ControlOrMeta+j');
    await expect(page.getByRole('textbox', { name: 'Ask about tasks, or say what to change' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(cardTitle(page, first)).toBeFocused();
  },
  async sidebar(page) {
    await onBoard(page);
    await page.keyboard.press('[');
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
    await page.keyboard.press('[');
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toHaveCount(0);
  },
  async messages(page) {
    await onBoard(page);
    await page.keyboard.press('i');
    await expectToast(page, 'Task updated');
    await page.keyboard.press('F8');
    await expect(page.locator('#messages')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(cardTitle(page, first)).toBeFocused();
  },
  async goMyWork(page) {
    await page.goto(screens.profile.href());
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await at(page, screens.myWork.href());
  },
  async goHome(page) {
    await page.goto(screens.profile.href());
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('w');
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/workspace\/\d+$/);
  },
  async goDepartment(page) {
    await page.goto(screens.profile.href());
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Engineering/ })).toBeVisible();
    const links = page.getByRole('region', { name: 'DEPARTMENTS' }).getByRole('link').filter({ hasNotText: 'All Departments' });
    const href = await links.nth(1).getAttribute('href');
    await page.keyboard.press('g');
    await page.keyboard.press('2');
    await at(page, href ?? '');
  },
  async goCompany(page) {
    await onBoard(page);
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await at(page, screens.workspace.href(0));
  },
  async goMembers(page) {
    await onBoard(page);
    await page.keyboard.press('g');
    await page.keyboard.press('m');
    await at(page, screens.members.href());
    await expect(page.getByRole('menu')).toHaveCount(0);
  },
  async goAdmin(page) {
    await onBoard(page);
    await page.keyboard.press('g');
    await page.keyboard.press('a');
    await at(page, screens.admin.href());
  },
  async goNotifications(page) {
    await onBoard(page);
    await page.keyboard.press('g');
    await page.keyboard.press('n');
    await at(page, screens.notifications.href());
  },
  async goProfile(page) {
    await onBoard(page);
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await at(page, screens.profile.href());
  },
  async goSettings(page) {
    await onBoard(page);
    await page.keyboard.press('g');
    await page.keyboard.press('s');
    await at(page, screens.settings.href());
  },

  async create(page) {
    await onBoard(page);
    await page.keyboard.press('c');
    await expect(dialog(page).getByRole('textbox', { name: /^Title/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cardTitle(page, first)).toBeFocused();
  },
  async quickAdd(page) {
    await onBoard(page);
    await cardTitle(page, other).focus();
    await page.keyboard.press('n');
    await expect(page.getByRole('textbox', { name: 'New task in In Progress' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cardTitle(page, other)).toBeFocused();
  },
  async filter(page) {
    await onBoard(page);
    await page.keyboard.press('f');
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Filter' })).toHaveCount(0);
  },
  async mine(page) {
    await onBoard(page);
    await page.keyboard.press('q');
    await expect(page.getByRole('button', { name: 'Remove filter Only mine' })).toBeVisible();
    await page.keyboard.press('q');
    await expect(page.getByRole('button', { name: 'Remove filter Only mine' })).toHaveCount(0);
  },
  async clearFilter(page) {
    await onBoard(page);
    await page.keyboard.press('q');
    await expect(page.getByRole('button', { name: 'Remove filter Only mine' })).toBeVisible();
    await page.keyboard.press('Shift+F');
    await expect(page.getByRole('button', { name: 'Remove filter Only mine' })).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Filter' })).toHaveCount(0);
  },
  async undo(page) {
    await onBoard(page);
    await page.keyboard.press('Shift+ArrowRight');
    await expect(card(column(page, 'In Progress'), first)).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(card(column(page, 'To Do'), first)).toBeVisible();
    await expect(order(page, 'To Do'), 'where it stood').toHaveText([first, second]);
  },
  async viewBoard(page) {
    await onList(page);
    await page.keyboard.press('g');
    await page.keyboard.press('b');
    await expect(column(page, 'To Do')).toBeVisible();
  },
  async viewList(page) {
    await onBoard(page);
    await page.keyboard.press('g');
    await page.keyboard.press('l');
    await expect(page.getByRole('table')).toBeVisible();
  },
  async viewCalendar(page) {
    await onBoard(page);
    await page.keyboard.press('g');
    await page.keyboard.press('k');
    await expect(page.getByRole('region', { name: 'Calendar' })).toBeVisible();
  },
  async viewTimeline(page) {
    await onBoard(page);
    await page.keyboard.press('g');
    await page.keyboard.press('i');
    await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
  },
  async viewDashboard(page) {
    await onBoard(page);
    await page.keyboard.press('g');
    await page.keyboard.press('d');
    await expect(page.getByRole('heading', { name: 'Task Status' })).toBeVisible();
  },
  async viewActivity(page) {
    await onBoard(page);
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await at(page, screens.activity.href(engineering));
    await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  },
  async viewArchive(page) {
    await onBoard(page);
    await page.keyboard.press('g');
    await page.keyboard.press('e');
    await at(page, screens.archive.href(engineering));
    await expect(page.getByRole('heading', { level: 1, name: 'Archive' })).toBeVisible();
  },
  async viewTrash(page) {
    await onBoard(page);
    await page.keyboard.press('g');
    await page.keyboard.press('x');
    await at(page, screens.trash.href(engineering));
    await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
  },
};

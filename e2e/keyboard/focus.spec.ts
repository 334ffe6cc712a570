// Focus management: closing the sidebar, Undo, a search without results.
import type { Page } from '@playwright/test';
import { cardTitle, column } from '#support/board.ts';
import { expect, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

test('the sidebar hands the focus from button to button, and Escape closes it over the page', async ({
  page,
  login,
  open,
  team,
}) => {
  await login('admin');
  const title = 'Beside the sidebar';
  await newTask(page.request, team, { title });
  await open(team.board);
  const expand = page.getByRole('button', { name: 'Expand sidebar' });
  const collapse = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Collapse sidebar' });
  await collapse.press('Enter');
  await expect(expand).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(collapse).toBeFocused();

  await page.setViewportSize({ width: 700, height: 800 });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await cardTitle(page, title).focus();
  await page.keyboard.press('[');
  await expect(navigation.locator(':focus')).toBeVisible();
  await navigation.getByRole('button', { name: 'Administrator' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.locator('.sidebar-overlay'), 'the menu alone is closed').toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.sidebar-overlay')).toHaveCount(0);
  await expect(cardTitle(page, title)).toBeFocused();
  await expand.click();
  await page.keyboard.press('Escape');
  await expect(expand).toBeFocused();
});

test('Enter in a search that finds nothing goes to the list with its words', async ({ page, login, open, team }) => {
  await login('admin');
  await open(team.board);
  await page.getByRole('combobox', { name: 'Search tasks' }).fill('xylophone quartz');
  await expect(page.getByText('No tasks found', { exact: false })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).search).toBe('?view=list&q=xylophone+quartz');
  await expect(page.getByRole('main')).toContainText('No tasks match this filter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('combobox', { name: 'Search tasks' }).fill('brouhaha zither');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('q'), 'faster than the answer').toBe('brouhaha zither');
});

test('what Ctrl+Z takes back has the focus and is in sight', { tag: '@deep' }, async ({ page, login, open, team }) => {
  test.slow();
  await login('admin');
  const titles = Array.from({ length: 16 }, (_, at) => `Row ${String(at).padStart(2, '0')} of many`);
  for (const title of titles) await newTask(page.request, team, { title, columnId: team.columns.review });
  await page.setViewportSize({ width: 1440, height: 640 });
  await open(team.board);
  const review = column(page, 'Review');
  const last = titles.at(-1) ?? '';
  await review.locator('.card-title').first().focus();
  await page.keyboard.press('End');
  await expect(cardTitle(review, last)).toBeFocused();
  for (let step = 0; step < 8; step++) await page.keyboard.press('Shift+ArrowUp');
  await expectInSight(page, last);
  for (let step = 0; step < 8; step++) await page.keyboard.press('Control+z');
  await expect(review.locator('.card-title').last()).toHaveText(last);
  await expectInSight(page, last);

  await page.keyboard.press('Shift+ArrowRight');
  await expect(cardTitle(column(page, 'Done'), last)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(cardTitle(review, last)).toBeFocused();
  await expectInSight(page, last);

  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Task' }).press('Enter');
  await expect(cardTitle(review, last)).toHaveCount(0);
  await page.keyboard.press('Home');
  await page.keyboard.press('Control+z');
  await expect(cardTitle(review, last)).toBeFocused();
  await expectInSight(page, last);
});

/** Expects that the card has the focus and is visible in its column. */
async function expectInSight(page: Page, title: string): Promise<void> {
  await expect(cardTitle(page, title)).toBeFocused();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const at = document.activeElement;
        const [card, list] = [at?.closest('[data-task]'), at?.closest('.board-list')].map((box) => box?.getBoundingClientRect());
        return card && list ? card.top >= list.top && card.bottom <= list.bottom : undefined;
      }),
    )
    .toBe(true);
}

test('a menu that a key opens highlights its first row, and takes letters and Enter at any speed', async ({
  page,
  login,
  open,
  team,
}) => {
  await login('engineer');
  const title = 'Under a menu';
  await newTask(page.request, team, { title });
  await open(team.board);
  const items = page.locator('[role^=menuitem]');
  for (const key of ['p', 'm']) {
    await cardTitle(page, title).focus();
    await page.keyboard.press(key);
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
  }
  await cardTitle(page, title).click({ button: 'right' });
  await expect(items.first()).toBeVisible();
  await expect(items.and(page.locator(':focus')), 'opened by the mouse').toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);

  // The keys reach the page in one task, before any timer of it.
  await page.keyboard.press('m');
  await expect(items.first()).toBeFocused();
  await page.evaluate(() => {
    for (const key of ['r', 'Enter'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
  await expect(cardTitle(column(page, 'Review'), title)).toBeFocused();
});

test('a menu that is opened right after a deletion stays open, though a card still waits for the focus', async ({
  page,
  login,
  open,
  team,
}) => {
  await login('engineer');
  for (const title of ['Stays', 'Goes', 'Follows']) await newTask(page.request, team, { title });
  await open(team.board);
  await cardTitle(page, 'Goes').focus();
  await page.keyboard.press('Delete');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete' }).focus();
  // Pressed twice, it looks for a card that is gone: for ten frames, from 30 ms after the dialog has left.
  const stays = page.locator('article', { hasText: 'Stays' });
  await stays.evaluate((element: HTMLElement) => {
    const pressRight = () => {
      if (document.querySelector(`[role="alertdialog"]`)) {
        requestAnimationFrame(pressRight);
        return;
      }
      const { x, y } = element.getBoundingClientRect();
      const init = { bubbles: true, cancelable: true, button: 2, clientX: x + 9, clientY: y + 9 };
      setTimeout(() => element.dispatchEvent(new MouseEvent('contextmenu', init)), 60);
    };
    const confirm = document.activeElement as HTMLElement;
    confirm.click();
    confirm.click();
    requestAnimationFrame(pressRight);
  });
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
  await expect(menu).toBeVisible();
});

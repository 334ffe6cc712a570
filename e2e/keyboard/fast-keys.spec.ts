// Keys that come faster than the page draws: each finds what the one before it has changed.
import { cardTitle } from '#support/board.ts';
import { expect, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

for (const address of ['', '?lanes=priority'])
  test(`a card takes every key of a fast hand${address && ', also in lanes'}`, async ({ page, login, open, team }) => {
    await login('engineer');
    const ids: number[] = [];
    for (const title of ['First', 'Second', 'Third', 'Fourth'])
      ids.push(await newTask(page.request, team, { title, priority: 'P2' }));
    await open(`${team.board}${address}`);
    /** Sends the keys without waiting for what they do; each is let go before the next, as a key that is held is none. */
    const pressed = (...keys: string[]) => Promise.all(keys.flatMap((key) => [page.keyboard.down(key), page.keyboard.up(key)]));
    const statusOf = async (id = 0) => (await (await page.request.get(`/api/tasks/${id}`)).json()).status;
    const title = (name: string) => cardTitle(page, name);
    await title('First').focus();
    await pressed('.', '.', '.');
    await expect.poll(() => statusOf(ids[0])).toBe('Done');
    await expect(title('First')).toBeFocused();
    await pressed(',', ',');
    await expect.poll(() => statusOf(ids[0])).toBe('In Progress');
    await expect(title('First')).toBeFocused();
    await title('Second').focus();
    await page.keyboard.down('Shift');
    await pressed('ArrowDown', 'ArrowDown');
    await page.keyboard.up('Shift');
    await pressed('ArrowUp', '.');
    await expect(title('Fourth')).toBeFocused();
    await expect.poll(() => statusOf(ids[3])).toBe('In Progress');
    await expect(page.locator('[data-task] .card-title').filter({ hasText: /Second|Third/ })).toHaveText(['Third', 'Second']);
  });

test('a key that follows Escape at once is for the page, also while what Escape closes fades out', async ({
  page,
  login,
  open,
  team,
}) => {
  await login('engineer');
  for (const title of ['First', 'Second']) await newTask(page.request, team, { title });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(team.board);
  const escapeThen = (key: string) =>
    Promise.all(['Escape', key].flatMap((each) => [page.keyboard.down(each), page.keyboard.up(each)]));

  await test.step('the filter', async () => {
    await page.keyboard.press('f');
    const line = page.getByRole('dialog', { name: 'Filter' }).getByRole('combobox').first();
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
    await expect(line).toBeFocused();
    await escapeThen('j');
    await expect(cardTitle(page, 'First')).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(cardTitle(page, 'First')).toBeFocused();
  });
  await test.step('a dialog', async () => {
    await page.keyboard.press('c');
    await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Title/ })).toBeFocused();
    await escapeThen('j');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(cardTitle(page, 'Second')).toBeFocused();
    await page.keyboard.press('k');
  });
  await test.step('a menu', async () => {
    await cardTitle(page, 'First').press('p');
    await expect(page.getByRole('menu').locator(':focus')).toBeVisible();
    await escapeThen('j');
    await expect(cardTitle(page, 'Second')).toBeFocused();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(cardTitle(page, 'Second')).toBeFocused();
  });
});

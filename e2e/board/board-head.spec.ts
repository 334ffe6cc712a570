// "…" above a board; how many controls its row has, and that nothing moves, counts `all-screens/calm.spec.ts`.
import { boardMenu } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, test } from '#support/fixtures.ts';

test.use({ ownServer: false });

test('"…" names what is needed now and then, with its key', async ({ page, login, open, team }) => {
  await login('admin');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await open(team.board);
  await boardMenu(page).click();
  await expect(page.getByRole('menuitem', { name: 'Summary' })).toBeVisible();
  const names = await page.getByRole('menuitem').allInnerTexts();
  for (const name of [
    'Summary',
    'All activity',
    'Archive',
    'Trash',
    'Add column',
    'Task templates',
    'Import tasks',
    'Export',
    'Print',
  ])
    expect(
      names.some((each) => each.startsWith(name)),
      `${name} in ${names.join(', ')}`,
    ).toBe(true);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('menuitem', { name: 'Trash' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
});

// The archive of a department: by hand from a card, a selection and the column, with undo; found, opened and brought back; the choice
// of days; two people; a phone.
import type { APIRequestContext } from '@playwright/test';
import { card, cardTitle, column, expectToast } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, screens, type Team, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

async function doneTasks(request: APIRequestContext, team: Team, titles: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const title of titles) {
    const id = await newTask(request, team, { title });
    await request.put(`/api/tasks/${id}`, { data: { status: 'Done' } });
    ids.push(id);
  }
  return ids;
}

test('done tasks are put away and come back; another person sees both', async ({ page, login, open, team, another, host }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC', theme: 'system' } });
  const [first = 0] = await doneTasks(page.request, team, ['Pay the VAT', 'Order paper', 'Ask Ada']);
  await newTask(page.request, team, { title: 'Still open' });
  await open(team.board);
  const done = column(page, 'Done');
  await expect(card(done, 'Ask Ada')).toBeVisible();
  const other = await another();
  await other.context().addCookies(await page.context().cookies());
  await other.goto(page.url());
  await expect(card(other, 'Ask Ada')).toBeVisible();
  const main = page.getByRole('main');

  await test.step('only the menu of a done card offers it; Undo brings it back for both', async () => {
    await card(page, 'Still open').click({ button: 'right' });
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Archive' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await card(page, 'Ask Ada').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await expectToast(page, 'Task archived');
    await expect(card(page, 'Ask Ada')).toHaveCount(0);
    await expect(card(other, 'Ask Ada')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(card(page, 'Ask Ada')).toBeVisible();
    await expect(card(other, 'Ask Ada')).toBeVisible();
  });

  await test.step('the menu of the column archives what the filter shows, or all', async () => {
    await open(`${team.board}?q=paper`);
    await page.getByRole('button', { name: 'Column Done' }).click();
    await expect(page.getByRole('menuitem', { name: 'Archive 1 done task that is shown' })).toBeVisible();
    await page.keyboard.press('Escape');
    await open(team.board);
    await page.getByRole('button', { name: 'Column Done' }).click();
    await expect(page.getByRole('menuitem', { name: 'Archive automatically' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Archive 3 done tasks' }).click();
    await expectToast(page, '3 tasks archived');
    await expect(done.getByRole('article')).toHaveCount(0);
    await expect(card(page, 'Still open')).toBeVisible();
  });

  await test.step('the archive lists them, live, and finds one', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('e');
    await expect(main.getByText('3 archived tasks')).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: 'Order paper' })).toContainText(/Done .*Archived by /);
    await expectAccessibleInBothThemes(page);
    await main.getByRole('searchbox', { name: 'Search the archive' }).fill('nothing like it');
    await expect(main.getByText('No archived task matches')).toBeVisible();
    await main.getByRole('searchbox').fill('paper');
    await expect(main.getByRole('listitem')).toHaveText([/Order paper/]);
  });

  await test.step('one comes back; a failure leaves it', async () => {
    await page.route('**/api/tasks/bulk', (route) =>
      route.fulfill({ status: 500, json: { message: 'Broken.', error: 'unexpected' } }),
    );
    await main.getByRole('button', { name: 'Restore Order paper to the board' }).click();
    await expectToast(page, 'Nothing was restored');
    await page.unroute('**/api/tasks/bulk');
    await main.getByRole('button', { name: 'Restore Order paper to the board' }).click();
    await expectToast(page, 'Task restored');
    await expect(card(other, 'Order paper')).toBeVisible();
    await expect(main.getByRole('heading', { level: 2 })).toBeFocused();
  });

  await test.step('several come back together, with one undo', async () => {
    await main.getByRole('searchbox').fill('');
    await expect(main.getByRole('listitem')).toHaveCount(2);
    await main.getByRole('checkbox', { name: 'Select all that are loaded' }).press('Space');
    await main.getByRole('button', { name: 'Restore to the board', exact: true }).first().press('Enter');
    await expectToast(page, '2 tasks restored');
    await expect(main.getByText('Nothing is archived yet')).toBeVisible();
    await expect(card(other, 'Pay the VAT')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expectToast(page, 'Undone for 2 tasks');
    await expect(main.getByRole('listitem')).toHaveCount(2);
    await expect(card(other, 'Pay the VAT')).toHaveCount(0);
  });

  await test.step('the search finds what is archived and says so; the open task brings it back', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Command menu' }).fill('pay the vat');
    await expect(page.getByRole('option', { name: /Pay the VAT/ })).toContainText('Archived');
    await page.keyboard.press('Escape');
    await open(screens.task.href(first));
    const note = page.getByRole('note').filter({ hasText: 'It is on no board and in no list.' });
    await expect(note).toBeVisible();
    await expectAccessibleInBothThemes(page);
    const limitDone = (fields: object) => host.admin.put(`/api/columns/${team.columns.done}`, { data: fields });
    expect((await limitDone({ limit: 1, limitRefuses: true })).ok()).toBe(true);
    await note.getByRole('button', { name: 'Restore to the board' }).click();
    await expect(page.getByText('The column is full.', { exact: false })).toBeVisible();
    await expect(note).toBeVisible();
    expect((await limitDone({ limit: null })).ok()).toBe(true);
    await note.getByRole('button', { name: 'Restore to the board' }).click();
    await expect(note).toHaveCount(0);
    await expect(card(other, 'Pay the VAT')).toBeVisible();
  });

  await test.step('a selection of done tasks offers it in the bar', async () => {
    await open(team.board);
    await cardTitle(page, 'Pay the VAT').focus();
    await page.keyboard.press('x');
    const bar = page.getByRole('toolbar', { name: /^Actions for/ });
    await bar.getByRole('button', { name: 'Archive' }).click();
    await expectToast(page, 'Task archived');
    await expect(card(other, 'Pay the VAT')).toHaveCount(0);
  });
});

test('those who manage the board choose the days, with undo; an empty archive teaches on a phone', { tag: '@deep' }, async ({
  page,
  login,
  open,
  team,
  another,
}) => {
  await login('admin');
  await open(team.board);
  const days = page.getByRole('menuitem', { name: 'Archive automatically' });
  const openDays = async () => {
    await page.getByRole('button', { name: 'Column Done' }).click();
    await days.press('ArrowRight');
  };
  await openDays();
  await expect(
    page.getByRole('menuitemcheckbox', { name: 'Never' }).or(page.getByRole('menuitem', { name: 'Never' })),
  ).toBeVisible();
  await page.getByText('14 days after being done').click();
  await expectToast(page, 'Column changed');
  const after = async () =>
    (
      (await (await page.request.get(`/api/workspaces/${team.workspaceId}/columns`)).json()) as {
        name: string;
        archiveAfter: number | null;
      }[]
    ).find(({ name }) => name === 'Done')?.archiveAfter;
  expect(await after()).toBe(14);
  await page.keyboard.press('Control+z');
  await expect.poll(after).toBeNull();

  const phone = await another({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await phone.context().addCookies(await page.context().cookies());
  await phone.goto(new URL(screens.archive.href(team.workspaceId), page.url()).href);
  await expect(phone.getByRole('main').getByText('Nothing is archived yet')).toBeVisible();
  await doneTasks(page.request, team, [
    'A title as long as those that people write when they paste the subject of a mail'.repeat(2),
  ]);
  await page.reload();
  await page.getByRole('button', { name: 'Column Done' }).click();
  await page.getByRole('menuitem', { name: 'Archive 1 done task' }).click();
  await expect(phone.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expectNoHorizontalScroll(phone);
});

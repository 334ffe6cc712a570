// The trash of a department: what lies in it, restoring one and several, deleting for good, failures, two people, a phone.
import { card, column, expectToast } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, screens, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

test('deleted tasks are listed live, found, and come back alone and together', async ({ page, login, open, team }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC', theme: 'system' } });
  await open(team.board);
  await expect(column(page, 'To Do')).toBeVisible();
  const main = page.getByRole('main');

  await test.step('an empty one teaches', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('x');
    await expect(main.getByText('The trash is empty')).toBeVisible();
    await expect(main.getByRole('searchbox')).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
  });

  await test.step('what is deleted appears, with who did it and how long it stays', async () => {
    for (const title of ['Pay the VAT', 'Order paper', 'Ask Ada', 'Übung']) {
      const id = await newTask(page.request, team, { title });
      await page.request.delete(`/api/tasks/${id}`);
    }
    const row = main.getByRole('listitem').filter({ hasText: 'Übung' });
    await expect(row).toContainText(/To Do.*Deleted by .*30 days left/);
    await expect(main.getByRole('listitem')).toHaveCount(4);
    await expect(main.getByText('4 deleted tasks')).toBeVisible();
    await expect(main.getByRole('button', { name: /for good/ })).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
  });

  await test.step('words without accents find it, others say that there is nothing', async () => {
    await main.getByRole('searchbox', { name: 'Search the trash' }).fill('ubung');
    await expect(main.getByRole('listitem')).toHaveCount(1);
    // What was typed survives a reload, and ends with the screen.
    await page.reload();
    await expect(main.getByRole('searchbox')).toHaveValue('ubung');
    await main.getByRole('searchbox').fill('nothing like it');
    await expect(main.getByText('No deleted task matches')).toBeVisible();
    await main.getByRole('searchbox').fill('');
    await expect(main.getByRole('listitem')).toHaveCount(4);
  });

  await test.step('one is restored; a failure leaves it', async () => {
    await page.route('**/api/tasks/bulk', (route) =>
      route.fulfill({ status: 500, json: { message: 'Broken.', error: 'unexpected' } }),
    );
    await main.getByRole('button', { name: 'Restore Übung' }).click();
    await expectToast(page, 'Nothing was restored');
    await page.unroute('**/api/tasks/bulk');
    await main.getByRole('button', { name: 'Restore Übung' }).click();
    await expectToast(page, 'Task restored');
    await expect(main.getByRole('listitem')).toHaveCount(3);
    await expect(main.getByRole('heading', { level: 2 })).toBeFocused();
  });

  await test.step('several are restored by keyboard', async () => {
    await main.getByRole('checkbox', { name: 'Select Pay the VAT' }).press('Space');
    await main.getByRole('checkbox', { name: 'Select Ask Ada' }).press('Space');
    await expect(main.getByText('2 selected')).toBeVisible();
    await main.getByRole('button', { name: 'Restore', exact: true }).press('Enter');
    await expectToast(page, '2 tasks restored');
    await expect(main.getByRole('listitem')).toHaveText([/Order paper/]);
    await page.keyboard.press('Control+z');
    await expectToast(page, 'Undone for 2 tasks');
    await expect(main.getByRole('listitem')).toHaveCount(3);
    await main.getByRole('checkbox', { name: 'Select all that are loaded' }).press('Space');
    await main.getByRole('checkbox', { name: 'Select Order paper' }).press('Space');
    await main.getByRole('button', { name: 'Restore', exact: true }).press('Enter');
    await expect(main.getByRole('listitem')).toHaveText([/Order paper/]);
    await main.getByRole('link', { name: 'Back to the board' }).click();
    for (const title of ['Pay the VAT', 'Ask Ada', 'Übung']) await expect(card(page, title)).toBeVisible();
  });
});

test('what cannot be restored is named, grouped by its reason, and stays selected', async ({ page, login, open, team, host }) => {
  await login('engineer');
  const full = { name: 'Full', workspaceId: team.workspaceId };
  const { id: columnId } = await (await host.admin.post('/api/columns', { data: full })).json();
  for (const title of ['First in', 'Second in', 'Free']) {
    const id = await newTask(page.request, team, { title, ...(title === 'Free' ? {} : { columnId }) });
    await page.request.delete(`/api/tasks/${id}`);
  }
  await newTask(page.request, team, { title: 'Takes the place', columnId });
  const limit = await host.admin.put(`/api/columns/${columnId}`, { data: { limit: 1, limitRefuses: true } });
  expect(limit.ok()).toBe(true);
  await open(screens.trash.href(team.workspaceId));
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: 'Select all that are loaded' }).click();
  await main.getByRole('button', { name: 'Restore', exact: true }).click();
  const told = page.getByRole('dialog', { name: '2 of 3 tasks were not changed' });
  await expect(told.getByText('The column is full.', { exact: false })).toHaveCount(1);
  for (const title of ['First in', 'Second in']) await expect(told.getByText(title)).toBeVisible();
  await told.getByRole('button', { name: 'Close' }).last().click();
  await expect(main.getByText('2 selected')).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveCount(2);
});

test('whoever manages the board deletes for good after a question; another person sees it go', async ({
  page,
  login,
  open,
  team,
  another,
}) => {
  await login('admin');
  const ids: number[] = [];
  for (const title of ['Go for good', 'Stay']) ids.push(await newTask(page.request, team, { title }));
  for (const id of ids) await page.request.delete(`/api/tasks/${id}`);
  await open(screens.trash.href(team.workspaceId));
  const main = page.getByRole('main');
  const phone = await another({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await phone.context().addCookies(await page.context().cookies());
  await phone.goto(page.url());
  await expect(phone.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await expect(phone.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
  await expectNoHorizontalScroll(phone);

  await main.getByRole('button', { name: 'Delete Go for good for good' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this task for good?' });
  await expect(question).toContainText('Nobody can bring them back.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(main.getByRole('listitem')).toHaveCount(2);
  await main.getByRole('button', { name: 'Delete Go for good for good' }).click();
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expectToast(page, 'Deleted for good');
  await expect(main.getByRole('listitem')).toHaveText([/Stay/]);
  await expect(phone.getByRole('main').getByRole('listitem')).toHaveText([/Stay/]);

  // What somebody else has deleted for good meanwhile cannot be restored, and says so.
  await page.request.post('/api/trash/purge', { data: { taskIds: [ids[1]] } });
  expect((await page.request.post(`/api/tasks/${ids[1]}/restore`)).status()).toBe(404);
  await expect(main.getByText('The trash is empty')).toBeVisible();
});

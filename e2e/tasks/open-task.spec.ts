// An open task: what is empty takes no room, and what is added stands where it belongs. `all-screens/calm.spec.ts` counts its controls.
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, screens, test } from '#support/fixtures.ts';
import { newTask, taskMenu } from '#support/tasks.ts';

test.use({ ownServer: false });

test('what is empty is added from one row, and stands where it belongs', async ({ page, login, open, team }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  const taskId = await newTask(page.request, team, { title: 'Paint the fence' });
  await open(screens.task.href(taskId));
  const row = page.getByRole('group', { name: 'Add to this task' });
  for (const part of ['Checklist', 'Relations', 'Files', 'History'])
    await expect(page.getByRole('region', { name: part })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);

  await test.step('a checklist, whose line has the focus', async () => {
    await row.getByRole('button', { name: 'Add checklist' }).press('Enter');
    const line = page.getByRole('textbox', { name: 'New checklist item' });
    await expect(line).toBeFocused();
    await page.keyboard.type('Buy paint');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: 'Buy paint' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Add checklist' })).toHaveCount(0);
  });

  await test.step('a field, which is there again after a reload', async () => {
    await row.getByRole('button', { name: 'Add field' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Start date' }).press('Enter');
    await page.getByRole('dialog', { name: 'Start date' }).getByLabel('Start date', { exact: true }).fill('in 2 weeks');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Start date: / })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Start date: / })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Buy paint' })).toBeVisible();
  });

  await test.step('a description', async () => {
    await page.getByRole('button', { name: 'Add a description' }).click();
    await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused();
    await page.keyboard.type('Both sides');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('button', { name: 'Edit description' })).toBeVisible();
  });

  await test.step('the tools of a comment come once it is written, and stay', async () => {
    const tools = page.getByRole('toolbar', { name: 'Formatting' });
    await expect(tools).toHaveCount(0);
    await page.getByPlaceholder('Add a comment...').focus();
    await expect(tools).toBeVisible();
    await page.getByRole('button', { name: 'Post Comment' }).click();
    await expect(page.getByText('Please write something first.')).toBeVisible();
    await expect(tools).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  await test.step('at 320 pixels', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

test('"…" of an open task names what is needed now and then', async ({ page, login, open, team }) => {
  await login('admin');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  const taskId = await newTask(page.request, team, { title: 'Paint the fence', columnId: team.columns.done, status: 'Done' });
  await open(`${team.board}?task=${taskId}`);
  await taskMenu(page).click();
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  const names = (await page.getByRole('menuitem').allInnerTexts()).map((name) => name.split('\n')[0]);
  const all = ['Previous task', 'Next task', 'Copy link', 'Duplicate', 'Save as template', 'Archive', 'Print'];
  for (const name of [...all, 'Notifications', 'History', 'Why this score?', 'Delete Task'])
    expect(names, names.join(', ')).toContain(name);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('menuitem', { name: 'Why this score?' }).click();
  await expect(page.getByRole('dialog', { name: 'Score' })).toBeVisible();
  await page.keyboard.press('Escape');
  await taskMenu(page).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page.getByRole('note').filter({ hasText: 'Archived' })).toBeVisible();
});

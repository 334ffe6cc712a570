// A new task: title, description and one line of chips; what is needed now and then under 'More', and nothing typed is lost.
import { card } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('the assignee is above the fold, and everything else one press away', async ({ page, login, team }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system', timezone: 'UTC' } });
  await newTask(page.request, team, { title: 'Here before' });
  await page.goto(team.board);
  await expect(card(page, 'Here before')).toBeVisible();
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'Create New Task' });
  const more = dialog.getByRole('button', { name: 'More', exact: true });

  await test.step('without scrolling, at 1366 by 768 and on a phone', async () => {
    for (const [width, height] of [
      [1366, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const name of ['Status', 'Priority', 'Primary assignee', 'Primary department'])
        await expect(dialog.getByRole('combobox', { name })).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button', { name: 'Due date: No date' })).toBeInViewport({ ratio: 1 });
      await expect(more).toHaveAttribute('aria-expanded', 'false');
      await expect(dialog.getByText('Checklist Templates')).toHaveCount(0);
      await expectNoHorizontalScroll(page);
    }
    await expectAccessibleInBothThemes(page);
  });

  await test.step('a date in words, and oneself by keys', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Paint the fence');
    await dialog.getByRole('button', { name: 'Due date: No date' }).press('Enter');
    await page.getByRole('dialog', { name: 'Due date' }).getByLabel('Due date', { exact: true }).fill('in 2 weeks');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: /^Due date: (?!No date)/ })).toBeFocused();
    await dialog.getByRole('combobox', { name: 'Primary assignee' }).press('Enter');
    await page.getByRole('option', { name: 'Assign to me' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Primary assignee' })).toHaveText('Ellen Engineer (me)');
  });

  await test.step('what stands under "More" is seen again after a reload', async () => {
    await more.press('Enter');
    for (const name of ['Departments', 'Assignees', 'Files', 'Checklist Templates'])
      await expect(dialog.getByRole('heading', { name, exact: true })).toBeVisible();
    await dialog.getByLabel('Start date', { exact: true }).fill(dayIn(7));
    await expectAccessibleInBothThemes(page);
    await page.reload();
    await expect(card(page, 'Here before')).toBeVisible();
    await page.keyboard.press('c');
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Paint the fence');
    await expect(dialog.getByLabel('Start date', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Create Task' }).click();
    await expect(dialog).toHaveCount(0);
    const tasks: { title: string }[] = await (await page.request.get('/api/tasks')).json();
    const made = { dueDate: dayIn(14), startDate: dayIn(7), assigneeId: expect.any(Number) };
    expect(tasks.find(({ title }) => title === 'Paint the fence')).toMatchObject(made);
  });
});

// The trends of the dashboard: numbers and pictures of a board and of the company, and the tasks behind them.
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, test } from '#support/fixtures.ts';
import { newTask, signedInUserId } from '#support/tasks.ts';

test.use({ ownServer: false });

test('each number of the dashboard opens its tasks', async ({ page, login, team, host }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  const me = await signedInUserId(page);
  await newTask(page.request, team, { title: 'Pay the invoices', dueDate: '2026-01-02', assigneeId: me, assignees: [me] });
  await newTask(host.admin, team, { title: 'Order the chairs' });
  await page.goto(`${team.board}?view=dashboard`);

  const flow = page.getByRole('region', { name: 'Created and done' });
  await flow.getByText('Table', { exact: true }).click();
  await expect(flow.getByRole('row').last()).toContainText(/20$/);
  const thisWeek = flow.getByRole('button', { name: /: 2 created, 0 done$/ });
  await thisWeek.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: /: 2 created, 0 done$/ });
  await expect(panel.getByRole('region', { name: 'Created' }).getByRole('link')).toHaveCount(2);
  await expect(panel.getByRole('region', { name: 'Done' })).toContainText('No tasks.');
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(thisWeek).toBeFocused();

  const people = page.getByRole('region', { name: 'Open tasks by person' });
  await expect(people.getByRole('button', { name: /^Unassigned 1$/ })).toBeVisible();
  await people.getByRole('button', { name: /1 overdue/ }).click();
  await expect(page.getByRole('region', { name: 'Overdue', exact: true })).toContainText('Pay the invoices');
  await page
    .getByRole('region', { name: 'Open', exact: true })
    .getByRole('link', { name: /Pay the invoices/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay the invoices' })).toBeVisible();
  await page.goBack();

  await expect(
    page.getByRole('region', { name: 'Age of open tasks' }).getByRole('button', { name: 'Up to 7 days 2' }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Open tasks by department' })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
  await people.getByRole('button').first().scrollIntoViewIfNeeded();
  await expect(people.getByRole('button').first()).toBeInViewport();
});

test('the company has its departments, those with the most overdue tasks first', async ({ page, login, team, host }) => {
  await newTask(host.admin, team, { title: 'Late', dueDate: '2026-01-02' });
  await login('admin');
  await page.goto('/workspace/0?view=dashboard');
  const departments = page.getByRole('region', { name: 'Open tasks by department' });
  const row = departments.getByRole('button', { name: new RegExp(`^${team.department}.*1 overdue`) });
  await row.click();
  await expect(page.getByRole('region', { name: 'Overdue', exact: true })).toContainText('Late');
});

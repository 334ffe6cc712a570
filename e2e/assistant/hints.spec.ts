// Hints: similar tasks and the likely checklist while typing, what is stuck or undated, who has much to do; dismissed for good.
import { cardTitle } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, test } from '#support/fixtures.ts';
import { newTask, signedInUserId } from '#support/tasks.ts';

test.use({ ownServer: false });

test('hints are quiet, help, and can be dismissed for good', { tag: '@deep' }, async ({ page, login, team, host }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  const me = await signedInUserId(page);
  const template = await host.admin.post(`${team.url}/api/checklist-templates`, {
    data: { name: 'Server check', items: [{ id: 1, text: 'Look at the disk' }], department: team.department },
  });
  expect(template.status(), await template.text()).toBe(201);
  const { id: checklistTemplateId } = await template.json();
  await newTask(page.request, team, { title: 'Restart the print server', checklistTemplateId });
  for (let number = 1; number <= 10; number++)
    await newTask(page.request, team, { title: `Task ${number}`, assigneeId: me, assignees: [me] });
  await newTask(page.request, team, { title: 'Answer the auditors', priority: 'P0' });
  await page.goto(team.board);
  await expect(cardTitle(page, 'Answer the auditors')).toBeVisible();

  await page.keyboard.press('n');
  const box = page.getByRole('textbox', { name: 'New task in To Do' });
  await box.pressSequentially('restart print server');
  await expect(page.getByRole('link', { name: 'Restart the print server' })).toBeVisible();
  await expect(box).toBeFocused();
  await box.press('Escape');

  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Restart the print servers');
  const similar = dialog.getByRole('link', { name: 'Restart the print server' });
  await expect(similar).toBeVisible();
  await expect(similar).toHaveAttribute('target', '_blank');
  await dialog.getByRole('button', { name: 'Use checklist Server check' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Start with a checklist' })).toBeChecked();
  await dialog.getByRole('combobox', { name: 'Primary Assignee' }).click();
  await expect(page.getByText('10 open tasks, 0 due this week')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('region', { name: 'Hint' }).getByRole('button', { name: 'Do not show such hints' }).first().click();
  await expect(similar).toHaveCount(0);
  await expect(page.getByText('Hint hidden for good')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();

  await cardTitle(page, 'Answer the auditors').click();
  await expect(dialog.getByText('High priority without a due date.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Set a due date' }).click();
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(dialog.getByText('High priority without a due date.')).toHaveCount(0);

  await page.goto('/settings?tab=preferences');
  const kind = page.getByRole('switch', { name: 'Similar tasks' });
  await expect(kind).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Missing due date' })).toBeChecked();
  await kind.click();
  await expect(kind).toBeChecked();
  await expect.poll(async () => (await page.request.get('/api/assistant/hints/dismissed')).json()).toEqual({ dismissed: [] });
});

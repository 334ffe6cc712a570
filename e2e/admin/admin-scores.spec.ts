// The points of the score: what is typed is previewed and saved by one button, and a wrong value is said at its field.
import { tab } from '#support/admin.ts';
import { expectToast } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test('administrators see what other points would do before they save them, and go back to the default ones', async ({
  page,
  login,
  server,
}) => {
  await login('admin');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await newTask(page.request, server.url, { title: 'Plain and high', priority: 'P1' });
  await page.goto(tab('scores'));
  const field = page.getByRole('textbox', { name: 'High priority' });
  const row = page.getByRole('row', { name: /Plain and high/ });
  const save = page.getByRole('button', { name: 'Save points' });
  await expect(field).toHaveValue('24');
  await expect(row.getByRole('cell')).toHaveText(['24', '24']);
  await expect(save).toBeDisabled();

  await field.fill('31');
  await expect(page.getByText('More urgent needs at least as many points as less urgent')).toBeVisible();
  await expect(page.getByText('The preview returns when the points are valid.')).toBeVisible();
  await field.fill('many');
  await save.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleInBothThemes(page);

  await field.fill('28');
  await expect(row.getByRole('cell')).toHaveText(['24', '28']);
  await page.reload();
  await expect(field).toHaveValue('28');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await save.click();
  await expectToast(page, 'Points saved');
  await expect(row.getByRole('cell')).toHaveText(['28', '28']);
  await expect(save).toBeDisabled();

  await page.getByRole('button', { name: 'Use the default points' }).click();
  await expect(field).toHaveValue('24');
  await expect(row.getByRole('cell')).toHaveText(['28', '24']);
  await save.click();
  await expect(row.getByRole('cell')).toHaveText(['24', '24']);
  await page.goto(tab('audit'));
  await expect(page.getByText('Changed the points of the score').first()).toBeVisible();
});

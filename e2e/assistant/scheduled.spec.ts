// Questions on a schedule: made from an answer and by a sentence, changed, paused and deleted in the settings.
import { expectToast } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, test } from '#support/fixtures.ts';

test.use({ ownServer: false });

test('an answer is sent regularly, by its button or as the sentence says, and managed in the settings', async ({
  page,
  login,
  open,
  team,
}) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await open(team.board);
  await page.keyboard.press('ControlOrMeta+j');
  const panel = page.getByRole('complementary', { name: 'Assistant' });
  const field = panel.getByRole('textbox', { name: 'Ask about tasks, or say what to change' });
  await field.fill('What is overdue?');
  await field.press('Enter');
  await panel.getByRole('button', { name: 'Send regularly' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send the answer regularly' });
  await expect(dialog.getByRole('button', { name: 'Monday' })).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('button', { name: 'Thursday' }).click();
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'You get the answer: Every week on Monday and Thursday at 8:00 AM');

  await field.fill('Every weekday at 7: what is due today?');
  await field.press('Enter');
  await panel.getByRole('button', { name: 'Send: Every weekday at 7:00 AM' }).click();
  await expect(panel.getByText('You get the answer: Every weekday at 7:00 AM')).toBeVisible();

  await page.goto('/settings?tab=notifications');
  const list = page.getByRole('list', { name: 'Questions on a schedule' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  const first = list.getByRole('listitem').first();
  await first.getByRole('button', { name: 'Pause “What is overdue?”' }).click();
  await expect(first.getByText('Paused')).toBeVisible();
  await first.getByRole('button', { name: 'Change “What is overdue?”' }).click();
  await dialog.getByRole('combobox', { name: 'How often' }).click();
  await page.getByRole('option', { name: 'On the first of the month' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(first.getByText(/Every month on day 1 at 8:00 AM .* Paused/)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoHorizontalScroll(page);
  await expectAccessibleInBothThemes(page);
  await first.getByRole('button', { name: 'Delete “What is overdue?”' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(1);
});

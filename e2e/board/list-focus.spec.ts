// The keys of a long list stay where the person works, although a change sorts the task away.
import { expectToast } from '#support/board.ts';
import { expect, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

test('a task that its new date sorts out of sight leaves the keys to the next one, and an undo goes back to it', async ({
  page,
  login,
  open,
  team,
}) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC' } });
  for (let at = 10; at < 70; at++) await newTask(page.request, team, { title: `Task ${at}`, dueDate: '2026-01-02' });
  await open(`${team.board}?view=list`);
  const title = (name: string) => page.getByRole('row').getByRole('button', { name, exact: true });
  await expect(title('Task 10')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(title('Task 11')).toBeFocused();

  await page.keyboard.press('d');
  await page.keyboard.type('next friday');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Task updated');
  await expect(title('Task 11')).toBeHidden();
  await expect(title('Task 12')).toBeFocused();
  await expect(title('Task 10')).toBeInViewport();

  await page.keyboard.press('ControlOrMeta+z');
  await expect(title('Task 11')).toBeFocused();
  await page.keyboard.press('j');
  await expect(title('Task 12')).toBeFocused();
});

// The questions under the assistant's field are about what one looks at, and are answered with one press.
import { expect, screens, test } from '#support/fixtures.ts';
import { newTask, signedInUserId } from '#support/tasks.ts';

test.use({ ownServer: false });

test('the suggestions are about the board, the person, the dashboard, My work and the open task', async ({
  page,
  login,
  open,
  team,
}) => {
  await login('engineer');
  const userId = await signedInUserId(page);
  const taskId = await newTask(page.request, team, { title: 'Water the ficus', dueDate: '2026-01-02' });
  const suggestion = (name: string | RegExp) => page.getByRole('button', { name });
  /** Opens an address, and the assistant beside it. */
  async function askAt(path: string): Promise<void> {
    await open(path);
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
  }
  await askAt(team.board);
  await expect(suggestion('How far are we?')).toBeVisible();
  await askAt(`${team.board}?assignee=${userId}`);
  await expect(suggestion(/^What is .+ working on\?$/)).toBeVisible();
  await askAt(`${team.board}?view=dashboard`);
  await expect(suggestion('Who has the most work?')).toBeVisible();
  await askAt(screens.myWork.href());
  await expect(suggestion('What is waiting for me?')).toBeVisible();
  await open(screens.task.href(taskId));
  await expect(page.getByRole('heading', { name: 'Water the ficus' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+j');
  await suggestion('Mark it as done').click();
  await expect(page.getByRole('group', { name: 'Proposed changes' })).toContainText('Water the ficus');
});

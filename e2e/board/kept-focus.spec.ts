// The keys of a long list stay where the person works, although a change sorts the task away.
import { expectToast } from '#support/board.ts';
import { expect, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

test('a task that its new date sorts out of sight leaves the keys to the next one, and an undo goes back to it', {
  tag: '@deep',
}, async ({ page, login, open, team }) => {
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

test('a review by keys: a filter that is typed leads to its first card, and each task that leaves it to the next', async ({
  page,
  login,
  open,
  team,
}) => {
  await login('engineer');
  const ids: number[] = [];
  for (const title of ['Review a', 'Review b', 'Review c', 'Review d', 'Review e'])
    ids.push(await newTask(page.request, team, { title, priority: 'P1' }));
  await newTask(page.request, team, { title: 'Something else', priority: 'P3' });
  const title = (name: string) => page.getByRole('button', { name, exact: true });
  for (const view of ['board', 'list']) {
    await open(view === 'list' ? `${team.board}?view=list` : team.board);
    await expect(title('Something else')).toBeVisible();
    await page.keyboard.press('f');
    await page.keyboard.type('priority:P1');
    await expect(title('Something else')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    const [first = '', second = '', third = ''] =
      view === 'list' ? ['Review c', 'Review d', 'Review e'] : ['Review a', 'Review b', 'Review c'];
    await expect(title(first)).toBeFocused();

    // The command menu works on the focused task, which then leaves what the filter shows.
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('Low');
    await page.keyboard.press('Enter');
    await expect(title(first)).toBeHidden();
    await expect(title(second)).toBeFocused();

    if (view === 'list') {
      // Somebody else takes the task away.
      await page.request.delete(`/api/tasks/${ids[3]}`);
    } else {
      await page.keyboard.press('p');
      await page.keyboard.type('Low');
      await page.keyboard.press('Enter');
    }
    await expect(title(second)).toBeHidden();
    await expect(title(third)).toBeFocused();
  }
});

test('going back to a board finds a long column where it was left, and a new visit its top', async ({
  page,
  login,
  open,
  team,
}) => {
  await login('engineer');
  for (let at = 10; at < 40; at++) await newTask(page.request, team, { title: `Task ${at}` });
  await open(team.board);
  const list = page.locator('.board-list').first();
  const top = () => list.evaluate((element) => element.scrollTop);
  await list.hover();
  await page.mouse.wheel(0, 1200);
  await expect.poll(top).toBeGreaterThan(1000);
  const before = await top();
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'My work' }).click();
  await expect(list).toHaveCount(0);
  await page.goBack();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(150);
  await main.getByRole('link', { name: 'My work' }).click();
  await expect(list).toHaveCount(0);
  await main.getByRole('link', { name: team.department }).click();
  await expect.poll(top).toBe(0);
});

// Tests that frequent actions take few keys. A name that is typed counts as one.

import type { Page } from '@playwright/test';
import { cardTitle, expectToast, pressInBoardMenu } from '#support/board.ts';
import { expect, test } from '#support/fixtures.ts';
import { newTask, signedInUserId } from '#support/tasks.ts';

test.use({ ownServer: false });

const titles = Array.from({ length: 10 }, (_, index) => `Alike ${String(index + 1).padStart(2, '0')}`);

/** A keyboard that counts. */
function countingKeys(page: Page) {
  let count = 0;
  return {
    async press(...keys: string[]): Promise<void> {
      for (const key of keys) await page.keyboard.press(key);
      count += keys.length;
    },
    async type(name: string): Promise<void> {
      await page.keyboard.type(name);
      count += 1;
    },
    /** Returns the count, and begins a new one. */
    counted(): number {
      const counted = count;
      count = 0;
      return counted;
    },
  };
}

test('the first card, ten cards alike, my day and a hand-over', async ({ page, login, team }) => {
  const colleague = await team.person('colleague');
  await login('engineer');
  const me = await signedInUserId(page);
  const ids: number[] = [];
  for (const title of titles) ids.push(await newTask(page.request, team, { title, assigneeId: me, assignees: [me] }));
  const keys = countingKeys(page);
  await page.goto(team.board);
  await cardTitle(page, 'Alike 10').waitFor();

  await keys.press('j');
  await expect(cardTitle(page, 'Alike 01')).toBeFocused();
  expect(keys.counted(), 'keys to the first card').toBe(1);

  await keys.press('x', ...titles.slice(1).map(() => 'Shift+J'));
  await expect(page.getByRole('toolbar', { name: /^Actions for/ })).toContainText('10 selected');
  expect(keys.counted(), 'keys to select ten cards').toBe(10);
  await keys.press('p');
  await expect(page.getByRole('menuitemcheckbox', { name: 'High' })).toBeVisible();
  await keys.press('h', 'Enter');
  await expectToast(page, '10 tasks changed', 'Priority: High');
  expect(keys.counted(), 'keys to change all of them').toBe(3);
  await page.keyboard.press('Escape');

  await cardTitle(page, 'Alike 01').focus();
  await keys.press('a');
  await expect(page.getByRole('dialog', { name: 'Assignee' })).toBeVisible();
  await keys.type(colleague.fullName);
  await keys.press('Enter');
  await expect.poll(async () => (await (await page.request.get(`/api/tasks/${ids[0]}`)).json()).assigneeId).not.toBe(me);
  expect(keys.counted(), 'keys to hand a task over').toBeLessThanOrEqual(5);

  await keys.press('g', 't');
  await expect(page.getByRole('heading', { level: 1, name: 'My work' })).toBeVisible();
  await expect(page.getByText('Alike 02').first()).toBeVisible();
  expect(keys.counted(), 'keys to my day').toBe(2);
});

test('what changed since the last visit is marked, and takes two clicks', async ({ page, login, team, host }) => {
  await login('engineer');
  await page.request.put(`/api/assistant/summaries/workspaces/${team.workspaceId}/visit`, { data: { changesSeen: true } });
  await newTask(host.admin, team, { title: 'Made meanwhile' });
  await page.goto(team.board);
  await expect(page.getByRole('button', { name: /^More for this board: 1 change since / })).toBeVisible();
  await pressInBoardMenu(page, 'Summary');
  await expect(page.getByRole('dialog', { name: 'Summary' }).getByRole('link', { name: /Made meanwhile/ })).toBeVisible();
});

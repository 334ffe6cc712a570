// Two people change one task at the same time, each without knowing of the other's change.
import type { Page } from '@playwright/test';
import { card, cardTitle, expectToast } from '#support/board.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';
import { withoutStream } from '#support/without-stream.ts';

test.use({ ownServer: false });

const title = 'Order the chairs';
const question = 'You and somebody else changed the same';
const descriptionOf = (of: Page) => of.getByRole('textbox', { name: /^Description/ });
const save = (of: Page) => of.getByRole('button', { name: 'Save Changes' }).click();

/** Keeps the events from a page: it learns of a change only by its own writes. */
async function withoutEvents(page: Page): Promise<void> {
  await page.route('**/api/events**', (route) => route.fulfill({ json: [] }));
  await withoutStream(page);
}

async function edit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit Task' }).click();
  await expect(descriptionOf(page)).toBeVisible();
}

test('different fields and different lines are both kept without a question; the same line is a question', async ({
  page,
  login,
  another,
  team,
}) => {
  await login('engineer');
  const id = await newTask(page.request, team, { title, description: 'Twelve\n\nRed\n\nBy Friday', priority: 'P2' });
  const second = await another();
  await login('colleague', second);
  for (const each of [page, second]) {
    await withoutEvents(each);
    await each.goto(team.board);
    await cardTitle(each, title).click();
    await edit(each);
  }

  await descriptionOf(page).fill('Twelve chairs\n\nRed\n\nBy Friday');
  await save(page);
  await expectToast(page, 'Task updated', 'The task has been updated successfully.');
  await second.getByRole('textbox', { name: /^Title/ }).fill(`${title} today`);
  await descriptionOf(second).fill('Twelve\n\nRed\n\nBy Monday');
  await save(second);
  await expectToast(second, 'Task updated', 'Somebody else changed this at the same time: Description. Both changes are kept.');
  await expect(second.getByText(question)).toHaveCount(0);
  const shown = second.getByRole('region', { name: 'Description' });
  for (const text of ['Twelve chairs', 'By Monday']) await expect(shown).toContainText(text);
  await second.screenshot({ path: test.info().outputPath('merged.png') });

  // The first page knows neither the new title nor the last line.
  await edit(page);
  await descriptionOf(page).fill('Twelve chairs\n\nRed\n\nBy Sunday');
  await page.setViewportSize({ width: 390, height: 800 });
  await save(page);
  await expect(page.getByText(question)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Keep mine/ })).toHaveCount(1);
  await expect(page.getByRole('definition').filter({ hasText: 'By Sunday' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'By Monday' })).toBeVisible();
  await expect(descriptionOf(page)).toHaveValue('Twelve chairs\n\nRed\n\nBy Sunday');
  await expectNoHorizontalScroll(page);
  await page.screenshot({ path: test.info().outputPath('question.png') });
  await page.getByRole('button', { name: 'Keep mine: Description' }).click();
  await save(page);
  await expectToast(page, 'Task updated');
  await expect(page.getByRole('dialog', { name: `${title} today` })).toBeVisible();
  const saved = await (await page.request.get(`${team.url}/api/tasks/${id}`)).json();
  expect(saved).toMatchObject({ title: `${title} today`, description: 'Twelve chairs\n\nRed\n\nBy Sunday' });
});

test('a field that somebody else has set meanwhile is not overwritten by a key, but can be', async ({
  page,
  login,
  another,
  team,
}) => {
  await login('engineer');
  const id = await newTask(page.request, team, { title, priority: 'P2' });
  const second = await another();
  await login('colleague', second);
  await withoutEvents(page);
  await page.goto(team.board);
  await cardTitle(page, title).focus();
  const set = (data: object) => second.request.put(`${team.url}/api/tasks/${id}`, { data });
  await set({ priority: 'P0', title: `${title} now` });

  await page.keyboard.press('p');
  await page.getByRole('menuitemcheckbox', { name: 'Low' }).press('Enter');
  await expectToast(page, 'Somebody else changed this at the same time', 'Priority: Highest');
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('key.png') });
  await page.getByRole('button', { name: 'Use mine' }).click();
  await expectToast(page, 'Task updated', 'Priority: Low');
  await expect(card(page, `${title} now`).getByRole('img', { name: 'Priority: Low' })).toBeVisible();
  await set({ priority: 'P1' });
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Failed to update task', 'Somebody has changed this again since.');
  const saved = await (await page.request.get(`${team.url}/api/tasks/${id}`)).json();
  expect(saved).toMatchObject({ title: `${title} now`, priority: 'P1' });
});

// What a person sees of tasks at a glance: on cards, in the list, above the board, and on a phone.
import { card, column } from './board.ts';
import { engineering, expect, expectAccessible, screens, test } from './fixtures.ts';
import { idOf, newTask } from './tasks.ts';

const long = 'Rotate the signing keys before the window of the audit';

/** How many pixels of an element's own words are cut off. */
async function cutOff(of: import('@playwright/test').Locator): Promise<number> {
  return of.evaluate((box) => Math.max(box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight));
}

test('a card names no department of its own board, keeps its facts on one line and shows whole initials', async ({
  page,
  login,
  server,
}) => {
  await login('engineer');
  const me = await idOf(page);
  const checklist = [{ title: 'One', completed: false }];
  const own = await newTask(page.request, server.url, { title: 'Own facts', assigneeId: me, dueDate: '2031-11-29', checklist });
  const shared = await newTask(page.request, server.url, {
    title: 'Shared facts',
    departments: ['Engineering', 'Marketing'],
    assigneeId: me,
    dueDate: '2031-11-29',
    checklist,
  });
  for (const id of [own, shared])
    await page.request.post(`${server.url}/api/tasks/${id}/comments`, { data: { content: 'A comment' } });
  await page.goto(screens.workspace.href(engineering));
  await expect(card(page, 'Own facts')).toBeVisible();
  await expect(card(page, 'Own facts').locator('.badge')).toHaveCount(0);
  await expect(card(page, 'Shared facts').locator('.badge')).toHaveText('Marketing');
  for (const title of ['Own facts', 'Shared facts'])
    expect((await card(page, title).locator('.card-meta').boundingBox())?.height).toBeLessThanOrEqual(24);
});

test('the list shows long titles whole, open tasks first, and a click on a value changes it', async ({ page, login, server }) => {
  await login('engineer');
  await newTask(page.request, server.url, { title: long, dueDate: '2031-11-29' });
  await newTask(page.request, server.url, { title: 'Finished long ago', columnId: 12, dueDate: '2020-01-01' });
  await page.setViewportSize({ width: 768, height: 700 });
  await page.goto(`${screens.workspace.href(engineering)}?view=list`);
  const title = page.getByRole('button', { name: long, exact: true });
  await expect(title).toBeVisible();
  expect(await cutOff(title)).toBeLessThanOrEqual(0);
  const titles = await page.locator('.list-title').allTextContents();
  expect(titles.indexOf('Finished long ago')).toBeGreaterThan(titles.indexOf(long));

  const row = page.getByRole('row').filter({ has: title });
  await row.getByRole('button', { name: /^Status/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Review' }).click();
  await expect(row.getByText('Review')).toBeVisible();
  await row.getByRole('button', { name: /^Priority/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'High' }).click();
  await expect(row.getByRole('button', { name: /^Priority\s*High/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(screens.workspace.href(engineering));
  await expect(card(column(page, 'Review'), long)).toBeVisible();
});

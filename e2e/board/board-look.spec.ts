// Layout of cards, list, board header, and phone screens.
import { card, column } from '#support/board.ts';
import { expect, expectAccessible, screens, test } from '#support/fixtures.ts';
import { newTask, signedInUserId } from '#support/tasks.ts';

test.use({ ownServer: false });

const long = 'Rotate the signing keys before the window of the audit';

/** Returns how many pixels of an element's own text are clipped. */
async function clippedText(of: import('@playwright/test').Locator): Promise<number> {
  return of.evaluate((box) => Math.max(box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight));
}

test('a card names no department of its own board, keeps its facts on one line and shows whole initials', async ({
  page,
  login,
  server,
  team,
}) => {
  await login('engineer');
  const me = await signedInUserId(page);
  const checklist = [{ title: 'One', completed: false }];
  const own = await newTask(page.request, team, { title: 'Own facts', assigneeId: me, dueDate: '2031-11-29', checklist });
  const shared = await newTask(page.request, team, {
    title: 'Shared facts',
    departments: [team.department, 'Marketing'],
    assigneeId: me,
    dueDate: '2031-11-29',
    checklist,
  });
  for (const id of [own, shared])
    await page.request.post(`${server.url}/api/tasks/${id}/comments`, { data: { content: 'A comment' } });
  await page.goto(team.board);
  await expect(card(page, 'Own facts')).toBeVisible();
  await expect(card(page, 'Own facts').locator('.badge')).toHaveCount(0);
  await expect(card(page, 'Shared facts').locator('.badge')).toHaveText('Marketing');
  for (const title of ['Own facts', 'Shared facts'])
    expect((await card(page, title).locator('.card-meta').boundingBox())?.height).toBeLessThanOrEqual(24);
});

test('a narrow card shows the whole due date', async ({ page, login, server, team }) => {
  await login('engineer');
  const me = await signedInUserId(page);
  const id = await newTask(page.request, team, {
    title: 'Late beside others',
    departments: [team.department, 'Marketing'],
    assignees: [me, 1],
    dueDate: '2020-01-01',
    checklist: [{ title: 'One', completed: false }],
  });
  await page.request.post(`${server.url}/api/tasks/${id}/comments`, { data: { content: 'A comment' } });
  await page.goto(`${team.board}?view=dashboard`);
  const due = card(page, 'Late beside others').getByText('Overdue', { exact: true });
  await expect(due).toBeVisible();
  expect(await due.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
});

test('the list shows long titles whole, open tasks first, and a click on a value changes it', async ({ page, login, team }) => {
  await login('engineer');
  await newTask(page.request, team, { title: long, dueDate: '2031-11-29' });
  await newTask(page.request, team, { title: 'Finished long ago', columnId: team.columns.done, dueDate: '2020-01-01' });
  await page.setViewportSize({ width: 768, height: 700 });
  await page.goto(`${team.board}?view=list`);
  const title = page.getByRole('button', { name: long, exact: true });
  await expect(title).toBeVisible();
  expect(await clippedText(title)).toBeLessThanOrEqual(0);
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
  await page.goto(team.board);
  await expect(card(column(page, 'Review'), long)).toBeVisible();
  const name = page.getByRole('heading', { level: 1 }).getByText(team.department);
  expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth), 'beside all buttons').toBe(0);
});

test('a filter has a line of its own with a way to clear it, and says when it hides everything', async ({
  page,
  login,
  team,
}) => {
  await login('engineer');
  await newTask(page.request, team, { title: 'Nothing to hide' });
  await page.goto(team.board);
  const views = page.getByRole('navigation', { name: 'Layout' });
  await expect(card(page, 'Nothing to hide')).toBeVisible();
  const before = await views.boundingBox();
  await page.goto(`${team.board}?q=nosuchword&priority=P1&priority=P2&status=Review`);
  await expect(page.getByRole('main').getByText('No tasks match this filter.')).toHaveCount(2);
  await expect(page.getByRole('region', { name: /, \d+ tasks?$/ })).toHaveCount(0);
  expect(await views.boundingBox()).toEqual(before);
  await expectAccessible(page);
  // Without columns, the shortcut of quick add opens the full form.
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Create New Task' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear', exact: true }).first().click();
  await expect(card(page, 'Nothing to hide')).toBeVisible();
  await expect(page).toHaveURL(team.board);
});

test('a message names the task and what was changed', async ({ page, login, server, team }) => {
  await login('engineer');
  const id = await newTask(page.request, team, { title: 'Named in the message' });
  await page.goto(team.board);
  const name = card(page, 'Named in the message').getByRole('button', { name: 'Named in the message', exact: true });
  const message = page.getByRole('region', { name: /Messages/ }).getByRole('listitem');
  await name.press('p');
  await page.getByRole('menuitemcheckbox', { name: 'High' }).press('Enter');
  await expect(message).toContainText('Task updated');
  await expect(message).toContainText('Named in the message');
  await expect(message).toContainText('Priority: High');
  await name.press('.');
  await expect(message).toContainText('Task successfully moved from To Do to In Progress');
  await expect(message).toContainText('Named in the message');
  await page.request.delete(`${server.url}/api/tasks/${id}`);
});

test('a phone shows cards first, once each word, and stays where it is after a move', { tag: '@deep' }, async ({
  login,
  another,
  server,
  team,
}) => {
  const page = await another({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await login('engineer', page);
  for (const title of ['Phone first', 'Phone second']) await newTask(page.request, team, { title });
  await newTask(page.request, team, { title: 'Phone later', startDate: '2031-01-01' });
  await page.goto(server.url + team.board);
  const first = card(page, 'Phone first');
  await expect(first).toBeVisible();
  expect((await page.getByRole('article').first().boundingBox())?.y).toBeLessThan(190);
  await expect(page.getByText('Total Tasks')).not.toBeInViewport();
  await expect(page.getByRole('heading', { name: 'To Do' })).toBeHidden();

  const menu = first.getByRole('button', { name: 'Actions for Phone first' });
  await menu.tap();
  const inside = async () => {
    const box = await page.getByRole('menu').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  };
  await inside();
  await page.getByRole('menuitem', { name: /^Move to/ }).tap();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Review' })).toBeVisible();
  await inside();
  await page.getByRole('menuitemcheckbox', { name: 'Review' }).tap();
  await expect(card(column(page, 'Review'), 'Phone first')).toBeAttached();
  await expect(page.getByRole('tab', { name: /^To Do/ })).toHaveAttribute('aria-selected', 'true');
  await expect(card(page, 'Phone second')).toBeInViewport();

  await page.getByRole('button', { name: 'New task' }).tap();
  const field = page.getByRole('textbox', { name: 'New task in To Do' });
  await field.fill('Added on the way');
  await field.press('Enter');
  await expect(card(column(page, 'To Do'), 'Added on the way')).toBeVisible();
  await expect(field).toBeInViewport();
  await field.press('Escape');

  await page.getByRole('tab', { name: /^Future Tasks/ }).tap();
  await expect(page.getByText('Total Tasks')).toBeInViewport();
  await expect(card(page, 'Phone later')).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Layout: Board' }).tap();
  await page.getByRole('menuitemcheckbox', { name: 'List' }).tap();
  await expect(page).toHaveURL(/view=list/);
});

test('on a phone no message covers the field in which somebody types', async ({ login, another, server, team }) => {
  const page = await another({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await login('engineer', page);
  const id = await newTask(page.request, team, { title: 'Talked about on a phone' });
  await page.goto(server.url + screens.task.href(id));
  const field = page.getByPlaceholder('Add a comment...');
  await field.fill('A first remark');
  await field.press('Control+Enter');
  const message = page.getByRole('region', { name: /Messages/ }).getByRole('listitem');
  await expect(message).toContainText('Comment added');
  await expect(field).toBeFocused();
  await expect
    .poll(async () => {
      const [over, under] = [await message.boundingBox(), await field.boundingBox()];
      return over && under && over.y + over.height > under.y && over.y < under.y + under.height;
    })
    .toBe(false);
});

test('a page at 200 percent shows more than a card', async ({ page, login, team }) => {
  await login('engineer');
  for (const title of ['Zoomed one', 'Zoomed two'])
    await newTask(page.request, team, { title, description: 'Some words, so that the card is as high as most.' });
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto(team.board);
  const list = column(page, 'To Do').locator('.board-list');
  await expect(list).toBeVisible();
  const [room, one] = [await list.boundingBox(), await page.getByRole('article').first().boundingBox()];
  expect(room?.height).toBeGreaterThan(1.5 * (one?.height ?? 1000));
});

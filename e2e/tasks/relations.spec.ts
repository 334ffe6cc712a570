// Relations of a task: sub-tasks with their progress, what blocks it, undo, and what others see at once.
import { card, cardTitle, column, expectToast } from '#support/board.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
  screens,
  test,
} from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

test('a task gets sub-tasks and a blocker, shows them to others at once, and says that it is blocked', async ({
  page,
  login,
  open,
  team,
  another,
}) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC', theme: 'system' } });
  const taskId = await newTask(page.request, team, { title: 'Open the shop' });
  const blockerId = await newTask(page.request, team, { title: 'Rent the rooms', dueDate: '2026-12-24' });
  await open(`${team.board}?task=${taskId}`);
  const part = page.getByRole('dialog').getByRole('region', { name: 'Relations' });

  await test.step('Enter adds one sub-task after the other', async () => {
    await page.getByRole('button', { name: 'Add sub-task' }).click();
    const line = part.getByRole('textbox', { name: 'Title of the sub-task' });
    await expect(line).toBeFocused();
    for (const title of ['Paint the walls', 'Order the sign']) {
      await page.keyboard.type(title);
      await page.keyboard.press('Enter');
      await expect(part.getByRole('link', { name: title })).toBeVisible();
      await expect(line).toHaveValue('');
    }
    await page.keyboard.press('Escape');
    await expect(line).toBeHidden();
    await expect(part.getByText('0 of 2 done').first()).toBeVisible();
  });

  const partId = Number(
    new URL((await part.getByRole('link', { name: 'Paint the walls' }).getAttribute('href')) ?? '', team.url).searchParams.get(
      'task',
    ),
  );
  const other = await another();
  await other.context().addCookies(await page.context().cookies());
  await other.goto(screens.task.href(blockerId));
  const theirs = other.getByRole('region', { name: 'Relations' });
  await expect(other.getByRole('button', { name: 'Add relation' })).toBeVisible();
  await expect(theirs).toHaveCount(0);

  await test.step('a search finds the task that blocks it', async () => {
    await page.getByRole('button', { name: 'Add relation' }).click();
    const find = page.getByRole('combobox', { name: 'Find the other task by title or number' });
    await expect(find).toBeFocused();
    await find.fill('rent the');
    await expect(page.getByRole('option', { name: /Rent the rooms/ })).toBeVisible();
    await find.press('Enter');
    await expect(page.getByRole('note', { name: 'Blocked' })).toHaveText('Blocked by Rent the rooms');
    await expect(part.getByRole('list', { name: 'Blocked by' }).getByRole('link')).toContainText('Rent the rooms');
    await expect(theirs.getByRole('list', { name: 'Blocks' }).getByRole('link')).toContainText('Open the shop');
    await expectAccessibleInBothThemes(page);
  });

  await test.step('what is taken away comes back by Undo; a circle is refused', async () => {
    await part.getByRole('button', { name: 'Remove the relation to Rent the rooms' }).click();
    await expect(page.getByRole('note', { name: 'Blocked' })).toBeHidden();
    await expect(theirs.getByRole('list', { name: 'Blocks' })).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('note', { name: 'Blocked' })).toBeVisible();
    const refused = await page.request.post(`/api/tasks/${taskId}/relations`, { data: { kind: 'blocks', taskId: blockerId } });
    expect(refused.status()).toBe(409);
  });

  await test.step('its card says so, and once it is done, the task does', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).first().click();
    const shop = card(page, 'Open the shop');
    await expect(shop.getByRole('img', { name: 'Blocked by 1 task' })).toBeVisible();
    await expect(shop).toContainText('0 of 2 sub-tasks done');
    await other.request.put(`/api/tasks/${partId}`, { data: { status: 'Done' } });
    await expect(shop).toContainText('1 of 2 sub-tasks done');
    await cardTitle(page, 'Open the shop').focus();
    for (const next of ['In Progress', 'Review', 'Done']) {
      await page.keyboard.press('Shift+ArrowRight');
      await expect(cardTitle(column(page, next), 'Open the shop')).toBeFocused();
    }
    await cardTitle(page, 'Open the shop').click();
    await expect(page.getByRole('note', { name: 'Done, although blocked by' })).toBeVisible();
  });

  await test.step('the blocker is done: the note goes by itself', async () => {
    await other.request.put(`/api/tasks/${blockerId}`, { data: { status: 'Done' } });
    await expect(page.getByRole('note')).toBeHidden();
  });

  await test.step('an item of the checklist becomes a sub-task, and an item again by Undo', async () => {
    await page.request.put(`/api/tasks/${taskId}`, { data: { checklistItems: [{ id: 7, text: 'Ask the bank' }] } });
    const list = page.getByRole('dialog').getByRole('region', { name: 'Checklist' });
    await list.getByRole('button', { name: 'Options of Ask the bank' }).click();
    await page.getByRole('menuitem', { name: 'Make it a sub-task' }).click();
    await expect(part.getByRole('link', { name: 'Ask the bank' })).toBeVisible();
    await expect(list.getByText('Ask the bank')).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list.getByText('Ask the bank')).toBeVisible();
    await expect(part.getByRole('link', { name: 'Ask the bank' })).toBeHidden();
  });

  await test.step('the command menu opens the line for sub-tasks', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('dialog', { name: 'Command menu' }).getByRole('combobox').fill('sub-task');
    await page.keyboard.press('Enter');
    await expect(part.getByRole('textbox', { name: 'Title of the sub-task' })).toBeFocused();
  });

  await test.step('on a phone the rows open their tasks', async () => {
    const phone = await another({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await phone.context().addCookies(await page.context().cookies());
    await phone.goto(screens.task.href(taskId));
    await expect(phone.getByRole('link', { name: 'Paint the walls' })).toBeVisible();
    await expectNoHorizontalScroll(phone);
    await phone.getByRole('link', { name: 'Paint the walls' }).click();
    await expect(phone.getByRole('region', { name: 'Relations' }).getByRole('list', { name: 'Parent task' })).toContainText(
      'Open the shop',
    );
  });
});

test('whoever finishes a blocked task is told by what, with Undo; rows of lists say it live', async ({
  page,
  login,
  open,
  team,
}) => {
  await login('engineer');
  const { user } = await (await page.request.get('/api/auth/current-user')).json();
  const task = (title: string) => newTask(page.request, team, { title, assigneeId: user.id });
  const [blocked, second, blocker] = [await task('Ship it'), await task('Tell the press'), await task('Test it')];
  const relate = (taskId: number) =>
    page.request.post(`/api/tasks/${taskId}/relations`, { data: { kind: 'blockedBy', taskId: blocker } });
  for (const taskId of [blocked, second]) expect((await relate(taskId)).status()).toBe(201);
  await open(team.board);

  await test.step('a key that moves the card', async () => {
    await cardTitle(page, 'Ship it').focus();
    for (const name of ['In Progress', 'Review', 'Done']) {
      await page.keyboard.press('Shift+ArrowRight');
      await expect(cardTitle(column(page, name), 'Ship it')).toBeFocused();
    }
    await expectToast(page, 'Done, although blocked by', 'Test it');
    // While the Undo is unanswered, the next step changes each task on its own.
    const undone = page.waitForResponse((response) => response.url().endsWith(`/api/tasks/${blocked}/column`));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card(column(page, 'Review'), 'Ship it')).toBeVisible();
    await undone;
  });

  await test.step('several at once in the list, whose rows show what blocks them', async () => {
    await open(`${team.board}?view=list`);
    const row = (title: string) => page.getByRole('row').filter({ hasText: title });
    await expect(row('Ship it').getByRole('img', { name: 'Blocked by 1 task' })).toBeVisible();
    await page.getByRole('row').getByRole('button', { name: 'Ship it', exact: true }).focus();
    await page.keyboard.press('x');
    await page.getByRole('row').getByRole('button', { name: 'Tell the press', exact: true }).focus();
    await page.keyboard.press('x');
    await page.keyboard.press('m');
    await page
      .getByRole('menuitemcheckbox', { name: 'Done' })
      .or(page.getByRole('menuitem', { name: 'Done' }))
      .press('Enter');
    const [title, text] = ['2 tasks changed', '2 tasks are done, although blocked. Ship it: blocked by Test it'];
    await expectToast(page, title, text);
    await page.locator('#messages').getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Undone for 2 tasks');
    await expect(row('Ship it').getByRole('img', { name: 'Blocked by 1 task' })).toBeVisible();
  });

  await test.step('My work shows it, until the blocker is done', async () => {
    await open(screens.myWork.href());
    const mark = page.getByRole('row').filter({ hasText: 'Ship it' }).getByRole('img', { name: 'Blocked by 1 task' });
    await expect(mark).toBeVisible();
    await expectAccessible(page);
    await page.request.put(`/api/tasks/${blocker}`, { data: { status: 'Done' } });
    await expect(mark).toHaveCount(0);
  });
});

test('a proposal that finishes a blocked task says by what, while it goes there, and so does its result', {
  tag: '@deep',
}, async ({ page, login, open, team }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  const [shipId, testId] = [
    await newTask(page.request, team, { title: 'Ship it' }),
    await newTask(page.request, team, { title: 'Test it' }),
  ];
  await page.request.post(`/api/tasks/${shipId}/relations`, { data: { kind: 'blockedBy', taskId: testId } });
  await open(team.board);
  await expect(card(page, 'Ship it')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+j');
  const panel = page.getByRole('complementary', { name: 'Assistant' });
  const field = panel.getByRole('textbox', { name: 'Ask about tasks, or say what to change' });
  await field.fill(`move #${shipId} to done`);
  await field.press('Enter');
  const note = panel.getByText('Blocked by Test it', { exact: true });
  await expect(note).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const goesTo = async (name: string) => {
    await panel.getByRole('combobox', { name: 'Column' }).click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  await goesTo('Review');
  await expect(note).toHaveCount(0);
  await goesTo('Done');
  await expect(note).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('dialog', { name: 'Assistant' }).getByText('Blocked by Test it', { exact: true })).toBeVisible();
  await expectNoHorizontalScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await panel.getByRole('button', { name: 'Confirm 1 change' }).click();
  await expect(panel.getByText('Done, although blocked by Test it', { exact: true })).toBeVisible();
  await expect(page.getByText('1 task is done, although blocked. Ship it: blocked by Test it')).toHaveCount(1);
  await page.reload();
  await expect(card(page, 'Ship it')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+j');
  await expect(panel.getByText('Done, although blocked by Test it', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByText('1 change undone.')).toBeVisible();
  await expect(panel.getByText(/locked by Test it/)).toHaveCount(0);
});

// Editing an open task in place: title, description, checklist, departments, people and dates, without the form.
import type { Page } from '@playwright/test';
import { expectToast } from '#support/board.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, screens, test } from '#support/fixtures.ts';
import { addField, newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

const year = new Date().getUTCFullYear();

async function stored(page: Page, taskId: number) {
  return (await page.request.get(`/api/tasks/${taskId}`)).json();
}

test('title and description are pressed, typed and saved where they stand; Escape, a reload and a refusal lose nothing', async ({
  page,
  login,
  team,
}) => {
  test.setTimeout(180_000);
  await login('engineer');
  const title = 'A title to be pressed';
  const taskId = await newTask(page.request, team, { title, description: 'First words' });
  await page.goto(`${team.board}?task=${taskId}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('First words').click();
  const text = dialog.getByRole('textbox', { name: 'Description' });
  await expect(text).toBeFocused();
  // Only this field is in edit mode: the chips, the checklist and Edit Task stay.
  await expect(dialog.getByRole('button', { name: 'Edit Task' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Priority: Medium' })).toBeVisible();
  await text.press('Escape');
  await expect(text).toHaveCount(0);
  await expect(dialog).toBeVisible();
  const pencil = dialog.getByRole('button', { name: 'Edit description' });
  await expect(pencil).toBeFocused();
  await pencil.click();
  await text.fill('Second words');
  await text.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(text).toHaveValue('Second words');
  await expectAccessible(page);
  await page.reload();
  await expect(text).toHaveValue('Second words');
  await page.route(`**/api/tasks/${taskId}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { message: 'Out of paper', error: 'unexpected' } })
      : route.fallback(),
  );
  await text.press('Control+Enter');
  await expectToast(page, 'Failed to update task', 'Out of paper');
  await expect(text).toHaveValue('Second words');
  await page.unroute(`**/api/tasks/${taskId}`);
  await text.press('Control+Enter');
  await expectToast(page, 'Task updated');
  await expect(text).toHaveCount(0);
  await expect(dialog.getByText('Second words')).toBeVisible();

  await dialog.getByRole('button', { name: title, exact: true }).click();
  const line = dialog.getByRole('textbox', { name: 'Title' });
  const long = 'A long title that goes on and on, over the end of its line and the next one '.repeat(2).trim();
  const before = await line.evaluate((box) => box.clientHeight);
  await line.fill(long);
  expect(await line.evaluate((box) => box.clientHeight)).toBeGreaterThan(before);
  await line.press('Enter');
  await expect(dialog.getByRole('button', { name: long, exact: true })).toBeVisible();
  expect(await stored(page, taskId)).toMatchObject({ title: long, description: 'Second words' });
});

test('what somebody else changes while a description is typed is a choice, and nothing is overwritten in silence', async ({
  page,
  login,
  server,
  another,
  team,
}) => {
  await login('engineer');
  const taskId = await newTask(page.request, team, { title: 'Two at one description', description: 'Old', priority: 'P2' });
  await page.goto(screens.task.href(taskId));
  await page.getByRole('button', { name: 'Edit description' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Mine');
  // The person's own change of another field is not a conflict.
  await page.getByRole('button', { name: 'Priority: Medium' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'High' }).click();
  await expectToast(page, 'Task updated');
  await expect(page.getByText(/^Somebody else changed/)).toHaveCount(0);
  const boss = await another();
  await login('admin', boss);
  // Saved at the moment the question appears, which nobody can have read.
  const save = await page.getByRole('button', { name: 'Save Changes' }).elementHandle();
  await page.evaluate((button) => {
    const observer = new MutationObserver(() => {
      if (!document.body.textContent?.includes('You and somebody else changed the same')) return;
      observer.disconnect();
      (button as HTMLElement).click();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  }, save);
  const answer = await boss.request.put(`${server.url}/api/tasks/${taskId}`, { data: { description: 'Theirs' } });
  expect(answer.status()).toBe(200);
  await expect(page.getByText('You and somebody else changed the same')).toBeVisible({ timeout: 20_000 });
  expect((await stored(page, taskId)).description).toBe('Theirs');
  await page.getByRole('button', { name: 'Keep mine: Description' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect.poll(async () => stored(page, taskId)).toMatchObject({ description: 'Mine', priority: 'P1' });
});

test('the facts are buttons: departments, people and dates, with the way back', async ({ page, login, team }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login('engineer');
  await login('colleague');
  const taskId = await newTask(page.request, team, { title: 'Facts to press' });
  await page.goto(screens.task.href(taskId));
  await addField(page, 'Start date');
  await page
    .getByRole('dialog', { name: 'Start date' })
    .getByLabel('Start date', { exact: true })
    .fill(`${year + 1}-02-03`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Start date: Feb 3, ${year + 1}` })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Start date: No date' })).toBeVisible();
  await addField(page, 'Additional assignees');
  const people = page.getByRole('dialog', { name: 'Additional assignees' });
  await people.getByRole('combobox').fill('(me)');
  await page.keyboard.press('Enter');
  // Saved at once: closing the page with the list open loses nothing.
  await expect.poll(async () => stored(page, taskId)).toMatchObject({ assignees: [expect.any(Number)] });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Additional assignees: .*\(me\)/ })).toBeVisible();
  await addField(page, 'Department distribution');
  const departments = page.getByRole('dialog', { name: 'Department distribution' });
  await departments.getByRole('option', { name: 'Sales' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Department distribution: Sales' })).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expect
    .poll(async () => stored(page, taskId))
    .toMatchObject({ startDate: null, departments: [team.department, 'Sales'], assignees: [expect.any(Number)] });
});

test('items of a checklist are added, worded anew and taken away without Edit, and what is half typed stays', async ({
  page,
  login,
  team,
}) => {
  await login('engineer');
  const item = (id: number, text: string) => ({ id, text, completed: false });
  const checklistItems = [item(1, 'One'), item(2, 'Two')];
  const taskId = await newTask(page.request, team, { title: 'Items to press', checklistItems });
  await page.goto(screens.task.href(taskId));
  const texts = async () => (await stored(page, taskId)).checklistItems.map(({ text }: { text: string }) => text);
  const line = page.getByRole('textbox', { name: 'New checklist item' });
  await line.fill('Three');
  await page.reload();
  await expect(line).toHaveValue('Three');
  await line.press('Enter');
  await expect.poll(texts).toEqual(['One', 'Two', 'Three']);
  await expect(line).toHaveValue('');
  await page.getByRole('button', { name: 'Edit Two' }).click();
  const wording = page.getByRole('textbox', { name: 'Checklist item 2' });
  await expect(wording).toBeFocused();
  await wording.fill('Two and a half');
  // Somebody else changes it before the own text arrives, which stays for review; the page has not heard of it.
  let isFirst = true;
  await page.route(`**/api/tasks/${taskId}`, async (route) => {
    if (route.request().method() === 'PUT' && isFirst) {
      isFirst = false;
      const now = await stored(page, taskId);
      const others = now.checklistItems.map((each: { id: number }) => (each.id === 2 ? { ...each, text: 'Second' } : each));
      const reply = await page.request.put(`/api/tasks/${taskId}`, { data: { checklistItems: others, version: now.version } });
      expect(reply.status()).toBe(200);
    }
    await route.fallback();
  });
  await wording.press('Enter');
  await expectToast(page, 'Failed to update checklist', 'This task has changed since you opened it.');
  await expect(wording).toHaveValue('Two and a half');
  await expect(page.getByRole('checkbox', { name: 'Second' })).toBeVisible({ timeout: 20_000 });
  await wording.press('Enter');
  await expect.poll(texts).toEqual(['One', 'Two and a half', 'Three']);
  await page.getByRole('button', { name: 'Remove One' }).click();
  await expect.poll(texts).toEqual(['Two and a half', 'Three']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(texts).toEqual(['One', 'Two and a half', 'Three']);
  await expectAccessible(page);
  // The field leaves a list that is full: the focus goes to the list, and the reason is announced.
  const { version } = await stored(page, taskId);
  const most = Array.from({ length: 99 }, (_, index) => item(index + 1, `Item ${index + 1}`));
  await page.request.put(`/api/tasks/${taskId}`, { data: { checklistItems: most, version } });
  await expect(page.getByRole('checkbox', { name: 'Item 99' })).toBeVisible({ timeout: 20_000 });
  await line.fill('The last one');
  await line.press('Enter');
  await expect(page.getByRole('list', { name: 'Checklist', exact: true })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'A checklist holds at most 100 items.' })).toBeVisible();
});

test('items of a checklist are sorted by keys, menu and mouse while others change the list, with the way back', async ({
  page,
  login,
  team,
}) => {
  await login('engineer');
  const item = (id: number, text: string) => ({ id, text, completed: false });
  const checklistItems = ['One', 'Two', 'Three', 'Four'].map((text, index) => item(index + 1, text));
  const taskId = await newTask(page.request, team, { title: 'Items to sort', checklistItems });
  await page.goto(screens.task.href(taskId));
  const texts = async () => (await stored(page, taskId)).checklistItems.map(({ text }: { text: string }) => text).join(' ');
  const moveOf = (text: string) => page.getByRole('button', { name: `Options of ${text}`, exact: true });
  const box = page.getByRole('checkbox', { name: 'One' });

  await test.step('quick presses are all kept, and the focus goes along', async () => {
    await box.focus();
    for (const _ of [1, 2, 3, 4]) await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(texts).toBe('Two Three Four One');
    await expect(box).toBeFocused();
    await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(texts).toBe('Two Three One Four');
  });
  await test.step('the menu leads to the ends, and offers nothing that does nothing', async () => {
    await moveOf('Four').click();
    await expect(page.getByRole('menuitem', { name: /^Down/ })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('menuitem', { name: 'Top' }).click();
    await expect.poll(texts).toBe('Four Two Three One');
    await expect(moveOf('Four')).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(texts).toBe('Two Three One Four');
  });
  await test.step('somebody else adds one and takes one away meanwhile', async () => {
    let meanwhile = async () => {
      meanwhile = async () => undefined;
      const now = await stored(page, taskId);
      const others = [...now.checklistItems.filter(({ id }: { id: number }) => id !== 3), item(9, 'Theirs')];
      await page.request.put(`/api/tasks/${taskId}`, { data: { checklistItems: others, version: now.version } });
    };
    await page.route(`**/api/tasks/${taskId}`, async (route) => {
      if (route.request().method() === 'PUT') await meanwhile();
      await route.fallback();
    });
    await box.focus();
    await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(texts).toBe('Two One Four Theirs');
    await expect(page.getByRole('checkbox', { name: 'Theirs' })).toBeVisible();
  });
  await test.step('dragged by its handle', async () => {
    const row = page.locator('.checklist-row').filter({ hasText: 'Theirs' });
    await row.hover();
    await row.locator('[data-handle]').dragTo(page.locator('.checklist-row').first(), { targetPosition: { x: 60, y: 3 } });
    await expect.poll(texts).toBe('Theirs Two One Four');
  });
  await test.step('a refusal puts it back', async () => {
    await page.route(`**/api/tasks/${taskId}`, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, json: { message: 'Out of paper', error: 'unexpected' } })
        : route.fallback(),
    );
    await moveOf('Theirs').click();
    await page.getByRole('menuitem', { name: 'Bottom' }).click();
    await expectToast(page, 'Failed to update checklist');
    await expect(page.locator('.checklist-row').first()).toContainText('Theirs');
  });
  await expectAccessible(page);
});

test('a date of an open task takes the words that quick add takes', { tag: '@deep' }, async ({ page, login, team }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC', language: 'english' } });
  const taskId = await newTask(page.request, team, { title: 'Dates in words' });
  await page.goto(screens.task.href(taskId));
  await addField(page, 'Start date');
  const form = page.getByRole('dialog', { name: 'Start date' });
  // The grammar loads with the first focus: what is typed and sent at once waits for it.
  await form.getByLabel('Start date', { exact: true }).fill('in 2 weeks');
  await page.keyboard.press('Enter');
  const day = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  await expect.poll(async () => stored(page, taskId)).toMatchObject({ startDate: day });
  await page.getByRole('button', { name: 'Due date No date' }).click();
  const due = page.getByRole('dialog', { name: 'Due date' });
  await due.getByLabel('Due date', { exact: true }).fill('every monday');
  await page.keyboard.press('Enter');
  await expect(due.getByText(/^This is not a date\./)).toBeVisible();
  await due.getByLabel('Due date', { exact: true }).fill('in a month');
  await expect(due.getByRole('gridcell', { selected: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await stored(page, taskId)).dueDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('an item of a checklist is given to somebody and dated where it stands, with the way back', async ({
  page,
  login,
  team,
}) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC', language: 'english' } });
  await team.person('colleague');
  const checklistItems = [1, 2].map((id) => ({ id, text: id === 1 ? 'Ask' : 'Pay', completed: false }));
  const taskId = await newTask(page.request, team, { title: 'Items of people', checklistItems });
  await page.goto(`${team.board}?task=${taskId}`);
  const dialog = page.getByRole('dialog').first();
  const first = async () => (await stored(page, taskId)).checklistItems[0];
  const more = dialog.getByRole('button', { name: 'Options of Ask' });

  await test.step('a person, by keys: they become an assignee of the task', async () => {
    await more.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Assignee' }).press('Enter');
    await page.getByRole('dialog', { name: 'Assignee' }).getByRole('combobox').waitFor();
    await page.keyboard.type('carl');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Ask, Assignee: Carl Colleague' })).toBeVisible();
    await expect(more).toBeFocused();
    await expect.poll(first).toMatchObject({ assigneeId: expect.any(Number) });
    const { assigneeId } = await first();
    expect(await stored(page, taskId)).toMatchObject({ assigneeId: null, assignees: [assigneeId] });
    await expect(dialog.getByRole('button', { name: /^Additional assignees: .*Carl/ })).toBeVisible();
  });
  await test.step('a date in words; one that is over says so', async () => {
    await more.click();
    await page.getByRole('menuitem', { name: 'Due date' }).click();
    const form = page.getByRole('dialog', { name: 'Due date' });
    await form.getByLabel('Due date', { exact: true }).fill('in 2 weeks');
    await page.keyboard.press('Enter');
    const day = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
    await expect.poll(first).toMatchObject({ assigneeId: expect.any(Number), dueDate: day });
    await dialog.getByRole('button', { name: /^Ask, Due date: / }).click();
    await form.getByLabel('Due date', { exact: true }).fill('01/02/2026');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Ask, Overdue: Jan 2' })).toBeVisible();
    await expectAccessible(page);
    // The message of the date before offers its own Undo, which does nothing any more.
    const message = page
      .locator('#messages')
      .getByRole('listitem')
      .filter({ hasText: /Due date: .*Jan 2/ });
    await message.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(first).toMatchObject({ dueDate: day });
  });
  await test.step('the form of the task keeps both', async () => {
    await page.getByRole('button', { name: 'Edit Task' }).click();
    await dialog.getByRole('textbox', { name: 'Checklist item 1' }).fill('Ask again');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect.poll(first).toMatchObject({ text: 'Ask again', assigneeId: expect.any(Number), dueDate: expect.any(String) });
  });
  await test.step('what a refusal undoes', async () => {
    await page.route(`**/api/tasks/${taskId}`, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, json: { message: 'Out of paper', error: 'unexpected' } })
        : route.fallback(),
    );
    await dialog.getByRole('button', { name: 'Ask again, Assignee: Carl Colleague' }).click();
    await page.getByRole('option', { name: 'Unassigned' }).click();
    await expectToast(page, 'Failed to update checklist');
    await expect(dialog.getByRole('button', { name: 'Ask again, Assignee: Carl Colleague' })).toBeVisible();
  });
  await test.step('on a phone, too', async () => {
    await page.unroute(`**/api/tasks/${taskId}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await dialog.getByRole('button', { name: 'Options of Pay' }).click();
    await page.getByRole('menuitem', { name: 'Assignee' }).click();
    await page.getByRole('option', { name: /\(me\)/ }).click();
    await expect(dialog.getByRole('button', { name: /^Pay, Assignee: Ellen Engineer/ })).toBeVisible();
    await expectNoHorizontalScroll(page);
  });
});

// Task templates of a board: made from a task, used for a new one, managed, deleted and restored.

import type { Page } from '@playwright/test';
import { boardMenu, cardTitle, expectToast, pressInBoardMenu } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, type Team, test } from '#support/fixtures.ts';
import { newTask, pressInTaskMenu, signedInUserId, taskMenu } from '#support/tasks.ts';

test.use({ ownServer: false });

const followsSystem = { data: { timezone: 'UTC', theme: 'system' } };
const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const createDialog = (page: Page) => dialog(page, 'Create New Task');
const list = (page: Page) => dialog(page, 'Task templates');
const row = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name });
const filled = (page: Page, name: string) => createDialog(page).getByText(`Filled in from “${name}”. What you had typed stays.`);

async function newTemplate(page: Page, team: Team, given: object): Promise<number> {
  const data = { workspaceId: team.workspaceId, name: 'Release', priority: 'P2', ...given };
  const reply = await page.request.post(`${team.url}/api/task-templates`, { data });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()).id;
}

/** Chooses a template in the dialog of a new task, by keyboard. */
async function choose(page: Page, name: string): Promise<void> {
  await createDialog(page).getByRole('button', { name: 'Use a template' }).click();
  await page.getByRole('combobox', { name: 'Find a template' }).fill(name);
  await page.keyboard.press('Enter');
}

async function runCommand(page: Page, name: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog', { name: 'Command menu' }).getByRole('combobox').fill(name);
  await page.getByRole('option', { name }).first().click();
}

async function taskNamed(page: Page, title: string) {
  const tasks: { id: number; title: string }[] = await (await page.request.get('/api/tasks')).json();
  const id = tasks.find((task) => task.title === title)?.id;
  return (await page.request.get(`/api/tasks/${id}`)).json();
}

test('a manager saves a task as a template; a member begins the next one with it, and what was typed stays', async ({
  page,
  login,
  open,
  another,
  team,
}) => {
  await login('admin');
  await page.request.patch('/api/users/settings', followsSystem);
  const other = await another();
  await login('engineer', other);
  await other.request.patch('/api/users/settings', followsSystem);
  const userId = await signedInUserId(other);
  const taskId = await newTask(page.request, team, {
    title: 'Publish on Monday',
    description: 'Tell **support** first.',
    priority: 'P1',
    assigneeId: userId,
    assignees: [userId],
    startDate: dayAfter(0),
    dueDate: dayAfter(5),
    checklistItems: [
      { id: 1, text: 'Write the notes', completed: true },
      { id: 2, text: 'Tag', completed: false },
    ],
  });
  await other.goto(team.board);
  await expect(cardTitle(other, 'Publish on Monday')).toBeVisible();

  await test.step('the manager chooses the name and what is kept', async () => {
    await open(`${team.board}?task=${taskId}`);
    await pressInTaskMenu(page, 'Save as template');
    const form = dialog(page, 'Save as template');
    const name = form.getByRole('textbox', { name: 'Name of the template' });
    await expect(name).toHaveValue('Publish on Monday');
    await expect(form.getByText('Starts at once · Due after 5 days')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await name.fill(' ');
    await page.keyboard.press('Enter');
    await expect(form.getByText('Please enter a name for the template.')).toBeVisible();
    await name.fill('Publication');
    await page.route('**/api/task-templates', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.keyboard.press('Enter');
    await expect(form.getByRole('alert').filter({ hasText: 'The template was not saved' })).toBeVisible();
    await page.unroute('**/api/task-templates');
    await form.getByRole('button', { name: 'Save template' }).click();
    await expectToast(page, 'Template saved', 'Publication');
    await expect(taskMenu(page)).toBeFocused();
  });

  await test.step('the member has it without a reload, and only uses it', async () => {
    await boardMenu(other).click();
    await expect(other.getByRole('menuitem', { name: 'Export' })).toBeVisible();
    await expect(other.getByRole('menuitem', { name: 'Task templates' })).toBeHidden();
    await other.keyboard.press('Escape');
    await other.keyboard.press('c');
    await createDialog(other).getByRole('textbox', { name: 'Description' }).fill('My own words');
    await choose(other, 'Publication');
    await expect(filled(other, 'Publication')).toBeVisible();
    const title = createDialog(other).getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue('Publish on Monday');
    await expect(createDialog(other).getByRole('textbox', { name: 'Description' })).toHaveValue('My own words');
    await expect(createDialog(other).getByRole('textbox', { name: 'Checklist item 1' })).toHaveValue('Write the notes');
    await expectAccessibleInBothThemes(other);
  });

  await test.step('it is taken back, except what was changed since', async () => {
    await createDialog(other).getByRole('textbox', { name: 'Title' }).fill('Publish again');
    await createDialog(other).getByRole('button', { name: 'Take back' }).click();
    await expect(filled(other, 'Publication')).toBeHidden();
    await expect(createDialog(other).getByRole('textbox', { name: 'Title' })).toHaveValue('Publish again');
    await expect(createDialog(other).getByRole('textbox', { name: 'Checklist item 1' })).toBeHidden();
    await choose(other, 'Publication');
    await expect(createDialog(other).getByRole('textbox', { name: 'Title' })).toHaveValue('Publish again');
  });

  await test.step('the task has everything, and nothing of it is done', async () => {
    await createDialog(other).getByRole('textbox', { name: 'New checklist item' }).fill('Tell everybody');
    await createDialog(other).getByRole('button', { name: 'Create Task' }).click();
    await expect(cardTitle(other, 'Publish again')).toBeVisible();
    const made = await taskNamed(other, 'Publish again');
    expect(made).toMatchObject({
      ...{ description: 'My own words', priority: 'P1', assigneeId: userId, assignees: [userId] },
      ...{ startDate: dayAfter(0), dueDate: dayAfter(5) },
    });
    const items: { text: string; completed: boolean }[] = made.checklistItems;
    expect(items.map(({ text, completed }) => [text, completed])).toEqual([
      ['Write the notes', false],
      ['Tag', false],
      ['Tell everybody', false],
    ]);
  });
});

test('a template is made, changed, deleted and restored; two managers and failures lose nothing', async ({
  page,
  login,
  open,
  another,
  team,
}) => {
  await login('admin');
  await page.request.patch('/api/users/settings', followsSystem);
  await newTask(page.request, team, { title: 'There already' });
  await open(team.board);
  await expect(cardTitle(page, 'There already')).toBeVisible();
  const editor = dialog(page, 'New task template');

  await test.step('a new one; its draft survives a failure and a reload', async () => {
    await pressInBoardMenu(page, 'Task templates');
    await expect(list(page).getByText('No task templates yet')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await list(page).getByRole('button', { name: 'New template' }).click();
    await editor.getByRole('textbox', { name: 'Name of the template' }).fill('Welcome');
    await editor.getByRole('textbox', { name: 'Title of the task' }).fill('Welcome somebody');
    await editor.getByRole('textbox', { name: 'Days until it starts' }).fill('9');
    await editor.getByRole('textbox', { name: 'Days until it is due' }).fill('3');
    await editor.getByRole('button', { name: 'Add item' }).click();
    await page.keyboard.type('Desk');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Keys');
    await editor.getByRole('button', { name: 'Save template' }).click();
    await expect(editor.getByText('The start date is after the due date.')).toBeVisible();
    await expect(editor.getByRole('textbox', { name: 'Days until it starts' })).toBeFocused();
    await page.keyboard.type('0');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('1');
    await expectAccessibleInBothThemes(page);
    await page.reload();
    await pressInBoardMenu(page, 'Task templates');
    await list(page).getByRole('button', { name: 'New template' }).click();
    await expect(editor.getByRole('textbox', { name: 'Item 2', exact: true })).toHaveValue('Keys');
    await page.route('**/api/task-templates', (route) => route.abort());
    await editor.getByRole('button', { name: 'Save template' }).click();
    await expect(editor.getByRole('alert').filter({ hasText: 'The template was not saved' })).toBeVisible();
    await page.unroute('**/api/task-templates');
    await editor.getByRole('button', { name: 'Save template' }).click();
    await expectToast(page, 'Template saved', 'Welcome');
    await expect(row(page, 'Welcome').getByText('Starts after 1 day · Due after 3 days · 2 checklist items')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  await test.step('the second of two managers is told, sees the newer version and replaces it', async () => {
    const other = await another();
    await login('admin', other);
    await row(page, 'Welcome').getByRole('button', { name: 'Edit Welcome' }).click();
    const changes = dialog(page, 'Edit task template');
    await changes.getByRole('textbox', { name: 'Name of the template' }).fill('Welcome to us');
    const [stored] = await (await other.request.get(`${team.url}/api/workspaces/${team.workspaceId}/task-templates`)).json();
    await other.request.put(`${team.url}/api/task-templates/${stored.id}`, { data: { title: 'Hello' } });
    await changes.getByRole('button', { name: 'Save template' }).click();
    await expect(changes.getByText('Somebody else has saved this template meanwhile.')).toBeVisible();
    await changes.getByRole('button', { name: 'See the newer version' }).click();
    await expect(dialog(page, 'Welcome').getByText('Hello')).toBeVisible();
    await page.keyboard.press('Escape');
    await changes.getByRole('button', { name: 'Save mine anyway' }).click();
    await expect(row(page, 'Welcome to us').getByText('Welcome somebody')).toBeVisible();

    await row(page, 'Welcome to us').getByRole('button', { name: 'Edit Welcome to us' }).click();
    await changes.getByRole('textbox', { name: 'Name of the template' }).fill('Kept');
    await other.request.delete(`${team.url}/api/task-templates/${stored.id}`);
    await changes.getByRole('button', { name: 'Save template' }).click();
    await expect(changes.getByText('Somebody has deleted this template meanwhile.')).toBeVisible();
    await changes.getByRole('button', { name: 'Save as new template' }).click();
    await expect(row(page, 'Kept')).toBeVisible();
  });

  await test.step('a deletion is undone', async () => {
    await row(page, 'Kept').getByRole('button', { name: 'Delete Kept' }).click();
    await expect(row(page, 'Kept')).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, 'Kept')).toBeVisible();
    await page.route('**/api/task-templates/*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await row(page, 'Kept').getByRole('button', { name: 'Delete Kept' }).click();
    await expectToast(page, 'The template was not deleted');
    await expect(row(page, 'Kept')).toBeVisible();
    await page.unroute('**/api/task-templates/*');
  });

  await test.step('it is used from the list and from the command menu', async () => {
    await row(page, 'Kept').getByRole('button', { name: 'Use Kept' }).click();
    await expect(filled(page, 'Kept')).toBeVisible();
    await expect(createDialog(page).getByRole('textbox', { name: 'Title' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(createDialog(page)).toBeHidden();
    await runCommand(page, 'New task from template');
    await page.keyboard.type('kept');
    await page.keyboard.press('Enter');
    await expect(filled(page, 'Kept')).toBeVisible();
  });
});

test('who has left is left out and said; a list that does not load says so, also on a phone', { tag: '@deep' }, async ({
  page,
  login,
  another,
  team,
}) => {
  await login('admin');
  const leaving = await team.person('colleague');
  const other = await another({ viewport: { width: 390, height: 844 } });
  await login('engineer', other);
  await other.request.patch('/api/users/settings', followsSystem);
  const people: { id: number; email: string }[] = await (await page.request.get(`${team.url}/api/users`)).json();
  const gone = people.find(({ email }) => email === `${leaving.username}@example.com`)?.id ?? 0;
  for (let count = 0; count < 9; count++) await newTemplate(page, team, { name: `Routine ${count}`, title: `Routine ${count}` });
  await newTemplate(page, team, { name: 'Handover', title: 'Hand over', assignees: [gone], dueDays: 0 });
  const data = { userId: gone, departmentId: team.departmentId };
  const left = await page.request.delete(`${team.url}/api/user-departments`, { data });
  expect(left.status(), await left.text()).toBe(200);

  await other.clock.install();
  await other.route('**/task-templates', (route) => route.fulfill({ status: 500, body: '{}' }));
  await other.goto(team.board);
  await other.getByRole('button', { name: 'Add Task', exact: true }).first().click();
  await createDialog(other).getByRole('button', { name: 'Use a template' }).click();
  await expect(other.getByText('The task templates could not be loaded.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Try again' })).toBeVisible();
  // It is asked for again by itself, too, after 20 to 25 seconds.
  await other.unroute('**/task-templates');
  await other.clock.fastForward(25_000);
  await expect(other.getByRole('option')).toHaveCount(10);
  await expectAccessibleInBothThemes(other);
  await other.getByRole('option', { name: 'Handover' }).click();
  await expect(filled(other, 'Handover')).toBeVisible();
  await expect(
    createDialog(other).getByText('1 person of the template no longer belongs to the department and is left out.'),
  ).toBeVisible();
  await expectNoHorizontalScroll(other);
  await expectAccessibleInBothThemes(other);
});

test('a template that is being written outlives the end of a session and of the connection, and says why it is not saved', async ({
  page,
  login,
  open,
  team,
}) => {
  const { password } = await login('admin');
  await newTask(page.request, team, { title: 'There already' });
  await open(team.board);
  await expect(cardTitle(page, 'There already')).toBeVisible();
  await pressInBoardMenu(page, 'Task templates');
  await list(page).getByRole('button', { name: 'New template' }).click();
  const editor = dialog(page, 'New task template');
  const name = editor.getByRole('textbox', { name: 'Name of the template' });
  await name.fill('Welcome');
  await editor.getByRole('textbox', { name: 'Title of the task' }).fill('Welcome somebody');
  await page.context().setOffline(true);
  await editor.getByRole('button', { name: 'Save template' }).click();
  const failed = editor.getByRole('alert').filter({ hasText: 'The template was not saved' });
  await expect(failed).toBeVisible({ timeout: 30_000 });
  await expect(failed).toContainText(/connection|network|server/i);
  await expect(name).toHaveValue('Welcome');
  await page.context().setOffline(false);

  await page.context().clearCookies();
  // Another call may notice it first, and the dialog then covers the button.
  await page.getByRole('button', { name: 'Save template', includeHidden: true }).dispatchEvent('click');
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(again).toHaveCount(0);
  await expect(name).toHaveValue('Welcome');
  await editor.getByRole('button', { name: 'Save template' }).click();
  await expectToast(page, 'Template saved', 'Welcome');
  await expect(row(page, 'Welcome')).toHaveCount(1);
});

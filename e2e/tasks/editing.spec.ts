// Editing a task while others change it: typed text stays, and their changes are shown.
import type { Locator, Page } from '@playwright/test';
import { cardTitle, column, expectToast } from '#support/board.ts';
import { engineering, expect, expectAccessible, expectNoHorizontalScroll, screens, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';
import { withoutStream } from '#support/without-stream.ts';

test.describe.configure({ timeout: 120_000 });

const board = screens.workspace.href(engineering);
const titleOf = (of: Page | Locator) => of.getByRole('textbox', { name: /^Title/ });
const descriptionOf = (of: Page | Locator) => of.getByRole('textbox', { name: /^Description/ });
const draftQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Discard this draft?' });
/** Polling shows another person's change after up to 5 seconds. */
const soon = { timeout: 20_000 };

const make = (page: Page, url: string, given: object) => newTask(page.request, url, given);

async function change(page: Page, url: string, taskId: number, data: object): Promise<void> {
  const reply = await page.request.put(`${url}/api/tasks/${taskId}`, { data });
  expect(reply.status(), await reply.text()).toBe(200);
}

async function openCard(page: Page, url: string, title: string): Promise<Locator> {
  await page.goto(url + board);
  await cardTitle(page, title).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('button', { name: 'Edit Task' })).toBeVisible();
  return dialog;
}

test('what somebody else changes shows by itself; what both change is a choice', async ({ page, login, another, server }) => {
  await login('engineer');
  const taskId = await make(page, server.url, { title: 'Plan the move', description: 'Boxes' });
  const second = await another();
  await login('colleague', second);
  await openCard(page, server.url, 'Plan the move');
  const dialog = page.getByRole('dialog');

  await change(second, server.url, taskId, { priority: 'P1' });
  await expect(dialog.getByRole('button', { name: 'Priority: High' })).toBeVisible(soon);
  await change(second, server.url, taskId, { status: 'Review' });
  await expect(dialog.getByText('This task was moved from To Do to Review.')).toBeVisible(soon);
  await expect(dialog.getByRole('button', { name: 'Status: Review' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(dialog.getByText('This task was moved')).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Edit Task' }).click();
  await titleOf(dialog).fill('Plan my move');
  await descriptionOf(dialog).fill('Boxes and tape');
  await change(second, server.url, taskId, { title: 'Plan their move', dueDate: '2027-03-01' });
  await expect(dialog.getByText('You and somebody else changed the same')).toBeVisible(soon);
  await expect(dialog.getByText('Somebody else changed: Due date.')).toBeVisible();
  await expect(titleOf(dialog)).toHaveValue('Plan my move');
  await expect(dialog.getByLabel('Due date', { exact: true })).toHaveValue('03/01/2027');
  await expect(dialog.getByRole('definition').filter({ hasText: 'Plan their move' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take theirs: Title' }).click();
  await expect(titleOf(dialog)).toHaveValue('Plan their move');
  await expect(descriptionOf(dialog)).toHaveValue('Boxes and tape');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Task updated', 'The task has been updated successfully.');
  await expect(dialog.getByText('Boxes and tape')).toBeVisible();
});

test('a save that comes second asks only about what both have changed', { tag: '@deep' }, async ({
  page,
  login,
  another,
  server,
}) => {
  await login('engineer');
  const taskId = await make(page, server.url, {
    title: 'Order the chairs',
    checklistItems: [
      { id: 1, text: 'Count' },
      { id: 2, text: 'Pay' },
    ],
  });
  const second = await another();
  await login('colleague', second);
  await withoutStream(page);
  const dialog = await openCard(page, server.url, 'Order the chairs');
  // Nobody is notified before the save.
  await page.route('**/api/events**', (route) => route.fulfill({ json: [] }));
  await dialog.getByRole('button', { name: 'Edit Task' }).click();
  await descriptionOf(dialog).fill('Twelve of them');
  await dialog.getByRole('textbox', { name: 'New checklist item' }).fill('Not added with the button');
  await change(second, server.url, taskId, {
    priority: 'P3',
    checklistItems: [
      { id: 1, text: 'Count', completed: true },
      { id: 2, text: 'Pay' },
    ],
  });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Task updated', 'The task has been updated successfully.');
  const saved = await (await page.request.get(`${server.url}/api/tasks/${taskId}`)).json();
  expect(saved).toMatchObject({ description: 'Twelve of them', priority: 'P3' });
  expect(saved.checklistItems.map(({ text, completed }: { text: string; completed: boolean }) => [text, completed])).toEqual([
    ['Count', true],
    ['Pay', false],
    ['Not added with the button', false],
  ]);

  await page.getByRole('button', { name: 'Edit Task' }).click();
  await titleOf(page).fill('Order my chairs');
  await change(second, server.url, taskId, { title: 'Order their chairs' });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('You and somebody else changed the same')).toBeVisible();
  await expect(titleOf(page)).toHaveValue('Order my chairs');
  await page.getByRole('button', { name: 'Keep mine: Title' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Task updated');
  await expect(page.getByRole('dialog', { name: 'Order my chairs' })).toBeVisible();
});

test('two people tick different items at once, and both ticks stay', { tag: '@deep' }, async ({
  page,
  login,
  another,
  server,
}) => {
  await login('engineer');
  const items = ['Walls', 'Roof', 'Doors'].map((text, index) => ({ id: index + 1, text }));
  const taskId = await make(page, server.url, { title: 'Build the shed', checklistItems: items });
  const second = await another();
  await login('colleague', second);
  for (const each of [page, second]) {
    await each.route('**/api/events**', (route) => route.fulfill({ json: [] }));
    await withoutStream(each);
    await openCard(each, server.url, 'Build the shed');
  }
  // Stored and not only shown: the other person learns of it only by the rejected checkbox.
  const stored = second.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/api/tasks/') && response.ok(),
  );
  await second.getByRole('checkbox', { name: 'Roof' }).click();
  await expect(second.getByText(/Carl Colleague, /)).toBeVisible();
  await stored;
  await page.getByRole('checkbox', { name: 'Walls' }).click();
  await page.getByRole('checkbox', { name: 'Doors' }).click();
  await expect(page.getByRole('checkbox', { name: 'Roof' })).toBeChecked();
  await expect(page.getByText(/Carl Colleague, /)).toBeVisible();
  await expect
    .poll(async () => {
      const { checklistItems } = await (await page.request.get(`${server.url}/api/tasks/${taskId}`)).json();
      return checklistItems.map((item: { completedBy?: { userName: string } }) => item.completedBy?.userName);
    })
    .toEqual(['Ellen Engineer', 'Carl Colleague', 'Ellen Engineer']);
});

test('a task that is deleted while I edit it: my text stays, the task can come back', async ({
  page,
  login,
  another,
  server,
}) => {
  await login('engineer');
  const taskId = await make(page, server.url, { title: 'Water the plants' });
  const second = await another();
  await login('colleague', second);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCard(page, server.url, 'Water the plants');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Edit Task' }).click();
  await descriptionOf(dialog).fill('Twice a week');
  await dialog.getByPlaceholder('Add a comment...').fill('The cactus, too?');
  await second.request.delete(`${server.url}/api/tasks/${taskId}`);
  await expect(dialog.getByText('This task was deleted.')).toBeVisible(soon);
  await expect(descriptionOf(dialog)).toHaveValue('Twice a week');
  await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Copy text' }).click();
  await expectToast(page, 'Text copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Water the plants\n\nTwice a week\n\nThe cactus, too?');

  await dialog.getByRole('button', { name: 'Restore Task' }).click();
  await expectToast(page, 'Task restored');
  await expect(dialog.getByText('This task was deleted.')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Task updated');
  await expect(dialog.getByText('Twice a week')).toBeVisible();
});

test('a task that is deleted becomes a new one from my text, also after a reload', { tag: '@deep' }, async ({
  page,
  login,
  another,
  server,
}) => {
  await login('engineer');
  const taskId = await make(page, server.url, { title: 'Feed the cat', checklistItems: [{ id: 1, text: 'Buy food' }] });
  const second = await another();
  await login('colleague', second);
  await openCard(page, server.url, 'Feed the cat');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Edit Task' }).click();
  await descriptionOf(dialog).fill('At seven');
  await dialog.getByPlaceholder('Add a comment...').fill('And the dog?');
  await second.request.delete(`${server.url}/api/tasks/${taskId}`);
  await expect(dialog.getByText('This task was deleted.')).toBeVisible(soon);
  await page.reload();
  await expect(dialog.getByText('This task was deleted.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Your text' })).toHaveValue(/At seven/);
  await dialog.getByRole('button', { name: 'Create a new task from my text' }).click();
  await expectToast(page, 'Task created', 'Your task has been added to the board.');
  const made = page.getByRole('dialog', { name: 'Feed the cat' });
  await expect(made.getByText('At seven')).toBeVisible();
  await expect(made.getByRole('checkbox', { name: 'Buy food' })).toBeVisible();
  await expect(made.getByPlaceholder('Add a comment...')).toHaveValue('And the dog?');
});

test('a task that goes out of my sight says so, and leaves me my text', async ({ page, login, another, server }) => {
  const admin = await another();
  await login('admin', admin);
  await login('engineer');
  const taskId = await make(admin, server.url, { title: 'Hire a designer' });
  await openCard(page, server.url, 'Hire a designer');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Edit Task' }).click();
  await descriptionOf(dialog).fill('With a portfolio');
  await change(admin, server.url, taskId, { workspaceId: 2, department: 'HR', departments: ['HR'] });
  await expect(dialog.getByText('You no longer have access to this task.')).toBeVisible(soon);
  await expect(descriptionOf(dialog)).toHaveValue('With a portfolio');
  await expect(dialog.getByRole('button', { name: 'Restore Task' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Create a new task from my text' }).click();
  await expectToast(page, 'Task created');
  await expect(page.getByRole('dialog', { name: 'Hire a designer' }).getByText('With a portfolio')).toBeVisible();
});

test('whoever only reads a task that is deleted can bring it back', { tag: '@deep' }, async ({
  page,
  login,
  another,
  server,
}) => {
  await login('engineer');
  const checklistItems = [{ id: 1, text: 'Wipe it' }];
  const taskId = await make(page, server.url, { title: 'Clean the desk', checklistItems });
  const second = await another();
  await login('colleague', second);
  const dialog = await openCard(page, server.url, 'Clean the desk');
  await dialog.getByRole('checkbox', { name: 'Wipe it' }).focus();
  await second.request.delete(`${server.url}/api/tasks/${taskId}`);
  await expect(dialog.getByText('This task was deleted.')).toBeVisible(soon);
  // Impossible actions are not offered.
  const changes = [
    dialog.getByRole('checkbox', { name: 'Wipe it' }),
    dialog.getByRole('button', { name: 'Edit Wipe it' }),
    dialog.getByRole('textbox', { name: 'New checklist item' }),
    dialog.getByRole('button', { name: 'Status: To Do' }),
    dialog.getByRole('button', { name: /^Due date/ }).first(),
  ];
  for (const change of changes) await expect(change).toBeDisabled();
  // The focus returns to the dialog.
  await expect(dialog).toBeFocused();
  await dialog.getByRole('button', { name: 'Restore Task' }).click();
  await expectToast(page, 'Task restored');
  await expect(dialog.getByRole('button', { name: 'Edit Task' })).toBeEnabled();
  for (const change of changes) await expect(change).toBeEnabled();
});

test('Escape, the backdrop, Close, Back and a link ask before a draft is lost; Cancel can be taken back', async ({
  page,
  login,
  server,
}) => {
  await login('engineer');
  const taskId = await make(page, server.url, { title: 'Sort the cables' });
  const dialog = await openCard(page, server.url, 'Sort the cables');
  await dialog.getByRole('button', { name: 'Edit Task' }).click();
  await descriptionOf(page).fill('By length');
  const ways = {
    Escape: () => page.keyboard.press('Escape'),
    // The page below accepts clicks a moment after the confirmation has closed.
    backdrop: () =>
      expect(async () => {
        await page.mouse.click(5, 5);
        await expect(draftQuestion(page)).toBeVisible({ timeout: 1_000 });
      }).toPass(),
    Close: () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click(),
    Back: () => page.evaluate(() => history.back()),
    link: () => page.getByRole('dialog').getByRole('link', { name: 'Engineering' }).click(),
  };
  for (const [way, leave] of Object.entries(ways)) {
    await test.step(way, async () => {
      await leave();
      await expect(draftQuestion(page)).toBeVisible();
      await draftQuestion(page).getByRole('button', { name: 'Keep editing' }).click();
      await expect(draftQuestion(page)).toHaveCount(0);
      await expect(descriptionOf(page)).toHaveValue('By length');
      await expect(page).toHaveURL(new RegExp(`task=${taskId}`));
    });
  }

  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Edit Task' })).toBeVisible();
  await expectToast(page, 'Changes discarded');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(descriptionOf(page)).toHaveValue('By length');

  await page.evaluate(() => history.back());
  await draftQuestion(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(server.url + board);
  await cardTitle(page, 'Sort the cables').click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Edit Task' })).toBeVisible();
  await expect(page.getByText('By length')).toHaveCount(0);
});

test('a form in which nothing was typed is not there any more when one comes back', { tag: '@deep' }, async ({
  page,
  login,
  server,
}) => {
  await login('engineer');
  await make(page, server.url, { title: 'Look at the cables', columnId: 11 });
  const dialog = await openCard(page, server.url, 'Look at the cables');
  const edit = page.getByRole('dialog').getByRole('button', { name: 'Edit Task' });
  const ways = {
    Back: () => page.evaluate(() => history.back()),
    link: () => page.getByRole('dialog').getByRole('link', { name: 'Engineering' }).click(),
    'after something was typed and taken back': async () => {
      await descriptionOf(page).fill('By length');
      await descriptionOf(page).fill('');
      await page.evaluate(() => history.back());
    },
  };
  for (const [way, leave] of Object.entries(ways)) {
    await test.step(way, async () => {
      await edit.click();
      await expect(titleOf(page)).toBeVisible();
      await leave();
      await expect(dialog).toHaveCount(0);
      await cardTitle(page, 'Look at the cables').click();
      await expect(edit).toBeVisible();
    });
  }
});

test('Escape pressed several times at once closes the task and not the board', async ({ page, login, server }) => {
  await login('engineer');
  await make(page, server.url, { title: 'Wind up the cables', columnId: 11 });
  const dialog = await openCard(page, server.url, 'Wind up the cables');
  for (const state of ['open', 'opened again'])
    await test.step(state, async () => {
      await expect(dialog.getByRole('button', { name: 'Edit Task' })).toBeVisible();
      // As from a keyboard that repeats, faster than the browser goes back.
      await page.evaluate(() => {
        const init = { key: 'Escape', bubbles: true, cancelable: true };
        for (let times = 0; times < 4; times += 1) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
      });
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(server.url + board);
      await cardTitle(page, 'Wind up the cables').press('Enter');
    });
});

test('what is typed while a save is under way stays, and is saved by the next one', async ({ page, login, server }) => {
  await login('engineer');
  const taskId = await make(page, server.url, { title: 'Label the cables', columnId: 11 });
  const dialog = await openCard(page, server.url, 'Label the cables');
  await dialog.getByRole('button', { name: 'Edit Task' }).click();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/tasks/${taskId}`, async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.fallback();
  });
  await descriptionOf(page).fill('Red');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await descriptionOf(page).fill('Red and blue');
  release();
  await expectToast(page, 'Task updated');
  await expect(descriptionOf(page)).toHaveValue('Red and blue');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit Task' })).toBeVisible();
  const saved = await (await page.request.get(`${server.url}/api/tasks/${taskId}`)).json();
  expect(saved).toMatchObject({ description: 'Red and blue' });
});

test('a problem that is out of sight is said', async ({ page, login, server }) => {
  await login('engineer');
  const checklistItems = Array.from({ length: 100 }, (_, index) => ({ id: index + 1, text: `Cable ${index + 1}` }));
  await make(page, server.url, { title: 'Count the cables', columnId: 11, checklistItems });
  const dialog = await openCard(page, server.url, 'Count the cables');
  await dialog.getByRole('button', { name: 'Edit Task' }).click();
  await page.getByRole('textbox', { name: 'New checklist item' }).fill('One more');
  await titleOf(page).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Failed to update task', 'The list is too long.');
  await expect(dialog.getByText('A checklist holds at most 100 items.')).toBeAttached();
});

test('the tab does not close over a draft without a question', { tag: '@deep' }, async ({ page, login, server }) => {
  await login('engineer');
  await make(page, server.url, { title: 'Close the tab' });
  const dialog = await openCard(page, server.url, 'Close the tab');
  await dialog.getByRole('button', { name: 'Edit Task' }).click();
  await descriptionOf(page).pressSequentially('Typed');
  const asked = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(descriptionOf(page)).toHaveValue('Typed');
});

test('a new checklist item that is half typed survives reload and the end of the session', { tag: '@deep' }, async ({
  page,
  login,
  server,
}) => {
  const { password } = await login('engineer');
  // The stream would notice the end of the session before the save does.
  await withoutStream(page);
  await make(page, server.url, { title: 'Half an item' });
  const dialog = await openCard(page, server.url, 'Half an item');
  await dialog.getByRole('button', { name: 'Edit Task' }).click();
  const item = page.getByRole('textbox', { name: 'New checklist item' });
  await item.fill('Half a th');
  await page.reload();
  await expect(item).toHaveValue('Half a th');
  await page.context().clearCookies();
  // Another call may notice it first, and the dialog then covers the button.
  await page.getByRole('button', { name: 'Save Changes', includeHidden: true }).dispatchEvent('click');
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(again).toHaveCount(0);
  await expect(item).toHaveValue('Half a th');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Task updated');
  await expect(page.getByRole('checkbox', { name: 'Half a th' })).toBeVisible();
});

test('administrators give a task any department, others those that are open to all, and each has a board', {
  tag: '@deep',
}, async ({ page, login, another, server }) => {
  const admin = await another();
  await login('admin', admin);
  await login('engineer');
  const taskId = await make(page, server.url, { title: 'Read the contract' });
  await openCard(page, server.url, 'Read the contract');
  await page.getByRole('button', { name: 'Edit Task' }).click();
  await page.getByRole('combobox', { name: 'Primary department' }).click();
  await expect(page.getByRole('option')).toHaveText(['Accounting', 'Software Team (Engineering)', 'HR', 'Marketing', 'Sales']);
  await page.keyboard.press('Escape');

  await openCard(admin, server.url, 'Read the contract');
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Edit Task' }).click();
  const department = dialog.getByRole('combobox', { name: 'Primary department' });
  await department.click();
  await expect(admin.getByRole('option', { name: 'Engineering', exact: true })).toHaveCount(1);
  for (const name of ['Design', 'Product', 'Research', 'Support'])
    await expect(admin.getByRole('option', { name, exact: true })).toHaveCount(1);
  await admin.getByRole('option', { name: 'Custom...' }).click();
  const name = dialog.getByRole('textbox', { name: 'Name of the department' });
  await expect(name).toBeFocused();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('Department is required')).toBeVisible();
  await name.fill('Tech');
  await name.blur();
  await expect(department).toHaveText('Engineering');
  await expect(dialog.getByText('Tech is Engineering.')).toBeVisible();
  await department.click();
  await admin.getByRole('option', { name: 'Custom...' }).click();
  await name.fill('  Legal   Affairs ');
  await expect(dialog.getByText('There is no department Legal Affairs yet. It gets a board of its own.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('Department is required'), 'no board would show the task').toBeVisible();
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Create department' }).click();
  await expect(department).toHaveText('Legal Affairs');
  await department.click();
  await admin.getByRole('option', { name: 'Design', exact: true }).click();
  await expect(name).toHaveValue('Design');
  await dialog.getByRole('button', { name: 'Create department' }).click();
  await expect(department).toHaveText('Design');
  await department.click();
  await admin.getByRole('option', { name: 'Legal Affairs', exact: true }).click();
  await expect(dialog.getByText(/^Nobody belongs to .*Legal/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(admin, 'Task updated');
  const saved = await (await admin.request.get(`${server.url}/api/tasks/${taskId}`)).json();
  expect(saved).toMatchObject({ department: 'Legal Affairs', departments: ['Legal Affairs'] });
  const boards: { name: string }[] = await (await admin.request.get(`${server.url}/api/workspaces`)).json();
  expect(boards.map((board) => board.name)).toEqual(expect.arrayContaining(['Legal Affairs', 'Design']));
  await expectNoHorizontalScroll(admin);
});

test('a template gives its items to a task that exists', { tag: '@deep' }, async ({ page, host, login, server }) => {
  await login('admin');
  const release = ['Changelog', 'Tests are green', 'Backup taken', 'Deployed', 'Watched for an hour', 'Announced'];
  const templates = { Release: release, 'Definition of done': ['Reviewed', 'Tested', 'Described'] };
  for (const [name, texts] of Object.entries(templates)) {
    const data = { name, items: texts.map((text) => ({ text })) };
    expect((await host.admin.post('/api/checklist-templates', { data })).status()).toBe(201);
  }
  const taskId = await make(page, server.url, { title: 'Ship it', checklistItems: [{ id: 4, text: 'Mine' }] });
  await openCard(page, server.url, 'Ship it');
  const read = async () => {
    const task = await (await page.request.get(`${server.url}/api/tasks/${taskId}`)).json();
    return { ...task, texts: task.checklistItems.map(({ text }: { text: string }) => text) };
  };
  const choose = page.getByRole('dialog', { name: 'Add from template' });

  await page.getByRole('button', { name: 'Add from template' }).click();
  await choose.getByRole('radio', { name: /Release/ }).check();
  await choose.getByText('Preview').click();
  await expect(choose.getByText('Backup taken')).toBeVisible();
  await expectAccessible(page);
  await choose.getByRole('button', { name: 'Add items' }).click();
  await expectToast(page, 'Checklist updated', 'The items of Release were added.');
  await expect(page.getByRole('checkbox', { name: 'Announced' })).toBeVisible();
  expect(await read()).toMatchObject({
    texts: ['Mine', ...release],
    customFields: { templateApplied: 'true', templateName: 'Release' },
  });

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('checkbox', { name: 'Announced' })).toHaveCount(0);
  await expect.poll(read).toMatchObject({ texts: ['Mine'], checklistTemplateId: null, customFields: {} });

  await page.getByRole('button', { name: 'Add from template' }).click();
  await choose.getByRole('radio', { name: /Release/ }).check();
  await choose.getByRole('radio', { name: 'Replace them' }).check();
  await choose.getByRole('button', { name: 'Add items' }).click();
  await expect(choose).toHaveCount(0);
  await expect.poll(read).toMatchObject({ texts: release });

  await page.getByRole('button', { name: 'Edit Task' }).click();
  await page.getByRole('button', { name: 'Add from template' }).click();
  await choose.getByRole('radio', { name: /Definition of done/ }).check();
  await choose.getByRole('button', { name: 'Add items' }).click();
  await expect(page.getByRole('textbox', { name: 'Checklist item 9' })).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Task updated');
  expect(await read()).toMatchObject({ customFields: { templateName: 'Definition of done' } });
});

test('a new task that is half typed stays with its board, and is not left while it is being made', async ({
  page,
  login,
  open,
}) => {
  await login('admin');
  await open(board);
  await expect(column(page, 'To Do')).toBeVisible();
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'Create New Task' });
  const title = dialog.getByRole('textbox', { name: /^Title/ });
  await title.fill('Half a task');
  await page.reload();
  await open(screens.workspace.href(2));
  await expect(column(page, 'To Do')).toBeVisible();
  await page.keyboard.press('c');
  await expect(title).toHaveValue('');
  await expect(dialog.getByRole('combobox', { name: 'Primary department' })).toHaveText('HR');
  await page.keyboard.press('Escape');
  await open(board);
  await expect(column(page, 'To Do')).toBeVisible();
  await page.keyboard.press('c');
  await expect(title).toHaveValue('Half a task');

  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/tasks', async (route) => {
    if (route.request().method() === 'POST') await answered;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Create Task' }).click();
  await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(draftQuestion(page)).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  answer();
  await expectToast(page, 'Task created');
  await expect(dialog).toHaveCount(0);
});

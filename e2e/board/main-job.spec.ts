// The main workflow: a new person registers, works on a task with a colleague, and a killed server loses nothing.
import { card, cardTitle, column, dragTo, expectToast } from '#support/board.ts';
import { engineering, expect, screens, test } from '#support/fixtures.ts';
import { pressInTaskMenu } from '#support/tasks.ts';

const title = 'Write the release notes';
const newTitle = 'Write and send the release notes';

test.describe.configure({ mode: 'serial' });

test('a newcomer registers, signs in and does the main job', async ({ page, server, open, login, another }) => {
  test.setTimeout(180_000);

  await test.step('registers', async () => {
    await page.goto(server.url + screens.home.href());
    await expect(page).toHaveURL(server.url + screens.auth.href());
    await page.getByRole('tab', { name: 'Register' }).click();
    await page.getByLabel('Username', { exact: true }).fill('newcomer');
    await page.getByLabel('Email', { exact: true }).fill('newcomer@example.com');
    await page.getByLabel(/^Full name/i).fill('Nora Newcomer');
    await page.getByLabel(/^Job title/i).fill('Engineer');
    await page.getByLabel('Department').selectOption({ label: 'Engineering' });
    await page.getByLabel('Password', { exact: true }).fill('a newcomer password');
    await page.getByLabel('Confirm password').fill('another password');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await page.getByLabel('Confirm password').fill('a newcomer password');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expectToast(page, 'Registration successful', 'Your account has been created. You can now log in.');
  });

  await test.step('signs in, the name already filled in', async () => {
    await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('Username', { exact: true })).toHaveValue('newcomer');
    await page.getByLabel('Password', { exact: true }).fill('wrong password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Login failed: Invalid username or password')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('a newcomer password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expectToast(page, 'Login successful', 'Welcome to Tasklane AI.');
  });

  await test.step('sees the board of the department', async () => {
    await expect(page).toHaveURL(server.url + screens.workspace.href(engineering));
    await expect(page.getByRole('heading', { level: 1, name: 'Task Manager' })).toBeVisible();
    for (const name of ['To Do', 'In Progress', 'Review', 'Done']) await expect(column(page, name)).toBeVisible();
    await expect(page.getByText('Total Tasks')).toBeVisible();
  });

  await test.step('creates a task', async () => {
    await column(page, 'To Do').getByRole('button', { name: 'Add task', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Task' });
    await expect(dialog.getByText('Basic Information')).toBeVisible();
    await dialog.getByRole('button', { name: /^Create Task/ }).click();
    await expectToast(page, 'Missing title', 'Please provide a title for the task.');
    await dialog.getByRole('textbox', { name: /^Title/ }).fill(title);
    await dialog.getByRole('textbox', { name: /^Description/ }).fill('Everything that changed since the last version.');
    await dialog.getByRole('button', { name: /^Create Task/ }).click();
    await expectToast(page, 'Task created', 'Your task has been added to the board.');
    await expect(card(column(page, 'To Do'), title)).toBeVisible();
  });

  await test.step('drags it to another column with the mouse', async () => {
    await dragTo(page, card(page, title), column(page, 'In Progress'));
    await expect(card(column(page, 'In Progress'), title)).toBeVisible();
    await expect(card(column(page, 'To Do'), title)).toHaveCount(0);
    await expectToast(page, 'Task moved', 'Task successfully moved from To Do to In Progress');
    await page.reload();
    await expect(card(column(page, 'In Progress'), title)).toBeVisible();
  });

  await test.step('edits it', async () => {
    await cardTitle(page, title).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await dialog.getByRole('button', { name: 'Edit Task' }).click();
    await dialog.getByRole('textbox', { name: /^Title/ }).fill(newTitle);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Task updated', 'The task has been updated successfully.');
    await expect(dialog.getByRole('button', { name: 'Edit Task' })).toBeVisible();
  });

  await test.step('comments', async () => {
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Task moved from To Do to In Progress')).toBeVisible();
    await dialog.getByPlaceholder('Add a comment...').fill('The first half is done.');
    await dialog.getByRole('button', { name: 'Post Comment' }).click();
    await expectToast(page, 'Comment added', 'Your comment has been added successfully');
    await expect(dialog.getByText('The first half is done.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();
    await expect(dialog).toHaveCount(0);
    await expect(card(column(page, 'In Progress'), newTitle)).toBeVisible();
  });

  await test.step('a second person of the department sees it', async () => {
    const second = await another();
    await login('colleague', second);
    await open(screens.workspace.href(engineering), second);
    await cardTitle(column(second, 'In Progress'), newTitle).click();
    await expect(second.getByRole('dialog').getByText('The first half is done.')).toBeVisible();
  });

  await test.step('a person of another department does not', async () => {
    const stranger = await another();
    await login('outsider', stranger);
    const tasks: { title: string }[] = await (await stranger.request.get(`${server.url}/api/tasks`)).json();
    expect(tasks.map(({ title }) => title)).not.toContain(newTitle);
    await stranger.goto(server.url + screens.workspace.href(engineering));
    await expect(stranger.getByRole('main').getByRole('alert')).toContainText('You do not have access to this workspace.');
    await expect(stranger.getByText(newTitle)).toHaveCount(0);
    const links = stranger.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links.filter({ hasText: 'HR' })).toHaveCount(1);
    await expect(links.filter({ hasText: 'Engineering' })).toHaveCount(0);
    await expect(links.filter({ hasText: 'Admin Panel' })).toHaveCount(0);
  });

  await test.step('nothing is lost when the server is killed and started again', async () => {
    await server.kill();
    await server.start();
    await page.reload();
    await cardTitle(column(page, 'In Progress'), newTitle).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('The first half is done.')).toBeVisible();
    await expect(dialog.getByText('Task moved from To Do to In Progress')).toBeVisible();
  });

  await test.step('deletes it', async () => {
    const dialog = page.getByRole('dialog', { name: newTitle });
    await expect(dialog).toBeVisible();
    await pressInTaskMenu(page, 'Delete Task');
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this task?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question.getByRole('button', { name: 'Delete Task' }).click();
    await expectToast(page, 'Task deleted', 'The task has been deleted successfully.');
    await expect(card(page, newTitle)).toHaveCount(0);
    await page.reload();
    await expect(column(page, 'In Progress')).toBeVisible();
    await expect(card(page, newTitle)).toHaveCount(0);
  });

  await test.step('logs out', async () => {
    await page
      .getByRole('button', { name: /Nora Newcomer|Your account/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL(server.url + screens.auth.href());
    await expectToast(page, 'Logged out');
    await page.goto(server.url + screens.workspace.href(engineering));
    await expect(page).toHaveURL(server.url + screens.auth.href());
    await expectToast(page, 'Authentication Required', 'Please log in to access this page');
  });
});

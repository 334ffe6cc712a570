// Registration with approval: an administrator finds and approves the person, who then opens the board.
import { engineering, expect, screens, test } from '#support/fixtures.ts';
import { adminPassword, newServer } from '#support/server.ts';

test('an administrator finds who waits, approves one and declines another', async ({ browser }) => {
  const server = await newServer({ REGISTRATION: 'approval' });
  try {
    const admin = await browser.newContext({ baseURL: server.url });
    const headers = { origin: server.url };
    const person = { username: 'newcomer', password: 'a long password', fullName: 'Nora New', email: 'nora@example.com' };
    const made = await admin.request.post('/api/users', { data: { ...person, departmentId: 3 }, headers });
    expect(made.status()).toBe(201);
    await admin.request.post('/api/auth/login', { data: { username: 'admin', password: adminPassword }, headers });
    const page = await admin.newPage();
    await page.goto(`${screens.admin.href()}?tab=scores`);
    await page.getByRole('button', { name: /^Notifications, 1 unread/ }).click();
    await page.getByRole('dialog', { name: 'Notifications' }).getByText('Nora New has registered for Engineering').click();
    const only = page.getByRole('button', { name: 'Waiting for approval (1)' });
    await expect(only).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('button', { name: 'Approve Nora New for Engineering' }).click();
    await expect(only).toHaveCount(0);
    await expect(page.getByRole('row').nth(2)).toBeVisible();

    const other = { username: 'stranger', password: 'a long password', fullName: 'Sam Stranger', email: 'sam@example.com' };
    const stranger = await browser.newContext({ baseURL: server.url });
    expect((await stranger.request.post('/api/users', { data: { ...other, departmentId: 2 }, headers })).status()).toBe(201);
    await stranger.request.post('/api/auth/login', { data: other, headers });
    const empty = await stranger.newPage();
    await empty.goto(screens.workspace.href(1));
    await expect(empty.getByText('Your account waits for approval')).toBeVisible();
    // Their own profile and settings are theirs meanwhile; what costs or grants something says why it is closed.
    await empty.goto(screens.profile.href());
    await expect(empty.getByLabel('Full Name')).toHaveValue('Sam Stranger');
    await expect(empty.getByText('Your account waits for approval')).toHaveCount(0);
    await empty.goto(screens.settings.href());
    await expect(empty.getByRole('heading', { name: 'Settings' }).first()).toBeVisible();
    await expect(empty.getByText('Your account waits for approval')).toHaveCount(0);
    await empty.goto(screens.myWork.href());
    await expect(empty.getByRole('heading', { name: 'My work' })).toBeVisible();
    await expect(empty.getByText(/could not be loaded/)).toHaveCount(0);
    await empty.goto(screens.workspace.href(1));
    await page.reload();
    await page.getByRole('button', { name: 'Decline Sam Stranger for HR' }).click();
    const question = page.getByRole('alertdialog', { name: 'Decline Sam Stranger for HR?' });
    await expect(question).toContainText('The account stays, without this department.');
    await question.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByText('Sam Stranger was not added to HR.').first()).toBeVisible();
    await expect(only).toHaveCount(0);
    await expect(page.getByRole('row', { name: /Sam Stranger/ })).toBeVisible();
    await empty.reload();
    await expect(empty.getByText('You do not belong to a department yet.')).toBeVisible();
    await expect(empty.getByText('Your account waits for approval')).toHaveCount(0);

    const theirs = await browser.newContext({ baseURL: server.url });
    await theirs.request.post('/api/auth/login', { data: person, headers });
    const board = await theirs.newPage();
    await board.goto(screens.workspace.href(engineering));
    await expect(board.getByRole('heading', { name: 'To Do' })).toBeVisible();
  } finally {
    await server.remove();
  }
});

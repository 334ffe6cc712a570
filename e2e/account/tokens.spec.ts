// API tokens: made with the password, shown once, revoked after a question; administrators see everybody's.
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
  followSystem,
  screens,
  test,
} from '#support/fixtures.ts';
import { newcomer, openTab } from '#support/settings.ts';

// Each test creates its own person.
test.use({ ownServer: false });

test('a person makes a token, a program uses it until it is revoked', async ({ page, server, open, playwright }) => {
  await newcomer(page, server.url);
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await followSystem(page);
  await open(screens.settings.href());
  await openTab(page, 'Data & Privacy');
  const panel = page.getByRole('region', { name: 'API tokens' });
  await expect(panel.getByText('No API tokens yet')).toBeVisible();
  await expect(panel.getByLabel('Address for AI programs (MCP)')).toHaveValue(`${server.url}/mcp`);
  await expect(panel.getByRole('button', { name: 'Copy' })).toBeVisible();

  await panel.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog', { name: 'New API token' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(3);
  await dialog.getByRole('checkbox', { name: 'Read tasks' }).click();
  await dialog.getByRole('button', { name: 'Create token' }).click();
  await expect(dialog.getByText('Give the token a name')).toBeVisible();
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(dialog.getByText('Choose at least one permission.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog.getByLabel('Name', { exact: true }).fill('Nightly report');
  await dialog.getByRole('checkbox', { name: 'Read tasks' }).click();
  await page.reload();
  await panel.getByRole('button', { name: 'New token' }).click();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Nightly report');
  await dialog.getByRole('button', { name: 'Create token' }).click();

  const made = page.getByRole('dialog', { name: 'Your new token' });
  const secret = await made.getByLabel('Token').inputValue();
  expect(secret).toMatch(/^tsk_[0-9A-Za-z]{26}_[0-9A-Za-z]{6}$/);
  await page.keyboard.press('Escape');
  await expect(made).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(made).toBeHidden();
  await expect(panel.getByRole('listitem')).toContainText('Nightly report');
  expect(await page.content()).not.toContain(secret);
  await expectNoHorizontalScroll(page);

  const program = await playwright.request.newContext({
    baseURL: server.url,
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  });
  expect((await program.get('/api/tasks')).status()).toBe(200);
  await panel.getByRole('button', { name: 'Revoke Nightly report' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(panel.getByText('No API tokens yet')).toBeVisible();
  expect((await program.get('/api/tasks')).status()).toBe(401);
  await program.dispose();
});

test('an administrator sees whose token it is, and revokes it', async ({ page, login, server, open, another }) => {
  const theirs = await another();
  const username = await newcomer(theirs, server.url);
  const data = { name: 'Report', scopes: ['tasks:read'], days: 30 };
  expect((await theirs.request.post(`${server.url}/api/tokens`, { data })).status()).toBe(201);
  await page.setViewportSize({ width: 390, height: 844 });
  await login('admin');
  await open(`${screens.admin.href()}?tab=users`);
  await page.getByRole('button', { name: 'API tokens' }).click();
  const dialog = page.getByRole('dialog', { name: 'API tokens of all users' });
  const row = dialog.getByRole('listitem').filter({ hasText: `Report · Sam ${username}` });
  await expect(row).toContainText('Read tasks');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await row.getByRole('button', { name: `Revoke Report · Sam ${username}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toHaveCount(0);
  await expect(dialog).toBeVisible();
  expect(await (await theirs.request.get(`${server.url}/api/tokens`)).json()).toEqual([]);
});

test('an administrator creates an account for a program, and a token for it', async ({
  page,
  login,
  open,
  server,
  playwright,
}) => {
  const admin = await login('admin');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await followSystem(page);
  const username = `import${Date.now().toString(36)}`;
  const name = `Nightly ${username}`;
  await open(`${screens.admin.href()}?tab=users`);
  await page.getByRole('button', { name: 'New service account' }).click();
  const dialog = page.getByRole('dialog', { name: 'New service account' });
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByText('Full name is required')).toBeVisible();
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Username').fill(admin.username);
  await dialog.getByLabel('Department').click();
  await page.getByRole('option', { name: 'Engineering', exact: true }).click();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByText('Username already exists')).toBeVisible();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue(name);
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByRole('button', { name: 'Create account' }).click();

  const token = page.getByRole('dialog', { name: `New API token for ${name} [bot]` });
  await expect(token.getByRole('checkbox')).toHaveCount(3);
  await token.getByLabel('Name', { exact: true }).fill('Import');
  await token.getByRole('button', { name: 'Create token' }).click();
  const made = page.getByRole('dialog', { name: 'Your new token' });
  const secret = await made.getByLabel('Token').inputValue();
  await made.getByRole('button', { name: 'Done' }).click();
  // With more people than a page holds, the list shows the new account to those who search for it.
  await page.getByRole('searchbox', { name: 'Search users' }).fill(username);
  const row = page.getByRole('row', { name: new RegExp(`${username}.*Service account`) });
  await expect(row.getByRole('button', { name: `New API token for ${name} [bot]` })).toBeVisible();
  await expectAccessible(page);
  const program = await playwright.request.newContext({
    baseURL: server.url,
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  });
  expect((await program.get('/api/tasks')).status()).toBe(200);
  await program.dispose();
});

// Accounts from a directory: a token is made on the screen, a directory creates a person with it, and it ends after a question.
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
  followSystem,
  screens,
  test,
} from '#support/fixtures.ts';

test('an administrator makes a token, a directory uses it until it is revoked', async ({
  page,
  server,
  login,
  open,
  playwright,
}) => {
  await login('admin');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await followSystem(page);
  await open(`${screens.admin.href()}?tab=signIn`);
  const panel = page.getByRole('region', { name: 'Accounts from a directory (SCIM)' });
  await expect(panel.getByText('Off until there is a token.')).toBeVisible();

  await panel.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog', { name: 'New token for a directory' });
  await dialog.getByRole('button', { name: 'Create token' }).click();
  await expect(dialog.getByText('Give the token a name')).toBeVisible();
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await dialog.getByLabel('Name', { exact: true }).fill('Entra ID');
  await dialog.getByRole('checkbox', { name: 'Make departments that do not exist yet' }).click();
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Create token' }).click();

  const made = page.getByRole('dialog', { name: 'Your new token' });
  const secret = await made.getByLabel('Token').inputValue();
  expect(secret).toMatch(/^tscim_[0-9A-Za-z]{26}_[0-9A-Za-z]{6}$/);
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(made).toBeHidden();
  await expect(panel.getByRole('listitem')).toContainText('Makes departments');
  await expect(panel.getByLabel('Address for the directory')).toHaveValue(`${server.url}/scim/v2`);
  expect(await page.content()).not.toContain(secret);

  const directory = await playwright.request.newContext({
    baseURL: server.url,
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  });
  const user = { userName: 'lena@firma.example', displayName: 'Lena Brandt', emails: [{ value: 'lena@firma.example' }] };
  expect((await directory.post('/scim/v2/Users', { data: user })).status()).toBe(201);
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await open(`${screens.admin.href()}?tab=users`);
  await expect(page.getByRole('row', { name: 'Lena Brandt' })).toContainText('Directory');
  await open(`${screens.admin.href()}?tab=signIn`);
  await panel.getByRole('button', { name: 'Revoke Entra ID' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(panel.getByText('Off until there is a token.')).toBeVisible();
  expect((await directory.get('/scim/v2/Users')).status()).toBe(401);
  await directory.dispose();
  await open(`${screens.admin.href()}?tab=audit`);
  await expect(page.getByRole('row', { name: /SCIM token “Entra ID”/ }).first()).toBeVisible();
});

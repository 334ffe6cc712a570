// The company's directory on the screen: set up, tested while it does not answer, deleted. The API's tests ask a real one.
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
  followSystem,
  screens,
  test,
} from '#support/fixtures.ts';

test('an administrator sets a directory up, hears why its test fails, and deletes it', async ({ page, login, open }) => {
  await login('admin');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await followSystem(page);
  await open(`${screens.admin.href()}?tab=signIn`);
  const panel = page.getByRole('region', { name: 'Directory (LDAP)' });
  await panel.getByRole('button', { name: 'Set up a directory' }).click();
  const dialog = page.getByRole('dialog', { name: 'Directory' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please fill this in.')).toHaveCount(2);
  await dialog.getByLabel('Address', { exact: true }).fill('ldap://127.0.0.1:1');
  await dialog.getByLabel('Where people are').fill('dc=example,dc=com');
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByText('People can sign in with it · Nobody linked')).toBeVisible();

  await panel.getByRole('button', { name: 'Test' }).click();
  const testing = page.getByRole('dialog', { name: 'Test of the directory' });
  await testing.getByLabel('Username of somebody').fill('ada');
  await testing.getByRole('button', { name: 'Test' }).click();
  await expect(testing.getByText('The directory was not reached')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');

  await page.reload();
  await panel.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(panel.getByText('No directory is set up.')).toBeVisible();
});

test('whose password is in the directory reads so instead of a form for another one', async ({ page, login, open }) => {
  await login('engineer');
  await page.route('**/api/auth/current-user', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), directory: 'Example Inc.' } });
  });
  await open(`${screens.profile.href()}?tab=security`);
  await expect(page.getByRole('region', { name: 'Change Password' })).toBeVisible();
  await expect(page.getByLabel('Current Password')).toHaveCount(0);
});

// An administrator requires a second step of everybody: who has none sets it up before anything else, and is reminded before.
import { screens } from '@app/contract/screens.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, followSystem, test } from '#support/fixtures.ts';
import { codeOf, newcomer, password } from '#support/settings.ts';

test.use({ ownServer: {} });

test('an administrator requires a code from the phone, and a person sets it up', async ({
  page,
  login,
  open,
  another,
  server,
}) => {
  const admin = await another();
  await login('admin', admin);
  await admin.request.patch(`${server.url}/api/users/settings`, { data: { theme: 'system' } });
  await followSystem(admin);
  await admin.goto(`${server.url}${screens.admin.href()}?tab=signIn`);
  const panel = admin.getByRole('region', { name: 'Second step' });
  await expect(panel.getByRole('radio', { name: /^Everybody chooses/ })).toBeChecked();
  await panel.getByRole('radio', { name: /^Required for everybody/ }).press('Space');
  await admin.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(admin);
  await expectAccessibleInBothThemes(admin);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText(/^Required from /)).toBeVisible();

  await newcomer(page, server.url);
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await followSystem(page);
  await open(screens.workspace.href(3));
  await expect(page.getByText(/^Your sign-in needs a second step from /)).toBeVisible();

  await panel.getByRole('combobox', { name: 'Time to set it up' }).click();
  await admin.getByRole('option', { name: 'None: from now on' }).click();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByRole('heading', { name: 'Your sign-in needs a second step' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your sign-in needs a second step' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  await expectAccessibleInBothThemes(page);
  // The session is older than ten minutes by then.
  const refusal = { message: 'Please confirm first that it is you.', error: 'reauthentication_required', methods: ['password'] };
  await page.route('**/api/second-factor/totp', (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 });
  await page.getByRole('button', { name: 'Set up your phone' }).click();
  await page.getByRole('dialog', { name: 'Is it you?' }).getByLabel('Your password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Set up your phone' });
  const secret = await dialog.getByLabel('Or type this key there').inputValue();
  await dialog.getByLabel('The code that your phone shows').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Engineering' })).toBeVisible();
});

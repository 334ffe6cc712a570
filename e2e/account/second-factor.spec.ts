// A code from the phone: set up on the profile, asked for at the sign-in, and what helps without the phone.
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
  followSystem,
  screens,
  test,
} from '#support/fixtures.ts';
import { codeOf, newcomer, password } from '#support/settings.ts';

// Each test creates its own person.
test.use({ ownServer: false });

async function signIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'A code from your phone' })).toBeVisible();
}

test('a person sets up the phone, signs in with its code, and with a recovery code when it is lost', async ({
  page,
  server,
  open,
}) => {
  const username = await newcomer(page, server.url);
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await followSystem(page);
  await open(`${screens.profile.href()}?tab=security`);
  const panel = page.getByRole('region', { name: 'Security Settings' });
  await panel.getByRole('button', { name: 'Show Two-Factor Authentication' }).press('Enter');
  await panel.getByRole('button', { name: 'Set up your phone' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Set up your phone' });
  await expect(dialog.getByRole('img', { name: 'Picture for your phone' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const secret = await dialog.getByLabel('Or type this key there').inputValue();
  const field = dialog.getByLabel('The code that your phone shows');
  await field.fill('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This code is not right.')).toBeVisible();
  await field.fill(codeOf(secret, -1));
  await page.keyboard.press('Enter');
  const kept = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  await expect(kept.getByRole('listitem')).toHaveCount(10);
  const codes = await kept.getByRole('listitem').allTextContents();
  await page.keyboard.press('Escape');
  await kept.getByRole('button', { name: 'I have kept them' }).click();
  await expect(panel.getByText('10 recovery codes are left.')).toBeVisible();

  await page.context().clearCookies();
  await page.goto(server.url + screens.auth.href());
  await signIn(page, username);
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is not right.')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Task Manager/ })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(server.url + screens.auth.href());
  await signIn(page, username);
  await page.getByRole('button', { name: 'No phone? Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(` ${(codes[0] ?? '').toUpperCase().replaceAll('-', ' ')}`);
  await page.getByLabel('Do not ask on this device for 30 days').press('Space');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Task Manager/ })).toBeVisible();

  await page.goto(`${server.url}${screens.profile.href()}?tab=security`);
  await panel.getByRole('button', { name: 'Show Two-Factor Authentication' }).click();
  await expect(panel.getByText('9 recovery codes are left. 1 device is not asked for it.')).toBeVisible();
  await panel.getByRole('button', { name: 'Show Active Sessions' }).click();
  const trusted = panel.getByRole('list', { name: 'Devices that need no code' }).getByRole('listitem');
  await expect(trusted).toContainText('This device');
  await expectAccessibleInBothThemes(page);
  await trusted.getByRole('button', { name: /^Ask for a code on / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ask for a code' }).click();
  await expect(trusted).toHaveCount(0);
  await expect(panel.getByText('9 recovery codes are left.', { exact: false })).not.toContainText('is not asked');
  await panel.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(panel.getByText('Your password alone is enough at present.')).toBeVisible();
});

test('whoever has been signed in for a while shows once more who they are, and goes on where they were', async ({
  page,
  server,
  open,
}) => {
  await newcomer(page, server.url);
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await followSystem(page);
  // As the server answers ten minutes after the sign-in.
  const refusal = { message: 'Please confirm first that it is you.', error: 'reauthentication_required', methods: ['password'] };
  await page.route('**/api/second-factor/totp', (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 });
  await open(`${screens.profile.href()}?tab=security`);
  const panel = page.getByRole('region', { name: 'Security Settings' });
  await panel.getByRole('button', { name: 'Show Two-Factor Authentication' }).press('Enter');
  await panel.getByRole('button', { name: 'Set up your phone' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(question.getByLabel('Your password', { exact: true })).toBeFocused();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  await expectAccessibleInBothThemes(page);
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(question.getByText('Current password is incorrect')).toBeVisible();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  const picture = page.getByRole('dialog', { name: 'Set up your phone' }).getByRole('img', { name: 'Picture for your phone' });
  await expect(picture).toBeVisible();
});

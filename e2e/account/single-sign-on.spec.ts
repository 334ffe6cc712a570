// Single sign-on: an administrator sets a provider up and tests it, and a person signs in with it.
import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, followSystem, test } from '#support/fixtures.ts';
import { type SignOnProvider, signOnProvider } from '#support/identity/sign-on-provider.ts';

test.use({ ownServer: { OIDC_ALLOWED_HOSTS: '127.0.0.1' } });

let provider: SignOnProvider;
test.beforeAll(async () => {
  provider = await signOnProvider({
    email: 'ana@example.org',
    email_verified: true,
    name: 'Ana Alvarez',
    groups: ['HR', 'ghosts'],
  });
});
test.afterAll(() => provider.close());

async function atWidth320(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('an administrator sets it up and tests it, and a person signs in with it', async ({ page, server, login, another }) => {
  await login('admin');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  const none = { host: null, port: 587, security: 'starttls', user: '', companyName: 'Tasklane AI', senderEmail: '' };
  await page.request.put('/api/admin/mail-server', { data: { ...none, address: server.url } });
  await followSystem(page);
  await page.goto(`${server.url}/admin?tab=signIn`);
  await page.getByRole('button', { name: 'Add a provider' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a provider' });
  await dialog.getByLabel('Kind').press('Enter');
  await page.getByRole('option', { name: 'Another provider' }).press('Enter');
  await expect(dialog.getByLabel('Redirect address')).toHaveValue(`${server.url}/api/auth/oidc/company/callback`);
  await dialog.getByLabel('Name', { exact: true }).fill('Company login');
  await dialog.getByLabel('Address of the provider (issuer)').fill(provider.issuer);
  await dialog.getByLabel('Client ID').fill(provider.clientId);
  await dialog.getByLabel('Client secret').fill(provider.secret);
  await dialog.getByText('Departments, title, picture, administrators').click();
  await dialog.getByLabel('Claim with departments').fill('groups');
  await atWidth320(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Test Company login' }).press('Enter'),
  ]);
  await tab.getByRole('link', { name: 'Sign in as Ana' }).click();
  const result = tab.getByRole('dialog', { name: 'Test of the sign-in' });
  await expect(result.getByText('Company login works')).toBeVisible();
  await expect(result.getByText('A sign-in would create a new account.')).toBeVisible();
  await expect(result.getByText('ghosts', { exact: true })).toBeVisible();
  await atWidth320(tab);
  await tab.close();
  await expect(page.getByRole('dialog').getByText('Company login works')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByText('Offered on the sign-in page')).toBeVisible();

  const other = await another();
  await followSystem(other);
  await other.goto(`${server.url}/my-work`);
  const link = other.getByRole('link', { name: 'Continue with Company login' });
  await expect(link).toBeVisible();
  await atWidth320(other);
  await link.press('Enter');
  await other.getByRole('link', { name: 'Sign in as Ana' }).click();
  await expect(other).toHaveURL(`${server.url}/my-work`);
  await other.goto(`${server.url}/profile?tab=security`);
  await other.getByRole('button', { name: 'Show Single sign-on' }).press('Enter');
  await expect(other.getByText('ana@example.org')).toBeVisible();
  await other.getByRole('button', { name: 'Show Login History' }).press('Enter');
  await expect(other.getByText('with Company login')).toBeVisible();
});

test('a sign-in that fails is a sentence', async ({ page, server }) => {
  await page.goto(`${server.url}/auth?problem=email_unconfirmed&provider=company`);
  await expect(page.getByRole('alert').filter({ hasText: 'has not confirmed your e-mail address' })).toBeVisible();
});

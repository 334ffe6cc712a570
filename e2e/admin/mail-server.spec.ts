// The mail server on a screen: set up, refused and mended without a restart; what is typed survives.
import type { Page } from '@playwright/test';
import { expectToast } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, followSystem, test } from '#support/fixtures.ts';
import { mailSink } from '#support/mail-sink.ts';

const settings = '/admin?tab=emails&part=settings';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test.beforeEach(async ({ login }) => {
  await login('admin');
});

test.afterEach(async ({ page, server }) => {
  const none = { host: null, port: 587, security: 'starttls', user: '', password: null };
  const data = { ...none, companyName: 'Tasklane AI', senderEmail: '', address: null };
  expect((await page.request.put(`${server.url}/api/admin/mail-server`, { data })).status()).toBe(200);
});

test('an administrator sets it up from the panel that says there is none, and sends a test mail', async ({ page, server }) => {
  const sink = await mailSink();
  try {
    await page.goto(`${server.url}/admin?tab=emails`);
    await page.getByRole('button', { name: 'Set up the mail server' }).click();
    await field(page, 'Server').fill('127.0.0.1');
    await field(page, 'Port').fill(new URL(sink.url).port);
    await save(page).click();
    await expect(field(page, 'Address of the sender')).toBeFocused();
    await expect(page.getByRole('tabpanel').getByText('Please enter the e-mail address of the sender')).toBeVisible();
    await field(page, 'Address of the sender').fill('tasks@example.com');
    await save(page).click();
    await expectToast(page, 'Mail server saved');
    await expect(page.getByText('The mail server is ready.')).toBeVisible();
    await field(page, 'Recipient').fill('ana@example.com');
    await page.getByRole('button', { name: 'Send Test Email' }).click();
    await expect.poll(() => sink.countTo('ana@example.com')).toBe(1);
  } finally {
    sink.close();
  }
});

test('what is typed survives a reload, and a refusal names the field', async ({ page, server }) => {
  await page.goto(server.url + settings);
  await field(page, 'Server').fill('smtp.example.com:465');
  await field(page, 'Address of the sender').fill('tasks@example.com');
  await page.reload();
  await expect(field(page, 'Server')).toHaveValue('smtp.example.com:465');
  await save(page).click();
  await expect(
    page.getByRole('tabpanel').getByText('Please enter the name of the mail server alone, such as smtp.example.com'),
  ).toBeVisible();
  await expect(field(page, 'Server')).toBeFocused();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(field(page, 'Server')).toHaveValue('');
});

test('the password is asked for with a user name, never shown again, and is for one account', async ({ page, server }) => {
  await page.goto(server.url + settings);
  await field(page, 'Server').fill('127.0.0.1');
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await field(page, 'Username').fill('tasks');
  await page.getByLabel('Password', { exact: true }).fill('very secret');
  await field(page, 'Address of the sender').fill('tasks@example.com');
  await save(page).click();
  await expectToast(page, 'Mail server saved');
  await expect(page.getByText('A password is stored. It is never shown.')).toBeVisible();
  await field(page, 'Server').fill('127.0.0.2');
  await expect(page.getByText('The stored password is for another account.')).toBeVisible();
});

test('the form is accessible and fits a phone', async ({ page, server }) => {
  await page.request.patch(`${server.url}/api/users/settings`, { data: { theme: 'system' } });
  await followSystem(page);
  await page.goto(server.url + settings);
  await expect(field(page, 'Server')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
});

// Texts for one or no item, and accessible names that match the visible text.
import { engineering, expect, screens, test } from '#support/fixtures.ts';

test('what is read is what is seen: labels, an administrator among members, an empty list', async ({
  another,
  login,
  server,
}) => {
  const outside = await another();
  await outside.goto(server.url + screens.auth.href());
  await outside.getByRole('tab', { name: 'Register' }).click();
  await expect(outside.getByRole('textbox', { name: 'Job title optional', exact: true })).toBeVisible();

  const page = await another();
  await login('admin', page);
  const me = (await (await page.request.get(`${server.url}/api/auth/current-user`)).json()).user.id;
  const joined = await page.request.post(`${server.url}/api/user-departments`, {
    data: { userId: me, departmentId: engineering, role: 'member' },
  });
  // The first administrator is already a member.
  expect([201, 409], await joined.text()).toContain(joined.status());
  await page.goto(`${server.url}${screens.members.href()}?workspace=${engineering}`);
  const row = page.getByRole('row', { name: /Administrator/ });
  await expect(row.getByText('Admin', { exact: true })).toBeVisible();
  await expect(row.getByText('Member', { exact: true })).toHaveCount(0);

  await page.route('**/api/notifications?*', (route) => route.fulfill({ json: [] }));
  await page.goto(server.url + screens.notifications.href());
  await expect(page.getByText('No notifications').first()).toBeVisible();
  await expect(page.getByText('Select a notification to see its task')).toHaveCount(0);
});

test('a login that is answered without anybody says that it failed, and keeps the name', async ({ another, server }) => {
  const page = await another();
  await page.goto(server.url + screens.auth.href());
  await page.route('**/api/auth/login', (route) => route.fulfill({ json: { authenticated: true } }));
  await page.getByLabel('Username').fill('ellen');
  await page.getByLabel('Password', { exact: true }).fill('whatever it is');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed:' })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('ellen');
});

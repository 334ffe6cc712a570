// One session in several tabs: log out clears all of them, an expired session hides the screen, a deleted person reads why.
import type { APIRequestContext } from '@playwright/test';
import { expect, expectAccessible, screens, test } from '#support/fixtures.ts';
import { withoutStream } from '#support/without-stream.ts';

const title = 'A secret of the board';
let count = 0;

async function person(request: APIRequestContext, url: string) {
  const username = `tabs${process.pid}x${++count}`;
  const body = {
    username,
    password: `${username} has a password`,
    fullName: 'Theo Tabs',
    email: `${username}@example.com`,
  };
  const made = await request.post(`${url}/api/users`, { data: { ...body, departmentId: 2 } });
  expect(made.status()).toBe(201);
  const signedIn = await request.post(`${url}/api/auth/login`, { data: body });
  expect(signedIn.status()).toBe(200);
  return { id: (await made.json()).id as number, ...body };
}

test('Log out in one tab clears the others at once, and stays where nobody was signed in', async ({ page, server, context }) => {
  await person(page.request, server.url);
  const data = { title, columnId: 5, workspaceId: 2, department: 'HR', priority: 'P2' };
  expect((await page.request.post(`${server.url}/api/tasks`, { data })).status()).toBe(201);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(server.url + screens.workspace.href(2));
    await expect(tab.getByText(title)).toBeVisible();
  }
  // The other tab clears even if the server does not answer.
  await other.route('**/api/**', () => undefined);
  await page
    .getByRole('button', { name: /Theo Tabs|Your account/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(other).toHaveURL(/\/auth$/);
  await expect(other.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(other.getByText(title)).toHaveCount(0);
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/auth$/);
  await other.close();
});

test('a session that ended veils the screen; an account that was deleted is said to be', async ({ page, server, host }) => {
  const who = await person(page.request, server.url);
  await withoutStream(page);
  await page.goto(server.url + screens.workspace.href(2));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const frame = page.locator('.shell');
  await page.route('**/api/events*', (route) => route.fulfill({ status: 401, json: { error: 'session_expired' } }));
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toBeVisible({ timeout: 30_000 });
  await expect(frame).toHaveCSS('filter', /blur\(16px\)/);
  await expect(dialog).toHaveCSS('filter', 'none');
  await page.unroute('**/api/events*');
  await dialog.getByLabel('Password', { exact: true }).fill(who.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(frame).toHaveCSS('filter', 'none');

  expect((await host.admin.delete(`/api/users/${who.id}`)).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Your account was deleted' })).toBeVisible({ timeout: 30_000 });
  await expect(frame).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go to sign in' }).click();
  await expect(page).toHaveURL(/\/auth$/);
});

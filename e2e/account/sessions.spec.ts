// Where somebody is signed in and was: the list of sessions, ending one that is open elsewhere, and the history.
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
  followSystem,
  screens,
  test,
} from '#support/fixtures.ts';
import { newcomer, password } from '#support/settings.ts';

// Each test creates its own person.
test.use({ ownServer: false });

test('a person ends a session that is open elsewhere, and reads who signed in', async ({ page, server, open, browser }) => {
  const username = await newcomer(page, server.url);
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await followSystem(page);
  const context = await browser.newContext({ baseURL: server.url });
  const data = { username, password };
  expect((await context.request.post('/api/auth/login', { data: { ...data, password: 'not the password' } })).status()).toBe(401);
  expect((await context.request.post('/api/auth/login', { data })).status()).toBe(200);
  const elsewhere = await context.newPage();
  await elsewhere.goto(screens.workspace.href(3));
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();

  await open(`${screens.profile.href()}?tab=security`);
  const panel = page.getByRole('region', { name: 'Security Settings' });
  await panel.getByRole('button', { name: 'Show Active Sessions' }).press('Enter');
  await expect(panel.getByText('until you have not used a device for 12 hours, and for 30 days at most')).toBeVisible();
  const list = panel.getByRole('list', { name: 'Active Sessions' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText('This device');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await list.getByRole('button', { name: /^Sign out / }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Sign out this device?' });
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(panel.getByRole('button', { name: 'Sign out all others' })).toHaveCount(0);
  await expect(elsewhere.getByRole('dialog', { name: 'Sign in again' })).toBeVisible({ timeout: 15_000 });

  await panel.getByRole('button', { name: 'Show Login History' }).click();
  const entries = panel.getByRole('list', { name: 'Login History' }).getByRole('listitem');
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(1)).toContainText('Wrong password');
  await context.close();
});

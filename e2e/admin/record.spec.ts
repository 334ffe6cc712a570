// The record of what happened, shown by kind, and everything that is stored about a person: both are saved as files.
import { readFileSync } from 'node:fs';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
  followSystem,
  screens,
  test,
} from '#support/fixtures.ts';

test('sign-ins are a kind of their own, and what is shown can be saved', async ({ page, login, open }) => {
  await login('admin');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await followSystem(page);
  await open(`${screens.admin.href()}?tab=audit`);
  await expect(page.getByText('Sign-ins, what protects accounts')).toBeVisible();
  await expect(page.getByRole('row', { name: /Signed in/ })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Sign-ins and sessions' }).click();
  await expect(page).toHaveURL(/kind=signIn/);
  await expect(page.getByRole('row', { name: /Signed in/ }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Action' }).click();
  await expect(page.getByRole('option', { name: 'Created a department' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectAccessibleInBothThemes(page);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/signed_in/);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/kind/);
});

test('an administrator saves what is stored about a person', async ({ page, login, open, another }) => {
  await login('engineer', await another());
  await login('admin');
  await open(`${screens.admin.href()}?tab=users`);
  await page
    .getByRole('button', { name: /^More for / })
    .first()
    .click();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save stored data' }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/\.zip$/);
  await open(`${screens.admin.href()}?tab=audit`);
  await expect(page.getByRole('row', { name: /Exported what is stored about somebody/ })).toBeVisible();
});

test('an administrator chooses how long records are kept, by keyboard', { tag: '@deep' }, async ({ page, login, open }) => {
  await login('admin');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await followSystem(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await open(`${screens.admin.href()}?tab=server`);
  const title = page.getByRole('heading', { name: 'How long records are kept' });
  const audit = page.getByRole('textbox', { name: 'Audit log' });
  await expect(title).toBeVisible();
  await expect(audit).toHaveCount(0);
  await page.locator('summary', { has: title }).press('Enter');
  await expect(audit).toHaveValue('400');
  await expect(page.getByRole('textbox', { name: 'Notifications' })).toHaveValue('');
  await expectNoHorizontalScroll(page);
  await audit.fill('89');
  await audit.press('Enter');
  await expect(audit).toBeFocused();
  await expect(audit).toHaveAccessibleDescription('A whole number from 90 to 3,650');
  await expectAccessibleInBothThemes(page);
  await audit.fill('120');
  await page.reload();
  await page.locator('summary', { has: title }).press('Enter');
  await expect(audit).toHaveValue('120');
  await audit.press('Enter');
  await expect(page.getByText('The times are saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);
  await open(`${screens.admin.href()}?tab=audit`);
  await expect(page.getByText('Changed how long records are kept')).toBeVisible();
});

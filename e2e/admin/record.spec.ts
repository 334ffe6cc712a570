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

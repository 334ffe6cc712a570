// Password reset: an administrator's link, its page, and the request on the sign-in screen.
import type { Page } from '@playwright/test';
import { expectToast } from '#support/board.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, screens, test } from '#support/fixtures.ts';
import { newServer } from '#support/server.ts';

const narrow = { width: 390, height: 844 };

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function openUsers(page: Page, open: (address: string) => Promise<void>): Promise<void> {
  await open(`${screens.admin.href()}?tab=users`);
  await expect(page.getByRole('heading', { name: 'Users', exact: true })).toBeVisible();
}

/** Creates a link in the dialog and returns it. */
async function makeLink(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: `Reset password of ${name}` }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByLabel('Link for a new password').inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return link;
}

test('an administrator makes a link, and the person sets a new password and signs in', async ({
  page,
  login,
  open,
  another,
  server,
}) => {
  await login('engineer', await another());
  const fullName = 'Ellen Engineer';
  await login('admin');
  await openUsers(page, open);
  await expect(row(page, 'Administrator').getByRole('button', { name: 'Reset password of Administrator' })).toBeDisabled();
  const opener = row(page, fullName).getByRole('button', { name: `Reset password of ${fullName}` });
  await opener.click();
  const asking = page.getByRole('dialog', { name: `Reset the password of ${fullName}?` });
  await expect(asking.getByText('The old password works until the link is used.')).toBeVisible();
  await expect(asking.getByRole('checkbox')).toHaveCount(0);
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const made = page.getByRole('dialog', { name: 'Password reset link' });
  await expect(made.getByText('works once and for 24 hours')).toBeVisible();
  await expect(made.getByText('No e-mail was sent. Copy the link and hand it over.')).toBeVisible();
  const link = await page.getByLabel('Link for a new password').inputValue();
  expect(link).toMatch(new RegExp(`^${server.url}/auth/reset#[\\w-]{43}$`));
  await made.getByRole('button', { name: 'Copy link' }).click();
  await expect(
    made.getByRole('button', { name: 'Link copied' }).or(made.getByText('Select the link and copy it yourself.')),
  ).toBeVisible();
  await expectAccessible(page);

  const person = await another();
  await person.goto(link);
  await expect(person.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(person.getByText('For the account ellen. You will be signed out everywhere.')).toBeVisible();
  await expectAccessible(person);
  await person.getByLabel('New password', { exact: true }).fill('short');
  await person.getByLabel('Confirm new password').fill('other');
  await person.getByRole('button', { name: 'Set new password' }).click();
  await expect(person.getByText('Password must be at least 8 characters')).toBeVisible();
  await person.getByLabel('New password', { exact: true }).fill('ellen has another one');
  await expect(person.getByText("Passwords don't match")).toBeVisible();
  await expect(person.getByText('Password strength:')).toBeVisible();
  await person.getByLabel('Confirm new password').fill('ellen has another one');
  await person.getByRole('button', { name: 'Set new password' }).click();
  await expectToast(person, 'Password updated', 'You can now sign in with your new password.');
  await expect(person.getByLabel('Username')).toHaveValue('ellen');
  await person.getByLabel('Password', { exact: true }).fill('ellen has another one');
  await person.getByRole('button', { name: 'Sign In' }).click();
  await expect(person).toHaveURL(/\/workspace\//);

  const late = await another();
  await late.goto(link);
  await expect(late.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expect(late.getByText('This link has already been used.')).toBeVisible();
  await expectAccessible(late);
  await late.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(late.getByRole('button', { name: 'Sign In' })).toBeVisible();

  await page.getByRole('button', { name: 'Done' }).click();
  await open(`${screens.admin.href()}?tab=audit`);
  await expect(page.getByRole('row').filter({ hasText: 'Created a link for a new password' })).toContainText(fullName);
});

test('a newer link ends the older one, and what is typed survives a failure', { tag: '@deep' }, async ({
  page,
  login,
  open,
  another,
}) => {
  await login('colleague', await another());
  await login('admin');
  await openUsers(page, open);
  const [first, second] = [await makeLink(page, 'Carl Colleague'), await makeLink(page, 'Carl Colleague')];
  const person = await another();
  await person.goto(first);
  await expect(person.getByText('A newer one has replaced it, or the password was changed since.')).toBeVisible();
  await person.goto('about:blank');
  await person.goto(second);
  await person.getByLabel('New password', { exact: true }).fill('carl has another one');
  await person.getByLabel('Confirm new password').fill('carl has another one');
  await person.route('**/api/password-resets/use', (route) => route.abort());
  await person.getByRole('button', { name: 'Set new password' }).click();
  await expect(person.getByText('The password could not be set:')).toBeVisible();
  await expect(person.getByLabel('Confirm new password')).toHaveValue('carl has another one');
  await person.unroute('**/api/password-resets/use');
  await person.getByRole('button', { name: 'Set new password' }).click();
  await expectToast(person, 'Password updated');
});

test('on a phone everything fits', { tag: '@deep' }, async ({ page, login, open, another }) => {
  await login('outsider', await another());
  await login('admin');
  await page.setViewportSize(narrow);
  await openUsers(page, open);
  const link = await makeLink(page, 'Olga Outsider');
  await page.getByRole('button', { name: 'Reset password of Olga Outsider' }).click();
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByLabel('Link for a new password')).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  const person = await another({ viewport: narrow, colorScheme: 'dark' });
  await person.goto(link);
  await expect(person.getByText('A newer one has replaced it')).toBeVisible();
  await expectNoHorizontalScroll(person);
  await expectAccessible(person);
});

test('without a mail server the sign-in screen says whom to ask', async ({ page, open }) => {
  await open(screens.auth.href());
  const forgot = page.getByRole('button', { name: 'Forgot your password?' });
  await page.getByLabel('Username').fill('ellen');
  await forgot.click();
  await expect(forgot).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Please ask an administrator for a link to set a new password.')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('ellen');
  await expectAccessible(page);
  await forgot.click();
  await expect(page.getByText('Please ask an administrator')).toHaveCount(0);
});

test('with a mail server it mails a link and does not tell of accounts', { tag: '@deep' }, async ({ another }) => {
  // No mail server listens there, so the mail waits in the outbox.
  const mailing = await newServer({
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'tasks@example.com',
    PUBLIC_URL: 'http://localhost:9',
  });
  try {
    const page = await another({ viewport: narrow, colorScheme: 'dark' });
    await page.goto(mailing.url + screens.auth.href());
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    const field = page.getByLabel('Username or e-mail');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('Please enter your username or e-mail address')).toBeVisible();
    await expect(field).toBeFocused();
    for (const account of ['admin', 'nobody.at.all']) {
      await field.fill(account);
      await page.getByRole('button', { name: 'Send link' }).click();
      await expect(page.getByText('If there is an account with this name or address, a link is on its way')).toBeVisible();
    }
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
  } finally {
    await mailing.remove();
  }
});

// The e-mail address of an account with a mail server: confirmation, change with the password, reversal by the former owner.
import { expectToast } from '#support/board.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, screens, test } from '#support/fixtures.ts';
import { mailSink } from '#support/mail-sink.ts';
import { newServer } from '#support/server.ts';

test.describe.configure({ timeout: 180_000 });

test('an address is confirmed, changed with the password, and taken back', { tag: '@deep' }, async ({ another }) => {
  const sink = await mailSink();
  const server = await newServer({ SMTP_URL: sink.url, MAIL_FROM: 'tasks@example.com' });
  try {
    const page = await another({ viewport: { width: 1440, height: 900 } });
    const path = screens.emailLink.pattern;
    const person = { username: 'nora', password: 'nora has a password', fullName: 'Nora New' };
    const made = await page.request.post(`${server.url}/api/users`, {
      data: { ...person, email: 'nora@example.com', departmentId: 3 },
    });
    expect(made.status()).toBe(201);
    expect((await page.request.post(`${server.url}/api/auth/login`, { data: person })).status()).toBe(200);

    // The address of the registration is not confirmed yet.
    await page.goto(server.url + screens.profile.href());
    await expect(page.getByText('nora@example.com is not confirmed yet')).toBeVisible();
    await expect(page.getByText('Until then you get no other e-mail from us.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel change' })).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(`${server.url}${path}#${await sink.linkTo('nora@example.com', path)}`);
    await expect(page.getByRole('heading', { name: 'Confirm your e-mail address' })).toBeVisible();
    await expect(page.getByText('nora@example.com for the account nora.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm address' }).click();
    await expect(page.getByRole('heading', { name: 'E-mail address confirmed' })).toBeVisible();
    await page.getByRole('link', { name: 'Open the board' }).click();
    await expect(page).toHaveURL(/\/workspace\//);

    // Another address requires the password; typing the old one again does not.
    await page.goto(server.url + screens.profile.href());
    const form = page.getByRole('region', { name: 'Profile Information' });
    const email = form.getByLabel('Email');
    await expect(email).toHaveValue('nora@example.com');
    await expect(page.getByText('is not confirmed yet')).toHaveCount(0);
    const password = form.getByLabel('Current Password', { exact: true });
    const save = form.getByRole('button', { name: 'Save Changes' });
    await expect(password).toHaveCount(0);
    await email.fill('new@example.com');
    await expect(password).toBeVisible();
    await expectAccessible(page);
    await email.fill('NORA@example.com');
    await expect(password).toHaveCount(0);
    await email.fill('new@example.com');
    await save.click();
    await expect(form.getByText('Password is required')).toBeVisible();
    await expect(password).toBeFocused();
    await password.fill('not her password');
    await save.click();
    await expect(form.getByText('Current password is incorrect')).toBeVisible();
    await expect(email).toHaveValue('new@example.com');
    // Typed text survives a reload, except the password.
    await page.reload();
    await expect(email).toHaveValue('new@example.com');
    await expect(password).toHaveValue('');
    await password.fill(person.password);
    await save.click();
    await expectToast(
      page,
      'Confirm your new address',
      'We sent a link to new@example.com. The address counts once you open it.',
    );
    await expect(email).toHaveValue('nora@example.com');
    await expect(form.getByText('new@example.com is not confirmed yet')).toBeVisible();
    const first = await sink.linkTo('new@example.com', path);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Send link again' }).click();
    const second = await sink.linkTo('new@example.com', path);

    const mailbox = await another({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
    await mailbox.goto(`${server.url}${path}#${first}`);
    await expect(mailbox.getByText('A newer one has replaced it')).toBeVisible();
    await mailbox.goto('about:blank');
    await mailbox.goto(`${server.url}${path}#${second}`);
    await mailbox.getByRole('button', { name: 'Confirm address' }).click();
    await expect(mailbox.getByText('E-mail for your account goes to new@example.com.')).toBeVisible();
    await page.reload();
    await expect(email).toHaveValue('new@example.com');
    await expect(form.getByText('is not confirmed yet')).toHaveCount(0);

    // A cancelled change keeps the old address.
    await email.fill('third@example.com');
    await password.fill(person.password);
    await save.click();
    await form.getByRole('button', { name: 'Cancel change' }).click();
    await expect(form.getByText('is not confirmed yet')).toHaveCount(0);
    await expect(email).toHaveValue('new@example.com');

    // The former owner takes the account back. The first mail to that address was the welcome.
    await expect.poll(() => sink.countTo('nora@example.com'), { timeout: 30_000 }).toBe(3);
    await sink.linkTo('nora@example.com', path);
    const back = await sink.linkTo('nora@example.com', path);
    await mailbox.goto('about:blank');
    await mailbox.goto(`${server.url}${path}#${back}`);
    await expect(mailbox.getByRole('heading', { name: 'Take the change back?' })).toBeVisible();
    await expectNoHorizontalScroll(mailbox);
    await expectAccessible(mailbox);
    await mailbox.getByRole('button', { name: 'Take the change back' }).click();
    await expect(mailbox.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await mailbox.getByLabel('New password', { exact: true }).fill('only nora knows this one');
    await mailbox.getByLabel('Confirm new password').fill('only nora knows this one');
    await mailbox.getByRole('button', { name: 'Set new password' }).click();
    await expect(mailbox.getByLabel('Username')).toHaveValue('nora');
    expect((await page.request.get(`${server.url}/api/auth/current-user`)).status()).toBe(401);
    expect((await page.request.post(`${server.url}/api/auth/login`, { data: person })).status()).toBe(401);
  } finally {
    await server.remove();
    sink.close();
  }
});

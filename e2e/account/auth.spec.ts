// Sign-in and registration: validation on blur and submit, busy texts, checkboxes, toasts, retries.
import type { Page, Route } from '@playwright/test';
import { expectToast } from '#support/board.ts';
import { expect, expectAccessible, screens, test } from '#support/fixtures.ts';

test.use({ ownServer: false });

const loginApi = '**/api/auth/login';
const registerApi = '**/api/users';

test.beforeEach(async ({ page, server }) => {
  await page.goto(server.url + screens.auth.href());
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fillLogin(page: Page, username = 'nobody', password = 'not a password'): Promise<void> {
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(password);
}

async function openRegistration(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Register' }).click();
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
}

async function fillRegistration(page: Page, change: Record<string, string> = {}): Promise<void> {
  const values = {
    Username: 'rosa',
    Email: 'rosa@example.com',
    'Full name': 'Rosa Registers',
    Password: 'good enough',
    ...change,
  };
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
  await field(page, 'Confirm password').fill(change['Confirm password'] ?? values.Password);
  await field(page, 'Department').selectOption({ label: 'Engineering' });
}

/** Delays responses until the test releases them. */
function held(): { release: () => void; handler: (route: Route) => Promise<void> } {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    release,
    handler: async (route) => {
      await gate;
      await route.fulfill({ status: 401, json: {} });
    },
  };
}

test('the login names what is missing, on blur and on submit', async ({ page }) => {
  await field(page, 'Username').focus();
  await field(page, 'Password').focus();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(field(page, 'Username')).toBeFocused();
  await expect(field(page, 'Username')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Username').fill('a');
  await expect(page.getByText('Username is required')).toHaveCount(0);
});

test('a failed login says why, or has words of its own', async ({ page }) => {
  await fillLogin(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed: Invalid username or password' })).toBeVisible();
  await expectToast(page, 'Authentication failed', 'Invalid username or password');
  await expect(field(page, 'Password')).toBeFocused();
  await expectAccessible(page);

  await page.route(loginApi, (route) => route.fulfill({ status: 429, json: { message: 'Too many attempts.' } }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login failed: Too many attempts.')).toBeVisible();
  await expectToast(page, 'Authentication failed', 'Too many attempts.');

  const { handler, release } = held();
  await page.route(loginApi, handler);
  await page.keyboard.press('Enter');
  const busy = page.getByRole('button', { name: 'Signing In...' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await busy.click({ force: true });
  release();
  await expect(page.getByText(/^Login failed: Invalid username or password$/)).toBeVisible();
  await expectToast(page, 'Authentication failed', 'Invalid username or password. Please try again.');
});

test('a login that does not get through is sent again after a second, a refused one is not', async ({
  page,
  login,
  server,
  team,
}) => {
  const { username, password } = await login('engineer');
  await page.context().clearCookies();
  const keys: (string | undefined)[] = [];
  await page.route(loginApi, async (route) => {
    keys.push((await route.request().allHeaders())['idempotency-key']);
    if (keys.length === 1) await route.abort('connectionrefused');
    else if (keys.length === 2) await route.fulfill({ status: 503, json: {} });
    else await route.continue();
  });
  await fillLogin(page, username, 'not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Login failed: Invalid username or password')).toBeVisible();
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  await field(page, 'Password').fill(password);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Login successful', 'Welcome back to Tasklane AI.');
  await expect(page).toHaveURL(server.url + team.board);
  expect(keys).toHaveLength(4);
});

test('a sign-in that names nobody makes the current user be asked', async ({ page, login, server, team }) => {
  await login('engineer');
  await page.route(loginApi, (route) => route.fulfill({ json: { authenticated: true } }));
  await fillLogin(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(server.url + team.board);
});

test('the registration names what is wrong, on blur and on submit', async ({ page }) => {
  await openRegistration(page);
  await field(page, 'Username').fill('ab');
  await field(page, 'Email').fill('no address');
  await field(page, 'Full name').focus();
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByText('Full name is required')).toHaveCount(0);
  await field(page, 'Password').fill('1234567');
  await page.getByRole('button', { name: 'Create Account' }).click();
  for (const message of [
    'Password must be at least 8 characters',
    'Please confirm your password',
    'Full name is required',
    'Please select a department',
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expect(field(page, 'Username')).toBeFocused();
  await fillRegistration(page, { 'Confirm password': 'something else' });
  await field(page, 'Full name').focus();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await expect(field(page, 'Confirm password')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Confirm password').fill('good enough');
  await expect(page.getByText("Passwords don't match")).toHaveCount(0);
});

test('a failed registration says why; its box goes with the tab, what is typed stays', async ({ page }) => {
  await openRegistration(page);
  await fillRegistration(page, { Username: 'admin' });
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Registration failed: Username already exists' })).toBeVisible();
  await expectToast(page, 'Registration failed', 'Username already exists');
  await page.getByRole('tab', { name: 'Login' }).click();
  await fillLogin(page, 'rosa');
  await page.getByRole('tab', { name: 'Register' }).click();
  await expect(page.getByText('Registration failed: ')).toHaveCount(0);
  await expect(field(page, 'Full name')).toHaveValue('Rosa Registers');
  await expect(field(page, 'Department')).toHaveValue('3');
  await page.getByRole('tab', { name: 'Login' }).click();
  await expect(field(page, 'Username')).toHaveValue('rosa');
  await expect(field(page, 'Password')).toHaveValue('not a password');
  await page.getByRole('tab', { name: 'Register' }).click();

  const { handler, release } = held();
  await page.route(registerApi, handler);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(page.getByText('Registration failed: Could not create your account')).toBeVisible();
  await expectToast(page, 'Registration failed', 'Could not create your account');
});

test('a registration is sent once more with the same key, then the login knows the name', async ({ page }) => {
  await openRegistration(page);
  const sent: { key: string | undefined; body: Record<string, unknown> }[] = [];
  await page.route(registerApi, async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.continue();
    sent.push({ key: (await request.allHeaders())['idempotency-key'], body: request.postDataJSON() });
    // The account is created, but the response is lost.
    if (sent.length === 1) await route.fetch();
    return sent.length === 1 ? route.abort('connectionreset') : route.continue();
  });
  await fillRegistration(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'Registration successful', 'Your account has been created. You can now log in.');
  expect(sent).toHaveLength(2);
  expect(sent[0]?.key).toBe(sent[1]?.key);
  expect(sent[1]?.body).toMatchObject({ departmentId: 3, avatarInitials: 'RR' });
  expect(sent[1]?.body).not.toHaveProperty('confirmPassword');
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  await expect(field(page, 'Username')).toHaveValue('rosa');
  await expect(field(page, 'Password')).toBeFocused();
  await page.getByRole('tab', { name: 'Register' }).click();
  await expect(field(page, 'Full name')).toHaveValue('');
});

test('the departments come from the server: waited for, failed, asked again', async ({ page }) => {
  let go: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  let asked = 0;
  await page.route('**/api/departments', async (route) => {
    asked += 1;
    await gate;
    return asked === 1 ? route.fulfill({ status: 500, json: {} }) : route.continue();
  });
  await openRegistration(page);
  await expect(field(page, 'Department')).toHaveAttribute('aria-busy', 'true');
  await expect(field(page, 'Department').getByRole('option')).toHaveText(['Loading...']);
  go();
  await expect(page.getByText('The departments could not be loaded.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(field(page, 'Department').getByRole('option')).toHaveText([
    'Select a department',
    'Accounting',
    'Engineering',
    'HR',
    'Marketing',
    'Sales',
  ]);
});

test('whoever finds no department to register into is told that nobody registers here', async ({ page }) => {
  await page.route('**/api/departments', (route) => route.fulfill({ json: [] }));
  await page.getByRole('tab', { name: 'Register' }).click();
  await expect(page.getByText('Registration is disabled')).toBeVisible();
  await expect(page.getByText('An administrator can invite you.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Account' })).toHaveCount(0);
});

test('says that Caps Lock is on', async ({ page }) => {
  const type = (on: boolean) => field(page, 'Password').dispatchEvent('keyup', { key: 'A', modifierCapsLock: on, bubbles: true });
  await type(true);
  await expect(page.getByText('Caps Lock is on')).toBeVisible();
  await type(false);
  await expect(page.getByText('Caps Lock is on')).toHaveCount(0);
  await openRegistration(page);
  await type(true);
  await expect(page.getByText('Caps Lock is on')).toBeVisible();
});

test('goes by keys alone: tabs, fields, the password shown, the button', async ({ page }) => {
  await page.getByRole('tab', { name: 'Login' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
  await page.getByRole('tab', { name: 'Register' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  await field(page, 'Username').focus();
  await page.keyboard.type('somebody');
  await page.keyboard.press('Tab');
  await page.keyboard.type('a secret');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login failed: Invalid username or password')).toBeVisible();
});

// Team members and their invitations: who is listed, who is invited, and what the link of an invitation opens.
import type { Page } from '@playwright/test';
import { column, expectToast } from '#support/board.ts';
import { clippedText } from '#support/clipped-text.ts';
import { engineering, expect, expectAccessible, expectNoHorizontalScroll, screens, test } from '#support/fixtures.ts';
import { type Translated, untranslatedText } from '#support/untranslated-text.ts';

const narrow = { width: 390, height: 844 };
const ofEngineering = `${screens.members.href()}?workspace=${engineering}`;

/** Invites an address in the dialog and returns the displayed link. */
async function invite(page: Page, email: string, role?: 'Admin' | 'Member'): Promise<string> {
  await page.getByRole('button', { name: 'Invite Member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Team Member' });
  await dialog.getByLabel('Email').fill(email);
  if (role) {
    await dialog.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: role }).click();
  }
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expectToast(page, 'Invitation Sent');
  const link = await page.getByLabel('Invitation link').inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return link;
}

const pendingRow = (page: Page, email: string) =>
  page
    .getByRole('region', { name: /pending invitation/ })
    .getByRole('listitem')
    .filter({ hasText: email });

async function fillAccount(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Full name').fill('Nina Newcomer');
  await page.getByLabel('Password', { exact: true }).fill('good enough');
  await page.getByLabel('Confirm password').fill('good enough');
}

test('the first workspace is chosen, and members have initials, colour, e-mail, title and badges', async ({
  page,
  login,
  open,
}) => {
  await login('admin');
  await page.route('**/api/workspaces/*/members/page*', async (route) => {
    const answer = await (await route.fetch()).json();
    const [me] = answer.rows;
    const plain = { ...me.user, id: 9001, fullName: 'Paula Plain', email: 'paula@example.com', title: 'Planner' };
    const user = { ...plain, avatarColor: null, avatarInitials: null, profilePicture: null };
    await route.fulfill({ json: { ...answer, rows: [me, { ...me, id: 9001, userId: 9001, role: 'admin', user }] } });
  });
  await open(screens.members.href());
  await expect(page.getByRole('combobox', { name: 'Board' })).toHaveText('Marketing');
  await expect(page.getByPlaceholder('Search members...')).toBeVisible();
  const me = page.getByRole('row').filter({ hasText: 'Administrator' });
  await expect(me.getByText('You', { exact: true })).toBeVisible();
  await expect(me.getByText('Admin', { exact: true })).toBeVisible();
  const paula = page.getByRole('row').filter({ hasText: 'Paula Plain' });
  await expect(paula.getByText('Admin', { exact: true })).toBeVisible();
  await expect(paula.getByText('paula@example.com')).toBeVisible();
  await expect(paula.getByText('Planner', { exact: true })).toBeVisible();
  await expect(paula.getByText('You', { exact: true })).toHaveCount(0);
  const initials = paula.locator('[data-text="PP"]');
  await expect(initials).toBeVisible();
  const indigo = await initials.evaluate((element) => {
    let at: Element | null = element;
    while (at && getComputedStyle(at).backgroundColor === 'rgba(0, 0, 0, 0)') at = at.parentElement;
    return at && getComputedStyle(at).backgroundColor;
  });
  expect(indigo).toBe('rgb(99, 102, 241)');
  await page.getByPlaceholder('Search members...').fill('nobody is called so');
  await expect(page.getByText('No members found matching your search.')).toBeVisible();
  await page.setViewportSize(narrow);
  await page.getByPlaceholder('Search members...').fill('paula');
  await expect(page.getByRole('list').getByText('Paula Plain')).toBeVisible();
  await expectNoHorizontalScroll(page);
});

test('somebody who is invited opens the link, registers, and is at the board', async ({ page, login, open, another, server }) => {
  test.slow();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await login('admin');
  await open(ofEngineering);
  await page.getByRole('button', { name: 'Invite Member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Team Member' });
  await expect(dialog.getByText('Send an invitation to join your workspace.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expectToast(page, 'Email Required', 'Please enter an email address');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expect(dialog.getByText('Please enter an email address')).toBeVisible();
  await dialog.getByLabel('Email').fill('nina');
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Email').fill('nina@invited.example');
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Admin' }).click();
  await page.keyboard.press('Tab');
  await dialog.getByLabel('Email').press('Enter');

  await expectToast(page, 'Invitation Sent', 'No e-mail was sent. Copy the link and send it to nina@invited.example.');
  const link = await page.getByLabel('Invitation link').inputValue();
  expect(link).toMatch(new RegExp(`^${server.url}/auth/invitation#[\\w-]{43}$`));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: '1 pending invitation' })).toBeVisible();
  await expect(pendingRow(page, 'nina@invited.example')).toContainText('Expires in 7 days');
  await expectAccessible(page);

  const newcomer = await another();
  const asked: string[] = [];
  newcomer.on('request', (request) => asked.push(request.url()));
  await newcomer.goto(link);
  await expect(newcomer.getByRole('heading', { name: 'Join Engineering' })).toBeVisible();
  await expect(newcomer.getByText('Administrator invites you to the board Engineering.')).toBeVisible();
  await expect(newcomer.getByLabel('Email')).toHaveValue('nina@invited.example');
  await expect(newcomer.getByLabel('Email')).not.toBeEditable();
  await expectAccessible(newcomer);
  await fillAccount(newcomer, 'admin');
  await newcomer.getByRole('button', { name: 'Create Account and Join' }).click();
  await expect(newcomer.getByText('Registration failed: Username already exists')).toBeVisible();
  await expect(newcomer.getByLabel('Full name')).toHaveValue('Nina Newcomer');
  await newcomer.getByLabel('Username').fill('nina');
  await newcomer.getByRole('button', { name: 'Create Account and Join' }).click();
  await expect(newcomer).toHaveURL(server.url + screens.workspace.href(engineering));
  await expect(column(newcomer, 'To Do')).toBeVisible();
  await expectToast(newcomer, 'Welcome to the team', 'You are a member of Engineering now.');
  const token = link.split('#')[1] ?? 'none';
  expect(asked.filter((url) => new URL(url).pathname.includes(token) || url.split('#')[0]?.includes(token))).toEqual([]);

  // The sender's list updates by itself.
  const nina = page.getByRole('row').filter({ hasText: 'Nina Newcomer' });
  await expect(nina.getByText('Admin', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', { name: /pending invitation/ })).toHaveCount(0);

  const late = await another();
  await late.goto(link);
  await expect(late.getByText('This invitation has already been used.')).toBeVisible();
  await late.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(late.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('a revoked invitation opens nothing, a resent one only by its new link, an expired one says so', { tag: '@deep' }, async ({
  page,
  login,
  open,
  another,
}) => {
  test.slow();
  await login('admin');
  await open(ofEngineering);
  const first = await invite(page, 'otto@invited.example');
  await page.getByRole('button', { name: 'Resend the invitation of otto@invited.example' }).click();
  await expect(page.getByRole('dialog', { name: 'Invitation Sent' })).toBeVisible();
  const second = await page.getByLabel('Invitation link').inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  expect(second).not.toBe(first);

  const otto = await another();
  await otto.goto(first);
  await expect(otto.getByText('This invitation link is not valid. A newer one may have replaced it.')).toBeVisible();
  await otto.goto('about:blank');
  await otto.goto(second);
  await expect(otto.getByRole('heading', { name: 'Join Engineering' })).toBeVisible();
  await fillAccount(otto, 'otto');

  await page.getByRole('button', { name: 'Revoke the invitation of otto@invited.example' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Its link stops working at once.');
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expectToast(page, 'Invitation revoked', 'otto@invited.example');
  await expect(pendingRow(page, 'otto@invited.example')).toHaveCount(0);
  await otto.getByRole('button', { name: 'Create Account and Join' }).click();
  await expect(otto.getByText('Registration failed: This invitation has been withdrawn.')).toBeVisible();
  await expect(otto.getByLabel('Username')).toHaveValue('otto');
  await otto.reload();
  await expect(otto.getByText('This invitation has been withdrawn.')).toBeVisible();
  await expectAccessible(otto);

  const message = 'This invitation has expired. Please ask for a new one.';
  await otto.route('**/api/invitations/look', (route) => route.fulfill({ status: 410, json: { error: 'gone', message } }));
  await otto.reload();
  await expect(otto.getByText(message)).toBeVisible();
  await otto.unroute('**/api/invitations/look');
  await otto.route('**/api/invitations/look', (route) => route.fulfill({ status: 503, json: { message: 'Too busy.' } }));
  await otto.reload();
  await expect(otto.getByText('Too busy.')).toBeVisible();
  await otto.unroute('**/api/invitations/look');
  await otto.getByRole('button', { name: 'Try again' }).click();
  await expect(otto.getByText('This invitation has been withdrawn.')).toBeVisible();
});

test('what is past its seven days stands as expired, and can be sent again', async ({ page, login, open }) => {
  await login('admin');
  await open(ofEngineering);
  await invite(page, 'late@invited.example');
  await page.clock.install({ time: Date.now() + 8 * 86_400_000 });
  await open(ofEngineering);
  await expect(pendingRow(page, 'late@invited.example').getByText('Expired', { exact: true })).toBeVisible();
  await expect(pendingRow(page, 'late@invited.example').getByRole('button', { name: /^Resend/ })).toBeVisible();
});

test('an address that is a member, is invited already, or cannot be sent keeps what was typed', async ({ page, login, open }) => {
  await login('colleague');
  await login('admin');
  await open(ofEngineering);
  await invite(page, 'twice@invited.example');
  await page.getByRole('button', { name: 'Invite Member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Team Member' });
  for (const [email, message] of [
    ['carl@example.com', 'This person is already a member of the board.'],
    ['Twice@invited.example', 'This address has been invited already. Resend the invitation from the list.'],
  ] as const) {
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Send Invitation' }).click();
    await expectToast(page, 'Failed to send invitation', message);
    await expect(dialog.getByText(message)).toBeVisible();
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
    await expect(dialog.getByLabel('Email')).toBeFocused();
  }
  await page.route('**/api/invitations', (route) => route.abort('connectionrefused'));
  await dialog.getByLabel('Email').fill('kept@invited.example');
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expectToast(page, 'Failed to send invitation');
  await expect(dialog).toBeVisible();
  await page.unroute('**/api/invitations');
  await page.reload();
  await page.getByRole('button', { name: 'Invite Member' }).click();
  await expect(dialog.getByLabel('Email')).toHaveValue('kept@invited.example');
});

test('who has an account joins with it; another account is told so and can log out', { tag: '@deep' }, async ({
  page,
  login,
  open,
  another,
  server,
}) => {
  const olga = await another();
  const { username, password } = await login('outsider', olga);
  await login('admin');
  await open(ofEngineering);
  const link = await invite(page, 'olga@example.com');

  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText(/This invitation is for olga@example\.com\. You are signed in as Administrator/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(narrow);
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'I already have an account' }).click();
  await expect(page.getByText('Sign in with the account of olga@example.com to join.')).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('You are signed in as Olga Outsider.')).toBeVisible();

  await olga.goto(link);
  await olga.getByRole('button', { name: 'Join Board' }).click();
  await expect(olga).toHaveURL(server.url + screens.workspace.href(engineering));
  await expect(column(olga, 'To Do')).toBeVisible();
  await expect(olga.getByRole('navigation').getByRole('link', { name: /Engineering/ })).toBeVisible();

  await page.getByRole('button', { name: 'Join Board' }).click();
  await expect(page.getByText('Could not join the board: This invitation has already been used.')).toBeVisible();
});

test('members invite as Member alone, see their own invitations, and all of it fits a phone', { tag: '@deep' }, async ({
  page,
  login,
  open,
}) => {
  await login('admin');
  await open(ofEngineering);
  await invite(page, 'of.the.admin@invited.example', 'Admin');
  await login('engineer');
  await page.setViewportSize(narrow);
  const answered = page.waitForResponse((response) => response.url().endsWith('/invitations'));
  await open(screens.members.href());
  expect(await (await answered).text()).not.toContain('of.the.admin@invited.example');
  await page.getByRole('button', { name: 'Invite Member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Team Member' });
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await expect(page.getByRole('option')).toHaveText(['Member']);
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Administrators of the board can also invite administrators.')).toBeVisible();
  await dialog.getByLabel('Email').fill('of.the.engineer@invited.example');
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(page.getByLabel('Invitation link')).toBeVisible();
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(pendingRow(page, 'of.the.engineer@invited.example')).toContainText('Invited by Ellen Engineer');
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
});

const spoken = {
  spanish: {
    tag: 'es',
    invite: 'Invitar a un miembro',
    send: 'Enviar invitación',
    sent: 'Invitación enviada',
    done: 'Listo',
    revoke: 'Revocar la invitación a spanish@invited.example',
    join: 'Únete a Ingeniería',
  },
  french: {
    tag: 'fr',
    invite: 'Inviter un membre',
    send: 'Envoyer l’invitation',
    sent: 'Invitation envoyée',
    done: 'Terminé',
    revoke: 'Révoquer l’invitation pour french@invited.example',
    join: 'Rejoindre Ingénierie',
  },
  german: {
    tag: 'de',
    invite: 'Mitglied einladen',
    send: 'Einladung senden',
    sent: 'Einladung gesendet',
    done: 'Fertig',
    revoke: 'Einladung an german@invited.example zurückziehen',
    join: 'Entwicklung beitreten',
  },
} as const satisfies Record<Translated, Record<string, string>>;

for (const language of Object.keys(spoken) as Translated[]) {
  test(`all of it speaks ${language}, at the width of a phone`, { tag: '@deep' }, async ({ page, login, open, another }) => {
    test.slow();
    const words = spoken[language];
    async function check(of: Page): Promise<void> {
      expect(await untranslatedText(of, language)).toEqual([]);
      expect(await clippedText(of, 'no task here')).toEqual([]);
      await expectNoHorizontalScroll(of);
    }
    await login('admin');
    await page.request.patch('/api/users/settings', { data: { language } });
    try {
      await page.setViewportSize(narrow);
      await open(ofEngineering);
      await page.getByRole('button', { name: words.invite }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.send }).click();
      await check(page);
      await page.getByRole('dialog').getByRole('textbox').fill(`${language}@invited.example`);
      await page.getByRole('dialog').getByRole('button', { name: words.send }).click();
      await expect(page.getByRole('dialog', { name: words.sent })).toBeVisible();
      await check(page);
      const link = await page.getByRole('dialog').getByRole('textbox').inputValue();
      await page.getByRole('button', { name: words.done }).click();
      await check(page);
      const visitor = await another({ locale: words.tag, viewport: narrow });
      await visitor.goto(link);
      await expect(visitor.getByRole('heading', { name: words.join })).toBeVisible();
      await check(visitor);
      await page.getByRole('button', { name: words.revoke }).click();
      await check(page);
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await expect(page.getByRole('button', { name: words.revoke })).toHaveCount(0);
      await visitor.reload();
      await expect(visitor.getByRole('link')).toBeVisible();
      await check(visitor);
    } finally {
      await page.request.patch('/api/users/settings', { data: { language: 'english' } });
    }
  });
}

test('where members may not invite there is no button', async ({ page, login, open }) => {
  await login('engineer');
  await page.route('**/api/workspaces/*/invitations', (route) => route.fulfill({ json: { roles: [], invitations: [] } }));
  const answered = page.waitForResponse((response) => response.url().endsWith('/invitations'));
  await open(screens.members.href());
  await answered;
  await expect(page.getByRole('row').filter({ hasText: 'Ellen Engineer' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite Member' })).toHaveCount(0);
});

// Buttons of the administration that send: a second click before the first one is rendered sends nothing.
import type { Locator, Page } from '@playwright/test';
import { tab } from '#support/admin.ts';
import { expectToast } from '#support/board.ts';
import { engineering, expect, screens, test } from '#support/fixtures.ts';
import { adminPassword, newServer } from '#support/server.ts';
import { signedInUserId } from '#support/tasks.ts';
import { withoutStream } from '#support/without-stream.ts';

/** Clicks twice in one task of the event loop, so that a busy machine cannot separate the clicks. */
const pressTwice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

/** Records the write calls. */
function writesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/')) sent.push(new URL(request.url()).pathname);
  });
  return sent;
}

/** Confirms a dialog twice and expects one call. */
async function answerTwice(page: Page, name: string, sent: string[], said: string): Promise<void> {
  sent.length = 0;
  await pressTwice(page.getByRole('alertdialog').getByRole('button', { name, exact: true }));
  await expectToast(page, said);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(sent).toHaveLength(1);
}

test('who waits for approval is approved once, and declined once', { tag: '@deep' }, async ({ browser }) => {
  const server = await newServer({ REGISTRATION: 'approval' });
  try {
    const headers = { origin: server.url };
    const context = await browser.newContext({ baseURL: server.url });
    for (const [username, fullName] of [
      ['nora', 'Nora New'],
      ['sam', 'Sam Stranger'],
      ['tess', 'Tess Third'],
    ] as const) {
      const data = {
        username,
        fullName,
        password: 'a long password',
        email: `${username}@example.com`,
        departmentId: engineering,
      };
      expect((await context.request.post('/api/users', { data, headers })).status()).toBe(201);
    }
    await context.request.post('/api/auth/login', { data: { username: 'admin', password: adminPassword }, headers });
    const page = await context.newPage();
    const sent = writesOf(page);
    await page.goto(tab('users'));
    await pressTwice(page.getByRole('button', { name: 'Approve Nora New for Engineering' }));
    // A pending call for one person must not block another person's.
    await page.getByRole('button', { name: 'Approve Tess Third for Engineering' }).click();
    await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(1);
    expect(sent).toHaveLength(2);
    await page.getByRole('button', { name: 'Decline Sam Stranger for Engineering' }).click();
    await answerTwice(page, 'Decline', sent, 'Sam Stranger was not added to Engineering.');
    await expect(page.getByRole('button', { name: /^Decline/ })).toHaveCount(0);
    await context.close();
  } finally {
    await server.remove();
  }
});

test.describe('as an administrator', () => {
  test.beforeEach(async ({ login }) => {
    await login('admin');
  });

  test('a department and its members are removed once, and a link for a new password is made once', { tag: '@deep' }, async ({
    page,
    login,
    open,
    another,
  }) => {
    const { fullName } = await login('engineer', await another());
    const sent = writesOf(page);
    await open(`${tab('departments')}&department=${engineering}`);
    await page.getByRole('button', { name: `Remove ${fullName} from Engineering` }).click();
    await answerTwice(page, 'Remove', sent, 'User removed');
    await page.getByRole('button', { name: 'Delete the department Engineering' }).click();
    await answerTwice(page, 'Delete', sent, 'Department deleted');
    await open(tab('users'));
    await page.getByRole('button', { name: `Reset password of ${fullName}` }).click();
    sent.length = 0;
    await pressTwice(page.getByRole('button', { name: 'Create link' }));
    await expect(page.getByRole('dialog', { name: 'Password reset link' })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('a template is saved once, made the default once, switched once, and the connection tested once', async ({
    page,
    open,
    server,
  }) => {
    const data = { name: 'Another', triggerEvent: 'password_updated', subject: 'A subject', htmlContent: '<p>A text</p>' };
    const made = await page.request.post(`${server.url}/api/email-templates`, { data });
    const { id } = await made.json();
    const sent = writesOf(page);
    await withoutStream(page);
    await open(`${tab('emails')}&template=${id}`);
    await page.getByRole('textbox', { name: 'Subject' }).fill('Another subject');
    await expect(page.locator('iframe').contentFrame().getByText('A text')).toBeVisible();
    await expect(page.getByText('Another subject')).toBeVisible();
    await page.waitForLoadState('networkidle');
    sent.length = 0;
    await pressTwice(page.getByRole('button', { name: 'Save Changes' }));
    await expectToast(page, 'Template updated');
    expect(sent.filter((path) => !path.endsWith('/preview'))).toHaveLength(1);

    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Another', exact: true }) });
    sent.length = 0;
    await pressTwice(card.getByRole('button', { name: 'Set Default' }));
    await expectToast(page, 'Default template updated');
    expect(sent.filter((path) => path.endsWith('/set-default'))).toHaveLength(1);

    await page.getByRole('tab', { name: 'Settings' }).click();
    sent.length = 0;
    // The message of the button above has the same words.
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await pressTwice(page.getByRole('switch', { name: 'Welcome' }));
    await saved;
    await expectToast(page, 'Template updated');
    expect(sent).toHaveLength(1);
    await expect(page.getByRole('switch', { name: 'Welcome' })).not.toBeChecked();

    const tests: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/email/test-connection') && tests.push(request.url()));
    await pressTwice(page.getByRole('button', { name: 'Test Connection' }));
    await expectToast(page, 'Connection Successful');
    expect(tests).toHaveLength(1);
    tests.length = 0;
    const checked = page.waitForResponse('**/api/email/test-connection');
    await pressTwice(page.getByRole('button', { name: 'Check again' }));
    await checked;
    expect(tests).toHaveLength(1);
  });

  test('a mail is sent again once', async ({ page, server }) => {
    const data = { recipient: 'maya@example.com', subject: 'Once more', message: 'Hello' };
    const { mailId } = await (await page.request.post(`${server.url}/api/email/send-test`, { data })).json();
    const sent = writesOf(page);
    // The dialog hides the heading that `open` waits for.
    await page.goto(`${server.url}${tab('emails')}&part=outbox&mail=${mailId}`);
    await pressTwice(page.getByRole('dialog').getByRole('button', { name: 'Resend' }));
    await expectToast(page, 'Mail queued again');
    expect(sent).toHaveLength(1);
  });

  test('an invitation is resent once and revoked once', async ({ page, open, server }) => {
    expect(await signedInUserId(page)).toBe(1);
    const data = { workspaceId: 2, email: 'otto@invited.example', role: 'member' };
    expect((await page.request.post(`${server.url}/api/invitations`, { data })).status()).toBe(201);
    const sent = writesOf(page);
    await open(`${screens.members.href()}?workspace=2`);
    await pressTwice(page.getByRole('button', { name: 'Resend the invitation of otto@invited.example' }));
    await expect(page.getByRole('dialog', { name: 'Invitation Sent' })).toBeVisible();
    expect(sent).toHaveLength(1);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Revoke the invitation of otto@invited.example' }).click();
    await answerTwice(page, 'Revoke', sent, 'Invitation revoked');
  });
});

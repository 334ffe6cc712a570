// E-mail in the administration: the connection, the test message, the templates with their editor, sent fields, and the outbox.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expectToast } from '#support/board.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
  followSystem,
  test,
} from '#support/fixtures.ts';

const emails = '/admin?tab=emails';
const connection = {
  success: true,
  message: 'Fine.',
  devMode: false,
  useFallback: false,
  senderEmail: 'a@b.example',
  code: null,
  answer: null,
  oauth: 'off',
};

const send = (page: Page) => page.getByRole('button', { name: 'Send Test Email' });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const frame = (page: Page) => page.locator('iframe').last().contentFrame();
const mails = (page: Page) => page.getByRole('list', { name: 'Mails of the outbox' }).getByRole('listitem');

/** Fulfills a call once, or each time, with a status and a body; aborts it without a status. */
async function answer(page: Page, path: string, status?: number, body: object = {}): Promise<void> {
  await page.route(path, (route) => (status === undefined ? route.abort() : route.fulfill({ status, json: body })));
}

/** Creates a template over the API. */
async function newTemplate(page: Page, url: string, name: string, change: object = {}): Promise<{ id: number }> {
  const data = { name, triggerEvent: 'task_reminder', subject: 'A subject', htmlContent: '<p>A text</p>', ...change };
  const reply = await page.request.post(`${url}/api/email-templates`, { data });
  expect(reply.status(), await reply.text()).toBe(201);
  return reply.json();
}

async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a member reads that this is for administrators, and nothing is loaded', { tag: '@deep' }, async ({
  page,
  login,
  server,
}) => {
  await login('engineer');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(server.url + emails);
  await expect(
    page.getByText("You don't have permission to access this page. This section is restricted to administrators."),
  ).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/email'))).toEqual([]);
  expect((await page.request.get(`${server.url}/api/email-templates`)).status()).toBe(200);
  expect((await page.request.get(`${server.url}/api/email/outbox`)).status()).toBe(403);
});

test.describe('the connection', () => {
  test.beforeEach(async ({ login }) => {
    await login('admin');
  });

  test('is checked when the panel opens; a test message waits for it, is kept in development mode and can be read', async ({
    page,
    open,
  }) => {
    test.slow();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/email/test-connection', async (route) => {
      await held;
      await route.continue();
    });
    await open(emails);
    await expect(page.getByText('Checking the connection…')).toBeVisible();
    await expect(send(page)).toBeDisabled();
    release();
    await expect(page.getByText('No mail server: mails are kept in the outbox')).toBeVisible();
    await expect(page.getByText('Connection successful')).toHaveCount(0);
    await expect(page.getByText('Development mode', { exact: true })).toBeVisible();
    await expect(send(page)).toBeEnabled();
    await page.getByRole('textbox', { name: 'Recipient' }).fill('maya@example.com');
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello from the screens');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello from the screens');
    await send(page).click();
    await expectToast(page, 'Test email sent', 'Development mode: the message to maya@example.com was kept and not sent.');
    await page.getByRole('button', { name: 'Read it' }).click();
    const dialog = page.getByRole('dialog');
    await expect(frame(page).getByText('Hello from the screens')).toBeVisible();
    await expect(page.getByTitle('Mail', { exact: true })).toBeVisible();
    await expect(dialog).toContainText('Development mode: this mail was kept on');
    await expectAccessible(page);
  });

  test('says in the panel what a check finds', async ({ page, open }) => {
    await open(emails);
    await page.getByRole('button', { name: 'Check again' }).click();
    await expectToast(page, 'No mail server: mails are kept in the outbox');
    await answer(page, '**/api/email/test-connection', 200, { ...connection });
    await page.getByRole('button', { name: 'Check again' }).click();
    await expectToast(page, 'Connection successful');
    await expect(page.getByRole('main').getByText('Connection successful')).toBeVisible();
    await answer(page, '**/api/email/test-connection', 200, { ...connection, success: false, message: 'It is away.' });
    await page.getByRole('button', { name: 'Check again' }).click();
    await expectToast(page, 'Connection issue', 'It is away.');
    await expect(send(page)).toBeDisabled();
    await answer(page, '**/api/email/test-connection');
    await page.getByRole('button', { name: 'Check again' }).click();
    await expectToast(page, 'Connection error', 'Failed to check email connection');
    await expect(page.getByRole('main').getByText('Failed to check email connection')).toBeVisible();
    await expect(send(page)).toBeDisabled();
    await expect(page.getByText('A test email can be sent once the connection check succeeds.')).toBeVisible();
  });

  test('warns of the fallback and guides, and the settings test the connection with words of their own', async ({
    page,
    open,
  }) => {
    const message = 'The password is used instead of OAuth. The OAuth grant was refused (invalid grant).';
    await answer(page, '**/api/email/test-connection', 200, {
      ...connection,
      useFallback: true,
      oauth: 'failed',
      code: 'oauthInvalidGrant',
      message,
    });
    await open(`${emails}&part=settings`);
    await expect(page.getByText('The password is used in place of OAuth')).toBeVisible();
    await expect(page.getByText('a@b.example')).toBeVisible();
    await expect(page.getByRole('tabpanel', { name: 'Settings' }).getByText(message)).toBeVisible();
    await expect(page.getByText('Not working')).toBeVisible();
    await expectAccessible(page);
    const check = page.getByRole('button', { name: 'Test Connection' });
    await check.click();
    await expectToast(page, 'Connection Successful', message);
    // A message may lie over the button, and stays while the pointer is on it.
    await answer(page, '**/api/email/test-connection', 200, { ...connection, success: false, message: 'It is away.' });
    await check.press('Enter');
    await expectToast(page, 'Connection Failed', 'It is away.');
    await answer(page, '**/api/email/test-connection');
    await check.press('Enter');
    await expectToast(page, 'Connection Error', 'Failed to test email connection');
  });

  test('a test message that is refused says why, and nothing typed is lost', async ({ page, open }) => {
    await open(emails);
    await page.getByRole('textbox', { name: 'Recipient' }).fill('nobody');
    await page.getByRole('textbox', { name: 'Subject' }).fill(' ');
    await page.getByRole('textbox', { name: 'Message' }).fill('');
    await send(page).click();
    await expectToast(page, 'Email error', 'Please enter a valid email address, Subject is required, Message is required');
    await expect(page.getByRole('textbox', { name: 'Recipient' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Recipient' }).fill('maya@example.com');
    await page.getByRole('textbox', { name: 'Subject' }).fill('A subject');
    await page.getByRole('textbox', { name: 'Message' }).fill('A message');
    await answer(page, '**/api/email/send-test', 422, {
      message: 'The mail server does not accept the recipient.',
      error: 'mail_failed',
    });
    await send(page).click();
    await expectToast(page, 'Failed to send email', 'The mail server does not accept the recipient.');
    await answer(page, '**/api/email/send-test');
    await send(page).click();
    await expectToast(page, 'Email error', 'Failed to send test email');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('A message');
  });
});

test.describe('the templates', () => {
  test.beforeEach(async ({ login }) => {
    await login('admin');
  });

  test('one is made with placeholders at the cursor, previewed, and really saved', async ({ page, open, server }) => {
    test.slow();
    await open(emails);
    await page.getByRole('button', { name: 'Create Template' }).click();
    await page.getByRole('button', { name: 'Create Template' }).click();
    for (const missing of ['Template name required', 'Trigger event required', 'Subject required', 'Content required'])
      await expect(page.getByText(missing)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Template name' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Template name' }).fill('Friendly reminder');
    await page.getByRole('combobox', { name: 'Trigger event' }).click();
    await expect(page.getByRole('option')).toHaveText([
      'Welcome',
      'Task assignment',
      'Task reminder',
      'General notification',
      'Password update',
      'New registration',
      'Custom',
    ]);
    await page.getByRole('option', { name: 'Task reminder' }).click();
    const subject = page.getByRole('textbox', { name: 'Subject' });
    const content = page.getByRole('textbox', { name: 'Content (HTML)' });
    await expect(page.getByRole('toolbar').getByRole('button')).toHaveCount(16);
    await subject.fill('Soon: ');
    await page.getByRole('button', { name: 'Insert taskTitle' }).click();
    await expect(subject).toHaveValue('Soon: {{taskTitle}}');
    await content.fill('<p>Hello </p><p>{{frstName}} and {{nonsense}}</p>');
    await content.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(9, 9));
    await page.getByRole('button', { name: 'Insert fullName' }).click();
    await expect(content).toHaveValue('<p>Hello {{fullName}}</p><p>{{frstName}} and {{nonsense}}</p>');
    await content.press('Control+z');
    await expect(content).toHaveValue('<p>Hello </p><p>{{frstName}} and {{nonsense}}</p>');
    await content.press('Control+Shift+z');
    await expect(content).toHaveValue(/Hello \{\{fullName\}\}/);
    await expect(page.getByText('{{nonsense}} is unknown.')).toBeVisible();
    await expect(page.getByText('{{frstName}} is unknown. Did you mean {{firstName}}?')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Replace with firstName' }).click();
    await expect(content).toHaveValue('<p>Hello {{fullName}}</p><p>{{firstName}} and {{nonsense}}</p>');
    await page.getByRole('button', { name: 'Show {{nonsense}} in the text' }).click();
    await page.keyboard.press('Delete');
    await expect(page.getByText('Unknown placeholders')).toHaveCount(0);
    await expect(frame(page).getByText('Hello Maya Rossi')).toBeVisible();
    await expect(page.locator('iframe').last()).toHaveAttribute('sandbox', '');
    await page.getByRole('button', { name: 'Create Template' }).click();
    await expectToast(page, 'Template created');
    await expect(card(page, 'Friendly reminder')).toContainText('Task reminder');
    const list = await (await page.request.get(`${server.url}/api/email-templates`)).json();
    expect(list.find(({ name }: { name: string }) => name === 'Friendly reminder')).toMatchObject({
      subject: 'Soon: {{taskTitle}}',
      htmlContent: '<p>Hello {{fullName}}</p><p>{{firstName}} and </p>',
      variables: ['taskTitle', 'fullName', 'firstName'],
      isDefault: false,
    });
  });

  test('Save Changes really saves; what is typed survives a refusal and a reload, and leaving asks', { tag: '@deep' }, async ({
    page,
    open,
    server,
  }) => {
    const { id } = await newTemplate(page, server.url, 'To be changed');
    await open(emails);
    await page.getByRole('button', { name: 'Edit To be changed' }).click();
    const content = page.getByRole('textbox', { name: 'Content (HTML)' });
    await content.fill('<p>A better text</p>');
    await answer(page, `**/api/email-templates/${id}`, 500, { message: 'The database is away.' });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Failed to update template', 'The database is away.');
    await expect(content).toHaveValue('<p>A better text</p>');
    await page.reload();
    await expect(content).toHaveValue('<p>A better text</p>');
    await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('alertdialog')).toContainText('Discard this draft?');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    // Another tab of the administration keeps the typed text.
    await page.getByRole('tab', { name: 'Departments' }).click();
    await page.getByRole('tab', { name: 'Emails' }).click();
    await expect(card(page, 'To be changed')).toContainText('Unsaved changes');
    await page.getByRole('button', { name: 'Edit To be changed' }).click();
    await expect(content).toHaveValue('<p>A better text</p>');
    await page.getByRole('button', { name: 'Back to all templates' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Discard this draft?');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.unroute(`**/api/email-templates/${id}`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Template updated');
    // The editor closes when the list has reloaded, a moment after the message; the button that opened it has the focus.
    await expect(card(page, 'To be changed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit To be changed' })).toBeFocused();
    await page.reload();
    await page.getByRole('button', { name: 'Edit To be changed' }).click();
    await expect(content).toHaveValue('<p>A better text</p>');
    await content.fill('<p>Thrown away</p>');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'Edit To be changed' }).click();
    await expect(content).toHaveValue('<p>A better text</p>');
  });

  test('two who edit one template keep what both wrote, and are asked where it is the same', { tag: '@deep' }, async ({
    page,
    open,
    server,
  }) => {
    const { id } = await newTemplate(page, server.url, 'Of two');
    const url = `${server.url}/api/email-templates/${id}`;
    const stored = async () =>
      (await (await page.request.get(`${server.url}/api/email-templates`)).json()).find((one: { id: number }) => one.id === id);
    await open(emails);
    await page.getByRole('button', { name: 'Edit Of two' }).click();
    const subject = page.getByRole('textbox', { name: 'Subject', exact: true }).last();
    const content = page.getByRole('textbox', { name: 'Content (HTML)' });
    // The test message also has a subject field until the editor replaces it.
    await expect(content).toBeVisible();
    await subject.fill('My subject');
    await page.request.patch(url, { data: { htmlContent: '<p>Their text</p>' } });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Template updated');
    expect(await stored()).toMatchObject({ subject: 'My subject', htmlContent: '<p>Their text</p>' });

    // The typed text stays while another tab is open, together with the version that it is based on.
    await page.getByRole('button', { name: 'Edit Of two' }).click();
    await expect(content).toHaveValue('<p>Their text</p>');
    await content.fill('<p>My text</p>');
    await page.getByRole('tab', { name: 'Departments' }).click();
    await page.request.patch(url, { data: { htmlContent: '<p>Their second text</p>', subject: 'Their subject' } });
    await page.getByRole('tab', { name: 'Emails' }).click();
    await page.getByRole('button', { name: 'Edit Of two' }).click();
    await expect(content).toHaveValue('<p>My text</p>');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Failed to update template', 'Somebody else has saved this template meanwhile.');
    const notice = page.getByRole('region', { name: 'Somebody else has saved this template meanwhile.' });
    await expect(content).toHaveValue('<p>My text</p>');
    await expect(subject).toHaveValue('Their subject');
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'See the newer version' }).click();
    await expect(frame(page).getByText('Their second text')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await notice.getByRole('button', { name: 'Save mine anyway' }).click();
    await expectToast(page, 'Template updated');
    expect(await stored()).toMatchObject({ subject: 'Their subject', htmlContent: '<p>My text</p>' });
  });

  test('one template of an event is the default: no Set Default, no deletion', async ({ page, open, server }) => {
    await newTemplate(page, server.url, 'The other one', { triggerEvent: 'password_updated' });
    await open(emails);
    const old = card(page, 'Password update');
    const other = card(page, 'The other one');
    await expect(old.getByText('Default', { exact: true })).toBeVisible();
    await expect(old.getByText('Active', { exact: true })).toBeVisible();
    await expect(old.getByRole('button', { name: 'Set Default' })).toHaveCount(0);
    await page.getByRole('button', { name: 'More for Password update' }).click();
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    // While previews are loaded, a write without an answer is sent once more.
    await page.route('**/api/**/set-default', (route) => route.abort());
    await other.getByRole('button', { name: 'Set Default' }).click();
    await expectToast(page, 'Error updating default template');
    await page.unroute('**/api/**/set-default');
    await other.getByRole('button', { name: 'Set Default' }).click();
    await expectToast(page, 'Default template updated');
    await expect(other.getByText('Default', { exact: true })).toBeVisible();
    await expect(old.getByRole('button', { name: 'Set Default' })).toBeVisible();
    await page.getByRole('button', { name: 'More for Password update' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('This action cannot be undone.');
    await page.route('**/api/email-templates/*', (route) => route.abort());
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expectToast(page, 'Failed to delete template');
    await page.unroute('**/api/email-templates/*');
    await expect(old).toBeVisible();
    await page.getByRole('button', { name: 'More for Password update' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expectToast(page, 'Template deleted');
    await expect(old).toHaveCount(0);
  });

  test('a card shows the head of its mail, made once it comes near, and nothing jumps', async ({ page, open, server }) => {
    for (let count = 1; count <= 16; count++) {
      const htmlContent = `<h1>Number ${count} for {{firstName}}</h1><p><a href="https://example.com">Away</a></p>`;
      await newTemplate(page, server.url, `Numbered ${count}`, { triggerEvent: 'none', htmlContent });
    }
    let asked = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/email-templates/preview', async (route) => {
      asked += 1;
      await released;
      await route.fallback();
    });
    await open(emails);
    const first = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .first();
    await expect(first).toBeVisible();
    const before = await first.boundingBox();
    await expect.poll(() => asked).toBeGreaterThan(0);
    release();
    await expect(first.locator('iframe').contentFrame().getByRole('heading')).toBeVisible();
    expect(await first.boundingBox()).toEqual(before);
    const all = await page.getByRole('heading', { level: 3 }).count();
    expect(asked).toBeLessThan(all);
    const last = card(page, 'Numbered 16');
    await last.scrollIntoViewIfNeeded();
    await expect(last.locator('iframe').contentFrame().getByText('Number 16 for Maya')).toBeVisible();
    // It is only visual: screen readers and the focus skip it, and a click opens the preview.
    await expect(page.getByRole('link', { name: 'Away' })).toHaveCount(0);
    await page.getByRole('button', { name: 'More for Numbered 16' }).focus();
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
    await last.click({ position: { x: 60, y: 60 } });
    await expect(page.getByRole('dialog', { name: 'Numbered 16' })).toBeVisible();
    await expect(page.getByRole('dialog').locator('iframe').contentFrame().getByText('Number 16 for Maya')).toBeVisible();
  });

  test('a copy that cannot be made says so and stays', async ({ page, open }) => {
    await open(emails);
    await page.getByRole('button', { name: 'More for Welcome' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(page.getByRole('textbox', { name: 'Template name' })).toHaveValue('Copy of Welcome');
    await answer(page, '**/api/email-templates', 500, { message: 'The database is away.' });
    await page.getByRole('button', { name: 'Create Template' }).click();
    await expectToast(page, 'Failed to create template', 'The database is away.');
    await expect(page.getByRole('textbox', { name: 'Template name' })).toHaveValue('Copy of Welcome');
  });

  test('a preview runs nothing, loads nothing and leads nowhere', async ({ page, open, server }) => {
    // Counts arrived requests: a browser may announce a request that its policy then blocks.
    let arrived = 0;
    const elsewhere = createServer((_request, reply) => {
      arrived += 1;
      reply.end();
    }).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    const picture = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/x.png`;
    await newTemplate(page, server.url, 'Bad intentions', {
      htmlContent: `<script>parent.document.title = "caught"</script><p onclick="alert(1)">Harmless</p><img src="${picture}" alt="A picture"><p><a href="https://example.com/away">Away</a></p>`,
    });
    // The browser logs blocked resources to the console.
    page.removeAllListeners('console');
    await open(emails);
    await page.getByRole('button', { name: 'Preview Bad intentions' }).click();
    await expect(frame(page).getByText('Harmless')).toBeVisible();
    await expect(page.getByText('Pictures from other places are not loaded here.')).toBeVisible();
    await frame(page).getByRole('link', { name: 'Away' }).click();
    await expect(frame(page).getByText('Harmless')).toBeVisible();
    expect(arrived).toBe(0);
    elsewhere.close();
    expect(await page.title()).not.toContain('caught');
    await page.getByRole('button', { name: 'Plain text' }).click();
    await expect(page.getByRole('dialog').getByRole('region', { name: 'Preview' })).toContainText('Harmless');
  });
});

test.describe('the outbox', () => {
  test('explains a mail that did not arrive, finds it, and sends it again', async ({ page, login, open, server }) => {
    await login('admin');
    await open(`${emails}&part=settings`);
    const welcome = page.getByRole('switch', { name: 'Welcome' });
    await welcome.click();
    await expectToast(page, 'Template updated');
    await expect(welcome).not.toBeChecked();
    const data = {
      username: 'nora',
      password: 'nora has a password',
      fullName: 'Nora New',
      email: 'nora@example.com',
      departmentId: 3,
      role: 'user',
    };
    // Registration here signs in only its own request context.
    const reply = await fetch(`${server.url}/api/users`, {
      method: 'POST',
      body: JSON.stringify(data),
      headers: { 'content-type': 'application/json' },
    });
    expect(reply.status, await reply.text()).toBe(201);
    await page.getByRole('tab', { name: 'Outbox' }).click();
    const mail = mails(page).filter({ hasText: 'nora@example.com' });
    await expect(mail).toContainText('Skipped', { timeout: 30_000 });
    await expect(mail).toContainText('The template of this event is switched off.');
    await page.getByRole('searchbox', { name: 'Search recipients' }).fill('nora@');
    await choose(page, 'State', 'Skipped');
    await expect(mails(page)).toHaveCount(1);
    await expect(page).toHaveURL(/state=skipped/);
    await expectAccessible(page);
    await choose(page, 'State', 'Sent');
    await expect(page.getByText('No mail meets this filter.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('tab', { name: 'Settings' }).click();
    await welcome.click();
    await expect(welcome).toBeChecked();
    await page.getByRole('tab', { name: 'Outbox' }).click();
    await mail.getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('This mail was not sent.');
    await expect(dialog).toContainText('The template of this event is switched off.');
    await page.route('**/api/**/resend', (route) => route.abort(), { times: 1 });
    await dialog.getByRole('button', { name: 'Resend' }).click();
    await expectToast(page, 'Failed to resend the mail');
    await dialog.getByRole('button', { name: 'Resend' }).click();
    await expectToast(page, 'Mail queued again');
    await expect(dialog).toContainText('Development mode: this mail was kept on', { timeout: 30_000 });
    await expect(frame(page).getByText('Welcome, Nora')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(dialog).toHaveCount(0);
    await expect(mail).toContainText('Kept');
  });
});

test('everything fits a telephone and can be used by everybody', { tag: '@deep' }, async ({ page, login, open, server }) => {
  await login('admin');
  await page.request.patch(`${server.url}/api/users/settings`, { data: { theme: 'system' } });
  await followSystem(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const data = { recipient: 'maya@example.com', subject: 'A very long subject '.repeat(8), message: 'Hello' };
  expect((await page.request.post(`${server.url}/api/email/send-test`, { data })).status()).toBe(200);
  for (const [address, shown] of [
    [emails, page.getByRole('button', { name: 'Preview Welcome' })],
    [`${emails}&part=settings`, page.getByRole('switch', { name: 'Welcome' })],
    [`${emails}&part=outbox`, mails(page).filter({ hasText: 'A very long subject' }).first()],
    [`${emails}&template=1`, page.getByRole('textbox', { name: 'Content (HTML)' })],
  ] as const) {
    await open(address);
    await expect(shown).toBeVisible();
    // A page opens at its top, with its tabs.
    await expect(page.getByRole('tab', { name: 'Emails' })).toBeInViewport();
    await expectNoHorizontalScroll(page);
    await expectAccessibleInBothThemes(page);
  }
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(frame(page).getByRole('heading')).toBeVisible();
  await page.getByRole('button', { name: 'Dark', pressed: true }).click();
  await expectNoHorizontalScroll(page);
  await page.request.patch(`${server.url}/api/users/settings`, { data: { theme: 'light' } });
});

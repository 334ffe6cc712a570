// Incoming mail: an administrator switches the address of a board on, a member copies it, a mail to it becomes a card on the open
// board, and the log says what became of each mail.

import { once } from 'node:events';
import { createConnection } from 'node:net';
import { boardMenu, pressInBoardMenu } from '#support/board.ts';
import {
  engineering,
  expect,
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
  followSystem,
  screens,
  test,
} from '#support/fixtures.ts';

/** A port of this worker: the server gets it as a variable, before it runs. */
const port = 21_000 + (process.pid % 9_000);
const incoming = '/admin?tab=emails&part=incoming';

test.use({ ownServer: { MAIL_IN_ADDRESS: 'tasks@in.example.com', MAIL_IN_PORT: String(port) } });

/** Hands a mail over as a mail server does; returns the last answer. */
async function send(to: string, from: string, subject: string): Promise<string> {
  const socket = createConnection({ host: '127.0.0.1', port });
  socket.setEncoding('utf8');
  const mail = `From: ${from}\r\nTo: ${to}\r\nSubject: ${subject}\r\nMessage-ID: <${Math.random()}@example.com>\r\n\r\nBy mail.\r\n.`;
  let answer = '';
  await once(socket, 'data');
  for (const line of ['HELO mail.example.com', `MAIL FROM:<${from}>`, `RCPT TO:<${to}>`, 'DATA', mail]) {
    socket.write(`${line}\r\n`);
    [answer = ''] = (await once(socket, 'data')) as [string];
    if (!/^[23]/.test(answer)) break;
  }
  socket.destroy();
  return answer.trim();
}

test('a board gets an address, a mail becomes a card that its members see at once, and a stranger is refused', async ({
  page,
  server,
  login,
  another,
}) => {
  await login('admin');
  const byDevice = { data: { theme: 'system' } };
  await page.request.patch(`${server.url}/api/users/settings`, byDevice);
  await followSystem(page);
  await page.goto(server.url + incoming);
  const boards = page.getByRole('list', { name: 'Addresses of boards' });
  await expect(page.getByText(`A mail server hands mails over to 127.0.0.1, port ${port}.`)).toBeVisible();
  await expect(page.getByText('Nobody verifies senders')).toBeVisible();
  const row = boards.getByRole('listitem').filter({ hasText: 'Engineering' });
  await expect(row.getByText('Off')).toBeVisible();
  const member = await another();
  await followSystem(member);
  const { email } = await test.step('a member has the board open', async () => {
    const person = await login('engineer', member);
    await member.request.patch(`${server.url}/api/users/settings`, byDevice);
    await member.goto(server.url + screens.workspace.href(engineering));
    await boardMenu(member).click();
    await expect(member.getByRole('menuitem', { name: 'Export' })).toBeVisible();
    await expect(member.getByRole('menuitem', { name: 'Mail address' })).toBeHidden();
    await member.keyboard.press('Escape');
    const { user } = await (await member.request.get(`${server.url}/api/auth/current-user`)).json();
    return { ...person, email: user.email as string };
  });

  await row.getByRole('switch', { name: 'Address of Engineering' }).click();
  const address = (await row.getByText(/^tasks\+engineering\.[a-z\d]{12}@in\.example\.com$/).textContent()) ?? '';
  await expect(row.getByRole('switch')).toBeChecked();
  await expectAccessibleInBothThemes(page);

  await pressInBoardMenu(member, 'Mail address');
  const dialog = member.getByRole('dialog', { name: 'Mail address of this board' });
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue(address);
  await expectAccessibleInBothThemes(member);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  expect(await send(address, email, 'Order paper !1')).toMatch(/^250/);
  await expect(member.getByRole('button', { name: /Order paper/ }).first()).toBeVisible();
  expect(await send(address, 'stranger@example.com', 'Buy now')).toMatch(/^550/);

  const log = page.getByRole('list', { name: 'Incoming mails' });
  await page.reload();
  await expect(log.getByRole('listitem')).toHaveCount(2);
  await expect(log.getByRole('listitem').first()).toContainText(
    /Buy now.*stranger@example.com.*No account has the sender’s address\..*Refused/,
  );
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Task', exact: true }).click();
  await expect(log.getByRole('listitem')).toHaveCount(1);
  await expect(log.getByRole('link', { name: 'Open the task' })).toBeVisible();

  await row.getByRole('button', { name: 'New address for Engineering' }).click();
  await page.getByRole('button', { name: 'New address', exact: true }).click();
  await expect(row.getByText(address)).toBeHidden();
  expect(await send(address, email, 'To the old address')).toMatch(/^550 5\.1\.1/);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
});

test('what cannot be loaded or changed says so and can be tried again', async ({ page, server, login }) => {
  await login('admin');
  await page.route('**/api/incoming-mails/setup', (route) => route.fulfill({ status: 500, json: { message: 'Broken.' } }));
  await page.goto(server.url + incoming);
  await expect(page.getByText('The settings of incoming mail could not be loaded.')).toBeVisible();
  await page.unroute('**/api/incoming-mails/setup');
  await page.route('**/api/incoming-mails', (route) => route.abort());
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('The log could not be loaded.')).toBeVisible();
  await page.unroute('**/api/incoming-mails');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Last mails')).toBeVisible();
  await page.route('**/mail-address', (route) => route.fulfill({ status: 500, json: { message: 'Broken.' } }));
  const toggle = page.getByRole('switch', { name: 'Address of HR' });
  await toggle.click();
  await expect(page.getByText('The address could not be changed.').first()).toBeVisible();
  await expect(toggle).not.toBeChecked();
});

// Webhooks in the administration: made, tested, watched, sent again, rotated, paused and deleted; each failing call is shown.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { post, tab } from '#support/admin.ts';
import { expectToast } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, test } from '#support/fixtures.ts';

test.use({ ownServer: { WEBHOOKS_ALLOWED_HOSTS: '127.0.0.1' } });

/** A receiver that answers with the given status. */
async function receiver() {
  const received: { id: string; event: { type: string } }[] = [];
  const state = { status: 204 };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ id: String(request.headers['webhook-id']), event: JSON.parse(body) });
      response.statusCode = state.status;
      response.end(state.status === 204 ? undefined : 'Not today');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received, state, stop: () => server.close() };
}

test('administrators make a webhook, see what it sends, send again, and end it', async ({ page, login }) => {
  test.slow();
  const target = await receiver();
  await login('admin');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await page.goto(tab('webhooks'));
  const main = page.getByRole('main');

  await test.step('an empty list teaches how to receive', async () => {
    await expect(main.getByText('No webhooks yet')).toBeVisible();
    await expect(main.getByText("import { Webhook } from 'standardwebhooks'")).toBeVisible();
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAccessibleInBothThemes(page);
  });

  await test.step('what is wrong is said at its field, and a reload keeps what is typed', async () => {
    await page.getByRole('button', { name: 'New webhook' }).click();
    const dialog = page.getByRole('dialog', { name: 'New webhook' });
    await dialog.getByRole('button', { name: 'Create webhook' }).click();
    await expect(dialog.getByText('Give the webhook a name')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await dialog.getByLabel('Name').fill('Time sheets');
    await dialog.getByLabel('Address').fill('https://10.0.0.7/hook');
    await page.reload();
    await page.getByRole('button', { name: 'New webhook' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Time sheets');
    await dialog.getByRole('button', { name: 'Create webhook' }).click();
    await expect(dialog.getByText('This address leads into a private network.')).toBeVisible();
    await expect(dialog.getByLabel('Address')).toBeFocused();
    await expectAccessibleInBothThemes(page);
    await dialog.getByLabel('Address').fill(target.url);
    await dialog.getByRole('checkbox', { name: 'Comment deleted' }).check();
    await dialog.getByRole('button', { name: 'Create webhook' }).click();
    const secret = page.getByRole('dialog', { name: 'The secret of the webhook' });
    await expect(secret.getByLabel('Secret')).toHaveValue(/^whsec_.{44}$/);
    await secret.getByRole('button', { name: 'Done' }).click();
    await expect(main.getByRole('listitem')).toContainText('Time sheets');
    await expect(main.getByRole('listitem')).toContainText('7 events · Created by Administrator · Nothing delivered yet');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Time sheets');
  });

  await test.step('a test and a change of a task arrive, and appear in the log by themselves', async () => {
    await page.getByRole('button', { name: 'Send a test: Time sheets' }).click();
    await expectToast(page, 'Time sheets accepted the test (204)');
    await page.getByRole('button', { name: 'Deliveries of Time sheets' }).click();
    const log = page.getByRole('list', { name: 'Deliveries, newest first' });
    await expect(log.getByRole('listitem')).toHaveCount(1);
    target.state.status = 500;
    const task = { title: 'Pay the rent', priority: 'P2', columnId: 9, workspaceId: 3, department: 'Engineering' };
    await post(page, '/api/tasks', task);
    await expect(log.getByRole('listitem').first()).toContainText('The receiver answered with an error. (500)');
    await expect(main.getByText('Failing')).toBeVisible();
    await log.getByRole('button', { name: /^Task created/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Task created/ });
    await expect(dialog.getByText('"title": "Pay the rent"')).toBeVisible();
    await expect(dialog.getByText('Not today')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    target.state.status = 204;
    // A start ends the pauses, and the open dialog follows by itself.
    const [made] = (await (await page.request.get('/api/webhooks')).json()) as { id: number }[];
    await page.request.put(`/api/webhooks/${made?.id}`, { data: { state: 'active' } });
    await expect(dialog.getByText('Delivered', { exact: true })).toBeVisible({ timeout: 15_000 });
    const before = target.received.length;
    await dialog.getByRole('button', { name: 'Send again' }).click();
    await expectToast(page, 'It is sent again');
    await expect.poll(() => target.received.length).toBe(before + 1);
    expect(new Set(target.received.slice(1).map(({ id }) => id)).size).toBe(1);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('combobox', { name: 'Which deliveries' }).click();
    await page.getByRole('option', { name: 'Failed' }).click();
    await expect(main.getByText('No delivery has this state.')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the webhooks' }).click();
  });

  await test.step('it says that a restore holds what waits, and where that ends', async () => {
    await page.route('**/api/webhooks', async (route) => {
      const list: object[] = await (await route.fetch()).json();
      await route.fulfill({ json: list.map((webhook) => ({ ...webhook, isHeld: true })) });
    });
    await page.reload();
    await expect(main.getByText('Webhooks are held since a restore')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.unroute('**/api/webhooks');
    await main.getByRole('link', { name: 'Open the server' }).click();
    await expect(page.getByRole('tab', { name: 'Server', exact: true })).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(main.getByRole('listitem').filter({ hasText: 'Created by Administrator' })).toBeVisible();
    await expect(main.getByText('Webhooks are held since a restore')).toBeHidden();
  });

  await test.step('what another administrator changed is not overwritten unseen', async () => {
    const menu = page.getByRole('button', { name: 'Actions for Time sheets' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit webhook' });
    await dialog.getByLabel('Name').fill('Invoices');
    const [webhook] = (await (await page.request.get('/api/webhooks')).json()) as { id: number }[];
    const other = await page.request.put(`/api/webhooks/${webhook?.id}`, { data: { name: 'Somebody else' } });
    expect(other.status()).toBe(200);
    // What was typed outlives a reload, with the version on which it is based.
    await page.reload();
    await page.getByRole('button', { name: 'Actions for Somebody else' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Invoices');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Somebody else has changed this webhook meanwhile.')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue('Invoices');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(main.getByRole('heading', { name: /^Invoices/ })).toBeVisible();
  });

  await test.step('it gets a new secret, is paused, started and deleted; a refusal is told and changes nothing', async () => {
    const menu = page.getByRole('button', { name: 'Actions for Invoices' });
    const choose = async (name: string) => {
      await menu.click();
      await page.getByRole('menuitem', { name }).click();
    };
    await choose('New secret');
    await page.getByRole('alertdialog').getByRole('button', { name: 'New secret' }).click();
    await page.getByRole('dialog', { name: 'The secret of the webhook' }).getByRole('button', { name: 'Done' }).click();
    await expect(main.getByText(/^The old secret also signs until /)).toBeVisible();
    await choose('Pause');
    await expect(main.getByText('Paused', { exact: true })).toBeVisible();
    await choose('Start');
    await expect(main.getByText('Active', { exact: true })).toBeVisible();
    await page.route('**/api/webhooks/*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Broken', error: 'unexpected' } }),
    );
    await choose('Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'The webhook could not be deleted.');
    await page.unroute('**/api/webhooks/*');
    await choose('Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(main.getByText('No webhooks yet')).toBeVisible();
  });
  target.stop();
});

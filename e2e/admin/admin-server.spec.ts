// The state of the server: facts, a backup made now, mails held since a restore, and charts with their tables.
import { tab } from '#support/admin.ts';
import { expectToast } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, test } from '#support/fixtures.ts';
import { isDeep } from '#support/run/deep.ts';

test.use({ ownServer: {} });

test('administrators see how the server is, and back it up', async ({ page, login }) => {
  // Backups leave the processors to everything else, and the run keeps them busy.
  test.setTimeout(300_000);
  await login('admin');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  const points = Array.from({ length: 90 }, (_, n) => ({
    at: new Date(Date.now() - (90 - n) * 60_000).toISOString(),
    ...{
      requests: 40 + ((n * 37) % 90),
      errors: n === 60 ? 3 : 0,
      p95: n < 5 ? null : 12 + ((n * 13) % 40),
      streams: 12,
      mails: 0,
    },
    memory: 180_000_000 + n * 400_000,
  }));
  await page.route('**/api/admin/monitoring', (route) => route.fulfill({ json: { points } }));
  await page.goto(tab('server'));
  await expect(page.getByRole('heading', { name: 'Database', exact: true })).toBeVisible();
  await expect(page.getByText('Embedded', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('No backup yet')).toBeVisible();
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expectToast(page, 'The backup has begun');
  const list = page.getByRole('list', { name: 'The newest backups' });
  // Both take most of a minute of a processor; `scheduled-backups.test.ts` covers their results.
  if (isDeep) {
    await expect(list.getByText(/^tasklane-asked-.*gz$/)).toBeVisible({ timeout: 240_000 });
    await expect(list.getByText('Restore test passed')).toBeVisible({ timeout: 240_000 });
  }

  const chart = page.getByRole('img', { name: /^Requests per minute: last \d+, most \d+$/ });
  await expect(chart).toBeVisible();
  const figure = page.getByRole('figure').filter({ hasText: 'Server errors per minute' });
  await figure.getByText('As a table').click();
  await expect(figure.getByRole('cell', { name: '3', exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(chart).toBeVisible();
});

test('mails that are held are sent or dropped after a question', async ({ page, login }) => {
  await login('admin');
  let held = true;
  await page.route('**/api/admin/status', async (route) => {
    const response = await route.fetch();
    const status = (await response.json()) as { mail: object };
    await route.fulfill({ json: { ...status, mail: { ...status.mail, held, waiting: 4 } } });
  });
  await page.route('**/api/admin/mail-hold/end', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ discard: true });
    held = false;
    await route.fulfill({ json: { waiting: 4 } });
  });
  await page.goto(tab('server'));
  await expect(page.getByText('E-mails are held since a restore')).toBeVisible();
  await page.getByRole('button', { name: 'Discard them' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard them' }).click();
  await expectToast(page, 'The waiting e-mails were discarded');
  await expect(page.getByText('E-mails are held since a restore')).toBeHidden();
});

test('a receiver of the audit log that is behind is shown', async ({ page, login }) => {
  await login('admin');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  const ofLog = [
    { name: 'file', waiting: 0, oldestSeconds: 0, late: false, failure: null },
    { name: 'syslog', waiting: 1_200, oldestSeconds: 1_800, late: true, failure: 'connect ECONNREFUSED 192.0.2.7:6514' },
  ];
  let audit: unknown[] = [];
  await page.route('**/api/admin/status', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...((await response.json()) as object), audit } });
  });
  await page.goto(tab('server'));
  await expect(page.getByRole('heading', { name: 'Jobs', exact: true })).toBeVisible();
  const panel = page.getByRole('region', { name: 'Audit log' });
  await expect(panel).toHaveCount(0);
  audit = ofLog;
  await page.reload();
  await expect(panel.getByText('All sent')).toBeVisible();
  await expect(panel.getByText('Waiting: 1,200, for 30 minutes · connect ECONNREFUSED')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  await expectAccessibleInBothThemes(page);
});

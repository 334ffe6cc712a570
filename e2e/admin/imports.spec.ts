// Import of a table in the administration: file, mapping and preview, run, report and Undo.
import { readFile } from 'node:fs/promises';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
  followSystem,
  screens,
  test,
} from '#support/fixtures.ts';

test.use({ ownServer: false });

test('a table is previewed, mapped, imported, and taken back; what was chosen survives a reload and a failure', async ({
  page,
  login,
  open,
  team,
}) => {
  await login('admin');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await followSystem(page);
  await open(`${screens.admin.href()}?tab=imports`);
  const own = team.department.replaceAll(' ', '');
  const table = ['Nr;Titel;Zustand;Fällig am', `${own}1;${own} oars;Wartet;24.12.2026`, `${own}2;;offen;`].join('\n');
  const pick = (name: string, content: string | Buffer) =>
    page.getByLabel('Choose file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

  await pick('broken.json', '{"cards":[');
  await expect(page.getByRole('alert')).toContainText('The file is damaged');
  await pick('boats.csv', table);
  await expect(page.getByRole('heading', { name: 'Import of boats.csv' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Rows that cannot be imported' })).toContainText('Row 3: It has no title.');
  await page.getByRole('button', { name: 'Import 1 task' }).click();
  await expect(page.getByRole('alert')).toContainText('Please select the board first.');
  await page.getByRole('combobox', { name: 'Where to: Board' }).click();
  await page.getByRole('option', { name: team.department, exact: true }).click();
  const status = page.getByRole('combobox', { name: 'Statuses: Wartet' });
  await status.click();
  await page.getByRole('option', { name: 'Review' }).click();
  await expect(page.getByText('Review · P2')).toBeVisible();
  // A reload keeps the file and everything chosen, the board too.
  await page.reload();
  await expect(status).toHaveText('Review');
  await expect(page.getByText('Review · P2')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoHorizontalScroll(page);

  await page.route('**/api/imports/*/start', (route) => route.abort());
  await page.getByRole('button', { name: 'Import 1 task' }).click();
  await expect(page.getByRole('alert')).toContainText('The import was not started.');
  await expect(status).toHaveText('Review');
  await page.unroute('**/api/imports/*/start');
  await page.getByRole('button', { name: 'Import 1 task' }).click();

  const done = page.getByRole('listitem').filter({ hasText: 'boats.csv' }).first();
  await expect(done).toContainText('1 imported');
  await expect(done).toContainText('1 with a problem');
  const downloaded = page.waitForEvent('download');
  await done.getByRole('button', { name: 'Save problems' }).click();
  expect(await readFile(await (await downloaded).path(), 'utf8')).toContain('3,,It has no title.');
  await expectNoHorizontalScroll(page);

  await done.getByRole('button', { name: 'Undo import of boats.csv' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(done).toContainText('Undone');
});

// Feeds: a calendar of a board is made, opened by a program, and ended.
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
  followSystem,
  screens,
  test,
} from '#support/fixtures.ts';
import { newcomer, openTab } from '#support/settings.ts';

// Each test creates its own person.
test.use({ ownServer: false });

test('a person makes a calendar of a board, a program opens it until it ends', async ({ page, server, open, playwright }) => {
  await newcomer(page, server.url);
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await followSystem(page);
  await open(screens.settings.href());
  await openTab(page, 'Data & Privacy');
  const panel = page.getByRole('region', { name: 'Calendar and feeds' });
  await expect(panel.getByText('No feeds yet')).toBeVisible();

  await panel.getByRole('button', { name: 'New feed' }).click();
  const dialog = page.getByRole('dialog', { name: 'New feed' });
  await dialog.getByLabel('Content').click();
  await page.getByRole('option', { name: 'Tasks of a board as a calendar' }).click();
  await dialog.getByRole('button', { name: 'Create feed' }).click();
  await expect(dialog.getByText('Please select a board')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog.getByLabel('Board', { exact: true }).click();
  await page.getByRole('option', { name: 'Engineering', exact: true }).click();
  await dialog.getByRole('button', { name: 'Create feed' }).click();

  const made = page.getByRole('dialog', { name: 'Your new feed' });
  const address = await made.getByLabel('Address').inputValue();
  expect(address.startsWith(`${server.url}/api/feeds/calendar/`)).toBe(true);
  await expect(made.getByRole('link', { name: 'Open in the calendar program' })).toHaveAttribute('href', /^webcal:/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(panel.getByRole('listitem')).toContainText('Calendar of Engineering');
  await expect(panel.getByRole('listitem')).toContainText('Never opened');
  await expectNoHorizontalScroll(page);

  const program = await playwright.request.newContext();
  const calendar = await program.get(address);
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR/);
  await panel.getByRole('button', { name: 'End Calendar of Engineering' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click();
  await expect(panel.getByText('No feeds yet')).toBeVisible();
  expect((await program.get(address)).status()).toBe(404);
  await program.dispose();
});

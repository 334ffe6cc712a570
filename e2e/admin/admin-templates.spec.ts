// The checklist templates in the administration.
import { dialog, fresh, tab } from '#support/admin.ts';
import { expectToast } from '#support/board.ts';
import { expect, expectAccessible, test } from '#support/fixtures.ts';

test.beforeEach(async ({ login }) => {
  await login('admin');
});

test('makes, views, edits and deletes a template', async ({ page, open }) => {
  await page.route('**/api/checklist-templates', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: [] }) : route.fallback(),
  );
  await open(tab('templates'));
  await expect(page.getByText('No templates yet')).toBeVisible();
  await page.unroute('**/api/checklist-templates');

  const name = fresh('First day');
  await page.getByRole('button', { name: 'Create Template' }).click();
  const editor = dialog(page);
  await editor.getByRole('button', { name: 'Create Template' }).click();
  await expect(editor.getByText('Template name must be at least 3 characters long')).toBeVisible();
  await expect(editor.getByText('Item text is required')).toBeVisible();
  await expect(editor.getByLabel('Name')).toBeFocused();
  await editor.getByRole('button', { name: 'Remove item 1' }).click();
  await expect(editor.getByText('At least one checklist item is required')).toBeVisible();
  await editor.getByLabel('Name').fill(name);
  await editor.getByRole('combobox', { name: 'Department' }).click();
  const options = [
    'All Departments',
    'Marketing',
    'Engineering',
    'HR',
    'Finance',
    'Operations',
    'Sales',
    'Customer Support',
    'Product Management',
  ];
  await expect.poll(async () => (await page.getByRole('option').allTextContents()).slice(0, 9)).toEqual(options);
  await page.getByRole('option', { name: 'Finance' }).click();

  // Enter adds an item, Alt and an arrow move it, Backspace removes an empty one.
  await editor.getByLabel('Item 1', { exact: true }).fill('Desk');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Laptop');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Badge');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(editor.getByLabel('Item 2', { exact: true })).toHaveValue('Badge');
  await expect(editor.getByLabel('Item 2', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor.getByLabel('Item 3', { exact: true })).toHaveValue('');
  await page.keyboard.press('Backspace');
  await expect(editor.getByLabel('Item 3', { exact: true })).toHaveValue('Laptop');
  await editor.getByRole('button', { name: 'Move item 1 down' }).click();
  await expect(editor.getByLabel('Item 1', { exact: true })).toHaveValue('Badge');
  await editor.getByRole('button', { name: 'Add a description to item 1' }).click();
  await editor.getByLabel('Description of item 1').fill('At the reception');
  await editor.getByRole('button', { name: 'Create Template' }).click();
  await expectToast(page, 'Template created');

  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Finance');
  await expect(row).toContainText('3 items');
  await row.getByRole('button', { name: `View ${name}` }).click();
  await expect(dialog(page).getByRole('listitem')).toHaveText(['BadgeAt the reception', 'Desk', 'Laptop']);
  await dialog(page).getByRole('button', { name: 'Edit Template' }).click();
  await editor.getByLabel('Name').fill(' ');
  await editor.getByRole('button', { name: 'Save Changes' }).click();
  await expect(editor.getByText('Please enter a name for the template.')).toBeVisible();
  await editor.getByLabel('Name').fill(`${name} again`);
  await editor.getByRole('combobox', { name: 'Department' }).click();
  await page.getByRole('option', { name: 'All Departments' }).click();

  // With the mouse: the last before the first.
  const handle = editor.locator('li').nth(2).locator('[data-handle]');
  const [from, to] = [await handle.boundingBox(), await editor.locator('li').first().boundingBox()];
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y, { steps: 5 });
  await page.mouse.move(to.x + 60, to.y + 6, { steps: 10 });
  await page.mouse.move(to.x + 60, to.y + 4, { steps: 3 });
  await page.mouse.up();
  await expect(editor.getByLabel('Item 1', { exact: true })).toHaveValue('Laptop');
  const sent = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().includes('/api/checklist-templates/'),
  );
  await editor.getByRole('button', { name: 'Save Changes' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ name: `${name} again`, department: null });
  await expectToast(page, 'Template updated');
  const changed = page.getByRole('row', { name: new RegExp(`${name} again`) });
  await expect(changed).toContainText('All Departments');

  await changed.getByRole('button', { name: `Delete ${name} again` }).click();
  await expect(page.getByRole('alertdialog')).toContainText('This action cannot be undone');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Template deleted');
  await expect(changed).toHaveCount(0);
  // The same button of another template has the focus, or the one that makes the first.
  await expect(page.getByRole('button', { name: /^(Delete |Create Template$)/ }).and(page.locator(':focus'))).toHaveCount(1);
});

test('writes nobody over: who saved a template meanwhile is told, seen, and replaced only on purpose', async ({
  page,
  open,
  server,
}) => {
  const name = fresh('Of two');
  const made = await page.request.post(`${server.url}/api/checklist-templates`, { data: { name, items: [{ text: 'First' }] } });
  const { id } = await made.json();
  await open(tab('templates'));
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const editor = page.getByRole('dialog', { name: 'Edit Template' });
  await editor.getByLabel('Item 1', { exact: true }).fill('Mine');
  const url = `${server.url}/api/checklist-templates/${id}`;
  await page.request.put(url, { data: { name, description: 'A better one', items: [{ text: 'Theirs' }] } });
  await editor.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Failed to update template', 'Somebody else has saved this template meanwhile.');
  const notice = editor.getByRole('region', { name: 'Somebody else has saved this template meanwhile.' });
  await expect(notice).toContainText('What you typed is still here and is not saved.');
  await expect(editor.getByLabel('Item 1', { exact: true })).toHaveValue('Mine');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'See the newer version' }).click();
  const seen = page.getByRole('dialog', { name, exact: true });
  await expect(seen.getByRole('listitem')).toHaveText(['Theirs']);
  await expect(seen).toContainText('A better one');
  await seen.getByRole('button', { name: 'Close' }).last().click();
  await expect(editor.getByLabel('Item 1', { exact: true })).toHaveValue('Mine');
  await notice.getByRole('button', { name: 'Save mine anyway' }).click();
  await expectToast(page, 'Template updated');
  await expect(editor).toHaveCount(0);
  expect(await (await page.request.get(url)).json()).toMatchObject({ items: [{ text: 'Mine' }], version: 3 });

  // A lost response must not conflict with the person's own save.
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await editor.getByLabel('Item 1', { exact: true }).fill('Mine again');
  await page.route('**/api/checklist-templates/*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await editor.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Failed to update template');
  await page.unroute('**/api/checklist-templates/*');
  await editor.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Template updated');
  await expect(editor).toHaveCount(0);
});

test('loses nothing of a template that could not be saved', async ({ page, open }) => {
  await open(tab('templates'));
  await page.getByRole('button', { name: 'Create Template' }).first().click();
  await dialog(page).getByLabel('Name').fill('Kept');
  await dialog(page).getByLabel('Item 1', { exact: true }).fill('This too');
  await page.route('**/api/checklist-templates', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await dialog(page).getByRole('button', { name: 'Create Template' }).click();
  await expectToast(page, 'Failed to create template');
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Kept');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toContainText('Discard this draft?');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog(page).getByLabel('Item 1', { exact: true })).toHaveValue('This too');

  await page.reload();
  await page.getByRole('button', { name: 'Create Template' }).first().click();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Kept');
  await expect(dialog(page).getByLabel('Item 1', { exact: true })).toHaveValue('This too');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Create Template' }).first().click();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('');
});

// The reference of the API: found by search, tried as oneself and with a token, also on a phone, without a session, in both themes.
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
  followSystem,
  screens,
  test,
} from '#support/fixtures.ts';

test.use({ ownServer: false });

test('without a session one finds an endpoint, reads it, and tries it on a phone in both themes', async ({ page }) => {
  await followSystem(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(screens.apiDocs.href());
  await expect(page.getByRole('heading', { level: 1, name: 'API reference' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search endpoints' }).fill('open departments');
  await expect(page.getByRole('link', { name: 'GET /departments', exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Returns the departments/ })).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const answer = page.getByRole('region', { name: 'What the server answered' });
  await expect(answer).toContainText('"Engineering"');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessibleInBothThemes(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('link', { name: 'All endpoints' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search endpoints' })).toHaveValue('open departments');
});

test('a write goes with its own button, in the name that it says; a token is sent without the session', async ({
  page,
  login,
}) => {
  const { username } = await login('engineer');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/users/settings')) writes.push(request.method());
  });
  await page.goto(screens.apiDocs.href('users.updateSettings'));
  const body = page.getByRole('textbox', { name: 'Body (JSON)' });
  await body.fill('{ "compactView": true');
  const send = page.getByRole('button', { name: /^Send PATCH as / });
  await expect(page.getByText(`(${username})`)).toBeVisible();
  await send.click();
  await expect(page.getByText('This is not valid JSON.')).toBeVisible();
  expect(writes).toEqual([]);
  await body.fill('{ "compactView": true }');
  await send.click();
  await expect(page.getByRole('region', { name: 'What the server answered' })).toContainText('"compactView": true');
  expect(writes).toEqual(['PATCH']);
  await page.getByRole('radio', { name: 'With an API token' }).check();
  await page.getByLabel('API token', { exact: true }).fill('tsk_nothing');
  await page.getByRole('button', { name: 'Send PATCH as the token' }).click();
  await expect(page.getByRole('region', { name: 'What the server answered' })).toContainText('token_invalid');
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain('tsk_nothing');
});

test('the page says that the description failed to load, and loads it again', async ({ page }) => {
  await page.route('**/api/openapi.json', (route) => route.abort());
  await page.goto(screens.apiDocs.href());
  await expect(page.getByText('The description of the API could not be loaded.')).toBeVisible();
  await page.unroute('**/api/openapi.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API reference' })).toBeVisible();
});

// A browser with a cached board revalidates it and gets 304.
import { expect, screens, test } from '#support/fixtures.ts';

test.use({ ownServer: false });

test('a board that nobody changed is not sent a second time', async ({ page, login, open, team }) => {
  await login('engineer');
  const address = screens.workspace.href(team.workspaceId);
  const statuses: number[] = [];
  const session = await page.context().newCDPSession(page);
  const asked = new Set<string>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.includes(`/workspaces/${team.workspaceId}/tasks`)) asked.add(requestId);
  });
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    if (asked.has(requestId)) statuses.push(statusCode);
  });
  await open(address);
  await expect.poll(() => statuses).toEqual([200]);
  // A response that is not read to its end is not cached.
  await expect(page.getByRole('region', { name: /^To Do/ })).toBeVisible();
  await open(address);
  await expect.poll(() => statuses.at(-1)).toBe(304);

  // Log out removes it from the disk cache.
  await page
    .getByRole('button', { name: /Ellen Engineer|Your account/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await login('engineer');
  await open(address);
  await expect.poll(() => statuses).toHaveLength(3);
  expect(statuses.at(-1)).toBe(200);
});

test('a page begins the calls of its board before the application is loaded, each once, and none for nobody', async ({
  page,
  login,
  open,
  team,
}) => {
  const person = await login('engineer');
  const address = screens.workspace.href(team.workspaceId);
  const session = await page.context().newCDPSession(page);
  const sent: { path: string; early: boolean }[] = [];
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const { pathname, search } = new URL(request.url);
    const [caller] = initiator.stack?.callFrames ?? [];
    if (pathname.startsWith('/api/')) sent.push({ path: pathname + search, early: caller?.url.endsWith('/start.js') ?? false });
  });
  const board = `/api/workspaces/${team.workspaceId}`;
  const first = ['/api/auth/current-user', '/api/users', '/api/workspaces', `${board}/columns`, `${board}/tasks?fields=card`];
  const noted = () => page.evaluate(() => localStorage.getItem('first-calls'));
  const cards = page.getByRole('region', { name: /^To Do/ });
  await open(address);
  await expect(cards).toBeVisible();
  await expect.poll(noted).not.toBeNull();
  sent.length = 0;
  await open(address);
  await expect(cards).toBeVisible();
  for (const path of first)
    expect(
      sent.filter((each) => each.path === path),
      path,
    ).toEqual([{ path, early: true }]);

  await page.context().clearCookies();
  sent.length = 0;
  await open(address);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await noted()).toBeNull();
  // The answers to nobody are not taken for those to the person.
  await page.getByLabel('Username', { exact: true }).fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(cards).toBeVisible();
});

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

test('a page asks for each part of its board once', async ({ page, login, open, team }) => {
  await login('engineer');
  const sent: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith('/api/')) sent.push(pathname + search);
  });
  const board = `/api/workspaces/${team.workspaceId}`;
  const parts = ['/api/auth/current-user', '/api/users', '/api/workspaces', `${board}/columns`, `${board}/tasks?fields=card`];
  await open(screens.workspace.href(team.workspaceId));
  await expect(page.getByRole('region', { name: /^To Do/ })).toBeVisible();
  for (const part of parts) expect.soft(sent.filter((path) => path === part)).toEqual([part]);
});

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

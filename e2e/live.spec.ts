// What others do is seen at once: without asking again and again, in every tab, after a break, and where there is no stream.
import { card, cardTitle, column, dragTo, expectToast } from './board.ts';
import { expect, test } from './fixtures.ts';
import { newTask } from './tasks.ts';

test.use({ ownServer: false });

/** The requests of a page from now on, by method and path. */
function requestsOf(page: import('@playwright/test').Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return asked;
}

test('a move of somebody else is seen without loading the board, and so is the own one', async ({
  page,
  login,
  another,
  open,
  team,
}) => {
  await login('engineer');
  const colleague = await another();
  await login('colleague', colleague);
  const theirs = await newTask(colleague.request, team, { title: 'Moved by another' });
  const own = await newTask(page.request, team, { title: 'Moved by me' });
  // What happened before the stream was open is asked for once.
  const live = Promise.all(
    ['/api/stream', '/api/events'].map((path) => page.waitForResponse((response) => response.url().includes(path))),
  );
  const asked = requestsOf(page);
  await open(team.board);
  await live;
  // The department was made a moment ago: what is told of that loads the board.
  let before = 0;
  const isQuiet = () => {
    const isSame = before === asked.length;
    before = asked.length;
    return isSame;
  };
  await expect.poll(isQuiet, { intervals: [1_000], timeout: 15_000 }).toBe(true);
  asked.length = 0;
  const moved = await colleague.request.put(`${team.url}/api/tasks/${theirs}/column`, {
    data: { columnId: team.columns.review },
  });
  expect(moved.status()).toBe(200);
  await expect(card(column(page, 'Review'), 'Moved by another')).toBeVisible({ timeout: 3_000 });
  await dragTo(page, card(page, 'Moved by me'), column(page, 'In Progress'));
  await expectToast(page, 'Task moved');
  const renamed = await colleague.request.put(`${team.url}/api/tasks/${own}`, { data: { title: 'Named by another' } });
  expect(renamed.status()).toBe(200);
  await expect(card(column(page, 'In Progress'), 'Named by another')).toBeVisible({ timeout: 3_000 });
  const created = await newTask(colleague.request, team, { title: 'Made by another' });
  await expect(cardTitle(page, 'Made by another')).toBeVisible({ timeout: 3_000 });
  await colleague.request.delete(`${team.url}/api/tasks/${created}`);
  await expect(cardTitle(page, 'Made by another')).toHaveCount(0, { timeout: 3_000 });
  expect(asked.filter((request) => /^GET .*\/(tasks|events)$/.test(request))).toEqual([]);
});

test('a second tab has no stream of its own, and takes it over when the first is closed', async ({ page, login, open, team }) => {
  await login('engineer');
  const stream = page.waitForResponse((response) => response.url().includes('/api/stream'));
  await open(team.board);
  await stream;
  const second = await page.context().newPage();
  const asked = requestsOf(second);
  const known = second.waitForResponse((response) => response.url().includes('/api/events'));
  await open(team.board, second);
  await known;
  await newTask(page.request, team, { title: 'Heard in both tabs' });
  for (const tab of [page, second]) await expect(cardTitle(tab, 'Heard in both tabs')).toBeVisible({ timeout: 3_000 });
  expect(asked.filter((request) => request.endsWith('/api/stream'))).toEqual([]);
  const taken = second.waitForResponse((response) => response.url().includes('/api/stream'));
  await page.close();
  expect((await taken).status()).toBe(200);
  await newTask(second.request, team, { title: 'Heard by the second' });
  await expect(cardTitle(second, 'Heard by the second')).toBeVisible({ timeout: 3_000 });
});

test('what happened during a break comes when the stream is back', async ({ page, login, open, team }) => {
  await login('engineer');
  const stream = page.waitForResponse((response) => response.url().includes('/api/stream'));
  await open(team.board);
  await stream;
  await page.context().setOffline(true);
  await newTask(page.request, team, { title: 'Made meanwhile' });
  const back = page.waitForRequest((request) => /\/api\/stream\?after=/.test(request.url()));
  await page.context().setOffline(false);
  await back;
  await expect(cardTitle(page, 'Made meanwhile')).toBeVisible({ timeout: 10_000 });
});

test('without a stream changes come every few seconds, and it is said', async ({ page, login, open, team }) => {
  await login('engineer');
  await page.route('**/api/stream*', (route) => route.abort());
  await open(team.board);
  await newTask(page.request, team, { title: 'Found by asking' });
  await expect(cardTitle(page, 'Found by asking')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Updates every few seconds')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/stream*');
  await expect(page.getByText('Updates every few seconds')).toHaveCount(0, { timeout: 40_000 });
});

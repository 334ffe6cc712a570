// Tests that other people's changes are seen at once: without polling, in every tab, after a break, and where there is no stream.
import type { Page } from '@playwright/test';
import { card, cardTitle, column, dragTo, expectToast } from '#support/board.ts';
import { expect, screens, test } from '#support/fixtures.ts';
import { newTask, signedInUserId } from '#support/tasks.ts';

test.use({ ownServer: false });

/** The requests of a page from now on, by method and path. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return asked;
}

/** Waits until a page asks for nothing more, and forgets what it has asked: its department was made a moment ago. */
async function untilQuiet(asked: string[]): Promise<void> {
  let before = 0;
  const isQuiet = () => {
    const isSame = before === asked.length;
    before = asked.length;
    return isSame;
  };
  await expect.poll(isQuiet, { intervals: [1_000], timeout: 15_000 }).toBe(true);
  asked.length = 0;
}

/** What a page has loaded of the API. */
const loads = (asked: readonly string[]) => asked.filter((request) => request.startsWith('GET /api/'));

/** A page that has heard of everything until now. */
async function untilLive(page: Page, open: () => Promise<void>): Promise<void> {
  // What happened before the stream was open is asked for once.
  const live = ['/api/stream', '/api/events'].map((path) => page.waitForResponse((response) => response.url().includes(path)));
  await open();
  await Promise.all(live);
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
  const asked = requestsOf(page);
  await untilLive(page, () => open(team.board));
  await untilQuiet(asked);
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

test('the open task, its comments and the notifications follow others without a load; what is half typed and read stays', async ({
  page,
  login,
  another,
  open,
  team,
}) => {
  await login('engineer');
  const colleague = await another();
  await login('colleague', colleague);
  const taskId = await newTask(page.request, team, { title: 'Followed closely', description: 'Old words' });
  const say = async (content: string) => {
    const reply = await colleague.request.post(`${team.url}/api/tasks/${taskId}/comments`, { data: { content } });
    expect(reply.status()).toBe(201);
    return (await reply.json()).id;
  };
  for (let line = 1; line <= 12; line++) await say(`Line ${line}`);
  const asked = requestsOf(page);
  await untilLive(page, () => open(screens.task.href(taskId)));
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  const comments = page.getByRole('list', { name: /Comments?$/ });
  await expect(comments.getByText('Line 12')).toBeVisible();
  await page.getByRole('button', { name: 'Edit description' }).click();
  const typed = page.getByRole('textbox', { name: 'Description' });
  await typed.fill('Half a sent');
  await untilQuiet(asked);

  // Whoever has scrolled up to read stays there, and whoever types keeps the focus and the text.
  await comments.evaluate((list) => list.scrollTo(0, 40));
  const commentId = await say('Said by another');
  await expect(comments.getByText('Said by another')).toBeAttached({ timeout: 3_000 });
  expect(await comments.evaluate((list) => list.scrollTop)).toBe(40);
  const data = {
    title: 'Followed very closely',
    priority: 'P0',
    checklistItems: [{ id: 1, text: 'Ticked by another', completed: true }],
  };
  expect((await colleague.request.put(`${team.url}/api/tasks/${taskId}`, { data })).status()).toBe(200);
  await expect(page.getByRole('button', { name: data.title, exact: true })).toBeVisible({ timeout: 3_000 });
  await expect(page.getByText('Ticked by another')).toBeVisible();
  await expect(typed).toBeFocused();
  await expect(typed).toHaveValue('Half a sent');
  await colleague.request.delete(`${team.url}/api/comments/${commentId}`);
  await expect(comments.getByText('Said by another')).toHaveCount(0, { timeout: 3_000 });
  await page.getByRole('textbox', { name: /comment/i }).fill('Said by me');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expect(comments.getByText('Said by me')).toBeInViewport();
  await colleague.request.put(`${team.url}/api/tasks/${taskId}/column`, { data: { columnId: team.columns.review } });
  await expect(comments.getByText(/^Task moved from To Do to Review/)).toBeVisible({ timeout: 3_000 });
  // The task is in sight, so all of this is read.
  await expect(bell).toHaveAccessibleName('Notifications', { timeout: 5_000 });
  // What is not in sight is read in another tab of the same person.
  const userId = await signedInUserId(page);
  await newTask(colleague.request, team, { title: 'Elsewhere', assigneeId: userId, assignees: [userId] });
  await expect(bell).toHaveAccessibleName(/^Notifications, 1 unread/);
  await page.request.put(`${team.url}/api/notifications/read`);
  await expect(bell).toHaveAccessibleName('Notifications', { timeout: 3_000 });
  expect(loads(asked)).toEqual([]);
});

test('cards of others arrive, go and leave in motion, and a column that is scrolled stays where it is', { tag: '@deep' }, async ({
  another,
  login,
  team,
}) => {
  const page = await another({ reducedMotion: 'no-preference' });
  const colleague = await another();
  await login('engineer', page);
  await login('colleague', colleague);
  const fillers: number[] = [];
  for (let number = 1; number <= 20; number++)
    fillers.push(await newTask(colleague.request, team, { title: `Filler ${number}` }));
  const review = { columnId: team.columns.review };
  const goes = await newTask(colleague.request, team, { title: 'Goes over', ...review });
  const asked = requestsOf(page);
  await untilLive(page, async () => void (await page.goto(team.url + team.board)));
  await expect(cardTitle(page, 'Goes over')).toBeVisible();
  await untilQuiet(asked);
  /** The animations of cards from now on, each with what is animated. */
  const motions = () =>
    page.evaluate(() => {
      const seen: string[] = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (this: HTMLElement, ...given) {
        if (this.matches('.card')) seen.push(this.hasAttribute('data-ghost') ? 'copy' : 'card');
        return animate.apply(this, given);
      };
      Object.assign(window, { seen });
    });
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen.splice(0));
  await motions();
  await colleague.request.put(`${team.url}/api/tasks/${goes}/column`, { data: { columnId: team.columns.inProgress } });
  await expect(card(column(page, 'In Progress'), 'Goes over')).toBeVisible({ timeout: 3_000 });
  await expect.poll(seen).toEqual(['card', 'copy']);
  await expect(page.locator('[data-ghost]')).toHaveCount(0);
  const arrives = await newTask(colleague.request, team, { title: 'Arrives', ...review });
  await expect(card(column(page, 'Review'), 'Arrives')).toBeVisible({ timeout: 3_000 });
  expect(await seen()).toEqual(['card']);
  await colleague.request.delete(`${team.url}/api/tasks/${arrives}`);
  await expect(card(column(page, 'Review'), 'Arrives')).toHaveCount(0, { timeout: 3_000 });
  expect(await seen()).toEqual(['copy']);

  const toDo = column(page, 'To Do').locator('.board-list');
  await toDo.evaluate((list) => list.scrollTo(0, 500));
  const read = card(toDo, 'Filler 8');
  await expect(read).toBeInViewport();
  const before = await read.boundingBox();
  await colleague.request.put(`${team.url}/api/tasks/${goes}/column`, { data: { columnId: team.columns.toDo, order: 0 } });
  await expect(column(page, 'To Do')).toHaveAccessibleName('To Do, 21 tasks', { timeout: 3_000 });
  expect(await read.boundingBox()).toEqual(before);
  expect(await seen()).toEqual(['copy']);
  // A column at its top shows what arrives there, but the card with the focus stays in sight.
  await toDo.evaluate((list) => list.scrollTo(0, 0));
  const inSight = await toDo.locator('.card').evaluateAll((cards) => {
    const bottom = cards[0]?.closest('.board-list')?.getBoundingClientRect().bottom ?? 0;
    return cards.filter((one) => one.getBoundingClientRect().bottom <= bottom).length;
  });
  const last = card(toDo, `Filler ${inSight - 1}`);
  await last.getByRole('button').first().focus();
  /** Its place among all cards of the column, rendered or not. */
  const place = () => last.evaluate((one) => one.closest<HTMLElement>('.board-row')?.offsetTop ?? 0);
  for (const id of fillers.slice(-3)) {
    const before = await place();
    await colleague.request.put(`${team.url}/api/tasks/${id}/column`, {
      data: { columnId: team.columns.toDo, order: -1_000_000 },
    });
    await expect.poll(place, { timeout: 3_000 }).toBeGreaterThan(before);
    await expect(last).toBeInViewport({ ratio: 1 });
  }
  await seen();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await newTask(colleague.request, team, { title: 'At once', ...review });
  await expect(card(column(page, 'Review'), 'At once')).toBeVisible({ timeout: 3_000 });
  expect(await seen()).toEqual([]);
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

// A page that is killed without notice loses nothing of what was done in it: neither what waits for the queue of writes, which loads
// after the first paint, nor what has no answer yet.
import type { Page } from '@playwright/test';
import { card, cardTitle, column } from '#support/board.ts';
import { expect, test } from '#support/fixtures.ts';
import { type Gateway, newGateway } from '#support/gateway.ts';
import { newTask } from '#support/tasks.ts';
import { signIn } from '#support/team.ts';
import { workerReady } from './kept-here.ts';

test.use({ ownServer: false, serviceWorkers: 'allow' });

const queue = /\/assets\/queue-[^/]*\.js$/;

/** The queue's file comes over the network from now on, and does not arrive. */
async function holdQueue(page: Page): Promise<void> {
  await page.evaluate(async (pattern) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (new RegExp(pattern).test(request.url)) await cache.delete(request);
    }
  }, queue.source);
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.context().route(queue, () => undefined);
}

async function kill(page: Page): Promise<void> {
  const killed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await killed;
  await page.close();
}

/** The clock of this page is ahead by as long as pages leave alone what another may still send. */
async function setLater(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 31_000;
  });
}

const moments: Record<string, (page: Page, gateway: Gateway) => Promise<void>> = {
  'right after a start without a server': async (page, gateway) => {
    // Everything that was seen is stored.
    await page.waitForTimeout(4_000);
    gateway.change('refuses');
    await holdQueue(page);
    await page.reload();
  },
  'while nothing is answered': async (_page, gateway) => gateway.change('silent'),
};

for (const [moment, begin] of Object.entries(moments)) {
  test(`what is done ${moment} is done once, although the page is killed`, async ({ another, team }) => {
    const gateway = await newGateway(team.url);
    try {
      const page = await another({ serviceWorkers: 'allow' });
      const api = page.request;
      await signIn(api, gateway.url, await team.person('engineer'));
      const id = await newTask(api, team, { title: 'Moves early' });
      await page.goto(`${gateway.url}${team.board}?task=${id}`);
      const comment = page.getByPlaceholder('Add a comment...');
      await expect(comment).toBeVisible();
      await workerReady(page);
      await begin(page, gateway);

      await comment.fill('Said early');
      await page.getByRole('button', { name: 'Post Comment' }).click();
      await page.keyboard.press('Escape');
      await cardTitle(page, 'Moves early').focus();
      await page.keyboard.press('Shift+ArrowRight');
      await expect(card(column(page, 'In Progress'), 'Moves early')).toBeVisible();
      // It waits behind the move.
      await cardTitle(page, 'Moves early').focus();
      await page.keyboard.press('p');
      await page.getByRole('menuitemcheckbox', { name: 'High' }).press('Enter');
      await expect(card(page, 'Moves early').getByRole('img', { name: 'Priority: High' })).toBeVisible();
      const next = await page.context().newPage();
      await kill(page);

      await page.context().unrouteAll();
      gateway.change('up');
      await setLater(next);
      await next.goto(`${gateway.url}${team.board}`);
      await expect(card(column(next, 'In Progress'), 'Moves early')).toBeVisible();
      const read = async (path: string) => (await api.get(`${team.url}/api/tasks/${id}${path}`)).json();
      await expect.poll(() => read('')).toMatchObject({ status: 'In Progress', priority: 'P1' });
      await expect.poll(async () => JSON.stringify(await read('/comments')).split('Said early').length - 1).toBe(1);
      await expect(next.getByText('Waiting', { exact: true })).toHaveCount(0);
    } finally {
      gateway.close();
    }
  });
}

test('what another tab has taken over while nothing is answered waits once', async ({ another, team }) => {
  const gateway = await newGateway(team.url);
  try {
    const page = await another();
    const api = page.request;
    await signIn(api, gateway.url, await team.person('engineer'));
    const id = await newTask(api, team, { title: 'Said twice' });
    await page.goto(`${gateway.url}${team.board}?task=${id}`);
    const other = await page.context().newPage();
    await setLater(other);
    await other.goto(`${gateway.url}${team.board}?task=${id}`);
    await expect(other.getByPlaceholder('Add a comment...')).toBeVisible();
    // The queue of the other page has loaded.
    await other.waitForTimeout(3_000);
    gateway.change('silent');
    await page.getByPlaceholder('Add a comment...').fill('Said in a tunnel');
    await page.getByRole('button', { name: 'Post Comment' }).click();
    await expect(other.getByText('1 change waits for the server')).toBeVisible();
    gateway.change('refuses');
    await expect(page.getByText('1 change waits for the server')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Post Comment' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Said in a tunnel' })).toHaveCount(1);
    gateway.change('up');
    await expect(page.getByText('1 change waits for the server')).toHaveCount(0, { timeout: 30_000 });
    const said = await (await api.get(`${team.url}/api/tasks/${id}/comments`)).json();
    expect(said.filter(({ content }: { content: string }) => content === 'Said in a tunnel')).toHaveLength(1);
  } finally {
    gateway.close();
  }
});

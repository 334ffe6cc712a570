// Without a network or a server: the product opens, shows what was seen last, and keeps what the person does.
import type { Page } from '@playwright/test';
import { cardTitle } from '#support/board.ts';
import { expect, test } from '#support/fixtures.ts';
import { newGateway } from '#support/gateway.ts';
import { newTask } from '#support/tasks.ts';
import { signIn } from '#support/team.ts';

test.use({ ownServer: false, serviceWorkers: 'allow' });

/** Waits until every file of the product is stored and the worker answers for this page. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
}

/** The titles on the boards that the browser keeps. */
function keptTitles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('tasklane');
      request.onsuccess = () => resolve(request.result);
    });
    const rows = await new Promise<{ key: unknown[]; data: { title: string }[] }[]>((resolve) => {
      const request = db.transaction('seen').objectStore('seen').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    db.close();
    return rows.filter(({ key }) => key[1] === 'board').flatMap(({ data }) => data.map(({ title }) => title));
  });
}

test('a new version waits for a press; a worker whose file is gone goes', async ({ another, team }) => {
  const gateway = await newGateway(team.url);
  try {
    const page = await another({ serviceWorkers: 'allow' });
    await signIn(page.request, gateway.url, await team.person('engineer'));
    await newTask(page.request, { ...team, url: gateway.url }, { title: 'Stays in sight' });
    await page.goto(gateway.url + team.board);
    await expect(cardTitle(page, 'Stays in sight')).toBeVisible();
    await workerReady(page);
    const manifest = await (await page.request.get(`${gateway.url}/manifest.webmanifest`)).json();
    for (const { src } of manifest.icons) expect((await page.request.get(gateway.url + src)).status(), src).toBe(200);
    await page.goto(gateway.url + manifest.shortcuts[0].url);
    await expect(page.getByRole('dialog', { name: 'Create New Task' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/new=/);

    gateway.worker = 'newer';
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const notice = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
    await expect(notice).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await notice.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await expect(notice).toBeHidden();

    gateway.worker = 'gone';
    await page.reload();
    const count = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(count, { timeout: 20_000 }).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  } finally {
    gateway.close();
  }
});

test('without a network and without a server the product opens with what was seen last, and goes on by itself', async ({
  page,
  login,
  another,
  open,
  team,
}) => {
  await login('engineer');
  const id = await newTask(page.request, team, { title: 'Read on the train' });
  const said = { content: 'Said before the tunnel' };
  expect((await page.request.post(`/api/tasks/${id}/comments`, { data: said })).status()).toBe(201);
  await open(team.board);
  await cardTitle(page, 'Read on the train').click();
  await expect(page.getByText(said.content)).toBeVisible();
  await page.keyboard.press('Escape');
  await workerReady(page);
  await expect.poll(() => keptTitles(page)).toContain('Read on the train');

  await page.context().setOffline(true);
  const colleague = await another();
  await login('colleague', colleague);
  await newTask(colleague.request, team, { title: 'Made meanwhile' });
  await page.reload();
  const bar = page.getByRole('status').filter({ hasText: /^Offline, as of \d+:\d\d [AP]M\./ });
  await expect(bar).toBeVisible();
  await cardTitle(page, 'Read on the train').click();
  await expect(page.getByText(said.content)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cardTitle(page, 'Made meanwhile')).toHaveCount(0);

  await page.context().setOffline(false);
  await expect(cardTitle(page, 'Made meanwhile')).toBeVisible({ timeout: 15_000 });
  await expect(bar).toHaveCount(0);
});

// The tests' own routes of calls: requests wait for their handler, and other pages go on.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ ownServer: false });

const call = '/api/departments';

/** Opens a cheap page of the server. */
async function cheap(page: Page, url: string): Promise<Page> {
  await page.goto(`${url}/mark.svg`);
  return page;
}

/** Sends a call from the page. Returns its text, or the name of its error. */
function asked(page: Page, path: string, init?: { method: string; body: string }): Promise<string> {
  return page.evaluate(
    ([to, given]) =>
      fetch(to, given).then(
        (response) => response.text(),
        (error: Error) => error.name,
      ),
    [path, init] as const,
  );
}

test('a request waits for its handler, also if the route is gone meanwhile; other pages go on', async ({
  another,
  page,
  server,
}) => {
  await cheap(page, server.url);
  const other = await cheap(await another(), server.url);
  const real = await asked(other, call);
  const reached = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  await page.route(`**${call}`, async (route) => {
    reached.resolve();
    await gate.promise;
    await route.fulfill({ body: 'late' });
  });
  const waiting = asked(page, call);
  await reached.promise;
  expect(await asked(other, call)).toBe(real);
  await page.unroute(`**${call}`);
  expect(await asked(page, call)).toBe(real);
  gate.resolve();
  expect(await waiting).toBe('late');
  expect(await asked(page, call)).toBe(real);
});

test('a handler changes what is sent, asks the server itself and falls back to the route before it', async ({ page, server }) => {
  await cheap(page, server.url);
  const real = await asked(page, call);
  await page.route('**/api/**', (route) => route.fulfill({ body: 'the first' }));
  await page.route('**/api/nowhere', (route) => route.continue({ url: server.url + call }));
  await page.route('**/api/elsewhere', async (route) => {
    const response = await route.fetch({ url: server.url + call, method: 'GET', headers: {} });
    await route.fulfill({ response });
  });
  await page.route(/\/api\/auth\//, (route) => route.fallback());
  expect(await asked(page, '/api/nowhere')).toBe(real);
  expect(await asked(page, '/api/elsewhere', { method: 'POST', body: '{}' })).toBe(real);
  expect(await asked(page, '/api/auth/current-user')).toBe('the first');
  await page.unrouteAll();
  expect(await asked(page, call)).toBe(real);
});

test('a route holds as soon as it is set, also in a page that is busy', async ({ page, server }) => {
  await cheap(page, server.url);
  for (const round of ['first', 'second']) {
    await page.evaluate((to) => {
      const statuses: Promise<string>[] = [];
      const busy = () => {
        for (const end = performance.now() + 60; performance.now() < end; );
        setTimeout(busy);
      };
      setTimeout(busy);
      const ask = () => void statuses.push(fetch(to).then((response) => response.text()));
      document.addEventListener('keydown', ask, { once: true });
      Object.assign(window, { statuses });
    }, call);
    await page.route(`**${call}`, (route) => route.fulfill({ body: round }));
    await page.keyboard.press('a');
    expect(await page.evaluate(() => Promise.all((window as unknown as { statuses: Promise<string>[] }).statuses))).toEqual([
      round,
    ]);
    await page.unroute(`**${call}`);
  }
});

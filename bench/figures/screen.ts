// The screen in Chromium: transferred bytes, warm navigation, size, lifting a card, filtering.
import { gzipSync } from 'node:zlib';
import { screens } from '@app/contract/screens.ts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { contextOf, filterKeys, inChromium, navigate, openFilter, type PageUrls } from '#chromium.ts';
import { startedBrowser } from '#figures/started-browser.ts';
import { median } from '#measure.ts';
import { boards, idleTime, navigations, viewport } from '#settings.ts';
import type { Stage } from '#stage.ts';
import { durationRow, maximumRow, type Row } from '#table.ts';

const targets = { dom: 4, nodes: 2_500, heap: 40, lift: 32, filter: 100, auth: 170, board: 260, css: 25, again: 2 };

export async function screen(stage: Stage): Promise<Row[]> {
  return inChromium(async (browser) => {
    const rows = await transferred(browser, stage);
    for (const { workspaceId, cards } of [boards.usual, boards.large])
      rows.push(...(await onBoard(browser, stage, workspaceId, cards)));
    return [...rows, ...(await startedBrowser(stage))];
  });
}

/** Returns the compressed size of the scripts and styles requested until the screen appeared. */
async function transferred(browser: Browser, stage: Stage): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, url, workspaceId, shown] of [
    ['auth', screens.auth.href(), undefined, 'form'],
    ['board', screens.workspace.href(boards.usual.workspaceId), boards.usual.workspaceId, '[data-task]'],
  ] as const) {
    const context = await contextOf(browser, stage, workspaceId);
    const page = await context.newPage();
    await page.addInitScript((selector) => window.bench.watchShown(selector), shown);
    const sizes = new Map<string, { type: string; size: number }>();
    const sized: Promise<void>[] = [];
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type !== 'script' && type !== 'stylesheet') return;
      const body = response.body().then(
        (content) => {
          sizes.set(response.url(), { type, size: gzipSync(content, { level: 9 }).length / 1024 });
        },
        (error: unknown) => {
          // What comes after the screen is not counted, and may still come while the page is closed.
          if (!page.isClosed()) throw error;
        },
      );
      sized.push(body);
    });
    await page.goto(stage.product.base + url);
    await page.waitForFunction(() => window.bench.shownAt > 0);
    await Promise.all(sized);
    // Excludes requests after the screen appeared, even if a slow browser reports the screen later.
    const asked = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < window.bench.shownAt)
        .map((entry) => entry.name),
    );
    await context.close();
    const sum = (type: string) =>
      asked.map((from) => sizes.get(from)).reduce((all, of) => all + (of?.type === type ? of.size : 0), 0);
    rows.push(maximumRow(`first screen ${name}, JavaScript gzip`, sum('script'), targets[name], 'KiB'));
    rows.push(maximumRow(`first screen ${name}, CSS gzip`, sum('stylesheet'), targets.css, 'KiB'));
  }
  return rows;
}

interface ScreenSnapshot {
  painted: number;
  nodes: number;
  heap: number;
  lift: number;
  filter: number;
}

interface Target extends PageUrls {
  context: BrowserContext;
  openFilter: (page: Page) => Promise<void>;
}

async function onBoard(browser: Browser, stage: Stage, workspaceId: number, cards: number): Promise<Row[]> {
  const ours: Target = {
    context: await contextOf(browser, stage, workspaceId),
    url: stage.product.base + screens.workspace.href(workspaceId),
    blank: `${stage.product.base}/livez`,
    openFilter,
  };
  const dom: Target = {
    context: await contextOf(browser, stage),
    url: `${stage.limits.base}/page/${workspaceId}`,
    blank: `${stage.limits.base}/blank`,
    openFilter: (page) => page.locator('#filter').focus(),
  };
  const pages = [await ours.context.newPage(), await dom.context.newPage()] as const;
  const painted: [number[], number[]] = [[], []];
  for (let time = 0; time <= navigations; time++) {
    for (const [at, target] of [ours, dom].entries()) {
      const took = await navigate(pages[at as 0 | 1], target);
      // The first navigation fills the browser's cache.
      if (time > 0) painted[at as 0 | 1].push(took);
    }
  }
  const again = await boardAgain(pages[0], ours);
  const [a, b] = [await look(pages[0], ours, median(painted[0])), await look(pages[1], dom, median(painted[1]))];
  await ours.context.close();
  await dom.context.close();
  const name = `${cards} cards`;
  return [
    durationRow(`${name}: warm navigation to all visible cards (L-dom)`, a.painted, b.painted, targets.dom),
    maximumRow(
      `${name}: the board's answer on a warm navigation (304: ${again.unchanged ? 'yes' : 'no'})`,
      again.kilobytes,
      targets.again,
      'KiB',
    ),
    maximumRow(`${name}: DOM elements (L-dom)`, a.nodes, targets.nodes, '', b.nodes),
    maximumRow(`${name}: JS heap (L-dom)`, a.heap, targets.heap, 'MB', b.heap),
    maximumRow(`${name}: lift to first frame of a drag (L-dom)`, a.lift, targets.lift, 'ms', b.lift),
    maximumRow(`${name}: key to filtered cards painted (L-dom)`, a.filter, targets.filter, 'ms', b.filter),
  ];
}

/** Measures the transferred bytes for a cached and unchanged board. */
async function boardAgain(page: Page, target: Target): Promise<{ unchanged: boolean; kilobytes: number }> {
  const session = await target.context.newCDPSession(page);
  const asked = new Set<string>();
  const again = { unchanged: false, kilobytes: 0 };
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/\/tasks\?fields=card$/.test(request.url)) asked.add(requestId);
  });
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    if (asked.has(requestId)) again.unchanged = statusCode === 304;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) again.kilobytes += encodedDataLength / 1024;
  });
  await navigate(page, target);
  await session.detach();
  return again;
}

async function look(page: Page, { context, openFilter }: Target, painted: number): Promise<ScreenSnapshot> {
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const lift: number[] = [];
  for (let time = 0; time < 5; time++) lift.push(await liftCard(page));
  await openFilter(page);
  return { painted, nodes, heap: usedSize / 1_000_000, lift: median(lift), filter: await filterKeys(page) };
}

async function liftCard(page: Page): Promise<number> {
  const box = await page.locator('[data-task]').nth(2).boundingBox();
  if (!box) throw new Error('there is no card to lift');
  await page.evaluate(() => window.bench.watchLift());
  const [x, y] = [box.x + box.width / 2, box.y + box.height - 12];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 4; step++) await page.mouse.move(x + step * 6, y + step * 3);
  await page.waitForTimeout(idleTime / 2);
  // A drop outside of the columns returns the card.
  await page.mouse.move(viewport.width / 2, 4);
  await page.mouse.up();
  await page.waitForTimeout(idleTime / 2);
  return page.evaluate(() => window.bench.liftTook);
}

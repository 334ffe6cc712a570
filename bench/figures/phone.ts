// A slow phone: the first visits with an empty cache, the second one, and the presses on a large board.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { screens } from '@app/contract/screens.ts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { contextWith, inChromium, inStartedChromium, openFilter } from '#chromium.ts';
import { median } from '#measure.ts';
import { boards, idleTime, slowPhone } from '#settings.ts';
import { openSlowNetwork } from '#slow-network.ts';
import { type Stage, sessionsOf } from '#stage.ts';
import { maximumRow, type Row } from '#table.ts';

const phoneOptions = { viewport: slowPhone.viewport, hasTouch: true };
/** Milliseconds until a browser has written what it keeps. */
const written = 1_500;
const targets = { signIn: 1_500, board: 2_200, again: 800, press: 200 };

export function phone(stage: Stage): Promise<Row[]> {
  return inChromium(async (browser) => [...(await visits(browser, stage)), await presses(browser, stage)]);
}

async function visits(browser: Browser, stage: Stage): Promise<Row[]> {
  const { workspaceId, cards } = boards.small;
  const network = await openSlowNetwork(stage.product.base, slowPhone);
  const [session] = await sessionsOf(stage, workspaceId, 1);
  const signIn: number[] = [];
  const first: number[] = [];
  const second: number[] = [];
  try {
    for (let round = 0; round < slowPhone.rounds; round++) {
      await withPhone(browser, network.base, undefined, async (context) =>
        signIn.push(await largestPaint(context, network.base)),
      );
      await withPhone(browser, network.base, session, async (context) => {
        const url = network.base + screens.workspace.href(workspaceId);
        first.push(await cardsPainted(await slowPage(context), url));
      });
      const again = await secondVisit(network.base, session);
      if (again !== null) second.push(again);
    }
  } finally {
    network.close();
  }
  return [
    maximumRow('slow phone, first visit: largest paint of the sign-in', median(signIn), targets.signIn, 'ms'),
    maximumRow(`slow phone, first visit: cards of a board of ${cards}`, median(first), targets.board, 'ms'),
    maximumRow(`slow phone, second visit: cards of a board of ${cards}`, median(second), targets.again, 'ms'),
  ];
}

async function withPhone(
  browser: Browser,
  base: string,
  session: string | undefined,
  work: (context: BrowserContext) => unknown,
) {
  const context = await contextWith(browser, base, session, phoneOptions);
  await work(context);
  await context.close();
}

/** Starts a browser twice with one folder, as only then it keeps what it has compiled. */
async function secondVisit(base: string, session: string | undefined): Promise<number | null> {
  const folder = mkdtempSync(join(tmpdir(), 'tasklane-phone-'));
  const url = base + screens.workspace.href(boards.small.workspaceId);
  const visit = (after?: (page: Page) => Promise<void>) =>
    inStartedChromium(
      folder,
      { base, cookie: session },
      async (page) => {
        await slowDown(page);
        const painted = await cardsPainted(page, url);
        await after?.(page);
        return painted;
      },
      phoneOptions,
    );
  try {
    await visit(isStored);
    return await visit();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function largestPaint(context: BrowserContext, base: string): Promise<number> {
  const page = await slowPage(context);
  await page.goto(base + screens.auth.href());
  await page.locator('form').waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}

/** Returns the milliseconds from the start of the navigation until the last visible card is painted. */
async function cardsPainted(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction((still) => window.bench.cardsAt > 0 && performance.now() - window.bench.cardsAt > still, idleTime);
  return page.evaluate(() => window.bench.cardsAt);
}

/** Waits until the service worker has stored the files for the next visit. */
async function isStored(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForTimeout(written);
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await slowDown(page);
  return page;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.slower });
}

/** The 98th percentile from a key or a press to the next paint, over what people do on a board, as browsers report it to a page. */
async function presses(browser: Browser, stage: Stage): Promise<Row> {
  const { workspaceId, cards } = boards.large;
  const [session] = await sessionsOf(stage, workspaceId, 1);
  const context = await contextWith(browser, stage.product.base, session);
  const page = await slowPage(context);
  await page.goto(stage.product.base + screens.workspace.href(workspaceId));
  await page.locator('[data-task]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.bench.watchPresses());
  let count = 0;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    await page.waitForTimeout(idleTime);
    count++;
  };
  const click = async (at: number) => {
    await page
      .locator('[data-task]')
      .nth(at)
      .click({ position: { x: 40, y: 20 } });
    await page.waitForTimeout(idleTime);
    count++;
  };
  for (let round = 0; round < 5; round++) {
    await click(round);
    await press('Escape');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'Enter', 'Escape']) await press(key);
    await page.locator('[role=dialog]').waitFor({ state: 'hidden' });
    await openFilter(page);
    for (const key of [...'review', ...Array.from('review', () => 'Backspace'), 'Escape']) await press(key);
  }
  const took = await page.evaluate(() => window.bench.presses());
  await context.close();
  // What took less than a frame is not reported.
  const all = [...took, ...Array.from({ length: Math.max(0, count - took.length) }, () => 0)].sort((a, b) => a - b);
  const figure = `${cards} cards, ${slowPhone.slower} times slower: a key or a press to the next paint, p98 of ${all.length}`;
  return maximumRow(figure, all[Math.ceil(all.length * 0.98) - 1] ?? Number.NaN, targets.press, 'ms');
}

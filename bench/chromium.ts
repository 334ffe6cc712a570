// Drives Chromium with the probe in its pages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { median } from '#measure.ts';
import { idleTime, viewport } from '#settings.ts';
import { type Stage, sessionsOf } from '#stage.ts';
import { findChromium } from '../scripts/chromium.mjs';

const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const probe = readFileSync(join(import.meta.dirname, 'figures/probe.js'), 'utf8');
const typed = 'rev';

/** Runs the work in a new browser; returns no rows without a Chromium. */
export async function inChromium<T>(work: (browser: Browser) => Promise<T[]>): Promise<T[]> {
  const executablePath = await findChromium();
  if (executablePath === null) return [];
  const browser = await chromium.launch({ executablePath, args: flags });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Starts a browser with the cache of a folder and gives its page to the work; returns null without a Chromium. */
export async function inStartedChromium<T>(
  folder: string,
  { base, cookie }: { base: string; cookie: string | undefined },
  work: (page: Page) => Promise<T>,
  given?: BrowserContextOptions,
): Promise<T | null> {
  const executablePath = await findChromium();
  if (executablePath === null) return null;
  const options = { executablePath, args: flags, viewport, reducedMotion: 'reduce', ...given } as const;
  const context = await chromium.launchPersistentContext(folder, options);
  try {
    await prepare(context, base, cookie);
    return await work(context.pages()[0] ?? (await context.newPage()));
  } finally {
    await context.close();
  }
}

/** Creates a browser context with the probe in its pages, signed in as a member of the given workspace. */
export async function contextOf(browser: Browser, stage: Stage, workspaceId?: number): Promise<BrowserContext> {
  const [cookie] = workspaceId === undefined ? [] : await sessionsOf(stage, workspaceId, 1);
  return contextWith(browser, stage.product.base, cookie);
}

/** Creates a browser context with the probe in its pages and a session of the server. */
export async function contextWith(
  browser: Browser,
  base: string,
  cookie?: string,
  options?: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', ...options });
  await prepare(context, base, cookie);
  return context;
}

async function prepare(context: BrowserContext, base: string, cookie: string | undefined): Promise<void> {
  if (cookie !== undefined) {
    const pairs = cookie.split('; ').map((pair) => pair.split('='));
    await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url: base })));
  }
  await context.addInitScript(probe);
}

export interface PageUrls {
  /** The page, and an empty page of the same origin. */
  url: string;
  blank: string;
}

/** Returns the milliseconds from the start of the navigation until the last visible card or row is painted. */
export async function navigate(page: Page, { url, blank }: PageUrls): Promise<number> {
  await page.goto(blank);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction((still) => window.bench.cardsAt > 0 && performance.now() - window.bench.cardsAt > still, idleTime);
  return page.evaluate(() => window.bench.cardsAt);
}

/** Opens the filter of the board or the list and focuses its text field. */
export async function openFilter(page: Page): Promise<void> {
  await page.keyboard.press('f');
  await page.locator('[role=dialog] input:not([type=checkbox])').first().focus();
}

/** Returns the median milliseconds from a key in the focused field until the result is painted, while a word is typed and deleted. */
export async function filterKeys(page: Page): Promise<number> {
  const took: number[] = [];
  for (const key of [...typed, ...[...typed].map(() => 'Backspace')]) {
    await page.waitForTimeout(idleTime);
    await page.evaluate(() => window.bench.watchKey());
    await page.keyboard.press(key);
    await page.waitForTimeout(idleTime);
    took.push(await page.evaluate(() => window.bench.keyTook));
  }
  return median(took);
}

/** Returns the 95th percentile of milliseconds between frames while scrolling 120 frames of 240 px. */
export function scrollFrames(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((scroller) => window.bench.scroll(scroller));
}

declare global {
  interface Window {
    bench: {
      shownAt: number;
      cardsAt: number;
      liftTook: number;
      keyTook: number;
      watchShown(selector: string): void;
      watchLift(): void;
      watchKey(): void;
      watchPresses(): void;
      /** The milliseconds of each key and press since then that took longer than a frame. */
      presses(): number[];
      scroll(element: Element): Promise<number>;
    };
  }
}

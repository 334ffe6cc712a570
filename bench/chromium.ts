// Chromium with the probe in its pages: how the product is opened and used in it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { median } from '#measure.ts';
import { quiet, viewport } from '#numbers.ts';
import { type Stage, sessionsOf } from '#stage.ts';
import { findChromium } from '../scripts/chromium.mjs';

const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const probe = readFileSync(join(import.meta.dirname, 'figures/probe.js'), 'utf8');
const typed = 'rev';

/** Runs the work in a browser of its own; no rows where there is none. */
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

/** A context of the browser, signed in to a workspace where one is given, with the probe in each of its pages. */
export async function contextOf(browser: Browser, stage: Stage, workspaceId?: number): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  if (workspaceId !== undefined) {
    const [cookie = ''] = await sessionsOf(stage, workspaceId, 1);
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: stage.product.base }]);
  }
  await context.addInitScript(probe);
  return context;
}

export interface Shown {
  /** The page, and one of the same origin that shows nothing. */
  url: string;
  blank: string;
}

/** Milliseconds from the start of the navigation until the last visible card or row was painted. */
export async function navigate(page: Page, { url, blank }: Shown): Promise<number> {
  await page.goto(blank);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction((still) => window.bench.cardsAt > 0 && performance.now() - window.bench.cardsAt > still, quiet);
  return page.evaluate(() => window.bench.cardsAt);
}

/** Opens the filter of the board or the list, its text field focused. */
export async function openFilter(page: Page): Promise<void> {
  await page.keyboard.press('f');
  await page.locator('[role=dialog] input:not([type=checkbox])').first().focus();
}

/** Milliseconds from a key in the focused field until what it leaves was painted; the median of a word typed and taken back. */
export async function filterKeys(page: Page): Promise<number> {
  const took: number[] = [];
  for (const key of [...typed, ...[...typed].map(() => 'Backspace')]) {
    await page.waitForTimeout(quiet);
    await page.evaluate(() => window.bench.watchKey());
    await page.keyboard.press(key);
    await page.waitForTimeout(quiet);
    took.push(await page.evaluate(() => window.bench.keyTook));
  }
  return median(took);
}

/** Milliseconds between frames while the scroller runs 120 frames of 240 px down; the 95th of a hundred. */
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
      scroll(element: Element): Promise<number>;
    };
  }
}

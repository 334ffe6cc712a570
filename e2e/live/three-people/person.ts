// One of the people of a board: a browser behind a gateway, what the screen said, and everything that the person did.
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { type Gateway, newGateway } from '#support/gateway.ts';
import { type Person as Account, signIn } from '#support/team.ts';
import { type Random, randomOf } from './random.ts';

export type Kind = 'move' | 'title' | 'line' | 'priority' | 'tick' | 'comment' | 'create' | 'remove';

/** One thing that a person tried. */
export interface Act {
  who: string;
  kind: Kind;
  at: number;
  taskId: number;
  /** What was written, unique where it is a text, else the value that was set. */
  value: string;
  network: string;
  /** `done`: the screen shows it. `failed`: the screen said that it was not done. `none`: it could not be tried. */
  outcome: 'done' | 'failed' | 'none';
  note?: string;
}

export interface Person {
  name: string;
  phone: boolean;
  page: Page;
  context: BrowserContext;
  gateway: Gateway;
  random: Random;
  acts: Act[];
  /** The messages that the screen has shown. */
  said: { at: number; text: string; isError: boolean }[];
  /** Errors of the page. */
  problems: string[];
}

interface PersonOptions {
  browser: Browser;
  seed: number;
  servers: string[];
  board: string;
}

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const usual = { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce', serviceWorkers: 'allow' } as const;

/** Opens a browser of a person and their board. */
export async function newPerson(
  { browser, seed, servers, board }: PersonOptions,
  { name, account, isPhone }: { name: string; account: Account; isPhone: boolean },
): Promise<Person> {
  const gateway = await newGateway(...servers);
  const context = await browser.newContext({ ...usual, ...(isPhone ? phone : desktop) });
  const page = await context.newPage();
  const random = randomOf(seed, name);
  const person: Person = { name, phone: isPhone, page, context, gateway, random, acts: [], said: [], problems: [] };
  let isStored = false;
  await page.exposeFunction('tellTest', (text: string, isError: boolean) => {
    person.said.push({ at: Date.now(), text, isError });
  });
  await page.addInitScript(watchMessages);
  page.on('pageerror', (error) => person.problems.push(String(error)));
  // Every file of the product is stored in the browser by then.
  page.on('requestfailed', (request) => {
    if (isStored && request.url().includes('/assets/')) person.problems.push(`not from the browser: ${request.url()}`);
  });
  await signIn(page.request, gateway.url, account);
  await page.goto(gateway.url + board);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
  isStored = true;
  return person;
}

/** Tells the test of every message that appears. Runs in the page. */
function watchMessages(): void {
  const reported = new WeakSet<Element>();
  const look = () => {
    for (const item of document.querySelectorAll('#messages li, [role=alert]')) {
      if (reported.has(item) || item.textContent === '') continue;
      reported.add(item);
      const isError = item.classList.contains('toast-destructive');
      void (window as unknown as { tellTest(text: string, isError: boolean): void }).tellTest(item.textContent ?? '', isError);
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Presses with the finger or the mouse. */
export function press({ phone: isPhone }: Person, what: Locator): Promise<void> {
  return isPhone ? what.tap({ timeout: actionTimeout }) : what.click({ timeout: actionTimeout });
}

/** How long a person waits for a part of the screen before trying something else. */
export const actionTimeout = 4_000;

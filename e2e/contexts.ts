// The browser context in which the tests of a server take place one after the other: emptied in between, with a warm cache and process.
import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContext } from '@playwright/test';

export interface KeptContext {
  context: BrowserContext;
  /** Says whether it was made with these options of `test.use`; not after a test that changed what no closing of pages takes back. */
  serves(options: object): boolean;
  /** Closes the pages of a test, and forgets what they stored. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
  'setStorageState',
];
const lastingOfClock = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'];
const stored = 'local_storage,indexeddb,cache_storage,service_workers,websql,file_systems';

/** A context as the test that asks would get one, for the pages of that server. A page that shows a picture of it stays open, and with it the process of all others. */
export async function newKeptContext(browser: Browser, url: string, made: object): Promise<KeptContext> {
  const context = await browser.newContext();
  const keeper = await context.newPage();
  await keeper.goto(`${url}/mark.svg`);
  const session = await context.newCDPSession(keeper);
  let spoiled = false;
  const spoil = () => {
    spoiled = true;
  };
  watch(context, lasting, spoil);
  watch(context.clock, lastingOfClock, spoil);
  return {
    context,
    serves: (options) => !spoiled && isDeepStrictEqual(options, made),
    async empty() {
      const others = context.pages().filter((page) => page !== keeper);
      await Promise.all(others.map((page) => page.close()));
      await Promise.all([
        context.clearCookies(),
        context.clearPermissions(),
        session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: stored }),
      ]);
    },
    close: () => context.close(),
  };
}

/** Calls `then` whenever one of these methods is called. */
function watch(object: object, names: readonly string[], then: () => void): void {
  for (const name of names) {
    const method: unknown = Reflect.get(object, name);
    if (typeof method !== 'function') continue;
    Reflect.set(object, name, (...given: unknown[]) => {
      then();
      return Reflect.apply(method, object, given);
    });
  }
}

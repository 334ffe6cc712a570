// The browser context that the tests of a server share: cleared between tests, with a warm cache and process.
import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContext } from '@playwright/test';

export interface ReusableContext {
  context: BrowserContext;
  /** Whether it has these options of `test.use` and no test has changed it permanently. */
  serves(options: object): boolean;
  /** Clears the storage of its pages, without the cookies. */
  forget(): Promise<void>;
  /** Closes the pages of a test and clears their storage and cookies. */
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

/** Creates a context with the test's options. A page of the server stays open, which keeps the renderer process alive. */
export async function newReusableContext(browser: Browser, url: string, made: object): Promise<ReusableContext> {
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
  async function forget(): Promise<void> {
    await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: stored });
  }
  return {
    context,
    serves: (options) => !spoiled && isDeepStrictEqual(options, made),
    forget,
    async empty() {
      const others = context.pages().filter((page) => page !== keeper);
      await Promise.all(others.map((page) => page.close()));
      await Promise.all([context.clearCookies(), context.clearPermissions(), forget()]);
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

// The browser contexts that the tests of a worker share: cleared between tests, with a warm cache and process.
import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContext } from '@playwright/test';

export interface ReusableContext {
  context: BrowserContext;
  /** Whether no test has closed it or changed it permanently. */
  isReusable(): boolean;
  /** Whether it has these options and is reusable. */
  serves(options: object): boolean;
  /** Clears the storage of its pages, without the cookies. */
  forget(): Promise<void>;
  /** Closes the pages of a test and clears their storage and cookies. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** Contexts that no test uses at the moment. */
export interface Contexts {
  /** Returns a clean context with these options, which `browser.newContext` has by itself or is given. */
  take(browser: Browser, url: string, options: object, given?: Parameters<Browser['newContext']>[0]): Promise<ReusableContext>;
  /** Cleans the context for another test, or closes it if it cannot be reused. */
  giveBack(context: ReusableContext): Promise<void>;
  close(): Promise<void>;
}

/** Each has a process of its own. */
const mostFree = 5;

/** Returns the contexts of a worker. A new one would load and compile every file of the web again, which costs two seconds. */
export function newContexts(): Contexts {
  const free: ReusableContext[] = [];
  return {
    async take(browser, url, options, given) {
      const wanted = { url, ...options, ...given };
      const found = free.findLastIndex((each) => each.serves(wanted));
      return free.splice(found, found < 0 ? 0 : 1)[0] ?? (await newReusableContext(browser, url, wanted, given));
    },
    async giveBack(context) {
      if (!context.isReusable()) return context.close();
      await context.empty();
      free.push(context);
      if (free.length > mostFree) await free.shift()?.close();
    },
    async close() {
      for (const each of free.splice(0)) await each.close();
    },
  };
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
export async function newReusableContext(
  browser: Browser,
  url: string,
  made: object,
  given?: Parameters<Browser['newContext']>[0],
): Promise<ReusableContext> {
  const context = await browser.newContext(given);
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
  context.once('close', spoil);
  return {
    context,
    isReusable: () => !spoiled,
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

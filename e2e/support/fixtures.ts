// Fixtures of screen tests: server, people, sign-in, console errors.

import { screens } from '@app/contract/screens.ts';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { routeCallsAlone } from './call-routes.ts';
import { type Contexts, newContexts, type ReusableContext } from './contexts.ts';
import { type Environment, type Hosts, newHosts } from './hosts.ts';
import { processorSeconds } from './run/processor-time.ts';
import type { Server } from './server.ts';
import { firstTeam, type Host, newTeam, type Person, type Role, signIn, type Team } from './team.ts';

export { expectAccessible, expectAccessibleInBothThemes, expectNoHorizontalScroll, followSystem } from './accessible.ts';
export type { Team } from './team.ts';
export { expect, screens };

/** In a new database, workspace and department 3 are Engineering, 2 are HR. */
export const engineering = 3;

interface Options {
  /**
   * False: the test shares the server of its worker and gets a new department with people (`team`). Variables: the file
   * gets its own server with these variables, a new database, and the first departments and people.
   */
  ownServer: Environment | false;
}

interface Fixtures {
  /** Returns a context with the options of the test and the given ones, until the test ends. */
  reusable(given?: Parameters<Browser['newContext']>[0]): Promise<ReusableContext>;
  /** Notes what the test costs for the summary of the run. */
  cost: undefined;
  host: Host;
  server: Server;
  /** The department of the test and its people. */
  team: Team;
  /** Signs the page in. */
  login(role: Role, page?: Page): Promise<Person>;
  /** Opens a URL of `screens` and waits for its title. */
  open(address: string, page?: Page): Promise<void>;
  /** Opens a page with separate cookies, as in another browser. */
  another(options?: Parameters<Browser['newContext']>[0]): Promise<Page>;
}

/** The seconds of this worker that the tests before have used. Starting the worker and its servers belongs to the next test. */
let counted = 0;

export const test = base.extend<Options & Fixtures, { hosts: Hosts; contexts: Contexts }>({
  ownServer: [{}, { option: true }],
  contexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
    async ({}, use) => {
      const contexts = newContexts();
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
    async ({}, use) => {
      const hosts = newHosts();
      await use(hosts);
      await hosts.close();
    },
    { scope: 'worker' },
  ],
  cost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
    async ({}, use, info) => {
      await use(undefined);
      const now = processorSeconds();
      info.annotations.push({ type: 'processor', description: (now - counted).toFixed(2) });
      counted = now;
    },
    { auto: true },
  ],
  host: [
    async ({ hosts, ownServer }, use, { file }) => use(ownServer ? await hosts.of(file, ownServer) : await hosts.shared()),
    { timeout: 90_000 },
  ],
  server: async ({ host }, use) => use(host.server),
  team: async ({ host, ownServer }, use) => {
    const team = ownServer ? firstTeam(host) : await newTeam(host);
    await use(team);
    await team.leave();
  },
  baseURL: async ({ server }, use) => use(server.url),
  reusable: async (
    { browser, contexts, server, hasTouch, isMobile, locale, permissions, serviceWorkers, timezoneId, viewport },
    use,
  ) => {
    const options = { hasTouch, isMobile, locale, serviceWorkers, timezoneId, viewport };
    const taken: ReusableContext[] = [];
    await use(async (given) => {
      const reusable = await contexts.take(browser, server.url, options, given);
      taken.push(reusable);
      await reusable.context.grantPermissions(permissions ?? []);
      return reusable;
    });
    for (const each of taken) await contexts.giveBack(each);
  },
  context: async ({ reusable }, use) => use((await reusable()).context),
  page: async ({ page }, use) => {
    routeCallsAlone(page);
    const problems = problemsOf(page);
    await use(page);
    expect(problems, 'the page wrote errors to its console').toEqual([]);
  },
  login: async ({ page, team }, use) => {
    await use(async (role, of = page) => {
      const person = await team.person(role);
      await signIn(of.request, team.url, person);
      return person;
    });
  },
  open: async ({ page, server }, use) => {
    await use(async (address, of = page) => {
      await of.goto(server.url + address);
      // The address may name a task, whose dialog hides the rest from assistive technology.
      // While a screen loads, what it replaces stays in the page and takes no room; nobody sees it, whichever way they read.
      await expect(of.getByRole('main', { includeHidden: true }).filter({ visible: true })).toBeVisible();
      await expect(of.getByRole('heading', { level: 1, includeHidden: true }).filter({ visible: true })).toBeVisible();
    });
  },
  another: async ({ reusable }, use) => {
    await use(async (options) => {
      const page = await (await reusable(options)).context.newPage();
      routeCallsAlone(page);
      return page;
    });
  },
});

/** Failed requests, including those of chunks; the specification requires every error in the console. */
const refused =
  /Failed to load resource|net::ERR_|Failed to fetch dynamically imported module|Unable to preload CSS for|(API Request|Query) Error \(/;

/** Playwright injects scripts into every frame, and the frame of a mail blocks scripts. */
const sandboxed = /^Blocked script execution in 'about:srcdoc'/;

/** Collects the page's console errors, except those of requests. */
function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !refused.test(message.text()) && !sandboxed.test(message.text()))
      problems.push(message.text());
  });
  return problems;
}

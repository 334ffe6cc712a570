// What every screen test starts with: a server, people who can sign in, and a check for accessibility.

import { screens } from '@app/contract/screens.ts';
import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { adminPassword, newServer, type Server } from './server.ts';

export { expect, screens };

type Role = 'admin' | 'engineer' | 'colleague' | 'outsider';

interface Person {
  username: string;
  password: string;
  fullName: string;
}

/** Workspace and department 3 are Engineering, 2 are HR: the frame of a new database. */
export const engineering = 3;
const departmentOf = { engineer: 3, colleague: 3, outsider: 2 };

const people: Record<Role, Person> = {
  admin: { username: 'admin', password: adminPassword, fullName: 'Administrator' },
  engineer: { username: 'ellen', password: 'ellen has a password', fullName: 'Ellen Engineer' },
  colleague: { username: 'carl', password: 'carl has a password', fullName: 'Carl Colleague' },
  outsider: { username: 'olga', password: 'olga has a password', fullName: 'Olga Outsider' },
};

interface Fixtures {
  /** Signs the page in; the next `open` is that person's. */
  login(role: Role, page?: Page): Promise<Person>;
  /** Opens an address of `screens` and waits for its title. */
  open(address: string, page?: Page): Promise<void>;
  /** A page of another browser, so to speak: with cookies of its own. */
  another(options?: Parameters<Browser['newContext']>[0]): Promise<Page>;
}

interface WorkerFixtures {
  /** The server of the file whose tests are running. */
  held: { file?: string; server?: Server };
}

export const test = base.extend<Fixtures & { server: Server }, WorkerFixtures>({
  held: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
    async ({}, use) => {
      const held: WorkerFixtures['held'] = {};
      await use(held);
      await held.server?.remove();
    },
    { scope: 'worker' },
  ],
  // One for each file, so that no file finds what another has left.
  server: [
    async ({ held }, use, { file }) => {
      if (!held.server || held.file !== file) {
        await held.server?.remove();
        Object.assign(held, { server: undefined, file });
        held.server = await newServer();
      }
      await use(held.server);
    },
    { timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page }, use) => {
    const problems = problemsOf(page);
    await use(page);
    expect(problems, 'the page wrote errors to its console').toEqual([]);
  },
  login: async ({ page, server }, use) => {
    await use(async (role, of = page) => {
      await known(of.request, server.url, role);
      await signIn(of.request, server.url, people[role]);
      return people[role];
    });
  },
  open: async ({ page, server }, use) => {
    await use(async (address, of = page) => {
      await of.goto(server.url + address);
      await expect(of.getByRole('main')).toBeVisible();
      await expect(of.getByRole('heading', { level: 1 })).toBeVisible();
    });
  },
  another: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

/** Requests (of parts of the page, too) that were refused or did not arrive: the specification wants every error in the console. */
const refused = /Failed to load resource|net::ERR_|Failed to fetch dynamically imported module|(API Request|Query) Error \(/;

/** The recorder of these tests looks into every frame, and a mail's lets no script run. */
const sandboxed = /^Blocked script execution in 'about:srcdoc'/;

/** The errors that the page writes to its console, but for those of requests. */
function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !refused.test(message.text()) && !sandboxed.test(message.text()))
      problems.push(message.text());
  });
  return problems;
}

const registered = new Set<string>();

/** Registers the person of a role once. */
async function known(request: APIRequestContext, url: string, role: Role): Promise<void> {
  if (role === 'admin' || registered.has(url + role)) return;
  const { username, password, fullName } = people[role];
  const data = { username, password, fullName, email: `${username}@example.com`, departmentId: departmentOf[role], role: 'user' };
  const reply = await request.post(`${url}/api/users`, { data });
  expect(reply.status(), await reply.text()).toBe(201);
  registered.add(url + role);
}

async function signIn(request: APIRequestContext, url: string, { username, password }: Person): Promise<void> {
  const reply = await request.post(`${url}/api/auth/login`, { data: { username, password } });
  expect(reply.status(), await reply.text()).toBe(200);
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with what axe finds on the page, WCAG 2.2 AA, each with the elements it is about. */
export async function expectAccessible(page: Page): Promise<void> {
  // In a frame that lets no script run there are no timers either, and axe would wait for them.
  const builder = new AxeBuilder({ page }).withTags(standards).exclude('iframe[sandbox=""]');
  // Experimental, and wrong about initials and key caps beside a label, which are hidden from screen readers on purpose.
  const { violations } = await builder.disableRules('label-content-name-mismatch').analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary?.split('\n')[1] ?? ''}`),
  }));
  expect(found).toEqual([]);
}

/** Fails where the page itself scrolls sideways. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  // The frame scrolls its main part, not the page.
  const beyond = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main')].map((box) => box.scrollWidth - box.clientWidth),
  );
  expect(Math.max(...beyond), 'the page is wider than its window').toBeLessThanOrEqual(0);
}

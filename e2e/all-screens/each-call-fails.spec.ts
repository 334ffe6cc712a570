// Each call of each screen fails: the screen reports it and offers a retry, retries by itself at most three times a minute,
// recovers, and affects nothing else. The test records the calls that a screen makes.
import type { APIRequestContext, Browser, Page, Request, Route } from '@playwright/test';
import { routeCallsAlone } from '#support/call-routes.ts';
import { newReusableContext, type ReusableContext } from '#support/contexts.ts';
import { anyTask, type Made, visits } from '#support/each-call-visits.ts';
import { engineering, expect, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';
import { signIn } from '#support/team.ts';

/** All failures of all calls on all screens (`npm run deep`); otherwise one for each call, and shared calls on two screens only. */
const isDeep = process.env['DEEP'] !== undefined;
const minute = 60_000;

/** Called on every screen or polled, so they belong to no screen. */
const polled = '/api/events';
const person = '/api/auth/current-user';
/** The server itself waits for another server. */
const mailServer = '/api/email/test-connection';
const ofFrame = ['/api/departments/user', '/api/workspaces', '/api/notifications', '/api/users', person];

type Kind = keyof typeof kinds;
const page200 = { status: 200, contentType: 'text/html', body: '<!doctype html><title>Sign in to this network</title>' };
const kinds = {
  'a failure': (route: Route) => route.fulfill({ status: 500, json: { message: 'Broken.', error: 'unexpected' } }),
  'no connection': (route: Route) => route.abort(),
  'a page': (route: Route) => route.fulfill(page200),
  null: (route: Route) => route.fulfill({ json: null }),
  'the other braces': (route: Route, real: unknown) => route.fulfill({ json: Array.isArray(real) ? {} : [] }),
  'empty things': (route: Route, real: unknown) => route.fulfill({ json: Array.isArray(real) ? [{}] : {} }),
  // Never answered.
  silence: () => Promise.resolve(),
};
const names = Object.keys(kinds) as Kind[];
/** What differs for the screen: a refusal, a lost connection, a response that cannot be used, none. */
const unusable: Kind[] = ['a page', 'null', 'the other braces', 'empty things'];

/**
 * Distributes the kinds of failure over the calls of a screen, the same in each run: one for each call, and each kind at
 * least once on each screen. Screens take turns with the unusable responses.
 */
function waysFor(visit: string, calls: readonly string[]): Map<string, readonly Kind[]> {
  if (isDeep) return new Map(calls.map((call) => [call, names]));
  const turn = visits.findIndex(({ name }) => name === visit);
  const kindAt = (index: number): Kind => {
    const four: Kind[] = ['a failure', 'no connection', unusable[(turn + (index >> 2)) % 4] ?? 'null', 'silence'];
    return four[(turn + index) % 4] ?? 'a failure';
  };
  const count = Math.max(calls.length, 4);
  return new Map(
    calls.map((call, at) => [
      call,
      Array.from({ length: count }, (_, index) => index)
        .filter((index) => index % calls.length === at)
        .map(kindAt),
    ]),
  );
}

let kept: ReusableContext | undefined;

/** Opens a page in the context of all these tests: a context of its own would load and compile each file again. */
async function newPage(browser: Browser, url: string): Promise<Page> {
  if (!kept) {
    kept = await newReusableContext(browser, url, {});
    await kept.context.clock.install();
  }
  await kept.empty();
  const page = await kept.context.newPage();
  routeCallsAlone(page);
  return page;
}

let made: Made | undefined;

/** Creates the data for the URLs once. */
async function prepared(request: APIRequestContext, url: string): Promise<Made> {
  if (made) return made;
  const taskId = await newTask(request, url, { title: anyTask });
  const invited = await request.post(`${url}/api/invitations`, {
    data: { workspaceId: engineering, email: 'invited@example.com', role: 'member' },
  });
  const people: { id: number; username: string }[] = await (await request.get(`${url}/api/admin/users`)).json();
  const ellen = people.find(({ username }) => username === 'ellen');
  const reset = await request.post(`${url}/api/users/${ellen?.id}/password-reset`, { data: {} });
  const tokenOf = async (answer: { json: () => Promise<unknown> }) => {
    const { link = '' } = (await answer.json()) as { link?: string };
    return link.split('#')[1] ?? '';
  };
  const conversation = await (await request.post(`${url}/api/assistant/conversations`, { data: { name: 'What to do' } })).json();
  made = { taskId, conversationId: conversation.id, invitation: await tokenOf(invited), reset: await tokenOf(reset) };
  return made;
}

/** Whether a request only reads; reads with a secret are a POST. */
function isRead(request: Request): boolean {
  return (
    /\/api\//.test(request.url()) && (request.method() === 'GET' || /\/(look|preview)$/.test(new URL(request.url()).pathname))
  );
}

/** The same path may be called with several queries. */
function pathOf({ pathname, search }: URL): string {
  return pathname + search;
}

type Opens = ((page: Page) => Promise<void>) | undefined;

/** Waits for the calls of a page and lets its time pass. */
interface Pace {
  /** Waits until the page has had no pending call or script for a while; loaded scripts may call the API. */
  quiet(milliseconds: number): Promise<void>;
  /** Lets this time of the page pass in steps, and waits for the responses of each: they take real time. */
  pass(milliseconds: number): Promise<void>;
}

/** The stream of events stays open for as long as the page does. */
const stream = '/api/stream';
/** Less than the 20 s after which a failed call is repeated. A shorter step would wait for more responses of the other calls. */
const step = 15_000;

function paceOf(page: Page): Pace {
  const open = new Set<Request>();
  let last = Date.now();
  const over = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => void (new URL(request.url()).pathname === stream || open.add(request)));
  page.on('requestfailed', over);
  page.on('requestfinished', over);
  /** Returns once the page has no work left that it can do without time or the network. */
  const worked = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(null);
        }),
    );
  async function quiet(milliseconds: number): Promise<void> {
    last = Date.now();
    const isQuiet = async () => {
      if (open.size > 0 || Date.now() - last < milliseconds) return false;
      await worked();
      return open.size === 0;
    };
    await expect.poll(isQuiet, { message: 'calls of the page do not end', timeout: 30_000, intervals: [20] }).toBe(true);
  }
  async function pass(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= step) {
      await page.clock.fastForward(Math.min(step, left));
      await worked();
      if (open.size > 0) await quiet(20);
    }
  }
  return { quiet, pass };
}

interface Call {
  /** The real response. */
  real: unknown;
  /** How often the screen asks for it when it opens, for example for each row. */
  times: number;
}

/** Records the reads of a screen or overlay, with responses, until it is idle. */
async function callsOf(page: Page, address: string, opens: Opens, { quiet }: Pace): Promise<Map<string, Call>> {
  const found = new Map<string, Call>();
  /** Called before the overlay opened; some calls may repeat meanwhile. */
  const ofScreen = new Set<string>();
  const reading: Promise<void>[] = [];
  const read = async (request: Request) => {
    const response = await request.response();
    const path = pathOf(new URL(request.url()));
    if (!response?.headers()['content-type']?.includes('json') || path.startsWith(polled) || ofScreen.has(path)) return;
    const real: unknown = await response.json().catch(() => undefined);
    found.set(path, { real, times: (found.get(path)?.times ?? 0) + 1 });
  };
  const hear = (request: Request) => void (isRead(request) && reading.push(read(request)));
  const untilRead = async () => {
    await quiet(700);
    await Promise.all(reading);
  };
  page.on('requestfinished', hear);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  await untilRead();
  if (opens) {
    for (const path of [...found.keys(), person]) ofScreen.add(path);
    found.clear();
    await opens(page);
    await untilRead();
  }
  page.off('requestfinished', hear);
  return found;
}

for (const visit of visits.filter(({ deep }) => isDeep || !deep)) {
  test(`each call of ${visit.name} fails without taking the rest along`, async ({ browser, host, server, team }) => {
    const page = await newPage(browser, server.url);
    const engineer = await team.person('engineer');
    const who = visit.who === 'admin' ? await team.person('admin') : engineer;
    if (visit.who !== 'nobody') await signIn(page.request, server.url, who);
    const address = server.url + visit.address(await prepared(host.admin, server.url));
    const pace = paceOf(page);
    const calls = await callsOf(page, address, visit.open, pace);
    expect([...calls.keys()].filter((path) => path !== person).length, 'the screen asks for nothing').toBeGreaterThan(0);
    const failed = [...calls.keys()]
      .filter((path) => isDeep || visit.frame || !ofFrame.includes(path))
      .filter((path) => path !== person || visit.who !== 'nobody')
      .sort();
    for (const [path, ways] of waysFor(visit.name, failed)) {
      const { real, times } = calls.get(path) ?? { real: undefined, times: 1 };
      const isSigned = visit.who !== 'nobody' && path !== person;
      await test.step(`${path}: ${ways.join(', ')}`, () =>
        failing(page, { address, opens: visit.open, path, real, times, isSigned, pace, ways }));
    }
  });
}

interface Failing extends Call {
  address: string;
  opens: Opens;
  path: string;
  ways: readonly Kind[];
  isSigned: boolean;
  pace: Pace;
}

async function failing(page: Page, { address, opens, path, real, times, ways, isSigned, pace }: Failing): Promise<void> {
  let way = ways[0];
  let asked = 0;
  const meant = new URL(path, address).href;
  await page.route(meant, async (route) => {
    if (!isRead(route.request())) return route.continue();
    asked += 1;
    return way === undefined ? route.continue() : kinds[way](route, real);
  });
  // A new hash alone does not reload the page. A file of the same server keeps the renderer process.
  await page.goto(new URL('/mark.svg', address).href);
  // A page that knows what was seen last shows that instead of the failure.
  await kept?.forget();
  await page.goto(address);
  await opens?.(page);
  const again = page
    .getByRole('button', { name: path === mailServer ? 'Check again' : 'Try Again', includeHidden: true })
    .first();
  // This error always offers a retry.
  const said = path === mailServer ? page.getByRole('main').getByText('Failed to check email connection') : again;
  for (const [index, next] of ways.entries()) {
    way = next;
    const before = asked;
    await expect
      .poll(
        async () => {
          // Under a dialog it is visible but cannot be clicked; while loading it takes no click.
          if (index > 0 && asked === before) await again.dispatchEvent('click');
          return asked;
        },
        { message: `${path} was not asked for again`, intervals: [50] },
      )
      .toBeGreaterThan(index > 0 ? before : 0);
    // A silent request stays open until its time is over.
    if (next === 'silence') await page.clock.fastForward(path === mailServer ? 61_000 : 12_000);
    // Retried by itself before it is told.
    else if (next === 'no connection' && path === person) await pace.pass(10_000);
    await expect(said, `${path}: ${next} is not told`).toBeVisible();
    await expect(again, `${path}: ${next} is still waited for`).not.toHaveAttribute('aria-busy');
    await expectNothingElse(page, isSigned, `${path}: ${next}`);
  }
  if (way === 'silence') way = 'a failure';
  const before = asked;
  await pace.pass(minute);
  expect(asked - before, `${path} is never asked for again`).toBeGreaterThan(0);
  expect(asked - before, `${path} is asked for too often`).toBeLessThanOrEqual(3 * times);
  way = undefined;
  let waited = 0;
  const left = async () => {
    await pace.pass(step);
    waited += step;
    return said.count();
  };
  await expect.poll(left, { message: `${path} does not come back`, intervals: [20] }).toBe(0);
  expect(waited, `${path} comes back late`).toBeLessThanOrEqual(minute);
  await expectNothingElse(page, isSigned, `${path}: afterwards`);
  await page.unroute(meant);
}

/** Expects that no error screen replaced the screen and that the app shell is there. */
async function expectNothingElse(page: Page, isSigned: boolean, what: string): Promise<void> {
  await expect(page.getByRole('heading', { name: /Something went wrong|Application Error|Persistent Error/ }), what).toHaveCount(
    0,
  );
  if (!isSigned) return;
  // A dialog covers them, but they must exist.
  await expect(page.getByRole('navigation', { name: 'Main', includeHidden: true }), what).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search tasks', includeHidden: true }), what).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }), what).toHaveCount(1);
}

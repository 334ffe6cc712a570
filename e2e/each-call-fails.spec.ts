// Each call of each screen fails in every way: the screen says so and offers to try again, asks by itself at most three
// times a minute, comes back by itself, and takes nothing else along. The calls are those that the screen is seen to make.
import type { APIRequestContext, Page, Request, Route } from '@playwright/test';
import { engineering, expect, screens, test } from './fixtures.ts';
import { newTask } from './tasks.ts';

/** Everything in every way on every screen (`npm run deep`); else what all screens share is tried on one of them, in turns. */
const isDeep = process.env['DEEP'] !== undefined;
const minute = 60_000;

interface Visit {
  name: string;
  address: (made: Made) => string;
  who?: 'admin' | 'nobody';
  /** The tab that is pressed to see it. */
  tab?: string;
  /** What the frame asks for on every screen is tried here. */
  frame?: true;
}

interface Made {
  taskId: number;
  invitation: string;
  reset: string;
}

const board = screens.workspace.href(engineering);
const visits = {
  auth: [{ name: 'the registration', address: screens.auth.href, tab: 'Register', who: 'nobody' }],
  invitation: [{ name: 'an invitation', address: ({ invitation }) => screens.invitation.href(invitation), who: 'nobody' }],
  passwordReset: [{ name: 'a new password', address: ({ reset }) => screens.passwordReset.href(reset), who: 'nobody' }],
  // Its links are made where mail leaves alone (`email-address.spec.ts`); it reads as the page of a new password does.
  emailLink: [],
  home: [{ name: 'home', address: screens.home.href, frame: true }],
  workspace: [
    { name: 'a board', address: () => board, frame: true },
    { name: 'a dashboard', address: () => `${board}?view=dashboard` },
    { name: 'a task over its board', address: ({ taskId }) => `${board}?task=${taskId}` },
    { name: 'the company', address: () => screens.workspace.href(0), who: 'admin' },
  ],
  listView: [{ name: 'a list', address: () => `${board}?view=list` }],
  members: [{ name: 'the members', address: screens.members.href }],
  admin: ['departments', 'users', 'tasks', 'templates', 'emails', 'emails&part=outbox', 'emails&part=settings', 'audit'].map(
    (tab) => ({
      name: `administration, ${tab}`,
      address: () => `${screens.admin.href()}?tab=${tab}`,
      who: 'admin' as const,
    }),
  ),
  profile: [{ name: 'the profile', address: screens.profile.href }],
  settings: [{ name: 'the settings', address: screens.settings.href }],
  task: [{ name: 'a task', address: ({ taskId }) => screens.task.href(taskId) }],
  notifications: [{ name: 'the notifications', address: screens.notifications.href }],
} satisfies Record<keyof typeof screens, Visit[]>;

/** Asked on every screen, and polled: neither belongs to one. */
const polled = '/api/events';
const person = '/api/auth/current-user';
/** The server itself waits for another one. */
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
  // Neither answered nor refused.
  silence: () => Promise.resolve(),
};
const names = Object.keys(kinds) as Kind[];

let turn = 0;
/** Two of the kinds, each call two others. */
function inTurn(): Kind[] {
  if (isDeep) return names;
  turn += 1;
  return [names[turn % names.length], names[(turn + 3) % names.length]].filter((kind) => kind !== undefined);
}

let made: Made | undefined;

/** What the addresses need, made once. */
async function prepared(request: APIRequestContext, url: string): Promise<Made> {
  if (made) return made;
  const taskId = await newTask(request, url, { title: 'Cannot always be read' });
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
  made = { taskId, invitation: await tokenOf(invited), reset: await tokenOf(reset) };
  return made;
}

/** Says whether a request only reads; a secret in it travels as the body of a POST. */
function isRead(request: Request): boolean {
  return (
    /\/api\//.test(request.url()) && (request.method() === 'GET' || /\/(look|preview)$/.test(new URL(request.url()).pathname))
  );
}

/** The same word may be asked for in several ways. */
function pathOf({ pathname, search }: URL): string {
  return pathname + search;
}

async function visitTo(page: Page, address: string, tab: string | undefined): Promise<void> {
  await page.goto(address);
  if (tab) await page.getByRole('tab', { name: tab }).click();
}

/** What a screen reads, with the answers, until nothing more comes. */
async function callsOf(page: Page, address: string, tab: string | undefined): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  let last = Date.now();
  // Scripts count: what they bring may ask.
  const open = new Set<Request>();
  const over = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfailed', over);
  page.on('requestfinished', async (request) => {
    if (!isRead(request)) return over(request);
    const response = await request.response();
    const path = pathOf(new URL(request.url()));
    if (response?.headers()['content-type']?.includes('json') && !path.startsWith(polled))
      found.set(path, await response.json().catch(() => undefined));
    over(request);
  });
  await visitTo(page, address, tab);
  last = Date.now();
  await expect.poll(() => found.size > 0 && open.size === 0 && Date.now() - last > 700, { timeout: 30_000 }).toBe(true);
  page.removeAllListeners('request');
  page.removeAllListeners('requestfailed');
  page.removeAllListeners('requestfinished');
  return found;
}

for (const visit of Object.values(visits).flat() as Visit[]) {
  test(`each call of ${visit.name} fails without taking the rest along`, async ({ another, login, server }) => {
    const page = await another();
    const other = await another();
    await login('engineer', page);
    await login('admin', other);
    const things = await prepared(other.request, server.url);
    const of = visit.who === 'admin' ? other : visit.who === 'nobody' ? await another() : page;
    const address = server.url + visit.address(things);
    await of.clock.install();
    const calls = await callsOf(of, address, visit.tab);
    expect([...calls.keys()].filter((path) => path !== person).length, 'the screen asks for nothing').toBeGreaterThan(0);
    for (const [path, real] of calls) {
      if (ofFrame.includes(path) && !visit.frame && !isDeep) continue;
      if (path === person && visit.who === 'nobody') continue;
      await test.step(path, () =>
        failing(of, { address, tab: visit.tab, path, real, isSigned: visit.who !== 'nobody' && path !== person }),
      );
    }
  });
}

interface Failing {
  address: string;
  tab: string | undefined;
  path: string;
  /** What the server answers. */
  real: unknown;
  isSigned: boolean;
}

async function failing(page: Page, { address, tab, path, real, isSigned }: Failing): Promise<void> {
  const ways = inTurn();
  let way = ways[0];
  let asked = 0;
  /** How many questions of that address the screen has, as for one picture beside each line. */
  let together = 1;
  const isMeant = (url: URL) => pathOf(url) === path;
  await page.route(isMeant, async (route) => {
    if (!isRead(route.request())) return route.continue();
    asked += 1;
    return way === undefined ? route.continue() : kinds[way](route, real);
  });
  // Within one page a new hash is no new page.
  await page.goto('about:blank');
  await visitTo(page, address, tab);
  const again = page
    .getByRole('button', { name: path === mailServer ? 'Check again' : 'Try Again', includeHidden: true })
    .first();
  // This one always offers it.
  const said = path === mailServer ? page.getByText('Failed to check email connection') : again;
  for (const [index, next] of ways.entries()) {
    way = next;
    const before = asked;
    // Under a dialog it can be seen and not be pressed.
    if (index > 0) await again.dispatchEvent('click');
    await expect.poll(() => asked, `${path} was not asked for again`).toBeGreaterThan(index > 0 ? before : 0);
    if (next === 'silence') await page.clock.runFor(path === mailServer ? 61_000 : 12_000);
    await expect(said, `${path}: ${next} is not told`).toBeVisible();
    await expectNothingElse(page, isSigned, `${path}: ${next}`);
    if (index === 0) together = asked;
  }
  if (way === 'silence') way = 'a failure';
  const before = asked;
  for (let quarter = 0; quarter < 4; quarter++) {
    await page.clock.runFor(minute / 4);
    // An answer takes its time, whatever the page's clock says.
    await page.waitForTimeout(150);
  }
  await expect.poll(() => asked - before, `${path} is never asked for again`).toBeGreaterThan(0);
  expect(asked - before, `${path} is asked for too often`).toBeLessThanOrEqual(3 * together);
  way = undefined;
  let waited = 0;
  await expect
    .poll(async () => {
      await page.clock.runFor(5_000);
      waited += 5_000;
      return said.count();
    }, `${path} does not come back`)
    .toBe(0);
  expect(waited, `${path} comes back late`).toBeLessThanOrEqual(minute);
  await expectNothingElse(page, isSigned, `${path}: afterwards`);
  await page.unroute(isMeant);
}

/** No screen was replaced by that of an error, and the frame stands. */
async function expectNothingElse(page: Page, isSigned: boolean, what: string): Promise<void> {
  await expect(page.getByRole('heading', { name: /Something went wrong|Application Error|Persistent Error/ }), what).toHaveCount(
    0,
  );
  if (!isSigned) return;
  // Under a dialog they stand all the same.
  await expect(page.getByRole('navigation', { name: 'Main', includeHidden: true }), what).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search tasks', includeHidden: true }), what).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }), what).toHaveCount(1);
}

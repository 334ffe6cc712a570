// Each call of each screen fails: the screen reports it and offers a retry, retries by itself at most three times a minute,
// recovers, and affects nothing else. The test records the calls that a screen makes; they fail in one load, each with its own message.
import type { APIRequestContext, Browser, Page, Request } from '@playwright/test';
import { routeCallsAlone } from '#support/call-routes.ts';
import { newReusableContext, type ReusableContext } from '#support/contexts.ts';
import { anyTask, type VisitData, visits } from '#support/each-call-visits.ts';
import {
  type Call,
  type Failing,
  failAtOnce,
  failInTurn,
  failing,
  isRead,
  mailServer,
  type Opens,
  person,
} from '#support/failing-calls/fail-calls.ts';
import { type Kind, names } from '#support/failing-calls/failures.ts';
import { type Pace, paceOf } from '#support/failing-calls/pace.ts';
import { engineering, expect, test } from '#support/fixtures.ts';
import { isDeep } from '#support/run/deep.ts';
import { newTask } from '#support/tasks.ts';
import { signIn } from '#support/team.ts';

// All failures of all calls on all screens, each in a load of its own (`npm run deep`); otherwise one for each call, screens that
// differ from each other, shared calls on one of them, and the minute without a press on one of four.

/** Called on every screen or polled, so they belong to no screen. */
const polled = '/api/events';
const ofFrame = ['/api/departments/user', '/api/workspaces', '/api/notifications', '/api/users', person];

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
    // One call is silent: the time that ends it passes for all.
    return four[index < 4 ? (turn + index) % 4 : index % 3] ?? 'a failure';
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
async function newPage(browser: Browser, url: string): Promise<{ page: Page; forget: () => Promise<void> }> {
  if (!kept) {
    kept = await newReusableContext(browser, url, {});
    await kept.context.clock.install();
  }
  await kept.empty();
  const page = await kept.context.newPage();
  routeCallsAlone(page);
  return { page, forget: kept.forget };
}

let made: VisitData | undefined;

/** Creates the data for the URLs once. */
async function prepared(request: APIRequestContext, url: string): Promise<VisitData> {
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

/** The same path may be called with several queries. */
function pathOf({ pathname, search }: URL): string {
  return pathname + search;
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
    const { page, forget } = await newPage(browser, server.url);
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
    const all = [...waysFor(visit.name, failed)].map(([path, ways]): Failing => {
      const { real, times } = calls.get(path) ?? { real: undefined, times: 1 };
      const isSigned = visit.who !== 'nobody' && path !== person;
      return { address, opens: visit.open, path, real, times, isSigned, pace, ways, forget };
    });
    // Two loads are as many as the two ways below need; without the calls of the app shell there is no screen.
    const isAlone = ({ path }: Failing) => isDeep || all.length < 3 || [mailServer, ...ofFrame].includes(path);
    let rest = all.filter((each) => !isAlone(each));
    const untried = await test.step(`in turn: ${nameOf(rest)}`, () => failInTurn(page, rest));
    for (const each of [...all.filter(isAlone), ...untried]) await test.step(nameOf([each]), () => failing(page, each));
    rest = rest.filter((each) => !untried.includes(each));
    // Those that were not asked for, as they need the response of another one, fail in a further load. The minute without a press
    // is the same code on each screen, so one of four is enough between two runs of `npm run deep`.
    if (!isDeep && visits.findIndex(({ name }) => name === visit.name) % 4 !== 0) return;
    while (rest.length > 0) rest = await test.step(`at once: ${nameOf(rest)}`, () => failAtOnce(page, rest));
  });
}

const nameOf = (group: readonly Failing[]) => group.map(({ path, ways }) => `${path}: ${ways.join(', ')}`).join('; ');

// Lets the calls of a screen fail, one in a load or several.
import { expect, type Page, type Request } from '@playwright/test';
import { type Kind, kinds } from './failures.ts';
import { type Pace, step } from './pace.ts';

export const person = '/api/auth/current-user';
/** The server itself waits for another server. */
export const mailServer = '/api/email/test-connection';
const minute = 60_000;

export type Opens = ((page: Page) => Promise<void>) | undefined;

export interface Call {
  /** The real response. */
  real: unknown;
  /** How often the screen asks for it when it opens, for example for each row. */
  times: number;
}

/** Whether a request only reads; reads with a secret are a POST. */
export function isRead(request: Request): boolean {
  return (
    /\/api\//.test(request.url()) && (request.method() === 'GET' || /\/(look|preview)$/.test(new URL(request.url()).pathname))
  );
}

export interface Failing extends Call {
  address: string;
  opens: Opens;
  path: string;
  ways: readonly Kind[];
  isSigned: boolean;
  pace: Pace;
  /** Clears what the pages have stored. */
  forget: () => Promise<void>;
}

/** Lets a call fail in each way, in a load of its own. */
export async function failing(page: Page, given: Failing): Promise<void> {
  const { address, path, real, times, ways, isSigned, pace } = given;
  let way = ways[0];
  let asked = 0;
  const meant = new URL(path, address).href;
  await page.route(meant, async (route) => {
    if (!isRead(route.request())) return route.continue();
    asked += 1;
    return way === undefined ? route.continue() : kinds[way](route, real);
  });
  await load(page, given);
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
    // Retried by itself before it is shown.
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

/** Opens the screen as in a new browser. */
async function load(page: Page, { address, opens, forget }: Failing): Promise<void> {
  // A new hash alone does not reload the page. A file of the same server keeps the renderer process.
  await page.goto(new URL('/mark.svg', address).href);
  // A page that knows what was seen last shows that instead of the failure.
  await forget();
  await page.goto(address);
  await opens?.(page);
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

interface Tried extends Failing {
  /** Undefined: the server answers. */
  way: Kind | undefined;
  asked: number;
  /** What was asked: other data may make the screen ask for more than the load that was recorded. */
  bodies: Set<string>;
  /** Ends the wait of held requests. */
  release: () => void;
}

/** Routes these calls; requests wait for their release. */
async function hold(page: Page, group: readonly Failing[]): Promise<Tried[]> {
  const tried: Tried[] = [];
  for (const each of group) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const held: Tried = { ...each, way: each.ways[0], asked: 0, bodies: new Set(), release };
    tried.push(held);
    await page.route(new URL(each.path, each.address).href, async (route) => {
      if (!isRead(route.request())) return route.continue();
      held.asked += 1;
      held.bodies.add(route.request().postData() ?? '');
      await released;
      return held.way === undefined ? route.continue() : kinds[held.way](route, held.real);
    });
  }
  return tried;
}

async function holdNoMore(page: Page, tried: readonly Tried[]): Promise<void> {
  for (const { path, address } of tried) await page.unroute(new URL(path, address).href);
}

const retryOf = (page: Page) => page.getByRole('button', { name: 'Try Again', includeHidden: true });

/**
 * Lets these calls fail in one load, one after the other: all others have been answered or wait. Each is shown and is read after
 * a press of the retry. Time stands still, as the calls that wait would end with it. Returns those that it could not try: they
 * were not asked for, or another one took too long.
 */
export async function failInTurn(page: Page, group: readonly Failing[]): Promise<Failing[]> {
  const [first] = group;
  if (!first) return [];
  const { settled } = first.pace;
  const tried = await hold(page, group);
  const waiting = () =>
    tried.filter(({ asked }) => asked > 0).sort((a, b) => Number(a.way === 'silence') - Number(b.way === 'silence'));
  await load(page, first);
  await expect.poll(() => waiting().length, { message: 'the screen asks for nothing' }).toBeGreaterThan(0);
  await settled(700);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const done = new Set<Tried>();
  /** Some are asked for a moment after another one has returned. */
  async function next(): Promise<Tried | undefined> {
    for (let moments = 0; moments < 8 && done.size < tried.length; moments++) {
      const found = waiting().find((each) => !done.has(each));
      if (found) return found;
      await page.clock.fastForward(250);
      await settled(150);
    }
    return undefined;
  }
  try {
    for (let each = await next(); each; each = await next()) {
      await failAndReturn(page, each);
      done.add(each);
      await settled(100);
    }
  } catch {
    // A load of its own shows what is wrong.
  }
  await holdNoMore(page, tried);
  for (const { release } of tried) release();
  await page.clock.resume();
  return group.filter((_each, index) => !done.has(tried[index] as Tried));
}

/** Releases a call, which fails in each way and then returns. */
async function failAndReturn(page: Page, each: Tried): Promise<void> {
  const said = retryOf(page).first();
  for (const [index, way] of each.ways.entries()) {
    each.way = way;
    if (index > 0) await press(page, each);
    else each.release();
    if (way === 'silence') await page.clock.fastForward(12_000);
    const isShown = async () => {
      await page.clock.fastForward(30);
      return (await said.isVisible()) && (await said.getAttribute('aria-busy')) === null;
    };
    await expect.poll(isShown, { intervals: [60], timeout: 3_000 }).toBe(true);
    await expectNothingElse(page, each.isSigned, `${each.path}: ${way}`);
  }
  each.way = undefined;
  await press(page, each);
  const isBack = async () => {
    await page.clock.fastForward(30);
    if (await said.isHidden()) return true;
    // A call may have two readers, each with its retry.
    await said.dispatchEvent('click', undefined, { timeout: 100 }).catch(() => undefined);
    return false;
  };
  await expect.poll(isBack, { intervals: [100], timeout: 3_000 }).toBe(true);
}

/** Presses what is offered until the call is repeated; under a dialog it is visible but cannot be clicked. */
async function press(page: Page, each: Tried): Promise<void> {
  const before = each.asked;
  const again = retryOf(page).first();
  const pressed = async () => {
    if (each.asked === before) await again.dispatchEvent('click', undefined, { timeout: 1_000 });
    await page.clock.fastForward(30);
    return each.asked;
  };
  await expect.poll(pressed, { intervals: [100], timeout: 3_000 }).toBeGreaterThan(before);
}

/**
 * Lets these calls fail at the same time: each repeats by itself, at most three times a minute, and the screen is whole again at
 * most a minute after the server answers. Returns those that were not asked for, as another one failed.
 */
export async function failAtOnce(page: Page, group: readonly Failing[]): Promise<Failing[]> {
  const [first] = group;
  if (!first) return [];
  const { isSigned, pace } = first;
  const tried = await hold(page, group);
  for (const each of tried) {
    if (each.way === 'silence') each.way = 'a failure';
    each.release();
  }
  const again = retryOf(page);
  await load(page, first);
  await expect(again.first()).toBeVisible();
  await pace.settled(300);
  const before = tried.map(({ asked }) => asked);
  await pace.pass(minute);
  const left: Failing[] = [];
  for (const [index, { path, asked, bodies, times }] of tried.entries()) {
    const more = asked - (before[index] ?? 0);
    expect(more, `${path} is asked for too often`).toBeLessThanOrEqual(3 * Math.max(times, bodies.size));
    if (more === 0) left.push(...group.slice(index, index + 1));
  }
  expect(left.length, `never asked for again: ${left.map(({ path }) => path).join(', ')}`).toBeLessThan(group.length);
  for (const each of tried) each.way = undefined;
  let waited = 0;
  const shown = async () => {
    await pace.pass(step);
    waited += step;
    return again.count();
  };
  const paths = group.map(({ path }) => path).join(', ');
  await expect.poll(shown, { message: `${paths} do not come back`, intervals: [20] }).toBe(0);
  expect(waited, `${paths} come back late`).toBeLessThanOrEqual(minute);
  await expectNothingElse(page, isSigned, `${paths}: afterwards`);
  await holdNoMore(page, tried);
  return left;
}

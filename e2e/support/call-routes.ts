// Routes for calls of the API that leave every other request of the page alone.
import type { CDPSession, Page, Request, Route } from '@playwright/test';

type Matcher = Parameters<Page['route']>[0];
type Handler = Parameters<Page['route']>[1];
type Answer = NonNullable<Parameters<Route['fulfill']>[0]>;

/** The event of a paused request, as far as it is used. */
interface Paused {
  requestId: string;
  request: { url: string; method: string; headers: Record<string, string>; postDataEntries?: { bytes?: string }[] };
}

interface Rule {
  matcher: Matcher;
  matches: RegExp;
  handler: Handler;
  left: number;
}

/** Names of the protocol for the names that Playwright has for failures. */
const failures: Record<string, 'Failed' | 'ConnectionRefused' | 'ConnectionReset'> = {
  failed: 'Failed',
  connectionrefused: 'ConnectionRefused',
  connectionreset: 'ConnectionReset',
};
/** Asked by this file alone, to see whether the page is paused yet. */
const probe = '/api/is-paused';
/** A given answer is neither packed nor sent in parts. */
const ofTransfer = /^(content-encoding|content-length|transfer-encoding)$/i;

/**
 * Playwright's own `route` pauses every request of a page, some hundred files, and switches its cache off: opening a screen
 * costs 1.6 s of CPU instead of 0.65 s. This replaces it for patterns that contain `/api/`, with the same use.
 */
export function routeCallsAlone(page: Page): void {
  const own = { route: page.route.bind(page), unroute: page.unroute.bind(page), unrouteAll: page.unrouteAll.bind(page) };
  let rules: Rule[] = [];
  let session: Promise<CDPSession> | undefined;
  /** Requests whose handler has not answered yet. */
  const held = new Set<string>();

  async function opened(): Promise<CDPSession> {
    const made = await page.context().newCDPSession(page);
    made.on('Fetch.requestPaused', (event) => void answer(made, event));
    return made;
  }

  async function answer(of: CDPSession, event: Paused): Promise<void> {
    if (new URL(event.request.url).pathname === probe) return fulfill(of, event, { status: 204 });
    held.add(event.requestId);
    // The newest route comes first; `fallback` goes on to the one before it.
    for (const rule of rules.toReversed()) {
      if (!rule.matches.test(event.request.url)) continue;
      rule.left -= 1;
      if (rule.left === 0) rules = rules.filter((each) => each !== rule);
      if (await handledBy(rule.handler, page, of, event)) return endOf(event);
    }
    await goOn(of, event);
    await endOf(event);
  }

  async function endOf({ requestId }: Paused): Promise<void> {
    held.delete(requestId);
    await pauseNoMore();
  }

  async function setPaused(isOn: boolean): Promise<void> {
    session ??= opened();
    const of = await session;
    if (!isOn) return void (await of.send('Fetch.disable').catch(nobodyWaits));
    await of.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
    await untilPaused();
  }

  /** The browser tells a page of the new routes later than it sends keys to it, so a busy page calls the server meanwhile. */
  async function untilPaused(): Promise<void> {
    if (!/^https?:/.test(page.url())) return;
    const isPaused = (path: string) => fetch(path, { method: 'HEAD' }).then(({ status }) => status === 204);
    for (let attempt = 0; attempt < 50; attempt++) {
      // A page that is left or closed needs no probe: the next one is paused from its start.
      if (await page.evaluate(isPaused, probe).catch(() => true)) return;
    }
    throw new Error('The calls of the page are not paused.');
  }

  /** Without a route nothing is paused; but that would let requests go on whose handler is about to answer. */
  async function pauseNoMore(): Promise<void> {
    if (rules.length === 0 && held.size === 0) await setPaused(false);
  }

  async function remove(isGone: (rule: Rule) => boolean): Promise<void> {
    const had = rules.length;
    rules = rules.filter((rule) => !isGone(rule));
    if (had > 0) await pauseNoMore();
  }

  const route: Page['route'] = async (matcher, handler, options) => {
    if (!isOfCalls(matcher)) return own.route(matcher, handler, options);
    rules.push({ matcher, matches: patternOf(matcher), handler, left: options?.times ?? Number.POSITIVE_INFINITY });
    await setPaused(true);
    return { dispose: () => page.unroute(matcher, handler), [Symbol.asyncDispose]: () => page.unroute(matcher, handler) };
  };
  const unroute: Page['unroute'] = async (matcher, handler) => {
    if (!isOfCalls(matcher)) return own.unroute(matcher, handler);
    await remove((rule) => String(rule.matcher) === String(matcher) && (handler === undefined || handler === rule.handler));
  };
  const unrouteAll: Page['unrouteAll'] = async (options) => {
    await remove(() => true);
    await own.unrouteAll(options);
  };
  Object.assign(page, { route, unroute, unrouteAll });
}

/** Pictures have a path of the API too, but a page shows those that it knows without asking the network. */
function isOfCalls(matcher: Matcher): matcher is string | RegExp {
  if (String(matcher).includes('avatars')) return false;
  return typeof matcher === 'string' ? /^(\*\*|https?:).*\/api\//.test(matcher) : /\\\/api\\\//.test(String(matcher));
}

function patternOf(matcher: string | RegExp): RegExp {
  if (typeof matcher !== 'string') return matcher;
  const parts = matcher.split(/(\*+)/).map((part) => {
    if (part.startsWith('*')) return part.length > 1 ? '.*' : '[^/]*';
    return part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`);
}

type Used = Pick<Route, 'request' | 'continue' | 'fallback' | 'abort' | 'fulfill' | 'fetch'>;

/** Returns false if the handler falls back to the route before it. A handler that never answers keeps the request silent. */
async function handledBy(handler: Handler, page: Page, of: CDPSession, event: Paused): Promise<boolean> {
  const request = requestOf(page, event);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let isAnswered = false;
  async function answered(send: () => Promise<void>, isHandled = true): Promise<void> {
    if (isAnswered) throw new Error(`${request.url()} is answered twice.`);
    isAnswered = true;
    await send();
    resolve(isHandled);
  }
  const route: Used = {
    request: () => request,
    continue: (change) => answered(() => goOn(of, event, change)),
    fallback: (change) => {
      if (change) throw new Error('A fallback cannot change the request yet.');
      return answered(async () => undefined, false);
    },
    abort: (reason = 'failed') => answered(() => fail(of, event, reason)),
    fulfill: (given = {}) => answered(() => fulfill(of, event, given)),
    fetch: async ({ url = request.url(), method = request.method(), headers, postData, ...limits } = {}) =>
      page.request.fetch(url, {
        method,
        headers: headers ?? (await request.allHeaders()),
        data: postData ?? request.postDataBuffer() ?? undefined,
        ...limits,
      }),
  };
  async function run(): Promise<void> {
    try {
      await handler(route as Route, request);
    } catch (error) {
      // The page must not wait for ever, and nobody catches the error, so that it fails the test.
      if (!isAnswered) await answered(() => fail(of, event, 'failed'));
      if (!page.isClosed()) throw error;
    }
  }
  void run();
  return promise;
}

function requestOf(page: Page, { request: { url, method, headers, postDataEntries } }: Paused): Request {
  const body = postDataEntries && Buffer.concat(postDataEntries.map(({ bytes = '' }) => Buffer.from(bytes, 'base64')));
  const request = {
    url: () => url,
    method: () => method,
    headers: () => headers,
    postData: () => body?.toString() ?? null,
    postDataBuffer: () => body ?? null,
    postDataJSON: () => (body ? JSON.parse(body.toString()) : null),
    // The browser adds the cookies later.
    async allHeaders() {
      const cookies = await page.context().cookies(url);
      return { ...headers, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
    },
  } satisfies Partial<Request>;
  return request as unknown as Request;
}

/** The page may have gone on or closed meanwhile. */
const nobodyWaits = () => undefined;

type Change = NonNullable<Parameters<Route['continue']>[0]>;

async function goOn(of: CDPSession, { requestId }: Paused, { url, method, headers, postData }: Change = {}): Promise<void> {
  if (postData !== undefined && typeof postData !== 'string' && !Buffer.isBuffer(postData))
    throw new Error('A changed body is a string or a buffer.');
  await of
    .send('Fetch.continueRequest', {
      requestId,
      ...(url === undefined ? {} : { url }),
      ...(method === undefined ? {} : { method }),
      ...(headers === undefined ? {} : { headers: Object.entries(headers).map(([name, value]) => ({ name, value })) }),
      ...(postData === undefined ? {} : { postData: Buffer.from(postData).toString('base64') }),
    })
    .catch(nobodyWaits);
}

async function fail(of: CDPSession, { requestId }: Paused, reason: string): Promise<void> {
  const errorReason = failures[reason];
  if (!errorReason) throw new Error(`${reason} has no name in the protocol yet.`);
  await of.send('Fetch.failRequest', { requestId, errorReason }).catch(nobodyWaits);
}

async function fulfill(of: CDPSession, { requestId }: Paused, given: Answer): Promise<void> {
  const { response, json, status = response?.status() ?? 200, contentType } = given;
  const isJson = json !== undefined;
  const type = contentType ?? (isJson ? 'application/json' : undefined);
  const headers = { ...response?.headers(), ...given.headers, ...(type ? { 'content-type': type } : {}) };
  const body = isJson ? JSON.stringify(json) : (given.body ?? (await response?.body()) ?? '');
  const responseHeaders = Object.entries(headers)
    .filter(([name]) => !ofTransfer.test(name))
    .map(([name, value]) => ({ name, value }));
  await of
    .send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      responseHeaders,
      body: Buffer.from(body).toString('base64'),
    })
    .catch(nobodyWaits);
}

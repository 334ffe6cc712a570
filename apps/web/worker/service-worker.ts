// The service worker: hashed files from the cache, the page from the network or else from the cache. It never touches the API.
// `service-worker-build.ts` fills in the files and writes it as /sw.js.

/** The files of this version, the page first, and a name for their list. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

/** The part of a worker's scope that is used here; the types of the page do not know it. */
interface WorkerScope {
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: Installing) => void): void;
  addEventListener(type: 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
}
interface Lasting {
  waitUntil(done: Promise<unknown>): void;
}
interface Installing extends Lasting {
  addRoutes?(routes: { condition: { urlPattern: string }; source: 'network' | 'cache' }[]): Promise<void>;
}
interface Fetched extends Lasting {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

const worker = self as unknown as WorkerScope;
const prefix = 'files-';
const name = prefix + __VERSION__;
const page = '/';
const files: ReadonlySet<string> = new Set(__FILES__);
/** How long the page waits for the network, in milliseconds. */
const networkTimeout = 3_000;
/** Requests at once while the files are stored: the page's own requests come first. */
const concurrency = 3;

worker.addEventListener('install', (event) => {
  event.waitUntil(storeFiles());
  // Browsers with static routes serve these without starting the worker; a file that is not cached comes from the network.
  const routes = event.addRoutes?.([
    { condition: { urlPattern: '/api/*' }, source: 'network' },
    { condition: { urlPattern: '/assets/*' }, source: 'cache' },
  ]);
  if (routes) event.waitUntil(routes.catch(() => undefined));
});
worker.addEventListener('activate', (event) => event.waitUntil(activateVersion()));
// The person has pressed Reload.
worker.addEventListener('message', ({ data }) => {
  if (data === 'activate') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || /^\/+api(\/|$)/i.test(pathname)) return;
  if (mode === 'navigate') event.respondWith(pageOf(event.request));
  // A tab of the version before may ask for a file that the server has no more.
  else if (files.has(pathname) || pathname.startsWith('/assets/')) event.respondWith(fileOf(event.request));
});

/** Stores every file or fails: a version is whole. What a version before has stored is not loaded again. */
async function storeFiles(): Promise<void> {
  const cache = await caches.open(name);
  const left = [...files];
  async function storeNext(): Promise<void> {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const cached = path.startsWith('/assets/') ? await caches.match(path) : undefined;
      const response = cached ?? (await fetch(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' }));
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      await cache.put(path, response);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, storeNext));
}

/** Deletes old versions but the last one, whose tabs may still be open. */
async function activateVersion(): Promise<void> {
  const before = (await caches.keys()).filter((each) => each.startsWith(prefix) && each !== name);
  await Promise.all(before.slice(0, -1).map((each) => caches.delete(each)));
  await worker.clients.claim();
}

/** The page from the network; from the cache where there is no answer in time, or only one of a gateway without a server. */
async function pageOf(request: Request): Promise<Response> {
  const stored = async () => (await caches.open(name)).match(page);
  const response = fetch(request);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeout));
  const answer = await Promise.race([response.catch(() => undefined), late]);
  if (answer && ![502, 503, 504].includes(answer.status)) return answer;
  return (await stored()) ?? answer ?? response;
}

async function fileOf(request: Request): Promise<Response> {
  const own = await (await caches.open(name)).match(request);
  return own ?? (await caches.match(request)) ?? fetch(request);
}

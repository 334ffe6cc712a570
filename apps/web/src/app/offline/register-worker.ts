// Registers the service worker, checks for new versions, and removes a worker whose file is gone from the server.
import { timing } from '@app/contract/limits.ts';
import { createStore } from '#lib/store.ts';

const script = '/sw.js';
const cachePrefix = 'files-';

/** A new version waits for the person's press; undefined where none does. */
export const waitingVersion = createStore<{ start: () => void } | undefined>(undefined);

let started: Promise<void> | undefined;

/** Starts the worker once; a browser without workers, or a development server, works as before. */
export function startWorker(): Promise<void> {
  started ??= start().catch((error: unknown) => console.warn(error));
  return started;
}

async function start(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // The development server has no worker; one of a build at the same address would show old files.
  if (!import.meta.env.PROD) return removeWorker();
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(script, { updateViaCache: 'none' }).catch(removeIfGone);
  if (!registration) return;
  // Firefox shows its own error instead of the kept page where this is on, and a worker of an earlier version has switched it on.
  await registration.navigationPreload?.disable().catch(() => undefined);
  await offerVersion(registration);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => void offerVersion(registration));
  });
  const checkForUpdate = () => void registration.update().catch(removeIfGone);
  checkForUpdate();
  setInterval(checkForUpdate, timing.hour);
  document.addEventListener('visibilitychange', () => !document.hidden && checkForUpdate());
}

/** Offers a version that waits. A page that is of this version already lets it start. */
async function offerVersion(registration: ServiceWorkerRegistration): Promise<void> {
  const { waiting } = registration;
  if (!waiting || !registration.active) return;
  const activate = () => waiting.postMessage('activate');
  if (await isPageOfNewest()) return activate();
  waitingVersion.set({
    start() {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      activate();
    },
  });
}

async function isPageOfNewest(): Promise<boolean> {
  const newest = (await caches.keys()).filter((name) => name.startsWith(cachePrefix)).at(-1);
  const main = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (newest === undefined || main === undefined) return false;
  return (await (await caches.open(newest)).match(main)) !== undefined;
}

/** Without a network the worker stays; where the server answers without a script, the worker goes. */
async function removeIfGone(): Promise<undefined> {
  const answer = await fetch(script, { cache: 'no-store' }).catch(() => undefined);
  const isScript = answer?.headers.get('Content-Type')?.includes('javascript') ?? false;
  if (answer && answer.status < 500 && !(answer.ok && isScript)) await removeWorker();
}

async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((each) => each.unregister()));
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  await Promise.all(names.map((name) => caches.delete(name)));
}

// What a browser keeps of a page's server: for tests of who may still read it.
import type { Page } from '@playwright/test';

/** Runs in a page: returns the rows of its databases as text, by store, and everything in its other stores. */
export async function readKept(): Promise<Record<string, string>> {
  const kept: Record<string, string> = {
    local: JSON.stringify({ ...localStorage }),
    session: JSON.stringify({ ...sessionStorage }),
  };
  const ended = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  for (const name of names) {
    const db = await ended(indexedDB.open(name));
    for (const store of db.objectStoreNames)
      kept[store] = JSON.stringify(await ended(db.transaction(store).objectStore(store).getAll()));
    db.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    kept[name] = JSON.stringify(paths.filter((path) => path.startsWith('/api')));
  }
  return kept;
}

/** Returns the stores in which a text is. */
export async function storesWith(page: Page, text: string): Promise<string[]> {
  return Object.entries(await page.evaluate(readKept)).flatMap(([store, rows]) => (rows.includes(text) ? [store] : []));
}

/** Waits until every file of the product is stored and the worker answers for this page. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
}

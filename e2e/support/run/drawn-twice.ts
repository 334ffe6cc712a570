// Shows a page the build for development, in which React's StrictMode draws every component twice and React checks more.
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildWebForDevelopment } from '../../../scripts/install-build.mjs';

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** Gives this page the web that is built for development; the server and all its calls are the same. */
export async function drawTwice(page: Page): Promise<void> {
  const folder = await buildWebForDevelopment();
  if (folder === undefined) throw new Error('The web cannot be built for development.');
  await page.addInitScript(reportWritesInRender);
  await page.route(/^https?:\/\/[^/]+\/(?!api\/)/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const type = types[extname(pathname)];
    if (pathname.startsWith('/assets/') && type)
      return route.fulfill({ contentType: type, body: readFileSync(join(folder, pathname)) });
    if (route.request().resourceType() !== 'document') return route.continue();
    // With the server's headers, as everybody gets them.
    await route.fulfill({ response: await route.fetch(), body: readFileSync(join(folder, 'index.html'), 'utf8') });
  });
}

/** Runs in the page: what a render stores or deletes is an error, because React may drop the render or repeat it. */
function reportWritesInRender(): void {
  Error.stackTraceLimit = 100;
  for (const name of ['setItem', 'removeItem'] as const) {
    const write = Storage.prototype[name];
    const reporting = function (this: Storage, ...given: [string, string]) {
      const { stack = '' } = new Error('written');
      if (stack.includes('renderWithHooks')) console.error(`${name} of '${given[0]}' while React renders: ${stack}`);
      write.apply(this, given);
    };
    Object.assign(Storage.prototype, { [name]: reporting });
  }
}

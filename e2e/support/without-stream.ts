// For tests of a page that polls.
import type { Page } from '@playwright/test';

/**
 * Keeps the stream of events from what the page opens next, so that it polls. With an open stream the network of a page is never
 * idle, and nothing can be kept from it.
 */
export async function withoutStream(page: Page): Promise<void> {
  await page.route('**/api/stream*', (route) => route.abort());
}

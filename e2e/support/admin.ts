// Helpers for the administration.
import type { Page } from '@playwright/test';
import { expect, screens } from './fixtures.ts';

export const tab = (name: string) => `${screens.admin.href()}?tab=${name}`;

let count = 0;
export const fresh = (word: string) => `${word} ${++count}`;

/** Calls the API as the signed-in person of the page. */
export async function post(page: Page, path: string, data: object) {
  const reply = await page.request.post(path, { data });
  expect(reply.status(), await reply.text()).toBeLessThan(300);
  return reply.json();
}

export const dialog = (page: Page) => page.getByRole('dialog');

// Helpers for the settings, with a new person.
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const tabs = ['Appearance', 'Notifications', 'Preferences', 'Data & Privacy'] as const;
export const password = 'a password of the settings';

let count = 0;

/** Creates a new person of Engineering and signs in. */
export async function newcomer(page: Page, url: string): Promise<string> {
  const username = `settings${++count}x${Date.now().toString(36)}`;
  const data = {
    username,
    password,
    fullName: `Sam ${username}`,
    email: `${username}@example.com`,
    departmentId: 3,
    role: 'user',
  };
  const reply = await page.request.post(`${url}/api/users`, { data });
  expect(reply.status(), await reply.text()).toBe(201);
  expect((await page.request.post(`${url}/api/auth/login`, { data: { username, password } })).status()).toBe(200);
  return username;
}

export async function openTab(page: Page, name: (typeof tabs)[number]): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
}

export async function saved(page: Page): Promise<Record<string, unknown>> {
  return (await (await page.request.get('/api/auth/current-user')).json()).user;
}

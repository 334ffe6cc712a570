// Helpers for the settings, with a new person.
import { createHmac } from 'node:crypto';
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

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns what the program on a person's phone shows: the code of a secret, `away` half minutes from now. */
export function codeOf(secret: string, away = 0): string {
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + away));
  const mac = createHmac('sha1', key).update(counter).digest();
  return String((mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

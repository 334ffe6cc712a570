// Makes the pictures of README from the running product: the board of a sample department, light and dark, and a short moving
// picture of the main job. `npm run pictures`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { screens } from '@app/contract/screens.ts';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '#support/chromium-flags.ts';
import { adminPassword, newServer } from '#support/server.ts';
import { findChromium } from '../scripts/chromium.mjs';
import { Film, showPointer } from './film.ts';

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const engineering = 3;

mkdirSync(folder, { recursive: true });
const executablePath = await findChromium({ headless: true });
if (executablePath === null) throw new Error('there is no Chromium');
const server = await newServer({ SAMPLE_DATA: 'true' });
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
try {
  for (const theme of ['light', 'dark'] as const) {
    const context = await signedIn(theme, { width: 1440, height: 900 });
    const page = await boardOf(context);
    await page.screenshot({ path: `${folder}board-${theme}.png` });
    await context.close();
  }
  const context = await signedIn('light', { width: 1280, height: 800 });
  await filmMainJob(await boardOf(context));
  await context.close();
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
  // A test compares it with the version of the product.
  writeFileSync(`${folder}version.json`, `${JSON.stringify({ version })}\n`);
} finally {
  await browser.close();
  await server.remove();
}

async function signedIn(theme: 'light' | 'dark', viewport: { width: number; height: number }): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const headers = { origin: server.url };
  const call = (method: string, path: string, data: unknown) =>
    context.request.fetch(server.url + path, { method, data, headers, failOnStatusCode: true });
  await call('POST', '/api/auth/login', { username: 'admin', password: adminPassword });
  await call('PATCH', '/api/users/settings', { theme, language: 'english' });
  await call('PUT', '/api/admin/setup', { dismissed: true });
  return context;
}

async function boardOf(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(server.url + screens.workspace.href(engineering));
  await page.getByRole('article').first().waitFor();
  // The stream of events stays open, so the network is never idle.
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** Films a task that is typed in one line, dragged to another column, and asked for. */
async function filmMainJob(page: Page): Promise<void> {
  const film = new Film(page);
  await showPointer(page);
  const { mouse, keyboard } = page;
  await mouse.move(640, 760);
  await film.hold(900);
  await keyboard.press('n');
  const line = page.getByRole('textbox', { name: 'New task in To Do' });
  await line.waitFor();
  await film.hold(400);
  for (const part of 'Call the auditor tomorrow P1'.match(/.{1,2}/g) ?? []) {
    await keyboard.type(part);
    await film.hold(110);
  }
  await page.getByRole('button', { name: /^Remove: Due/ }).waitFor();
  await film.hold(1300);
  await keyboard.press('Enter');
  const card = page.getByRole('article').filter({ hasText: 'Call the auditor' });
  await card.waitFor();
  await keyboard.press('Escape');
  await film.hold(1000);

  const from = await centerOf(card);
  const to = await centerOf(
    page
      .getByRole('region', { name: /^In Progress/ })
      .getByRole('article')
      .first(),
  );
  await mouse.move(from.x, from.y);
  await film.hold(250);
  await mouse.down();
  for (let step = 1; step <= 10; step++) {
    await mouse.move(from.x + ((to.x - from.x) * step) / 10, from.y + ((to.y - from.y) * step) / 10);
    await film.hold(60);
  }
  await film.hold(250);
  await mouse.up();
  await film.hold(1000);

  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const question = page.getByRole('textbox', { name: /Ask about tasks/ });
  await question.waitFor();
  await film.hold(400);
  for (const part of 'What should I do first?'.match(/.{1,3}/g) ?? []) {
    await keyboard.type(part);
    await film.hold(90);
  }
  await film.hold(300);
  await keyboard.press('Enter');
  await page
    .getByText(/^Start with/)
    .first()
    .waitFor();
  await film.hold(3000);
  await film.save(`${folder}main-job.webp`);
}

async function centerOf(target: { boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null> }) {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing is there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

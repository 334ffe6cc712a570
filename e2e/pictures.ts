// Takes the screenshots of the README: the sample board of a new installation, light and dark. `node e2e/pictures.ts`, after a build.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { screens } from '@app/contract/screens.ts';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '#support/chromium-flags.ts';
import { adminPassword, newServer } from '#support/server.ts';
import { withoutStream } from '#support/without-stream.ts';
import { findChromium } from '../scripts/chromium.mjs';

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const engineering = 3;
mkdirSync(folder, { recursive: true });
const executablePath = await findChromium({ headless: true });
if (executablePath === null) throw new Error('there is no Chromium');
const server = await newServer({ SAMPLE_DATA: 'true' });
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
try {
  for (const theme of ['light', 'dark']) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const headers = { origin: server.url };
    await context.request.post(`${server.url}/api/auth/login`, { data: { username: 'admin', password: adminPassword }, headers });
    await context.request.patch(`${server.url}/api/users/settings`, { data: { theme }, headers });
    const page = await context.newPage();
    await withoutStream(page);
    await page.goto(server.url + screens.workspace.href(engineering));
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `${folder}board-${theme}.png` });
    await context.close();
  }
} finally {
  await browser.close();
  await server.remove();
}

// The screen tests: the real server, the built web, a real Chromium.
import { statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '#support/chromium-flags.ts';
import { deepTests } from '#support/run/rings.ts';
import { findChromium } from '../scripts/chromium.mjs';

const executablePath = await findChromium({ headless: true });
if (executablePath === null) throw new Error('The screen tests need a Chromium.');

/** Playwright keeps the shared memory of pages on the disk, which costs a tenth of the CPU, because that of containers is often small. */
function isSharedMemoryLarge(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 30;
  } catch {
    return false;
  }
}

/** The tests of every change, those of the long run, or all. */
const ring = { usual: { grepInvert: deepTests }, deep: { grep: deepTests }, all: {} }[process.env['TEST_RING'] ?? 'all'];

export default defineConfig({
  ...ring,
  testDir: '.',
  globalSetup: './support/prepare.ts',
  outputDir: 'test-results/artifacts',
  // A test is idle for about a third of its time, so one worker more than CPUs keeps them busy; with two more, pages become too slow.
  workers: Math.min(4, availableParallelism() + 1),
  // Long enough for a slow machine; they only end tests that hang.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env['CI'] !== undefined,
  // On a busy machine a test may fail by chance; the summary counts and lists retried tests.
  retries: process.env['CI'] === undefined ? 0 : 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Storing every file again for each test costs as much as a test; offline.spec.ts allows the worker.
    serviceWorkers: 'block',
    // Recording costs about as much as the tests themselves, so it needs `E2E_TRACE=1`.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Tests about motion switch it on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: chromiumFlags,
      ignoreDefaultArgs: isSharedMemoryLarge() ? ['--disable-dev-shm-usage'] : [],
    },
  },
});

// The screen tests: the real server, the built web, a real Chromium.
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/chromium.mjs';
import { chromiumFlags } from './chromium-flags.ts';

const executablePath = await findChromium();
if (executablePath === null) throw new Error('The screen tests need a Chromium.');

export default defineConfig({
  testDir: '.',
  globalSetup: './prepare.ts',
  outputDir: 'test-results/artifacts',
  // A test waits for about a third of its time: one worker more than processors keeps them busy.
  workers: Math.min(4, availableParallelism() + 1),
  // They end what hangs; a slow machine is not to be taken for a fault.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env['CI'] !== undefined,
  // On a machine that others load a test may fail once; the sum of the steps says how many did, the list above it which.
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Recording costs about as much as the tests themselves: `E2E_TRACE=1` for whoever looks for a cause.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Motion is drawn where it is what a test is about.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: chromiumFlags },
  },
});

// Finds the browser of the screen tests and of the benchmarks.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { complain, isExecutable } from './machine.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium: CHROMIUM_PATH, the usual places, PATH; installed where root on Debian has none.
 * Null where none can be had; what to do about it is printed.
 * @returns {Promise<string | null>}
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isExecutable(given)) return given;
    return explain(`CHROMIUM_PATH is ${given}, and that is no program.`);
  }
  const found = search();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version') || !existsSync('/usr/bin/apt-get')) {
    return explain('Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  }
  console.log('chromium: none found, installing it with apt-get');
  for (const task of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
  ]) {
    const { status } = spawnSync('apt-get', task, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) console.error(`apt-get ${task.join(' ')} failed (exit ${status}).`);
  }
  return search() ?? explain('apt-get could not install it. Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
}

function search() {
  const path = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...usual, ...path.flatMap((folder) => names.map((name) => join(folder, name)))].find(isExecutable);
}

function explain(message) {
  complain(`NO CHROMIUM: ${message}\nThe screen tests do not run without it.`);
  return null;
}

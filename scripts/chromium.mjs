// Finds or installs the Chromium for the screen tests and the benchmarks.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isExecutable, printWarning } from './environment.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const commonPaths = [
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
 * Returns the path of a Chromium: from CHROMIUM_PATH, the common paths, or PATH. Installs one if it runs as root on Debian.
 * Returns null and prints instructions if there is none.
 * @returns {Promise<string | null>}
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isExecutable(given)) return given;
    return warnMissing(`CHROMIUM_PATH is ${given}, which is not an executable file.`);
  }
  const found = search();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version') || !existsSync('/usr/bin/apt-get')) {
    return warnMissing('Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  }
  console.log('chromium: none found, installing it with apt-get');
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
  ]) {
    const { status } = spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) console.error(`apt-get ${args.join(' ')} failed (exit ${status}).`);
  }
  return search() ?? warnMissing('apt-get could not install it. Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
}

function search() {
  const path = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...commonPaths, ...path.flatMap((folder) => names.map((name) => join(folder, name)))].find(isExecutable);
}

function warnMissing(message) {
  printWarning(`NO CHROMIUM: ${message}\nThe screen tests need it and are skipped.`);
  return null;
}

// Finds or installs the Chromium for the screen tests and the benchmarks.
import { delimiter, join } from 'node:path';
import { install, isExecutable, mayInstall, printWarning } from './environment.mjs';

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

/** Debian's Chromium without a window: each test costs it about a third less CPU time. */
const headlessShell = { package: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' };

/**
 * Returns the path of a Chromium: from CHROMIUM_PATH, the common paths, or PATH. Installs one if it runs as root on Debian.
 * Returns null and prints instructions if there is none. With `headless` it prefers the one without a window, which continuous
 * integration also installs beside another.
 * @param {{ headless?: boolean }} [options]
 * @returns {Promise<string | null>}
 */
export async function findChromium({ headless = false } = {}) {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isExecutable(given)) return given;
    return warnMissing(`CHROMIUM_PATH is ${given}, which is not an executable file.`);
  }
  if (headless && isExecutable(headlessShell.path)) return headlessShell.path;
  const found = search();
  if (headless && mayInstall() && (!found || process.env.CI) && install(headlessShell.package)) return headlessShell.path;
  if (found) return found;
  if (!mayInstall()) return warnMissing('Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  install('chromium');
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

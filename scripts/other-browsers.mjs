// Finds or installs the browsers other than Chromium in which the main job is tried: Firefox, and WebKitGTK with its WebDriver.
import { spawnSync } from 'node:child_process';
import { install, mayInstall } from './environment.mjs';

/** The program, an argument with which it only says something, and its package of Debian. */
const programs = [
  ['firefox-esr', '--version', 'firefox-esr'],
  ['WebKitWebDriver', '--version', 'webkit2gtk-driver'],
  ['xvfb-run', '--help', 'xvfb'],
];

/** Whether this machine has all of them; root on Debian installs them. */
export function hasOtherBrowsers() {
  const missing = () => programs.filter(([program, argument]) => spawnSync(program, [argument]).error).map(([, , name]) => name);
  const names = missing();
  return names.length === 0 || (mayInstall() && install(...names, 'xauth') && missing().length === 0);
}

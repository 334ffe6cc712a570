// Checks the machine for programs and free ports, installs programs, and prints a prominent warning about a missing one.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createServer } from 'node:net';

/** Whether the path is an executable file. */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether packages can be installed: as root on Debian. */
export function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

/**
 * Installs packages of Debian; returns whether it succeeded.
 * @param {...string} names
 */
export function install(...names) {
  console.log(`${names.join(', ')}: installing with apt-get`);
  return [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', ...names],
  ].every((args) => {
    const { status } = spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 300_000,
    });
    if (status !== 0) console.error(`apt-get ${args.join(' ')} failed (exit ${status}).`);
    return status === 0;
  });
}

/**
 * Returns a local port that is free at the moment.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

/** Prints a message between two bars, so that nobody overlooks it. */
export function printWarning(message) {
  const bar = '='.repeat(80);
  console.error(`\n${bar}\n${message}\n${bar}\n`);
}

// What the machine offers: programs and free ports; and saying loudly what it does not have.
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';

/** Says whether there is a program under a path. */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * A port of this machine that nobody uses just now.
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

/** Prints what is missing between bars, so that it is not overlooked. */
export function complain(what) {
  const bar = '='.repeat(80);
  console.error(`\n${bar}\n${what}\n${bar}\n`);
}

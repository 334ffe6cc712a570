// Checks the machine for programs and free ports, and prints a prominent warning about a missing program.
import { accessSync, constants } from 'node:fs';
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

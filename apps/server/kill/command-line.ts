// Runs commands of the operator as their documentation says, for the proofs.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { commandLine } from '../../../scripts/server-process.mjs';
import type { ServerOptions } from './server.ts';

const file = fileURLToPath(new URL(`../../../${commandLine}`, import.meta.url));

/** Runs a command with --json and returns what it prints; throws unless it exits with 0. */
export function tasklane(
  { dataDir, databaseUrl, variables }: ServerOptions,
  ...args: string[]
): Promise<Record<string, unknown>> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', ...variables };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [file, ...args, '--json'], { env, maxBuffer: 32 * 1024 * 1024 }, (error, out, err) => {
      if (error) reject(new Error(`tasklane ${args.join(' ')} exited with ${error.code}: ${out}${err}`));
      else resolve(JSON.parse(out.trim().split('\n').at(-1) ?? '{}') as Record<string, unknown>);
    });
  });
}

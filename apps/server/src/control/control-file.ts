// The file with which a running server lets the command line reach it: a port of this machine and a secret.
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Control = z.object({ port: z.number(), secret: z.string().check(z.minLength(40)) });
export type Control = z.output<typeof Control>;

/** The command that copies the files of the database into a folder of the data folder; its name begins with this. */
export const copyCommand = 'copy';
/** The command that runs an endpoint of the contract. */
export const callCommand = 'call';

/** The beginning of the names of folders in which backups are restored for a trial. */
export const trialFolder = 'trial';

/** Deletes copies and trials that a command left because it was killed. */
export function removeCopies(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(`${copyCommand}-`) || name.startsWith(`${trialFolder}-`))
      rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'control');
}

/** Returns a secret that nobody can guess. */
export function newControlSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Writes the file for this user alone. */
export function writeControl(dataDir: string, control: Control): void {
  const aside = `${fileIn(dataDir)}.new`;
  rmSync(aside, { force: true });
  writeFileSync(aside, JSON.stringify(control), { mode: 0o600, flag: 'wx' });
  renameSync(aside, fileIn(dataDir));
}

/** Reads the file; undefined if there is none. */
export function readControl(dataDir: string): Control | undefined {
  try {
    return Control.safeParse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/** Deletes the file. */
export function removeControl(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

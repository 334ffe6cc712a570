// Writes and tests backups in processes of their own: their memory and processor time are not the server's, and they can be ended.
import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { BackupReason } from '@app/contract/backups/backups.contract.ts';
import { backupTiming } from '@app/contract/backups/backups.limits.ts';
import * as z from 'zod/mini';
import type { ContentCounts } from '#backups/file-contents.ts';
import { exitCodes } from '#commands/command.ts';
import { commandText } from '#commands/commands.text.ts';
import { commandLineFile } from '#program-files.ts';

/** The memory for JavaScript objects in megabytes; streams need little, whatever the size of the database. */
const heap = 512;
const longestOutput = 64 * 1024;

const Written = z.object({ bytes: z.int(), rows: z.record(z.string(), z.int()), encrypted: z.boolean() });
const Tried = z.object({
  contents: z.optional(z.object({ expected: z.int(), missing: z.int() })),
});
const Refusal = z.object({ error: z.string(), exit: z.number(), system: z.optional(z.string()) });

/** Why a backup or its test failed. */
export class BackupFailure extends Error {
  readonly reason: BackupReason;
  constructor(reason: BackupReason, detail: string) {
    super(detail);
    this.reason = reason;
  }
}

/** Makes the files. Tests have one without processes. */
export interface BackupMaker {
  write(file: string, signal: AbortSignal): Promise<{ bytes: number; rows: number; encrypted: boolean }>;
  /** Restores the file for a trial. */
  test(file: string, signal: AbortSignal): Promise<void>;
}

/** The maker of the server: the commands `backup` and `restore --trial`, with the environment of the server. */
export const processMaker: BackupMaker = {
  async write(file, signal) {
    const { bytes, rows, encrypted } = Written.parse(await run(['backup', '--out', file], backupTiming.write, signal));
    return { bytes, encrypted, rows: Object.values(rows).reduce((sum, count) => sum + count, 0) };
  },
  async test(file, signal) {
    const { contents } = Tried.parse(await run(['restore', file, '--trial'], backupTiming.test, signal));
    assertComplete(contents);
  },
};

/** Throws if contents of files are missing in a backup: it can be restored, but not all that people own. */
export function assertComplete(contents: ContentCounts | undefined): void {
  if (contents && contents.missing > 0)
    throw new BackupFailure('incomplete', commandText.contentsMissing(contents.missing, contents.expected));
}

/** Runs a command and returns what it prints as JSON. It ends with this process. */
function run(args: readonly string[], timeout: number, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const child = fork(commandLineFile, [...args, '--json'], {
      execArgv: [`--max-old-space-size=${heap}`],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    let errors = '';
    let failure: BackupFailure | undefined;
    const end = (ending: BackupFailure) => {
      failure ??= ending;
      child.kill('SIGKILL');
    };
    const stop = () => end(new BackupFailure('stopped', 'The server was stopped.'));
    const timer = setTimeout(
      () => end(new BackupFailure('tooLong', `Not finished within ${timeout / 60_000} minutes.`)),
      timeout,
    );
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    child.stdout?.on('data', (part: Buffer) => {
      output = (output + part).slice(-longestOutput);
    });
    child.stderr?.on('data', (part: Buffer) => {
      errors = (errors + part).slice(-longestOutput);
    });
    child.once('error', (error) => end(new BackupFailure('unexpected', error.message)));
    child.once('close', (code) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      const answer = parsed(output);
      if (failure) reject(failure);
      else if (code === exitCodes.done || code === exitCodes.found) resolve(answer);
      else reject(failureIn(answer, errors.trim() || `It ended with ${code}.`));
    });
    yieldToRequests(child.pid);
  });
}

/** People wait for requests; nobody waits for a backup. */
function yieldToRequests(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Some systems do not allow it.
  }
}

function failureIn(answer: unknown, errors: string): BackupFailure {
  const refusal = Refusal.safeParse(answer).data;
  if (!refusal) return new BackupFailure('unexpected', errors);
  return new BackupFailure(reasonOf(refusal), refusal.error);
}

function reasonOf({ exit, system }: z.output<typeof Refusal>): BackupReason {
  if (system === 'ENOSPC' || system === 'EDQUOT') return 'noSpace';
  if (system !== undefined) return 'unwritable';
  if (exit === exitCodes.refused) return 'damaged';
  return exit === exitCodes.database ? 'database' : 'unexpected';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.trim().split('\n').at(-1) ?? '');
  } catch {
    return undefined;
  }
}

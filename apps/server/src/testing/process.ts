// For tests: runs the real server as a separate process, on a free port.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.mjs', import.meta.url));

export interface ServerProcess {
  child: ChildProcess;
  /** The parent of its data folder. */
  folder: string;
  /** Returns its output so far. */
  output(): string;
  /** Resolves with its URL once it is ready; rejects if it exits before. */
  ready: Promise<string>;
  /** Resolves with its exit code. */
  ended: Promise<number | null>;
  /** Kills it if it still runs, and deletes its data. */
  remove(): Promise<void>;
}

/** Starts the server, by default on the embedded database in a new folder; `by` are arguments for Node before the script. */
export function startProcess(env: Record<string, string> = {}, by: readonly string[] = []): ServerProcess {
  const folder = mkdtempSync(join(tmpdir(), 'tasklane-process-'));
  const child = spawn(process.execPath, [...by, main], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      ADMIN_PASSWORD: 'administrator of processes',
      SAMPLE_DATA: 'false',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part: Buffer) => {
        said += part;
        const url = /is ready on (http:\S+)/.exec(said)?.[1];
        if (url !== undefined) resolve(url);
      });
    }
    void ended.then((code) => reject(new Error(`The server ended with ${code}.\n${said}`)));
  });
  ready.catch(() => {});
  return {
    child,
    folder,
    output: () => said,
    ready,
    ended,
    async remove() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

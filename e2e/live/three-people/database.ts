// A new database of a PostgreSQL server, for a test with several servers.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../../apps/server/kill/new-database.ts', import.meta.url));

/** Creates it; `drop` deletes it, as does the end of this process. */
export async function newDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const child = spawn(process.execPath, [program, server], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [url]: unknown[] = await once(createInterface(child.stdout), 'line');
  return {
    url: String(url),
    async drop() {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}

// Lets the command line use the embedded database of a running server, which no second process can open
// (docs/decisions/039-backup.md): one line of JSON each way, from this machine, by whoever can read a file of the data folder.
import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { CommandContext } from '#commands/command.ts';
import { copyCommand, newControlSecret, removeControl, removeCopies, writeControl } from '#control/control-file.ts';

const Request = z.object({
  secret: z.string(),
  command: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
});

/** The bytes of a request, and the time in which it must come. */
const limits = { request: 64 * 1024, wait: 5_000, connections: 8 };
interface Options extends CommandContext {
  log: { warn(line: object, message: string): void };
}

/** Starts to listen; `stop` ends it. */
export async function startControl({ config, database, log }: Options): Promise<{ stop(): Promise<void> }> {
  removeCopies(config.dataDir);
  const secret = newControlSecret();
  const running = new Set<Promise<void>>();
  const server: Server = createServer({ allowHalfOpen: true }, (socket) => {
    const serving = serve(socket).finally(() => running.delete(serving));
    running.add(serving);
  });
  server.maxConnections = limits.connections;
  server.on('error', (error) => log.warn({ err: error }, 'the control connection failed'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  writeControl(config.dataDir, { port, secret });

  async function serve(socket: Socket): Promise<void> {
    socket.on('error', () => {});
    socket.setTimeout(limits.wait, () => socket.destroy());
    const request = await readRequest(socket);
    if (!request || !isSame(request.secret, secret)) {
      socket.destroy();
      return;
    }
    socket.setTimeout(0);
    const answer = await answerTo(request).catch((error: unknown) => {
      log.warn({ err: error }, 'a command failed');
      return { failure: { message: String(error), exit: 1 } };
    });
    socket.end(`${JSON.stringify(answer)}\n`);
  }

  async function answerTo({ command, values }: z.output<typeof Request>) {
    // Loaded with the first command, because most servers never get one.
    const { failureOf, runDatabaseCommand } = await import('#commands/database-commands.ts');
    try {
      if (command === copyCommand) return { result: await copyTo(String(values['name'])) };
      return { result: await runDatabaseCommand(command, values, { config, database }) };
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      return { failure };
    }
  }

  /** Copies the database into a folder of the data folder, whose name the caller gives. */
  async function copyTo(name: string) {
    if (!/^copy-[\w-]{1,60}$/.test(name) || !database.copyTo) throw new Error('no copy');
    const folder = join(config.dataDir, name);
    await database.copyTo(folder);
    return { lines: [], data: { folder } };
  }

  return {
    async stop() {
      removeControl(config.dataDir);
      server.close();
      await Promise.allSettled(running);
    },
  };
}

/** Reads the first line; the socket stays open for the answer. */
function readRequest(socket: Socket): Promise<z.output<typeof Request> | undefined> {
  return new Promise((resolve) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      if (text.length > limits.request) resolve(undefined);
      else if (text.includes('\n')) resolve(parsed(text));
    });
    socket.once('close', () => resolve(undefined));
  });
}

function parsed(text: string) {
  try {
    return Request.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function isSame(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

// Lets the command line use the embedded database of a running server, which no second process can open
// (docs/decisions/039-backup.md): a line of JSON, followed by the input and the file of a call, and lines of JSON back; from this
// machine, by whoever can read a file of the data folder.
import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { importLimits } from '@app/contract/imports/imports.limits.ts';
import { limits as bounds } from '@app/contract/limits.ts';
import * as z from 'zod/mini';
import type { CommandContext } from '#commands/command.ts';
import { callCommand, copyCommand, newControlSecret, removeControl, removeCopies, writeControl } from '#control/control-file.ts';
import { openFile } from '#endpoints/files/open-file.ts';
import type { EndpointRunner } from '#endpoints/run-endpoint.ts';

const most = (count: number) => z._default(z.int().check(z.gte(0), z.lte(count)), 0);
const Head = z.object({
  secret: z.string(),
  command: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
  /** The bytes of the input of a call and of its file, which follow. */
  input: most(bounds.body.bytes),
  upload: most(importLimits.bytes),
});
interface Request extends z.output<typeof Head> {
  body: Buffer;
}

/** The bytes of the first line, and the time in which a request must come. */
const limits = { line: 64 * 1024, wait: 5_000, connections: 8 };
interface Options extends CommandContext {
  log: { warn(line: object, message: string): void };
  runner: EndpointRunner;
}

/** Starts to listen; `stop` ends it. */
export async function startControl({ config, database, log, runner }: Options): Promise<{ stop(): Promise<void> }> {
  removeCopies(config.dataDir);
  const secret = newControlSecret();
  const running = new Set<Promise<void>>();
  /** Those that get a file, which may take as long as its reader likes. */
  const readers = new Set<Socket>();
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
    const request = await readRequest(socket, secret);
    if (!request) {
      socket.destroy();
      return;
    }
    socket.setTimeout(0);
    try {
      if (request.command === callCommand) await answerCall(request, socket);
      else socket.end(lineOf(await answerTo(request)));
    } catch (error) {
      const { failureOf } = await import('#commands/database-commands.ts');
      const failure = failureOf(error);
      if (!failure && !socket.destroyed) log.warn({ err: error }, 'a command failed');
      socket.end(lineOf({ failure: failure ?? { message: String(error), exit: 1 } }));
    }
  }

  async function answerTo({ command, values }: Request) {
    // Loaded with the first command, because most servers never get one.
    const { runDatabaseCommand } = await import('#commands/database-commands.ts');
    if (command === copyCommand) return { result: await copyTo(String(values['name'])) };
    return { result: await runDatabaseCommand(command, values, { config, database }) };
  }

  async function answerCall({ values, input, upload, body }: Request, socket: Socket): Promise<void> {
    const { runCall } = await import('#commands/run-call.ts');
    const { endpoint, as, fileName } = values;
    const file =
      upload > 0 ? { upload: Object.assign(body.subarray(input, input + upload), { fileName: String(fileName) }) } : {};
    const answer = await runCall(
      {
        endpoint: String(endpoint),
        as: typeof as === 'string' ? as : undefined,
        input: input > 0 ? JSON.parse(body.subarray(0, input).toString()) : {},
        ...file,
      },
      { database, runner },
    );
    if ('value' in answer) {
      socket.end(lineOf(answer));
      return;
    }
    readers.add(socket);
    try {
      socket.write(lineOf({ file: { name: answer.file.name } }));
      await pipeline(await openFile(answer.file), writerOf(socket));
      socket.end(lineOf({ end: true }));
    } finally {
      readers.delete(socket);
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
      for (const socket of readers) socket.destroy();
      await Promise.allSettled(running);
    },
  };
}

function lineOf(answer: object): string {
  return `${JSON.stringify(answer)}\n`;
}

/** Writes the parts of a file as lines, as fast as the other side reads them. */
function writerOf(socket: Socket): Writable {
  return new Writable({
    write(part: Buffer, _encoding, done) {
      socket.write(lineOf({ part: part.toString('base64') }), (error) => done(error));
    },
  });
}

/** Reads a request; undefined if it is none or has not the secret. The socket stays open for the answer. */
function readRequest(socket: Socket, secret: string): Promise<Request | undefined> {
  return new Promise((resolve) => {
    let head: z.output<typeof Head> | undefined;
    let chunks: Buffer[] = [];
    let length = 0;
    socket.on('data', (part: Buffer) => {
      chunks.push(part);
      length += part.length;
      if (!head) {
        const whole = Buffer.concat(chunks);
        const end = whole.indexOf(10);
        if (end < 0 && length <= limits.line) return;
        head = end < 0 || end > limits.line ? undefined : parsed(whole.subarray(0, end).toString());
        if (!head || !isSame(head.secret, secret)) return resolve(undefined);
        chunks = [whole.subarray(end + 1)];
        length = chunks[0]?.length ?? 0;
      }
      if (length >= head.input + head.upload) resolve({ ...head, body: Buffer.concat(chunks) });
    });
    socket.once('close', () => resolve(undefined));
  });
}

function parsed(text: string): z.output<typeof Head> | undefined {
  try {
    return Head.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function isSame(text: string, secret: string): boolean {
  const [a, b] = [Buffer.from(text), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

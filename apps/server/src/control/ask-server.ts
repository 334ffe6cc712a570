// Asks the running server of a data folder to run a command or an endpoint.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import type { Call } from '#commands/run-call.ts';
import { callCommand, readControl } from '#control/control-file.ts';

const Answer = z.union([
  z.object({
    result: z.object({ lines: z.array(z.string()), data: z.record(z.string(), z.unknown()), exit: z.optional(z.number()) }),
  }),
  z.object({ failure: z.object({ message: z.string(), exit: z.number(), system: z.optional(z.string()) }) }),
]);
export type ControlAnswer = z.output<typeof Answer>;

/** The time to connect; the answer takes as long as the command. */
const connectTimeout = 2_000;

/** Returns the answer of the server; undefined if none can be reached. */
export async function askServer(
  dataDir: string,
  command: string,
  values: Readonly<Record<string, string | boolean | undefined>>,
): Promise<ControlAnswer | undefined> {
  const connected = await connectTo(dataDir);
  if (!connected) return undefined;
  const { socket, secret } = connected;
  socket.write(`${JSON.stringify({ secret, command, values })}\n`);
  let text = '';
  try {
    for await (const part of socket) text += part;
    return Answer.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}

async function connectTo(dataDir: string): Promise<{ socket: Socket; secret: string } | undefined> {
  const control = readControl(dataDir);
  if (!control) return undefined;
  const socket = connect({ port: control.port, host: '127.0.0.1' });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(connectTimeout) });
  } catch {
    socket.destroy();
    return undefined;
  }
  return { socket, secret: control.secret };
}

const Line = z.union([
  z.object({ value: z.unknown() }),
  z.object({ file: z.object({ name: z.optional(z.string()) }) }),
  z.object({ part: z.string() }),
  z.object({ end: z.literal(true) }),
  z.object({ failure: z.object({ message: z.string(), exit: z.number() }) }),
]);
type Line = z.output<typeof Line>;

/** What the server answered to a call: a value, the chunks of a file, or why it failed. */
export type CallAnswer = Extract<Line, { value: unknown } | { failure: unknown }> | { chunks: AsyncIterable<Buffer> };

/** A file ended before its end, because the server stopped or failed. */
export class CutOff extends Error {}

/** Runs an endpoint in the server; undefined if none can be reached. */
export async function callServer(dataDir: string, { endpoint, as, input, upload }: Call): Promise<CallAnswer | undefined> {
  const connected = await connectTo(dataDir);
  if (!connected) return undefined;
  const { socket, secret } = connected;
  // Reported by the lines, which then end early.
  socket.on('error', () => {});
  const body = Buffer.from(JSON.stringify(input));
  const values = {
    endpoint,
    ...(as !== undefined && { as }),
    ...(upload?.fileName !== undefined && { fileName: upload.fileName }),
  };
  const head = { secret, command: callCommand, values, input: body.length, upload: upload?.length ?? 0 };
  socket.write(`${JSON.stringify(head)}\n`);
  socket.write(body);
  if (upload) socket.write(upload);
  const lines = linesOf(socket);
  const first = (await lines.next()).value;
  if (first && 'file' in first) return { chunks: chunksOf(lines) };
  socket.destroy();
  if (first && ('value' in first || 'failure' in first)) return first;
  throw new CutOff();
}

async function* linesOf(socket: Socket): AsyncGenerator<Line, undefined> {
  try {
    for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY }))
      yield Line.parse(JSON.parse(line));
  } finally {
    socket.destroy();
  }
  return undefined;
}

async function* chunksOf(lines: AsyncGenerator<Line, undefined>): AsyncGenerator<Buffer> {
  for await (const line of lines) {
    if ('part' in line) yield Buffer.from(line.part, 'base64');
    else if ('end' in line) return;
    else break;
  }
  throw new CutOff();
}

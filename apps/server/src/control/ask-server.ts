// Asks the running server of a data folder to run a command.
import { once } from 'node:events';
import { connect } from 'node:net';
import * as z from 'zod/mini';
import { readControl } from '#control/control-file.ts';

const Answer = z.union([
  z.object({
    result: z.object({ lines: z.array(z.string()), data: z.record(z.string(), z.unknown()), exit: z.optional(z.number()) }),
  }),
  z.object({ failure: z.object({ message: z.string(), exit: z.number() }) }),
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
  const control = readControl(dataDir);
  if (!control) return undefined;
  const socket = connect({ port: control.port, host: '127.0.0.1' });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(connectTimeout) });
  } catch {
    socket.destroy();
    return undefined;
  }
  socket.write(`${JSON.stringify({ secret: control.secret, command, values })}\n`);
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

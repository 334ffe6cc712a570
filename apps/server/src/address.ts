// The server's network address: checks that the port is free before anything is created, listens at the end, and describes a
// failure.
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config.ts';
import { StartError } from '#db/start-error.ts';
import { mainText } from '#main.text.ts';

/** Throws if the port is taken, before a database is created or a password printed. */
export async function assertPortFree({ host, port }: Config): Promise<void> {
  if (port === 0) return;
  const server = createServer();
  try {
    await once(server.listen({ host, port }), 'listening');
  } catch (error) {
    throw listenFailure(error, host, port);
  }
  server.close();
  await once(server, 'close');
}

/** Listens, and returns the URL to print. */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  const { level } = app.log;
  // Fastify's own line is hidden, because the server prints one for people.
  app.log.level = 'warn';
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw listenFailure(error, host, port);
  }
  app.log.level = level;
  const { address, port: actual } = app.server.address() as AddressInfo;
  const name = ['0.0.0.0', '::'].includes(address) ? 'localhost' : address;
  return `http://${name.includes(':') ? `[${name}]` : name}:${actual}`;
}

function listenFailure(error: unknown, host: string, port: number) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new StartError(mainText.portInUse(port, host), { cause: error });
  if (code === 'EACCES') return new StartError(mainText.portForbidden(port), { cause: error });
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new StartError(mainText.noSuchHost(host), { cause: error });
  return error;
}

// Slow answers: the server may be slow, a client that reads nothing may not.
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeStalledConnections } from '#http/stalled-readers.ts';

const reading = 200;

async function serve(answer: () => Readable | Buffer) {
  const app = Fastify({ keepAliveTimeout: 60_000 });
  closeStalledConnections(app, { connection: 60_000, reading });
  app.get('/', (_, reply) => reply.send(answer()));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  return { app, port };
}

test('an answer that the server produces slowly is not cut', async () => {
  async function* slowly() {
    yield 'first ';
    await sleep(10 * reading);
    yield 'last';
  }
  const { app, port } = await serve(() => Readable.from(slowly()));
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('first last');
  await app.close();
});

test('a client that reads nothing of it is disconnected', async () => {
  const { app, port } = await serve(() => Buffer.alloc(50_000_000));
  const closed = new Promise<void>((resolve) => {
    app.server.once('connection', (socket) => socket.once('close', () => resolve()));
  });
  const client = connect(port, '127.0.0.1', () => client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'));
  client.pause().on('error', () => {});
  await closed;
  client.destroy();
  await app.close();
});

test('an answer to a request without a socket does not fail', async () => {
  const app = Fastify();
  closeStalledConnections(app, { connection: 60_000, reading });
  app.get('/', (request, reply) => {
    Object.defineProperty(request.raw, 'socket', { value: null });
    return reply.send('answered');
  });
  expect(await app.inject('/')).toMatchObject({ statusCode: 200, body: 'answered' });
  await app.close();
});

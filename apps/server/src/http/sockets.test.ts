// What comes over a bare socket: requests that cannot be read are answered like others, and slow ones are cut off.
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let port = 0;

beforeAll(async () => {
  app = await testApp();
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.app.server.address() as { port: number }).port;
});
afterAll(() => app.close());

/** What the server answers to these bytes, and one more every so often, until it closes the connection; how long that took. */
function answerTo(text: string, every?: number): Promise<{ said: string; after: number }> {
  return new Promise((resolve) => {
    const began = Date.now();
    const socket = connect(port, '127.0.0.1');
    let said = '';
    socket.write(text);
    const drip = every === undefined ? undefined : setInterval(() => socket.write('a'), every);
    socket.on('data', (part) => {
      said += part;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      resolve({ said, after: Date.now() - began });
    });
  });
}

/** How long the server keeps the connection of a client that reads nothing of what it asks for. */
function unread(text: string): Promise<number> {
  return new Promise((resolve) => {
    const client = connect(port, '127.0.0.1', () => client.write(text));
    client.pause().on('error', () => {});
    app.app.server.once('connection', (socket) => {
      const began = Date.now();
      socket.once('close', () => {
        client.destroy();
        resolve(Date.now() - began);
      });
    });
  });
}

const host = 'Host: 127.0.0.1\r\n';
const body = '\r\nContent-Length: 2\r\nContent-Type: application/json\r\n\r\n{}';

describe('what cannot be read', () => {
  it.each([
    [400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [400, `G\u0001T / HTTP/1.1\r\n${host}\r\n`],
    [400, `POST /api/auth/login HTTP/1.1\r\n${host}Content-Length: 5\r\nContent-Length: 6\r\n\r\n`],
    [400, `POST /api/auth/login HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n`],
    [431, `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`],
    [417, `POST /api/auth/login HTTP/1.1\r\n${host}Expect: nonsense\r\nConnection: close${body}`],
    [414, `GET /api/tasks/${'1'.repeat(300)} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`],
    [404, `GET /api/${'x/'.repeat(3_000)} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`],
  ])('is answered %i, in JSON and with the headers of every answer', async (status, request) => {
    const { said } = await answerTo(request);
    expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const [head = '', text = ''] = said.split('\r\n\r\n');
    expect(head).toMatch(/content-security-policy: default-src/i);
    expect(head).toMatch(/x-content-type-options: nosniff/i);
    expect(head).toMatch(/cache-control: no-store/i);
    expect(head).toMatch(/content-type: application\/json/i);
    expect(text.replace(/^[0-9a-f]+\r\n/i, '')).toMatch(/"message":"[^"]+".*"error":"[a-z_]+"/);
  });
});

describe('who is slow', () => {
  it('is cut off: headers after 15 seconds, a body after 35, an answer that nobody reads after 30', async () => {
    const start = `POST /api/auth/login HTTP/1.1\r\n${host}`;
    const [reading, headers, bodies] = await Promise.all([
      unread(`GET /api/openapi.json HTTP/1.1\r\n${host}\r\n`.repeat(400)),
      answerTo(`${start}X: `, 1_000),
      answerTo(`${start}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n`, 1_000),
    ]);
    expect(headers.after).toBeLessThan(15_000);
    expect(bodies.after).toBeLessThan(35_000);
    expect(reading).toBeLessThan(30_000);
  }, 90_000);
});

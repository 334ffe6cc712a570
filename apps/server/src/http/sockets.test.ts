// Raw sockets: requests that cannot be parsed get the usual answer, and slow ones are closed.
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultTimeouts } from '#app.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let port = 0;

beforeAll(async () => {
  app = await testApp({ env: { PUBLIC_URL: 'https://tasks.example.com' } });
  port = await listening(app);
});
afterAll(() => app.close());

async function listening({ app }: TestApp): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as { port: number }).port;
}

/** Returns the server's answer to these bytes, sending one more at intervals, until it closes the connection. */
function answerTo(text: string, every?: number): Promise<string> {
  return new Promise((resolve) => {
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
      resolve(said);
    });
  });
}

/** Waits until the server closes the connection of a client that reads nothing of the answers. */
function unread({ app }: TestApp, text: string): Promise<void> {
  return new Promise((resolve) => {
    const client = connect(port, '127.0.0.1', () => client.write(text));
    client.pause().on('error', () => {});
    app.server.on('connection', (socket) => {
      const { remotePort } = socket;
      socket.once('close', () => {
        if (remotePort !== client.localPort) return;
        client.destroy();
        resolve();
      });
    });
  });
}

const host = 'Host: 127.0.0.1\r\n';
const body = '\r\nContent-Length: 2\r\nContent-Type: application/json\r\n\r\n{}';

describe('a request that cannot be parsed', () => {
  it.each([
    [400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [400, `G\u0001T / HTTP/1.1\r\n${host}\r\n`],
    [400, `POST /api/auth/login HTTP/1.1\r\n${host}Content-Length: 5\r\nContent-Length: 6\r\n\r\n`],
    [400, `POST /api/auth/login HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n`],
    [400, `GET /api/departments HTTP/1.1\r\n${host}Host: evil.example\r\nConnection: close\r\n\r\n`],
    [421, `GET http://evil.example/api/departments HTTP/1.1\r\n${host}Connection: close\r\n\r\n`],
    [431, `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`],
    [417, `POST /api/auth/login HTTP/1.1\r\n${host}Expect: nonsense\r\nConnection: close${body}`],
    [414, `GET /api/tasks/${'1'.repeat(300)} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`],
    [404, `GET /api/${'x/'.repeat(3_000)} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`],
  ])('is answered with %i, in JSON and with the headers of every answer', async (status, request) => {
    const said = await answerTo(request);
    expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const [head = '', text = ''] = said.split('\r\n\r\n');
    expect(head).toMatch(/content-security-policy: default-src/i);
    expect(head).toMatch(/content-security-policy: [^\r]*base-uri 'none'[^\r]*frame-ancestors 'none'/i);
    expect(head).toMatch(/strict-transport-security: max-age=31536000; includeSubDomains/i);
    expect(head).toMatch(/x-content-type-options: nosniff/i);
    expect(head).toMatch(/cache-control: no-store/i);
    expect(head).toMatch(/content-type: application\/json/i);
    expect(text.replace(/^[0-9a-f]+\r\n/i, '')).toMatch(/"message":"[^"]+".*"error":"[a-z_]+"/);
  });
});

describe('a slow client', () => {
  let quick: TestApp;

  beforeAll(async () => {
    const timeouts = {
      headers: 600,
      request: 2_500,
      upload: 5_000,
      stalled: 1_000,
      connection: 6_000,
      reading: 1_100,
      checkEvery: 100,
    };
    quick = await testApp({ timeouts });
    port = await listening(quick);
  });
  afterAll(() => quick.close());

  it('is disconnected: with headers, a body and an answer that it does not read', async () => {
    const start = `POST /api/auth/login HTTP/1.1\r\n${host}`;
    const [headers, body] = await Promise.all([
      answerTo(`${start}X: `, 100),
      answerTo(`${start}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n`, 100),
      unread(quick, `GET /api/openapi.json HTTP/1.1\r\n${host}\r\n`.repeat(400)),
    ]);
    expect(headers).toMatch(/^HTTP\/1.1 408 /);
    expect(body).toMatch(/^HTTP\/1.1 408 /);
  });

  it('has 15 seconds for headers, 35 for a body, and 30 for an answer, and no more', () => {
    expect(app.app.server.headersTimeout).toBe(defaultTimeouts.headers);
    expect(defaultTimeouts.headers + defaultTimeouts.checkEvery).toBeLessThan(15_000);
    expect(defaultTimeouts.request + defaultTimeouts.checkEvery).toBeLessThan(35_000);
    // A socket is checked twice before it counts as stalled.
    expect(2 * defaultTimeouts.reading).toBeLessThan(30_000);
  });
});

// A receiver that fails in every way, and addresses that nothing is sent to.
import { once } from 'node:events';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { webhookLimits } from '@app/contract/webhooks/webhooks.limits.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { testCertificate } from '#testing/mail-server.ts';
import { aReceiver, type Receiver } from '#testing/receiver.ts';
import { postWebhook, type WebhookRequest } from '#webhooks/post-webhook.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function started(...given: Parameters<typeof aReceiver>): Promise<Receiver> {
  const receiver = await aReceiver(...given);
  open.push(receiver.stop);
  return receiver;
}

function send(url: string, given: Partial<WebhookRequest> = {}) {
  return postWebhook({
    url,
    headers: { 'webhook-id': 'msg_1' },
    body: '{}',
    allowedHosts: ['127.0.0.1'],
    timeout: 400,
    ...given,
  });
}

/** A server that speaks no HTTP, or too little of it. */
async function raw(answer: string | undefined): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => (answer === undefined ? socket.destroy() : socket.end(answer)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  open.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a receiver that', () => {
  it('accepts is told with its status and the beginning of its text', async () => {
    const receiver = await started();
    receiver.answer((response) => response.writeHead(202).end(`thanks\u0000${'x'.repeat(5_000)}`));
    const reply = await send(receiver.url);
    expect(reply).toMatchObject({ status: 202, code: null, retryAfter: 0 });
    expect(reply.response).toMatch(/^thanksx+$/);
    expect(reply.response).toHaveLength(webhookLimits.response.shown);
  });

  it('refuses, hangs, closes or talks nonsense has failed', async () => {
    const receiver = await started();
    await receiver.stop();
    expect(await send(receiver.url)).toMatchObject({ code: 'refused', status: null, response: null });
    const silent = await started();
    silent.answer(() => {});
    const reply = await send(silent.url, { timeout: 300 });
    expect(reply).toMatchObject({ code: 'timeout', status: null });
    expect(reply.duration).toBeLessThan(5_000);
    expect(await send(await raw(undefined))).toMatchObject({ code: 'closed' });
    expect(await send(await raw('hello\r\n\r\n'))).toMatchObject({ code: 'closed' });
  });

  it('ends in the middle of its body, or never ends, has answered by its status', async () => {
    expect(await send(await raw('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\ncut'))).toMatchObject({ status: 200, code: null });
    const endless = await started();
    endless.answer((response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(16_384)));
      };
      response.on('drain', more).on('error', () => {});
      more();
    });
    expect(await send(endless.url)).toMatchObject({ status: 200, code: null });
    const slow = await started();
    slow.answer((response) => response.writeHead(500).write('slow'));
    const reply = await send(slow.url, { timeout: 1_000 });
    expect(reply).toMatchObject({ status: 500, code: 'status', response: 'slow' });
    expect(reply.duration).toBeLessThan(5_000);
  });

  it('redirects is not followed, and other statuses are told apart', async () => {
    const target = await started();
    const receiver = await started();
    receiver.answer((response) => response.writeHead(302, { location: target.url }).end());
    expect(await send(receiver.url)).toMatchObject({ status: 302, code: 'redirect' });
    expect(target.received).toEqual([]);
    const cases: [number, Record<string, string>, string, number][] = [
      [400, {}, 'status', 0],
      [404, { 'retry-after': '30' }, 'status', 0],
      [410, {}, 'gone', 0],
      [429, { 'retry-after': '30' }, 'status', 30_000],
      [429, { 'retry-after': 'soon' }, 'status', 0],
      [503, { 'retry-after': '999999999' }, 'status', webhookLimits.retryAfter],
      [503, { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 'status', 0],
    ];
    for (const [status, headers, code, retryAfter] of cases) {
      receiver.answer((response) => response.writeHead(status, headers).end());
      expect(await send(receiver.url)).toMatchObject({ status, code, retryAfter });
    }
  });

  it('has no certificate that anybody vouches for, or none at all, gets nothing', async () => {
    const receiver = await started((handle) => createSecureServer({ key: testCertificate, cert: testCertificate }, handle));
    expect(await send(`https://127.0.0.1:${receiver.port}/`)).toMatchObject({ code: 'tls', status: null });
    expect(receiver.received).toEqual([]);
    const plain = await started();
    expect(await send(`https://127.0.0.1:${plain.port}/`)).toMatchObject({ code: 'tls' });
  });
});

describe('an address', () => {
  it('is the one that was checked: the name is resolved once, and each of its addresses must be public', async () => {
    const receiver = await started();
    const local = { address: '127.0.0.1', family: 4 };
    let asked = 0;
    const named = (found: { address: string; family: number }[]) => async () => {
      asked++;
      return found;
    };
    const url = `http://receiver.test:${receiver.port}/`;
    const allowedHosts = ['receiver.test'];
    expect(await send(url, { allowedHosts, resolve: named([local]) })).toMatchObject({ status: 200 });
    expect([asked, receiver.received[0]?.headers['host']]).toEqual([1, `receiver.test:${receiver.port}`]);
    const mixed = named([{ address: '8.8.8.8', family: 4 }, local]);
    expect(await send(`https://receiver.test:${receiver.port}/`, { resolve: mixed })).toMatchObject({ code: 'forbidden' });
    expect(await send(url, { resolve: named([local]) })).toMatchObject({ code: 'forbidden' });
    for (const wrong of [
      'https://127.1/',
      'https://0x7f000001/',
      'https://localhost./',
      'https://a.localhost/',
      'ftp://127.0.0.1/',
    ])
      expect(await send(wrong, { allowedHosts: [] }), wrong).toMatchObject({ code: 'forbidden' });
    const unknown = async () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
    expect(await send('https://receiver.test/', { resolve: unknown })).toMatchObject({ code: 'dns' });
    const never = () => new Promise<never>(() => {});
    expect(await send('https://receiver.test/', { resolve: never, timeout: 50 })).toMatchObject({ code: 'timeout' });
    expect(receiver.received).toHaveLength(1);
  });
});

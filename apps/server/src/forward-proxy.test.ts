// Which calls go through a forward proxy that Node is told of, and which never do (docs/DEPLOYING.md).
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const calls = `
  import { s3Store } from '#files/s3-store.ts';
  import { connectModel } from '#models/connect-model.ts';
  import { postWebhook } from '#webhooks/post-webhook.ts';
  await s3Store('https://key:secret@store.example/bucket', process.env.TMPDIR ?? '/tmp').check().catch(() => {});
  const model = await connectModel({ provider: 'openai-compatible', baseUrl: 'https://model.example/v1', apiKey: 'key', model: 'one' });
  await model.doGenerate({ prompt: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }] }).catch(() => {});
  await postWebhook({
    url: 'https://hook.example/', headers: {}, body: '{}', allowedHosts: ['hook.example'], timeout: 1000,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  });
`;

it('the store of files and the language model do, webhooks do not: the proxy would choose another address than was checked', async () => {
  const asked: (string | undefined)[] = [];
  const proxy = createServer();
  proxy.on('connect', ({ url }, socket) => {
    asked.push(url);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  try {
    const HTTPS_PROXY = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    await promisify(execFile)(process.execPath, ['--input-type=module-typescript', '--eval', calls], {
      cwd: import.meta.dirname,
      env: { ...process.env, NODE_OPTIONS: '', NODE_USE_ENV_PROXY: '1', HTTPS_PROXY },
    });
    expect([...new Set(asked)]).toEqual(['store.example:443', 'model.example:443']);
  } finally {
    proxy.close();
  }
});

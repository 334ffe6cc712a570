// The server answers to its own names only, so that no foreign page becomes same-origin with it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { PUBLIC_URL: 'https://tasks.example.com', ALLOWED_HOSTS: 'tasks.internal, box' } });
});
afterAll(() => app.close());

const ask = (host: string, url = '/api/departments') => app.raw({ method: 'GET', url, headers: { host } });

describe('a request for', () => {
  it.each([
    'tasks.example.com',
    'Tasks.Example.Com:443',
    'tasks.example.com.',
    'tasks.internal:3000',
    'box',
    'localhost:3000',
    'a.localhost',
    '127.0.0.1:3000',
    '192.168.1.20',
    '[::1]:3000',
  ])('%s is answered', async (host) => {
    expect((await ask(host)).status).toBe(200);
  });

  it.each([
    'evil.example',
    'tasks.example.com.evil.example',
    'xtasks.example.com',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
  ])('%s is refused, also with its own page as the origin', async (host) => {
    const reply = await ask(host);
    expect(reply).toMatchObject({
      status: 421,
      body: { error: 'wrong_host', message: expect.stringContaining('ALLOWED_HOSTS') },
    });
    expect(reply.headers['content-security-policy']).toContain("default-src 'self'");
    expect((await ask(host, '/')).status).toBe(421);
    const write = await app.raw({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: 'admin', password: 'administrator of tests' },
      headers: { host, origin: `http://${host}` },
    });
    expect(write.status).toBe(421);
  });

  it('the state of the server is answered for any name', async () => {
    expect((await ask('tasklane.tasklane.svc.cluster.local', '/livez')).status).toBe(200);
    expect((await ask('tasklane', '/readyz')).status).toBe(200);
  });
});

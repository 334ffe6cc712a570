// Unknown routes: the page for people, JSON for programs, whatever the URL looks like.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { workerDatabase } from '#testing/database.ts';

const folder = mkdtempSync(join(tmpdir(), 'tasklane-pages-'));
let app: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>The page</title>');
  const config = readConfig({ NODE_ENV: 'test' });
  app = await buildApp({ config, database: await workerDatabase(), webRoot: folder });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

function open(url: string, accept = 'text/html,application/xhtml+xml,*/*;q=0.8') {
  return app.inject({ method: 'GET', url, headers: { accept } });
}

describe('a person who opens a URL', () => {
  it.each(['/', '/workspace/1', '/workspace/1.5', '/index.php', '/nothing/here', '/%E0%A4%A', '/100%', '/task/%00'])(
    'gets the page at %s, with the headers that keep it safe',
    async (url) => {
      const reply = await open(url);
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toContain('The page');
      expect(reply.headers['content-security-policy']).toContain("default-src 'self'");
    },
  );
});

it('the reference of the API is the only page below /api, and needs no session', async () => {
  const reply = await open('/api/docs?operation=tasks.create');
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('The page');
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['cache-control']).toBe('no-cache');
  expect(reply.headers['content-security-policy']).toMatch(/default-src 'self';script-src 'self';(?!.*unsafe-eval)/);
  expect((await open('/api/docs/anything')).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/api/docs' })).statusCode).toBe(404);
});

it('the description is not loaded again while it stays the same', async () => {
  const first = await open('/api/openapi.json');
  expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
  const etag = String(first.headers['etag']);
  const again = await app.inject({ method: 'GET', url: '/api/openapi.json', headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

describe('an address that programs look for', () => {
  it('says where a vulnerability is reported, and until when that holds', async () => {
    const reply = await open('/.well-known/security.txt', '*/*');
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    const fields = new Map(
      reply.body
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/) as [string, string]),
    );
    expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    expect(fields.get('Contact')).toMatch(/^https?:\/\/[^/]+\/$/);
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBeLessThan(365);
    expect(days).toBeGreaterThan(30);
    expect(readConfig({ SECURITY_CONTACT: 'security@example.com' }).securityContact).toBe('mailto:security@example.com');
    expect(readConfig({ SECURITY_CONTACT: 'https://example.com/report' }).securityContact).toBe('https://example.com/report');
    expect(() => readConfig({ SECURITY_CONTACT: 'nobody' })).toThrow();
  });
  it('leads to where a password is changed', async () => {
    const reply = await open('/.well-known/change-password', '*/*');
    expect([reply.statusCode, reply.headers['location']]).toEqual([302, '/profile']);
  });
  it('is unknown otherwise', async () => {
    expect((await open('/.well-known/nothing', '*/*')).statusCode).toBe(404);
  });
});

describe('a program', () => {
  it('does not get the page for a missing asset', async () => {
    const reply = await open('/assets/gone-1234.js', '*/*');
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ message: 'There is no such address.', error: 'not_found' });
  });
  it.each(['/api/nothing', '/api/%E0%A4%A', '/api/x.html'])('gets JSON at %s, even if it accepts a page', async (url) => {
    const reply = await open(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ message: 'There is no such address.', error: 'not_found' });
  });
});

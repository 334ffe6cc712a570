// Tests that no body costs more than its endpoint needs: how long it may be, and how deep before it is parsed.
import * as api from '@app/contract/api.ts';
import { bodyLimitOf, type Endpoint } from '@app/contract/endpoint.ts';
import { limits } from '@app/contract/limits.ts';
import { forAll } from '@app/contract/testing/for-all.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { isDeep } from '#http/bodies/parse-bodies.ts';
import { aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

const endpoints = Object.values(api).flatMap((group): Endpoint[] => Object.values(group));

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  person = await aUser(app);
  return () => app.close();
});

const post = (url: string, payload: string, as?: Person) =>
  app.raw({ method: 'POST', url, payload, as, headers: { 'content-type': 'application/json' } });

describe('a body', () => {
  it.each(endpoints.filter(({ access, method }) => access === 'public' && method !== 'GET'))(
    'of a stranger is short: $method $path',
    async ({ path, page }) => {
      const url = path.replace(/:\w+/g, 'x');
      const payload = `"${'a'.repeat(limits.body.small - 1)}"`;
      const reply = await app.raw({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });
      expect(reply.status, page ? 'a page has no body of JSON' : reply.text).toBe(413);
    },
  );

  it('is short where there is nothing to send, and has its room elsewhere', () => {
    for (const endpoint of endpoints)
      expect(bodyLimitOf(endpoint)).toBe(endpoint.access !== 'public' && endpoint.body ? (endpoint.bodyBytes ?? 524_288) : 4_096);
  });

  it('of a stranger has room for the longest account in any spelling', async () => {
    const escaped = (length: number) => '\\u00e4'.repeat(length);
    const { username, password, fullName, email } = limits;
    const fields = [
      `"username":"${escaped(username.max)}"`,
      `"password":"${escaped(password.max)}"`,
      `"fullName":"${escaped(fullName.max)}"`,
      `"email":"${escaped(email.max)}"`,
      '"departmentId":3',
    ];
    expect((await post('/api/users', `{${fields.join(',')}}`)).status).toBe(400);
  });

  it('that is deep is refused before it is parsed', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const reply = await post('/api/tasks', deep, person);
    expect(reply).toMatchObject({ status: 400, body: { message: 'The request is nested too deeply.' } });
    expect((await post('/api/auth/login', '['.repeat(2_000))).body).toMatchObject({
      message: 'The request is nested too deeply.',
    });
  });

  it('is as deep as its parsed value, whatever its texts hold', () => {
    const depthOf = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
    forAll(fc.jsonValue({ maxDepth: 8 }), (value) => {
      const depth = depthOf(value);
      expect(isDeep(JSON.stringify(value), depth)).toBe(false);
      if (depth > 0) expect(isDeep(JSON.stringify(value), depth - 1)).toBe(true);
    });
    expect(isDeep('"[[[\\"[[["', 0)).toBe(false);
  });
});

// Every endpoint of the route table for tokens with each scope: only those that declare the scope let it in, and nothing else that they need is missing.
import { scopes } from '@app/contract/principals.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aToken, aUser } from '#testing/factories.ts';
import { endpoints } from '#testing/permissions/permission-rows.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { RATE_LIMIT_TOKEN: '1000000' } });
});
afterAll(() => app.close());

/** An id that no row has, so that a call that is let in changes nothing. */
const nothing = '2147483647';

async function refusalOf(authorization: string, { endpoint }: (typeof endpoints)[number]) {
  const reply = await app.raw({
    method: endpoint.method,
    url: endpoint.path.replace(/:\w+/g, nothing),
    headers: { authorization },
    ...(endpoint.body && { payload: [] }),
  });
  expect(reply.status, 'the token is valid').not.toBe(401);
  // Whoever visits it is led to the sign-in page, which says why.
  if (endpoint.redirect) return String(reply.headers['location']).startsWith('/auth?problem=') ? 'forbidden' : 'none';
  const { error, scope } = reply.body ? (reply.body as { error?: string; scope?: string }) : {};
  return reply.status === 403 && error === 'forbidden' ? (scope ?? 'forbidden') : 'none';
}

describe.each(['user', 'admin'] as const)('a token of a %s', (role) => {
  it.each([...scopes, 'none', 'all'] as const)('with the scope %s', async (held) => {
    const person = await aUser(app, { role });
    const own = held === 'none' ? [] : held === 'all' ? scopes : [held];
    const { headers } = await aToken(app, person.id, own);
    const answers: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const row of endpoints) {
      const { access, via, scope, alsoScope } = row.endpoint;
      answers[row.key] = await refusalOf(headers.authorization, row);
      const forRole = access !== 'admin' || role === 'admin';
      if (!forRole || !via?.includes('token')) expected[row.key] = 'forbidden';
      else {
        const missing = [scope, alsoScope].find((each) => each !== undefined && !own.includes(each));
        expected[row.key] = missing ?? 'none';
      }
    }
    // A row of another person or of nobody is refused in its own way, after the token was let in.
    for (const key of ['workspaces.columns', 'workspaces.members', 'workspaces.membersPage', 'tasks.inWorkspace'])
      if (expected[key] === 'none') answers[key] = 'none';
    expect(answers).toEqual(expected);
  });
});

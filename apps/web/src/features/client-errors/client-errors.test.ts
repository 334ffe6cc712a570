// The content of an error report, and which errors are reported.
import { ClientError } from '@app/contract/client-errors/client-errors.contract.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentUserQuery } from '#features/users/users.queries.ts';

const sent: unknown[] = [];
let client: QueryClient;
let reports: typeof import('#features/client-errors/client-errors.queries.ts');

beforeEach(async () => {
  sent.length = 0;
  vi.resetModules();
  vi.stubGlobal('location', { pathname: '/task/12' });
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return new Response('{"success":true}');
  });
  reports = await import('#features/client-errors/client-errors.queries.ts');
  client = new QueryClient();
});
afterEach(() => vi.unstubAllGlobals());

function signIn(dataCollection: boolean): void {
  client.setQueryData(currentUserQuery.queryKey, { user: { dataCollection } } as never);
}

it('is one that the contract takes, and names nobody', async () => {
  signIn(true);
  const error = new TypeError('Cannot read "Ann Lee" of task 12');
  error.stack = 'TypeError: Ann\n at f (http://host/assets/main-1.js:1:2)';
  await reports.reportError(client, 'screen', error);
  const frame = 'assets/main-1.js:1:2';
  expect(sent).toEqual([
    { kind: 'screen', name: 'TypeError', message: 'Cannot read "…" of task #', screen: '/task/:taskId', stack: [frame] },
  ]);
  expect(ClientError.safeParse(sent[0]).success).toBe(true);
});

it('is not sent while the switch is off, nor where nobody is signed in', async () => {
  await reports.reportError(client, 'screen', new Error('broke'));
  signIn(false);
  await reports.reportError(client, 'screen', new Error('broke'));
  expect(sent).toEqual([]);
});

it('is not sent of a refusal, of something given up, or of what is no error', async () => {
  signIn(true);
  const { RequestError } = await import('#lib/request-error.ts');
  const refusal = { method: 'GET', path: '/x', status: 500, body: {}, reason: 'x', message: 'x' } as const;
  for (const thrown of [new RequestError(refusal), new DOMException('x', 'AbortError'), 'a text', undefined]) {
    await reports.reportError(client, 'promise', thrown);
  }
  expect(sent).toEqual([]);
});

it('is sent once of each error, and of five at most', async () => {
  signIn(true);
  for (const name of ['one', 'one', 'two', 'three', 'four', 'five', 'six']) {
    const error = new Error(name);
    error.stack = '';
    await reports.reportError(client, 'promise', error);
  }
  expect(sent.map((report) => (report as ClientError).message)).toEqual(['one', 'two', 'three', 'four', 'five']);
});

it('fails in silence', async () => {
  signIn(true);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(reports.reportError(client, 'promise', new Error('broke'))).resolves.toBeUndefined();
});

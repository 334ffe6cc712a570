// For tests: a request whose body arrives in two parts, so that something can happen between the check of the session and the
// write.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint } from '@app/contract/endpoint.ts';
import { eq } from 'drizzle-orm';
import * as tables from '#db/tables.ts';
import { type Person, type TestApp, urlOf } from '#testing/test-app.ts';

interface SlowReply {
  status: number | undefined;
  body: { message?: string; error?: string };
}

/**
 * Sends the head and half of the body, waits until the server has read the session, and returns a function that sends the rest.
 */
export async function slowRequest(
  test: TestApp,
  person: Person,
  endpoint: Endpoint,
  { params, body }: { params?: object; body: object },
): Promise<() => Promise<SlowReply>> {
  if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const cookie = await test.cookieOf(person);
  await test.db.update(tables.sessions).set({ lastSeenAt: longAgo() }).where(eq(tables.sessions.userId, person.id));
  const payload = Buffer.from(JSON.stringify(body));
  const headers = {
    host: `127.0.0.1:${port}`,
    origin: `http://127.0.0.1:${port}`,
    cookie,
    'content-type': 'application/json',
    'content-length': payload.length,
  };
  const { method } = endpoint;
  const sent = request({ port, host: '127.0.0.1', method, path: urlOf(endpoint.path, params), headers, agent: false });
  sent.write(payload.subarray(0, 5));
  // The server updates `last_seen_at` of an idle session right after it has read it.
  while (await isUntouched(test, person)) await pause(10);
  return async () => {
    const answered = once(sent, 'response');
    sent.end(payload.subarray(5));
    const [response] = (await answered) as [IncomingMessage];
    const text = (await response.setEncoding('utf8').toArray()).join('');
    return { status: response.statusCode, body: JSON.parse(text) };
  };
}

function longAgo(): string {
  return new Date(Date.now() - 3_600_000).toISOString();
}

async function isUntouched({ db }: TestApp, person: Person): Promise<boolean> {
  const found = await db.select().from(tables.sessions).where(eq(tables.sessions.userId, person.id));
  return found.every(({ lastSeenAt }) => Date.parse(lastSeenAt) < Date.now() - 1_800_000);
}

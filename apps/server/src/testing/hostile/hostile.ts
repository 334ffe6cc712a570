// For tests: an app for a file of hostile requests, and the checks of every answer.
import type { Endpoint } from '@app/contract/endpoint.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type Actors, actors } from '#testing/factories.ts';
import { answerFault } from '#testing/hostile/answer-faults.ts';
import { endpoints } from '#testing/permissions/permission-rows.ts';
import { type RawRequest, type Reply, type TestApp, testApp, urlOf } from '#testing/test-app.ts';
import { type Target, targets, validBodies } from '#testing/valid-bodies.ts';

export const withBody = endpoints.filter(({ endpoint }) => endpoint.body !== undefined);

/** Available once the tests of the file run. */
interface HostileContext {
  test: TestApp;
  actors: Actors;
  target: Target;
}

/** Creates the app with its people and rows before the first test of the file. */
export function hostile() {
  const given = {} as HostileContext;

  beforeAll(async () => {
    given.test = await testApp();
    given.actors = await actors(given.test);
    given.target = await targets(given.test, given.actors, 'adm');
  });
  beforeEach(() => given.test.db.execute(sql`delete from attempts`));
  afterAll(() => given.test.close());

  /** Returns a URL of the endpoint that exists. */
  function addressOf(endpoint: Endpoint): string {
    return urlOf(endpoint.path, { ...given.target, workspaceId: 3, invitationId: 1, userId: given.actors.adm.id });
  }

  /** Sends a request and checks what must hold for every answer: no failure, JSON, message and code, no internal details. */
  async function send(request: RawRequest): Promise<Reply> {
    const reply = await given.test.raw({ as: given.actors.adm, ...request });
    expect(
      answerFault(reply),
      `${request.method} ${request.url} ${JSON.stringify(request.payload)?.slice(0, 300)}`,
    ).toBeUndefined();
    return reply;
  }

  return { given, addressOf, send };
}

export function bodyOf(key: string): Record<string, unknown> {
  const make = validBodies[key];
  if (!make) throw new Error(`No valid body is written for ${key}.`);
  return make();
}

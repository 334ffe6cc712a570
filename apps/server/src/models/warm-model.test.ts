// Tests what is sent without anybody having asked: only to a server that runs the model itself.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as api from '@app/contract/api.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { connectModel } from '#models/connect-model.ts';
import { actList } from '#models/name-acts.ts';
import { kindList } from '#models/name-kind.ts';
import { startWarming } from '#models/warm-model.ts';
import { aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let test: TestApp;
let admin: Person;
let server: Server;
let baseUrl: string;
/** Who owns the models that the server lists; undefined if it lists none. */
let owner: string | undefined;
let seen: string[] = [];
let warming: ReturnType<typeof startWarming> | undefined;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = await text(request);
    seen.push(request.method === 'GET' ? 'list' : body);
    if (request.method !== 'GET') return void response.writeHead(200, { 'content-type': 'text/event-stream' }).end();
    if (owner === undefined) return void response.writeHead(404).end();
    const data = ['own', 'own:cloud'].map((id) => ({ id, owned_by: owner }));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  test = await testApp({ connectModel });
  admin = await aUser(test, { role: 'admin', department: null });
});
afterAll(async () => {
  await test.close();
  server.closeAllConnections();
  await new Promise((resolve) => void server.close(resolve));
});
beforeEach(() => {
  seen = [];
});
afterEach(() => warming?.stop());

async function set(change: object = {}) {
  const { body: before } = await test.as(admin)(api.models.settings);
  const { version } = before;
  const usual = { provider: 'openai-compatible', baseUrl, model: 'own', levels: ['ask'], dailyTokens: null } as const;
  const kept = { redactEmails: true, keepContent: false, prices: null };
  const { status } = await test.as(admin)(api.models.setSettings, {
    body: { ...usual, levels: [...usual.levels], ...kept, version, ...change },
  });
  expect(status).toBe(200);
}

/** Warms the model as a server that starts does. */
async function warmed(): Promise<string[]> {
  warming = startWarming(test.db, test.config, connectModel);
  await warming.done;
  return seen;
}

it('is sent to a server that runs the model, at its start and with new settings, and has nothing of anybody', async () => {
  owner = 'library';
  await set();
  const sent = await warmed();
  expect(sent).toEqual([
    'list',
    expect.stringContaining(JSON.stringify(kindList.instructions)),
    expect.stringContaining(JSON.stringify(actList.instructions)),
  ]);
  expect(JSON.parse(sent[1] ?? '')).toMatchObject({ max_tokens: 1 });
  seen = [];
  await set();
  await expect.poll(() => seen).toHaveLength(3);
  await warming?.stop();
  seen = [];
  await set();
  expect(seen).toEqual([]);
});

it.each([
  ['a gateway to providers', 'openai', {}],
  ['a server that lists nothing', undefined, {}],
  ['a model that somebody pays for', 'library', { prices: { input: 1, output: 1 } }],
  ['a model that Ollama passes on', 'library', { model: 'own:cloud' }],
  ['a model that is off', 'library', { provider: 'off' }],
])('is not sent to %s', async (_kind, owned, change) => {
  owner = owned;
  await set(change);
  expect((await warmed()).filter((each) => each !== 'list')).toEqual([]);
});

// Tests what a model adds to the rules, and that it makes nothing slower or worse than none, whatever it does.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as api from '@app/contract/api.ts';
import type { ConversationMessage, ReplyEvent } from '@app/contract/conversations/conversations.contract.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aTask, aUser } from '#testing/factories.ts';
import { eventsIn } from '#testing/reply-events.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let test: TestApp;
let ana: Person;
let server: Server;
let seen: string[] = [];
let lists = 0;
let answer: (response: ServerResponse, body: string) => void;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      lists++;
      return void response.writeHead(404).end();
    }
    let body = '';
    for await (const chunk of request) body += String(chunk);
    seen.push(body);
    answer(response, body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const env = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: url, AI_MODEL: 'm', AI_FIRST_TOKEN_SECONDS: '1' };
  test = await testApp({ env });
  ana = await aUser(test, { fullName: 'Ana Lima' });
  await aTask(test, { title: 'Water the plants', dueDate: '2020-01-01' });
});
afterAll(async () => {
  await test.close();
  server.closeAllConnections();
  await new Promise((resolve) => void server.close(resolve));
});
beforeEach(() => {
  seen = [];
});

async function ask(text: string) {
  await test.db.execute(sql`delete from attempts`);
  const { id } = (await test.as(ana)(api.conversations.create, { body: {} })).body;
  const url = `/api/assistant/conversations/${id}/messages`;
  const events: ReplyEvent[] = eventsIn(await test.raw({ method: 'POST', url, payload: { text }, as: ana }));
  const params = { conversationId: id };
  const messages = (await test.as(ana)(api.conversations.get, { params })).body.messages as ConversationMessage[];
  return { events, messages, last: messages[1] };
}

const says =
  (content: string, extra: object = {}) =>
  (response: ServerResponse) => {
    const chunk = (delta: object, reason: string | null) =>
      `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: reason, ...extra }] })}\n\n`;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(`${chunk({ role: 'assistant', content }, null)}${chunk({}, 'stop')}data: [DONE]\n\n`);
  };
const never = () => {};
/** The rules understand only parts of it. */
const unclear = 'zzgl whatsoever wobbly?';

describe('what the rules are sure of', () => {
  it.each(['What is overdue?', 'Move Water the plants to Review', 'thanks', 'Welche Aufgaben sind überfällig?'])(
    'is answered at once, and no model is asked: %s',
    async (text) => {
      answer = never;
      const { events, last } = await ask(text);
      expect(events.at(-1)?.type).toBe('done');
      expect(last).toMatchObject({ fromModel: false, failure: null });
      expect(seen).toEqual([]);
    },
  );
});

describe('what they are not sure of', () => {
  it('is shown as far as it is known, and the model names what is meant: one word, kept to a list', async () => {
    answer = says('{"meant": "load"}');
    const { events, last } = await ask(unclear);
    expect(events[0]).toMatchObject({ type: 'known' });
    const sent = JSON.parse(seen[0] ?? '') as { response_format: object; tools?: unknown; messages: { content: string }[] };
    expect(JSON.stringify(sent.response_format)).toContain('"capacity"');
    expect(sent.tools).toBeUndefined();
    expect(sent.messages.at(-1)?.content).toBe(unclear);
    // What is always the same comes first, and nothing of a person is in it.
    expect(JSON.stringify(sent.messages.slice(0, -1))).not.toMatch(/plants|Ana Lima/);
    expect(last?.failure).toBeNull();
  });

  it('is asked of a server that lists no models without asking for the list each time', async () => {
    answer = says('{"meant": "load"}');
    await ask(unclear);
    const before = lists;
    await ask(unclear);
    expect(lists).toBe(before);
  });

  it('asks which one is meant where several are likely', async () => {
    const alternatives = [
      { token: 'load', logprob: Math.log(0.4) },
      { token: 'capacity', logprob: Math.log(0.35) },
      { token: 'who', logprob: Math.log(0.2) },
    ];
    const logprobs = { content: [{ token: 'load', logprob: Math.log(0.4), top_logprobs: alternatives }] };
    answer = (response, body) => says(body.includes('"tools"') ? '' : 'load', { logprobs })(response);
    const { last } = await ask(unclear);
    expect(last?.answer).toMatchObject({
      kind: 'choice',
      choices: [{ text: 'Who is overloaded?' }, { text: 'Who has time this week?' }],
    });
  });

  it('is told at once when the model refuses whoever asks: it is not asked with tools, too', async () => {
    answer = (response) => response.writeHead(401).end('{"error":{"message":"no"}}');
    const { last } = await ask(unclear);
    expect(last).toMatchObject({ failure: { code: 'badKey' }, answer: { kind: expect.stringMatching(/unknown|choice/) } });
    expect(seen).toHaveLength(1);
  });

  it('stays as far as it is known when the person stops before the model has named it', async () => {
    answer = never;
    const { id } = (await test.as(ana)(api.conversations.create, { body: {} })).body;
    const url = `/api/assistant/conversations/${id}/messages`;
    const headers = { host: 'tasklane.test', origin: 'http://tasklane.test', cookie: await test.cookieOf(ana) };
    const response = await test.app.inject({ method: 'POST', url, headers, payload: { text: unclear }, payloadAsStream: true });
    await expect.poll(() => seen.length).toBe(1);
    response.raw.res.destroy();
    const read = async () =>
      (await test.as(ana)(api.conversations.get, { params: { conversationId: id } })).body.messages as ConversationMessage[];
    await expect.poll(async () => (await read()).length).toBe(2);
    expect((await read())[1]).toMatchObject({ fromModel: false, failure: null, answer: { kind: expect.any(String) } });
    expect(seen).toHaveLength(1);
  });

  /** The first answer is that it asks for a change, the second the acts. */
  const acts = (said: string) => (response: ServerResponse, body: string) =>
    says(body.includes('What should be changed') ? said : '{"meant": "change"}')(response);

  it('is proposed where the model names a change: the rules read which task and whose', async () => {
    await aTask(test, { title: 'Payroll November' });
    answer = acts('{"meant": ["assign"]}');
    const { last } = await ask('somebody like Ana Lima might enjoy the payroll');
    expect(last).toMatchObject({ failure: null, fromModel: false });
    expect(last?.answer?.proposal?.acts.map(({ text }) => text)).toEqual(['Assign “Payroll November” to Ana Lima']);
    expect(seen).toHaveLength(2);
    expect(JSON.stringify(JSON.parse(seen[1] ?? '').response_format)).toContain('"unassign"');
  });

  it.each([
    ['an act without what it needs', '{"meant": ["due"]}'],
    ['an act that does not exist', '{"meant": ["burn"]}'],
    ['more acts than it may', '{"meant": ["done", "delete", "archive", "watch", "remind"]}'],
  ])('is not changed where the model names %s', async (_kind, said) => {
    answer = acts(said);
    const { last } = await ask('zzgl Water the plants wobbly');
    expect(last?.proposals).toEqual([]);
    expect(last?.answer?.proposal ?? null).toBeNull();
  });

  const junk: [string, (response: ServerResponse) => void][] = [
    ['prose', says('Well, that depends on many things, does it not?')],
    ['JSON of another shape', says('{"answer": {"kind": 42}}')],
    ['odd likelihoods', says('load', { logprobs: { content: [{ token: 'load', logprob: 0, top_logprobs: 42 }] } })],
    [
      'odd tokens',
      says('load', {
        logprobs: { content: [{ token: 'load', logprob: 0, top_logprobs: [null, { token: 1 }, { logprob: 1 }] }] },
      }),
    ],
    ['a kind that does not exist', says('{"meant": "deleteEverything"}')],
    ['the call of a tool as text', says('{"name": "my_work", "arguments": {}}')],
    ['thoughts without an end', says('<think>Hm, let me see')],
    ['nothing', says('')],
    ['a page of HTML', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>')],
    ['a refusal', (response) => response.writeHead(500).end('no')],
    ['silence', never],
  ];
  it.each(junk)('and the model says %s: there is a reply, and the question stays', async (_kind, given) => {
    answer = given;
    const { events, messages, last } = await ask(unclear);
    expect(events[0]?.type).toBe('known');
    expect(['done', 'failed']).toContain(events.at(-1)?.type);
    expect(messages[0]).toMatchObject({ role: 'person', text: unclear });
    const said = [last?.text, last?.failure?.text, last?.answer?.text].join('');
    expect(said).not.toBe('');
    if (last?.failure) expect(last.answer).toMatchObject({ kind: expect.stringMatching(/unknown|choice/) });
  });
});

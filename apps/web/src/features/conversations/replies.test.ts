// Replies that are being written, against a fake server: what is kept, shown and given up when something goes wrong.
import type { Conversation, ConversationMessage, ReplyEvent } from '@app/contract/conversations/conversations.contract.ts';
import { live } from '@app/contract/limits.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { conversationQuery, conversationsQuery } from '#features/conversations/conversations.queries.ts';
import { type Reply, replies, retryReply, sendMessage, silence, stopReply } from '#features/conversations/replies.ts';
import { showEvery } from '#features/conversations/reply-progress.ts';
import { storedExchange, visibleMessages } from '#features/conversations/stored-exchange.ts';
import { announcement } from '#lib/announce.ts';
import { textReady } from '#lib/language.ts';
import { onResponse } from '#lib/response-events.ts';
import { dispatchSession } from '#lib/session.ts';
import { createStore } from '#lib/store.ts';
import { reasonOf } from '#lib/text.ts';

const fetched = vi.fn<typeof fetch>();
const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
const id = 7;
const at = (second: number) => `2026-01-01T00:00:${String(second).padStart(2, '0')}.000Z`;
const conversation: Conversation = {
  ...{ id, name: 'Late', scope: 'all', level: 'propose', workspaceId: null, taskId: null },
  ...{ createdAt: at(0), updatedAt: at(0) },
};
function message(number: number, part: Partial<ConversationMessage>): ConversationMessage {
  const rest = { fromModel: false, steps: [], tasks: [], answer: null, proposals: [], failure: null };
  return { number, role: 'person', text: 'What is late?', createdAt: at(number), ...rest, ...part };
}
const answered = message(2, { role: 'assistant', text: 'Nothing.' });
const done: ReplyEvent = { type: 'done', message: answered, conversation };

/** The messages that the server stores. */
let stored: ConversationMessage[];
/** The line to the browser of the running reply. */
let line: { say: (event: ReplyEvent | ':') => void; end: () => void; signal: AbortSignal };
let refusal: { status: number; body: object } | undefined;
const sent: { text: string; from?: number }[] = [];
let stop: () => void = () => undefined;

beforeAll(async () => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { pathname: '/assistant' });
  await textReady();
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  vi.useFakeTimers();
  dispatchSession({ type: 'signedIn' });
  client.clear();
  stored = [];
  refusal = undefined;
  sent.length = 0;
  announcement.set('');
  fetched.mockImplementation(async (_path, request) => {
    if (request?.method === 'GET') return Response.json({ ...conversation, messages: stored });
    sent.push(JSON.parse(String(request?.body)));
    if (refusal) return Response.json(refusal.body, { status: refusal.status });
    const signal = request?.signal as AbortSignal;
    const body = new ReadableStream({
      start(controller) {
        const write = (text: string) => controller.enqueue(new TextEncoder().encode(text));
        signal.addEventListener('abort', () => controller.error(signal.reason));
        line = {
          say: (event) => write(event === ':' ? ':\n\n' : `data: ${JSON.stringify(event)}\n\n`),
          end: () => controller.close(),
          signal,
        };
      },
    });
    return new Response(body);
  });
});
afterEach(() => {
  // Ends the replies that are still being written.
  dispatchSession({ type: 'leaving' });
  stop();
  stop = () => undefined;
  vi.useRealTimers();
});

const settled = () => vi.advanceTimersByTimeAsync(10_000);
const soon = () => vi.advanceTimersByTimeAsync(5);
const reply = () => replies.get()[id] as Reply;

/** Shows the conversation, as a screen does. */
async function open(messages: ConversationMessage[] = []): Promise<void> {
  stored = messages;
  await client.fetchQuery(conversationQuery(id));
  // Only a query that somebody looks at is fetched again.
  stop = new QueryObserver(client, { ...conversationQuery(id), staleTime: Number.POSITIVE_INFINITY }).subscribe(() => undefined);
}

describe('a reply', () => {
  it('shows its words together, at intervals, and its steps in their order', async () => {
    await open();
    void sendMessage(client, id, { text: ' What is late? ' });
    await soon();
    expect(sent[0]?.text).toBe('What is late?');
    const shown = vi.fn();
    reply().progress.subscribe(shown);
    const step = (name: string, state: 'running' | 'done') => ({ id: name, tool: 'other', state, text: name });
    line.say({ type: 'step', step: step('a', 'running') });
    line.say({ type: 'step', step: step('b', 'running') });
    line.say({ type: 'step', step: step('a', 'done') });
    for (let word = 0; word < 500; word++) line.say({ type: 'text', text: 'word ' });
    await vi.advanceTimersByTimeAsync(showEvery);
    expect(shown.mock.calls.length).toBeLessThan(5);
    expect(reply().progress.get().text).toHaveLength(2_500);
    expect(
      reply()
        .progress.get()
        .steps.map((each) => `${each.id} ${each.state}`),
    ).toEqual(['a done', 'b running']);
    line.say(done);
    line.end();
    await settled();
  });

  it('is announced once, when it is complete and shown', async () => {
    await open();
    const said = vi.fn();
    const ignore = announcement.subscribe(said);
    void sendMessage(client, id, { text: 'What is late?' });
    await soon();
    line.say({ type: 'text', text: 'Nothing.' });
    await vi.advanceTimersByTimeAsync(200);
    expect(said).not.toHaveBeenCalled();
    stored = [message(1, {}), answered];
    line.say(done);
    line.end();
    await settled();
    expect(said).toHaveBeenCalledOnce();
    expect(replies.get()).toEqual({});
    expect(client.getQueryData(conversationQuery(id).queryKey)?.messages).toHaveLength(2);
    ignore();
  });

  it('that ends without its last event says so; what the server stores meanwhile is shown instead', async () => {
    await open();
    void sendMessage(client, id, { text: 'What is late?' });
    await soon();
    stored = [message(1, {})];
    line.end();
    await soon();
    expect(reasonOf(reply().error)).toBe('The connection ended before the answer was complete.');
    stored = [message(1, {}), answered];
    await settled();
    expect(replies.get()).toEqual({});
  });

  it('without words for long is given up, although the connection is alive', async () => {
    await open();
    void sendMessage(client, id, { text: 'What is late?' });
    await soon();
    for (let time = 0; time < silence; time += live.heartbeat) {
      expect(reply().error).toBeUndefined();
      line.say(':');
      await vi.advanceTimersByTimeAsync(live.heartbeat);
    }
    expect(line.signal.aborted).toBe(true);
    expect(reasonOf(reply().error)).toBe('Request timed out. Please try again.');
  });

  it('that is stopped gives way to what the server stores of it a moment later', async () => {
    await open();
    void sendMessage(client, id, { text: 'What is late?' });
    await soon();
    stored = [message(1, {})];
    stopReply(id);
    await soon();
    expect(replies.get()[id]).toBeDefined();
    stored = [message(1, {}), message(2, { role: 'assistant', text: 'No', failure: { code: 'stopped', text: 'Stopped.' } })];
    await settled();
    expect(replies.get()).toEqual({});
    expect(client.getQueryData(conversationQuery(id).queryKey)?.messages).toHaveLength(2);
  });

  it('ends with the session of its person: nothing of it is kept or announced', async () => {
    await open();
    client.setQueryData(conversationsQuery.queryKey, []);
    void sendMessage(client, id, { text: 'What is late?' });
    await soon();
    dispatchSession({ type: 'leaving' });
    dispatchSession({ type: 'left' });
    expect(line.signal.aborted).toBe(true);
    expect(replies.get()).toEqual({});
    await settled();
    expect(client.getQueryData(conversationsQuery.queryKey)).toEqual([]);
    expect(announcement.get()).toBe('');
    expect(replies.get()).toEqual({});
  });
});

describe('a message that fails', () => {
  it('because the session has ended reports that, is not accepted, and is sent again later', async () => {
    await open();
    refusal = { status: 401, body: { message: 'Sign in.', error: 'session_expired', recovery: 'login' } };
    const statuses: number[] = [];
    const ignore = onResponse(({ endpoint, status }) => endpoint.stream && statuses.push(status));
    const accept = vi.fn();
    void sendMessage(client, id, { text: 'What is late?' }, accept);
    await settled();
    ignore();
    expect(statuses).toEqual([401]);
    expect(accept).not.toHaveBeenCalled();
    expect(reply().error).toBeDefined();
    refusal = undefined;
    void retryReply(client, id, accept);
    await soon();
    expect(accept).toHaveBeenCalledOnce();
    expect(reply().error).toBeUndefined();
  });

  it('after the server has stored it is replaced when it is sent again, not asked twice', async () => {
    await open([message(1, {}), answered]);
    void sendMessage(client, id, { text: 'What is late?' });
    await soon();
    line.end();
    stored = [...stored, message(3, {})];
    await settled();
    expect(reply().error).toBeDefined();
    void retryReply(client, id);
    await soon();
    expect(sent.map(({ from }) => from)).toEqual([undefined, 3]);
  });
});

describe('the shown messages', () => {
  const messages = [message(1, {}), answered, message(3, {}), message(4, { role: 'assistant' })];
  const writing = {
    body: { text: 'What is late?' },
    since: at(2),
    accepted: true,
    progress: createStore({ text: '', steps: [] }),
  };
  const numbers = (...given: Parameters<typeof visibleMessages>) => visibleMessages(...given).map(({ number }) => number);

  it('are without the question that the reply shows itself, but with the same question of before', () => {
    expect(numbers(messages, writing)).toEqual([1, 2]);
    expect(numbers(messages.slice(0, 2), writing)).toEqual([1, 2]);
    expect(storedExchange(messages.slice(0, 2), writing).question).toBeUndefined();
  });
  it('are without those that are replaced, until that has failed', () => {
    const again = { ...writing, body: { text: 'Other', from: 3 }, since: at(4) };
    expect(numbers(messages, again)).toEqual([1, 2]);
    expect(numbers(messages, { ...again, error: new Error('refused') })).toEqual([1, 2, 3, 4]);
  });
});

// For tests: a client of the event stream over a real connection.
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as api from '@app/contract/api.ts';
import type { Event } from '@app/contract/events/events.contract.ts';
import type { PersonPresent } from '@app/contract/presence/presence.contract.ts';
import { vi } from 'vitest';
import type { Person, TestApp } from '#testing/test-app.ts';

interface Message {
  place: string;
  events: Event[];
}

export interface Listener {
  status: number;
  headers: IncomingMessage['headers'];
  /** The body of an error answer. */
  refusal: { message?: string; error?: string } | undefined;
  messages: Message[];
  /** The events of all messages, in their order. */
  events(): Event[];
  /** The other people of each message about presence, in their order. */
  presences: PersonPresent[][];
  /** The position in the log of the last message. */
  place(): string;
  /** The last `retry` field. */
  retry(): number | undefined;
  isOver(): boolean;
  /** Resolves when matching events have arrived. */
  hears(fits: (event: Event) => boolean, timeout?: number): Promise<Event>;
  /** Resolves when the server has closed the stream, with the milliseconds that it took. */
  over(timeout?: number): Promise<number>;
  /** The connection, to stop reading from it. */
  response: IncomingMessage;
  close(): void;
}

interface Options {
  after?: string;
  headers?: Record<string, string>;
}

/** Opens a stream as a person; the application listens on a port from then on. */
export async function listenAs(
  test: TestApp,
  person: Person | undefined,
  { after, headers = {} }: Options = {},
): Promise<Listener> {
  if (!test.app.server.listening) await test.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = test.app.server.address() as AddressInfo;
  const cookie = person ? await test.cookieOf(person) : undefined;
  const path = api.events.stream.path + (after === undefined ? '' : `?after=${encodeURIComponent(after)}`);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, agent: false, headers: { ...(cookie && { cookie }), ...headers } };
    get(options, resolve).on('error', reject);
  });
  const status = response.statusCode ?? 0;
  const messages: Message[] = [];
  const presences: PersonPresent[][] = [];
  let retry: number | undefined;
  let isOver = false;
  let text = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    text += chunk;
    if (status !== 200) return;
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) read(part);
  });
  response.on('close', () => {
    isOver = true;
  });
  response.on('error', () => {});

  function read(part: string): void {
    const fields = new Map(part.split('\n').map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)] as const));
    if (fields.has('retry')) retry = Number(fields.get('retry'));
    const data = fields.get('data');
    if (fields.get('event') === 'presence') presences.push(JSON.parse(data ?? ''));
    else if (data !== undefined) messages.push({ place: fields.get('id') ?? '', events: JSON.parse(data) });
  }

  const waiting = (check: () => void, timeout: number) => vi.waitFor(check, { timeout, interval: 5 });
  const listener: Listener = {
    status,
    headers: response.headers,
    refusal: undefined,
    messages,
    presences,
    events: () => messages.flatMap(({ events }) => events),
    place: () => messages.at(-1)?.place ?? '',
    retry: () => retry,
    isOver: () => isOver,
    async hears(fits, timeout = 5_000) {
      const found = () => messages.flatMap(({ events }) => events).find(fits);
      await waiting(() => {
        if (!found()) throw new Error(`not heard among ${JSON.stringify(messages)}`);
      }, timeout);
      return found() as Event;
    },
    async over(timeout = 5_000) {
      const began = performance.now();
      await waiting(() => {
        if (!isOver) throw new Error('the stream goes on');
      }, timeout);
      return performance.now() - began;
    },
    response,
    close: () => response.destroy(),
  };
  if (status === 200)
    await waiting(() => {
      if (messages.length === 0) throw new Error('nothing was sent');
    }, 5_000);
  else {
    await listener.over();
    listener.refusal = JSON.parse(text || '{}');
  }
  return listener;
}

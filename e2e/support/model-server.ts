// An OpenAI-compatible server whose words a test writes: it asks for one tool first, then says what the test tells it to.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';

export interface ModelServer {
  url: string;
  /** Waits until the model is asked for words, and says some. */
  say(text: string): Promise<void>;
  /** Ends what it says. */
  end(): void;
  close(): void;
}

/** Starts it on a free local port. */
export async function modelServer(): Promise<ModelServer> {
  let open: ServerResponse | undefined;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (isWarming(request.method, body)) return void response.writeHead(404).end();
    const { messages } = JSON.parse(body) as { messages: { role: string }[] };
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (messages.at(-1)?.role === 'tool') {
      open = response.on('close', () => {
        if (open === response) open = undefined;
      });
      response.flushHeaders();
      return;
    }
    const call = { index: 0, id: 'c1', type: 'function', function: { name: 'my_work', arguments: '{}' } };
    response.write(chunkOf({ role: 'assistant', tool_calls: [call] }));
    finish(response, 'tool_calls');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async say(text) {
      await expect.poll(() => open !== undefined, { message: 'the model is asked', timeout: 30_000 }).toBe(true);
      open?.write(chunkOf({ role: 'assistant', content: text }));
    },
    end() {
      if (open) finish(open, 'stop');
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Whether a server asks of its own accord: for the models, or to warm one. */
export function isWarming(method: string | undefined, body: string): boolean {
  if (method === 'GET') return true;
  const { messages } = JSON.parse(body) as { messages: { content: unknown }[] };
  return messages.at(-1)?.content === '?';
}

function finish(response: ServerResponse, reason: string): void {
  response.write(chunkOf({}, reason));
  response.end('data: [DONE]\n\n');
}

/** Returns an event of the stream in which such a server answers. */
export function chunkOf(delta: object, reason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: reason }];
  return `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices })}\n\n`;
}

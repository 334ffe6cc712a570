// An OpenAI-compatible server that answers everything with the same words, if it is asked with the right key.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chunkOf, isWarming } from './model-server.ts';

/** Starts it on a free local port; `asked` has the bodies of what was sent to it. */
export async function wordModel(key: string, words: string) {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (isWarming(request.method, body)) return void response.writeHead(404).end();
    if (request.headers.authorization !== `Bearer ${key}`)
      return void response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');
    asked.push(body);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const ping = { index: 0, id: 'c1', type: 'function', function: { name: 'ping', arguments: '{}' } };
    const isTest = body.includes('"ping"');
    response.write(chunkOf(isTest ? { role: 'assistant', tool_calls: [ping] } : { role: 'assistant', content: words }));
    response.write(chunkOf({}, isTest ? 'tool_calls' : 'stop'));
    const usage = { prompt_tokens: 1_200, completion_tokens: 30, total_tokens: 1_230 };
    const counted = { id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], usage };
    response.end(`data: ${JSON.stringify(counted)}\n\ndata: [DONE]\n\n`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

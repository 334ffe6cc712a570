// A server that speaks as an OpenAI-compatible provider does, for suggestions: it answers each request by calling the tool `answer`, or says no.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { chunkOf, isWarming } from './model-server.ts';

export interface SuggestingModel {
  /** The address for the settings. */
  url: string;
  /** What the next requests are answered with; a number is a status of failure. */
  answers: (object | number)[];
  /** The bodies of all requests. */
  sent: string[];
  close(): void;
}

export async function suggestingModel(): Promise<SuggestingModel> {
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (isWarming(request.method, body)) return void response.writeHead(404).end();
    model.sent.push(body);
    const answer = model.answers.shift() ?? 500;
    if (typeof answer === 'number') {
      response.writeHead(answer, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const call = { index: 0, id: 'c1', type: 'function', function: { name: 'answer', arguments: JSON.stringify(answer) } };
    response.write(chunkOf({ role: 'assistant', tool_calls: [call] }));
    response.write(chunkOf({}, 'tool_calls'));
    response.end('data: [DONE]\n\n');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const model: SuggestingModel = { url: `http://127.0.0.1:${port}/v1`, answers: [], sent: [], close: () => void server.close() };
  return model;
}

// L-push: pushes what it was posted over the open streams of a group, as it is.
import type { ServerResponse } from 'node:http';
import type { Limit } from '#limits/response.ts';

export function pushLimit(): Limit {
  const groups = new Map<string, Set<ServerResponse>>();
  return (name, request, response) => {
    const streams = groups.get(name) ?? new Set();
    groups.set(name, streams);
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': open\n\n');
      streams.add(response);
      response.on('close', () => streams.delete(response));
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = `data: ${Buffer.concat(parts)}\n\n`;
      for (const stream of streams) stream.write(text);
      response.writeHead(201, { 'content-length': 2 }).end('{}');
    });
  };
}

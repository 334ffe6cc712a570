// The description of the API: GET /api/openapi.json. Its page, GET /api/docs, is one of the web application (`pages.ts`).
import { createHash } from 'node:crypto';
import type { Endpoint } from '@app/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { Counting } from '#http/count-requests.ts';

/** Serves the description, which is built when somebody asks for it first. Requests count by their address, because no caller is read. */
export function mountDescription(
  app: FastifyInstance,
  table: Record<string, Record<string, Endpoint>>,
  { countRequest }: Counting,
): void {
  let built: ReturnType<typeof described> | undefined;
  app.get('/api/openapi.json', async (request, reply) => {
    await countRequest(request, reply);
    built ??= described(table);
    const { text, etag } = await built;
    reply.header('ETag', etag).header('Cache-Control', 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
}

async function described(table: Record<string, Record<string, Endpoint>>): Promise<{ text: string; etag: string }> {
  const [{ openApi }, { readExamples }] = await Promise.all([import('#http/openapi.ts'), import('#http/openapi-examples.ts')]);
  const text = JSON.stringify(openApi(table, readExamples()));
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}

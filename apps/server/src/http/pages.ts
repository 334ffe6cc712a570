// Serves the built web application: hashed assets that cache for ever, and the page itself for every screen URL.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@app/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#endpoints/errors.ts';
import { answerError } from '#http/answer-error.ts';

/** Serves the web from `webRoot` and handles unknown routes: JSON under /api, the page elsewhere. */
export async function servePages(
  app: FastifyInstance,
  webRoot: string | undefined,
  endpoints: readonly Endpoint[],
): Promise<void> {
  const hasPages = webRoot !== undefined && existsSync(join(webRoot, 'index.html'));
  if (hasPages) {
    await app.register(fastifyStatic, {
      root: webRoot,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = path.includes(`${join('dist', 'assets')}`);
        reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (looksLikeApi(path)) {
      const allowed = methodsOf(path, endpoints);
      if (allowed.length === 0) return answerError(new ApiError(404, 'not_found', 'errors.notFound'), request, reply);
      reply.header('Allow', allowed.join(', '));
      return answerError(new ApiError(405, 'method_not_allowed', 'errors.methodNotAllowed'), request, reply);
    }
    if (hasPages && isPage(request, path)) {
      return reply
        .header('Cache-Control', 'no-cache')
        .type('text/html; charset=utf-8')
        .sendFile('index.html', { cacheControl: false });
    }
    return answerError(new ApiError(404, 'not_found', 'errors.notFound'), request, reply);
  });
}

function looksLikeApi(path: string): boolean {
  return /^\/*api(\/|$)/i.test(safeDecode(path));
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A browser navigation gets the page, whatever the URL looks like; a missing asset answers 404. */
function isPage(request: FastifyRequest, path: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const last = path.slice(path.lastIndexOf('/') + 1);
  return !last.includes('.') || (request.headers.accept ?? '').includes('text/html');
}

function methodsOf(path: string, endpoints: readonly Endpoint[]): string[] {
  const matching = endpoints.filter((endpoint) => new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`).test(path));
  return [...new Set(matching.map((endpoint) => endpoint.method))];
}

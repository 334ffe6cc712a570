// Serves the built web application: hashed assets that cache for ever, and the page itself for every screen URL.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Endpoint } from '@app/contract/endpoint.ts';
import { screens } from '@app/contract/screens.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#endpoints/errors.ts';
import { answerError } from '#http/answer-error.ts';

/** Serves the web from `webRoot` and handles unknown routes: JSON for programs, the page elsewhere. */
export async function servePages(
  app: FastifyInstance,
  webRoot: string | undefined,
  endpoints: readonly Endpoint[],
): Promise<void> {
  const hasPages = webRoot !== undefined && existsSync(join(webRoot, 'index.html'));
  if (hasPages) {
    await serveFiles(app, webRoot);
    // The only page below /api.
    app.get(screens.apiDocs.pattern, async (_request, reply) => sendPage(reply));
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (looksLikeApi(path)) {
      const allowed = methodsOf(path, endpoints);
      if (allowed.length === 0) return answerError(new ApiError(404, 'not_found', 'errors.notFound'), request, reply);
      reply.header('Allow', allowed.join(', '));
      return answerError(new ApiError(405, 'method_not_allowed', 'errors.methodNotAllowed'), request, reply);
    }
    if (hasPages && isPage(request, path)) return sendPage(reply);
    return answerError(new ApiError(404, 'not_found', 'errors.notFound'), request, reply);
  });
}

/** Serves the files of the build. One route for each folder: hundreds of routes, one for each file, take several megabytes. */
async function serveFiles(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    serve: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes(`${join('dist', 'assets')}`);
      reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const files = new Set(
    readdirSync(webRoot, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(webRoot, join(entry.parentPath, entry.name)).replaceAll(sep, '/')),
  );
  const routes = new Set([...files].map((file) => (file.includes('/') ? `/${file.slice(0, file.indexOf('/'))}/*` : `/${file}`)));
  for (const route of routes) {
    app.get(route, (request, reply) => {
      const file = safeDecode(request.url.split('?')[0] ?? '').slice(1);
      return files.has(file) ? reply.sendFile(file) : reply.callNotFound();
    });
  }
}

function sendPage(reply: FastifyReply): FastifyReply {
  return reply
    .header('Cache-Control', 'no-cache')
    .type('text/html; charset=utf-8')
    .sendFile('index.html', { cacheControl: false });
}

/** Programs must not take the page for an answer; `.well-known` is what clients of MCP ask for signing in. */
function looksLikeApi(path: string): boolean {
  return /^\/*(api|mcp|scim|\.well-known)(\/|$)/i.test(safeDecode(path));
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

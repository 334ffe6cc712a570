// Parses JSON bodies and forms, none of which is deep enough to cost more than its length.
import { limits } from '@app/contract/limits.ts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '#endpoints/errors.ts';

/**
 * Parses JSON bodies; refuses invalid JSON, JSON that sets a prototype, and deep JSON before it is parsed. A form is parsed only where
 * servers send one, because a page's URL says everything already.
 */
export function registerBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) =>
    done(null, request.routeOptions.config.isForm ? Object.fromEntries(new URLSearchParams(String(body))) : undefined),
  );
  app.addContentTypeParser(['application/json', 'application/scim+json'], { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined);
    const text = String(body);
    if (isDeep(text)) return done(new ApiError(400, 'validation', 'errors.tooDeep'), undefined);
    try {
      done(null, mayNamePrototype.test(text) ? JSON.parse(text, refusePrototype) : JSON.parse(text));
    } catch {
      done(new ApiError(400, 'validation', 'errors.badJson'), undefined);
    }
  });
}

const [quote, backslash] = ['"', '\\'].map((mark) => mark.charCodeAt(0));
const opening = new Set(['[', '{'].map((mark) => mark.charCodeAt(0)));
const closing = new Set([']', '}'].map((mark) => mark.charCodeAt(0)));

/** Returns whether arrays and objects of a JSON text contain each other more than `most` levels deep. */
export function isDeep(text: string, most: number = limits.parsedDepth): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isText && code === backslash) at++;
    else if (code === quote) isText = !isText;
    else if (isText) continue;
    else if (opening.has(code) && ++depth > most) return true;
    else if (closing.has(code)) depth--;
  }
  return false;
}

/** Matches every text with a key that `refusePrototype` refuses; an escape may hide a letter of the key. */
const mayNamePrototype = /__proto__|constructor|\\u/;

function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__' || (key === 'constructor' && typeof value === 'object')) throw new SyntaxError('prototype');
  return value;
}

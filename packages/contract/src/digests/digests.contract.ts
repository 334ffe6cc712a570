// Turning e-mail off by a link of a mail, without signing in (RFC 8058): the token says whose and which, and grants nothing else.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { text } from '#fields.ts';
import { digest } from '#limits.ts';

const params = z.object({ token: text(digest.token) });

export const digests = {
  unsubscribePage: endpoint({
    method: 'GET',
    path: '/api/unsubscribe/:token',
    access: 'public',
    summary: 'Asks whether the setting of the token is to be turned off, and changes nothing',
    params,
    file: 'text/html; charset=utf-8',
    page: true,
    response: z.unknown(),
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/unsubscribe/:token',
    access: 'public',
    summary: 'Turns the setting of the token off, for a mail program or the page that asks',
    params,
    file: 'text/html; charset=utf-8',
    page: true,
    response: z.unknown(),
  }),
};

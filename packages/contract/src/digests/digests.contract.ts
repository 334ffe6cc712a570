// Unsubscribes from mails by a link, without a sign-in (RFC 8058). The token identifies person and setting and grants nothing else.
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
    summary: 'Returns a page that asks whether to turn the setting of the token off; changes nothing',
    params,
    file: 'text/html; charset=utf-8',
    page: true,
    response: z.unknown(),
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/unsubscribe/:token',
    access: 'public',
    summary: 'Turns the setting of the token off, for a mail program or the page above',
    params,
    file: 'text/html; charset=utf-8',
    page: true,
    response: z.unknown(),
  }),
};

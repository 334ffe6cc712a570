// Addresses that programs look for on every server: where to report a vulnerability (RFC 9116), and where a password is changed.

import { locales } from '@app/contract/languages/languages.rules.ts';
import { languages } from '@app/contract/limits.ts';
import { screens } from '@app/contract/screens.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config.ts';

/** The file says that it holds for so long (milliseconds). It is written anew for each reader. */
const validFor = 90 * 86_400_000;

/** Serves `/.well-known/security.txt` and `/.well-known/change-password`. */
export function serveWellKnown(app: FastifyInstance, config: Pick<Config, 'securityContact' | 'publicUrl'>): void {
  app.get('/.well-known/security.txt', (request, reply) => {
    const origin = config.publicUrl?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`;
    const lines = [
      // Who runs this server is reached through its own pages if nobody else is named.
      `Contact: ${config.securityContact ?? `${origin}/`}`,
      `Expires: ${new Date(Date.now() + validFor).toISOString().slice(0, 10)}T00:00:00Z`,
      `Preferred-Languages: ${languages.map((language) => locales[language].slice(0, 2)).join(', ')}`,
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(`${lines.join('\n')}\n`);
  });
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect(screens.profile.href(), 302));
}

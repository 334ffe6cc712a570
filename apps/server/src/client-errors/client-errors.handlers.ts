// An error of a browser becomes one line of the log, without a word of whose browser it was.
import { type Api, rateLimits, scrubbed } from '@app/contract';
import type { Handlers } from '#endpoints/context.ts';
import { limit } from '#endpoints/limit.ts';
import { allowsErrorReports } from '#users/users.sql.ts';

export const clientErrors: Handlers<Api['clientErrors']> = {
  async report({ db, actor, body, log }) {
    await limit(db, `client-errors:${actor.id}`, rateLimits.clientErrors);
    const allowed = await allowsErrorReports(db, actor.id);
    if (allowed) log.warn({ clientError: { ...body, message: scrubbed(body.message) } }, 'error in a browser');
    return { success: true };
  },
};

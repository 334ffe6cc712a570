// An error of a browser becomes one line of the log, without a word of whose browser it was.
import { type Api, rateLimits, scrubMessage } from '@app/contract';
import { sourcePlaces } from '#client-errors/source-maps.ts';
import type { Handlers } from '#endpoints/context.ts';
import { limit } from '#endpoints/limit.ts';
import { allowsErrorReports } from '#users/users.sql.ts';

export const clientErrors: Handlers<Api['clientErrors']> = {
  async report({ db, actor, body, log }) {
    await limit(db, `client-errors:${actor.id}`, rateLimits.clientErrors);
    const allowed = await allowsErrorReports(db, actor.id);
    if (!allowed) return { success: true };
    const stack = await sourcePlaces(body.stack);
    log.warn({ clientError: { ...body, message: scrubMessage(body.message), stack } }, 'error in a browser');
    return { success: true };
  },
};

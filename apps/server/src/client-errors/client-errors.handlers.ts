// Logs an error of a browser as one line, without the identity of its user.
import type { Api } from '@app/contract/api.ts';
import { scrubMessage } from '@app/contract/client-errors/client-errors.rules.ts';
import { rateLimits } from '@app/contract/limits.ts';
import { sourcePlaces } from '#client-errors/source-maps.ts';
import type { Handlers } from '#endpoints/context.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import { allowsErrorReports } from '#users/users.sql.ts';

export const clientErrors: Handlers<Api['clientErrors']> = {
  async report({ db, actor, body, log }) {
    await limitAttempts(db, `client-errors:${actor.id}`, rateLimits.clientErrors);
    const allowed = await allowsErrorReports(db, actor.id);
    if (!allowed) return { success: true };
    const stack = await sourcePlaces(body.stack);
    log.warn({ clientError: { ...body, message: scrubMessage(body.message), stack } }, 'error in a browser');
    return { success: true };
  },
};

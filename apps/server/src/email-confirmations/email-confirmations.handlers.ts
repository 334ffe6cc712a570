// Confirms e-mail addresses by links, and reverts changes of an address.
import type { Api } from '@app/contract/api.ts';
import { confirmEmail } from '#email-confirmations/confirm-email.ts';
import { endConfirmations } from '#email-confirmations/email-confirmations.sql.ts';
import { openEmailLink } from '#email-confirmations/open-email-link.ts';
import { revertEmail } from '#email-confirmations/revert-email.ts';
import { sendConfirmation } from '#email-confirmations/send-confirmation.ts';
import type { Handlers } from '#endpoints/context.ts';
import { requireFound } from '#endpoints/errors.ts';
import { findUser } from '#users/users.sql.ts';

export const emailConfirmations: Handlers<Api['emailConfirmations']> = {
  look: ({ db, body }) => openEmailLink(db, body.token),

  confirm: ({ body, ...context }) => confirmEmail(body.token, context),

  revert: ({ body, ...context }) => revertEmail(body.token, context),

  async send({ actor, ...context }) {
    await sendConfirmation(actor, context);
    return { success: true };
  },

  async cancel({ db, actor }) {
    await endConfirmations(db, actor.id, { changes: true });
    return requireFound(await findUser(db, actor.id), 'users.notFound');
  },
};

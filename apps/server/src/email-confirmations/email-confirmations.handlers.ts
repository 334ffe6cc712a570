// Confirming e-mail addresses by links, and taking a change of one back.
import type { Api } from '@app/contract';
import { confirmEmail } from '#email-confirmations/confirm-email.ts';
import { endConfirmations } from '#email-confirmations/email-confirmations.sql.ts';
import { openEmailLink } from '#email-confirmations/open-email-link.ts';
import { revertEmail } from '#email-confirmations/revert-email.ts';
import { sendConfirmation } from '#email-confirmations/send-confirmation.ts';
import type { Handlers } from '#endpoints/context.ts';
import { must } from '#endpoints/errors.ts';
import { findUser } from '#users/users.sql.ts';

export const emailConfirmations: Handlers<Api['emailConfirmations']> = {
  look: ({ db, body }) => openEmailLink(db, body.token),

  confirm: ({ body, ...circumstances }) => confirmEmail(body.token, circumstances),

  revert: ({ body, ...circumstances }) => revertEmail(body.token, circumstances),

  async send({ actor, ...circumstances }) {
    await sendConfirmation(actor, circumstances);
    return { success: true };
  },

  async cancel({ db, actor }) {
    await endConfirmations(db, actor.id, { changes: true });
    return must(await findUser(db, actor.id), 'users.notFound');
  },
};

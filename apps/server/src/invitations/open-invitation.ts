// Finds the invitation of a link: 404 if there is none, 410 with the reason if it is no longer open.

import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { linkExpiredError, requireFound } from '#endpoints/errors.ts';
import { tokenHashOf } from '#endpoints/token.ts';
import { tokenSecret } from '#invitations/invitation-link.ts';
import { findByToken, type LinkedRow } from '#invitations/invitations.sql.ts';
import { registeringOf } from '#invitations/send-invitation.ts';

/** Returns the open invitation of a token; `lock` locks it, so that only one of several concurrent calls accepts it. */
export async function openInvitation(db: Db, config: Config, token: string, lock = false): Promise<LinkedRow> {
  const invitation = requireFound(
    await findByToken(db, tokenHashOf(tokenSecret(token)), await registeringOf(db, config), lock),
    'invitations.notFound',
  );
  if (invitation.accepted) throw linkExpiredError('invitations.used');
  if (invitation.revoked) throw linkExpiredError('invitations.withdrawn');
  if (invitation.expired) throw linkExpiredError('invitations.expired');
  return invitation;
}

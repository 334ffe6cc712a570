// The one door to an invitation by its link: 404 where there is none, 410 with the reason where it opens nothing any more.

import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { linkOver, must } from '#endpoints/errors.ts';
import { tokenHashOf } from '#endpoints/token.ts';
import { secretOf } from '#invitations/invitation-link.ts';
import { findByToken, type LinkedRow } from '#invitations/invitations.sql.ts';
import { registeringOf } from '#invitations/send-invitation.ts';

/** The open invitation of a token; with `lock` it is the caller's alone, so that one of several accepts it. */
export async function openInvitation(db: Db, config: Config, token: string, lock = false): Promise<LinkedRow> {
  const invitation = must(
    await findByToken(db, tokenHashOf(secretOf(token)), registeringOf(config), lock),
    'invitations.notFound',
  );
  if (invitation.accepted) throw linkOver('invitations.used');
  if (invitation.revoked) throw linkOver('invitations.withdrawn');
  if (invitation.expired) throw linkOver('invitations.expired');
  return invitation;
}

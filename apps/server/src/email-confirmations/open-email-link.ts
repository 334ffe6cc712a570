// Finds the link of a token: 404 if there is none, 410 with the reason if it is no longer open.
import type { Db } from '#db/connect.ts';
import { type EmailLinkKind, findEmailLink, type LinkedEmail } from '#email-confirmations/email-confirmations.sql.ts';
import { linkExpiredError, requireFound } from '#endpoints/errors.ts';
import { tokenHashOf } from '#endpoints/token.ts';

/** Returns the open link of a token, of that kind if one is given. */
export async function openEmailLink(db: Db, token: string, kind?: EmailLinkKind): Promise<LinkedEmail> {
  const link = requireFound(await findEmailLink(db, tokenHashOf(token)), 'emailConfirmations.notFound');
  requireFound(kind === undefined || kind === link.kind || undefined, 'emailConfirmations.notFound');
  if (link.used) throw linkExpiredError('emailConfirmations.used');
  if (link.ended) throw linkExpiredError('emailConfirmations.ended');
  if (link.expired) throw linkExpiredError('emailConfirmations.expired');
  return link;
}

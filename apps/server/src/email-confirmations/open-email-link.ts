// The one door to a link about an e-mail address: 404 where there is none, 410 with the reason where it opens nothing any more.
import type { Db } from '#db/connect.ts';
import { type EmailLinkKind, findEmailLink, type LinkedEmail } from '#email-confirmations/email-confirmations.sql.ts';
import { linkOver, must } from '#endpoints/errors.ts';
import { tokenHashOf } from '#endpoints/token.ts';

/** The open link of a token, of that kind where one is named. */
export async function openEmailLink(db: Db, token: string, kind?: EmailLinkKind): Promise<LinkedEmail> {
  const link = must(await findEmailLink(db, tokenHashOf(token)), 'emailConfirmations.notFound');
  must(kind === undefined || kind === link.kind || undefined, 'emailConfirmations.notFound');
  if (link.used) throw linkOver('emailConfirmations.used');
  if (link.ended) throw linkOver('emailConfirmations.ended');
  if (link.expired) throw linkOver('emailConfirmations.expired');
  return link;
}

// An administrator makes a link by which somebody else sets a new password.
import { auditTarget, type PasswordResetLink, rateLimits } from '@app/contract';
import { reachesNobody } from '#email/decide-mail.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { allow, must } from '#endpoints/errors.ts';
import { limit } from '#endpoints/limit.ts';
import type { Principal } from '#endpoints/principal.ts';
import { newToken } from '#endpoints/token.ts';
import { mailReset, mailsResets, resetLink } from '#password-resets/mail-reset.ts';
import { endResets, insertReset, lockForReset } from '#password-resets/password-resets.sql.ts';
import { holdAdministration } from '#users/hold-administration.ts';

interface Given extends Pick<RequestContext, 'db' | 'config' | 'address'> {
  actor: Principal;
}

/** Makes the link, ends every other one of the person, and mails it where asked and possible; 403 for oneself, 404 where nobody is there. */
export async function makeLink({ db, actor, config, address }: Given, userId: number, mail: boolean): Promise<PasswordResetLink> {
  allow(userId !== actor.id, 'passwordResets.ownAccount');
  await limit(db, `password-reset-link:${actor.id}`, rateLimits.passwordResetLink);
  await holdAdministration(db, actor);
  const person = must(await lockForReset(db, userId), 'users.notFound');
  await endResets(db, userId);
  const { token, tokenHash } = newToken();
  const { expiresAt } = must(await insertReset(db, { userId, tokenHash, createdBy: actor.id }), 'users.notFound');
  const mailed = mail && mailsResets(config) && !reachesNobody(person.email) && person.emailConfirmed;
  if (mailed) await mailReset(db, config, { userId, token, tokenHash, createdBy: actor.id });
  const target = auditTarget('user', userId);
  const details = { mailed: mailed ? 1 : 0 };
  await recordAudit(db, { by: actor, action: 'password_reset_link', target, details, address });
  return { link: resetLink(config, token), expiresAt, mailed };
}

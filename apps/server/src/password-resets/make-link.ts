// An administrator makes a link by which somebody else sets a new password.
import { auditTarget, type PasswordResetLink, rateLimits } from '@app/contract';
import { newToken } from '#auth/link-token.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { reachesNobody } from '#email/decide-mail.ts';
import { recordAudit } from '#http/audit.sql.ts';
import type { Signed } from '#http/context.ts';
import { allow, must } from '#http/errors.ts';
import { limit } from '#http/limit.ts';
import { mailReset, mailsResets, resetLink } from '#password-resets/mail-reset.ts';
import { endResets, insertReset, lockForReset } from '#password-resets/password-resets.sql.ts';
import { holdAdministration } from '#users/hold-administration.ts';

interface Circumstances {
  db: Db;
  actor: Signed;
  config: Config;
  address: string;
}

/** Makes the link, ends every other one of the person, and mails it where asked and possible; 403 for oneself, 404 where nobody is there. */
export async function makeLink(
  { db, actor, config, address }: Circumstances,
  userId: number,
  mail: boolean,
): Promise<PasswordResetLink> {
  allow(userId !== actor.id, 'passwordResets.ownAccount');
  const { attempts, window } = rateLimits.passwordResetLink;
  await limit(db, `password-reset-link:${actor.id}`, attempts, window);
  await holdAdministration(db, actor);
  const person = must(await lockForReset(db, userId), 'users.notFound');
  await endResets(db, userId);
  const { token, tokenHash } = newToken();
  const { expiresAt } = must(await insertReset(db, { userId, tokenHash, createdBy: actor.id }), 'users.notFound');
  const mailed = mail && mailsResets(config) && !reachesNobody(person.email);
  if (mailed) await mailReset(db, config, { userId, token, tokenHash, createdBy: actor.id });
  const target = auditTarget('user', userId);
  const details = { mailed: mailed ? 1 : 0 };
  await recordAudit(db, { userId: actor.id, action: 'password_reset_link', target, details, address });
  return { link: resetLink(config, token), expiresAt, mailed };
}

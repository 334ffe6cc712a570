// Creates a link for another person's new password, for administrators.
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { rateLimits } from '@app/contract/limits.ts';
import type { PasswordResetLink } from '@app/contract/password-resets/password-resets.contract.ts';
import { assertPasswordHere } from '#directories/directory-password.ts';
import { isUndeliverable } from '#email/decide-mail.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { assertAllowed, conflictError, requireFound } from '#endpoints/errors.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import type { Principal } from '#endpoints/principal.ts';
import { canMailLinks } from '#endpoints/public-link.ts';
import { newToken } from '#endpoints/token.ts';
import { assertPasswordAllowed } from '#identity-providers/enforcement.ts';
import { mailReset, resetLink } from '#password-resets/mail-reset.ts';
import { endResets, insertReset, lockForReset } from '#password-resets/password-resets.sql.ts';
import { lockAdministration } from '#users/lock-administration.ts';

interface CommandContext extends Pick<RequestContext, 'db' | 'config' | 'address'> {
  actor: Principal;
}

/**
 * Creates the link, ends the person's other links, and mails it if requested and possible; 403 for oneself, 404 if the person
 * does not exist, 409 for a service account and a deactivated one.
 */
export async function createResetLink(
  { db, actor, config, address }: CommandContext,
  userId: number,
  mail: boolean,
): Promise<PasswordResetLink> {
  assertAllowed(userId !== actor.id, 'passwordResets.ownAccount');
  await limitAttempts(db, `password-reset-link:${actor.id}`, rateLimits.passwordResetLink);
  await lockAdministration(db, actor);
  const person = requireFound(await lockForReset(db, userId), 'users.notFound');
  if (person.isService) throw conflictError('tokens.serviceHasNoPassword');
  if (!person.isActive) throw conflictError('auth.inactive');
  await assertPasswordAllowed(db, config, userId);
  await assertPasswordHere(db, config, userId);
  await endResets(db, userId);
  const { token, tokenHash } = newToken();
  const { expiresAt } = requireFound(await insertReset(db, { userId, tokenHash, createdBy: actor.id }), 'users.notFound');
  const mailed = mail && canMailLinks(config) && !isUndeliverable(person.email) && person.emailConfirmed;
  if (mailed) await mailReset(db, config, { userId, token, tokenHash, createdBy: actor.id });
  const target = auditTarget('user', userId);
  const details = { mailed: mailed ? 1 : 0 };
  await recordAudit(db, { by: actor, action: 'password_reset_link', target, details, address });
  return { link: resetLink(config, token), expiresAt, mailed };
}

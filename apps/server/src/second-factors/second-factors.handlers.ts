// One's own second step, and taking it away from somebody who has lost the phone.
import type { Api } from '@app/contract/api.ts';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { factorAttempts } from '@app/contract/second-factors/second-factors.limits.ts';
import type { Db } from '#db/connect.ts';
import { resetAttempts } from '#endpoints/attempts.sql.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { assertValid, conflictError, requireFound } from '#endpoints/errors.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import { decryptText, encryptText } from '#endpoints/secret-text.ts';
import { newRecoveryCodes, recoveryHashOf } from '#second-factors/recovery-codes.ts';
import { resetFactors } from '#second-factors/reset-factors.ts';
import {
  beginSecret,
  confirmSecret,
  deleteSecondFactor,
  deleteTrust,
  replaceRecoveryCodes,
  secondFactorOf,
  secretOf,
} from '#second-factors/second-factors.sql.ts';
import { tellOf } from '#second-factors/tell-person.ts';
import { newSecret, secretUri, stepOf } from '#second-factors/totp.ts';
import { lockUser } from '#users/erase-user.sql.ts';
import { lockAdministration } from '#users/lock-administration.ts';

export const secondFactors: Handlers<Api['secondFactors']> = {
  get: ({ db, actor }) => secondFactorOf(db, actor.id),

  async start({ db, actor, config }) {
    const secret = newSecret();
    if (!(await beginSecret(db, actor.id, encryptText(config, secret)))) throw conflictError('users.secondFactor.alreadyOn');
    return { secret, uri: secretUri(secret, actor.username, config.mail.companyName) };
  },

  async confirm({ db, actor, config, body, transaction, address }) {
    const counted = `second-factor:${actor.id}`;
    await limitAttempts(db, counted, factorAttempts);
    const stored = requireFound(await secretOf(db, actor.id, 'begun'), 'users.secondFactor.notBegun');
    const secret = decryptText(config, stored);
    assertValid(secret !== undefined, 'code', 'users.secondFactor.unreadable');
    const step = stepOf(secret, body.code);
    assertValid(step !== undefined, 'code', 'auth.wrongCode');
    const codes = await transaction(async (tx) => {
      if (!(await confirmSecret(tx, actor.id, stored, step))) throw conflictError('users.secondFactor.alreadyOn');
      await tellOf(tx, actor.id, 'on');
      await recordAudit(tx, { by: actor, action: 'second_factor_added', target: auditTarget('user', actor.id), address });
      return makeCodes(tx, actor.id);
    });
    await resetAttempts(db, counted);
    return { recoveryCodes: codes };
  },

  async remove({ db, actor, address }) {
    if (!(await deleteSecondFactor(db, actor.id))) return { success: true };
    await tellOf(db, actor.id, 'off');
    await recordAudit(db, { by: actor, action: 'second_factor_removed', target: auditTarget('user', actor.id), address });
    return { success: true };
  },

  async renewCodes({ db, actor, address }) {
    const { totp } = await secondFactorOf(db, actor.id);
    requireFound(totp || undefined, 'users.secondFactor.notBegun');
    await tellOf(db, actor.id, 'codes');
    await recordAudit(db, { by: actor, action: 'recovery_codes_renewed', target: auditTarget('user', actor.id), address });
    return { recoveryCodes: await makeCodes(db, actor.id) };
  },

  async endTrust({ db, actor }) {
    await deleteTrust(db, actor.id);
    return { success: true };
  },

  async reset({ db, actor, params: { userId }, address }) {
    await lockAdministration(db, actor);
    requireFound(await lockUser(db, userId), 'users.notFound');
    if (await resetFactors(db, userId)) await tellOf(db, userId, 'reset');
    await recordAudit(db, { by: actor, action: 'second_factor_reset', target: auditTarget('user', userId), address });
    return { success: true };
  },
};

async function makeCodes(tx: Db, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, userId, codes.map(recoveryHashOf));
  return codes;
}

// Checks a code of the second step and uses it up: no code is taken twice, whichever instance it reaches.
import { type FactorMethod, factorAttempts, totp } from '@app/contract/second-factors/second-factors.limits.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { resetAttempts } from '#endpoints/attempts.sql.ts';
import { assertValid } from '#endpoints/errors.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import { decryptText } from '#endpoints/secret-text.ts';
import { recoveryHashOf } from '#second-factors/recovery-codes.ts';
import { secretOf, spendRecoveryCode, spendStep } from '#second-factors/second-factors.sql.ts';
import { stepOf } from '#second-factors/totp.ts';

/** Returns whether it is a right code from the phone or, if it does not look like one, a recovery code. Throws as `verifyCode`. */
export function verifyAnyCode(db: Db, config: Config, userId: number, code: string): Promise<boolean> {
  const isFromPhone = code.replace(/[\s-]/g, '').length === totp.digits;
  return verifyCode(db, config, userId, { method: isFromPhone ? 'totp' : 'recovery', code });
}

/** Returns whether the code is right. Throws 429 after too many codes from the phone; recovery codes cannot be guessed. */
export async function verifyCode(
  db: Db,
  config: Config,
  userId: number,
  { method, code }: { method: Exclude<FactorMethod, 'passkey'>; code: string },
): Promise<boolean> {
  if (method === 'recovery') return spendRecoveryCode(db, userId, recoveryHashOf(code));
  const counted = `second-factor:${userId}`;
  await limitAttempts(db, counted, factorAttempts);
  const isRight = await spendCode(db, config, userId, code);
  if (isRight) await resetAttempts(db, counted);
  return isRight;
}

/** Another key may encrypt the secret anew meanwhile (`renewSecrets`), so a secret that has changed is read once more. */
async function spendCode(db: Db, config: Config, userId: number, code: string, before?: string): Promise<boolean> {
  const stored = await secretOf(db, userId, 'confirmed');
  if (stored === undefined || stored === before) return false;
  const secret = decryptText(config, stored);
  assertValid(secret !== undefined, 'code', 'users.secondFactor.unreadable');
  const step = stepOf(secret, code);
  if (step === undefined) return false;
  if (await spendStep(db, userId, stored, step)) return true;
  return before === undefined && spendCode(db, config, userId, code, stored);
}

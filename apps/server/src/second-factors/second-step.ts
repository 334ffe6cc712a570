// The second step of a sign-in: who has to take it, and what ends it.
import type { SecondStep, StepAnswer } from '@app/contract/second-factors/second-factors.contract.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import type { Visitor } from '#endpoints/context.ts';
import { isSameText } from '#endpoints/hmac.ts';
import { newToken, tokenHashOf } from '#endpoints/token.ts';
import { insertChallenge, isTrusted, secondFactorOf, tryChallenge } from '#second-factors/second-factors.sql.ts';
import { verifyCode } from '#second-factors/verify-code.ts';
import { findPassword } from '#users/users.sql.ts';

interface Person {
  id: number;
  /** The hash that the password was verified against. */
  password: string;
}

/** Returns the challenge that a person has to answer whose password was right; undefined if there is none to answer. */
export async function secondStepOf(db: Db, { id, password }: Person, visitor: Visitor): Promise<SecondStep | undefined> {
  const { totp, recoveryCodes } = await secondFactorOf(db, id);
  if (!totp || (await isTrusted(db, id, visitor.trustHash))) return undefined;
  const { token: challenge, tokenHash } = newToken();
  await insertChallenge(db, tokenHash, id, tokenHashOf(password));
  return { methods: recoveryCodes > 0 ? ['totp', 'recovery'] : ['totp'], challenge };
}

/** `over`: the challenge is void, or the password has changed since. */
type Outcome = { person: Person } | { wrong: number } | 'over';

/** Tries an answer; a right one uses up its code. Who it was is said of a wrong one as well. */
export async function answerStep(db: Db, config: Config, { challenge, method, code }: StepAnswer): Promise<Outcome> {
  const found = await tryChallenge(db, tokenHashOf(challenge));
  const password = found && (await findPassword(db, found.userId));
  if (!found || password === undefined || !isSameText(tokenHashOf(password), found.passwordProof)) return 'over';
  const isRight = await verifyCode(db, config, found.userId, { method, code });
  return isRight ? { person: { id: found.userId, password } } : { wrong: found.userId };
}

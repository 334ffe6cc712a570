// The second step of a sign-in: who has to take it, and what ends it.
import { UsedCredential } from '@app/contract/passkeys/credentials.contract.ts';
import type { SecondStep, StepAnswer } from '@app/contract/second-factors/second-step.contract.ts';
import * as z from 'zod/mini';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import type { Visitor } from '#endpoints/context.ts';
import { assertValid } from '#endpoints/errors.ts';
import { isSameText } from '#endpoints/hmac.ts';
import { newToken, tokenHashOf } from '#endpoints/token.ts';
import { passkeySite } from '#passkeys/passkey-site.ts';
import { credentialsOf } from '#passkeys/passkeys.sql.ts';
import { verifyPasskey } from '#passkeys/verify-passkey.ts';
import { insertChallenge, isTrusted, secondFactorOf, tryChallenge } from '#second-factors/second-factors.sql.ts';
import { verifyCode } from '#second-factors/verify-code.ts';
import { findPassword } from '#users/users.sql.ts';

interface Person {
  id: number;
  /** The hash that the password was verified against. */
  password: string;
}

/** Returns the challenge that a person has to answer whose password was right; undefined if there is none to answer. */
export async function secondStepOf(
  db: Db,
  config: Config,
  { id, password }: Person,
  visitor: Visitor,
): Promise<SecondStep | undefined> {
  const { totp, recoveryCodes } = await secondFactorOf(db, id);
  if (!totp || (await isTrusted(db, id, visitor.trustHash))) return undefined;
  const { token: challenge, tokenHash } = newToken();
  await insertChallenge(db, tokenHash, id, tokenHashOf(password));
  const site = passkeySite(config);
  const hasPasskey = site !== undefined && (await credentialsOf(db, site.id, id)).length > 0;
  return {
    methods: ['totp', ...(recoveryCodes > 0 ? (['recovery'] as const) : []), ...(hasPasskey ? (['passkey'] as const) : [])],
    challenge,
  };
}

/** `over`: the challenge is void, or the password has changed since. */
type Outcome = { person: Person } | { wrong: number; isCopied: boolean } | 'over';

/** Tries an answer; a right one uses up its code. Who it was is said of a wrong one as well. */
export async function answerStep(db: Db, config: Config, answer: StepAnswer, visitor: Visitor): Promise<Outcome> {
  const { challenge, method, code, credential } = answer;
  const used = z.safeParse(UsedCredential, credential);
  if (method === 'passkey') assertValid(used.success, 'credential', 'errors.invalid');
  else assertValid(code !== undefined, 'code', 'auth.codeRequired');
  const found = await tryChallenge(db, tokenHashOf(challenge));
  const password = found && (await findPassword(db, found.userId));
  if (!found || password === undefined || !isSameText(tokenHashOf(password), found.passwordProof)) return 'over';
  const { userId } = found;
  const person = { id: userId, password };
  if (method === 'passkey' && used.data) {
    const outcome = await verifyPasskey(db, config, { credential: used.data, browser: visitor.passkeyHash ?? '', userId });
    if ('passkey' in outcome) return { person };
    // A challenge of the passkey that is void is no guess, but the person has to begin again all the same.
    return outcome.refused === 'over' ? 'over' : { wrong: userId, isCopied: outcome.refused === 'copied' };
  }
  const isRight = code !== undefined && method !== 'passkey' && (await verifyCode(db, config, userId, { method, code }));
  return isRight ? { person } : { wrong: userId, isCopied: false };
}

// Writes a sign-in into the person's history and the audit log, and tells the person of one from a device that is new.
import { deviceOf } from '@app/contract/sessions/devices.rules.ts';
import type { SignInMethod, SignInRefusal } from '@app/contract/sign-ins/sign-ins.limits.ts';
import type { Db } from '#db/connect.ts';
import { queueMail } from '#email/queue-mail.ts';
import { recordAudit, recordRefusal } from '#endpoints/audit.sql.ts';
import type { Visitor } from '#endpoints/context.ts';
import { subscriberNetwork } from '#endpoints/networks.ts';
import { insertSignIn } from '#sign-ins/sign-ins.sql.ts';

interface RecordedSignIn {
  userId: number;
  method: SignInMethod;
  /** The name of the provider of single sign-on. */
  provider?: string;
  reason?: SignInRefusal;
  address: string;
  visitor: Visitor;
  /** The hash of the cookie by which the browser is recognised from now on. */
  cookieHash?: string;
}

/** Records a sign-in in the transaction that opens its session, or a refused one on its own. */
export async function recordSignIn(
  tx: Db,
  { userId, method, provider, reason, address, visitor, cookieHash }: RecordedSignIn,
): Promise<void> {
  const { userAgent, deviceHash: sentHash } = visitor;
  const { browser = '', system = '' } = deviceOf(userAgent);
  const signInId = await insertSignIn(tx, {
    ...{ userId, method, provider, reason: reason ?? null, address, userAgent, sentHash, cookieHash },
    network: subscriberNetwork(address),
    device: `${browser}/${system}`,
  });
  const by = { id: userId, via: 'session' } as const;
  const said = { method, ...(provider !== undefined && { provider }) };
  if (reason === undefined) await recordAudit(tx, { by, action: 'signed_in', details: said, address });
  else await recordRefusal(tx, { by, action: 'sign_in_refused', details: { ...said, reason }, address });
  if (signInId === undefined) return;
  const details = { signIn: { userAgent, address, at: new Date().toISOString() } };
  await queueMail(tx, { kind: 'new_sign_in', dedupeKey: `new_sign_in:${signInId}`, userId, details });
}

/** Records in the audit log that somebody tried an account that does not exist; never its name, which may be a password. */
export async function recordUnknown(db: Db, address: string): Promise<void> {
  const details = { method: 'credentials', reason: 'unknown' };
  await recordRefusal(db, { by: undefined, action: 'sign_in_refused', details, address });
}

// Takes everything away by which somebody signs in besides the password: for a person whose phone is lost, or stolen.
import type { Db } from '#db/connect.ts';
import { deletePasskeysOf } from '#passkeys/passkeys.sql.ts';
import { deleteSecondFactor } from '#second-factors/second-factors.sql.ts';

/** Deletes a person's second step and passkeys, as the passkeys of a lost phone open the account by themselves; returns whether there was anything. */
export async function resetFactors(tx: Db, userId: number): Promise<boolean> {
  const hadStep = await deleteSecondFactor(tx, userId);
  const hadPasskeys = await deletePasskeysOf(tx, userId);
  return hadStep || hadPasskeys;
}

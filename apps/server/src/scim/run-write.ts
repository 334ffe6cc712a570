// Runs a write of a directory as those of endpoints run: in one transaction, which a deadlock repeats, and with its events sent.
import { signalRequest, signalWrite } from '#db/signals.ts';
import { ApiError, storageFullError } from '#endpoints/errors.ts';
import { ScimError } from '#endpoints/scim/scim-error.ts';
import { lockScimToken } from '#endpoints/scim/scim-tokens.sql.ts';
import { inTransaction } from '#endpoints/transaction.ts';
import { directoryOf, type ScimCall, type ScimServer, type ScimWrite } from '#scim/scim-context.ts';
import { takenNameError } from '#users/register-user.ts';

/** Returns what the work returns; throws 401 if the token has ended meanwhile, and 507 on a full disk. */
export async function runWrite<T>(
  { config, database, live }: ScimServer,
  { directory, address }: ScimCall,
  work: (write: ScimWrite) => Promise<T>,
): Promise<T> {
  if (database.disk() === 'full') throw storageFullError();
  signalRequest(database);
  try {
    const done = await inTransaction(database.db, undefined, async (tx) => {
      const token = await lockScimToken(tx, directory.tokenHash);
      if (!token || token.expired) throw new ScimError(401, token ? 'tokenExpired' : 'tokenInvalid');
      return work({ tx, config, token, caller: { actor: directoryOf(token), address } });
    });
    signalWrite(database);
    live.wrote();
    return done;
  } catch (error) {
    const taken = error instanceof ApiError ? undefined : takenNameError(error);
    throw taken ? new ScimError(409, 'userTaken', 'uniqueness') : error;
  }
}

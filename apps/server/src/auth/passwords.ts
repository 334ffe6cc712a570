// Password hashes: argon2id, off the event loop, a few at a time so that a flood of logins starves nobody.
import { hash, verify } from '@node-rs/argon2';
import { turns } from '#endpoints/turns.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const inTurn = turns(4, { waiting: 100 });

/** Hashes a password; throws 503 when too many wait already. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/** Says whether a password is the one behind a hash; without a hash it takes as long and says no. */
export function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  return inTurn(async () => {
    const good = await verify(stored ?? (await nobody()), password);
    return good && stored !== undefined;
  });
}

let nobodysHash: Promise<string> | undefined;

function nobody(): Promise<string> {
  nobodysHash ??= hash('nobody has this password', cost);
  return nobodysHash;
}

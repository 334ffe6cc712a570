// Hashes passwords with argon2id, off the event loop and a few at a time, so that a flood of logins does not block other
// requests.
import { hash, verify } from '@node-rs/argon2';
import { concurrencyLimit } from '#endpoints/limits/concurrency-limit.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const limited = concurrencyLimit(4, { waiting: 100 });

/** Keyboards write the same letters in different forms of Unicode; a hash is of one of them. */
function oneForm(password: string): string {
  return password.normalize('NFKC');
}

/** Stored for an account that nobody opens with a password: no password has this hash. */
export const noPassword = '*nobody*';

/** Hashes a password; throws 503 if too many calls wait already. */
export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(oneForm(password), cost));
}

/** A hash that costs less is renewed. The tests lower it, as their people have cheap ones. */
export const leastCost = { memoryCost: cost.memoryCost as number, timeCost: cost.timeCost as number };

/** Whether a hash is of an earlier version of the product, which let guesses cost less. */
export function isOutdated(stored: string): boolean {
  const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),/.exec(stored) ?? [];
  return stored !== noPassword && (Number(memory ?? 0) < leastCost.memoryCost || Number(time ?? 0) < leastCost.timeCost);
}

/**
 * Returns whether a password matches a hash, also an older one of the password as it was typed. Without a hash, or for an account
 * that has none, it compares with a dummy, takes as long and returns false.
 */
export function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  return limited(async () => {
    const known = stored === noPassword ? undefined : stored;
    const hash = known ?? (await dummyHash());
    const normal = oneForm(password);
    // How many are tried depends on what was typed alone, so the time says nothing about the stored hash.
    const inOneForm = await verify(hash, normal);
    const good = normal === password ? inOneForm : (await verify(hash, password)) || inOneForm;
    return good && known !== undefined;
  });
}

let dummyHashPromise: Promise<string> | undefined;

function dummyHash(): Promise<string> {
  dummyHashPromise ??= hash('nobody has this password', cost);
  return dummyHashPromise;
}

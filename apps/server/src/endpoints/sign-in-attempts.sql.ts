// The keys under which attempts to sign in are counted.
import { loginKey } from '@app/contract/users/users.rules.ts';
import { type SQL, sql } from 'drizzle-orm';

/** The beginning of the key of what is typed as the name of an account. */
function keyOfName(nameKey: string): string {
  return `login:${nameKey.slice(0, 64)}:`;
}

/**
 * Returns the key of what was typed and the key of the account, which is found by its username and by its address. A name that
 * nobody has counts in both, too, so that it costs as many statements.
 */
export function signInKeys(typed: string, userId: number | undefined, network: string): { name: string; account: string } {
  const nameKey = loginKey(typed);
  return {
    name: `${keyOfName(nameKey)}${network}`,
    account: `login-account:${userId ?? `?${nameKey.slice(0, 64)}`}:${network}`,
  };
}

interface Account {
  id: number;
  usernameKey: string;
  email: string;
}

/** The condition that a row of `attempts` counts attempts to sign in to an account. */
export function isSignInOf({ id, usernameKey, email }: Account): SQL {
  return sql`(starts_with(key, ${keyOfName(usernameKey)}) or starts_with(key, ${keyOfName(loginKey(email))})
    or starts_with(key, ${`login-account:${id}:`}))`;
}

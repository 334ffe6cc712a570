// Whether a name and a password open an account: one of this server, or one of the company's directory.
import type { SignInMethod, SignInRefusal } from '@app/contract/sign-ins/sign-ins.limits.ts';
import { isPassword } from '#auth/passwords.ts';
import { provePerson } from '#directories/ask-directory.ts';
import { directoryError, isOfDirectory } from '#directories/directory-password.ts';
import { admitFromDirectory } from '#directories/directory-people.ts';
import { enabledDirectory } from '#directories/directory-settings.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { enforcementNow } from '#identity-providers/enforcement.ts';
import { findAccount } from '#users/users.sql.ts';

/** No user has this id: the same statements run for a name that nobody has. */
const noUser = 0;

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export interface Proof {
  /** Whose account it is; undefined if nobody's. */
  person: Account | undefined;
  method: SignInMethod;
  /** The name of the directory. */
  provider?: string;
  /** Why the account that was meant stays closed. */
  reason?: SignInRefusal;
}

interface Typed {
  username: string;
  password: string;
  /** The account of that name. */
  found: Account | undefined;
  /** Whether it may be tried at all. */
  isOpen: boolean;
}

type Context = Pick<RequestContext, 'db' | 'config' | 'address' | 'transaction' | 'log'>;

/**
 * Tries the password of this server first, so that its accounts open also while the directory is down. Throws 503 if only the directory
 * could tell and it does not answer.
 */
export async function provePassword(context: Context, { username, password, found, isOpen }: Typed): Promise<Proof> {
  const { db, config, address, transaction, log } = context;
  const directory = await enabledDirectory(db, config);
  const isElsewhere = directory !== undefined && (await isOfDirectory(db, found?.id ?? noUser));
  const isHere = isOpen && !isElsewhere;
  if (await isPassword(isHere ? found?.password : undefined, password)) return { person: found, method: 'credentials' };
  const wrong = { person: undefined, reason: 'wrong_password' } as const;
  if (!directory || !isOpen || (await enforcementNow(db, config)).enforced) return { ...wrong, method: 'credentials' };
  const named = { method: 'directory', provider: directory.name } as const;
  const refused: Proof = isElsewhere ? { ...wrong, ...named } : { ...wrong, method: 'credentials' };
  try {
    const person = await provePerson(directory, { username }, password, { withGroups: true });
    if (!person) return refused;
    const userId = await transaction((tx) => admitFromDirectory(tx, config, directory, { person, address }));
    return { person: await findAccount(db, userId), ...named };
  } catch (error) {
    const failure = directoryError(error);
    if (failure.code === 'user_inactive') return { person: undefined, ...named, reason: 'inactive' };
    log.warn({ err: failure.cause ?? failure }, 'a sign-in with the directory failed');
    throw failure;
  }
}

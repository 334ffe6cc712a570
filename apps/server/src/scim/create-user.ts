// Creates the account of a person whom a directory names, without a password: they sign in by single sign-on, or set one by mail.
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { limits } from '@app/contract/limits.ts';
import { Registration } from '@app/contract/users/users.contract.ts';
import { avatarColorFor, initialsOf, loginKey } from '@app/contract/users/users.rules.ts';
import { noPassword } from '#auth/passwords.ts';
import { queueMail } from '#email/queue-mail.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { ApiError, requireFound } from '#endpoints/errors.ts';
import { ScimError } from '#endpoints/scim/scim-error.ts';
import { recordUserUpdated } from '#events/events.sql.ts';
import { checkedFullName, fullNameOf, type GivenUser } from '#scim/given-user.ts';
import type { ScimWrite } from '#scim/scim-context.ts';
import { findHiddenUser, takenUsernameKeys, usersWith } from '#scim/scim-users.sql.ts';
import { writeUser } from '#scim/write-user.ts';
import { lockUser } from '#users/erase-user.sql.ts';
import { addAccount } from '#users/register-user.ts';
import { lockAdministrators } from '#users/users.sql.ts';

/**
 * Creates the account and returns its id; 409 if somebody has the userName or the address. Somebody whom the directory has deleted
 * before comes back with everything that they had.
 */
export async function createUser(write: ScimWrite, given: GivenUser): Promise<number> {
  const { tx } = write;
  const { userName, email = addressIn(userName) } = given;
  if (userName === undefined || email === undefined) throw new ScimError(400, 'required', 'invalidValue');
  await lockAdministrators(tx);
  const taken = await usersWith(tx, { userNameKey: loginKey(userName), emailKey: loginKey(email) });
  const [first, ...others] = taken;
  if (first && (others.length > 0 || !first.hidden)) throw new ScimError(409, 'userTaken', 'uniqueness');
  const whole = { ...given, userName, email };
  return first ? bringBack(write, first.id, whole) : addUser(write, whole);
}

/** A userName may be the address. */
function addressIn(userName: string | undefined): string | undefined {
  return Registration.shape.email.safeParse(userName).success ? userName : undefined;
}

async function bringBack(write: ScimWrite, userId: number, given: GivenUser): Promise<number> {
  requireFound(await lockUser(write.tx, userId), 'users.notFound');
  const before = requireFound(await findHiddenUser(write.tx, userId), 'users.notFound');
  await writeUser(write, before, { ...given, active: given.active ?? true });
  return userId;
}

type Named = GivenUser & { userName: string; email: string };

async function addUser(write: ScimWrite, given: Named): Promise<number> {
  const { tx, caller, token } = write;
  const { userName, email, title = null } = given;
  const nobody = { givenName: null, familyName: null };
  const fullName = checkedFullName(fullNameOf(given, nobody) ?? userName.split('@')[0] ?? userName);
  const id = await addNamed(write, userName, {
    fullName,
    email,
    // The directory answers for the address, as an administrator does.
    emailConfirmedAt: new Date().toISOString(),
    password: noPassword,
    title,
    avatarInitials: initialsOf(fullName),
    avatarColor: avatarColorFor(Math.random()),
    role: 'user',
  });
  await recordUserUpdated(tx, id, caller.actor.via);
  await recordAudit(tx, { by: caller.actor, action: 'user_created', target: auditTarget('user', id), address: caller.address });
  const account = { id, fullName, email, emailConfirmed: true, title, role: 'user', active: true };
  const said = { userName, externalId: given.externalId ?? null, ...nobody, department: null, departmentId: null };
  await writeUser(write, { ...account, ...said }, given);
  if (token.sendsMails && given.active !== false)
    await queueMail(tx, { kind: 'user_welcome', dedupeKey: `user_welcome:${id}`, userId: id });
  return id;
}

/** Stores the account under a username that is free and looks like nobody else's. */
async function addNamed({ tx }: ScimWrite, userName: string, account: Omit<Parameters<typeof addAccount>[1], 'username'>) {
  const candidates = usernamesFor(userName);
  const taken = await takenUsernameKeys(tx, candidates.map(loginKey));
  const free = candidates.filter((username) => !taken.has(loginKey(username)));
  for (const username of [...free.slice(0, tries), ...free.slice(tries).slice(-1)]) {
    try {
      return await addAccount(tx, { ...account, username });
    } catch (error) {
      if (!isAboutUsername(error)) throw error;
    }
  }
  throw new ScimError(409, 'userTaken', 'uniqueness');
}

/** Whether it looks like somebody else's. */
function isAboutUsername(error: unknown): boolean {
  const issues = error instanceof ApiError ? error.extra['issues'] : undefined;
  return Array.isArray(issues) && issues.some((issue: { field?: string }) => issue.field === 'username');
}

const numbers = 200;
/** Each try reads all accounts, for one that it looks like; the last one has any number. */
const tries = 5;

/** Returns usernames for what the directory calls a person: what is before the sign of an address, then with numbers. */
export function usernamesFor(userName: string): string[] {
  const before = userName.normalize('NFKC').split('@')[0] ?? '';
  const words = before.replace(/[^\p{L}\p{M}\p{N}._+-]/gu, '.').split('.');
  const plain = words.filter((word) => word !== '').join('.');
  const cut = [...plain].slice(0, limits.username.max - 4).join('');
  const isPossible = cut.length >= limits.username.min && Registration.shape.username.safeParse(cut).success;
  const base = isPossible ? cut : 'user';
  const numbered = Array.from({ length: numbers }, (_, index) => `${base}${index + 2}`);
  // Beyond that many of one name the number is any.
  const random = `${base.slice(0, 20)}${Math.floor(Math.random() * 1_000_000_000)}`;
  return [...(isPossible ? [base] : []), ...numbered, random];
}

// Commands about people: create, reset the password, make an administrator, end sessions.
import { randomBytes } from 'node:crypto';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { departmentsByName } from '@app/contract/departments/former-names.rules.ts';
import { Registration } from '@app/contract/users/users.contract.ts';
import { textByKey } from '@app/texts/catalogue.ts';
import { english } from '@app/texts/english/english.ts';
import * as z from 'zod/mini';
import { assertNotGuessable } from '#auth/password-policy.ts';
import { hashPassword } from '#auth/passwords.ts';
import {
  CommandError,
  type CommandResult,
  type CommandValues,
  type DatabaseCommand,
  optionalText,
  textOf,
} from '#commands/command.ts';
import { commandText } from '#commands/commands.text.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { allDepartments, insertMembership } from '#departments/departments.sql.ts';
import { endConfirmations } from '#email-confirmations/email-confirmations.sql.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { endAccessOf, endSessionsOf } from '#endpoints/sessions.sql.ts';
import { recordUserUpdated } from '#events/events.sql.ts';
import { endResets, lockForReset, resetPasswordAttempts } from '#password-resets/password-resets.sql.ts';
import { resetFactors } from '#second-factors/reset-factors.ts';
import { tellOf } from '#second-factors/tell-person.ts';
import { changeRole } from '#users/admin-users.sql.ts';
import { addAccount, assertMembershipLimit, newAccount, takenNameError } from '#users/register-user.ts';
import { countUsers, findCredentials, findUser, lockAdministrators, updatePassword } from '#users/users.sql.ts';

/** The way of everything that the operator does. */
const via = 'system';
const address = null;

/** Creates a person in a department, or an administrator. */
export const createUser: DatabaseCommand = async (values, { config, database: { db } }) => {
  const isAdmin = values['admin'] === true;
  if ((await countUsers(db)) === 0) throw new CommandError(commandText.notStarted);
  const department = await departmentOf(db, values, isAdmin);
  const generated = optionalText(values, 'password') === undefined ? newPassword() : undefined;
  const username = textOf(values, 'username');
  const account = accountOf({
    username,
    email: textOf(values, 'email'),
    fullName: optionalText(values, 'name') ?? username,
    password: generated ?? textOf(values, 'password'),
    departmentId: department?.id ?? 1,
  });
  const row = { ...(await newAccount(account, config, true)), role: isAdmin ? 'admin' : 'user' };
  const id = await db
    .transaction(async (tx) => {
      const added = await addAccount(tx, row);
      await assertMembershipLimit(tx);
      if (department) await insertMembership(tx, { userId: added, departmentId: department.id }, true);
      await recordUserUpdated(tx, added, via);
      await recordAudit(tx, { by: undefined, via, action: 'user_created', target: auditTarget('user', added), address });
      return added;
    })
    .catch((error: unknown) => {
      throw takenNameError(error) ?? error;
    });
  return withPassword(commandText.created(username, row.role), { id, username, role: row.role }, generated);
};

/** Sets a new password, and ends whatever the former one may have opened. */
export const resetUserPassword: DatabaseCommand = async (values, { config, database: { db } }) => {
  const { id, username } = await personOf(db, values);
  const generated = optionalText(values, 'password') === undefined ? newPassword() : undefined;
  const password = generated ?? textOf(values, 'password');
  assertPassword(config, password, await findUser(db, id));
  const hashed = await hashPassword(password);
  await db.transaction(async (tx) => {
    const person = await lockForReset(tx, id);
    if (!person) throw new CommandError(commandText.noSuchUser(username));
    await updatePassword(tx, id, hashed);
    await endResets(tx, id);
    await endConfirmations(tx, id, { changes: true });
    await endAccessOf(tx, id);
    await resetPasswordAttempts(tx, person);
    await recordAudit(tx, { by: undefined, via, action: 'password_set', target: auditTarget('user', id), address });
  });
  return withPassword(commandText.passwordSet(username), { id, username }, generated);
};

/** Makes a person an administrator. */
export const makeAdmin: DatabaseCommand = async (values, { database: { db } }) => {
  const { id, username } = await personOf(db, values);
  const changed = await db.transaction(async (tx) => {
    await lockAdministrators(tx);
    const before = await changeRole(tx, id, 'admin');
    if (!before) throw new CommandError(commandText.noSuchUser(username));
    if (before.role === 'admin') return false;
    await recordUserUpdated(tx, id, via);
    const details = { from: before.role, to: 'admin' };
    await recordAudit(tx, { by: undefined, via, action: 'role_changed', target: auditTarget('user', id), details, address });
    return true;
  });
  return { lines: [(changed ? commandText.isAdmin : commandText.wasAdmin)(username)], data: { id, username, changed } };
};

/** Ends all sessions of a person. */
export const endSessions: DatabaseCommand = async (values, { database: { db } }) => {
  const { id, username } = await personOf(db, values);
  const ended = await db.transaction(async (tx) => {
    const count = await endSessionsOf(tx, id);
    await recordAudit(tx, { by: undefined, via, action: 'sessions_ended', target: auditTarget('user', id), address });
    return count;
  });
  return { lines: [commandText.sessionsEnded(username, ended)], data: { id, username, ended } };
};

/** Takes the second step away from a person who has lost the phone, such as the last administrator. */
export const removeSecondFactor: DatabaseCommand = async (values, { database: { db } }) => {
  const { id, username } = await personOf(db, values);
  const removed = await db.transaction(async (tx) => {
    const had = await resetFactors(tx, id);
    if (had) await tellOf(tx, id, 'reset');
    await recordAudit(tx, { by: undefined, via, action: 'second_factor_reset', target: auditTarget('user', id), address });
    return had;
  });
  return { lines: [commandText.secondFactorRemoved(username, removed)], data: { id, username, removed } };
};

async function personOf(db: Db, values: CommandValues): Promise<{ id: number; username: string }> {
  const username = textOf(values, 'username');
  const found = await findCredentials(db, username);
  if (!found) throw new CommandError(commandText.noSuchUser(username));
  return { id: found.id, username };
}

async function departmentOf(db: Db, values: CommandValues, isAdmin: boolean) {
  const name = optionalText(values, 'department');
  if (name === undefined) {
    if (isAdmin) return undefined;
    throw new CommandError(commandText.departmentNeeded);
  }
  const departments = await allDepartments(db);
  const found = departmentsByName(departments)(name);
  if (!found)
    throw new CommandError(
      commandText.noDepartment(
        name,
        departments.map((department) => department.name),
      ),
    );
  return found;
}

function accountOf(fields: z.input<typeof Registration>) {
  const parsed = Registration.safeParse(fields);
  if (parsed.success) return parsed.data;
  throw new CommandError(parsed.error.issues.map(({ message }) => textByKey(english, message) ?? message).join(' '));
}

function assertPassword(config: Config, password: string, person: Parameters<typeof assertNotGuessable>[3] | undefined): void {
  const parsed = z.safeParse(Registration.shape.password, password);
  const problem = parsed.error?.issues[0]?.message;
  if (problem !== undefined) throw new CommandError(textByKey(english, problem) ?? problem);
  if (person) assertNotGuessable(config, 'password', password, person);
}

/** Returns a password that nobody can guess. */
export function newPassword(): string {
  return randomBytes(12).toString('base64url');
}

function withPassword(
  line: string,
  data: { id: number; username: string; role?: string },
  generated: string | undefined,
): CommandResult {
  if (generated === undefined) return { lines: [line], data };
  return { lines: [line, commandText.password(data.username, generated)], data: { ...data, password: generated } };
}

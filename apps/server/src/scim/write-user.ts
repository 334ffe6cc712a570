// Writes what a directory says of a person, by the same commands as the administrators' screens.
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { departmentsByName } from '@app/contract/departments/former-names.rules.ts';
import { initialsOf, loginKey } from '@app/contract/users/users.rules.ts';
import { addMembers } from '#departments/add-member.ts';
import { createDepartment } from '#departments/create-department.ts';
import { allDepartments } from '#departments/departments.sql.ts';
import { removeMembers } from '#departments/remove-member.ts';
import { setEmail } from '#email-confirmations/change-email.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { assertValid } from '#endpoints/errors.ts';
import { ScimError } from '#endpoints/scim/scim-error.ts';
import { recordUserUpdated } from '#events/events.sql.ts';
import { checkedFullName, fullNameOf, type GivenUser } from '#scim/given-user.ts';
import type { ScimWrite } from '#scim/scim-context.ts';
import { hideScimUser, type ScimUserRow, saveScimUser, usersWith } from '#scim/scim-users.sql.ts';
import { hasOtherAdministrator } from '#users/admin-users.sql.ts';
import { looksLike } from '#users/look-alikes.sql.ts';
import { setUserActive } from '#users/set-user-active.ts';
import { updateUser } from '#users/users.sql.ts';

type Before = Pick<
  ScimUserRow,
  | 'id'
  | 'fullName'
  | 'email'
  | 'emailConfirmed'
  | 'title'
  | 'role'
  | 'active'
  | 'userName'
  | 'externalId'
  | 'givenName'
  | 'familyName'
> &
  Pick<ScimUserRow, 'department' | 'departmentId'>;

/** Writes what is given and differs; the caller has locked the administration and the person's row. */
export async function writeUser(write: ScimWrite, before: Before, given: GivenUser): Promise<void> {
  const { tx, caller } = write;
  const { id } = before;
  const changed = [
    ...(await writeAccount(write, before, given)),
    ...(given.userName !== undefined && given.userName !== before.userName ? ['userName'] : []),
    ...(given.externalId !== undefined && given.externalId !== before.externalId ? ['externalId'] : []),
  ];
  const department = await placeInDepartment(write, before, given.department);
  const userName = given.userName ?? before.userName;
  await saveScimUser(tx, id, {
    userName,
    userNameKey: loginKey(userName),
    externalId: given.externalId === undefined ? before.externalId : given.externalId,
    givenName: given.givenName === undefined ? before.givenName : given.givenName,
    familyName: given.familyName === undefined ? before.familyName : given.familyName,
    ...department,
  });
  if (changed.length > 0) {
    await recordUserUpdated(tx, id, caller.actor.via);
    const target = auditTarget('user', id);
    await recordAudit(tx, {
      by: caller.actor,
      action: 'user_changed',
      target,
      details: { fields: changed.join(', ') },
      address: caller.address,
    });
  }
  if (given.active !== undefined && given.active !== before.active) await writeActive(write, before, given.active);
}

/** Changes the account, and returns the names of the attributes that are others now. */
async function writeAccount({ tx, config }: ScimWrite, before: Before, given: GivenUser): Promise<string[]> {
  const { id } = before;
  await assertFree(tx, before, given);
  const said = fullNameOf(given, before);
  const fullName = said === undefined ? before.fullName : checkedFullName(said);
  const title = given.title === undefined ? before.title : given.title;
  const email = given.email ?? before.email;
  const moves = loginKey(email) !== loginKey(before.email);
  // Whoever may set the address of an administrator can have a new password sent there.
  if (moves && before.role === 'admin') throw new ScimError(403, 'adminAddress');
  if (fullName !== before.fullName)
    assertValid(!(await looksLike(tx, { fullName }, id)).fullName, 'fullName', 'users.looksLikeAnother');
  await updateUser(tx, id, {
    ...(fullName !== before.fullName && { fullName, avatarInitials: initialsOf(fullName) }),
    ...(title !== before.title && { title }),
    ...(!moves && email !== before.email && { email }),
  });
  if (moves) await setEmail(tx, config, { userId: id, from: before.email, confirmed: before.emailConfirmed, to: email });
  return [
    ...(fullName === before.fullName ? [] : ['displayName']),
    ...(title === before.title ? [] : ['title']),
    ...(email === before.email ? [] : ['emails']),
  ];
}

/** Throws 409 if somebody else has the userName or the address. */
async function assertFree(tx: ScimWrite['tx'], before: Before, given: GivenUser): Promise<void> {
  if (given.userName === undefined && given.email === undefined) return;
  const keys = { userNameKey: loginKey(given.userName ?? before.userName), emailKey: loginKey(given.email ?? before.email) };
  if ((await usersWith(tx, keys, before.id)).length > 0) throw new ScimError(409, 'userTaken', 'uniqueness');
}

/** Deactivates or reactivates the person; 409 for the last administrator. */
async function writeActive({ tx, caller }: ScimWrite, { id, role }: Before, active: boolean): Promise<void> {
  if (!active && role === 'admin' && !(await hasOtherAdministrator(tx, id))) throw new ScimError(409, 'lastAdministrator');
  await setUserActive(tx, caller, id, active);
}

/** Deactivates the person and hides them from the directory; nothing of theirs is lost. */
export async function removeUser(write: ScimWrite, before: Before): Promise<void> {
  if (before.active) await writeActive(write, before, false);
  const { userName, externalId, givenName, familyName, department, departmentId } = before;
  const said = { userName, userNameKey: loginKey(userName), externalId, givenName, familyName, department, departmentId };
  await saveScimUser(write.tx, before.id, said);
  await hideScimUser(write.tx, before.id);
}

type Place = Pick<ScimUserRow, 'department' | 'departmentId'>;

/**
 * Moves the person from the department that the directory has named before into the one that it names now. Other departments of
 * theirs stay. One that nobody has made is noted, or made if the token says so.
 */
async function placeInDepartment(write: ScimWrite, before: Before, given: string | null | undefined): Promise<Place> {
  const { tx, caller, token } = write;
  const name = given === undefined ? before.department : given;
  const isSame = name === before.department;
  if (isSame && (before.departmentId !== null || name === null || given === undefined))
    return { department: before.department, departmentId: before.departmentId };
  const departmentId = name === null ? null : await departmentOf(write, name);
  if (before.departmentId !== null && before.departmentId !== departmentId)
    await removeMembers(tx, caller, { userIds: [before.id], departmentId: before.departmentId });
  if (departmentId !== null) await addMembers(tx, caller, { userIds: [before.id], departmentId, role: 'member' });
  if (departmentId === null && name !== null && !isSame && !token.makesDepartments) {
    const target = auditTarget('user', before.id);
    const details = { department: name };
    await recordAudit(tx, { by: caller.actor, action: 'scim_department_unknown', target, details, address: caller.address });
  }
  return { department: name, departmentId };
}

/** Returns the department of a name, also of a former one; nothing new goes into an archived one. */
async function departmentOf({ tx, caller, token }: ScimWrite, name: string): Promise<number | null> {
  const found = departmentsByName(await allDepartments(tx))(name);
  if (found) return found.archivedAt ? null : found.id;
  if (!token.makesDepartments) return null;
  return (await createDepartment(tx, caller, { name, isPublic: false, join: false })).id;
}

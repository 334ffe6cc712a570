// Gives a person what their claims say, at each sign-in: departments, title, administration. Only what claims gave is taken away again.
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import type { Author, Initiator } from '@app/contract/principals.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { addMemberships, allDepartments, deleteMemberships, departmentsOf } from '#departments/departments.sql.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { isActive } from '#endpoints/principals.sql.ts';
import { recordDepartmentUpdated, recordUserUpdated } from '#events/events.sql.ts';
import type { Granted } from '#identity-providers/identities.sql.ts';
import type { Provider } from '#identity-providers/provider-settings.ts';
import type { ReadClaims } from '#identity-providers/read-claims.ts';
import { changeRole } from '#users/admin-users.sql.ts';
import { assertMembershipLimit } from '#users/register-user.ts';
import { admitAccounts, findUser, lockAdministrators, updateUser } from '#users/users.sql.ts';
import { revokeWorkspaceRoles } from '#workspaces/workspaces.sql.ts';

interface Application {
  userId: number;
  provider: Pick<Provider, 'name'>;
  claims: ReadClaims;
  granted: Granted;
  /** The administrator who signs in without a provider stays one. */
  emergencyUserId: number | null;
  /** Who does it; the person, who signs in, if nobody else is named. */
  by?: Author;
  address: string | null;
}

/** Applies the claims, and returns what they have given now. */
export async function applyClaims(tx: Db, application: Application): Promise<Granted> {
  const { userId, claims, granted } = application;
  const by: Initiator = { id: userId, via: 'session' };
  const departments = claims.departments ? await applyDepartments(tx, application, by) : granted.departments;
  const admin = claims.isAdmin === undefined ? granted.admin : await applyRole(tx, application, claims.isAdmin, by);
  await applyTitle(tx, userId, claims.title);
  return { ...(departments && { departments }), ...(admin !== undefined && { admin }) };
}

async function applyDepartments(
  tx: Db,
  { userId, claims, granted, provider, address, by: author }: Application,
  person: Initiator,
): Promise<number[]> {
  const by = author ?? person;
  const wanted = new Set(claims.departments?.ids);
  const given = new Set(granted.departments);
  const all = await allDepartments(tx);
  const present = new Set((await departmentsOf(tx, userId)).map(({ id }) => id));
  for (const { id, name, key = '' } of all) {
    const target = auditTarget('user', userId);
    const details = { department: name, departmentId: id, provider: provider.name };
    if (wanted.has(id) && !present.has(id)) {
      await assertMembershipLimit(tx);
      await addMemberships(tx, { userIds: [userId], departmentId: id, role: 'member' });
      await admitAccounts(tx, [userId]);
      given.add(id);
      await recordAudit(tx, { by, action: 'member_added', target, details: { ...details, role: 'member' }, address });
    } else if (given.has(id) && !wanted.has(id) && present.has(id)) {
      await deleteMemberships(tx, [userId], id);
      await revokeWorkspaceRoles(tx, [userId], key);
      await recordAudit(tx, { by, action: 'member_removed', target, details, address });
    } else continue;
    await recordDepartmentUpdated(tx, person, key, [userId]);
  }
  return [...given].filter((id) => wanted.has(id));
}

/** Returns whether the role is one that claims have given. */
async function applyRole(
  tx: Db,
  { userId, granted, provider, emergencyUserId, address, by: author }: Application,
  isAdmin: boolean,
  person: Initiator,
): Promise<boolean> {
  const by = author ?? person;
  const before = (await findUser(tx, userId))?.role;
  const isChange = isAdmin ? before !== 'admin' : before === 'admin' && granted.admin === true;
  if (!isChange) return granted.admin === true && before === 'admin';
  await lockAdministrators(tx);
  if (!isAdmin && (userId === emergencyUserId || !(await isOtherAdministrator(tx, userId)))) return true;
  const role = isAdmin ? 'admin' : 'user';
  await changeRole(tx, userId, role);
  await recordUserUpdated(tx, userId);
  const details = { from: before ?? null, to: role, provider: provider.name };
  await recordAudit(tx, { by, action: 'role_changed', target: auditTarget('user', userId), details, address });
  return isAdmin;
}

/** Whether there is another administrator who can sign in: the last one is never lost. */
async function isOtherAdministrator(tx: Db, userId: number): Promise<boolean> {
  const found = await firstRow(
    tx,
    sql`select 1 from users u where u.role = 'admin' and u.id <> ${userId} and ${isActive(sql`u`)} limit 1`,
  );
  return found !== undefined;
}

async function applyTitle(tx: Db, userId: number, title: string | undefined): Promise<void> {
  if (title === undefined || (await findUser(tx, userId))?.title === title) return;
  await updateUser(tx, userId, { title });
  await recordUserUpdated(tx, userId);
}

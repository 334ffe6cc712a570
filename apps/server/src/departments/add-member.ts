// Adds people to a department: they see its board from the next request on, and are notified.
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import type { DepartmentUser } from '@app/contract/departments/departments.contract.ts';
import type { Db } from '#db/connect.ts';
import type { Caller, PersonCaller } from '#departments/caller.ts';
import { addMemberships, findMember, holdDepartment } from '#departments/departments.sql.ts';
import { recordAudits } from '#endpoints/audit.sql.ts';
import { conflictError, requireFound } from '#endpoints/errors.ts';
import { recordDepartmentUpdated } from '#events/events.sql.ts';
import { insertNotifications } from '#notifications/notifications.sql.ts';
import { assertMembershipLimit } from '#users/register-user.ts';
import { admitAccounts, lockAccounts, peopleByIds } from '#users/users.sql.ts';

interface NewMember {
  userId: number;
  departmentId: number;
  role: string;
}

/**
 * Adds the person, or approves a pending membership; 404 if the person or department is missing, 409 if they are a member
 * already.
 */
export async function addMember(
  db: Db,
  { actor, address }: PersonCaller,
  { userId, departmentId, role }: NewMember,
): Promise<DepartmentUser> {
  const added = await addMembers(db, { actor, address }, { userIds: [userId], departmentId, role });
  if (added.length === 0) throw conflictError('departments.alreadyMember');
  return requireFound(await findMember(db, actor, departmentId, userId), 'users.notFound');
}

/**
 * Adds those of the people who are no members, or approves their pending membership, and returns their ids; 404 if the department
 * or one of the people is missing. A directory also adds people who are deactivated.
 */
export async function addMembers(
  db: Db,
  { actor, address }: Caller,
  { userIds, departmentId, role }: Omit<NewMember, 'userId'> & { userIds: readonly number[] },
): Promise<number[]> {
  const department = requireFound(await holdDepartment(db, departmentId), 'departments.notFound');
  const people = actor.id === null ? await lockAccounts(db, userIds) : await peopleByIds(db, userIds, true);
  requireFound(people.length === userIds.length || undefined, 'users.notFound');
  await assertMembershipLimit(db, userIds.length);
  const added = await addMemberships(db, { userIds, departmentId, role });
  if (added.length === 0) return [];
  await admitAccounts(db, added);
  await recordDepartmentUpdated(db, actor, department.key, added);
  const others = added.filter((userId) => userId !== actor.id);
  const details = { department: department.name };
  if (others.length > 0) await insertNotifications(db, others, { kind: 'department_added', details, via: actor.via });
  const entry = { by: actor, action: 'member_added', details: { ...details, departmentId, role }, address } as const;
  await recordAudits(
    db,
    added.map((userId) => ({ ...entry, target: auditTarget('user', userId) })),
  );
  return added;
}

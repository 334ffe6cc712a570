// Adds a person to a department: they see its board from the next request on, and are notified.
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import type { DepartmentUser } from '@app/contract/departments/departments.contract.ts';
import type { Db } from '#db/connect.ts';
import type { Caller } from '#departments/caller.ts';
import { addMembership, findMember, holdDepartment } from '#departments/departments.sql.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { conflictError, requireFound } from '#endpoints/errors.ts';
import { recordDepartmentUpdated } from '#events/events.sql.ts';
import { insertNotifications } from '#notifications/notifications.sql.ts';
import { assertMembershipLimit } from '#users/register-user.ts';
import { admitAccount, peopleByIds } from '#users/users.sql.ts';

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
  { actor, address }: Caller,
  { userId, departmentId, role }: NewMember,
): Promise<DepartmentUser> {
  const department = requireFound(await holdDepartment(db, departmentId), 'departments.notFound');
  requireFound((await peopleByIds(db, [userId], true))[0], 'users.notFound');
  await assertMembershipLimit(db);
  if (!(await addMembership(db, { userId, departmentId, role }))) throw conflictError('departments.alreadyMember');
  await admitAccount(db, userId);
  await recordDepartmentUpdated(db, actor, department.key, [userId]);
  if (userId !== actor.id)
    await insertNotifications(db, [userId], {
      kind: 'department_added',
      details: { department: department.name },
      via: actor.via,
    });
  const details = { department: department.name, departmentId, role };
  await recordAudit(db, { by: actor, action: 'member_added', target: auditTarget('user', userId), details, address });
  return requireFound(await findMember(db, actor, departmentId, userId), 'users.notFound');
}

// Somebody joins a department: sees its board from the next request on, and is told.
import { auditTarget, type DepartmentUser } from '@app/contract';
import type { Db } from '#db/connect.ts';
import type { Initiator } from '#departments/create-department.ts';
import { addMembership, findMember, lockDepartment } from '#departments/departments.sql.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { conflict, must } from '#endpoints/errors.ts';
import { recordDepartmentUpdated } from '#events/events.sql.ts';
import { insertNotifications } from '#notifications/notifications.sql.ts';
import { refuseMoreMembers } from '#users/register-user.ts';
import { peopleByIds } from '#users/users.sql.ts';

interface Joining {
  userId: number;
  departmentId: number;
  role: string;
}

/** Adds the person, or approves who waits to be; 404 where either is missing, 409 where the person belongs to it already. */
export async function addUser(
  db: Db,
  { actor, address }: Initiator,
  { userId, departmentId, role }: Joining,
): Promise<DepartmentUser> {
  const department = must(await lockDepartment(db, departmentId), 'departments.notFound');
  must((await peopleByIds(db, [userId], true))[0], 'users.notFound');
  await refuseMoreMembers(db);
  if (!(await addMembership(db, { userId, departmentId, role }))) throw conflict('departments.alreadyMember');
  await recordDepartmentUpdated(db, actor, department.key, [userId]);
  if (userId !== actor.id)
    await insertNotifications(db, [userId], {
      kind: 'department_added',
      details: { department: department.name },
      via: actor.via,
    });
  const details = { department: department.name, departmentId, role };
  await recordAudit(db, { by: actor, action: 'member_added', target: auditTarget('user', userId), details, address });
  return must(await findMember(db, actor, departmentId, userId), 'users.notFound');
}

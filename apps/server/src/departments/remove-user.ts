// Somebody leaves a department: from the next request on its board is not theirs to see.
import { auditTarget } from '@app/contract';
import type { Db } from '#db/connect.ts';
import type { Initiator } from '#departments/create-department.ts';
import { deleteMembership, findDepartment } from '#departments/departments.sql.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { must } from '#endpoints/errors.ts';
import { recordDepartmentUpdated } from '#events/events.sql.ts';
import { endWorkspaceRole } from '#workspaces/workspaces.sql.ts';

interface Leaving {
  userId: number;
  departmentId: number;
}

/** Removes the membership, one that waits for approval as well; 404 where there is none. */
export async function removeUser(db: Db, { actor, address }: Initiator, { userId, departmentId }: Leaving): Promise<void> {
  const department = must(await findDepartment(db, departmentId), 'departments.notFound');
  must(await deleteMembership(db, userId, departmentId), 'departments.notMember');
  await endWorkspaceRole(db, userId, department.key);
  await recordDepartmentUpdated(db, actor, department.key, [userId]);
  const details = { department: department.name, departmentId };
  await recordAudit(db, { by: actor, action: 'member_removed', target: auditTarget('user', userId), details, address });
}

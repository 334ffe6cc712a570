// Removes a person from a department: from the next request on they do not see its board.
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import type { Db } from '#db/connect.ts';
import type { Caller } from '#departments/caller.ts';
import { deleteMembership, findDepartment } from '#departments/departments.sql.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { requireFound } from '#endpoints/errors.ts';
import { recordDepartmentUpdated } from '#events/events.sql.ts';
import { revokeWorkspaceRole } from '#workspaces/workspaces.sql.ts';

interface Member {
  userId: number;
  departmentId: number;
}

/** Deletes the membership, approved or pending; 404 if there is none. */
export async function removeMember(db: Db, { actor, address }: Caller, { userId, departmentId }: Member): Promise<void> {
  const department = requireFound(await findDepartment(db, departmentId), 'departments.notFound');
  requireFound(await deleteMembership(db, userId, departmentId), 'departments.notMember');
  await revokeWorkspaceRole(db, userId, department.key);
  await recordDepartmentUpdated(db, actor, department.key, [userId]);
  const details = { department: department.name, departmentId };
  await recordAudit(db, { by: actor, action: 'member_removed', target: auditTarget('user', userId), details, address });
}

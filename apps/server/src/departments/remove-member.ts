// Removes people from a department: from the next request on they do not see its board.
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import type { Db } from '#db/connect.ts';
import type { Caller } from '#departments/caller.ts';
import { deleteMemberships, findDepartment } from '#departments/departments.sql.ts';
import { recordAudits } from '#endpoints/audit.sql.ts';
import { requireFound } from '#endpoints/errors.ts';
import { recordDepartmentUpdated } from '#events/events.sql.ts';
import { revokeWorkspaceRoles } from '#workspaces/workspaces.sql.ts';

interface Member {
  userId: number;
  departmentId: number;
}

/** Deletes the membership, approved or pending; 404 if there is none. */
export async function removeMember(db: Db, caller: Caller, { userId, departmentId }: Member): Promise<void> {
  const removed = await removeMembers(db, caller, { userIds: [userId], departmentId });
  requireFound(removed[0], 'departments.notMember');
}

/** Deletes those of the memberships that there are, and returns whose they were; 404 if the department is missing. */
export async function removeMembers(
  db: Db,
  { actor, address }: Caller,
  { userIds, departmentId }: { userIds: readonly number[]; departmentId: number },
): Promise<number[]> {
  const department = requireFound(await findDepartment(db, departmentId), 'departments.notFound');
  const removed = await deleteMemberships(db, userIds, departmentId);
  if (removed.length === 0) return [];
  await revokeWorkspaceRoles(db, removed, department.key);
  await recordDepartmentUpdated(db, actor, department.key, removed);
  const details = { department: department.name, departmentId };
  const entry = { by: actor, action: 'member_removed', details, address } as const;
  await recordAudits(
    db,
    removed.map((userId) => ({ ...entry, target: auditTarget('user', userId) })),
  );
  return removed;
}

// Deletes a department with its memberships; its tasks and their board stay (docs/decisions/012-administration.md).
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import type { Db } from '#db/connect.ts';
import type { Caller } from '#departments/caller.ts';
import { keepName } from '#departments/department-names.sql.ts';
import { deleteDepartment, lockDepartment, memberIds } from '#departments/departments.sql.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { requireFound } from '#endpoints/errors.ts';
import { recordDepartmentUpdated } from '#events/events.sql.ts';
import { deleteEmptyWorkspace } from '#workspaces/workspaces.sql.ts';

/**
 * Deletes the department; 404 if it does not exist. Afterwards its tasks are visible to administrators, their creators and
 * assignees and the explicit members of the workspace. A board that never held a task is deleted as well.
 */
export async function removeDepartment(db: Db, { actor, address }: Caller, departmentId: number): Promise<void> {
  const department = requireFound(await lockDepartment(db, departmentId), 'departments.notFound');
  const people = await memberIds(db, departmentId);
  await deleteDepartment(db, departmentId);
  const nameKey = department.nameKey ?? department.key;
  if (nameKey !== department.key) await keepName(db, department.key, { name: department.name, nameKey });
  await deleteEmptyWorkspace(db, department.key);
  await recordDepartmentUpdated(db, actor, department.key, people);
  const details = { name: department.name, members: people.length };
  const target = auditTarget('department', departmentId);
  await recordAudit(db, { by: actor, action: 'department_deleted', target, details, address });
}

// Changes the description of a department, and whether it is open to everybody.
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import type { Department, DepartmentChange } from '@app/contract/departments/departments.contract.ts';
import type { Db } from '#db/connect.ts';
import type { Caller } from '#departments/caller.ts';
import { changeDepartment, findDepartmentWithMembers, lockDepartment } from '#departments/departments.sql.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { requireFound } from '#endpoints/errors.ts';
import { recordDepartmentUpdated } from '#events/events.sql.ts';

/** Changes the department; 404 if it does not exist. What is left out, or is as it was, changes nothing. */
export async function updateDepartment(
  db: Db,
  { actor, address }: Caller,
  departmentId: number,
  body: DepartmentChange,
): Promise<Department> {
  const before = requireFound(await lockDepartment(db, departmentId), 'departments.notFound');
  const { description = before.description, isPublic = before.isPublic } = body;
  const change = { description: description?.trim() || null, isPublic };
  if (change.description !== before.description || change.isPublic !== before.isPublic) {
    await changeDepartment(db, departmentId, change);
    await recordDepartmentUpdated(db, actor, before.key, []);
    const details = { name: before.name, ...(isPublic !== before.isPublic && { isPublic: String(isPublic) }) };
    const target = auditTarget('department', departmentId);
    await recordAudit(db, { by: actor, action: 'department_changed', target, details, address });
  }
  return requireFound(await findDepartmentWithMembers(db, departmentId), 'departments.notFound');
}

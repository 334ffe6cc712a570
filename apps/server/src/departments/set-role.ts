// Somebody gets another role in a department; roles are names and give no power (docs/decisions/012-administration.md).
import { auditTarget, type DepartmentUser } from '@app/contract';
import type { Db } from '#db/connect.ts';
import type { Initiator } from '#departments/create-department.ts';
import { changeMemberRole, findDepartment, findMember } from '#departments/departments.sql.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { must } from '#endpoints/errors.ts';
import { recordDepartmentUpdated } from '#events/events.sql.ts';

interface Role {
  userId: number;
  departmentId: number;
  role: string;
}

/** Changes the role of a member; 404 where the person does not belong to the department, or waits to. */
export async function setRole(
  db: Db,
  { actor, address }: Initiator,
  { userId, departmentId, role }: Role,
): Promise<DepartmentUser> {
  const department = must(await findDepartment(db, departmentId), 'departments.notFound');
  const before = must(await changeMemberRole(db, { userId, departmentId, role }), 'departments.notMember');
  if (before.role !== role) {
    await recordDepartmentUpdated(db, actor, department.key, [userId]);
    const details = { department: department.name, departmentId, from: before.role, to: role };
    const target = auditTarget('user', userId);
    await recordAudit(db, { by: actor, action: 'member_role_changed', target, details, address });
  }
  return must(await findMember(db, actor, departmentId, userId), 'departments.notMember');
}

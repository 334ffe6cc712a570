// Changes a person's role in a department; these roles are labels without permissions (docs/decisions/012-administration.md).
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import type { DepartmentUser } from '@app/contract/departments/departments.contract.ts';
import type { Db } from '#db/connect.ts';
import type { PersonCaller } from '#departments/caller.ts';
import { changeMemberRole, findDepartment, findMember } from '#departments/departments.sql.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { requireFound } from '#endpoints/errors.ts';
import { recordDepartmentUpdated } from '#events/events.sql.ts';

interface Role {
  userId: number;
  departmentId: number;
  role: string;
}

/** Changes the role of a member; 404 if the person is no member or a pending one. */
export async function setDepartmentRole(
  db: Db,
  { actor, address }: PersonCaller,
  { userId, departmentId, role }: Role,
): Promise<DepartmentUser> {
  const department = requireFound(await findDepartment(db, departmentId), 'departments.notFound');
  const before = requireFound(await changeMemberRole(db, { userId, departmentId, role }), 'departments.notMember');
  if (before.role !== role) {
    await recordDepartmentUpdated(db, actor, department.key, [userId]);
    const details = { department: department.name, departmentId, from: before.role, to: role };
    const target = auditTarget('user', userId);
    await recordAudit(db, { by: actor, action: 'member_role_changed', target, details, address });
  }
  return requireFound(await findMember(db, actor, departmentId, userId), 'departments.notMember');
}

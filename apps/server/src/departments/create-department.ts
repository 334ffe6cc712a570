// A new department comes with its workspace and the four columns (docs/decisions/009-a-workspace-is-its-departments-board.md).
import { auditTarget, type Department, departmentKey, limits, type NewDepartment, statuses } from '@app/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { findDepartmentWithMembers, insertDepartment } from '#departments/departments.sql.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { brokenConstraint, conflict, must } from '#endpoints/errors.ts';
import { refuseFull } from '#endpoints/full.ts';
import type { Principal } from '#endpoints/principal.ts';
import { recordDepartmentUpdated } from '#events/events.sql.ts';
import { findWorkspaceOf, insertColumn, insertWorkspace } from '#workspaces/workspaces.sql.ts';

/** Who does it, and from where. */
export interface Initiator {
  actor: Principal;
  address: string;
}

/**
 * Makes it; 409 where a department goes by the same canonical name (docs/decisions/009-a-workspace-is-its-departments-board.md). The board that an earlier department of
 * that name has left behind is its board again, with all tasks on it.
 */
export async function createDepartment(db: Db, { actor, address }: Initiator, body: NewDepartment): Promise<Department> {
  const name = body.name.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const key = departmentKey(name);
  await refuseFull(db, sql`departments`, limits.maxDepartments);
  const departmentId = await inserted(db, { name, key, description: body.description?.trim() || null });
  if (!(await findWorkspaceOf(db, key))) {
    const workspaceId = await insertWorkspace(db, { name, departmentKey: key, icon: key });
    for (const [order, status] of statuses.entries()) await insertColumn(db, { name: status, workspaceId, order });
  }
  await recordDepartmentUpdated(db, actor, key, []);
  const target = auditTarget('department', departmentId);
  await recordAudit(db, { by: actor, action: 'department_created', target, details: { name }, address });
  return must(await findDepartmentWithMembers(db, departmentId), 'departments.notFound');
}

async function inserted(db: Db, department: { name: string; key: string; description: string | null }): Promise<number> {
  try {
    return await insertDepartment(db, department);
  } catch (error) {
    const taken = ['departments_name_key', 'departments_key_key'].includes(brokenConstraint(error) ?? '');
    throw taken ? conflict('departments.nameTaken') : error;
  }
}

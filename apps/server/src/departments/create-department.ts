// Creates a department with its workspace and the four columns (docs/decisions/009-a-workspace-is-its-departments-board.md).
import type { Api } from '@app/contract/api.ts';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import type { Department } from '@app/contract/departments/departments.contract.ts';
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import type { Body } from '@app/contract/endpoint.ts';
import { limits, statuses } from '@app/contract/limits.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { addMember } from '#departments/add-member.ts';
import type { Caller } from '#departments/caller.ts';
import { findDepartmentWithMembers, insertDepartment } from '#departments/departments.sql.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { assertAllowed, conflictError, requireFound, violatedConstraint } from '#endpoints/errors.ts';
import { assertRowLimit } from '#endpoints/list-limits.ts';
import { recordDepartmentUpdated } from '#events/events.sql.ts';
import { insertColumn } from '#workspaces/columns.sql.ts';
import { findWorkspaceOf, insertWorkspace } from '#workspaces/workspaces.sql.ts';

/**
 * Creates the department; 409 if another one has the same canonical name
 * (docs/decisions/009-a-workspace-is-its-departments-board.md). If an earlier department of that name left a board behind, the
 * new one gets it with all its tasks.
 */
export async function createDepartment(
  db: Db,
  { actor, address }: Caller,
  body: Body<Api['departments']['create']>,
): Promise<Department> {
  // A token could otherwise give rights that outlive it.
  assertAllowed(!body.join || actor.via === 'session', 'errors.sessionOnly');
  const name = body.name.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const key = departmentKey(name);
  await assertRowLimit(db, { name: 'departments', from: sql`departments`, most: limits.maxDepartments });
  const departmentId = await inserted(db, { name, key, description: body.description?.trim() || null, isPublic: body.isPublic });
  if (!(await findWorkspaceOf(db, key))) {
    const workspaceId = await insertWorkspace(db, { name, departmentKey: key, icon: key });
    for (const [order, status] of statuses.entries()) await insertColumn(db, { name: status, workspaceId, order });
  }
  await recordDepartmentUpdated(db, actor, key, []);
  const target = auditTarget('department', departmentId);
  await recordAudit(db, {
    by: actor,
    action: 'department_created',
    target,
    details: { name, isPublic: String(body.isPublic) },
    address,
  });
  if (body.join) await addMember(db, { actor, address }, { userId: actor.id, departmentId, role: 'member' });
  return requireFound(await findDepartmentWithMembers(db, departmentId), 'departments.notFound');
}

async function inserted(db: Db, department: Parameters<typeof insertDepartment>[1]): Promise<number> {
  try {
    return await insertDepartment(db, department);
  } catch (error) {
    const taken = ['departments_name_key', 'departments_key_key'].includes(violatedConstraint(error) ?? '');
    throw taken ? conflictError('departments.nameTaken') : error;
  }
}

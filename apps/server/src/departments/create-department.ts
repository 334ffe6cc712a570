// Creates a department with its workspace and the four columns (docs/decisions/009-a-workspace-is-its-departments-board.md).
import type { Api } from '@app/contract/api.ts';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import type { Department } from '@app/contract/departments/departments.contract.ts';
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import type { Body } from '@app/contract/endpoint.ts';
import { limits, statuses } from '@app/contract/limits.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { addMembers } from '#departments/add-member.ts';
import type { Caller } from '#departments/caller.ts';
import { formerNameKeys, storeName } from '#departments/department-names.sql.ts';
import { findDepartmentWithMembers, insertDepartment } from '#departments/departments.sql.ts';
import { nameInChecklistTemplates, nameInTasks, spellingsOf } from '#departments/name-in-rows.sql.ts';
import { assertNameFree, departmentsLimit, storedName } from '#departments/names-taken.ts';
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
  const name = storedName(body.name);
  const nameKey = departmentKey(name);
  await assertRowLimit(db, { name: departmentsLimit, from: sql`departments`, most: limits.maxDepartments });
  const left = await assertNameFree(db, name);
  const key = left ?? nameKey;
  const own = { name, key, nameKey: key === nameKey ? null : nameKey };
  const departmentId = await inserted(db, { ...own, description: body.description?.trim() || null, isPublic: body.isPublic });
  if (left !== undefined) await takeOver(db, { id: departmentId, key }, name);
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
  if (body.join && actor.id !== null)
    await addMembers(db, { actor, address }, { userIds: [actor.id], departmentId, role: 'member' });
  return requireFound(await findDepartmentWithMembers(db, departmentId), 'departments.notFound');
}

/** Gives the board that a deleted department left behind, and its tasks, the name of the new one. */
async function takeOver(db: Db, department: { id: number; key: string }, name: string): Promise<void> {
  const nameKey = departmentKey(name);
  await storeName(db, department, name, { name, nameKey });
  const nameKeys = [nameKey, department.key, ...(await formerNameKeys(db, department.key))];
  const spellings = await spellingsOf(db, department.key, nameKeys);
  await nameInTasks(db, department.key, spellings, name);
  await nameInChecklistTemplates(db, [department.key], department.key, name);
}

async function inserted(db: Db, department: Parameters<typeof insertDepartment>[1]): Promise<number> {
  try {
    return await insertDepartment(db, department);
  } catch (error) {
    const taken = ['departments_name_key', 'departments_key_key'].includes(violatedConstraint(error) ?? '');
    throw taken ? conflictError('departments.nameTaken') : error;
  }
}

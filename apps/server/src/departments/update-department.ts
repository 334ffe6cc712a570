// Renames, describes, opens, archives, restores or places a department.
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import type { Department, DepartmentChange } from '@app/contract/departments/departments.contract.ts';
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import type { Db } from '#db/connect.ts';
import type { Caller } from '#departments/caller.ts';
import { formerNameKeys, storeName } from '#departments/department-names.sql.ts';
import {
  changeDepartment,
  findDepartmentWithMembers,
  lockDepartment,
  orderDepartments,
  orderedIds,
} from '#departments/departments.sql.ts';
import { adoptTasks, nameInChecklistTemplates, nameInTasks, nameInViews, spellingsOf } from '#departments/name-in-rows.sql.ts';
import { assertNameFree, lockNames, storedName } from '#departments/names-taken.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { conflictError, requireFound } from '#endpoints/errors.ts';
import { recordDepartmentsChanged, recordDepartmentUpdated } from '#events/events.sql.ts';

type Row = NonNullable<Awaited<ReturnType<typeof lockDepartment>>>;

/** Changes the department; 404 if it does not exist. What is left out, or is as it was, changes nothing. */
export async function updateDepartment(
  db: Db,
  { actor, address }: Caller,
  departmentId: number,
  body: DepartmentChange,
): Promise<Department> {
  if (body.name !== undefined || body.order !== undefined || body.archived !== undefined) await lockNames(db);
  const before = requireFound(await lockDepartment(db, departmentId), 'departments.notFound');
  const { description = before.description, isPublic = before.isPublic, archived = before.archivedAt !== null } = body;
  const plain = { description: description?.trim() || null, isPublic };
  const isArchived = before.archivedAt !== null;
  const isPlain = plain.description !== before.description || plain.isPublic !== before.isPublic;
  if (isPlain || archived !== isArchived)
    await changeDepartment(db, departmentId, {
      ...plain,
      ...(archived !== isArchived && { archivedAt: archived ? new Date().toISOString() : null }),
    });
  const name = body.name === undefined ? before.name : storedName(body.name);
  if (name !== before.name) await rename(db, before, name);
  const isPlaced = body.order !== undefined && !archived && (await place(db, departmentId, body.order));
  const isSeenByAll = name !== before.name || archived !== isArchived || isPlaced;
  if (isSeenByAll) await recordDepartmentsChanged(db, actor, [before.key], name !== before.name);
  else if (isPlain) await recordDepartmentUpdated(db, actor, before.key, []);
  if (isPlain || isSeenByAll) {
    const details = {
      name,
      ...(name !== before.name && { from: before.name }),
      ...(isPublic !== before.isPublic && { isPublic: String(isPublic) }),
      ...(archived !== isArchived && { archived: String(archived) }),
      ...(isPlaced && { order: String(body.order) }),
    };
    const target = auditTarget('department', departmentId);
    await recordAudit(db, { by: actor, action: 'department_changed', target, details, address });
  }
  return requireFound(await findDepartmentWithMembers(db, departmentId), 'departments.notFound');
}

/** Gives it the name, everywhere; the former one leads to it from now on. */
async function rename(db: Db, before: Row, name: string): Promise<void> {
  // A board that a deleted department of this name left is that department's: made again, it can be merged.
  if ((await assertNameFree(db, name, before.key)) !== undefined) throw conflictError('departments.nameLeftBoard');
  const nameKey = before.nameKey ?? before.key;
  const spellings = await spellingsOf(db, before.key, [nameKey, ...(await formerNameKeys(db, before.key))]);
  // Tasks may name a department that nobody has made; now there is one of that name.
  await adoptTasks(db, departmentKey(name), before.key);
  await storeName(db, before, name, { name: before.name, nameKey });
  await nameInTasks(db, before.key, spellings, name);
  await nameInChecklistTemplates(db, [before.key], before.key, name);
  await nameInViews(db, [...new Set([before.name, ...spellings])], name);
}

/** Puts it at a place among the others; returns whether it was elsewhere. */
async function place(db: Db, departmentId: number, order: number): Promise<boolean> {
  const ids = await orderedIds(db);
  const others = ids.filter((id) => id !== departmentId);
  const placed = others.toSpliced(order, 0, departmentId);
  if (placed.join() === ids.join()) return false;
  await orderDepartments(db, placed);
  return true;
}

// Merges a department into another one: its tasks, people and settings go there in one transaction, and its names lead there.
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import type { MergedDepartment } from '@app/contract/departments/department-merges.contract.ts';
import { limits } from '@app/contract/limits.ts';
import { taskTemplateLimits } from '@app/contract/task-templates/task-templates.limits.ts';
import type { Db } from '#db/connect.ts';
import type { Caller } from '#departments/caller.ts';
import { formerNameKeys, keepName } from '#departments/department-names.sql.ts';
import { findDepartmentWithMembers, memberIds } from '#departments/departments.sql.ts';
import {
  countMerge,
  endDepartment,
  lockBoardsOf,
  lockDepartments,
  type MergingDepartment,
  moveBoard,
  movePeople,
  moveSettings,
  moveTasks,
} from '#departments/merge-department.sql.ts';
import { nameInChecklistTemplates, nameInViews, spellingsOf } from '#departments/name-in-rows.sql.ts';
import { lockNames } from '#departments/names-taken.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { assertValid, conflictError, requireFound } from '#endpoints/errors.ts';
import { recordDepartmentsChanged, recordDepartmentUpdated } from '#events/events.sql.ts';

interface Merge {
  departmentId: number;
  into: number;
  /** Only says what would move. */
  dryRun: boolean;
}

/**
 * Returns the department that stays and what went to it. Throws 404 if one of them does not exist, 409 if the other one is archived or
 * cannot take so much.
 */
export async function mergeDepartment(
  db: Db,
  { actor, address }: Caller,
  { departmentId, into, dryRun }: Merge,
): Promise<MergedDepartment> {
  assertValid(into !== departmentId, 'into', 'departments.mergeItself');
  await lockNames(db);
  const found = await lockDepartments(db, [departmentId, into]);
  const byId = (wanted: number) =>
    requireFound(
      found.find(({ id }) => id === wanted),
      'departments.notFound',
    );
  const [from, to] = [byId(departmentId), byId(into)];
  if (to.archivedAt !== null) throw conflictError('departments.mergeArchived');
  requireFound(to.workspaceId || undefined, 'workspaces.notFound');
  if (!dryRun) await lockBoardsOf(db, from, to);
  const { together, ...moved } = await countMerge(db, from, to);
  const isTooMuch =
    together.tasks > limits.tasksPerWorkspace ||
    together.columns > limits.columnsPerWorkspace ||
    together.templates > taskTemplateLimits.perBoard ||
    together.templateBytes > taskTemplateLimits.totalBytes;
  if (isTooMuch) throw conflictError('departments.mergeTooMuch');
  if (!dryRun) {
    await move(db, from, to, { actor, address });
    const details = { name: from.name, into: to.name, intoId: to.id, ...moved };
    const target = auditTarget('department', departmentId);
    await recordAudit(db, { by: actor, action: 'department_merged', target, details, address });
  }
  return { department: requireFound(await findDepartmentWithMembers(db, into), 'departments.notFound'), moved };
}

async function move(db: Db, from: MergingDepartment, to: MergingDepartment, { actor }: Caller): Promise<void> {
  const people = await memberIds(db, from.id);
  const spellings = await spellingsOf(db, from.key, [from.nameKey, from.key, ...(await formerNameKeys(db, from.key))]);
  await moveTasks(db, from, to, spellings);
  await movePeople(db, from, to);
  await moveBoard(db, from, to);
  await moveSettings(db, from, to);
  await nameInChecklistTemplates(db, [from.key], to.key, to.name);
  await nameInViews(db, [...new Set([from.name, ...spellings])], to.name);
  await endDepartment(db, from, to);
  await keepName(db, to.key, from);
  await recordDepartmentsChanged(db, actor, [from.key, to.key], true);
  // Who has joined knows the former board no longer, and is told by name.
  await recordDepartmentUpdated(db, actor, to.key, people);
}

// Task templates of a board: list, create, change, delete, restore.

import { managesWorkspace } from '@app/contract/access.ts';
import type { Api } from '@app/contract/api.ts';
import { type AuditAction, auditTarget } from '@app/contract/audit/audit.rules.ts';
import type { TaskTemplate } from '@app/contract/task-templates/task-templates.contract.ts';
import { taskTemplateLimits } from '@app/contract/task-templates/task-templates.limits.ts';
import { filesNamedIn, withTemplateFiles } from '#attachments/own-files.ts';
import type { Db } from '#db/connect.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { assertAllowed, assertValid, conflictError, requireFound } from '#endpoints/errors.ts';
import { assertRowLimit, assertSizeLimit } from '#endpoints/list-limits.ts';
import type { Principal } from '#endpoints/principal.ts';
import { recordBoardEvent } from '#events/events.sql.ts';
import {
  assignableIn,
  countedTemplates,
  insertTaskTemplate,
  lockTaskTemplate,
  setTaskTemplateDeleted,
  setTaskTemplateTexts,
  type TaskTemplateRow,
  taskTemplatesOf,
  templateBytes,
  updateTaskTemplate,
} from '#task-templates/task-templates.sql.ts';
import { requireWorkspace } from '#workspaces/require-workspace.ts';
import { lockWorkspace } from '#workspaces/workspaces.sql.ts';

export const taskTemplates: Handlers<Api['taskTemplates']> = {
  async list({ db, actor, params: { workspaceId } }) {
    await requireWorkspace(db, actor, workspaceId);
    return taskTemplatesOf(db, workspaceId);
  },

  async create({ db, actor, address, body: { workspaceId, ...content } }) {
    assertAllowed(managesWorkspace(actor, workspaceId), 'taskTemplates.managedByAdmins');
    await requireWorkspace(db, actor, workspaceId);
    await lockWorkspace(db, workspaceId);
    await assertRoom(db, workspaceId);
    assertOrder(content);
    const assignees = await checkPeople(db, content.assignees, workspaceId);
    const id = await insertTaskTemplate(db, workspaceId, { ...content, assignees });
    if (filesNamedIn(content).length > 0) await setTaskTemplateTexts(db, id, await withTemplateFiles(db, actor, id, content));
    await assertSize(db, workspaceId);
    return recordChange(db, actor, address, 'task_template_created', await reread(db, actor, id));
  },

  async update({ db, actor, address, params: { taskTemplateId }, body: { version, ...change } }) {
    const before = await lockChangeable(db, actor, taskTemplateId);
    if (version !== undefined && version !== before.version) throw conflictError('taskTemplates.changed', shown(before));
    const {
      name = before.name,
      title = before.title,
      priority = before.priority,
      checklistItems = before.checklistItems,
    } = change;
    const { description = before.description, startDays = before.startDays, dueDays = before.dueDays } = change;
    assertOrder({ startDays, dueDays });
    const assignees = change.assignees && (await checkPeople(db, change.assignees, before.workspaceId));
    const texts = await withTemplateFiles(db, actor, taskTemplateId, { description, checklistItems });
    const content = { name, title, priority, startDays, dueDays, assignees, ...texts };
    // As a new one does, so that of two changes at once the second is measured with the first.
    await lockWorkspace(db, before.workspaceId);
    await updateTaskTemplate(db, taskTemplateId, content);
    await assertSize(db, before.workspaceId);
    return recordChange(db, actor, address, 'task_template_updated', await reread(db, actor, taskTemplateId));
  },

  async remove({ db, actor, address, params: { taskTemplateId } }) {
    const template = await lockChangeable(db, actor, taskTemplateId);
    await setTaskTemplateDeleted(db, taskTemplateId, true);
    await recordChange(db, actor, address, 'task_template_deleted', template);
    return { success: true };
  },

  async restore({ db, actor, address, params: { taskTemplateId } }) {
    const template = await lockChangeable(db, actor, taskTemplateId, true);
    await lockWorkspace(db, template.workspaceId);
    await assertRoom(db, template.workspaceId);
    await setTaskTemplateDeleted(db, taskTemplateId, false);
    await assertSize(db, template.workspaceId);
    return recordChange(db, actor, address, 'task_template_restored', template);
  },
};

async function lockChangeable(db: Db, actor: Principal, taskTemplateId: number, deleted = false): Promise<TaskTemplateRow> {
  const template = requireFound(await lockTaskTemplate(db, actor, taskTemplateId, deleted), 'taskTemplates.notFound');
  assertAllowed(managesWorkspace(actor, template.workspaceId), 'taskTemplates.managedByAdmins');
  return template;
}

async function reread(db: Db, actor: Principal, taskTemplateId: number): Promise<TaskTemplateRow> {
  return requireFound(await lockTaskTemplate(db, actor, taskTemplateId), 'taskTemplates.notFound');
}

async function assertRoom(db: Db, workspaceId: number): Promise<void> {
  const { perBoard: most } = taskTemplateLimits;
  const name = `task_templates:${workspaceId}`;
  await assertRowLimit(db, { name, from: countedTemplates(workspaceId), most, key: 'taskTemplates.full' });
}

async function assertSize(db: Db, workspaceId: number): Promise<void> {
  await assertSizeLimit(db, templateBytes, countedTemplates(workspaceId), taskTemplateLimits.totalBytes);
}

function assertOrder({ startDays, dueDays }: Pick<TaskTemplate, 'startDays' | 'dueDays'>): void {
  assertValid(startDays === null || dueDays === null || startDays <= dueDays, 'startDays', 'tasks.startAfterDue');
}

/** Returns the people once each; throws 400 if one of them cannot be assigned to tasks of the board. */
async function checkPeople(db: Db, userIds: readonly number[], workspaceId: number): Promise<number[]> {
  const assignees = [...new Set(userIds)];
  const found = await assignableIn(db, workspaceId, assignees);
  assertValid(found.length === assignees.length, 'assignees', 'taskTemplates.personElsewhere');
  return assignees;
}

/** Records what was done with a template, notifies its board, and returns it. */
async function recordChange(
  db: Db,
  actor: Principal,
  address: string,
  action: AuditAction,
  template: TaskTemplateRow,
): Promise<TaskTemplate> {
  const { id, name, workspaceId, departmentKey } = template;
  await recordBoardEvent(db, actor, 'templates_updated', { id: workspaceId, departmentKey });
  await recordAudit(db, { by: actor, action, target: auditTarget('task_template', id), details: { name }, address });
  return shown(template);
}

function shown({ departmentKey: _, ...template }: TaskTemplateRow): TaskTemplate {
  return template;
}

// The visibility of a task as a condition on `t` (`canSeeTask` of the contract; a property test compares the two).
import { type Actor, isAdmin } from '@app/contract/access.ts';
import { type SQL, sql } from 'drizzle-orm';
import { intArray, jsonb, textArray } from '#db/arrays.ts';

/** The condition that a task stands on boards and in lists: it is neither in the trash nor in the archive. */
export const isListed = sql`(t.deleted_at is null and t.archived_at is null)`;

export function taskVisibleTo(actor: Actor): SQL {
  if (isAdmin(actor)) return sql`true`;
  return sql`(t.department_keys && ${textArray(actor.departmentKeys)} or t.created_by = ${actor.id} or t.assignee_id = ${actor.id}
    or t.assignees @> ${jsonb(actor.id)} or t.workspace_id = any(${intArray(actor.workspaceIds)}))`;
}

/** The same condition for a person `u` of the database. */
export const taskVisibleToUser = sql`(u.role = 'admin' or t.created_by = u.id or t.assignee_id = u.id or t.assignees @> to_jsonb(u.id)
    or exists (select from user_departments ud join departments d on d.id = ud.department_id
               where ud.user_id = u.id and not ud.pending and d.key = any(t.department_keys))
    or exists (select from workspace_members wm where wm.user_id = u.id and wm.workspace_id = t.workspace_id))`;

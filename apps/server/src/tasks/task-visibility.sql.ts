// Who sees a task, as a condition on `t` (`canSeeTask` of the contract; a property test compares the two).
import { type Actor, isAdmin } from '@app/contract';
import { type SQL, sql } from 'drizzle-orm';
import { intArray, jsonb, textArray } from '#db/arrays.ts';

export function taskVisibleTo(actor: Actor): SQL {
  if (isAdmin(actor)) return sql`true`;
  return sql`(t.department_keys && ${textArray(actor.departmentKeys)} or t.created_by = ${actor.id} or t.assignee_id = ${actor.id}
    or t.assignees @> ${jsonb(actor.id)} or t.workspace_id = any(${intArray(actor.workspaceIds)}))`;
}

// Who has task `t`, as `tasks/assignees.rules.ts` of the contract says it; a property test compares the two.
import { type SQL, sql } from 'drizzle-orm';
import { intArray, jsonb } from '#db/arrays.ts';

/** The condition that somebody has the task in any role; unknown or false if not. In parts, each of which an index answers. */
export function isAssigned(userId: number): SQL {
  return sql`(t.assignee_id = ${userId} or t.assignees @> ${jsonb(userId)})`;
}

/** The condition that at least one of these people has the task in any role. */
export function isAssignedToAny(userIds: readonly number[]): SQL {
  const listed = userIds.map((id) => sql` or t.assignees @> ${jsonb(id)}`);
  return sql`(coalesce(t.assignee_id = any(${intArray(userIds)}), false)${sql.join(listed)})`;
}

export const isUnassigned = sql`(t.assignee_id is null and t.assignees = '[]'::jsonb)`;

/** Under whom the task stands in the order by assignee and in its groups. */
export const firstAssignee = sql`coalesce(t.assignee_id, (t.assignees ->> 0)::int)`;

/** Everybody who has the task, each once, as rows `id`: for `cross join lateral`. */
export const assigneeRows = sql`(select t.assignee_id as id where t.assignee_id is not null
  union select (jsonb_array_elements_text(t.assignees))::int)`;

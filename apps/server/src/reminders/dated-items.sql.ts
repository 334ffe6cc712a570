// The items of a checklist that are due, as a row that reminders, mails and digests share.
import { type SQL, sql } from 'drizzle-orm';

/** The condition that a person is an assignee of task `t`: an item of somebody who has left the task is nobody's duty. */
function isAssignee(person: SQL): SQL {
  return sql`(t.assignee_id = ${person} or t.assignees @> to_jsonb(${person}))`;
}

/** The text under which messages name the first of some items, how many more there are, and their task. */
function said(text: SQL, more: SQL): SQL {
  return sql`${text} || case when ${more} > 0 then ' (+' || ${more} || ')' else '' end || ' · ' || t.title`;
}

/**
 * Returns the lateral query of the open items of task `t` that are a person's and due until a day: one row with the earliest item
 * (`item`), its date (`due`, a text, as dates in JSON are), the number of the others (`more`) and the words for all (`said`), or
 * none.
 */
export function datedItems(person: SQL, until: SQL): SQL {
  const order = sql`order by i.value->>'dueDate', i.at`;
  return sql`(
    select (array_agg(i.value->>'id' ${order}))[1] as item, min(i.value->>'dueDate') as due, count(*)::int - 1 as more,
      ${said(sql`(array_agg(i.value->>'text' ${order}))[1]`, sql`(count(*)::int - 1)`)} as said
    from jsonb_array_elements(t.checklist_items) with ordinality i (value, at)
    where ${isAssignee(person)} and i.value->>'assigneeId' = ${person}::text and i.value->>'dueDate' <= ${until}::text
      and (i.value->>'completed')::boolean is not true
    having count(*) > 0)`;
}

/** Returns the lateral query of one item of task `t` while it is open and a person's: its date and the words for it, or no row. */
export function datedItem(person: SQL, item: SQL, more: SQL): SQL {
  return sql`(
    select i.value->>'dueDate' as due, ${said(sql`(i.value->>'text')`, more)} as said
    from jsonb_array_elements(t.checklist_items) i (value)
    where i.value->>'id' = ${item} and i.value->>'assigneeId' = ${person}::text and (i.value->>'completed')::boolean is not true
    limit 1)`;
}

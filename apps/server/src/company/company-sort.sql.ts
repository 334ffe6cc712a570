// The order of the list (`sortTasks` of the contract) as SQL on `t`; a property test compares the two.
import { doneStatus, type Language, virtualColumns } from '@app/contract/limits.ts';
import type { SortKey } from '@app/contract/tasks/sort-keys.ts';
import type { TaskSort } from '@app/contract/tasks/task-sort.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { textArray } from '#db/arrays.ts';
import { naturally } from '#db/natural-order.ts';
import { type ScoreReader, scoreSql } from '#scores/score.sql.ts';
import { firstAssignee } from '#tasks/assignees.sql.ts';
import { rankOf } from '#tasks/task-states.sql.ts';

/** An order with the language of the person who reads the list, and what the score depends on. */
export interface ListSort extends TaskSort, ScoreReader {
  language: Language;
}

/** The place of a task in a list: what stands last, the value of the column, order and id. */
export type ListPlace = readonly [last: number, value: string | number, order: number, id: number];

interface Order {
  /** Tasks with a higher number follow in both directions. */
  last: SQL;
  value: SQL;
  type: 'int' | 'text';
}

const statuses = textArray(virtualColumns.map(({ name }) => name));

const doneLast = sql`(t.status = ${sql.raw(`'${doneStatus}'`)})::int`;

const orders: Record<Exclude<SortKey, 'score'>, Order> = {
  title: { last: sql`0`, value: sql`t.title`, type: 'text' },
  status: { last: sql`0`, value: sql`coalesce(array_position(${statuses}, t.status), 0)`, type: 'int' },
  priority: { last: sql`0`, value: rankOf(sql`t.priority`), type: 'int' },
  assignee: { last: sql`(${firstAssignee} is null)::int`, value: sql`coalesce(u.full_name, '')`, type: 'text' },
  department: { last: sql`0`, value: sql`t.department`, type: 'text' },
  // Open tasks before done ones, of both those with a date first.
  due: {
    last: sql`(${doneLast} * 2 + (t.due_date is null)::int)`,
    value: sql`coalesce(t.due_date - date '2000-01-01', 0)`,
    type: 'int',
  },
};

function orderOf({ by, ...reader }: ListSort): Order {
  return by === 'score' ? { last: doneLast, value: scoreSql(reader), type: 'int' } : orders[by];
}

/** What the order reads besides the tasks. */
export function joinFor({ by }: ListSort): SQL {
  return by === 'assignee' ? sql`left join users u on u.id = ${firstAssignee} and u.deleted_at is null` : sql``;
}

/** The select list of a task's place. */
export function placeFields(sort: ListSort): SQL {
  const { last, value } = orderOf(sort);
  return sql`${last} as last, ${value} as value, t."order", t.id`;
}

/** The clause that sorts after the select list of `placeFields`. */
export function orderBy(sort: ListSort): SQL {
  const { descending, language } = sort;
  const { value, type } = orderOf(sort);
  const sorted = type === 'text' ? naturally(value, language) : sql`value`;
  return sql`last, ${sorted} ${descending ? sql`desc` : sql`asc`}, t."order", t.id`;
}

/** The condition that a task stands behind a place. */
export function isBehind(sort: ListSort, [after, from, order, id]: ListPlace): SQL {
  const { descending, language } = sort;
  const { last, value, type } = orderOf(sort);
  const [here, afterValue] =
    type === 'text' ? [value, sql`${from}::text`].map((text) => naturally(text, language)) : [value, sql`${from}::int`];
  return sql`(${last} > ${after}::int or ${last} = ${after}::int and (${here} ${descending ? sql`<` : sql`>`} ${afterValue}
    or ${here} = ${afterValue} and (t."order", t.id) > (${order}::int, ${id}::int)))`;
}

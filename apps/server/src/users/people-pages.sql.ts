// Queries people in pages: who matches a search, in the order of their names, and how many there are.

import { type Language, peoplePages } from '@app/contract/limits.ts';
import { filterWords } from '@app/contract/tasks/task-filter.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { naturally } from '#db/natural-order.ts';
import { rowsReplanned } from '#db/rows.ts';

interface PeopleSearch {
  search?: string | undefined;
  /** The last person of the page before. */
  after?: readonly [name: string, id: number] | undefined;
  /** Further conditions on a row `p` of the people. */
  where?: readonly SQL[] | undefined;
  language: Language;
}

interface PeoplePage {
  ids: number[];
  next: string | null;
  all: number;
  found: number;
  waiting: number;
}

/** Returns a page of `people`, a query with the columns `id`, `name`, `text` (all that is searched) and `waiting`. */
export async function peoplePage(
  db: Db,
  people: SQL,
  { search = '', after, where = [], language }: PeopleSearch,
): Promise<PeoplePage> {
  const words = filterWords(search).map((word) => sql`strpos(p.folded, ${word}) > 0`);
  const [name = '', id = 0] = after ?? [];
  const [here, afterName] = [naturally(sql`p.name`, language), naturally(sql`${name}::text`, language)];
  const behind = after === undefined ? sql`true` : sql`(${here} > ${afterName} or ${here} = ${afterName} and p.id > ${id}::int)`;
  // Folding is only for a search.
  const folded = words.length > 0 ? sql`filter_text(a.text)` : sql`''`;
  const found = await rowsReplanned<{ all: number; found: number; waiting: number; places: [string, number][] }>(
    db,
    sql`with every as materialized (select a.*, ${folded} as folded from (${people}) a),
          matching as materialized (select p.* from every p where ${sql.join([sql`true`, ...words, ...where], sql` and `)}),
          page as (select p.name, p.id, row_number() over (order by ${here}, p.id) as at from matching p where ${behind}
            order by at limit ${peoplePages.rows + 1})
        select (select count(*)::int from every) as all, (select count(*)::int from matching) as found,
          (select count(*)::int from every where waiting) as waiting,
          (select coalesce(json_agg(json_build_array(name, id) order by at), '[]') from page) as places`,
  );
  const [{ places, ...counts } = { all: 0, found: 0, waiting: 0, places: [] }] = found;
  const taken = places.slice(0, peoplePages.rows);
  return {
    ...counts,
    ids: taken.map((place) => place[1]),
    next: places.length > taken.length ? JSON.stringify(taken.at(-1)) : null,
  };
}

/** Returns the rows of a page in its order; whoever was deleted meanwhile has none. */
export function inOrder<Row>({ ids, ...page }: PeoplePage, rows: readonly Row[], idOf: (row: Row) => number) {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return { ...page, rows: ids.flatMap((id) => byId.get(id) ?? []) };
}

// Changes people in the pages of the tables that have loaded. Apart from the loading, which the first screen does not need.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { patchQuery } from '#lib/patch-query.ts';

interface Loaded<Row> {
  pages: { rows: Row[] }[];
}

/** Changes the loaded rows of every table whose key begins with these words. */
export function patchPeoplePages<Row>(client: QueryClient, queryKey: QueryKey, change: (row: Row) => Row[]): void {
  for (const query of client.getQueryCache().findAll({ queryKey }))
    patchQuery<Loaded<Row>>(client, query.queryKey, (data) => ({
      ...data,
      pages: data.pages.map((page) => ({ ...page, rows: page.rows.flatMap(change) })),
    }));
}

// Reads what a list of resources is asked for (RFC 7644, section 3.4.2): a filter, an order, a page.
import { scimLimits } from '@app/contract/scim-tokens/scim-tokens.limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { ScimError } from '#endpoints/scim/scim-error.ts';
import { type Attributes, conditionOf, sortColumnOf } from '#scim/filter/filter-condition.ts';
import { parseAttribute, parseFilter } from '#scim/filter/parse-filter.ts';
import { type Wanted, wantedOf } from '#scim/resource.ts';
import { listSchema } from '#scim/scim-schemas.ts';

export interface ListRequest {
  condition: SQL;
  /** The order before that of the id: empty, or with a comma at its end. */
  order: SQL;
  startIndex: number;
  skip: number;
  count: number;
  wanted: Wanted;
}

/** Reads a query, or the body of a search. */
export function listRequestOf(asked: Readonly<Record<string, unknown>>, attributes: Attributes): ListRequest {
  const startIndex = Math.max(1, wholeOf(asked['startIndex'], 1));
  const count = Math.min(scimLimits.page.most, Math.max(0, wholeOf(asked['count'], scimLimits.page.usual)));
  const filter = textOf(asked['filter']);
  const sortBy = textOf(asked['sortBy']);
  const isDescending = textOf(asked['sortOrder'])?.toLowerCase() === 'descending';
  const column = sortBy === undefined ? undefined : sortColumnOf(parseAttribute(sortBy), attributes);
  return {
    condition: filter === undefined ? sql`true` : conditionOf(parseFilter(filter), attributes),
    order: column ? sql`${column} ${isDescending ? sql`desc nulls first` : sql`asc nulls last`}, ` : sql``,
    startIndex,
    skip: startIndex - 1,
    count,
    wanted: wantedOf(asked['attributes'], asked['excludedAttributes']),
  };
}

/** Returns the answer to it. */
export function listAnswer({ startIndex }: ListRequest, total: number, resources: readonly object[]) {
  return {
    schemas: [listSchema],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    ...(resources.length > 0 || total === 0 ? { Resources: resources } : {}),
  };
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string') throw new ScimError(400, 'syntax', 'invalidSyntax');
  return value;
}

function wholeOf(value: unknown, usual: number): number {
  if (value === undefined || value === null || value === '') return usual;
  const text = String(value);
  if (!/^-?\d{1,9}$/.test(text)) throw new ScimError(400, 'value', 'invalidValue');
  return Number(text);
}

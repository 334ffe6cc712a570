// Makes the condition in SQL of a filter. Attributes come from a list of the resource, values are parameters: no text of a filter
// becomes SQL.
import { type SQL, sql } from 'drizzle-orm';
import { ScimError } from '#endpoints/scim/scim-error.ts';
import type { Attribute, Filter, Operator, Value } from '#scim/filter/parse-filter.ts';

/** A text or a yes and no, and how it is found where that is quicker than reading every row. */
interface Column {
  type: 'text' | 'exact' | 'boolean' | 'instant';
  sql: SQL;
  /** The condition that it equals a text. */
  equals?(value: string): SQL;
}

/** An attribute with one value. */
interface Single {
  column: Column;
}

/** An attribute with parts; one with several values says that one of them fits. */
interface Complex {
  parts: Readonly<Record<string, Column>>;
  some(condition: SQL): SQL;
  /** Whether it has several values, by which nothing can be sorted. */
  isList?: true;
}

/** The attributes of a resource that a filter may name, by name in lower case. */
export interface Attributes {
  /** The schemas whose prefix a name may have, in lower case. */
  schema: string;
  own: Readonly<Record<string, Single | Complex>>;
  /** Those of another schema, which need its prefix. */
  extension?: { schema: string; own: Readonly<Record<string, Single | Complex>> };
}

const invalid = (sentence: 'filter' | 'filterAttribute' = 'filter') => new ScimError(400, sentence, 'invalidFilter');

/** Returns the condition of a filter; throws `invalidFilter` for an attribute that is not on the list. */
export function conditionOf(filter: Filter, attributes: Attributes): SQL {
  switch (filter.kind) {
    case 'and':
      return sql`(${conditionOf(filter.left, attributes)} and ${conditionOf(filter.right, attributes)})`;
    case 'or':
      return sql`(${conditionOf(filter.left, attributes)} or ${conditionOf(filter.right, attributes)})`;
    case 'not':
      return sql`not ${conditionOf(filter.filter, attributes)}`;
    case 'within': {
      const found = attributeIn(attributes, filter.attribute);
      if (!('parts' in found) || filter.attribute.part !== undefined) throw invalid();
      return found.some(withinOf(filter.filter, found));
    }
    default: {
      const found = attributeIn(attributes, filter.attribute);
      if ('column' in found) {
        if (filter.attribute.part !== undefined) throw invalid('filterAttribute');
        return singleOf(filter, found.column);
      }
      return found.some(singleOf(filter, columnOf(found, filter.attribute.part ?? 'value')));
    }
  }
}

/** The condition on one value of an attribute with parts. */
function withinOf(filter: Filter, complex: Complex): SQL {
  switch (filter.kind) {
    case 'and':
      return sql`(${withinOf(filter.left, complex)} and ${withinOf(filter.right, complex)})`;
    case 'or':
      return sql`(${withinOf(filter.left, complex)} or ${withinOf(filter.right, complex)})`;
    case 'not':
      return sql`not ${withinOf(filter.filter, complex)}`;
    case 'within':
      throw invalid();
    default:
      if (filter.attribute.part !== undefined || filter.attribute.schema !== undefined) throw invalid();
      return singleOf(filter, columnOf(complex, filter.attribute.name));
  }
}

/** Returns the column by which a list may be sorted; throws `invalidFilter` for any other attribute. */
export function sortColumnOf(attribute: Attribute, attributes: Attributes): SQL {
  const found = attributeIn(attributes, attribute);
  if ('column' in found && attribute.part === undefined) return found.column.sql;
  const column = 'parts' in found && !found.isList ? found.parts[attribute.part ?? 'value'] : undefined;
  if (!column) throw invalid('filterAttribute');
  return column.sql;
}

function attributeIn({ schema, own, extension }: Attributes, attribute: Attribute): Single | Complex {
  const list =
    attribute.schema === undefined || attribute.schema === schema
      ? own
      : attribute.schema === extension?.schema
        ? extension.own
        : {};
  const found = Object.hasOwn(list, attribute.name) ? list[attribute.name] : undefined;
  if (!found) throw invalid('filterAttribute');
  return found;
}

function columnOf({ parts }: Complex, part: string): Column {
  const found = Object.hasOwn(parts, part) ? parts[part] : undefined;
  if (!found) throw invalid('filterAttribute');
  return found;
}

type Simple = Extract<Filter, { kind: 'compare' | 'present' }>;

/** Null compares as false, so that `not` says the opposite. */
function singleOf(filter: Simple, column: Column): SQL {
  if (filter.kind === 'present')
    return column.type === 'text' || column.type === 'exact'
      ? sql`coalesce(${column.sql} <> '', false)`
      : sql`(${column.sql} is not null)`;
  const { operator, value } = filter;
  if (value === null) return nullOf(operator, column);
  if (column.type === 'boolean') return booleanOf(operator, value, column);
  if (column.type === 'instant') return instantOf(operator, value, column);
  if (typeof value !== 'string') throw invalid();
  if (operator === 'eq' && column.equals) return column.equals(value);
  return textOf(operator, value, column);
}

function nullOf(operator: Operator, column: Column): SQL {
  if (operator === 'eq') return sql`(${column.sql} is null)`;
  if (operator === 'ne') return sql`(${column.sql} is not null)`;
  throw invalid();
}

function booleanOf(operator: Operator, value: Exclude<Value, null>, { sql: column }: Column): SQL {
  const wanted = typeof value === 'string' && /^(true|false)$/i.test(value) ? value.toLowerCase() === 'true' : value;
  if (typeof wanted !== 'boolean' || (operator !== 'eq' && operator !== 'ne')) throw invalid();
  return operator === 'eq' ? sql`(${column} = ${wanted}::boolean)` : sql`(${column} <> ${wanted}::boolean)`;
}

const instant = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})?)?$/i;

function instantOf(operator: Operator, value: Exclude<Value, null>, { sql: column }: Column): SQL {
  if (typeof value !== 'string' || !instant.test(value) || Number.isNaN(Date.parse(value))) throw invalid();
  const at = sql`${new Date(value).toISOString()}::timestamptz`;
  const compared = comparison(operator);
  if (!compared) throw invalid();
  return sql`coalesce(${column} ${compared} ${at}, false)`;
}

function textOf(operator: Operator, value: string, { sql: column, type }: Column): SQL {
  const [left, right] = type === 'exact' ? [column, sql`${value}::text`] : [foldedOf(column), foldedOf(sql`${value}::text`)];
  if (operator === 'ne') return sql`(${left} is distinct from ${right})`;
  if (operator === 'co') return sql`coalesce(position(${right} in ${left}) > 0, false)`;
  if (operator === 'sw') return sql`coalesce(starts_with(${left}, ${right}), false)`;
  if (operator === 'ew') return sql`coalesce(right(${left}, length(${right})) = ${right}, false)`;
  const compared = comparison(operator);
  if (!compared) throw invalid();
  return sql`coalesce(${left} collate "C" ${compared} ${right} collate "C", false)`;
}

/** As `loginKey`, which folds names and addresses before they are stored. */
function foldedOf(text: SQL): SQL {
  return sql`lower(normalize(trim(${text}), nfkc))`;
}

function comparison(operator: Operator): SQL | undefined {
  const signs: Partial<Record<Operator, SQL>> = {
    eq: sql`=`,
    ne: sql`is distinct from`,
    gt: sql`>`,
    ge: sql`>=`,
    lt: sql`<`,
    le: sql`<=`,
  };
  return signs[operator];
}

// Decides whether one value of an attribute fits the filter of a path, such as the e-mail address of type "work".

import { ScimError } from '#endpoints/scim/scim-error.ts';
import type { Filter, Operator, Value } from '#scim/filter/parse-filter.ts';

/** Returns whether a value with these parts fits; throws `invalidFilter` for a part that there is not. */
export function matchesFilter(filter: Filter, parts: Readonly<Record<string, Value>>): boolean {
  switch (filter.kind) {
    case 'and':
      return matchesFilter(filter.left, parts) && matchesFilter(filter.right, parts);
    case 'or':
      return matchesFilter(filter.left, parts) || matchesFilter(filter.right, parts);
    case 'not':
      return !matchesFilter(filter.filter, parts);
    case 'within':
      throw new ScimError(400, 'filter', 'invalidFilter');
    default: {
      const { name, part } = filter.attribute;
      if (part !== undefined || !Object.hasOwn(parts, name)) throw new ScimError(400, 'filter', 'invalidFilter');
      const stored = parts[name] ?? null;
      return filter.kind === 'present' ? stored !== null && stored !== '' : compares(stored, filter.operator, filter.value);
    }
  }
}

function compares(stored: Value, operator: Operator, value: Value): boolean {
  const [left, right] = [folded(stored), folded(value)];
  if (operator === 'eq') return left === right;
  if (operator === 'ne') return left !== right;
  if (typeof left !== 'string' || typeof right !== 'string') return false;
  if (operator === 'co') return left.includes(right);
  if (operator === 'sw') return left.startsWith(right);
  if (operator === 'ew') return left.endsWith(right);
  if (operator === 'gt') return left > right;
  if (operator === 'ge') return left >= right;
  return operator === 'lt' ? left < right : left <= right;
}

function folded(value: Value): Value {
  return typeof value === 'string' ? value.normalize('NFKC').toLowerCase() : value;
}

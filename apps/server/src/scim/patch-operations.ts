// Reads the operations of a PATCH (RFC 7644, section 3.5.2), as Entra ID, Okta and others write them.
import { scimLimits } from '@app/contract/scim-tokens/scim-tokens.limits.ts';
import { ScimError } from '#endpoints/scim/scim-error.ts';
import { type Path, parsePath } from '#scim/filter/parse-filter.ts';
import { objectOf } from '#scim/given-values.ts';

export interface Operation {
  op: 'add' | 'remove' | 'replace';
  path: Path | undefined;
  value: unknown;
}

/** Returns the operations; one without a path, whose value names several paths, becomes one for each. */
export function operationsOf(body: unknown): Operation[] {
  const list = fieldOf(objectOf(body), 'operations');
  if (!Array.isArray(list) || list.length === 0) throw new ScimError(400, 'syntax', 'invalidSyntax');
  if (list.length > scimLimits.operations) throw new ScimError(400, 'tooManyOperations', 'invalidValue');
  return list.flatMap((each) => operationOf(objectOf(each)));
}

function operationOf(given: Record<string, unknown>): Operation[] {
  const named = fieldOf(given, 'op');
  const op = (['add', 'remove', 'replace'] as const).find((each) => typeof named === 'string' && each === named.toLowerCase());
  if (!op) throw new ScimError(400, 'syntax', 'invalidSyntax');
  const path = fieldOf(given, 'path');
  const value = fieldOf(given, 'value');
  if (path !== undefined && path !== null && path !== '') {
    if (typeof path !== 'string') throw new ScimError(400, 'path', 'invalidPath');
    return [{ op, path: parsePath(path), value }];
  }
  if (op === 'remove') throw new ScimError(400, 'noTarget', 'noTarget');
  return Object.entries(objectOf(value)).map(([name, own]) => ({ op, path: parsePath(name), value: own }));
}

function fieldOf(given: Record<string, unknown>, name: string): unknown {
  return Object.entries(given).find(([key]) => key.toLowerCase() === name)?.[1];
}

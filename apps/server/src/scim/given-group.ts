// Reads what a directory says of a group: a whole one, or the operations of a PATCH.

import { NewDepartment } from '@app/contract/departments/departments.contract.ts';
import { text } from '@app/contract/fields.ts';
import { limits } from '@app/contract/limits.ts';
import { scimLimits } from '@app/contract/scim-tokens/scim-tokens.limits.ts';
import { validationError } from '#endpoints/errors.ts';
import { ScimError } from '#endpoints/scim/scim-error.ts';
import { matchesFilter } from '#scim/filter/match-filter.ts';
import { objectOf, scalarOf } from '#scim/given-values.ts';
import { type Operation, operationsOf } from '#scim/patch-operations.ts';
import { groupSchema } from '#scim/scim-schemas.ts';

export interface GivenGroup {
  name?: string;
  externalId?: string | null;
  /** All members from now on. */
  members?: Set<number>;
}

/** Reads a whole group; what there is not in it stays as it is. */
export function readGroup(body: unknown): GivenGroup {
  const given: GivenGroup = {};
  for (const [name, value] of Object.entries(objectOf(body))) setAttribute(given, name.toLowerCase(), value);
  return given;
}

/** Returns what a PATCH says of a group with these members. */
export function readGroupPatch(body: unknown, members: ReadonlySet<number>): GivenGroup {
  const given: GivenGroup = {};
  for (const operation of operationsOf(body)) apply(given, operation, members);
  return given;
}

function setAttribute(given: GivenGroup, name: string, value: unknown): boolean {
  if (name === 'displayname') given.name = checkedName(value);
  else if (name === 'externalid') given.externalId = checkedExternalId(value);
  else if (name === 'members') given.members = new Set(memberIds(value));
  else return false;
  return true;
}

function apply(given: GivenGroup, { op, path, value }: Operation, members: ReadonlySet<number>): void {
  const attribute = path?.attribute;
  if (!attribute || (attribute.schema !== undefined && attribute.schema !== groupSchema.toLowerCase()))
    throw new ScimError(400, 'pathUnknown', 'invalidPath');
  const { name, part } = attribute;
  if (name === 'members') {
    given.members ??= new Set(members);
    changeMembers(given.members, op, path, value);
    return;
  }
  if ((name === 'id' || name === 'schemas') && op !== 'remove') return;
  if (name === 'meta' || name === 'id') throw new ScimError(400, 'readOnly', 'mutability');
  if (op === 'remove' && name === 'displayname') throw new ScimError(400, 'value', 'invalidValue');
  if (path.filter || part !== undefined || !setAttribute(given, name, op === 'remove' ? null : value))
    throw new ScimError(400, 'pathUnknown', 'invalidPath');
}

function changeMembers(members: Set<number>, op: Operation['op'], path: NonNullable<Operation['path']>, value: unknown): void {
  const { filter } = path;
  if (path.attribute.part !== undefined) throw new ScimError(400, 'readOnly', 'mutability');
  if (filter) {
    if (op !== 'remove') throw new ScimError(400, 'readOnly', 'mutability');
    for (const id of members) if (matchesFilter(filter, { value: String(id), type: 'User' })) members.delete(id);
    return;
  }
  const isNamed = value !== undefined && value !== null;
  if (op === 'remove') {
    // Entra ID names those that it removes in the value.
    const gone = isNamed ? memberIds(value) : [...members];
    for (const id of gone) members.delete(id);
    return;
  }
  if (op === 'replace') members.clear();
  for (const id of memberIds(value)) members.add(id);
}

/** The ids of a list, or of a single member. */
function memberIds(value: unknown): number[] {
  if (value === null || value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).map((each) => {
    const member = typeof each === 'string' ? { value: each } : objectOf(each);
    if (typeof member['type'] === 'string' && member['type'].toLowerCase() === 'group')
      throw new ScimError(400, 'nestedGroup', 'invalidValue');
    const id = scalarOf(member['value']);
    if (id === null || !/^[1-9]\d{0,9}$/.test(id) || Number(id) > limits.id.max)
      throw new ScimError(400, 'memberUnknown', 'invalidValue');
    return Number(id);
  });
}

function checkedName(value: unknown): string {
  const result = NewDepartment.shape.name.safeParse(scalarOf(value) ?? '');
  if (!result.success)
    throw validationError([{ field: 'name', key: result.error.issues[0]?.message ?? 'departments.nameRequired' }]);
  return result.data;
}

function checkedExternalId(value: unknown): string | null {
  const plain = scalarOf(value);
  if (plain === null) return null;
  const result = text(scimLimits.externalId).safeParse(plain);
  if (!result.success) throw new ScimError(400, 'value', 'invalidValue');
  return result.data;
}

// Reads what a directory says of a person: a whole user, or the operations of a PATCH. Undefined leaves a value, null takes it away.

import { text } from '@app/contract/fields.ts';
import { limits } from '@app/contract/limits.ts';
import { scimLimits } from '@app/contract/scim-tokens/scim-tokens.limits.ts';
import { Registration } from '@app/contract/users/users.contract.ts';
import * as z from 'zod/mini';
import { validationError } from '#endpoints/errors.ts';
import { ScimError } from '#endpoints/scim/scim-error.ts';
import { objectOf, scalarOf, truthOf } from '#scim/given-values.ts';

export interface GivenUser {
  userName?: string;
  externalId?: string | null;
  displayName?: string | null;
  formatted?: string | null;
  givenName?: string | null;
  familyName?: string | null;
  title?: string | null;
  active?: boolean;
  email?: string;
  department?: string | null;
}

/** Reads a whole user; what there is not in it stays as it is. */
export function readUser(body: unknown): GivenUser {
  const given: GivenUser = {};
  for (const [name, value] of Object.entries(objectOf(body))) setAttribute(given, name, value);
  return given;
}

/** Parts of a user that other products have: a directory sends them by its own settings, and they are left out. */
const leftOut = new Set([
  ...['schemas', 'id', 'meta', 'groups', 'password', 'nickname', 'profileurl', 'usertype', 'preferredlanguage', 'locale'],
  ...['timezone', 'phonenumbers', 'ims', 'photos', 'addresses', 'entitlements', 'roles', 'x509certificates'],
  ...['employeenumber', 'costcenter', 'organization', 'division', 'manager'],
]);

/** Whether an attribute is one that SCIM knows and the product does not keep. */
export function isLeftOut(name: string): boolean {
  return leftOut.has(name);
}

const names = { displayname: 'displayName', title: 'title', externalid: 'externalId', department: 'department' } as const;
const partsOfName = { formatted: 'formatted', givenname: 'givenName', familyname: 'familyName' } as const;

/** Sets what an attribute says, with its name in any case; returns whether the product keeps it. */
export function setAttribute(given: GivenUser, name: string, value: unknown): boolean {
  const key = name.toLowerCase();
  if (key === 'username') given.userName = wholeOf(scalarOf(value));
  else if (key === 'active') given.active = truthOf(value);
  else if (Object.hasOwn(names, key)) given[names[key as keyof typeof names]] = scalarOf(value);
  else if (key === 'name') for (const [part, own] of Object.entries(objectOf(value))) setNamePart(given, part, own);
  else if (key === 'emails') {
    const email = emailIn(value);
    if (email !== undefined) given.email = email;
  } else if (key.startsWith('urn:') && key.endsWith(':user') && typeof value === 'object')
    for (const [part, own] of Object.entries(objectOf(value))) setAttribute(given, part, own);
  else return false;
  return true;
}

/** Sets a part of the name; returns whether the product keeps it. */
export function setNamePart(given: GivenUser, part: string, value: unknown): boolean {
  const key = part.toLowerCase();
  if (!Object.hasOwn(partsOfName, key)) return false;
  given[partsOfName[key as keyof typeof partsOfName]] = scalarOf(value);
  return true;
}

/** The primary address of a list, else that of work, else the first. */
function emailIn(value: unknown): string | undefined {
  const list = (Array.isArray(value) ? value : [value]).map((each) =>
    typeof each === 'string' ? { value: each } : objectOf(each),
  );
  const found = list.find(({ primary }) => primary === true || primary === 'True' || primary === 'true');
  const chosen = found ?? list.find(({ type }) => typeof type === 'string' && type.toLowerCase() === 'work') ?? list[0];
  return chosen === undefined ? undefined : wholeOf(scalarOf(chosen['value']));
}

function wholeOf(value: string | null): string {
  if (value === null) throw new ScimError(400, 'required', 'invalidValue');
  return value;
}

const { shape } = Registration;
const named = z.nullable(text(limits.fullName.max));
const schemas = {
  userName: text(scimLimits.userName),
  externalId: z.nullable(text(scimLimits.externalId)),
  displayName: named,
  formatted: named,
  givenName: named,
  familyName: named,
  title: shape.title,
  active: z.boolean(),
  email: shape.email,
  department: z.nullable(text(limits.departmentName.max)),
} as const;

/** Returns what is given as it is stored; throws 400 with the sentence of the first value that is not possible. */
export function checkedUser(given: GivenUser): GivenUser {
  const checked = Object.entries(given).map(([field, value]) => {
    const result = schemas[field as keyof GivenUser].safeParse(value);
    if (!result.success) throw validationError([{ field, key: result.error.issues[0]?.message ?? 'errors.invalid' }]);
    return [field, result.data];
  });
  return Object.fromEntries(checked) as GivenUser;
}

/** Returns the name that everybody sees, or undefined if nothing was said of it. The parts complete each other. */
export function fullNameOf(
  given: GivenUser,
  before: { givenName: string | null; familyName: string | null },
): string | undefined {
  const { displayName, formatted, givenName, familyName } = given;
  if (displayName) return displayName;
  if (formatted) return formatted;
  if (givenName === undefined && familyName === undefined) return undefined;
  const parts = [
    givenName === undefined ? before.givenName : givenName,
    familyName === undefined ? before.familyName : familyName,
  ];
  return parts.filter(Boolean).join(' ') || undefined;
}

/** Returns the name as it is stored; throws 400 if it is none. */
export function checkedFullName(fullName: string): string {
  const result = shape.fullName.safeParse(fullName);
  if (!result.success) throw validationError([{ field: 'fullName', key: result.error.issues[0]?.message ?? 'errors.invalid' }]);
  return result.data;
}

// What the claims of a provider mean here. Pure: the same for a sign-in and for a test.
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import { providerClaims } from '@app/contract/identity-providers/identity-providers.limits.ts';
import { limits } from '@app/contract/limits.ts';
import { isBotName } from '@app/contract/users/users.rules.ts';
import * as z from 'zod/mini';
import type { StoredChoices } from '#identity-providers/identity-providers.sql.ts';

export type Claims = Readonly<Record<string, unknown>>;

export interface ReadClaims {
  email: string | undefined;
  emailConfirmed: boolean;
  /** The names that a person may get as a username, the best first. */
  usernames: string[];
  fullName: string;
  /** Undefined where the provider says nothing of them: then they stay as they are. */
  departments: { ids: number[]; unknown: string[] } | undefined;
  title: string | undefined;
  picture: string | undefined;
  isAdmin: boolean | undefined;
}

interface KnownDepartment {
  id: number;
  name: string;
  archivedAt?: string | null | undefined;
}

type Mapping = Pick<
  StoredChoices,
  'departmentsClaim' | 'departmentMap' | 'titleClaim' | 'pictureClaim' | 'adminClaim' | 'adminValue'
>;

/** Returns what the claims say of a person. */
export function readClaims(claims: Claims, mapping: Mapping, departments: readonly KnownDepartment[]): ReadClaims {
  const written = textOf(claims['email'], limits.email.max);
  const email = z.email().safeParse(written).success ? written : undefined;
  const whole = [claims['given_name'], claims['family_name']].map((part) => textOf(part, limits.fullName.max)).filter(Boolean);
  const local = email?.split('@')[0];
  const preferred = textOf(claims['preferred_username'], limits.email.max);
  const usernames = [preferred?.split('@')[0], local, preferred].filter((name) => name !== undefined && name !== '');
  return {
    email,
    emailConfirmed: email !== undefined && isConfirmed(claims),
    usernames: [...new Set(usernames as string[])],
    fullName: nameOf(textOf(claims['name'], limits.fullName.max) ?? whole.join(' '), local ?? ''),
    departments: departmentsIn(claims, mapping, departments),
    title: mapping.titleClaim === '' ? undefined : textOf(valueAt(claims, mapping.titleClaim), limits.jobTitle.max),
    picture: mapping.pictureClaim === '' ? undefined : textOf(valueAt(claims, mapping.pictureClaim), 2_000),
    isAdmin: isAdminIn(claims, mapping),
  };
}

/** Returns the name of a person that an account may have; that of the address where there is none. */
function nameOf(name: string, local: string): string {
  const isFine = name.length >= limits.fullName.min && !isBotName(name);
  return (isFine ? name : local.padEnd(limits.fullName.min, '-')).slice(0, limits.fullName.max);
}

/** `xms_edov` is how Entra ID says that the owner of the domain of an address is known. */
function isConfirmed(claims: Claims): boolean {
  const { email_verified: verified, xms_edov: domain } = claims;
  return (
    verified === true || verified === 'true' || (verified === undefined && [true, 'true', 1, '1'].includes(domain as string))
  );
}

function departmentsIn(claims: Claims, { departmentsClaim, departmentMap }: Mapping, departments: readonly KnownDepartment[]) {
  if (departmentsClaim === '') return undefined;
  const values = valuesAt(claims, departmentsClaim);
  if (!values) return undefined;
  const open = departments.filter(({ archivedAt }) => !archivedAt);
  const found = values.map((value) => {
    if (departmentMap.length === 0) return open.filter(({ name }) => departmentKey(name) === departmentKey(value));
    const ids = departmentMap.filter((entry) => entry.value === value).map(({ departmentId }) => departmentId);
    return open.filter(({ id }) => ids.includes(id));
  });
  const ids = new Set(found.flat().map(({ id }) => id));
  return { ids: [...ids], unknown: values.filter((_, index) => found[index]?.length === 0) };
}

function isAdminIn(claims: Claims, { adminClaim, adminValue }: Mapping): boolean | undefined {
  if (adminClaim === '' || adminValue === '') return undefined;
  return valuesAt(claims, adminClaim)?.includes(adminValue);
}

/** Returns the claim of that name, or the one inside of others that the name leads to by its dots. */
function valueAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  let found: unknown = claims;
  for (const part of name.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return undefined;
    found = (found as Record<string, unknown>)[part];
  }
  return found;
}

/** Returns the values of a list, of one text, or the names of an object; undefined where the claim is missing. */
function valuesAt(claims: Claims, name: string): string[] | undefined {
  const value = valueAt(claims, name);
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return undefined;
  const list = Array.isArray(value) ? value : Object.keys(value);
  return list.slice(0, providerClaims.values).flatMap((each) => (typeof each === 'string' ? [each] : []));
}

/** Returns a text that can be stored: without NUL and lone surrogates, on one line, cut to its most. */
function textOf(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const plain = value
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed();
  return plain === '' ? undefined : plain;
}

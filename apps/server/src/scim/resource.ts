// Resources as they are sent: with a version, and only the attributes that a request wants.
import { createHash } from 'node:crypto';
import { scimLimits } from '@app/contract/scim-tokens/scim-tokens.limits.ts';
import { ScimError } from '#endpoints/scim/scim-error.ts';
import { type Attribute, parseAttribute } from '#scim/filter/parse-filter.ts';
import { enterpriseSchema } from '#scim/scim-schemas.ts';

export interface Resource {
  schemas: string[];
  id: string;
  meta: { resourceType: 'User' | 'Group'; created: string; lastModified: string; location: string; version: string };
  [name: string]: unknown;
}

/** Returns the weak ETag of what a resource says. */
export function versionOf(content: object): string {
  return `W/"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)}"`;
}

/** Throws 412 unless one of the versions of an If-Match header is the present one. */
export function assertVersion(ifMatch: string | undefined, version: string): void {
  if (ifMatch !== undefined && !namesVersion(ifMatch, version)) throw new ScimError(412, 'changed');
}

/** Whether a header names the version; weak and strong ones are the same. */
export function namesVersion(header: string, version: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => plain(tag) === plain(version));
}

/** Which attributes a request wants. */
export interface Wanted {
  only?: readonly Attribute[];
  without?: readonly Attribute[];
}

/** Reads the two lists of a request, texts with commas or arrays. */
export function wantedOf(attributes: unknown, excluded: unknown): Wanted {
  const only = namesIn(attributes);
  if (only.length > 0) return { only };
  const without = namesIn(excluded);
  return without.length > 0 ? { without } : {};
}

function namesIn(given: unknown): Attribute[] {
  if (given === undefined || given === null || given === '') return [];
  const names = Array.isArray(given) ? given : typeof given === 'string' ? given.split(',') : undefined;
  if (!names) throw new ScimError(400, 'syntax', 'invalidSyntax');
  const texts = names.filter((name): name is string => typeof name === 'string' && name.trim() !== '');
  if (texts.length > scimLimits.attributes) throw new ScimError(400, 'tooManyAttributes', 'invalidValue');
  return texts.map((name) => parseAttribute(name));
}

/** Whether a resource of these attributes has one of that name. */
export function isWanted({ only, without }: Wanted, name: string): boolean {
  if (only) return only.some((each) => each.name === name);
  return !without?.some((each) => each.name === name && each.part === undefined);
}

/** Returns the resource with the attributes that are wanted; `id` and `schemas` always. */
export function projected(resource: Resource, { only, without }: Wanted): object {
  if (!only && !without) return resource;
  const entries = Object.entries(resource).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'id' || name === 'schemas') return [[name, value]];
    if (only) {
      const named = only.filter((attribute) => isNamed(attribute, name));
      if (named.length === 0) return [];
      const parts = partsOf(named, name);
      return [[name, parts ? withParts(value, (part) => parts.includes(part)) : value]];
    }
    const named = (without ?? []).filter((attribute) => isNamed(attribute, name));
    if (named.length === 0) return [[name, value]];
    const parts = partsOf(named, name);
    return parts ? [[name, withParts(value, (part) => !parts.includes(part))]] : [];
  });
  return Object.fromEntries(entries);
}

/** Attributes of the extension are parts of it, and it can be named as a whole. */
function isNamed(attribute: Attribute, name: string): boolean {
  const whole = attribute.schema === undefined ? attribute.name : `${attribute.schema}:${attribute.name}`;
  const lower = name.toLowerCase();
  if (name === enterpriseSchema) return whole === lower || attribute.schema === lower;
  return attribute.name === lower && attribute.schema !== enterpriseSchema.toLowerCase();
}

/** The named parts; undefined if the whole attribute is named. */
function partsOf(named: readonly Attribute[], name: string): string[] | undefined {
  const parts = named.map(({ schema, name: own, part }) =>
    name === enterpriseSchema ? (schema === name.toLowerCase() ? own : undefined) : part,
  );
  return parts.includes(undefined) ? undefined : parts.filter((part) => part !== undefined);
}

function withParts(value: unknown, isKept: (part: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => withParts(each, isKept));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([part]) => isKept(part.toLowerCase())));
}

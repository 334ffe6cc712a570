// The JSON schemas of the description: what the contract exports is a component of that name, everything else stands in its place.

import { forms } from '@app/contract/fields.ts';
import * as contract from '@app/contract/reference/components.ts';
import { refusals } from '@app/contract/reference/refusals.ts';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;
type Direction = 'input' | 'output';

/** Where components are, and the mark of those that describe what is sent until it is known whether it differs from what comes back. */
const schemaPrefix = '#/components/schemas/';
const sent = 'sent:';

export interface Schemas {
  /** Returns the schema, or where it is among the components. */
  json(schema: z.core.$ZodType, direction?: Direction): Json;
  /** Returns the document with the components that it uses; one that is sent and answered differently has two, with `Input` at its end. */
  finish(document: Json): Json;
}

/** Returns an empty collection. */
export function newSchemas(): Schemas {
  const components: Record<Direction, Record<string, Json>> = { input: {}, output: {} };
  return {
    json(schema, direction = 'output') {
      const override = ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: Json }) => {
        const form = forms.get(zodSchema);
        if (form) showAs(form, jsonSchema);
        if (direction === 'output' && jsonSchema['additionalProperties'] === false) delete jsonSchema['additionalProperties'];
      };
      const generated = z.toJSONSchema(schema, { io: direction, unrepresentable: 'any', metadata: names, override });
      const { $schema: _, $defs = {}, ...root } = generated as Json & { $defs?: Record<string, Json> };
      const mark = direction === 'input' ? sent : '';
      const placed = (value: Json) => tidy(value, (name) => `${schemaPrefix}${mark}${name}`);
      for (const [name, { id: __, ...component }] of Object.entries($defs)) components[direction][name] = placed(component);
      return placed(root);
    },
    finish(document) {
      const shared = sharedOf(components);
      const nameOf = (name: string) => (shared.has(name) || !(name in components.output) ? name : `${name}Input`);
      const input = Object.entries(components.input).map(([name, component]) => [nameOf(name), component]);
      const { components: others, ...rest } = document;
      const schemas = { ...Object.fromEntries(input), ...components.output };
      const whole = { ...rest, components: { schemas: sorted(schemas), ...(others as Json) } };
      const text = JSON.stringify(whole).replaceAll(sentReference, (_, name: string) => `"${schemaPrefix}${nameOf(name)}"`);
      return JSON.parse(text) as Json;
    },
  };
}

const sentReference = /"#\/components\/schemas\/sent:(\w+)"/g;

/** The names of what the contract exports: objects, and choices of them. */
const names = z.registry<{ id: string }>();
for (const [name, value] of Object.entries({ ...contract, ...refusals })) {
  if (isNamed(name, value)) names.add(value, { id: name });
}

function isNamed(name: string, value: unknown): value is z.core.$ZodType {
  if (!/^[A-Z]/.test(name) || typeof value !== 'object' || value === null || !('_zod' in value)) return false;
  return ['object', 'union'].includes((value as z.core.$ZodType)._zod.def.type);
}

/** Writes the form over what zod has made of the schema; lengths of a text stay. */
function showAs(form: Json, json: Json): void {
  for (const key of Object.keys(json)) {
    if (form['type'] === 'integer' || !['minLength', 'maxLength'].includes(key)) delete json[key];
  }
  Object.assign(json, form);
}

/** Returns the schema without what says nothing, and with references to the components. */
function tidy(json: Json, placeOf: (name: string) => string): Json {
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner);
    return typeof value === 'object' && value !== null ? tidy(value as Json, placeOf) : value;
  };
  const entries = Object.entries(json).filter(([key, value]) => !saysNothing(key, value));
  const tidied: Json = Object.fromEntries(
    entries.map(([key, value]) => (key === 'properties' ? [key, mapped(value as Json, inner)] : [ownName(key), inner(value)])),
  );
  const { $ref } = tidied;
  if (typeof $ref === 'string') tidied['$ref'] = placeOf($ref.slice($ref.lastIndexOf('/') + 1));
  return withNull(tidied);
}

/** Some generators demand every field that has a default: it stands under a name of its own. */
function ownName(key: string): string {
  return key === 'default' ? 'x-default' : key;
}

function mapped(fields: Json, by: (value: unknown) => unknown): Json {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, by(field)]));
}

function saysNothing(key: string, value: unknown): boolean {
  if (key === 'propertyNames') return JSON.stringify(value) === '{"type":"string"}';
  return (key === 'minimum' || key === 'maximum') && Math.abs(value as number) === Number.MAX_SAFE_INTEGER;
}

/** Returns a plain value or null as one type of two names, which more programs read than a choice. */
function withNull(json: Json): Json {
  const { anyOf, ...others } = json as Json & { anyOf?: Json[] };
  const [one, other] = anyOf ?? [];
  const isPlain = ['string', 'integer', 'number', 'boolean'].includes(one?.['type'] as string);
  if (anyOf?.length !== 2 || !one || !isPlain || 'enum' in one || 'const' in one || other?.['type'] !== 'null') return json;
  return { ...others, ...one, type: [one['type'], 'null'] };
}

/** Returns the names whose components are the same in both directions, with all that they refer to. */
function sharedOf({ input, output }: Record<Direction, Record<string, Json>>): Set<string> {
  const textOf = (json: Json | undefined) =>
    JSON.stringify(json).replaceAll(sentReference, (_, name) => `"${schemaPrefix}${name}"`);
  const shared = new Set(Object.keys(input).filter((name) => name in output && textOf(input[name]) === textOf(output[name])));
  const differs = (name: string) => name in output && !shared.has(name);
  const refersOut = (name: string) =>
    [...JSON.stringify(input[name]).matchAll(sentReference)].some(([, other]) => differs(other ?? ''));
  for (let before = -1; before !== shared.size; ) {
    before = shared.size;
    for (const name of shared) if (refersOut(name)) shared.delete(name);
  }
  return shared;
}

function sorted(schemas: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

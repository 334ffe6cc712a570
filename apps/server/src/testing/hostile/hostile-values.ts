// For tests: generates values that nobody should send, of any type or of a schema's type; deterministic for a seed.
import { limits } from '@app/contract/limits.ts';
import { hostileShapes } from '@app/contract/testing/hostile-texts.ts';
import type * as z from 'zod/mini';

/** Returns the next number of a stream, below the bound. */
export type Random = (below: number) => number;

export function oneOf<T>(random: Random, from: readonly T[]): T {
  return from[random(from.length)] as T;
}

/** Pieces of texts: characters that have a meaning for programs, are hard to write or to compare, or are invisible. */
const pieces = [
  'a',
  ' ',
  '\n',
  '\t',
  '1',
  '"',
  '\\',
  "'",
  '\u0000',
  '\u0001',
  '\u007f',
  '\ud800',
  '\udc00',
  '\u202e',
  '\u2066',
  '\u200b',
  '\u200d',
  '\ufeff',
  '\ufffe',
  '\u2028',
  '\u00a0',
  'e\u0301\u0301\u0301',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤',
  'İ',
  'ß',
  'ﬃ',
  'ﷺ',
  '漢',
  'שלום',
  'مرحبا',
  '👩‍👩‍👧‍👦',
  '🏳️‍🌈',
  '🇩🇪',
  '\u{10ffff}',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{firstName}}',
  '{{constructor}}',
  '<%= 7*7 %>',
  '%s%n',
  '%00',
  '../',
  "'; drop table users; --",
  '$1',
  '=cmd|',
  '\r\nSet-Cookie: a=b',
  '[@a](user:1)',
  '@everyone ',
  '| a | b |\n|---|---|\n',
  '- [ ] ',
  '&:*',
];

/** Texts that are names of something already. */
const names = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  'admin',
  'user',
  'To Do',
  'to do',
  'Done',
  'Engineering',
  'P0',
  'card',
  'all',
];

const dates = [
  '2026-11-22',
  '2026-02-30',
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01',
  '+275760-09-13T00:00:00.000Z',
  '2026-11-22T25:00:00Z',
  '2026-11-22T10:00:00+99:99',
  '2026-11-22T23:59:60Z',
  '20261122',
  'yesterday',
  'infinity',
  'epoch',
  '2026-11-22T10:00:00.000Z_1',
  '9999-99-99T99:99:99.999Z_9999999999',
];

const numbersOfAllKinds = [
  0,
  -0,
  1,
  -1,
  1.5,
  0.1,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_648,
  4_294_967_296,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  Number.MIN_SAFE_INTEGER,
  1e21,
  1e308,
  -1e308,
  5e-324,
];

/** Every length that is a limit, so that texts end just below, at and just above one. */
const lengths = [...new Set(numbersIn(limits))].filter((length) => length <= 30_000);
const shapes = hostileShapes([], 10);

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** Returns a text: short and odd, a known name, a date, near a limit, or one that is slow with a bad pattern. */
export function hostileText(random: Random): string {
  const kind = random(12);
  if (kind < 3) return oneOf(random, names);
  if (kind < 5) return oneOf(random, dates);
  if (kind < 9) return Array.from({ length: 1 + random(6) }, () => oneOf(random, pieces)).join('');
  if (kind === 9) return oneOf(random, shapes)(random(10) === 0 ? 20_000 : 200);
  return repeated(oneOf(random, pieces), oneOf(random, lengths) - 1 + random(3));
}

function repeated(piece: string, length: number): string {
  return piece.repeat(Math.ceil(Math.max(0, length) / piece.length)).slice(0, Math.max(0, length));
}

function hostileNumber(random: Random): number {
  return random(3) === 0 ? random(1_000) - 500 : oneOf(random, numbersOfAllKinds);
}

/** Returns any JSON value. */
export function hostileValue(random: Random, depth = 0): unknown {
  const kind = random(depth > 3 ? 7 : 11);
  if (kind < 3) return hostileText(random);
  if (kind < 5) return hostileNumber(random);
  if (kind < 7) return oneOf(random, [null, true, false]);
  if (kind === 7) return Array.from({ length: oneOf(random, [0, 1, 3, 60, 1_000]) }, () => hostileValue(random, depth + 3));
  if (kind === 8) return Array.from({ length: random(4) }, () => hostileValue(random, depth + 1));
  if (kind === 9) return nested(random);
  return Object.fromEntries(
    Array.from({ length: random(5) }, () => [hostileText(random).slice(0, 300), hostileValue(random, depth + 1)]),
  );
}

function nested(random: Random): unknown {
  let value: unknown = 1;
  for (let depth = random(12); depth > 0; depth--) value = random(2) === 0 ? [value] : { a: value };
  return value;
}

/** The fields of a zod definition that this module reads. */
interface Definition {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  values?: readonly unknown[];
  entries?: Record<string, unknown>;
}

function definitionOf(schema: z.core.$ZodType): Definition {
  return schema._zod.def as unknown as Definition;
}

/** Returns the fields of an object schema; none for any other schema. */
export function fieldsOf(schema: z.core.$ZodType | undefined): Record<string, z.core.$ZodType> {
  return (schema && definitionOf(schema).shape) ?? {};
}

/** Returns a value of the schema's type where possible, so that it passes the first check. */
export function typedValue(schema: z.core.$ZodType, random: Random): unknown {
  const { type, shape, element, innerType, in: before, options, values, entries } = definitionOf(schema);
  if (innerType) return random(8) === 0 ? null : typedValue(innerType, random);
  if (before) return typedValue(before, random);
  if (type === 'string') return hostileText(random);
  if (type === 'int' || type === 'number') return hostileNumber(random);
  if (type === 'boolean') return random(2) === 0;
  if (element) return Array.from({ length: oneOf(random, [0, 1, 2, 5, 20, 51]) }, () => typedValue(element, random));
  if (shape) return Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, typedValue(field, random)]));
  if (options) return typedValue(oneOf(random, options), random);
  if (type === 'record')
    return Object.fromEntries(Array.from({ length: random(60) }, (_, at) => [`${hostileText(random).slice(0, 70)}${at}`, 'x']));
  const known = values ?? Object.values(entries ?? {});
  return known.length > 0 ? oneOf(random, known) : hostileValue(random);
}

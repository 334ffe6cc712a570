// Tests response shapes: they accept declared responses and reject others.
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { adminShapes } from '#response-shapes/admin-shapes.ts';
import { laterShapes } from '#response-shapes/later-shapes.ts';
import { publicShapes } from '#response-shapes/public-shapes.ts';
import { matchesShape, shapeOf } from '#response-shapes/shapes.rules.ts';
import { userShapes } from '#response-shapes/user-shapes.ts';

const Person = z.object({ id: z.int(), name: z.string(), title: z.nullable(z.string()) });
const Answer = z.object({
  person: z.optional(Person),
  tags: z.array(z.string()),
  done: z.literal(true),
  kind: z.enum(['a', 'b']),
  more: z.nullable(z.array(z.int())),
  words: z.record(z.string(), z.unknown()),
});
const good = { person: { id: 1, name: 'Ada', title: null }, tags: ['x'], done: true, kind: 'a', more: null, words: {} };

describe('a shape', () => {
  const shape = shapeOf(Answer);
  it('lets through what the schema does, and what is added to it', () => {
    expect(matchesShape(shape, good)).toBe(true);
    expect(matchesShape(shape, { ...good, person: undefined, more: [1], added: 1 })).toBe(true);
  });
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'x'],
    ['a list', []],
    ['an empty object', {}],
    ['another kind', { ...good, kind: 3 }],
    ['a missing key', { ...good, tags: undefined }],
    ['a list of something else', { ...good, tags: [1] }],
    ['an object that is a list', { ...good, words: [] }],
    ['something deeper', { ...good, person: { ...good.person, id: '1' } }],
  ])('refuses %s', (_, value) => {
    expect(matchesShape(shape, value)).toBe(false);
  });
  it('of several schemas is what they have in common', () => {
    const either = shapeOf(z.union([z.array(Person), z.array(z.object({ id: z.int(), title: z.string() }))]));
    expect(matchesShape(either, [{ id: 1 }])).toBe(true);
    expect(matchesShape(either, [{ name: 'Ada' }])).toBe(false);
    expect(matchesShape(either, {})).toBe(false);
    const whole = z.object({ id: z.int(), tags: z.array(z.string()), person: Person });
    const part = shapeOf(z.union([whole, z.extend(z.partial(whole), { id: z.int() })]));
    expect(matchesShape(part, { id: 1 })).toBe(true);
    expect(matchesShape(part, { tags: [] })).toBe(false);
  });
});

describe('the shapes of the contract', () => {
  const all = [publicShapes, userShapes, laterShapes, adminShapes].flatMap((words) =>
    Object.entries(words).flatMap(([word, named]) =>
      Object.entries(named).map(([name, shape]) => [`${word}.${name}`, shape] as const),
    ),
  );
  it('are those of every answer', () => {
    expect(all.length).toBeGreaterThan(70);
  });
  it.each(all)('%s takes no null, no text and not the other kind of braces', (_, shape) => {
    for (const junk of [null, undefined, '<html>', 1, Array.isArray(shape) ? {} : []])
      expect(matchesShape(shape, junk)).toBe(false);
  });
});

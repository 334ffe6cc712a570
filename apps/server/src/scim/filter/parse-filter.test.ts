// Tests the filters of SCIM: what is printed is parsed to the same, and no text does anything but parse or be refused.
import { scimLimits } from '@app/contract/scim-tokens/scim-tokens.limits.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ScimError } from '#endpoints/scim/scim-error.ts';
import { matchesFilter } from '#scim/filter/match-filter.ts';
import { type Attribute, type Filter, parseFilter, parsePath } from '#scim/filter/parse-filter.ts';

const name = fc.stringMatching(/^[a-z][a-z0-9_-]{0,8}$/).filter((text) => !['not', 'and', 'or', 'pr'].includes(text));
const attribute: fc.Arbitrary<Attribute> = fc.record(
  { schema: fc.constant('urn:ietf:params:scim:schemas:core:2.0:user'), name, part: name },
  { requiredKeys: ['name'] },
);
const value = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.boolean(), fc.constant(null));
const operator = fc.constantFrom('eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le');

const filters = fc.letrec<{ filter: Filter; compare: Filter }>((tie) => ({
  compare: fc.oneof(
    fc.record({ kind: fc.constant('compare'), attribute, operator, value }),
    fc.record({ kind: fc.constant('present'), attribute }),
  ) as fc.Arbitrary<Filter>,
  filter: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'filter' },
    tie('compare'),
    fc.record({ kind: fc.constantFrom('and', 'or'), left: tie('filter'), right: tie('filter') }) as fc.Arbitrary<Filter>,
    fc.record({ kind: fc.constant('not'), filter: tie('filter') }) as fc.Arbitrary<Filter>,
    fc.record({ kind: fc.constant('within'), attribute, filter: tie('filter') }) as fc.Arbitrary<Filter>,
  ),
}));

function printedAttribute({ schema, name, part }: Attribute): string {
  return `${schema === undefined ? '' : `${schema}:`}${name}${part === undefined ? '' : `.${part}`}`;
}

function printed(filter: Filter): string {
  switch (filter.kind) {
    case 'compare':
      return `${printedAttribute(filter.attribute)} ${filter.operator} ${JSON.stringify(filter.value)}`;
    case 'present':
      return `${printedAttribute(filter.attribute)} pr`;
    case 'not':
      return `not (${printed(filter.filter)})`;
    case 'within':
      return `${printedAttribute(filter.attribute)}[${printed(filter.filter)}]`;
    default:
      return `(${printed(filter.left)}) ${filter.kind} (${printed(filter.right)})`;
  }
}

test('what is printed is parsed to the same', () => {
  fc.assert(
    fc.property(filters.filter, (filter) => {
      const text = printed(filter);
      fc.pre(text.length <= scimLimits.filter.length);
      expect(parseFilter(text)).toEqual(filter);
    }),
  );
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    ...['userName', 'emails', '[', ']', '(', ')', ' ', 'eq', 'and', 'or', 'not', 'pr', '"a"', '"', '\\', 'true', 'null'],
    ...['1', '-', '.', ':', 'urn:ietf:x:User', '\u0000', '€', '"\\u0041"', '$ref', "'", ';--', 'ew'],
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
    fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(' ')),
  );

  test('is parsed or refused as a filter', () => {
    fc.assert(
      fc.property(texts, (text) => {
        try {
          parseFilter(text);
        } catch (error) {
          expect(error).toMatchObject({ status: 400, scimType: 'invalidFilter' });
        }
      }),
      { numRuns: 3_000 },
    );
  });

  test('is parsed or refused as a path', () => {
    fc.assert(
      fc.property(texts, (text) => {
        try {
          parsePath(text);
        } catch (error) {
          expect(error).toBeInstanceOf(ScimError);
          expect(['invalidFilter', 'invalidPath']).toContain((error as ScimError).scimType);
        }
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('bounds', () => {
  const refused = { status: 400, scimType: 'invalidFilter' };

  test('a long, deep or wide filter is refused', () => {
    const { length, depth, terms } = scimLimits.filter;
    expect(() => parseFilter(`userName eq "${'a'.repeat(length)}"`)).toThrow(expect.objectContaining(refused));
    const nested = (levels: number) => `${'('.repeat(levels)}a pr${')'.repeat(levels)}`;
    expect(parseFilter(nested(depth)).kind).toBe('present');
    expect(() => parseFilter(nested(depth + 1))).toThrow(expect.objectContaining(refused));
    const wide = (count: number) => Array.from({ length: count }, () => 'a pr').join(' or ');
    expect(parseFilter(wide(terms)).kind).toBe('or');
    expect(() => parseFilter(wide(terms + 1))).toThrow(expect.objectContaining(refused));
  });
});

describe('the grammar', () => {
  const of = (text: string) => parseFilter(text);

  test('or binds weaker than and, and names are read in any case', () => {
    expect(of('A EQ "x" or b pr and NOT (c Pr)')).toMatchObject({
      kind: 'or',
      left: { kind: 'compare', operator: 'eq', attribute: { name: 'a' } },
      right: { kind: 'and', left: { kind: 'present' }, right: { kind: 'not' } },
    });
  });

  test('a path has an attribute, a filter and a part', () => {
    expect(parsePath('emails[type eq "work"].value')).toMatchObject({
      attribute: { name: 'emails', part: 'value' },
      filter: { kind: 'compare' },
    });
    expect(parsePath('urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department').attribute).toEqual({
      schema: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:user',
      name: 'department',
    });
  });

  test.each([
    '',
    ' ',
    'a',
    'a eq',
    'a eq b',
    'eq "x"',
    'a pr b pr',
    'a eq "x" and',
    '(a pr',
    'a pr)',
    'a[b pr',
    "a eq 'x'",
    'a.b.c pr',
  ])('%j is no filter', (text) => {
    expect(() => of(text)).toThrow(ScimError);
  });

  test('one value is compared without its case', () => {
    const parts = { value: 'Lena@Firma.example', type: 'work', primary: true };
    expect(matchesFilter(of('type eq "WORK" and value co "firma"'), parts)).toBe(true);
    expect(matchesFilter(of('not (primary eq true)'), parts)).toBe(false);
    expect(() => matchesFilter(of('other eq "x"'), parts)).toThrow(ScimError);
  });
});

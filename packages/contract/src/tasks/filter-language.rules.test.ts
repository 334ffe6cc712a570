// The filter as a line of text: what it means, and that reading what was printed gives the same filter.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#tasks/due-choices.rules.ts';
import { dueSpan, isDueRange } from '#tasks/due-range.rules.ts';
import { type FilterValues, filterLineLimits, printFilter, readFilter } from '#tasks/filter-language.rules.ts';
import { dueFilters, type FilterLists, filterTerms, filterText, noFilter, type TaskFilter } from '#tasks/task-filter.rules.ts';
import { forAll } from '#testing/for-all.ts';
import { hostileName, hostileText } from '#testing/hostile-names.ts';
import { findSlowText, hostileShapes } from '#testing/hostile-texts.ts';

const values: FilterValues = {
  due: dueFilters.map((value) => ({ value, names: [] })).concat([{ value: 'overdue', names: [] }]),
  priorities: ['P0', 'P1', 'P2', 'P3'].map((value) => ({ value, names: [`Priority ${value}`] })),
  statuses: [
    { value: 'To Do', names: ['To Do', 'Zu erledigen'] },
    { value: 'Done', names: ['Done', 'Erledigt'] },
    { value: 'A "quoted", odd\\ one', names: ['A "quoted", odd\\ one'] },
  ],
  assignees: [
    { value: '3', names: ['Ana López', 'ana@acme.example'] },
    { value: '4', names: ['Ben Hall'] },
    { value: '5', names: ['Ben Hall'] },
    { value: '6', names: ['me'] },
    { value: '7', names: ['#3'] },
  ],
  departments: [
    { value: 'HR', names: ['HR', 'Personal'] },
    { value: 'Research, Berlin', names: ['Research, Berlin'] },
  ],
};
const read = (line: string) => readFilter(line, values);
const meaning = (line: string) => {
  const { filter, problems } = read(line);
  expect(problems).toEqual([]);
  return filter;
};

describe('a line', () => {
  test('has conditions, words and phrases', () => {
    expect(meaning('assignee:me due:<7d -department:HR "vat return" -draft')).toEqual({
      ...noFilter,
      assignees: ['me'],
      due: ['<7d'],
      not: { departments: ['HR'] },
      text: '"vat return" -draft',
    });
    expect(filterTerms('"vat  return" -draft - 5" "a\\"b')).toEqual([
      { term: 'vat  return', not: false },
      { term: 'draft', not: true },
      { term: '-', not: false },
      { term: '5"', not: false },
      { term: 'a"b', not: false },
    ]);
  });

  test.each([
    ['status:"zu erledigen",DONE', { statuses: ['To Do', 'Done'] }],
    ['priority:P1 priority:p2,P1', { priorities: ['P1', 'P2'] }],
    ['department:"Research, Berlin",personal', { departments: ['Research, Berlin', 'HR'] }],
    ['assignee:"ana lopez" -assignee:none', { assignees: ['3'], not: { assignees: ['none'] } }],
    ['assignee:ana,#9', { assignees: ['3', '9'] }],
    ['is:mine is:open', { mine: true, not: { statuses: ['Done'] } }],
    ['-is:open -is:mine is:overdue', { statuses: ['Done'], not: { assignees: ['me'] }, due: ['overdue'] }],
    ['status:Done is:done -is:open -is:mine -assignee:me', { statuses: ['Done'], not: { assignees: ['me'] } }],
    ['due:<=2w due:today..tomorrow due:2026-12-01', { due: ['<=14d', '0d..1d', '2026-12-01'] }],
    ['Status:done', { statuses: ['Done'] }],
    ['see:this http://x.example', { text: 'see:this http://x.example' }],
    ['"due:today" dues:today', { text: '"due:today" dues:today' }],
  ] as const)('%s', (line, filter) => {
    expect(meaning(line)).toEqual({ ...noFilter, ...filter });
  });

  test('tells what it leaves out', () => {
    expect(read('status:Nowhere vat assignee: assignee:ben due:someday is:odd due:2026-02-30')).toEqual({
      filter: { ...noFilter, text: 'vat' },
      problems: [
        { kind: 'value', term: 'status:Nowhere' },
        { kind: 'value', term: 'assignee:' },
        { kind: 'several', term: 'assignee:ben' },
        { kind: 'value', term: 'due:someday' },
        { kind: 'value', term: 'is:odd' },
        { kind: 'value', term: 'due:2026-02-30' },
      ],
    });
    const long = { filter: noFilter, problems: [{ kind: 'long' }] };
    expect(read('x'.repeat(filterLineLimits.length + 1))).toEqual(long);
    expect(read(`assignee:${Array.from({ length: 101 }, (_, id) => `#${id}`).join(',')}`)).toEqual(long);
  });
});

const day = fc.oneof(
  fc.integer({ min: -999, max: 999 }).map((days) => `${days}d`),
  fc.integer({ min: -9_000, max: 9_000 }).map((days) => addDays('2026-11-20', days)),
);
const due = fc.oneof(
  fc.constantFrom(...dueFilters),
  fc.tuple(fc.constantFrom('', '<', '<=', '>', '>='), day).map(([sign, at]) => sign + at),
  fc.tuple(day, day).map(([from, to]) => `${from}..${to}`),
);
const some = (of: fc.Arbitrary<string>) => fc.uniqueArray(of, { maxLength: 4 });
const stored = (list: keyof FilterLists) => some(fc.constantFrom(...values[list].map(({ value }) => value)));
const lists = fc.record({
  due: some(due),
  priorities: stored('priorities'),
  statuses: stored('statuses'),
  departments: stored('departments'),
  assignees: some(fc.oneof(fc.constantFrom('me', 'none', '3', '4', '5', '6', '7'), fc.integer({ min: 0, max: 99 }).map(String))),
});
const odd = fc.string({
  unit: fc.constantFrom('a', ' ', '"', '\\', '-', ':', ',', 'due:', 'is:', 'É', '\t', '"b c"'),
  maxLength: 12,
});
const filters: fc.Arbitrary<TaskFilter> = fc.record({ lists, not: lists, mine: fc.boolean(), text: odd }).map((made) => {
  const not = Object.fromEntries(Object.entries(made.not).filter(([, chosen]) => chosen.length > 0));
  return { ...made.lists, mine: made.mine, text: made.text, ...(Object.keys(not).length > 0 && { not }) };
});

/** Checks that the line of a filter means the same, and that its own line is the same. */
function expectSame(filter: TaskFilter) {
  const line = printFilter(filter, values);
  const { filter: found, problems } = read(line);
  expect(problems).toEqual([]);
  expect({ ...found, text: '' }).toEqual({ ...filter, text: '' });
  expect(filterTerms(found.text)).toEqual(filterTerms(filter.text));
  expect(printFilter(found, values)).toBe(line);
}

test('a printed filter is read as the same filter', () => {
  forAll(filters, expectSame, 1_000);
  forAll(odd, (line) => expectSame(read(line).filter), 1_000);
});

test('values with any name are read as they were printed', () => {
  const named = fc.uniqueArray(hostileName, { minLength: 1, maxLength: 4, selector: filterText });
  forAll(fc.record({ statuses: named, departments: named, people: named, text: hostileText }), (of) => {
    const plain = (list: readonly string[]) => list.map((value) => ({ value, names: [value] }));
    const own: FilterValues = {
      ...values,
      statuses: plain(of.statuses),
      departments: plain(of.departments),
      assignees: of.people.map((name, at) => ({ value: String(at + 1), names: [name] })),
    };
    const { statuses, departments } = of;
    const filter = { ...noFilter, statuses, departments, assignees: of.people.map((_, at) => String(at + 1)), text: of.text };
    const line = printFilter(filter, own);
    if (line.length > filterLineLimits.length) return;
    const found = readFilter(line, own);
    expect(found.problems).toEqual([]);
    expect({ ...found.filter, text: '' }).toEqual({ ...filter, text: '' });
    expect(filterTerms(found.filter.text)).toEqual(filterTerms(filter.text));
  });
});

test.each([
  ['<7d', { to: '2026-11-26' }],
  ['>=-1d', { from: '2026-11-19' }],
  ['>2026-12-31', { from: '2027-01-01' }],
  ['0d', { from: '2026-11-20', to: '2026-11-20' }],
  ['2026-12-01..14d', { from: '2026-12-01', to: '2026-12-04' }],
  ['2026-02-30', undefined],
  ['>9999-12-31', undefined],
  ['7', undefined],
  ['<>7d', undefined],
] as const)('the days of %s', (range, days) => {
  expect(dueSpan(range, '2026-11-20')).toEqual(days);
});

test('no text is slow to read, in lines of at most their length', () => {
  const tokens = ['due:', 'assignee:', 'is:', '-', '"', '\\', ',', '..', '<', '7d', '2026-01-02'];
  const run = (text: string) => {
    for (let at = 0; at < text.length; at += filterLineLimits.length) read(text.slice(at, at + filterLineLimits.length));
    isDueRange(text);
  };
  expect(findSlowText(run, hostileShapes(tokens), { factor: 100 })).toBeUndefined();
}, 60_000);

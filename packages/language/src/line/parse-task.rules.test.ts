// Tests that a line loses no word, that printing and parsing agree, and what the person may take off.

import { languages } from '@app/contract/limits.ts';
import { forAll } from '@app/contract/testing/for-all.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayNamePeople, type ParseOptions, parseTask } from '#line/parse-task.rules.ts';
import { printTask } from '#line/print-task.rules.ts';
import { englishLines } from '#testing/golden/english-lines.ts';
import { goldenNames, readGolden } from '#testing/golden/read-golden.ts';

const today = '2026-11-18';
const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that mean something, punctuation, and anything else. */
const piece = fc.oneof(
  fc.constantFrom(
    ...'due by start from to until every each on the of next this in a 3 31 2nd 5. 12/24 3.12. 2026-02-30 week weeks month friday monday sun tomorrow today'.split(
      ' ',
    ),
    ...'para el lunes y de marzo cada mes hasta dentro días pasado mañana le lundi prochain chaque jour du au mars dans fin semaine'.split(
      ' ',
    ),
    ...'bis am Montag jeden Woche ab vom 3. Dezember übermorgen nächsten morgen Ende des Monats und von'.split(' '),
    ...'#hr #human resources @ana @Maria Lopez >review >in progress +month-end p1 !high priority high status: \\tomorrow - , ( ) " .'.split(
      ' ',
    ),
  ),
  fc.string({ maxLength: 6, unit: 'binary' }).map((text) => text.toWellFormed()),
  fc.constantFrom('report', 'Ana', 'the', '(today)', '"friday"', 'monday,', 'tomorrow.', '[#hr]', 'p2;'),
);
const lines = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(' '));
const languageOf = fc.constantFrom(...languages);
const optionsFor = (language: ParseOptions['language']): ParseOptions => ({ language, today, names: goldenNames });

describe('a line', () => {
  it('keeps every word that was not understood, in order', () => {
    forAll(
      fc.tuple(lines, languageOf),
      ([text, language]) => {
        const { title, spans, unknown, dropped } = parseTask(text, optionsFor(language));
        let rest = text;
        for (const { start, end } of [...spans, ...dropped])
          rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
        expect(words(title)).toEqual(words(rest));
        for (const part of unknown) expect(rest).toContain(part);
      },
      1_000,
    );
  });

  it('is the same task when it is printed and parsed again', () => {
    forAll(
      fc.tuple(lines, languageOf),
      ([text, language]) => {
        const {
          unknown: _,
          spans: __,
          namesakes: ___,
          suggested: ____,
          dropped: _____,
          ...task
        } = parseTask(text, optionsFor(language));
        const printed = printTask(task, optionsFor(language));
        expect(parseTask(printed, optionsFor(language)), printed).toMatchObject(task);
      },
      1_000,
    );
  });

  it('is a title alone when every part is taken off', () => {
    forAll(fc.tuple(lines, languageOf), ([text, language]) => {
      const { title, spans } = parseTask(text, { ...optionsFor(language), plain: [{ start: 0, end: text.length }] });
      expect(spans).toEqual([]);
      expect(words(title)).toEqual(words(text));
    });
  });

  it('has parts that do not overlap', () => {
    forAll(fc.tuple(lines, languageOf), ([text, language]) => {
      const { spans } = parseTask(text, optionsFor(language));
      for (const [at, { start, end }] of spans.entries()) {
        expect(start).toBeLessThan(end);
        expect(start).toBeGreaterThanOrEqual(spans[at - 1]?.end ?? 0);
      }
    });
  });
});

it('a part that is taken off returns to the title', () => {
  const options = optionsFor('english');
  const { spans } = parseTask('Pay rent tomorrow #hr', options);
  expect(spans.map(({ kind }) => kind)).toEqual(['dueDate', 'department']);
  const plain = spans.filter(({ kind }) => kind === 'dueDate');
  expect(parseTask('Pay rent tomorrow #hr', { ...options, plain })).toMatchObject({
    title: 'Pay rent tomorrow',
    dueDate: null,
    departments: ['HR'],
  });
});

it('the date format decides about figures in English alone', () => {
  const due = (options: Partial<ParseOptions>) => parseTask('Pay by 3/12', { ...optionsFor('english'), ...options }).dueDate;
  expect(due({})).toBe('2027-03-12');
  expect(due({ dateFormat: 'MM/DD/YYYY' })).toBe('2027-03-12');
  expect(due({ dateFormat: 'DD/MM/YYYY' })).toBe('2026-12-03');
  expect(due({ language: 'french', dateFormat: 'MM/DD/YYYY' })).toBe('2026-12-03');
});

it('people are needed only for lines that may name them', () => {
  const asked = readGolden(englishLines).filter(({ text }) => !mayNamePeople(text));
  expect(asked.length).toBeGreaterThan(200);
  for (const { text, task } of asked) expect(task.assignees, text).toEqual([]);
});

describe('the limits of a task', () => {
  it('are kept: further departments and people stay in the title', () => {
    const departments = Array.from({ length: 25 }, (_, at) => `Team${at}x`);
    const people = Array.from({ length: 60 }, (_, id) => ({ id: id + 1, fullName: `Person${id}x` }));
    const text = [...departments.map((name) => `#${name}`), ...people.map(({ fullName }) => `@${fullName}`)].join(' ');
    const parsed = parseTask(text, { ...optionsFor('english'), names: { ...goldenNames, departments, people } });
    expect([parsed.departments.length, parsed.assignees.length, parsed.unknown.length]).toEqual([20, 50, 15]);
    expect(words(parsed.title).length).toBe(15);
  });
});

describe('people of one name', () => {
  const people = [
    { id: 1, fullName: 'Ana Lima', username: 'alima' },
    { id: 2, fullName: 'Bob Stone', username: 'ana' },
    { id: 3, fullName: 'Maria Lopez', username: 'maria' },
    { id: 4, fullName: 'Maria García', username: 'mgarcia' },
    { id: 5, fullName: 'Maria García', username: 'mg' },
  ];
  const read = (text: string) => parseTask(text, { language: 'english', today, names: { ...goldenNames, people } });

  it.each([
    ['@maria', [3]],
    ['@mgarcia', [4]],
    ['@#5', [5]],
    ['@maria lopez', [3]],
  ])('%s names one of them', (mark, ids) => {
    const { title, assignees, namesakes } = read(`Call ${mark}`);
    expect({ title, ids: assignees.map(({ id }) => id), namesakes }).toEqual({ title: 'Call', ids, namesakes: [] });
  });

  it.each([
    ['@ana', [1, 2]],
    ['@Maria García', [4, 5]],
    ['@garcia', [4, 5]],
  ])('%s names several, of whom none is guessed', (mark, ids) => {
    const { title, assignees, unknown, namesakes } = read(`Call ${mark}`);
    expect({ title, assignees, unknown }).toEqual({ title: `Call ${mark}`, assignees: [], unknown: [mark] });
    expect(namesakes.map((each) => each.people.map(({ id }) => id))).toEqual([ids]);
  });
});

it.each([
  // Saturday, 2026-11-21: the week of Monday ends tomorrow, that of Sunday today, that of Saturday begins today.
  [1, '2026-11-21', 'next week', '2026-11-23'],
  [0, '2026-11-21', 'next week', '2026-11-22'],
  [6, '2026-11-21', 'next week', '2026-11-28'],
  [0, '2026-11-22', 'next week', '2026-11-29'],
  [1, '2026-11-22', 'next week', '2026-11-23'],
  [0, '2026-11-18', 'wednesday next week', '2026-11-25'],
  [0, '2026-11-22', 'wednesday next week', '2026-12-02'],
  [1, '2026-11-22', 'wednesday next week', '2026-11-25'],
  [6, '2026-11-18', 'end of next week', '2026-11-27'],
] as const)('where weeks begin with day %s, on %s "%s" is %s', (firstDay, today, words, dueDate) => {
  const line = `Report ${words}`;
  expect(parseTask(line, { language: 'english', today, firstDay })).toMatchObject({ title: 'Report', dueDate });
});

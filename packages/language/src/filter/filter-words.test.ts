// The filter as a line of text in every language: it is read in its words and in English, and what is printed reads the same.
import { languages } from '@app/contract/limits.ts';
import { type FilterValues, printFilter, readFilter } from '@app/contract/tasks/filter-language.rules.ts';
import { englishFilterWords, plainWord } from '@app/contract/tasks/filter-words.rules.ts';
import { dueFilters, noFilter, type TaskFilter } from '@app/contract/tasks/task-filter.rules.ts';
import { forAll } from '@app/contract/testing/for-all.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import { departmentName, statusName } from '@app/texts/sentences/names.ts';
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { filterWords } from '#filter/filter-words.rules.ts';

function valuesIn(language: (typeof languages)[number]): FilterValues {
  const text = catalogues[language];
  return {
    due: dueFilters.map((value) => ({ value, names: [text.workspaces.filterDueName[value]] })),
    priorities: ['P1', 'P2'].map((value) => ({ value, names: [value] })),
    statuses: ['To Do', 'Review', 'Done'].map((value) => ({ value, names: [statusName(text, value)] })),
    departments: ['HR', 'Research, Berlin'].map((value) => ({ value, names: [departmentName(text, value)] })),
    assignees: [
      { value: '3', names: ['Ana López'] },
      { value: '4', names: [filterWords[language].assignees.none] },
    ],
  };
}

function meaning(language: (typeof languages)[number], line: string): TaskFilter {
  const { filter, problems } = readFilter(line, valuesIn(language), filterWords[language]);
  expect(problems, line).toEqual([]);
  return filter;
}

describe.each([
  ['spanish', 'vence:<7d,hoy responsable:yo -estado:hecho es:mía'],
  ['spanish', 'VENCE:<1s,hoy assignee:me -status:Done is:mine'],
  ['french', 'échéance:<7j,aujourd’hui responsable:moi -statut:terminé est:mienne'],
  ['french', "echeance:<1s,aujourd'hui assignee:me -status:Done is:mine"],
  ['german', 'fällig:<7t,heute zuständig:ich -status:erledigt ist:meine'],
  ['german', 'fallig:<1w,today zuständig:ich -status:Done is:mine'],
  ['english', 'due:<7d,today assignee:me -status:done is:mine'],
] as const)('in %s', (language, line) => {
  it(`reads ${line}`, () => {
    expect(meaning(language, line)).toEqual({
      ...noFilter,
      due: ['<7d', 'today'],
      assignees: ['me'],
      mine: true,
      not: { statuses: ['Done'] },
    });
  });
});

test.each([
  ['german', 'fällig:>=24.12.2026 fällig:1.1.2027..3.1.2027 fällig:<=morgen', ['>=2026-12-24', '2027-01-01..2027-01-03', '<=1d']],
  ['spanish', 'vence:24/12/2026 vence:ayer..mañana vence:2s', ['2026-12-24', '-1d..1d', '14d']],
  ['french', 'échéance:<24/12/2026 échéance:hier..demain', ['<2026-12-24', '-1d..1d']],
] as const)('dates in %s: %s', (language, line, due) => {
  expect(meaning(language, line).due).toEqual(due);
});

test('what is empty has a word, beside that for nobody and no date', () => {
  const line = { english: 'assignee:empty due:empty', spanish: 'responsable:vacío vence:vacio' };
  const more = { french: 'responsable:vide échéance:vide', german: 'zuständig:leer fällig:leer' };
  for (const [language, typed] of Object.entries({ ...line, ...more }))
    expect(meaning(language as 'german', typed)).toEqual({ ...noFilter, assignees: ['none'], due: ['none'] });
});

test('a filter is printed in the words of the reader', () => {
  const filter = { ...noFilter, due: ['<7d', 'none'], assignees: ['me'], departments: ['HR'], not: { statuses: ['To Do'] } };
  const printed = (language: (typeof languages)[number]) => printFilter(filter, valuesIn(language), filterWords[language]);
  expect(languages.map(printed)).toEqual([
    'due:<7d,none -status:"To Do" assignee:me department:HR',
    'vence:<7d,nunca -estado:"Por hacer" responsable:yo departamento:"Recursos Humanos"',
    'échéance:<7j,aucune -statut:"À faire" responsable:moi service:"Ressources humaines"',
    'fällig:<7t,nie -status:"Zu erledigen" zuständig:ich abteilung:Personal',
  ]);
});

describe.each(languages)('the words of %s', (language) => {
  const words = filterWords[language];

  it('read as they are printed', () => {
    const values = valuesIn(language);
    const some = (of: readonly string[]) => fc.uniqueArray(fc.constantFrom(...of), { maxLength: 3 });
    const lists = fc.record({
      due: some([...dueFilters, '<7d', '-3d..14d', '>=2026-12-24']),
      priorities: some(['P1', 'P2']),
      statuses: some(['To Do', 'Done', 'Review']),
      departments: some(['HR', 'Research, Berlin']),
      assignees: some(['me', 'none', '3', '4', '9']),
    });
    const text = fc.constantFrom('', 'vat', '"due:today"', `${words.keys.due}:x`, `"${words.keys.is}:${words.is.open}"`);
    forAll(fc.record({ lists, mine: fc.boolean(), text }), ({ lists: chosen, mine, text: typed }) => {
      const line = printFilter({ ...noFilter, ...chosen, mine, text: typed }, values, words);
      const { filter, problems } = readFilter(line, values, words);
      expect(problems).toEqual([]);
      expect({ ...filter, text: '' }).toEqual({ ...noFilter, ...chosen, mine });
      expect(printFilter(filter, values, words)).toBe(line);
    });
  });

  it('mean nothing else in English', () => {
    for (const part of ['keys', 'is', 'assignees', 'due', 'days', 'units'] as const) {
      const english = Object.entries<string>(englishFilterWords[part]);
      for (const [key, word] of Object.entries<string>(words[part]))
        for (const [other, englishWord] of english) if (plainWord(word) === plainWord(englishWord)) expect(other, word).toBe(key);
    }
  });

  it('have an example that is understood, and the letter of days that the screens show', () => {
    const { filter, problems } = readFilter(words.example, valuesIn(language), words);
    expect(problems).toEqual([]);
    expect(filter).toEqual({ ...noFilter, due: ['<7d'], assignees: ['me'], not: { statuses: ['Done'] } });
    expect(words.units.d).toBe(catalogues[language].views.dayUnit);
  });
});

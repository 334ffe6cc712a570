// Tests questions that continue those before them, in each language: what they name replaces what was named, the rest is kept.
import type { Language } from '@app/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { placeNamed } from '#question/follow-up.rules.ts';
import { readQuestion } from '#question/read-question.rules.ts';
import { printQuestion } from '#testing/golden/print-question.ts';
import { goldenNames } from '#testing/golden/read-golden.ts';
import { companyTitles } from '#testing/lines/titles.ts';

const read = (language: Language, text: string, previous: readonly string[]) =>
  readQuestion(text, { language, today: '2026-11-18', names: goldenNames, titles: companyTitles[language] }, previous);

describe.each([
  ['english', 'Which of Ana Lima’s tasks are due this week?', 'and of Bob?', 'and next week?', 'only the late ones'],
  [
    'german',
    'Welche Aufgaben von Ana Lima sind diese Woche fällig?',
    'und von Bob?',
    'und nächste Woche?',
    'nur die überfälligen',
  ],
  [
    'french',
    'Quelles tâches d’Ana Lima sont à rendre cette semaine ?',
    'et de Bob ?',
    'et la semaine prochaine ?',
    'seulement celles en retard',
  ],
  ['spanish', '¿Qué tareas de Ana Lima vencen esta semana?', '¿y de Bob?', '¿y la semana que viene?', 'solo las vencidas'],
] as const)('in %s', (language, first, person, period, state) => {
  it.each([
    [person, 'list @Bob Stone due 11-16..11-22'],
    [period, 'list @Ana Lima due 11-23..11-29'],
    [state, 'list overdue @Ana Lima'],
  ])('%s', (text, meaning) => {
    const { conditions, isFollowUp } = read(language, text, [first]);
    expect({ meaning: printQuestion(conditions), isFollowUp }).toEqual({ meaning, isFollowUp: true });
  });

  it('a chain keeps all of it', () => {
    expect(printQuestion(read(language, period, [first, person]).conditions)).toBe('list @Bob Stone due 11-23..11-29');
  });

  it('a question that says everything continues nothing', () => {
    const { conditions, isFollowUp } = read(language, first, [first.replace('Ana Lima', 'Bob')]);
    expect({ meaning: printQuestion(conditions), isFollowUp }).toEqual({
      meaning: 'list @Ana Lima due 11-16..11-22',
      isFollowUp: false,
    });
  });
});

it.each([
  ['the second one', 1],
  ['show me the 3rd', 2],
  ['und das letzte?', -1],
  ['was ist mit der zweiten', 1],
  ['muéstrame la última', -1],
  ['la cuarta', 3],
  ['et la première ?', 0],
  ['ouvre le cinquième', 4],
  ['2', undefined],
  ['the first audit', undefined],
] as const)('a place in the last answer: %s', (text, place) => {
  expect(placeNamed(text)).toBe(place);
});

// Tests what is understood in questions that people might ask, in each language.

import type { Language } from '@app/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { readQuestion } from '#question/read-question.rules.ts';
import { englishQuestions } from '#testing/golden/english-questions.ts';
import { frenchQuestions } from '#testing/golden/french-questions.ts';
import { germanQuestions } from '#testing/golden/german-questions.ts';
import { printQuestion } from '#testing/golden/print-question.ts';
import { goldenNames } from '#testing/golden/read-golden.ts';
import { spanishQuestions } from '#testing/golden/spanish-questions.ts';

const tables: Record<Language, string> = {
  english: englishQuestions,
  spanish: spanishQuestions,
  french: frenchQuestions,
  german: germanQuestions,
};
const today = '2026-11-18';

describe.each(Object.entries(tables) as [Language, string][])('golden questions in %s', (language, table) => {
  const lines = table
    .trim()
    .split('\n')
    .map((line) => line.split(' = ') as [string, string]);

  it('are many', () => {
    expect(lines.length).toBeGreaterThanOrEqual(100);
  });

  it.each(lines)('%s', (text, meaning) => {
    const { question, unknown } = readQuestion(text, { language, today, names: goldenNames });
    expect(question && printQuestion(question), `unknown: ${unknown.join(', ')}`).toBe(meaning);
  });
});

it.each([
  ['english', 'pls whats overdu in hr rn', 'list overdue #HR'],
  ['english', 'hey, quick one: which taks are unasigned?', 'list nobody'],
  ['spanish', 'oye porfa que tareas estan vencidas', 'list overdue'],
  ['french', 'stp quelles taches sont en retrd', 'list overdue'],
  ['german', 'moin, was is denn grad überfälig', 'list overdue'],
] as const)('in %s is read as people type in a chat: %s', (language, text, meaning) => {
  const { question, isSure } = readQuestion(text, { language, today, names: goldenNames });
  expect({ isSure, meaning: question && printQuestion(question) }).toEqual({ isSure: true, meaning });
});

describe('a text with a word that has no meaning', () => {
  it.each([
    ['english', 'What is the weather in HR?', ['weather']],
    ['english', 'Which overdue tasks are purple?', ['purple']],
    ['english', 'tasks not in HR', ['not']],
    ['spanish', '¿Qué tareas vencidas son moradas?', ['moradas']],
    ['spanish', 'tareas que no son de RRHH', ['no']],
    ['french', 'Quelles tâches violettes sont en retard ?', ['violettes']],
    ['german', 'Welche lila Aufgaben sind überfällig?', ['lila']],
    ['german', 'Aufgaben nicht in HR', ['nicht']],
  ] as const)('in %s makes a reading unsure: %s', (language, text, unknown) => {
    expect(readQuestion(text, { language, today, names: goldenNames })).toMatchObject({ isSure: false, unknown });
  });
});

it('names several people of one name instead of guessing', () => {
  const { question, ambiguous } = readQuestion('What is Maria working on?', { language: 'english', today, names: goldenNames });
  expect(question).toBeUndefined();
  expect(ambiguous?.people.map(({ name }) => name)).toEqual(['Maria Lopez', 'María García']);
});

it('takes the marked one of several people', () => {
  const { question } = readQuestion('What is @#3 working on?', { language: 'english', today, names: goldenNames });
  expect(question?.people).toEqual([{ id: 3, name: 'María García' }]);
});

it('understands a question in another language than the person’s', () => {
  const { question } = readQuestion('¿Qué está vencido en RRHH?', { language: 'german', today, names: goldenNames });
  expect(question && printQuestion(question)).toBe('list overdue #HR');
});

it.each([
  [0, 'list due 11-22..11-28'],
  [1, 'list due 11-23..11-29'],
  [6, 'list due 11-21..11-27'],
] as const)('where weeks begin with day %s, next week is "%s"', (firstDay, meaning) => {
  const { question } = readQuestion('Tasks due next week', { language: 'english', today, firstDay, names: goldenNames });
  expect(question && printQuestion(question)).toBe(meaning);
});

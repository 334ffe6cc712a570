// Tests what is understood in sentences that ask for a change, in each language.

import type { Language } from '@app/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { readCommand, readTaskQuestion } from '#command/read-command.rules.ts';
import { englishCommands } from '#testing/golden/english-commands.ts';
import { englishQuestions } from '#testing/golden/english-questions.ts';
import { frenchCommands } from '#testing/golden/french-commands.ts';
import { frenchQuestions } from '#testing/golden/french-questions.ts';
import { germanCommands } from '#testing/golden/german-commands.ts';
import { germanQuestions } from '#testing/golden/german-questions.ts';
import { printCommand, printReference } from '#testing/golden/print-command.ts';
import { goldenNames } from '#testing/golden/read-golden.ts';
import { spanishCommands } from '#testing/golden/spanish-commands.ts';
import { spanishQuestions } from '#testing/golden/spanish-questions.ts';

const tables: Record<Language, string> = {
  english: englishCommands,
  spanish: spanishCommands,
  french: frenchCommands,
  german: germanCommands,
};
const questions: Record<Language, string> = {
  english: englishQuestions,
  spanish: spanishQuestions,
  french: frenchQuestions,
  german: germanQuestions,
};
const options = { language: 'english', today: '2026-11-18', names: goldenNames } as const;

describe.each(Object.entries(tables) as [Language, string][])('golden commands in %s', (language, table) => {
  const lines = table
    .trim()
    .split('\n')
    .map((line) => line.split(' = ') as [string, string]);

  it.each(lines)('%s', (text, meaning) => {
    const { commands = [], stops = [] } = readCommand(text, { ...options, language }) ?? {};
    expect(commands.length > 0 && stops.length === 0 ? commands.map(printCommand).join(' + ') : '-').toBe(meaning);
  });
});

describe('a question about one task', () => {
  it.each([
    ['english', 'When is the audit due?', '[audit]'],
    ['english', "What's the status of the audit?", '[audit]'],
    ['english', 'who works on #12?', '#12'],
    ['english', 'Is it done?', 'it'],
    ['english', '#12', '#12'],
    ['spanish', '¿Cuándo vence el informe de presupuesto?', '[informe de presupuesto]'],
    ['french', 'Quand est dû le rapport de budget ?', '[rapport de budget]'],
    ['french', 'Où en est le rapport ?', '[rapport]'],
    ['german', 'Wann ist der Budgetbericht fällig?', '[Budgetbericht]'],
    ['german', 'Status von #5', '#5'],
  ] as const)('in %s: %s', (language, text, meaning) => {
    const { task } = readTaskQuestion(text, { ...options, language }) ?? {};
    expect(task && printReference(task).join(' ')).toBe(meaning);
  });

  it.each([
    'What is Maria working on?',
    'Who has time?',
    'What is the weather in HR?',
    'Who has the most work?',
    'Wer hat Zeit?',
    'Qui a le plus de travail ?',
  ])('is none of these: %s', (text) => expect(readTaskQuestion(text, options)).toBeUndefined());
});

it('no question of the golden ones relates tasks', () => {
  for (const [language, table] of Object.entries(questions) as [Language, string][])
    for (const line of table.trim().split('\n')) {
      const [text = ''] = line.split(' = ');
      expect(
        readCommand(text, { ...options, language })?.commands.find(({ other }) => other),
        text,
      ).toBeUndefined();
    }
});

describe('pasted lines', () => {
  it.each([
    ['english', 'Make tasks of these lines:\n- Pay rent\n- Delete everything'],
    ['english', 'Create tickets from these:\n- Pay rent\n- Delete everything'],
    ['english', 'Make todos of these lines:\n- Pay rent\n- Delete everything'],
    ['spanish', 'Crea tareas de estas líneas:\n- Pay rent\n- Delete everything'],
    ['french', 'Crée des tâches de ces lignes\n- Pay rent\n- Delete everything'],
    ['german', 'Erstelle Aufgaben aus diesen Zeilen:\n- Pay rent\n- Delete everything'],
    ['english', 'Pay rent\nDelete everything'],
  ] as const)('in %s become new tasks and nothing else', (language, text) => {
    expect(readCommand(text, { ...options, language })?.commands).toMatchObject([
      { kind: 'createLines', lines: ['Pay rent', 'Delete everything'] },
    ]);
  });

  it('are new tasks even if the first of them reads like another command', () => {
    const read = readCommand('delete VAT return\nmove Office plants to Done', options);
    expect(read?.commands).toMatchObject([
      { kind: 'createLines', task: undefined, lines: ['delete VAT return', 'move Office plants to Done'] },
    ]);
  });
});

it('a quoted title is no part of the command', () => {
  expect(readCommand('move "Pay rent to done and delete everything" to review', options)?.commands).toMatchObject([
    { kind: 'move', task: { kind: 'words', text: 'Pay rent to done and delete everything' }, column: 'Review' },
  ]);
  expect(readCommand('"delete VAT return"', options)).toBeUndefined();
});

describe('sentences as people type them in a chat', () => {
  const titles = [
    'Invoice 2041 Hansen',
    'Backup restore test',
    'Trade fair Hannover stand',
    'Server migration',
    'Office move to Lisbon',
  ].map((title, at) => ({ id: at + 1, title }));
  it.each([
    ['the invoices are out', 'done #1'],
    ['stick jurgen on the backup test and make it due wed next wk', 'assign #2 @Jürgen Müller + due #2 11-25'],
    ['stone takes the fair', 'assign #3 @Bob Stone|Paul Stone'],
    ['Take Bob off the server migration and put Paul on it instead.', 'unassign #4 @Bob Stone + assign #4 @Paul Stone'],
    ['comment on lisbon: movers confirmed for 12 jan thx', 'comment #5 "movers confirmed for 12 jan thx"'],
    ['Reopen the invoice for Hansen, since he still has not paid.', 'reopen #1'],
    ['Everything of Jürgen’s that is late should go to next Monday.', 'due [Everything of Jürgen’s that is late] 11-23'],
    ['Could you hand all of my tasks due next week over to Jean-Luc?', 'assign [all of my tasks due next week] @Jean-Luc Moreau'],
  ] as const)('%s', (text, meaning) => {
    const { commands = [], stops } = readCommand(text, { ...options, titles }) ?? {};
    expect({ meaning: commands.map(printCommand).join(' + '), stops }).toEqual({ meaning, stops: [] });
  });

  it.each([
    ['don’t move the server migration to review', 'don’t'],
    ['move the server migration to review except for Ana', 'except'],
  ] as const)('nothing is done where a word may turn the meaning: %s', (text, word) => {
    expect(readCommand(text, { ...options, titles })?.stops.map((each) => each.toLowerCase())).toContain(word);
  });
});

// Tests what is asked for: by words of classes wherever they stand, and by the things of the sentence.
import type { Language } from '@app/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { readQuestion, readQuestionAs } from '#question/read-question.rules.ts';
import { printQuestion } from '#testing/golden/print-question.ts';
import { goldenNames } from '#testing/golden/read-golden.ts';
import { companyTitles } from '#testing/lines/titles.ts';

const optionsIn = (language: Language) =>
  ({ language, today: '2026-11-18', names: goldenNames, titles: companyTitles[language] }) as const;

describe('what is asked for', () => {
  it.each([
    ['english', 'Is the website relaunch still on track?', 'track', [8]],
    ['english', 'When do we hand in the payroll?', 'when', [2]],
    ['english', 'do we have anyone who knows about ssl certificates', 'experts', [7]],
    ['spanish', '¿Qué bloquea la migración del servidor?', 'blockers', [6]],
    ['spanish', 'nominas ok?', 'track', [2]],
    ['french', 'qui a le temps cette semaine ?', 'capacity', []],
    ['french', 'Compare Ana et Bob', 'compare', []],
    ['german', 'Womit fange ich heute am besten an, und warum?', 'first', []],
    ['german', 'was fehlt bei der lohnabrechnung', 'left', [2]],
    ['german', 'wie kann ich eine Aufgabe archivieren', 'howTo', []],
    ['german', 'Wie lade ich Kollegen ein?', 'howTo', []],
    ['english', 'How do I invite somebody?', 'howTo', []],
    ['spanish', '¿Cómo invito a un compañero?', 'howTo', []],
    ['french', 'Comment ajouter un collègue ?', 'howTo', []],
    ['french', 'comment exporter le tableau', 'howTo', []],
  ] as const)('in %s by "%s" is %s', (language, text, kind, ids) => {
    const read = readQuestion(text, optionsIn(language));
    expect({ kind: read.kinds[0]?.kind, ids: read.titles.flatMap((title) => title.ids) }).toEqual({ kind, ids });
  });

  it('may be said by somebody else: the rules read what it is about', () => {
    const read = readQuestionAs('capacity', 'engineering this week, anybody?', optionsIn('english'));
    expect(read.kinds[0]?.kind).toBe('capacity');
    expect(printQuestion(read.conditions)).toBe('list #Engineering due 11-16..11-22');
  });
});

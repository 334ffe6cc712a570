// Tests that the four languages are complete: same keys and parameters, no English left, correct typography.

import { languages } from '@app/contract/limits.ts';
import { type Leaf, leavesOf } from '@app/contract/testing/leaves.ts';
import { describe, expect, it } from 'vitest';
import { catalogues } from '#catalogues.ts';
import { english } from '#english/english.ts';
import { notificationMessage } from '#sentences/notification-messages.ts';
import { allTexts } from '#testing/all-texts.ts';
import { gapsOf, said, samples } from '#testing/gaps.ts';

const numbers = [0, 1, 2, 5];
const originals = new Map(leavesOf(english).map((leaf) => [leaf.path, leaf]));

describe.each(['spanish', 'french', 'german'] as const)('%s', (language) => {
  const leaves = leavesOf(catalogues[language]);

  it('has exactly the sentences of English, with their parameters', () => {
    expect(leaves.map(({ path }) => path).sort()).toEqual([...originals.keys()].sort());
    for (const { path, parameters } of leaves) expect([path, parameters]).toEqual([path, originals.get(path)?.parameters]);
  });

  it('says something, whatever the number', () => {
    for (const leaf of leaves) {
      expect(said(leaf), leaf.path).toMatch(/\S/);
      for (const number of numbers) expect(leaf.say(number, number, number, number, number), leaf.path).toMatch(/\S/);
    }
  });

  it('mentions what English mentions', () => {
    for (const leaf of leaves) {
      const original = said(originals.get(leaf.path) as Leaf);
      const mentioned = samples.filter((sample) => original.includes(sample));
      expect(
        samples.filter((sample) => said(leaf).includes(sample)),
        leaf.path,
      ).toEqual(mentioned);
    }
  });

  it('has no gap: every text is there, and English only where it is meant to be', () => {
    expect(gapsOf(language)).toEqual({ missing: [], unknown: [], english: [], translated: [] });
  });

  it('writes the ellipsis, the apostrophe and the quotation marks of print', () => {
    for (const leaf of leavesOf(allTexts(language))) expect(said(leaf), leaf.path).not.toMatch(/\.\.\.|['"]/);
  });
});

/** Orders as usted would be given them, where the form of tú differs. */
const politeOrder =
  /(^|[.:,] | o )(elija|elíjalos|escriba|pulse|suelte|pegue|arrastre|arrástrelos|haga|vuelva a|inténtelo|compruebe|quite|avise|mantenga|guarde|seleccione|introduzca|puede seguir)\b/i;

describe('the manners of each language', () => {
  const all = (language: 'spanish' | 'french' | 'german') => leavesOf(allTexts(language)).map(said);

  it('Spanish says tú and opens its questions and exclamations', () => {
    for (const sentence of all('spanish')) {
      expect(sentence).not.toMatch(
        /\b(usted|ustedes|su cuenta|sus (ajustes|preferencias|opciones)|su elección|su última visita)\b/i,
      );
      expect(sentence, 'a polite order').not.toMatch(politeOrder);
      expect(sentence.split('¿').length, sentence).toBe(sentence.split('?').length);
      expect(sentence.split('¡').length, sentence).toBe(sentence.split('!').length);
    }
  });

  it('French says vous and puts a narrow space before high punctuation', () => {
    for (const sentence of all('french')) {
      expect(sentence).not.toMatch(/(^|[\s’])(tu|toi|ton|ta|tes)\s/i);
      expect(sentence.replaceAll(/Content-Type:|ldaps?:\/\//g, ''), sentence).not.toMatch(/[^\u202f][;:!?»]|«[^\u202f]/);
    }
  });

  it('German says Sie and quotes „so“', () => {
    for (const sentence of all('german')) {
      expect(sentence).not.toMatch(/\b(du|dir|dich|dein|deine|deinen|deinem|deiner)\b/i);
      expect(sentence.split('„').length, sentence).toBe(sentence.split('“').length);
    }
  });
});

describe('plural forms', () => {
  it.each([
    ['english', ['0 Comments', '1 Comment', '2 Comments', '5 Comments']],
    ['spanish', ['0 comentarios', '1 comentario', '2 comentarios', '5 comentarios']],
    ['french', ['0 commentaire', '1 commentaire', '2 commentaires', '5 commentaires']],
    ['german', ['0 Kommentare', '1 Kommentar', '2 Kommentare', '5 Kommentare']],
  ] as const)('of %s', (language, expected) => {
    expect(numbers.map(catalogues[language].comments.heading)).toEqual(expected);
  });

  it('bend the verb to how many acted', () => {
    const told = (...names: string[]) => {
      const by = names.map((name, index) => ({ id: index + 1, name })).toReversed();
      return languages.map((language) =>
        notificationMessage('mentioned', { title: 'T', by, count: names.length }, { language, dateFormat: 'MM/DD/YYYY' }),
      );
    };
    expect(told('Ana')).toEqual([
      'Ana mentioned you in a comment on "T"',
      'Ana te ha mencionado en un comentario de «T»',
      'Ana vous a mentionné dans un commentaire sur «\u202fT\u202f»',
      'Ana hat Sie in einem Kommentar zu „T“ erwähnt',
    ]);
    expect(told('Ana', 'Isabel')).toEqual([
      'Ana and Isabel mentioned you in a comment on "T"',
      'Ana e Isabel te han mencionado en un comentario de «T»',
      'Ana et Isabel vous ont mentionné dans un commentaire sur «\u202fT\u202f»',
      'Ana und Isabel haben Sie in einem Kommentar zu „T“ erwähnt',
    ]);
    expect(told('Ana', 'Isabel', 'Eva')).toEqual([
      'Ana and 2 others mentioned you in a comment on "T"',
      'Ana y 2 personas más te han mencionado en un comentario de «T»',
      'Ana et 2 autres personnes vous ont mentionné dans un commentaire sur «\u202fT\u202f»',
      'Ana und 2 weitere Personen haben Sie in einem Kommentar zu „T“ erwähnt',
    ]);
  });

  it('reach what a task says of its due date', () => {
    const due = (days: number) => Object.values(catalogues).map(({ tasks }) => tasks.dueIn(days));
    expect(due(1)).toEqual(['Due in 1 day', 'Vence en 1 día', 'À rendre dans 1 jour', 'Fällig in 1 Tag']);
    expect(due(5)).toEqual(['Due in 5 days', 'Vence en 5 días', 'À rendre dans 5 jours', 'Fällig in 5 Tagen']);
  });
});

// Tests that the texts of digests are complete in every language, with its typography.

import { languages } from '@app/contract/limits.ts';
import { leavesOf } from '@app/contract/testing/leaves.ts';
import { describe, expect, it } from 'vitest';
import { digestsTexts } from '#sentences/digests.ts';

const samples = ['⟨1⟩', '⟨2⟩'];
const said = (language: (typeof languages)[number]) =>
  leavesOf(digestsTexts[language]).map(({ path, parameters, say }) => ({ path, text: say(...samples.slice(0, parameters)) }));
const english = said('english');

describe.each(languages)('the digest in %s', (language) => {
  it('has all sentences, and mentions what English mentions', () => {
    const mentioned = (all: typeof english) =>
      all.map(({ path, text }) => [path, samples.filter((sample) => text.includes(sample))]);
    expect(mentioned(said(language))).toEqual(mentioned(english));
  });

  it('is set as print is', () => {
    for (const { path, text } of said(language)) {
      expect(text, path).not.toMatch(/\.\.\.|['"]/);
      if (language === 'french') expect(text, path).not.toMatch(/[^\u202f][;:!?»]|«[^\u202f]/);
      if (language === 'spanish') expect(text.split('¿').length, path).toBe(text.split('?').length);
      if (language === 'german') expect(text.split('„').length, path).toBe(text.split('“').length);
    }
  });
});

it('counts one and several', () => {
  for (const language of languages)
    for (const count of [1, 2])
      for (const say of Object.values(digestsTexts[language].counts)) expect(say(count)).toContain(String(count));
  expect(digestsTexts.german.counts.waiting(1)).toBe('1 wartet auf Sie');
  expect(digestsTexts.spanish.counts.overdue(2)).toBe('2 vencidas');
});

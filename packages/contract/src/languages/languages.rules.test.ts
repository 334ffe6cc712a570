// Tests the default language of a reader.
import { describe, expect, it } from 'vitest';
import { parseAcceptLanguage, parseLanguage, preferredLanguage } from '#languages/languages.rules.ts';

describe('preferredLanguage', () => {
  it.each([
    [[], 'english'],
    [['en-US', 'en'], 'english'],
    [['de-AT', 'en'], 'german'],
    [['fr'], 'french'],
    [['ES-419'], 'spanish'],
    [['pt-BR', 'pt', 'en-US', 'es'], 'english'],
    [['pt-BR', 'es'], 'spanish'],
    [['ja'], 'english'],
    [['est', 'fry', 'dex'], 'english'],
    [['*'], 'english'],
    [['english'], 'english'],
  ] as const)('of %j is %s', (tags, language) => {
    expect(preferredLanguage(tags)).toBe(language);
  });
});

describe('parseAcceptLanguage', () => {
  it.each([
    ['', []],
    ['de', ['de']],
    ['en-US,en;q=0.9,de;q=0.8', ['en-US', 'en', 'de']],
    ['en;q=0.4, fr;q=0.9 , *;q=0.1', ['fr', 'en', '*']],
    ['de;q=0, es', ['es']],
    ['de;q=none, es', ['es']],
    [';;,,;q=1', []],
  ])('of %j are %j', (header, tags) => {
    expect(parseAcceptLanguage(header)).toEqual(tags);
  });

  it('reads only the beginning of a header that is too long', () => {
    expect(parseAcceptLanguage(`${'x'.repeat(10_000)},de`)).toHaveLength(1);
  });
});

describe('parseLanguage', () => {
  it('knows the four, and nothing else', () => {
    expect(parseLanguage('german')).toBe('german');
    for (const other of ['de', 'German', '', null, undefined, 3, 'constructor']) expect(parseLanguage(other)).toBeUndefined();
  });
});

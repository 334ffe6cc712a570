// When an `@` offers people, and which people match.
import { describe, expect, it } from 'vitest';
import { peopleNamed, queryAt } from '#features/markdown/mention-query.ts';

const ana = { userId: 1, name: 'Ana Lima', label: 'Ana Lima' };
const typed = (text: string) => queryAt(text, text.length, [ana]);

describe('what is typed of a name', () => {
  it.each([
    ['@', { at: 0, typed: '' }],
    ['Hi @', { at: 3, typed: '' }],
    ['Hi @an', { at: 3, typed: 'an' }],
    ['(@Ana L', { at: 1, typed: 'Ana L' }],
    ['line\n@É', { at: 5, typed: 'É' }],
    ['@Ana ', { at: 0, typed: 'Ana ' }],
    ['@Ana Lima', { at: 0, typed: 'Ana Lima' }],
  ])('in %j is %j', (text, query) => {
    expect(typed(text)).toEqual(query);
  });

  it.each([
    '',
    'Ana',
    'ana@example',
    '`@scope',
    'a@',
    '@@',
    '@ana\n',
    '@  ',
    '@a b c d e',
    '@Ana Lima ',
    '@Ana Lima and',
    'x/@y',
  ])('is nothing in %j', (text) => {
    expect(typed(text)).toBeUndefined();
  });

  it('ends at the caret', () => {
    expect(queryAt('Hi @ana and more', 6, [])).toEqual({ at: 3, typed: 'an' });
  });
});

describe('the people whom it may mean', () => {
  const people = ['Ana Lima', 'Ängela Öz', 'Beatriz Anaya', 'José Ruiz', 'Lima Ana', 'Łukasz Groß'].map((fullName) => ({
    fullName,
  }));
  const names = (text: string) => peopleNamed(people, text).map(({ fullName }) => fullName);

  it('are those whose name begins so, then those with a word that does', () => {
    expect(names('ana')).toEqual(['Ana Lima', 'Beatriz Anaya', 'Lima Ana']);
    expect(names('lima')).toEqual(['Lima Ana', 'Ana Lima']);
    expect(names('ana l')).toEqual(['Ana Lima']);
    expect(names('')).toHaveLength(6);
    expect(names('nobody')).toEqual([]);
  });

  it('are found without accents, and with others', () => {
    expect(names('jose')).toEqual(['José Ruiz']);
    expect(names('ange')).toEqual(['Ängela Öz']);
    expect(names('ÖZ')).toEqual(['Ängela Öz']);
    expect(names('lukasz gross')).toEqual(['Łukasz Groß']);
  });
});

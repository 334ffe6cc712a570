// Which commands a query finds, and which comes first.
import { growth, linear } from '@app/contract/testing/growth.ts';
import { describe, expect, test } from 'vitest';
import { indexOf, scoreOf, touches, wordsOf } from '#app/commands/rank-commands.ts';

/** Returns the labels that a query finds, the best first. */
function found(query: string, labels: (string | { label: string; words: string })[]): string[] {
  const words = wordsOf(query);
  return labels
    .map((each) => (typeof each === 'string' ? { label: each } : each))
    .map((each) => ({ label: each.label, score: scoreOf(words, indexOf(each)) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ label }) => label);
}

describe('a query', () => {
  test.each([
    ['starts of words before middles', 'set', ['Reset', 'Settings'], ['Settings', 'Reset']],
    ['whole words before starts', 'list', ['Listings', 'List'], ['List', 'Listings']],
    ['a whole label before the start of a longer one', 'show', ['Show the board', 'Show'], ['Show', 'Show the board']],
    ['several words in any order', 'task new', ['New task', 'New board'], ['New task']],
    ['every word or nothing', 'new zebra', ['New task'], []],
    ['accents, case and ligatures left out', 'ano gross', ['Año Groß'], ['Año Groß']],
    ['the order of the label first', 'due date', ['Date of the due', 'Due date'], ['Due date', 'Date of the due']],
    ['a swapped letter', 'sehraed', ['Shared', 'Search'], []],
    ['one swapped pair', 'setitngs', ['Settings'], ['Settings']],
    ['one missing letter', 'setings', ['Settings'], ['Settings']],
    ['one letter too many', 'settinngs', ['Settings'], ['Settings']],
    ['letters in their order from the first', 'stg', ['Settings', 'Listing'], ['Settings']],
    ['nothing by marks alone', '!?', ['Settings'], []],
  ])('finds %s', (_name, query, labels, expected) => {
    expect(found(query, labels)).toEqual(expected);
  });

  test('finds by English words where the label is in another language, after labels', () => {
    const labels = [{ label: 'Fälligkeitsdatum…', words: 'due date deadline' }, 'Due Diligence'];
    expect(found('due', labels)).toEqual(['Due Diligence', 'Fälligkeitsdatum…']);
    expect(found('deadline', labels)).toEqual(['Fälligkeitsdatum…']);
  });

  test('of hostile length is answered in a time that grows with it', async () => {
    const find = (length: number) => found('a'.repeat(length), ['a'.repeat(length), 'b']);
    expect(find(5_000)).toHaveLength(1);
    expect(growth(find, 5_000)).toBeLessThan(linear);
  });

  test('touches a value only by one of its own words', () => {
    const value = indexOf({ label: 'Review' });
    expect(touches(wordsOf('move to review'), value)).toBe(true);
    expect(touches(wordsOf('move to'), value)).toBe(false);
  });
});

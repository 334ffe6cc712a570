// The snippet that a list shows of a long text with a match.
import { limits } from '@app/contract/limits.ts';
import { expect, test } from 'vitest';
import { snippet } from '#search/snippets.ts';

const terms = [{ word: 'heron', guesses: ['herron'] }];
const filler = 'Nothing **of** interest. ';
const marked = (text: string) =>
  snippet(text, terms)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['on one line', filler.repeat(800)],
  ['on many lines', `${filler}\n`.repeat(800)],
  ['in paragraphs', `${filler.repeat(40)}\n\n`.repeat(20)],
])('the text around a match deep in a text, %s', (_, before) => {
  const shown = marked(`${before}The **heron** *stands*. ${before}`);
  expect(shown).toMatch(/^… .*interest\. The \[heron\] stands\. Nothing of interest\..* …$/);
  expect(shown.length).toBeLessThan(limits.search.snippet + 20);
});

test('a match in the text rather than in a URL before it', () => {
  expect(marked(`[birds](https://example.com/heron) ${filler.repeat(90)} A heron. `)).toMatch(/A \[heron\]\.$/);
  expect(marked(`${filler.repeat(90)}[birds](https://example.com/heron)`)).toMatch(/^… .*example\.com\/\[heron\]/);
});

test('a word with a typo, and nothing without a match', () => {
  expect(marked('A herron.')).toBe('A [herron].');
  expect(marked('Nothing.')).toBe('Nothing.');
});

test('one endless word from its start', () => {
  const shown = marked(`${'x'.repeat(9_000)} heron${'s'.repeat(9_000)}`);
  expect(shown).toMatch(/^… \[heron\]s+ …$/);
  expect(shown.length).toBeLessThan(limits.search.snippet + 20);
});

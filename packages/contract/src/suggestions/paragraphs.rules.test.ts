// Tests that a description is split into paragraphs without losing a character.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf, withParts } from '#suggestions/paragraphs.rules.ts';

const paragraphs = (text: string) => partsOf(text).flatMap(({ text: words, isParagraph }) => (isParagraph ? [words] : []));

describe('paragraphs', () => {
  it.each([
    ['', []],
    ['One', ['One']],
    ['One\nline\n\nTwo\n', ['One\nline', 'Two']],
    ['# Title\n\n- a\n- b\n\n\n', ['# Title', '- a\n- b']],
    ['Before\n```\ncode\n\nmore\n```\nAfter', ['Before', 'After']],
    ['~~~~\n~~~\n~~~~\nAfter', ['After']],
    ['```\nnever closed\n\nText', []],
    ['One\r\n\r\nTwo', ['One', 'Two']],
  ])('of %j are %j', (text, expected) => {
    expect(paragraphs(text)).toEqual(expected);
  });

  it('are put together again as they were', () => {
    const line = fc.constantFrom('', ' ', 'a', '```', '~~~', '- b', '\r', '    c');
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const text = lines.join('\n');
        expect(
          partsOf(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
        expect(withParts(text, new Map())).toBe(text);
      }),
    );
  });

  it('are replaced by their place', () => {
    const text = 'One\n\nTwo\n\nThree\n';
    expect(partsOf(text).map(({ isParagraph }) => isParagraph)).toEqual([true, false, true, false, true, false]);
    expect(withParts(text, new Map([[2, 'Zwei']]))).toBe('One\n\nZwei\n\nThree\n');
  });
});

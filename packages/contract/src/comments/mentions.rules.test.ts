// Tests the parsing of mentions, and that malformed ones stay plain text.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commentParts, formatMention, mentionedUserIds } from '#comments/mentions.rules.ts';
import { growth, linear } from '#testing/growth.ts';

describe('commentParts', () => {
  it('finds mentions between text', () => {
    expect(commentParts('Hi [@Ana Lima](user:12), ask [@Ben](user:3)')).toEqual([
      { text: 'Hi ' },
      { userId: 12, name: 'Ana Lima' },
      { text: ', ask ' },
      { userId: 3, name: 'Ben' },
    ]);
    expect(commentParts('[@Ana](user:1)[@Ben](user:2)')).toEqual([
      { userId: 1, name: 'Ana' },
      { userId: 2, name: 'Ben' },
    ]);
    expect(commentParts('')).toEqual([]);
  });

  it.each([
    '[@](user:1)',
    '[@Ana](user:0)',
    '[@Ana](user:01)',
    '[@Ana](user:-1)',
    '[@Ana](user:2147483648)',
    '[@Ana](user:99999999999)',
    '[@Ana](user:1 )',
    '[@Ana] (user:1)',
    '[Ana](user:1)',
    '[@Ana](task:1)',
    '[@A\nna](user:1)',
    '@Ana',
    '`[@Ana](user:1)`',
    '``a ` [@Ana](user:1)``',
    '```\n[@Ana](user:1)\n```',
    '```[@Ana](user:1)',
    `[@${'a'.repeat(201)}](user:1)`,
  ])('takes %j for plain text', (content) => {
    expect(commentParts(content)).toEqual([{ text: content }]);
  });

  it('goes on after code', () => {
    expect(mentionedUserIds('`x` [@Ana](user:1) ```y``` [@Ben](user:2) `')).toEqual([1, 2]);
    expect(mentionedUserIds('it costs ` and [@Ana](user:1)')).toEqual([1]);
  });

  it('loses nothing of any text', () => {
    const piece = fc.constantFrom('[@Ana](user:1)', '[@', '](user:', '2)', '`', '``', '```', '\n', 'text', ' ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const written = pieces.join('');
        const read = commentParts(written).map((part) => ('text' in part ? part.text : `[@${part.name}](user:${part.userId})`));
        expect(read.join('')).toBe(written);
      }),
    );
  });

  it.each(['`a', '``a', '[@', '[@a](user:', '```', '` `` '])('takes %j in a time that grows with its number', async (piece) => {
    expect(growth((length) => commentParts(piece.repeat(length / piece.length)), 5_000)).toBeLessThan(linear);
  });
});

describe('formatMention', () => {
  it.each([
    'Ana Lima',
    'Ana [Ops] Lima',
    '](javascript:alert(1))',
    '`Ana`',
    'A\\',
    'Ana\nLima',
    '``` ',
    '[@Ben](user:3)',
    'é'.repeat(120),
  ])('can be read whatever the name %j is', (fullName) => {
    expect(mentionedUserIds(formatMention({ id: 7, fullName }))).toEqual([7]);
    expect(mentionedUserIds(`\`x\` ${formatMention({ id: 7, fullName })} \`y\``)).toEqual([7]);
  });

  it('holds the name', () => {
    expect(formatMention({ id: 7, fullName: 'Ana Lima' })).toBe('[@Ana Lima](user:7)');
    expect(formatMention({ id: 7, fullName: 'Ana [Ops]' })).toBe('[@Ana (Ops)](user:7)');
  });
});

describe('mentionedUserIds', () => {
  it('names each person once', () => {
    expect(mentionedUserIds('[@Ana](user:12) and [@Ana again](user:12) and [@Ben](user:3)')).toEqual([12, 3]);
    expect(mentionedUserIds('nobody')).toEqual([]);
  });
});

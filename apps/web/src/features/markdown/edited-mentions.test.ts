// Mentions convert from their edited to their stored form and back, whatever people are called.
import { mentionedUserIds } from '@app/contract/comments/mentions.rules.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Mentioned, toEdited, toStored, withMention } from '#features/markdown/edited-mentions.ts';

function picked(...people: [id: number, fullName: string][]): { mentioned: readonly Mentioned[]; labels: string[] } {
  let mentioned: readonly Mentioned[] = [];
  const labels = people.map(([id, fullName]) => {
    const next = withMention(mentioned, { id, fullName });
    mentioned = next.mentioned;
    return next.mention.label;
  });
  return { mentioned, labels };
}

describe('what is stored of an edited text', () => {
  const { mentioned } = picked([1, 'Ana'], [2, 'Ana Lima'], [3, 'Ben']);

  it.each([
    ['@Ana and @Ben!', '[@Ana](user:1) and [@Ben](user:3)!'],
    ['@Ana Lima, not @Ana', '[@Ana Lima](user:2), not [@Ana](user:1)'],
    ['(@Ben) @Ana.', '([@Ben](user:3)) [@Ana](user:1).'],
    ["@Ben's task", "[@Ben](user:3)'s task"],
    ['@Anabel @Benno @Ana-Maria @Ana_x', '@Anabel @Benno @Ana-Maria @Ana_x'],
    ['ben@Ben mail@Ana', 'ben@Ben mail@Ana'],
    ['`@Ana` ``@Ben`` @Ben', '`@Ana` ``@Ben`` [@Ben](user:3)'],
    ['```\n@Ana\n```', '```\n@Ana\n```'],
    ['[@Ana](user:9)', '[@Ana](user:9)'],
    ['@Clara and @', '@Clara and @'],
    ['**@Ana**', '**[@Ana](user:1)**'],
  ])('%j becomes %j', (text, stored) => {
    expect(toStored({ text, mentioned })).toBe(stored);
  });

  it('tells two people of the same name apart', () => {
    const { mentioned: both, labels } = picked([1, 'Ana'], [2, 'Ana'], [1, 'Ana']);
    expect(labels).toEqual(['Ana', 'Ana (2)', 'Ana']);
    const stored = toStored({ text: '@Ana (2) and @Ana', mentioned: both });
    expect(stored).toBe('[@Ana](user:2) and [@Ana](user:1)');
    expect(toStored(toEdited(stored))).toBe(stored);
  });

  it.each([
    'Ana [Ops]',
    '](javascript:alert(1))',
    '`Ana`',
    '$&',
    '(a+)+$',
    'A.B',
    '<img onerror=alert(1)>',
    'A\\',
    ' ',
    'Ana)',
    '@Ben',
    'Ana-Maria',
    "O'Neil",
  ])('mentions somebody called %j', (fullName) => {
    const { mentioned: one, labels } = picked([7, fullName]);
    const stored = toStored({ text: `Hi @${labels[0]} there`, mentioned: one });
    expect(mentionedUserIds(stored)).toEqual([7]);
    expect(toEdited(stored).text).toBe(`Hi @${labels[0]} there`);
    expect(toStored(toEdited(stored))).toBe(stored);
  });
});

describe('what is seen of a stored text', () => {
  it('has names in the place of mentions, also of people who are gone', () => {
    expect(toEdited('Hi [@Ana Lima](user:2) and [@Deleted user](user:9), `[@Ben](user:3)`')).toEqual({
      text: 'Hi @Ana Lima and @Deleted user, `[@Ben](user:3)`',
      mentioned: [
        { userId: 2, name: 'Ana Lima', label: 'Ana Lima' },
        { userId: 9, name: 'Deleted user', label: 'Deleted user' },
      ],
    });
  });

  it.each(['[@Ana](user:1)bel', '[@Ana](user:1) and @Ana', 'x[@Ana](user:1)', '[@Ana](user:1)[@Ben](user:2)x'])(
    'is %j itself where a name alone would be read otherwise',
    (stored) => {
      expect(toEdited(stored)).toEqual({ text: stored, mentioned: [] });
    },
  );

  it('loses nothing of any text', () => {
    const piece = fc.constantFrom(
      '[@Ana](user:1)',
      '[@Ana](user:2)',
      '[@Ana Lima](user:3)',
      '@Ana',
      ' Lima',
      ' ',
      '`',
      '```',
      '\n',
      'x',
      '[@',
      '(2)',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const stored = pieces.join('');
        expect(toStored(toEdited(stored))).toBe(stored);
      }),
    );
  });
});

// Tests the conversion of Markdown to plain text, and that it keeps other text.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { literalMarkdown } from '#markdown/literal-marks.rules.ts';
import { hasMarkdown, plainText } from '#markdown/plain-text.rules.ts';
import { forAll } from '#testing/for-all.ts';
import { growth, linear } from '#testing/growth.ts';
import { hostileLine } from '#testing/hostile-names.ts';

describe('plainText', () => {
  it.each([
    ['**bold**, *italic*, __bold__, _italic_ and ~~gone~~', 'bold, italic, bold, italic and gone'],
    ['***both*** and **bold with *italic* in it**', 'both and bold with italic in it'],
    ['# Heading\n## Another', 'Heading\nAnother'],
    ['- one\n* two\n+ three', 'one\ntwo\nthree'],
    ['1. first\n2) second', '1. first\n2) second'],
    ['- [ ] open\n- [x] done', 'open\ndone'],
    ['> quoted\n> > twice', 'quoted\ntwice'],
    ['see [the plan](https://example.com/a_(b)?c=d "Title")', 'see the plan'],
    ['![a picture](https://example.com/a.png)', 'a picture'],
    ['<https://example.com/a_b_c>', 'https://example.com/a_b_c'],
    ['https://example.com/a_b_c', 'https://example.com/a_b_c'],
    ['call `a * b` and ``x ` y``', 'call a * b and x ` y'],
    ['```ts\nconst a = b * c;\n```\nafter', 'const a = b * c;\nafter'],
    ['```\nnever **closed**', 'never **closed**'],
    ['| a | b |\n|---|:-:|\n| 1 | 2 |', 'a   b\n\n1   2'],
    ['above\n\n---\n\nbelow', 'above\n\n\n\nbelow'],
    ['Title\n=====\nText', 'Title\n\nText'],
    ['[@Ana Lima](user:12), `[@Ben](user:3)`', '@Ana Lima, [@Ben](user:3)'],
    ['**[@Ana_Lima_B](user:12)**', '@Ana_Lima_B'],
    ['\\*not\\* italic', '*not* italic'],
    [String.raw`\# no heading, \[no\](link), \`no code\`, \\*x*`, '# no heading, [no](link), `no code`, \\\\*x*'],
    [String.raw`**\\fs01\a_b** and [D:\x](/y)`, String.raw`\\fs01\a_b and D:\x`],
    ['a &amp; b &lt;c&gt; &amp;lt;', 'a & b <c> &lt;'],
    ['cut in a [link](https://example.com/very/lo', 'cut in a link'],
    ['cut in [@Ana Lima](use', 'cut in @Ana Lima'],
  ])('of %j is %j', (written, plain) => {
    expect(plainText(written)).toBe(plain);
  });

  it.each([
    '5 * 3 * 2 = 30',
    'snake_case_name',
    '2 > 1',
    '#42 is open',
    'C# and F#',
    'a [b] c',
    'mail ana@example.com',
    '<b>x</b>',
    '~ 5 days',
    'a | b',
    String.raw`\\fs01\Projekte\_Design\2026\#Neu\(alt)\*.docx`,
    String.raw`see "C:\Users\_me_\*.*" or (D:\#x\[old]\_a_)`,
    String.raw`in \\fs01\Eigene Dateien\_Neu\#1 and a\ b`,
    '*.docx,*.txt and *.*',
    'src/_private_/__init__.py',
    '2*3*4',
    '>5 people\n#Neu\n2026. A good year\n5. five\n1) one',
    'a * alone',
    '*',
    '_',
  ])('leaves %j alone', (text) => {
    expect(plainText(text)).toBe(text);
  });

  it('changes nothing where there is no Markdown', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (!hasMarkdown(text)) expect(plainText(text)).toBe(text);
      }),
    );
  });

  it('reads what the writer wrote', () => {
    forAll(hostileLine, (text) => expect(plainText(literalMarkdown(text))).toBe(text));
  });

  it('keeps every letter of any text', () => {
    const piece = fc.constantFrom(
      '**',
      '*',
      '_',
      '`',
      '```',
      '~~',
      '[',
      '](',
      ')',
      '# ',
      '> ',
      '- ',
      '\n',
      'word',
      'x',
      ' ',
      '|',
      '\\',
    );
    const words = (text: string) => text.match(/word|x/g)?.length ?? 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        // URLs and languages of code blocks do not count as words.
        if (text.includes('](') || /`{3}|~{3}/.test(text)) return;
        expect(words(plainText(text))).toBe(words(text));
      }),
    );
  });

  it.each([
    '*a ',
    '_a ',
    '~~a ',
    '[',
    '[a](',
    '![',
    '<http://',
    '`',
    '``` ',
    '> ',
    '- ',
    '|a',
    '\\',
    '&',
    '- \n',
    '#',
    '_ ',
    '\\*',
    '\\a(',
    'C:\\',
    ' \\\\a',
    '*.',
    '_.a',
  ])('takes a long text of %j in a time that grows with its length', async (piece) => {
    expect(growth((length) => plainText(piece.repeat(length / piece.length)), 5_000)).toBeLessThan(linear);
  });
});

describe('hasMarkdown', () => {
  it.each([
    '**a**',
    '_a_',
    '`a`',
    '# a',
    '- a',
    '1. a',
    '> a',
    '[a](/b)',
    'https://a.example',
    'www.a.example',
    'a@b.example',
    'a\n===',
    '&amp;',
  ])('knows %j', (text) => {
    expect(hasMarkdown(text)).toBe(true);
  });

  it.each(['', 'Plain words, and more of them.', 'two\nlines', 'It is 10:30', 'Task moved from To Do to Done', 'half-time'])(
    'sees none in %j',
    (text) => {
      expect(hasMarkdown(text)).toBe(false);
    },
  );
});

// Markdown in GitHub's flavour, without raw HTML and without addresses of other schemes.
import { literalMarkdown } from '@app/contract/markdown/literal-marks.rules.ts';
import { forAll } from '@app/contract/testing/for-all.ts';
import { growth, linear } from '@app/contract/testing/growth.ts';
import { hostileLine } from '@app/contract/testing/hostile-names.ts';
import { describe, expect, it } from 'vitest';
import { type MarkdownNode, parseMarkdown } from '#features/markdown/parse-markdown.ts';

const origin = 'https://tasks.example';

function outline(text: string): string {
  const parsed = parseMarkdown(text, origin);
  const said = (piece: string) =>
    parsed
      .partsOf(piece)
      .map((part) => ('text' in part ? part.text : `@${part.userId}:${part.name}`))
      .join('');
  const one = ({ token, children }: MarkdownNode): string => {
    const name = token.type.replace(/_open$/, '');
    const address = token.attrGet('href') ?? token.attrGet('src');
    const inner =
      children.length > 0 ? children.map(one).join('') : name === 'text' ? said(token.content) : parsed.written(token.content);
    if (name === 'text' || name === 'inline' || token.hidden) return inner;
    return `<${name}${address === null ? '' : ` ${parsed.written(String(address))}`}>${inner}</>`;
  };
  return parsed.nodes.map(one).join('');
}

/** Returns what a reader sees of one paragraph, without its elements. */
function seen(text: string): string {
  const parsed = parseMarkdown(text, origin);
  const words = ({ token, children }: MarkdownNode): string =>
    children.length > 0
      ? children.map(words).join('')
      : parsed
          .partsOf(token.content)
          .map((part) => ('text' in part ? part.text : `@${part.name}`))
          .join('');
  return parsed.nodes.map(words).join('');
}

describe('Markdown', () => {
  it('shows what the writer of texts wrote, and cards show the same', () => {
    forAll(hostileLine, (text) => expect(seen(literalMarkdown(text))).toBe(text));
  });

  it.each([
    String.raw`\\fs01\Projekte\_Design\2026\#Neu\(alt)\*.docx`,
    String.raw`see "C:\Users\_me_\*.*" or (D:\#x\[old]\_a_)`,
    String.raw`in \\fs01\Eigene Dateien\_Neu\#1 and a\ b`,
    '*.docx,*.txt and *.*',
    'src/_private_/__init__.py',
    '2*3*4',
    '>5 people',
    '#Neu',
    '2026. A good year',
    'a * alone',
    '*',
    '_',
  ])('%j stays as it is', (text) => {
    expect(outline(text)).toBe(`<paragraph>${text}</>`);
  });

  it('has numbers as they were typed', () => {
    const of = (text: string) =>
      parseMarkdown(text, origin).nodes.map(({ token, children }) => [token.markup, children.map((item) => item.token.info)]);
    expect(of('5. five\n9. nine')).toEqual([['.', ['5', '9']]]);
    expect(of('1) one\n1) one')).toEqual([[')', ['1', '1']]]);
  });

  it.each([
    ['**a** _b_ ~~c~~ `d`', '<paragraph><strong>a</><em>b</><s>c</><code_inline>d</></>'],
    ['one\ntwo', '<paragraph>one<softbreak></>two</>'],
    ['- a\n- b', '<bullet_list><list_item>a</><list_item>b</></>'],
    ['| a |\n|---|\n| b |', '<table><thead><tr><th>a</></></><tbody><tr><td>b</></></></>'],
    ['```ts\nx\n```', '<fence>x\n</>'],
    ['[a](/task/7)', '<paragraph><link /task/7>a</></>'],
    ['https://example.com/a_b.', '<paragraph><link https://example.com/a_b>https://example.com/a_b</>.</>'],
    ['www.example.com/x, yes', '<paragraph><link http://www.example.com/x>www.example.com/x</>, yes</>'],
    ['ana@example.com', '<paragraph><link mailto:ana@example.com>ana@example.com</></>'],
    ['![a](https://example.com/a.png)', '<paragraph><image https://example.com/a.png>a</></>'],
    ['    not code', '<paragraph>not code</>'],
    ['[note]: https://example.com', '<paragraph>[note]: <link https://example.com>https://example.com</></>'],
    ['README.md and a.ts and //x.com', '<paragraph>README.md and a.ts and //x.com</>'],
  ])('%j is %j', (text, drawn) => {
    expect(outline(text).replaceAll('> <', '><')).toBe(drawn);
  });

  it.each([
    ['<script>alert(1)</script>'],
    ['<img src=x onerror=alert(1)>'],
    ['<a href="javascript:alert(1)">x</a>'],
    ['<style>*{display:none}</style>'],
    ['<!-- x --> <iframe src="https://evil.example">'],
    ['a <b onclick=alert(1)>b</b>'],
  ])('%j is text', (text) => {
    expect(outline(text).replace(/<link [^>]*>|<\/>/g, '')).toContain(text.replace(/"https:.*$/, ''));
    expect(outline(text)).not.toMatch(/<(html|script|img|iframe|style)_/);
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'javascript&colon;alert(1)',
    '&#106;avascript:alert(1)',
    '&#x6A;&#x61;vascript:alert(1)',
    'java&Tab;script:alert(1)',
    '\\javascript:alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'data:image/png;base64,AAAA',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
  ])('%j is no address', (address) => {
    for (const text of [`[x](${address})`, `![x](${address})`, `<${address}>`, `[x](<${address}>)`])
      expect(outline(text), text).not.toMatch(/<(link|image) /);
  });

  it('has mentions as the server reads them', () => {
    expect(outline('**[@Ana_B_](user:1)**![@Ben](user:2)')).toBe('<paragraph><strong>@1:Ana_B_</>!@2:Ben</>');
    expect(outline('`[@Ana](user:1)` ~~~[@Ben](user:2)')).toContain('<code_inline>[@Ana](user:1)</>');
    expect(outline('~~~\n[@Ben](user:2)\n~~~')).toBe('<fence>[@Ben](user:2)\n</>');
    expect(outline('[x]([@Ben](user:2))')).not.toContain('<link');
    expect(outline('[@<img src=x onerror=alert(1)>](user:3)')).toBe('<paragraph>@3:<img src=x onerror=alert(1)></>');
    expect(outline('\ue0000\ue001 and \ue0005\ue001')).toBe('<paragraph>0 and 5</>');
    expect(outline('| a |\n|---|\n| [@Ana](user:1) |')).toContain('<td>@1:Ana</>');
  });

  it.each([
    '* ',
    '>',
    '*a_',
    '*_',
    '[',
    '[a](',
    '`a``',
    '![[]()',
    '<',
    '|a',
    'www.',
    'a@',
    '~~a ',
    '- a\n ',
    '\\',
    '&',
    'http://a(',
    '\\*',
    'C:\\',
    ' \\\\a',
    '*.',
  ])('takes a long text of %j in a time that grows with its length', async (piece) => {
    expect(growth((length) => parseMarkdown(piece.repeat(length / piece.length), origin), 5_000)).toBeLessThan(linear);
  });
});

// Parses Markdown into a tree: GitHub's flavour without raw HTML, with the same mentions as on the server.
import { type CommentPart, commentParts, formatMention } from '@app/contract/comments/mentions.rules.ts';
import { backslashAt, isLiteralRun, literalStarts } from '@app/contract/markdown/literal-marks.rules.ts';
import MarkdownIt, { type Token } from 'markdown-it';
import { linkTarget } from '#features/markdown/link-target.ts';

export interface MarkdownNode {
  token: Token;
  children: MarkdownNode[];
}

export interface ParsedMarkdown {
  nodes: MarkdownNode[];
  /** Splits the text of a token into words and mentions. */
  partsOf: (text: string) => CommentPart[];
  /** Returns the text of a token as it was written. */
  written: (text: string) => string;
}

/** Single newlines are line breaks. Indented text is no code, and definitions stay visible, because people paste both. */
const parser = new MarkdownIt({ html: false, linkify: true, breaks: true });
parser.disable(['code', 'reference']);
parser.inline.ruler.at('escape', (state, silent) => {
  if (state.src[state.pos] !== '\\') return false;
  const { shown, end } = backslashAt(state.src, state.pos);
  if (!silent) state.pending += shown;
  state.pos = end;
  return true;
});
parser.inline.ruler.before('emphasis', 'literal_run', (state, silent) => {
  const [run] = /^(?:\*+|_+)/.exec(state.src.slice(state.pos, state.pos + 100)) ?? [''];
  if (run === '' || !isLiteralRun(state.src, state.pos, run.length)) return false;
  if (!silent) state.pending += run;
  state.pos += run.length;
  return true;
});
// Only full addresses become links: neither `README.md` nor `//`.
parser.linkify.set({ fuzzyLink: false, fuzzyIP: false }).add('ftp:', null).add('//', null);
parser.linkify.add('www.', {
  validate: (text, at) =>
    /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#][^\s<>]*[^\s<>.,;:!?)"'])?\/?/i.exec(text.slice(at))?.[0].length ?? 0,
  normalize: (match) => {
    match.url = `http://${match.url}`;
  },
});

/** `origin` is the origin of the page, which marks links within the product. */
export function parseMarkdown(text: string, origin: string): ParsedMarkdown {
  // The parser sees each mention, and each sign that is no mark, as one character, whatever the name in it: so it means the same here and on the server.
  const protectedParts: CommentPart[] = [];
  const keep = (part: CommentPart) => `\ue000${protectedParts.push(part) - 1}\ue001`;
  const source = commentParts(text.replace(/[\ue000\ue001]/g, ''))
    .map((part) => ('text' in part ? part.text : keep(part)))
    .join('')
    .replace(literalStarts, (_, marks: string, sign: string) => marks + keep({ text: sign }));
  parser.validateLink = (address) => linkTarget(address, origin) !== undefined;
  return {
    nodes: treeOf(parser.parse(source, {})),
    partsOf: (piece) =>
      piece.split(/(\ue000\d+\ue001)/).flatMap((words): CommentPart[] => {
        const part = words.startsWith('\ue000') ? protectedParts[Number(words.slice(1, -1))] : undefined;
        return part ? [part] : words === '' ? [] : [{ text: words }];
      }),
    written: (piece) =>
      piece.replace(/\ue000(\d+)\ue001|%EE%80%80(\d+)%EE%80%81/g, (_, index?: string, encoded?: string) => {
        const part = protectedParts[Number(index ?? encoded)] ?? { text: '' };
        const whole = 'text' in part ? part.text : formatMention({ id: part.userId, fullName: part.name });
        return encoded === undefined ? whole : encodeURIComponent(whole);
      }),
  };
}

/** Nests the parser's flat list of opening and closing tokens. */
function treeOf(tokens: readonly Token[]): MarkdownNode[] {
  const root: MarkdownNode[] = [];
  const open = [root];
  for (const token of tokens) {
    if (token.nesting < 0) {
      open.pop();
      continue;
    }
    const node = { token, children: token.type === 'inline' ? treeOf(token.children ?? []) : [] };
    open.at(-1)?.push(node);
    if (token.nesting > 0) open.push(node.children);
  }
  return root;
}

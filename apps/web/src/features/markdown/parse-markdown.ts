// Parses Markdown into a tree: GitHub's flavour without raw HTML, with the same mentions as on the server.
import { type CommentPart, commentParts, formatMention } from '@app/contract';
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
  // The parser sees each mention as one character, whatever the name in it: so it means the same here and on the server.
  const mentions: Extract<CommentPart, { userId: number }>[] = [];
  const source = commentParts(text.replace(/[\ue000\ue001]/g, ''))
    .map((part) => ('text' in part ? part.text : `\ue000${mentions.push(part) - 1}\ue001`))
    .join('');
  parser.validateLink = (address) => linkTarget(address, origin) !== undefined;
  return {
    nodes: treeOf(parser.parse(source, {})),
    partsOf: (piece) =>
      piece.split(/(\ue000\d+\ue001)/).flatMap((words): CommentPart[] => {
        const mention = words.startsWith('\ue000') ? mentions[Number(words.slice(1, -1))] : undefined;
        return mention ? [mention] : words === '' ? [] : [{ text: words }];
      }),
    written: (piece) =>
      piece.replace(/\ue000(\d+)\ue001|%EE%80%80(\d+)%EE%80%81/g, (_, place?: string, encoded?: string) => {
        const mention = mentions[Number(place ?? encoded)];
        const whole = mention ? formatMention({ id: mention.userId, fullName: mention.name }) : '';
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

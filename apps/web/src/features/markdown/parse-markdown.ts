// Markdown as a tree: GitHub's flavour without raw HTML, mentions in it as the server reads them.
import { type CommentPart, commentParts, formatMention } from '@app/contract';
import MarkdownIt, { type Token } from 'markdown-it';
import { linkTarget } from '#features/markdown/link-target.ts';

export interface MarkdownNode {
  token: Token;
  children: MarkdownNode[];
}

export interface ParsedMarkdown {
  nodes: MarkdownNode[];
  /** The text of a piece in parts: words, and mentions in place of what stood for them. */
  partsOf: (text: string) => CommentPart[];
  /** The piece as it was written. */
  written: (text: string) => string;
}

/** Single newlines are line breaks. What is indented is no code, and a definition does not vanish: people paste both. */
const parser = new MarkdownIt({ html: false, linkify: true, breaks: true });
parser.disable(['code', 'reference']);
// Only what is written as an address is one: neither `README.md` nor `//`.
parser.linkify.set({ fuzzyLink: false, fuzzyIP: false }).add('ftp:', null).add('//', null);
parser.linkify.add('www.', {
  validate: (text, at) =>
    /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#][^\s<>]*[^\s<>.,;:!?)"'])?\/?/i.exec(text.slice(at))?.[0].length ?? 0,
  normalize: (match) => {
    match.url = `http://${match.url}`;
  },
});

/** `origin` is that of the page, by which links within the product are known. */
export function parseMarkdown(text: string, origin: string): ParsedMarkdown {
  // A mention is one sign to the parser, whatever the name in it: only so it means the same here and on the server.
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

/** The parser gives a flat list in which tokens open and close. */
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

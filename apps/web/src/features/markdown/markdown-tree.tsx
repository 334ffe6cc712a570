// Renders Markdown as React elements. No HTML is created from a text, so there is nothing to sanitize.

import { pictureIn } from '@app/contract/attachments/attachments.rules.ts';
import type { Catalogue } from '@app/texts/catalogue.ts';
import { createElement, Fragment, type ReactNode } from 'react';
import { MarkdownLink } from '#features/markdown/markdown-link.tsx';
import { MarkdownPicture } from '#features/markdown/markdown-picture.tsx';
import { Mention } from '#features/markdown/mention.tsx';
import { type MarkdownNode, type ParsedMarkdown, parseMarkdown } from '#features/markdown/parse-markdown.ts';
import { useText } from '#lib/text.ts';

type Strings = Catalogue['markdown'];

export interface MarkdownTreeProps {
  text: string;
  /** Draws the words of a text that nobody vouches for, such as a model's: links, pictures and mentions in it are words, too. */
  drawWords?: ((words: string) => ReactNode) | undefined;
}

export function MarkdownTree({ text, drawWords }: MarkdownTreeProps) {
  return drawnFrom(parseMarkdown(text, location.origin), useText().markdown, drawWords);
}

function drawnFrom(parsed: ParsedMarkdown, strings: Strings, drawWords: MarkdownTreeProps['drawWords']): ReactNode {
  /** The levels of the headings around the next one. */
  const levels: number[] = [];

  function all(nodes: readonly MarkdownNode[], inLink = false): ReactNode {
    return createElement(Fragment, null, ...nodes.map((node) => one(node, inLink)));
  }

  function one(node: MarkdownNode, inLink: boolean): ReactNode {
    const { token, children } = node;
    const make = drawn[token.type];
    if (make) return make(node, inLink);
    if (plain.has(token.type)) return createElement(token.tag, null, all(children, inLink));
    // Any other token: its text.
    return children.length > 0 ? all(children, inLink) : textWithMentions(token.content);
  }

  function textWithMentions(piece: string): ReactNode {
    const parts = parsed.partsOf(piece).map((part) => {
      if ('text' in part) return drawWords ? drawWords(part.text) : part.text;
      return drawWords ? part.name : createElement(Mention, part);
    });
    return createElement(Fragment, null, ...parts);
  }

  /** The words of a link or picture with its address, so that nothing of it is hidden. */
  function asWords(children: ReactNode, words: string, address: string): ReactNode {
    return words === '' || words === address ? address : createElement(Fragment, null, children, ` (${address})`);
  }

  function block({ token }: MarkdownNode): ReactNode {
    return (
      <pre>
        <code>{parsed.written(token.content).replace(/\n$/, '')}</code>
      </pre>
    );
  }

  const drawn: Record<string, (node: MarkdownNode, inLink: boolean) => ReactNode> = {
    text: ({ token }) => textWithMentions(token.content),
    softbreak: () => <br />,
    hardbreak: () => <br />,
    hr: () => <hr />,
    code_inline: ({ token }) => <code>{parsed.written(token.content)}</code>,
    fence: block,
    code_block: block,
    paragraph_open: ({ token, children }) => (token.hidden ? all(children) : <p>{all(children)}</p>),
    heading_open({ token, children }) {
      const level = Number(token.tag.slice(1));
      while ((levels.at(-1) ?? 0) >= level) levels.pop();
      levels.push(level);
      // Below the heading of the section, without gaps, whatever levels the text uses.
      return createElement(`h${Math.min(3 + levels.length, 6)}`, { 'data-level': level }, all(children));
    },
    // Their marks are on the side where their text begins; numbers stay as they were typed, with their sign.
    bullet_list_open: ({ children }) => <ul dir="auto">{all(children)}</ul>,
    ordered_list_open: ({ token, children }) => (
      <ol dir="auto" data-sign={token.markup}>
        {all(children)}
      </ol>
    ),
    list_item_open: (node) => item(node, all, strings),
    link_open({ token, children }, inLink) {
      if (inLink) return all(children, true);
      const address = parsed.written(String(token.attrGet('href') ?? ''));
      if (drawWords) return asWords(all(children, true), wordsIn(children), address);
      return <MarkdownLink address={address}>{wordsIn(children) === '' ? address : all(children, true)}</MarkdownLink>;
    },
    image({ token }, inLink) {
      const address = parsed.written(String(token.attrGet('src') ?? ''));
      if (drawWords) return asWords(textWithMentions(token.content), token.content, address);
      const attachmentId = pictureIn(address);
      if (attachmentId !== undefined && !inLink)
        return <MarkdownPicture attachmentId={attachmentId} alt={parsed.written(token.content)} />;
      const alt = textWithMentions(token.content || address);
      return inLink ? alt : <MarkdownLink address={address}>{alt}</MarkdownLink>;
    },
    // A group, not a region, because a page could have many regions of the same name. Focusable, because it scrolls sideways.
    table_open: ({ children }) =>
      createElement(
        'div',
        { role: 'group', 'aria-label': strings.table, tabIndex: 0, className: 'markdown-table' },
        <table>{all(children)}</table>,
      ),
    th_open: ({ token, children }) => <th style={aligned(token.attrGet('style'))}>{all(children)}</th>,
    td_open: ({ token, children }) => <td style={aligned(token.attrGet('style'))}>{all(children)}</td>,
  };

  return all(parsed.nodes);
}

const plain = new Set(['strong', 'em', 's', 'bullet_list', 'blockquote', 'thead', 'tbody', 'tr'].map((name) => `${name}_open`));

const box = /^\[([ xX])\](?:\s|$)/;

/** A list item; one that begins with `[ ]` or `[x]` has a read-only checkbox. */
function item(
  { token, children }: MarkdownNode,
  all: (nodes: readonly MarkdownNode[]) => ReactNode,
  strings: Strings,
): ReactNode {
  const first = children[0]?.children[0]?.children[0];
  const found = first?.token.type === 'text' ? box.exec(first.token.content) : null;
  const value = token.info === '' ? undefined : Number(token.info);
  if (!first || !found) return <li value={value}>{all(children)}</li>;
  first.token.content = first.token.content.slice(found[0].length);
  const checked = found[1] !== ' ';
  return (
    <li className="markdown-task">
      <input type="checkbox" checked={checked} disabled readOnly aria-label={checked ? strings.done : strings.open} />
      <div>{all(children)}</div>
    </li>
  );
}

function wordsIn(nodes: readonly MarkdownNode[]): string {
  return nodes
    .map(({ token, children }) => token.content + wordsIn(children))
    .join('')
    .trim();
}

function aligned(style: string | number | null): { textAlign: 'left' | 'center' | 'right' } | undefined {
  const side = style === null ? '' : String(style).replace('text-align:', '');
  return side === 'left' || side === 'center' || side === 'right' ? { textAlign: side } : undefined;
}

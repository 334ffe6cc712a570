// The text of a mail that has only HTML. Imported with the first such mail: its parser would delay the start.
import { incomingMailLimits } from '@app/contract/incoming-mails/incoming-mails.limits.ts';
import { Parser } from 'htmlparser2';
import { plainText } from '#email/plain-text.ts';

/** Elements whose content nobody reads. */
const unread = new Set(['head', 'style', 'script', 'title', 'template', 'noscript', 'svg', 'math', 'object', 'iframe']);

/** Elements without an end tag; a parser reads some of those end tags as another element. */
const empty = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'wbr', 'col', 'area', 'base', 'embed', 'source', 'track']);

type Attributes = Readonly<Record<string, string | undefined>>;

/** Returns the text of a mail's HTML, without what it quotes if `cutQuote`. Pictures within it become `[cid:…]`. */
export function textOfHtml(html: string, cutQuote: boolean): { text: string; quoteCut: boolean } {
  const read = sizedHtml(html, cutQuote);
  return read ? { text: plainText(read.html), quoteCut: read.quoteCut } : { text: withoutTags(html), quoteCut: false };
}

/** Returns the HTML without what nobody reads; undefined if it is nested so deeply that a parser would take too long. */
function sizedHtml(html: string, cutQuote: boolean): { html: string; quoteCut: boolean } | undefined {
  const output: string[] = [];
  let depth = 0;
  /** The depth of the element that is being left out. */
  let left: number | undefined;
  let quoteCut = false;
  let isTooDeep = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > incomingMailLimits.depth) {
        isTooDeep = true;
        parser.pause();
      }
      if (left !== undefined) return;
      const isQuote = cutQuote && isQuoted(name, attributes);
      quoteCut ||= isQuote;
      if (isQuote || unread.has(name) || isSignature(attributes)) left = depth;
      else if (name === 'img') output.push(pictureOf(attributes));
      else output.push(name === 'a' ? `<a href="${escaped(attributes['href'] ?? '')}">` : `<${name}>`);
    },
    ontext(text) {
      if (left === undefined) output.push(escaped(text));
    },
    onclosetag(name) {
      if (left === undefined && !empty.has(name)) output.push(`</${name}>`);
      if (left === depth) left = undefined;
      depth -= 1;
    },
  });
  // In pieces, so that a paused parser has not read everything first.
  for (let at = 0; at < html.length && !isTooDeep; at += piece) parser.write(html.slice(at, at + piece));
  if (isTooDeep) return undefined;
  parser.end();
  return { html: output.join(''), quoteCut };
}

const piece = 16_384;

/** How Gmail, Apple Mail, Thunderbird, Outlook and Yahoo mark what they quote. */
function isQuoted(name: string, attributes: Attributes): boolean {
  const { class: classes = '', id = '', type = '' } = attributes;
  if (name === 'blockquote') return type === 'cite' || classes.includes('gmail_quote');
  if (/(^|\s)(gmail_quote|moz-cite-prefix|yahoo_quoted|protonmail_quote)(\s|$)/.test(classes)) return true;
  return id === 'mail-editor-reference-message-container';
}

function isSignature({ class: classes = '', id = '' }: Attributes): boolean {
  return /(^|\s)(gmail_signature|moz-signature)(\s|$)/.test(classes) || id.toLowerCase() === 'signature';
}

function pictureOf({ src = '', alt = '' }: Attributes): string {
  return src.startsWith('cid:') ? escaped(` [${src.slice(0, 300)}] `) : escaped(alt);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Drops everything between angle brackets, in one pass. */
function withoutTags(html: string): string {
  const output: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    output.push(html.slice(at, open < 0 ? html.length : open));
    if (open < 0) break;
    const close = html.indexOf('>', open);
    if (close < 0) break;
    at = close + 1;
  }
  return output
    .join(' ')
    .replaceAll(/[ \t]+/g, ' ')
    .trim();
}

// What is left of Markdown where only its words are shown: on a card, in what the search has found.
import { commentParts } from '#comments/mentions.rules.ts';
import { withoutCode, withoutFences } from '#markdown/code-marks.rules.ts';
import { withoutEmphasis } from '#markdown/emphasis.rules.ts';

const marks = /[*_`~#>[\]|\\&]|^[ \t]*(?:[-+=]|\d{1,9}[.)])|:\/\/|www\.|\S@\S/im;

/** Says whether Markdown may draw a text otherwise than it is written; a doubt is a yes. */
export function hasMarkdown(text: string): boolean {
  return marks.test(text);
}

const escaped = /\\([!-/:-@[-`{-~])/g;
const link = /!?\[([^[\]]*)\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+"[^"\n]*")?\)/g;
/** A text may have been cut within an address. */
const cutLink = /!?\[([^[\]]*)\]\([^()\s]*$/;
const address = /<((?:https?:\/\/|mailto:)[^<>\s]*)>/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The words of a text without the marks of Markdown, line by line; mentions as `@Name`, links as their words, code as it is. */
export function plainText(text: string): string {
  if (!hasMarkdown(text)) return text;
  const kept: string[] = [];
  const keep = (words: string) => `\ue000${kept.push(words) - 1}\ue001`;
  const mentions = commentParts(text.replace(/[\ue000\ue001]/g, ''));
  const source = mentions.map((part) => ('text' in part ? part.text : keep(`@${part.name}`))).join('');
  return withoutFences(source, keep)
    .split('\n')
    .map((line) => withoutCode(line, (words) => keep(words.trim())))
    .join('\n')
    .replace(escaped, (_, sign: string) => keep(sign))
    .split('\n')
    .map(withoutLineMarks)
    .join('\n')
    .replace(link, '$1')
    .replace(cutLink, '$1')
    .replace(address, '$1')
    .split('\n')
    .map(withoutEmphasis)
    .join('\n')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\ue000(\d+)\ue001/g, (_, place: string) => restored(kept, Number(place)));
}

/** What was kept may hold what was kept before it. */
function restored(kept: readonly string[], place: number): string {
  return (kept[place] ?? '').replace(/\ue000(\d+)\ue001/g, (_, inner: string) => kept[Number(inner)] ?? '');
}

/** A line without what makes it a heading, an item, a quotation or a row; nothing of one that only draws a line. */
function withoutLineMarks(line: string): string {
  const words = line.trim();
  if (/^[-*_=:|\s]+$/.test(words) && /[-*_=]/.test(words)) return '';
  const plain = words
    .replace(/^(?:> ?)+/, '')
    .trimStart()
    .replace(/^(?:[-*+]\s+)+/, '')
    .replace(/^\[[ xX]\]\s+/, '')
    .replace(/^#{1,6}\s+/, '');
  return plain.startsWith('|') ? plain.replaceAll('|', ' ').trim() : plain;
}

// What is left of Markdown where only its words are shown: on a card, in what the search has found.
import { commentParts } from '#comments/mentions.rules.ts';

const marks = /[*_`~#>[\]|\\&]|^[ \t]*(?:[-+=]|\d{1,9}[.)])|:\/\/|www\.|\S@\S/im;

/** Says whether Markdown may draw a text otherwise than it is written; a doubt is a yes. */
export function hasMarkdown(text: string): boolean {
  return marks.test(text);
}

const fence = /^ {0,3}(`{3,}|~{3,})[^\n]*\n?([\s\S]*?)(?:\n? {0,3}\1[`~]*[ \t]*$|(?![\s\S]))/gm;
const code = /(?<!`)(`{1,2})(?!`)([^\n]+?)(?<!`)\1(?!`)/g;
const escaped = /\\([!-/:-@[-`{-~])/g;
const link = /!?\[([^[\]]*)\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+"[^"\n]*")?\)/g;
/** A text may have been cut within an address. */
const cutLink = /!?\[([^[\]]*)\]\([^()\s]*$/;
const address = /<((?:https?:\/\/|mailto:)[^<>\s]*)>/g;
/** As far apart as two marks may be, or a long line of unpaired ones would be searched again for each. */
const stars = /(\*{1,3}|~~)(?=\S)(.{1,300}?)(?<=\S)\1/g;
const lows = /(?<![\p{L}\p{N}_])(_{1,3})(?=\S)(.{1,300}?)(?<=\S)\1(?![\p{L}\p{N}_])/gu;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The words of a text without the marks of Markdown, line by line; mentions as `@Name`, links as their words, code as it is. */
export function plainText(text: string): string {
  if (!hasMarkdown(text)) return text;
  const kept: string[] = [];
  const keep = (words: string) => `\ue000${kept.push(words) - 1}\ue001`;
  const mentions = commentParts(text.replace(/[\ue000\ue001]/g, ''));
  return mentions
    .map((part) => ('text' in part ? part.text : keep(`@${part.name}`)))
    .join('')
    .replace(fence, (_, _marks, words: string) => keep(words))
    .replace(code, (_, _marks, words: string) => keep(words.trim()))
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

/** Marks within marks go in turns. */
function withoutEmphasis(line: string): string {
  let words = line;
  for (let turn = 0; turn < 3; turn++) {
    const less = words.replace(stars, '$2').replace(lows, '$2');
    if (less === words) break;
    words = less;
  }
  return words;
}

// Converts Markdown to plain text, for cards and search results.
import { commentParts } from '#comments/mentions.rules.ts';
import { withoutCode, withoutFences } from '#markdown/code-marks.rules.ts';
import { withoutEmphasis } from '#markdown/emphasis.rules.ts';
import { backslashAt } from '#markdown/literal-marks.rules.ts';

const marks = /[*_`~#>[\]|\\&]|^[ \t]*(?:[-+=]|\d{1,9}[.)])|:\/\/|www\.|\S@\S/im;

/** Whether a text may contain Markdown; has false positives but no false negatives. */
export function hasMarkdown(text: string): boolean {
  return marks.test(text);
}

const link = /!?\[([^[\]]*)\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+"[^"\n]*")?\)/g;
/** A link whose URL was cut off. */
const cutLink = /!?\[([^[\]]*)\]\([^()\s]*$/;
const address = /<((?:https?:\/\/|mailto:)[^<>\s]*)>/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Returns the text without Markdown: mentions as `@Name`, links as their text, code unchanged. */
export function plainText(text: string): string {
  if (!hasMarkdown(text)) return text;
  const codes: string[] = [];
  const keep = (words: string) => `\ue000${codes.push(words) - 1}\ue001`;
  const mentions = commentParts(text.replace(/[\ue000\ue001]/g, ''));
  const source = mentions.map((part) => ('text' in part ? part.text : keep(`@${part.name}`))).join('');
  return withoutFences(source, keep)
    .split('\n')
    .map((line) => withoutCode(line, (words) => keep(words.trim())))
    .map((line) => withoutBackslashes(line, keep))
    .map(withoutLineMarks)
    .join('\n')
    .replace(link, '$1')
    .replace(cutLink, '$1')
    .replace(address, '$1')
    .split('\n')
    .map(withoutEmphasis)
    .join('\n')
    .replace(/&(?:(amp|lt|gt|quot|nbsp)|#(3[2-9]|[4-9]\d|1[01]\d|12[0-6]));/g, (_, name: string, code: string) =>
      name === undefined ? String.fromCharCode(Number(code)) : (entities[name] ?? ''),
    )
    .replace(/\ue000(\d+)\ue001/g, (_, index: string) => restored(codes, Number(index)));
}

function withoutBackslashes(line: string, keep: (words: string) => string): string {
  let shown = '';
  let at = 0;
  for (let next = line.indexOf('\\'); next !== -1; next = line.indexOf('\\', at)) {
    const literal = backslashAt(line, next);
    shown += line.slice(at, next) + keep(literal.shown);
    at = literal.end;
  }
  return shown + line.slice(at);
}

/** Restores a kept text, which may contain a text that was kept before it. */
function restored(codes: readonly string[], index: number): string {
  return (codes[index] ?? '').replace(/\ue000(\d+)\ue001/g, (_, inner: string) => codes[Number(inner)] ?? '');
}

/** Whether a line is a rule, or belongs to the heading or the table above it. */
function isRule(words: string, above: string): boolean {
  if (/^([-*_])(?:\s*\1){2,}$/.test(words)) return true;
  if (above === '') return false;
  const isTable = /^[-:|\s]+$/.test(words) && words.includes('-') && /[:|]/.test(words);
  return isTable || /^(?:=+|-{2,})$/.test(words);
}

/** Removes marks of headings, lists, quotations and tables from a line; returns '' for a rule. */
function withoutLineMarks(line: string, at: number, lines: readonly string[]): string {
  const words = line.trim();
  if (/^[-*_=:|\s]+$/.test(words) && isRule(words, lines[at - 1]?.trim() ?? '')) return '';
  const plain = words
    .replace(/^(?:>(?=[\s>]|$) ?)+/, '')
    .trimStart()
    .replace(/^(?:[-*+]\s+)+/, '')
    .replace(/^\[[ xX]\]\s+/, '')
    .replace(/^#{1,6}\s+/, '');
  return plain.startsWith('|') ? plain.replaceAll('|', ' ').trim() : plain;
}

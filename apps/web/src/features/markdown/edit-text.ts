// Pure rules of the editor's tools: which range they replace by what, and the new selection.

/** A text and its selection. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** `from` to `to` becomes `insert`; then `start` to `end` is selected. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

export type Tool = 'bold' | 'italic' | 'list' | 'checklist' | 'link' | 'code';
const linkStart = 'https://';

/** Applies a tool to the selection, or removes its marks if they are there. */
export function applyTool(tool: Tool, selected: Selected): Edit {
  if (tool === 'bold') return wrapped(selected, '**');
  if (tool === 'italic') return italic(selected);
  if (tool === 'list') return listed(selected, '- ');
  if (tool === 'checklist') return listed(selected, '- [ ] ');
  if (tool === 'link') return linked(selected);
  return coded(selected);
}

/** Shrinks the selection to its words, without spaces around them. */
function trimmed({ text, start, end }: Selected): Selected {
  const words = text.slice(start, end);
  const from = start + words.length - words.trimStart().length;
  return words.trim() === '' ? { text, start, end } : { text, start: from, end: from + words.trim().length };
}

const wordBefore = /[\p{L}\p{N}][./\\:-]?$/u;
const wordBehind = /^[./\\:-]?[\p{L}\p{N}]/u;

/** Within a word or a name an underscore is one of its signs, so a star marks it there. */
function italic(selected: Selected): Edit {
  const { text, start, end } = trimmed(selected);
  const before = text.slice(Math.max(0, start - 3), start);
  const behind = text.slice(end, end + 3);
  const isMarked = /(?:^|[^*])\*$/.test(before) && /^\*(?:[^*]|$)/.test(behind);
  return wrapped(selected, isMarked || wordBefore.test(before) || wordBehind.test(behind) ? '*' : '_');
}

function wrapped(selected: Selected, mark: string): Edit {
  const { text, start, end } = trimmed(selected);
  const words = text.slice(start, end);
  const { length } = mark;
  const outside = text.slice(start - length, start) === mark && text.slice(end, end + length) === mark;
  if (start >= length && outside)
    return { from: start - length, to: end + length, insert: words, start: start - length, end: end - length };
  if (words.length >= 2 * length && words.startsWith(mark) && words.endsWith(mark)) {
    const bare = words.slice(length, -length);
    return { from: start, to: end, insert: bare, start, end: start + bare.length };
  }
  return { from: start, to: end, insert: mark + words + mark, start: start + length, end: end + length };
}

function coded(selected: Selected): Edit {
  const { text, start, end } = trimmed(selected);
  const words = text.slice(start, end);
  if (!words.includes('\n')) return wrapped(selected, '`');
  const before = start === 0 || text[start - 1] === '\n' ? '' : '\n';
  const after = end === text.length || text[end] === '\n' ? '' : '\n';
  const insert = `${before}\`\`\`\n${words}\n\`\`\`${after}`;
  const from = start + before.length + 4;
  return { from: start, to: end, insert, start: from, end: from + words.length };
}

function linked(selected: Selected): Edit {
  const { text, start, end } = trimmed(selected);
  const words = text.slice(start, end);
  if (isAddress(words)) return { from: start, to: end, insert: `[](${words})`, start: start + 1, end: start + 1 };
  const insert = `[${words}](${linkStart})`;
  if (words === '') return { from: start, to: end, insert, start: start + 1, end: start + 1 };
  const address = start + words.length + 3;
  return { from: start, to: end, insert, start: address, end: address + linkStart.length };
}

const item = /^(\s*)(?:([-*+])( \[[ xX]\])? |(\d{1,9})([.)]) )/;

/** Makes every line of the selection an item, or removes the marks if all lines are such items. */
function listed({ text, start, end }: Selected, mark: string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isOne = (line: string) => /^\s*- (?:\[[ xX]\] )?/.exec(line)?.[0].trimStart().length === mark.length;
  const all = lines.every((line) => isOne(line));
  const changed = lines.map((line) => {
    const indent = /^\s*/.exec(line)?.[0] ?? '';
    if (all) return indent + line.replace(item, '');
    return indent + mark + line.replace(item, '').trimStart();
  });
  const insert = changed.join('\n');
  const one = lines.length === 1;
  const caret = from + insert.length;
  return { from, to, insert, start: one ? caret : from, end: caret };
}

/** Enter in a list item starts the next item; in an empty item it ends the list. Undefined outside lists. */
export function continueList({ text, start, end }: Selected): Edit | undefined {
  if (start !== end) return undefined;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(from, start);
  const found = item.exec(line);
  if (!found) return undefined;
  const [mark, indent = '', bullet, box, number, dot] = found;
  const rest = text.slice(start, text.indexOf('\n', start) < 0 ? undefined : text.indexOf('\n', start));
  if (line.length === mark.length && rest.trim() === '') return { from, to: start, insert: '', start: from, end: from };
  const next = bullet ? `${bullet}${box ? ' [ ]' : ''} ` : `${Number(number) + 1}${dot} `;
  const insert = `\n${indent}${next}`;
  return { from: start, to: start, insert, start: start + insert.length, end: start + insert.length };
}

/** Pasting an address over selected words makes a link. Undefined for other text, or without a selection. */
export function pasteLink({ text, start, end }: Selected, pasted: string): Edit | undefined {
  const words = text.slice(start, end);
  const address = pasted.trim();
  if (words.trim() === '' || words.includes('\n') || isAddress(words.trim()) || !isAddress(address)) return undefined;
  const insert = `[${words}](${address})`;
  return { from: start, to: end, insert, start: start + insert.length, end: start + insert.length };
}

/** Pastes Markdown; a list, a table or another block stands on lines of its own. */
export function pasteBlock({ text, start, end }: Selected, markdown: string): Edit {
  const isBlock = /^(?:[>-] |#{1,6} |\d{1,9}\. |```|\|.*\n)/.test(markdown);
  const before = isBlock && /[^\n]$/.test(text.slice(0, start)) ? '\n\n' : '';
  const after = isBlock && /^[^\n]/.test(text.slice(end)) ? '\n\n' : '';
  const insert = before + markdown + after;
  const caret = start + before.length + markdown.length;
  return { from: start, to: end, insert, start: caret, end: caret };
}

function isAddress(text: string): boolean {
  return /^https?:\/\/[^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)*$/i.test(text);
}

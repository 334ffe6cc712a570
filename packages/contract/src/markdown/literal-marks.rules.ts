// Which signs of a text are no Markdown, because people who do not know it type them: paths of Windows, patterns of file names,
// names with underscores, backslashes before what has no meaning. Cards, searches and the renderer ask the same rules.

/** A piece of a text that is shown as it stands here, without its marks, up to `end`. */
export interface Literal {
  shown: string;
  end: number;
}

const punctuation = /[!-/:-@[-`{-~]/;
const wordSign = /[\p{L}\p{N}_]/u;
const blank = /\s/;
/** So many characters before a sign decide whether it begins a line. */
const lineStart = 80;

/** Returns what the backslash at `at` shows, with the signs behind it: a path, an escaped sign, or the backslashes themselves. */
export function backslashAt(text: string, at: number): Literal {
  const path = pathAt(text, at);
  if (path) return { shown: text.slice(at, path), end: path };
  let sign = at;
  while (text[sign] === '\\') sign++;
  const count = sign - at;
  const next = text[sign] ?? '';
  if (!punctuation.test(next)) return { shown: text.slice(at, sign), end: sign };
  if (!hasMeaning(text, sign, at)) return { shown: text.slice(at, sign + 1), end: sign + 1 };
  const half = '\\'.repeat(Math.floor(count / 2));
  return count % 2 === 1 ? { shown: half + next, end: sign + 1 } : { shown: half, end: sign };
}

/** Returns the end of the path whose word begins with the backslashes at `at`, or with a letter and a colon before it. */
function pathAt(text: string, at: number): number | undefined {
  const isShare = text[at + 1] === '\\' && /[^\s\\]/.test(text[at + 2] ?? ' ');
  const drive = /[A-Za-z]:$/.test(text.slice(Math.max(0, at - 2), at));
  const start = drive ? at - 2 : at;
  if (!drive && !isShare) return undefined;
  const before = /(?:^|[\s("'‘“„«<[])([*_~]{0,3})$/u.exec(text.slice(Math.max(0, start - 5), start));
  const end = before ? pathEnd(text, at, before[1] ?? '') : at;
  return end > at ? end : undefined;
}

/**
 * A path ends with its word, at a bracket that was opened before it, and before the marks that stand around it. Backslashes before
 * a sign that ends it belong to that sign.
 */
function pathEnd(text: string, from: number, around: string): number {
  const open: string[] = [];
  let end = from;
  for (; end < text.length; end++) {
    const sign = text[end] ?? '';
    if (/[\s<>"|`]/.test(sign)) break;
    if (sign === '(' || sign === '[') open.push(sign);
    else if (sign === ')' || sign === ']') {
      if (open.at(-1) !== (sign === ')' ? '(' : '[')) break;
      open.pop();
    }
  }
  if (around !== '' && text.slice(from, end).endsWith(around)) return end - around.length;
  if (end === text.length || blank.test(text[end] ?? '')) return end;
  while (end > from && text[end - 1] === '\\') end--;
  return end;
}

const entity = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});/iy;
const autolink = /<(?:[a-z][a-z0-9+.-]{1,31}:|[^\s<>@]{1,64}@)/iy;

/** Whether a sign could mean something in Markdown; the text before it ends at `before`, where backslashes may begin. */
export function hasMeaning(text: string, at: number, before = at): boolean {
  const sign = text[at] ?? '';
  const last = text[before - 1] ?? ' ';
  const next = text[at + 1] ?? ' ';
  switch (sign) {
    case '`':
    case ']':
    case '|':
      return true;
    case '*':
    case '~':
      return !(blank.test(last) && blank.test(next)) || (sign === '*' && beginsLine(text, before));
    case '_':
      return !isWithin(text, at, before) && !(blank.test(last) && blank.test(next));
    case '[':
      return !wordSign.test(last);
    case '(':
      return last === ']';
    case '!':
      return /^\\{0,20}\[/.test(text.slice(at + 1, at + 22));
    case '#':
    case '>':
    case '+':
    case '-':
    case '=':
      return beginsLine(text, before) || (sign === '#' && last === '#');
    case '.':
    case ')':
      return /(?:^|\n)[ \t]{0,3}\d{1,9}$/.test(text.slice(Math.max(0, before - lineStart), before));
    case '<':
      return matchesAt(autolink, text, at);
    case '&':
      return matchesAt(entity, text, at);
    default:
      return false;
  }
}

/** Whether underscores stand between letters, whether or not backslashes stand before some of them. */
function isWithin(text: string, at: number, before: number): boolean {
  const last = /([^_\\])[_\\]{0,20}$/u.exec(text.slice(Math.max(0, before - 22), before))?.[1] ?? ' ';
  const next = /^[_\\]{0,20}([^_\\])/u.exec(text.slice(at + 1, at + 23))?.[1] ?? ' ';
  return wordSign.test(last) && wordSign.test(next);
}

/** Whether only marks of quotations and items stand between the beginning of the line and a place. */
function beginsLine(text: string, at: number): boolean {
  const from = Math.max(0, at - lineStart);
  const line = text.lastIndexOf('\n', at - 1) + 1;
  return line >= from && /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*$/.test(text.slice(line, at));
}

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

const joined = /[\p{L}\p{N}_][./\\:-]$/u;
const joins = /^[./\\:-][\p{L}\p{N}_]/u;

/** Whether a run of stars or underscores is text: within a name or path, before the ending of file names, between numbers. */
export function isLiteralRun(text: string, from: number, length: number): boolean {
  const end = from + length;
  const before = text.slice(Math.max(0, from - 3), from);
  const behind = text.slice(end, end + 3);
  if (text[from] === '_') return joined.test(before) || joins.test(behind);
  if (text[from] !== '*' || length !== 1) return false;
  const isEnding = /^\.[\p{L}\p{N}*]/u.test(behind) && !/[\p{L}\p{N}]$/u.test(before);
  return isEnding || (/\d$/.test(before) && /^\d/.test(behind));
}

/** Signs at the beginning of a line that are no marks: `>5`, a year before a point, a star alone. */
export const literalStarts = /^([ \t]*(?:(?:>[ \t]?)*(?:[-*+][ \t]+)?))(>(?![\s>]|$)|\d{4,9}(?=[.)][ \t])|[-*+]$)/gm;

/** Returns Markdown that the renderer, cards and searches show as this text on one line. */
export function literalMarkdown(text: string): string {
  const written: string[] = [];
  // What a reader sees before a place decides, with the backslashes that stand there.
  let seen = '';
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at, at + 300);
    const path = rest[0] === '\\' ? pathAt(seen + rest, seen.length) : undefined;
    let sign = at;
    while (text[sign] === '\\') sign++;
    const run = text.slice(at, sign);
    const next = text[sign] ?? '';
    const escapes = punctuation.test(next) && hasMeaning(seen + rest, seen.length + run.length, seen.length);
    const end = path === undefined ? sign + 1 : at + path - seen.length;
    const escaped = `${run}${run}\\${next}`;
    // A letter and a colon before the backslash would be a path.
    const isPath = () => pathAt(seen + escaped + text.slice(end, end + 300), seen.length) !== undefined;
    const piece = path !== undefined || !escapes ? text.slice(at, end) : isPath() ? `&#${next.charCodeAt(0)};` : escaped;
    written.push(piece);
    seen = (seen + piece).slice(-lineStart);
    at = end;
  }
  return written.join('');
}

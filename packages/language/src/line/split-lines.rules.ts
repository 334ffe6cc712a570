// Splits pasted text into the lines of a list, without bullets, numbers and checkboxes.

/** A line of a list; `done` is the state of its checkbox, if it has one. */
export interface PastedLine {
  text: string;
  done?: boolean;
}

/** Returns the lines that have text. Headings of Markdown and rules between lines are no tasks. */
export function splitLines(pasted: string): PastedLine[] {
  return pasted.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((line) => {
    const { text, done } = withoutMark(line.trim());
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    return [done === undefined ? { text } : { text, done }];
  });
}

function withoutMark(line: string): { text: string; done?: boolean } {
  const text = line.replace(/^(?:[-*+•◦▪–—·‣]|\(?(?:\d{1,3}|[a-z])[.)])\s+/i, '');
  // '3. Dezember' is a date, '1. Pay' a number.
  const content = /^\d{1,3}\.\s+\p{Ll}/u.test(line) || isDayOfMonth(line) ? line : text;
  const box = /^(?:\[([ xX✓✔]?)\]|([☐☑☒✅✓✔]))\s*/u.exec(content);
  if (!box) return { text: content };
  const done = box[2] === undefined ? /[xX✓✔]/.test(box[1] ?? '') : box[2] !== '☐';
  return { text: content.slice(box[0].length), done };
}

/** Whether a line begins with a day and a month, '3. März zahlen'. */
function isDayOfMonth(line: string): boolean {
  const [, day, word = ''] = /^(\d{1,2})\.\s+(\p{L}+)/u.exec(line) ?? [];
  return day !== undefined && Number(day) <= 31 && monthWords.has(word.toLowerCase());
}

const monthWords = new Set(
  'januar februar märz april mai juni juli august september oktober november dezember jan feb mrz apr jun jul aug sep okt nov dez'.split(
    ' ',
  ),
);

// For property tests: names that hold what separates, quotes, escapes or breaks lines somewhere.
import * as fc from 'fast-check';

const piece = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(...[',', ';', '"', "'", '\\', ' ', '|', '\t', ', ', '; ', '" ', ' "', '""', '", "', ':']),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...['=', '+', '-', '@', '#', '[x] ', '[ ] ', '- ', '(', ')', '<', '>', '*', '_', '`', '\u2028']),
  },
  { weight: 2, arbitrary: fc.constantFrom('HR', 'Payroll', 'Last', 'First', 'é', 'ß', '\ud83d\ude00', 'me', 'none', '\u00a0') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 4 }) },
);
const broken = fc.constantFrom('\n', '\r\n', '\r', '\n=', '\n"', '\n[ ] ', '\n- ', '\n+1', ';=1', ';@');

/** A text on one line, trimmed and not empty, as names are. */
export const hostileName = fc
  .array(piece, { minLength: 1, maxLength: 8 })
  .map((pieces) =>
    pieces
      .join('')
      .replace(/[\r\n\0]/g, '')
      .trim(),
  )
  .filter((name) => name !== '');

/** A text of several lines, not trimmed. */
export const hostileText = fc
  .array(fc.oneof({ weight: 2, arbitrary: piece }, { weight: 1, arbitrary: broken }), { maxLength: 12 })
  .map((pieces) => pieces.join('').replaceAll('\0', ''));

const mark = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...['*', '**', '_', '`', '~~', '#', '>', '-', '+', '=', '.', '!', '[', ']', '(', ')', '|', '&amp;'],
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...['\\', '\\\\', 'C:\\', '\\_', '1', '2026', '[x]', '](', '<http://a>', '<b', 'user:1', '*.a', '_a'],
    ),
  },
  { weight: 3, arbitrary: fc.constantFrom('a', ' ', 'word', 'é', '/', ':', '@', '"') },
);

/** A text on one line with marks of Markdown and paths, without blanks that it would lose. */
export const hostileLine = fc
  .array(mark, { minLength: 1, maxLength: 10 })
  .map((marks) => marks.join('').replace(/\s+/g, ' ').trim());

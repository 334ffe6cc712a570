// For tests: generates texts that expose quadratic regular expressions, and measures code with them.
import { growth, linear, processorTime } from '#testing/growth.ts';

/** Exists in browser and server. */
declare const performance: { now(): number };

/** Lengths at which quadratic and linear time clearly differ; longer ones only take longer. */
const whole = 8_000;
const part = 2_000;
/** What takes no longer than this, in milliseconds, with a long text delays nobody. */
const quick = 2;

/** Characters with a meaning in Markdown, HTML and templates. */
const ordinary = [
  'a',
  ' ',
  '\n',
  '_',
  '*',
  '`',
  '[',
  '](',
  ')',
  '(',
  '<',
  '>',
  '"',
  '@',
  '.',
  '/',
  '\\',
  '&',
  '|',
  '~',
  '{{',
  '1',
  '́',
];

/** Fragments that made some pattern quadratic before. */
const seen = [
  '____a _***]___a(\\_)*',
  '[a](',
  '![](a"',
  '[@a](user:1',
  '@a ',
  '* a*',
  '**a *',
  '_a __',
  '~~a ',
  '``a` ',
  '```\n',
  '~~~ \n',
  '   ```',
  '- ',
  '- [ ] ',
  '> > ',
  '| ',
  '<a href="',
  '<a ',
  '<a href="x">',
  '</td><',
  '<p ',
  '<p>\t',
  '<!--',
  '<http://',
  'http://a',
  'www.a.',
  'mailto:a@',
  'a@a.',
  '&#1',
  '&a',
  '{{a',
  '}}',
  'aA',
  'é1',
  'a\u0301',
  '漢',
  'İ',
  '𝒜',
  '\ud800',
  '\ue0000\ue001',
  ' \n',
  '\t \n',
  '\r',
  "'a",
  "\\'",
];

/** Returns a text of the given length: a repeated fragment between `before` and `behind`. */
function repeated(piece: string, to: number, before = '', behind = ''): string {
  const fill = Math.max(0, to - before.length - behind.length);
  return before + piece.repeat(Math.ceil(fill / piece.length)).slice(0, fill) + behind;
}

type Shape = (to: number) => string;

/** Returns generators of hostile texts: each fragment repeated, each pair repeated, and deterministic mixtures. */
export function hostileShapes(pieces: readonly string[] = [], mixtures = 15): Shape[] {
  const own = [...new Set(pieces)];
  const alone = [...new Set([...own, ...ordinary, ...seen])].map(
    (piece): Shape =>
      (to) =>
        repeated(piece, to),
  );
  const pairs = own.flatMap((one) =>
    [...new Set([...own, 'a', ' '])]
      .filter((other) => other !== one)
      .map(
        (other): Shape =>
          (to) =>
            repeated(one + other, to),
      ),
  );
  const openings = own.flatMap((one) =>
    [...new Set([...own, 'a', ' ', '\n'])].map(
      (other): Shape =>
        (to) =>
          repeated(other, to, one, '\u0000'),
    ),
  );
  const random = seededRandom(own.join('').length + 7);
  const all = [...own, ...ordinary];
  const mixed = Array.from({ length: mixtures }, (): Shape => {
    const piece = Array.from({ length: 2 + random(7) }, () => all[random(all.length)]).join('');
    return (to) => repeated(piece, to);
  });
  return [...alone, ...pairs, ...openings, ...mixed];
}

/** Returns the literal words and characters of a pattern. */
export function patternTokens(pattern: string): string[] {
  const written = pattern
    .replace(/\\[pP]\{[^}]*\}|\\u\{?[0-9a-fA-F]+\}?|\\[dwsSWDbBnrt]|\(\?(?:<\w+>|[:=!<]+)|\{\d+,?\d*\}/g, ' ')
    .replace(/\\(.)/g, '$1');
  const words = written.match(/[A-Za-z]{2,}/g) ?? [];
  return [...new Set([...words.slice(0, 6), ...[...written].slice(0, 60)])].slice(0, 12);
}

/**
 * Returns the beginning of the first text that is slow to process, or undefined. Slow means that the time of the processor is more than
 * `factor` times that of copying the text character by character, and grows faster than the length.
 */
export function findSlowText(
  run: (text: string) => unknown,
  shapes: readonly Shape[],
  { factor = 10 }: { factor?: number } = {},
): string | undefined {
  for (const shape of shapes) {
    // A short text first: exponential time would never end with a long one.
    if (!isQuick(run, shape(part / 5), 200)) return shape(part / 5).slice(0, 60);
    const text = shape(whole);
    if (isQuick(run, text, quick)) continue;
    const taken = processorTime(() => run(text));
    if (taken > factor * processorTime(() => copy(text)) && growth((length) => run(shape(length)), part) >= linear)
      return text.slice(0, 60);
  }
  return undefined;
}

/** Whether one of a few runs takes less than `limit` milliseconds. A clock may say so, as other programs can only make a time longer. */
function isQuick(run: (text: string) => unknown, text: string, limit: number): boolean {
  for (let time = 0; time < 3; time++) {
    const started = performance.now();
    run(text);
    if (performance.now() - started < limit) return true;
  }
  return false;
}

function copy(text: string): string {
  return Array.from(text, (sign) => sign).join('');
}

/** Returns a deterministic random number generator for integers below a bound. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 || 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

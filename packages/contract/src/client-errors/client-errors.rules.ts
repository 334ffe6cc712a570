// Removes personal data from an error before it leaves the browser: keeps its kind and code location, and no text that a person wrote.
import { limits } from '#limits.ts';
import { screens } from '#screens.ts';

const quoted = /"[^"]*"?|“[^”]*”?|`[^`]*`?|(?<![\p{L}\p{N}])'[^']*'?/gu;
// Each matches only at the beginning of a word, because a match from every letter of a long word would take quadratic time.
const address = /(?<!\S)\S+@\S+/g;
const url = /(?<![\w+.-])[\w+.-]+:\/\/\S+|(?<!\S)\/\S+/g;

/** Returns the message without quoted text, URLs, e-mail addresses and numbers, cut to the limit. */
export function scrubMessage(message: string): string {
  const plain = message
    .slice(0, 2_000)
    .replace(quoted, '"…"')
    .replace(url, '…')
    .replace(address, '…')
    .replace(/\p{N}+/gu, '#')
    .replace(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, limits.clientError.message).join('');
}

const patterns: readonly string[] = Object.values(screens).map(({ pattern }) => pattern);

/** Whether a text is the pattern of a screen, or `other`. */
export function isScreenPattern(text: string): boolean {
  return text === 'other' || patterns.includes(text);
}

/** Returns the pattern of the screen at a path, which contains no ids; `other` if no screen matches. */
export function screenPatternOf(pathname: string): string {
  const segments = pathname.split('/');
  const fits = (pattern: string) => {
    const own = pattern.split('/');
    return own.length === segments.length && own.every((part, index) => part === segments[index] || part.startsWith(':'));
  };
  return patterns.find(fits) ?? 'other';
}

/** A code location. The lookbehind skips a folder right behind another one, as in `node_modules/src/`. */
const position =
  /(?<!\/(?:assets|src|node_modules))\/((?:assets|src|node_modules)\/[\w./@-]{1,160})(?:\?[^\s:)]*)?:(\d{1,7}):(\d{1,7})/;

/** Returns the code locations of a stack such as `assets/main-1a2b.js:1:234`, innermost first. */
export function stackLocations(stack: string): string[] {
  const found = stack.split('\n').map((line) => position.exec(line));
  return found.flatMap((each) => (each ? [`${each[1]}:${each[2]}:${each[3]}`] : [])).slice(0, limits.clientError.stack);
}

// What of an error may leave the browser: its kind and where in the program it happened, and nothing that a person wrote.
import { limits } from '#limits.ts';
import { screens } from '#screens.ts';

const quoted = /"[^"]*"?|“[^”]*”?|`[^`]*`?|(?<![\p{L}\p{N}])'[^']*'?/gu;
// Each is looked for at the beginning of a word alone, or a long word would be read again from each of its letters.
const address = /(?<!\S)\S+@\S+/g;
const url = /(?<![\w+.-])[\w+.-]+:\/\/\S+|(?<!\S)\/\S+/g;

/** The message without what stands in quotes, without addresses and without numbers, cut to its first characters. */
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

/** Says whether a text is the pattern of a screen, or `other`. */
export function isScreenPattern(text: string): boolean {
  return text === 'other' || patterns.includes(text);
}

/** The pattern of the screen at a path, so that no number of a task is told; `other` where none has it. */
export function screenPatternOf(pathname: string): string {
  const parts = pathname.split('/');
  const fits = (pattern: string) => {
    const own = pattern.split('/');
    return own.length === parts.length && own.every((part, index) => part === parts[index] || part.startsWith(':'));
  };
  return patterns.find(fits) ?? 'other';
}

/** A folder right behind another one begins no place of its own. */
const place =
  /(?<!\/(?:assets|src|node_modules))\/((?:assets|src|node_modules)\/[\w./@-]{1,160})(?:\?[^\s:)]*)?:(\d{1,7}):(\d{1,7})/;

/** The places of a stack in the program's own files, as `assets/main-1a2b.js:1:234`, innermost first. */
export function stackLocations(stack: string): string[] {
  const found = stack.split('\n').map((line) => place.exec(line));
  return found.flatMap((each) => (each ? [`${each[1]}:${each[2]}:${each[3]}`] : [])).slice(0, limits.clientError.stack);
}

// Takes the parts of a text out that were not understood, so that the rest can be read alone. Pure.

/** Returns the text without these words, each as often as it occurs; undefined if nothing is left. */
export function withoutWords(text: string, words: readonly string[]): string | undefined {
  const unknown = new Set(words);
  const rest = text
    .split(/([\p{L}\p{N}]+)/u)
    .map((part) => (unknown.has(part) ? ' ' : part))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(rest) ? rest : undefined;
}

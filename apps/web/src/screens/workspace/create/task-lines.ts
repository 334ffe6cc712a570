// Splits the text of the quick add into titles of tasks. Pure.

/** Returns one title for each non-empty line, without list markers. */
export function titlesIn(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*+•–]\s+|\d+[.)]\s+)?(?:\[[ xX]?\]\s+)?/, '').trim())
    .filter((line) => line !== '');
}

// What was typed or pasted into the quick add, as titles of tasks. Pure.

/** One title for each line that says something, without the marks of a list before it. */
export function titlesIn(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*+•–]\s+|\d+[.)]\s+)?(?:\[[ xX]?\]\s+)?/, '').trim())
    .filter((line) => line !== '');
}

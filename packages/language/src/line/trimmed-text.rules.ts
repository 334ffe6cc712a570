// Takes signs off both ends of a text. A pattern for it would try each of many signs anew.

/** Returns the text without the signs at its ends; each of `signs` is one character. */
export function trimmedText(text: string, signs: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && signs.includes(text.charAt(from))) from++;
  while (to > from && signs.includes(text.charAt(to - 1))) to--;
  return text.slice(from, to);
}

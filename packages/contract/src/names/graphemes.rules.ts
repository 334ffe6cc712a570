// Cuts text between characters as people see them: an emoji, a flag or an accented letter may be many code points.

let graphemes: Intl.Segmenter | undefined;

/** Returns the beginning of a text, at most `most` UTF-16 units, without a part of a character at its end. */
export function beginningOf(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, cutAt(text, most));
}

/** Returns the last place at or before `at` that lies between two characters. */
export function cutAt(text: string, at: number): number {
  if (at <= 0 || at >= text.length || (isPlain(text, at - 1) && isPlain(text, at))) return at;
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const index = graphemes.segment(text).containing(at)?.index ?? at;
  if (index > 0 && at - index <= longest) return index;
  // One endless character, such as a letter under a thousand accents, is cut between two of its code points.
  return (text.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at;
}

/** The most UTF-16 units of a character that stays whole: a family of four with skin tones has 19. */
const longest = 32;

/** Letters that no others combine with, so that most texts need no segmenter. */
function isPlain(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x20 && code < 0x7f;
}

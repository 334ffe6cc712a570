// Compares words as people type them: without accents, and with a letter too many, too few, wrong or in the wrong place.

/** Words of fewer letters are compared exactly. */
const shortest = 4;

/** Returns how many letters of a word may differ from a known one. */
export function mostErrors(word: string): number {
  if (word.length < shortest || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Returns the number of letters that differ, two that changed places as one; `most + 1` if there are more. */
export function lettersApart(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    let least = row;
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      let cost = Math.min((last[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1));
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        cost = Math.min(cost, (beforeLast[at - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[other.length] ?? 0, most + 1);
}

/** Words by length, so that a typed word is compared with few. */
export type Spellings = ReadonlyMap<number, readonly string[]>;

export function spellingsOf(words: Iterable<string>): Spellings {
  const byLength = new Map<number, string[]>();
  for (const word of new Set(words))
    if (word.length >= shortest) byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);
  return byLength;
}

/** Returns the known word that was meant; undefined if none is near, or two are equally near. */
export function meantWord(word: string, known: Spellings): string | undefined {
  const most = mostErrors(word);
  let best: string | undefined;
  let errors = most + 1;
  let isSure = false;
  for (let length = word.length - most; length <= word.length + most; length++)
    for (const each of known.get(length) ?? []) {
      // The first letter is rarely wrong, unless it changed places with the second.
      if (each[0] !== word[0] && !(each[0] === word[1] && each[1] === word[0])) continue;
      const allowed = Math.min(errors, mostErrors(each));
      const apart = lettersApart(word, each, allowed);
      if (apart > allowed) continue;
      if (apart < errors) [best, errors, isSure] = [each, apart, true];
      // Forms of one word are equally near: 'task' and 'tasks'.
      else if (apart === errors && apart <= most && each.slice(0, 3) !== best?.slice(0, 3)) isSure = false;
    }
  return isSure ? best : undefined;
}

// How the numbers of a dashboard compare with those of the period before, in words: on the page and in its mail.
import type { Catalogue } from '#catalogue.ts';

type Words = Catalogue['summaries']['trends'];

/** Returns such as '4 more than a week ago'. `when` is one of the words' `ago` or `before`; `format` writes a number. */
export function comparedWith(
  words: Words,
  { now, before }: { now: number; before: number },
  when: string,
  format: (count: number) => string,
): string {
  if (now === before) return words.same(when);
  return now > before ? words.more(format(now - before), when) : words.fewer(format(before - now), when);
}

/** Returns such as '3 new since Nov 22'; `since` is a written date. */
export function freshSince(words: Words, fresh: number, since: string, format: (count: number) => string): string {
  return fresh === 0 ? words.noneFresh(since) : words.fresh(format(fresh), since);
}

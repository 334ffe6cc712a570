// A three-way merge of texts by lines. It merges only where the changes lie apart; everything else is a question for a person.
import { limits } from '#limits.ts';

/** A replacement of lines of the base: those from `from` to before `to` become `lines`. */
interface Hunk {
  from: number;
  to: number;
  lines: readonly string[];
}

/**
 * Returns the text with both changes of `base`; undefined if they meet. Changes meet if no unchanged line is between them, so two
 * people who add a line at the same place are asked. The same change in two places is also a question: they may mean one. Takes
 * n log n time for any text, because nobody may stop the server with a long one.
 */
export function mergeText(base: string, mine: string, theirs: string): string | undefined {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  if ([base, mine, theirs].some(({ length }) => length > limits.mergedText)) return undefined;
  const before = linesOf(base);
  const [own, others] = [hunksOf(before, linesOf(mine)), hunksOf(before, linesOf(theirs))];
  const hunks = [...own, ...others].sort((a, b) => a.from - b.from || a.to - b.to);
  if (hunks.some(({ from }, at) => at > 0 && (hunks[at - 1]?.to ?? 0) >= from)) return undefined;
  const replaced = new Set(own.map((hunk) => replacementOf(before, hunk)));
  if (others.some((hunk) => replaced.has(replacementOf(before, hunk)))) return undefined;
  const merged: string[] = [];
  let next = 0;
  for (const { from, to, lines } of hunks) {
    for (; next < from; next++) merged.push(before[next] ?? '');
    for (const line of lines) merged.push(line);
    next = to;
  }
  for (; next < before.length; next++) merged.push(before[next] ?? '');
  return merged.join('\n');
}

/** Browsers turn the line ends of a field into line feeds, which is no change of its lines. */
function linesOf(text: string): string[] {
  return text.replaceAll('\r\n', '\n').split('\n');
}

function replacementOf(before: readonly string[], { from, to, lines }: Hunk): string {
  return JSON.stringify([before.slice(from, to), lines]);
}

/** Returns the changed stretches of lines, with at least one unchanged line between any two. */
function hunksOf(base: readonly string[], changed: readonly string[]): Hunk[] {
  const outer = trimmed(base, changed, { from: 0, to: base.length, start: 0, end: changed.length });
  const hunks: Hunk[] = [];
  let { from, start } = outer;
  for (const [to, end] of [...anchors(base, changed, outer), [outer.to, outer.end] as const]) {
    const gap = trimmed(base, changed, { from, to, start, end });
    if (gap.from < gap.to || gap.start < gap.end)
      hunks.push({ from: gap.from, to: gap.to, lines: changed.slice(gap.start, gap.end) });
    from = to + 1;
    start = end + 1;
  }
  return hunks;
}

/** A stretch of the base, and the stretch of the changed text that corresponds to it. */
interface Span {
  from: number;
  to: number;
  start: number;
  end: number;
}

/** Returns the span without the lines that both texts have at its beginning and at its end. */
function trimmed(base: readonly string[], changed: readonly string[], span: Span): Span {
  let { from, to, start, end } = span;
  for (; from < to && start < end && base[from] === changed[start]; from++) start++;
  for (; from < to && start < end && base[to - 1] === changed[end - 1]; to--) end--;
  return { from, to, start, end };
}

/**
 * Returns the places in both texts of lines that each has once, in the same order (the anchors of a patience diff). It does not
 * recurse: hostile texts make the recursion quadratic, and larger hunks only ask more often.
 */
function anchors(
  base: readonly string[],
  changed: readonly string[],
  { from, to, start, end }: Span,
): (readonly [number, number])[] {
  const [before, after] = [onceIn(base, from, to), onceIn(changed, start, end)];
  const pairs: [number, number][] = [];
  for (const [line, place] of before) {
    const other = after.get(line);
    if (place !== undefined && other !== undefined) pairs.push([place, other]);
  }
  return longestRise(pairs.sort(([a], [b]) => a - b));
}

/** Returns the place of each line; undefined for a line that is there more than once. */
function onceIn(lines: readonly string[], from: number, to: number): Map<string, number | undefined> {
  const places = new Map<string, number | undefined>();
  for (let at = from; at < to; at++) {
    const line = lines[at] ?? '';
    places.set(line, places.has(line) ? undefined : at);
  }
  return places;
}

/** Returns the longest subsequence whose second numbers rise. */
function longestRise(pairs: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  interface Link {
    pair: readonly [number, number];
    previous: Link | undefined;
  }
  // The link at each index ends a rising subsequence of that length, with the smallest end.
  const ends: Link[] = [];
  for (const pair of pairs) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle]?.pair[1] ?? 0) < pair[1]) low = middle + 1;
      else high = middle;
    }
    ends[low] = { pair, previous: ends[low - 1] };
  }
  const rise: (readonly [number, number])[] = [];
  for (let link = ends.at(-1); link; link = link.previous) rise.push(link.pair);
  return rise.reverse();
}

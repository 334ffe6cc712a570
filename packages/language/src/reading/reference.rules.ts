// Which tasks a clause names: a title, a number, a quotation, 'it', or the words that are left.

import type { Span } from '#command/sentence.rules.ts';
import { rangeOf, referenceOf } from '#command/task-reference.rules.ts';
import { compiledLanguage } from '#line/compiled.rules.ts';
import type { TextRange } from '#line/parsed-task.rules.ts';
import { type Clause, has, type NamedReference, placesOf, runsOf, thingsOf, use } from '#reading/clause.rules.ts';
import { titlesIn } from '#reading/likeness.rules.ts';

export function rangeOfWords({ sentence: { tokens } }: Clause, span: Span): TextRange {
  return rangeOf(tokens, span);
}

/** Returns the reference that some words are. */
export function referenceOfWords(clause: Clause, span: Span): NamedReference {
  const { sentence } = clause;
  const task = referenceOf(sentence.language, sentence.text, sentence.tokens, span);
  const isQuoted = placesOf(span).some((at) => sentence.tokens[at]?.plain);
  const all = !isQuoted && placesOf(span).some((at) => has(clause, 'all', at));
  return { task: all && task.kind === 'words' ? { ...task, all } : task, ...span, isSure: isQuoted || task.kind !== 'words' };
}

/** Returns the title that all words of a span are like, whatever else they mean: 'October is closed', 'the review goes to Bob'. */
export function titleAmong(clause: Clause, span: Span): NamedReference | undefined {
  const { tokens, titles } = clause.sentence;
  const isSmall = (at: number) => has(clause, 'article', at) || has(clause, 'noise', at) || has(clause, 'of', at);
  const words = tokens.slice(span.from, span.to);
  if (words.some(({ plain }) => plain) || placesOf(span).some((at) => has(clause, 'taskNoun', at))) return undefined;
  const [hit, ...others] = titlesIn(words, titles, () => false);
  if (!hit || others.length > 0) return undefined;
  const isLeft = placesOf(span).some((at) => (at < span.from + hit.from || at >= span.from + hit.to) && !isSmall(at));
  if (isLeft) return undefined;
  const { ids } = hit;
  return { task: ids.length > 1 ? { kind: 'either', ids } : { kind: 'ids', ids }, ...span, isSure: true };
}

/** Returns what the clause names as its tasks; undefined if it names none. */
export function referenceIn(clause: Clause, last: NamedReference | undefined): NamedReference | undefined {
  const described = clause.description;
  if (described) return referenceOfWords(clause, described);
  const titles = thingsOf(clause, 'title');
  if (titles.length > 0) {
    const [first, ...others] = titles;
    if (!first) return undefined;
    const hits = [first];
    for (const other of others) if (joins(clause, hits.at(-1)?.to ?? 0, other.from)) hits.push(other);
    const from = withArticle(clause, first.from);
    const to = hits.at(-1)?.to ?? first.to;
    const several = hits.some(({ hit }) => hit.ids.length > 1);
    // Of several titles, one that is unclear or unknown is asked about by its words.
    const rest = runsOf(clause).find((run) => run.weight > 0 && run.from <= from && run.to > to);
    const longer = rest && has(clause, 'and', to) ? { from: Math.max(from, rest.from), to: rest.to } : undefined;
    if (longer || (several && hits.length > 1)) return referenceOfWords(clause, longer ?? { from, to });
    use(
      clause,
      hits.flatMap((each) => placesOf(each)),
    );
    const ids = hits.flatMap(({ hit }) => hit.ids);
    return { task: several ? { kind: 'either', ids } : { kind: 'ids', ids }, from, to, isSure: true };
  }
  const ids = thingsOf(clause, 'ids');
  const runs = runsOf(clause);
  const best = runs.reduce<(typeof runs)[number] | undefined>(
    (chosen, run) => (!chosen || run.weight > chosen.weight ? run : chosen),
    undefined,
  );
  if (ids.length > 0) {
    const run = runs.find(({ from, to }) => ids.some((id) => id.from >= from && id.to <= to));
    if (run) return referenceOfWords(clause, run);
  }
  if (best && best.weight > 0) {
    const { tokens } = clause.sentence;
    const words = placesOf(best).filter(
      (at) => !has(clause, 'and', at) && !has(clause, 'article', at) && !has(clause, 'taskNoun', at),
    );
    const nth = nthOf(clause, words);
    if (nth !== undefined) return { task: { kind: 'nth', nth }, ...best, isSure: true };
    const numbers = words.map((at) =>
      /^\d{1,6}$/.test(tokens[at]?.folded ?? '') && !tokens[at]?.plain ? Number(tokens[at]?.folded) : undefined,
    );
    const all = numbers.filter((each) => each !== undefined);
    if (all.length > 0 && all.length === words.length) return { task: { kind: 'ids', ids: all }, ...best, isSure: false };
    // 'In a comment' names no task.
    const isNothing =
      words.every((at) => isUsual(clause, at)) && !placesOf(best).some((at) => has(clause, 'all', at) || tokens[at]?.plain);
    if (isNothing && !names(clause, best)) return undefined;
    // '… and to January': a time that is not read is not another task.
    if (last && has(clause, 'to', best.from - 1)) return { ...last, from: 0, to: 0 };
    const isAll = placesOf(best).some((at) => has(clause, 'all', at));
    return (isAll ? undefined : titleAmong(clause, best)) ?? referenceOfWords(clause, best);
  }
  const pronoun = runs.find(({ from, to }) =>
    placesOf({ from, to }).some((at) => has(clause, 'it', at) || has(clause, 'them', at)),
  );
  if (pronoun) return referenceOfWords(clause, pronoun);
  if (last) return { ...last, from: 0, to: 0 };
  return { task: { kind: 'it', many: false }, from: 0, to: 0, isSure: false };
}

const usualNouns = ['commentNoun', 'itemNoun', 'titleNoun', 'relative', 'not', 'dueNoun', 'statusNoun'] as const;

function isUsual(clause: Clause, at: number): boolean {
  return usualNouns.some((name) => has(clause, name, at)) || has(clause, 'noise', at);
}

/** A noun for tasks, or a thing that describes them. */
function names(clause: Clause, { from, to }: { from: number; to: number }): boolean {
  return (
    placesOf({ from, to }).some((at) => has(clause, 'taskNoun', at)) ||
    clause.sentence.things.some(
      (thing) => thing.from >= from && thing.to <= to && thing.kind !== 'duration' && thing.kind !== 'date',
    )
  );
}

/** 'The second', 'the last one': of those that were named before. */
function nthOf(clause: Clause, words: readonly number[]): number | undefined {
  const { nths } = compiledLanguage(clause.sentence.language, true);
  const [only, ...others] = words.filter((at) => !has(clause, 'it', at) && !has(clause, 'noise', at));
  return only === undefined || others.length > 0 || clause.sentence.tokens[only]?.plain
    ? undefined
    : nths.get(clause.sentence.tokens[only]?.folded ?? '');
}

/** A further title belongs to those before it if only joining words stand between them. */
function joins(clause: Clause, from: number, to: number): boolean {
  const between = placesOf({ from, to });
  const isListed = between.some((at) => has(clause, 'and', at)) || /[,;]/.test(clause.sentence.tokens[to - 1]?.after ?? '');
  return isListed && between.every((at) => (['and', 'article', 'of', 'noise'] as const).some((name) => has(clause, name, at)));
}

function withArticle(clause: Clause, from: number): number {
  let first = from;
  while (first > clause.from && has(clause, 'article', first - 1) && !clause.used.has(first - 1)) first--;
  return first;
}

// Finds tasks in the order of their rank, one rank after the other, and stops once there are enough.
import type { Actor } from '@app/contract/access.ts';
import { limits } from '@app/contract/limits.ts';
import type { FoundIn, SearchHit } from '@app/contract/search/search.contract.ts';
import type { Db } from '#db/connect.ts';
import { canHaveTypo, nearQueries, rankNearWords } from '#search/near-words.ts';
import {
  countsOf,
  type FoundTask,
  fewTasks,
  fewTasksWithComment,
  nearWords,
  parseQuery,
  type SearchLimits,
  taskById,
  tasksWith,
  tasksWithAll,
  tasksWithComment,
  tasksWithInside,
  textsOf,
  visibleWords,
} from '#search/search.sql.ts';
import { markMatches, snippet } from '#search/snippets.ts';
import { isLong, type Match, type Term, termQuery, textQuery } from '#search/text-query.ts';

type FoundHit = FoundTask & { foundIn: FoundIn };
type SearchedField = Exclude<FoundIn, 'number'>;

const numbered = /^#?(\d{1,10})$/;

/**
 * Returns the tasks that match a query: the task of that id, then by place of the match (title, description, comment), in each
 * whole words before prefixes, newest first. Typo matches come after these, and last what is inside of longer words.
 */
export async function findTasks(db: Db, actor: Actor, query: string): Promise<SearchHit[]> {
  const parsed = query === '' ? undefined : await parseQuery(db, query);
  if (!parsed || parsed.words.length === 0) return [];
  const { newestTasksAfter, newestCommentsAfter } = parsed;
  const terms = termsOf(parsed.words);
  const hits: FoundHit[] = [];
  let rarity: number[] | undefined;
  const wanted = (): SearchLimits => ({ actor, count: limits.search.hits - hits.length, without: hits.map(({ id }) => id) });
  const add = (foundIn: FoundIn, found: FoundTask[]) => void hits.push(...found.map((task) => ({ ...task, foundIn })));

  const full = () => hits.length >= limits.search.hits;

  /** Queries one rank, for words that many texts contain. */
  async function rank(match: Match, foundIn: SearchedField) {
    const all = textQuery(terms, match);
    const [lookUp, newestAfter] =
      foundIn === 'comment'
        ? [(after?: number) => tasksWithComment(db, all, wanted(), after), newestCommentsAfter]
        : [(after?: number) => tasksWith(db, foundIn === 'title' ? 'title' : 'words', all, wanted(), after), newestTasksAfter];
    // Common words usually match enough of the newest rows; if there are no older rows, one query is enough.
    if (newestAfter > 0 && !full()) add(foundIn, await lookUp(newestAfter));
    if (!full()) add(foundIn, await lookUp());
  }
  /** Queries all ranks of the given matches: in one statement if few texts contain the words, tasks before their comments. */
  async function ranks(matches: readonly Match[]) {
    const queries = matches.map((match) => textQuery(terms, match));
    const inTasks = await fewTasks(db, queries, wanted());
    if (inTasks) for (const { rank: place, ...task } of inTasks) add(place < matches.length ? 'title' : 'description', [task]);
    else for (const foundIn of ['title', 'description'] as const) for (const match of matches) await rank(match, foundIn);
    if (full()) return;
    const inComments = await fewTasksWithComment(db, queries, wanted());
    if (inComments) for (const { rank: _, ...task } of inComments) add('comment', [task]);
    else for (const match of matches) await rank(match, 'comment');
  }
  /** Matches each word of the query separately, rarest word first. */
  async function rankTogether(match: Match) {
    if (terms.length === 1 || full()) return;
    rarity ??= await countsOf(
      db,
      terms.map((term) => termQuery(term, 'prefix')),
    );
    const counted = terms.map((term, at) => ({ term, count: rarity?.[at] ?? 0 })).sort((a, b) => a.count - b.count);
    // A word that no text contains as typed can only match through its guesses.
    if (counted.some(({ term, count }) => count === 0 && (match === 'prefix' || term.guesses.length === 0))) return;
    const apart = counted.map(({ term }) => termQuery(term, match));
    add('comment', await tasksWithAll(db, apart, wanted()));
  }

  /** Queries what is inside of words, such as compounds; short words must begin one. */
  async function rankInside() {
    const [short, long] = [terms.filter(({ word }) => !isLong(word)), terms.filter(({ word }) => isLong(word))];
    if (full() || long.length === 0) return;
    const infixes = long.map(({ word }) => word);
    for (const { isInTitle, ...task } of await tasksWithInside(db, infixes, textQuery(short, 'prefix'), wanted()))
      add(isInTitle ? 'title' : 'description', [task]);
  }

  const taskId = Number(numbered.exec(query)?.[1] ?? 0);
  if (taskId > 0 && taskId <= limits.id.max) add('number', await taskById(db, actor, taskId));
  await ranks(['exact', 'prefix']);
  await rankTogether('prefix');
  if (!full() && (await guess(db, actor, terms))) {
    await ranks(['typo']);
    await rankTogether('typo');
  }
  await rankInside();
  return withTexts(db, hits, terms);
}

function termsOf(words: readonly string[]): Term[] {
  const longest = [...words].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).slice(0, limits.search.terms);
  return longest.map((word) => ({ word, guesses: [] }));
}

/** Returns words of a title as terms, with what they may be mistyped for. */
export async function guessedTerms(db: Db, actor: Actor, words: readonly string[]): Promise<Term[]> {
  const terms = termsOf(words);
  await guess(db, actor, terms);
  return terms;
}

/** Finds the words of visible texts that mistyped terms may stand for; returns false if there are none. */
async function guess(db: Db, actor: Actor, terms: Term[]): Promise<boolean> {
  const mistyped = terms.filter(({ word }) => canHaveTypo(word));
  const near = await nearWords(
    db,
    mistyped.map(({ word }) => nearQueries(word)),
  );
  const ranked = mistyped.map(({ word }, at) => rankNearWords(word, near[at] ?? []));
  if (ranked.every((words) => words.length === 0)) return false;
  const guesses = await visibleWords(db, actor, ranked, limits.search.typoCandidates);
  for (const [at, term] of mistyped.entries()) term.guesses = guesses[at] ?? [];
  return terms.some(({ guesses }) => guesses.length > 0);
}

async function withTexts(db: Db, hits: readonly FoundHit[], terms: readonly Term[]): Promise<SearchHit[]> {
  const inside = hits.filter(({ foundIn }) => foundIn === 'description' || foundIn === 'comment').map(({ id }) => id);
  const texts = inside.length === 0 ? [] : await textsOf(db, inside, textQuery(terms, 'typo'), textQuery(terms, 'typo', '|'));
  const byTask = new Map(texts.map((text) => [text.id, text]));
  return hits.map((hit) => {
    const text = hit.foundIn === 'description' || hit.foundIn === 'comment' ? byTask.get(hit.id)?.[hit.foundIn] : undefined;
    return { ...hit, titlePieces: markMatches(hit.title, terms), snippet: text ? snippet(text, terms) : null };
  });
}

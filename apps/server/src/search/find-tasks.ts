// Finds tasks in the order of their rank, one rank after the other, and stops as soon as there are enough.
import { type Actor, type FoundIn, limits, type SearchHit } from '@app/contract';
import type { Db } from '#db/connect.ts';
import { mayBeMistyped, nearest, nearQueries } from '#search/near-words.ts';
import { pieces, snippet } from '#search/pieces.ts';
import {
  ask,
  countsOf,
  type FoundTask,
  fewTasks,
  fewTasksWithComment,
  taskByNumber,
  tasksWith,
  tasksWithAll,
  tasksWithComment,
  textsOf,
  type Wanted,
  wordsNear,
} from '#search/search.sql.ts';
import { type Match, type Term, termQuery, textQuery } from '#search/text-query.ts';

type Found = FoundTask & { foundIn: FoundIn };
type Place = Exclude<FoundIn, 'number'>;

const numbered = /^#?(\d{1,10})$/;

/**
 * The tasks that a person finds: the one of that number, then by where it was found (title, description, comment), in each
 * whole words before beginnings, the newest first; what is found only if a word is mistyped comes after all others.
 */
export async function findTasks(db: Db, actor: Actor, query: string): Promise<SearchHit[]> {
  const asked = query === '' ? undefined : await ask(db, query);
  if (!asked || asked.words.length === 0) return [];
  const { newestTasksAfter, newestCommentsAfter } = asked;
  const terms = termsOf(asked.words);
  const hits: Found[] = [];
  let rarity: number[] | undefined;
  const wanted = (): Wanted => ({ actor, count: limits.search.hits - hits.length, without: hits.map(({ id }) => id) });
  const add = (foundIn: FoundIn, found: FoundTask[]) => void hits.push(...found.map((task) => ({ ...task, foundIn })));

  const full = () => hits.length >= limits.search.hits;

  /** One rank after the other, where many texts hold the words. */
  async function rank(match: Match, foundIn: Place) {
    const all = textQuery(terms, match);
    const [lookUp, newestAfter] =
      foundIn === 'comment'
        ? [(after?: number) => tasksWithComment(db, all, wanted(), after), newestCommentsAfter]
        : [(after?: number) => tasksWith(db, foundIn === 'title' ? 'title' : 'words', all, wanted(), after), newestTasksAfter];
    // Common words end here, among the newest; where there are no others, one look is enough.
    if (newestAfter > 0 && !full()) add(foundIn, await lookUp(newestAfter));
    if (!full()) add(foundIn, await lookUp());
  }
  /** All ranks of the given matches: in one statement where few texts hold the words, tasks before their comments. */
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
  /** The words of a query are looked for apart, those first that the fewest texts hold. */
  async function rankTogether(match: Match) {
    if (terms.length === 1 || full()) return;
    rarity ??= await countsOf(
      db,
      terms.map((term) => termQuery(term, 'prefix')),
    );
    const counted = terms.map((term, at) => ({ term, count: rarity?.[at] ?? 0 })).sort((a, b) => a.count - b.count);
    // What no text holds as it was typed, only its guesses can stand for.
    if (counted.some(({ term, count }) => count === 0 && (match === 'prefix' || term.guesses.length === 0))) return;
    const apart = counted.map(({ term }) => termQuery(term, match));
    add('comment', await tasksWithAll(db, apart, wanted()));
  }

  const taskId = Number(numbered.exec(query)?.[1] ?? 0);
  if (taskId > 0 && taskId <= limits.id.max) add('number', await taskByNumber(db, actor, taskId));
  await ranks(['exact', 'prefix']);
  await rankTogether('prefix');
  if (!full() && (await guess(db, terms))) {
    await ranks(['typo']);
    await rankTogether('typo');
  }
  return withTexts(db, hits, terms);
}

function termsOf(words: readonly string[]): Term[] {
  const longest = [...words].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).slice(0, limits.search.terms);
  return longest.map((word) => ({ word, guesses: [] }));
}

/** Learns what mistyped words may mean; false where there is nothing that they may mean. */
async function guess(db: Db, terms: Term[]): Promise<boolean> {
  const mistyped = terms.filter(({ word }) => mayBeMistyped(word));
  const near = await wordsNear(
    db,
    mistyped.map(({ word }) => nearQueries(word)),
  );
  for (const [at, term] of mistyped.entries()) term.guesses = nearest(term.word, near[at] ?? []);
  return terms.some(({ guesses }) => guesses.length > 0);
}

async function withTexts(db: Db, hits: readonly Found[], terms: readonly Term[]): Promise<SearchHit[]> {
  const inside = hits.filter(({ foundIn }) => foundIn === 'description' || foundIn === 'comment').map(({ id }) => id);
  const texts = inside.length === 0 ? [] : await textsOf(db, inside, textQuery(terms, 'typo'), textQuery(terms, 'typo', '|'));
  const byTask = new Map(texts.map((text) => [text.id, text]));
  return hits.map((hit) => {
    const text = hit.foundIn === 'description' || hit.foundIn === 'comment' ? byTask.get(hit.id)?.[hit.foundIn] : undefined;
    return { ...hit, titlePieces: pieces(hit.title, terms), snippet: text ? snippet(text, terms) : null };
  });
}

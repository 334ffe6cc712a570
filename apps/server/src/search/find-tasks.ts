// Finds tasks in the order of their rank, one rank after the other, and stops as soon as there are enough.
import { type Actor, type FoundIn, limits, type SearchHit } from '@app/contract';
import type { Db } from '#db/connect.ts';
import { mayBeMistyped, nearest, nearQuery } from '#search/near-words.ts';
import { pieces, snippet } from '#search/pieces.ts';
import {
  ask,
  type FoundTask,
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
  const wanted = (): Wanted => ({ actor, count: limits.search.hits - hits.length, without: hits.map(({ id }) => id) });
  const add = (foundIn: FoundIn, found: FoundTask[]) => void hits.push(...found.map((task) => ({ ...task, foundIn })));

  async function rank(match: Match, foundIn: Exclude<FoundIn, 'number'>) {
    const all = textQuery(terms, match);
    const [lookUp, newestAfter] =
      foundIn === 'comment'
        ? [(after?: number) => tasksWithComment(db, all, wanted(), after), newestCommentsAfter]
        : [(after?: number) => tasksWith(db, foundIn === 'title' ? 'title' : 'words', all, wanted(), after), newestTasksAfter];
    // Common words end here, among the newest; where there are no others, one look is enough.
    if (newestAfter > 0 && hits.length < limits.search.hits) add(foundIn, await lookUp(newestAfter));
    if (hits.length < limits.search.hits) add(foundIn, await lookUp());
  }
  async function rankTogether(match: Match) {
    const apart = terms.map((term) => termQuery(term, match));
    if (terms.length > 1 && hits.length < limits.search.hits) add('comment', await tasksWithAll(db, apart, wanted()));
  }

  const taskId = Number(numbered.exec(query)?.[1] ?? 0);
  if (taskId > 0 && taskId <= limits.id.max) add('number', await taskByNumber(db, actor, taskId));
  for (const foundIn of ['title', 'description', 'comment'] as const) {
    await rank('exact', foundIn);
    await rank('prefix', foundIn);
  }
  await rankTogether('prefix');
  if (hits.length < limits.search.hits && (await guess(db, terms))) {
    for (const foundIn of ['title', 'description', 'comment'] as const) await rank('typo', foundIn);
    await rankTogether('typo');
  }
  return withTexts(db, hits, terms);
}

function termsOf(words: readonly string[]): Term[] {
  const longest = [...words].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).slice(0, limits.search.words);
  return longest.map((word) => ({ word, guesses: [] }));
}

/** Learns what mistyped words may mean; false where there is nothing that they may mean. */
async function guess(db: Db, terms: Term[]): Promise<boolean> {
  for (const term of terms) {
    if (mayBeMistyped(term.word)) term.guesses = nearest(term.word, await wordsNear(db, nearQuery(term.word)));
  }
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

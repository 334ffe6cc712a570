// Finds the titles that a text may name: of visible tasks with a word that begins like one of the text.
import type { Actor } from '@app/contract/access.ts';
import { assistantLimits } from '@app/contract/limits.ts';
import type { Title } from '@app/language/reading/likeness.rules.ts';
import { tasksTitled, tasksWithParts } from '#assistant/assistant.sql.ts';
import type { Db } from '#db/connect.ts';
import { isLong, textQuery } from '#search/text-query.ts';

/** So many letters of a word find the titles that it may be like. */
const beginning = 4;

export async function titlesNamed(db: Db, actor: Actor, words: readonly string[]): Promise<Title[]> {
  const parts = [
    ...new Set(words.filter((word) => word.length > 2 || /^\d+$/.test(word)).map((word) => word.slice(0, beginning))),
  ];
  if (parts.length === 0) return [];
  const terms = parts.slice(0, assistantLimits.sentenceWords).map((word) => ({ word, guesses: [] }));
  const found = await tasksTitled(db, actor, textQuery(terms, 'prefix', '|'));
  const inside = words.filter(isLong).slice(0, assistantLimits.sentenceWords);
  if (inside.length === 0) return found;
  const known = new Set(found.map(({ id }) => id));
  return [...found, ...(await tasksWithParts(db, actor, inside)).filter(({ id }) => !known.has(id))];
}

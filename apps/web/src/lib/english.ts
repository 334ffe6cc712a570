// The English words as far as they are there: the first ones come with the product, the others with the screens that speak them.
import type { Catalogue } from '@app/contract';
import { englishFirst } from '@app/contract/languages/english-first.ts';

const load = {
  app: () => import('@app/contract/languages/english-app.ts').then(({ englishApp }) => englishApp),
  rest: () => import('@app/contract/languages/english-rest.ts').then(({ englishRest }) => englishRest),
};
export type EnglishPart = keyof typeof load;

// A screen is drawn once its words are there (`withWords`), so nothing misses what is not.
let words = { ...englishFirst } as Catalogue;
const fetched = new Map<EnglishPart, Promise<void>>();
const listeners = new Set<(words: Catalogue) => void>();

/** The words that are there. */
export function englishWords(): Catalogue {
  return words;
}

/** Hears of words that have come. */
export function onEnglish(listener: (words: Catalogue) => void): void {
  listeners.add(listener);
}

/** Fetches a part, once; it is tried again after a failure. */
export function fetchEnglish(part: EnglishPart): Promise<void> {
  const known = fetched.get(part);
  if (known) return known;
  const coming = load[part]().then((more) => {
    words = { ...words, ...more };
    for (const listener of listeners) listener(words);
  });
  fetched.set(part, coming);
  coming.catch(() => fetched.delete(part));
  return coming;
}

// The English words as far as they are there: the first ones come with the product, the others with what speaks them.
import type { Catalogue } from '@app/contract';
import { englishShell } from '@app/contract/languages/english-shell.ts';

const load = {
  board: () => import('@app/contract/languages/english-board.ts').then(({ englishBoard }) => englishBoard),
  overlays: () => import('@app/contract/languages/english-overlays.ts').then(({ englishOverlays }) => englishOverlays),
  accountAdmin: () =>
    import('@app/contract/languages/english-account-admin.ts').then(({ englishAccountAdmin }) => englishAccountAdmin),
};
export type EnglishPart = keyof typeof load;

type Fetched<Part extends EnglishPart> = Awaited<ReturnType<(typeof load)[Part]>>;
/** What some parts have together with the first words. */
type Together<Part extends EnglishPart> = typeof englishShell & Merged<{ [Each in Part]: (part: Fetched<Each>) => void }[Part]>;
type Merged<Readers> = [Readers] extends [never] ? unknown : [Readers] extends [(part: infer All) => void] ? All : never;

/** The words of the first part and of those that are named; in other languages they are always there. */
export type Words<Part extends EnglishPart = never> = WordsOf<Together<Part>>;
type WordsOf<Texts> = {
  [Word in keyof Texts & keyof Catalogue]: Pick<Catalogue[Word], keyof Texts[Word] & keyof Catalogue[Word]>;
};

/** The first words as those that grow; that all parts together are the catalogue is what the compiler checks here. */
function growing<All extends Catalogue>(first: typeof englishShell): All {
  return first as unknown as All;
}

// What speaks a part is drawn once its words are there (`lib/lazy.tsx`), so nothing misses what is not.
let words: Catalogue = growing<Together<EnglishPart>>(englishShell);
const fetched = new Map<EnglishPart, Promise<void>>();
const wanted = new Set<EnglishPart>();
const listeners = new Set<(words: Catalogue) => void>();

/** The words that are there. */
export function englishWords(): Catalogue {
  return words;
}

/** Hears of words that have come. */
export function onEnglish(listener: (words: Catalogue) => void): void {
  listeners.add(listener);
}

/** Notes parts that are spoken from now on, whether English is the language or may become it. */
export function wantEnglish(parts: readonly EnglishPart[]): void {
  for (const part of parts) wanted.add(part);
}

/** Fetches all parts that are wanted, also those that become so meanwhile. */
export async function fetchWanted(): Promise<Catalogue> {
  for (let known = -1; known < wanted.size; ) {
    known = wanted.size;
    await fetchEnglish([...wanted]);
  }
  return words;
}

/** Fetches parts, each once; one is tried again after a failure. */
export async function fetchEnglish(parts: readonly EnglishPart[]): Promise<void> {
  await Promise.all(parts.map(fetchPart));
}

function fetchPart(part: EnglishPart): Promise<void> {
  const known = fetched.get(part);
  if (known) return known;
  const coming = load[part]().then((more) => {
    // Some words come in two pieces.
    const grown = Object.entries(more).map(([word, texts]) => [word, { ...words[word as keyof Catalogue], ...texts }]);
    words = { ...words, ...Object.fromEntries(grown) };
    for (const listener of listeners) listener(words);
  });
  fetched.set(part, coming);
  coming.catch(() => fetched.delete(part));
  return coming;
}

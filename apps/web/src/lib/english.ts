// The English strings that are loaded: the first part comes with the product, the others with the components that show them.
import type { Catalogue } from '@app/contract';
import { englishShell } from '@app/contract/languages/english-shell.ts';

const load = {
  board: () => import('@app/contract/languages/english-board.ts').then(({ englishBoard }) => englishBoard),
  overlays: () => import('@app/contract/languages/english-overlays.ts').then(({ englishOverlays }) => englishOverlays),
  accountAdmin: () =>
    import('@app/contract/languages/english-account-admin.ts').then(({ englishAccountAdmin }) => englishAccountAdmin),
  signIn: () => import('@app/contract/languages/english-sign-in.ts').then(({ englishSignIn }) => englishSignIn),
};
export type EnglishPart = keyof typeof load;

type Loaded<Part extends EnglishPart> = Awaited<ReturnType<(typeof load)[Part]>>;
/** The first part merged with the named ones. */
type Merged<Part extends EnglishPart> = typeof englishShell &
  Intersection<{ [Each in Part]: (part: Loaded<Each>) => void }[Part]>;
type Intersection<Readers> = [Readers] extends [never] ? unknown : [Readers] extends [(part: infer All) => void] ? All : never;

/** The strings of the first part and of the named ones; other languages always have all. */
export type Strings<Part extends EnglishPart = never> = StringsOf<Merged<Part>>;
type StringsOf<Texts> = {
  [Feature in keyof Texts & keyof Catalogue]: Pick<Catalogue[Feature], keyof Texts[Feature] & keyof Catalogue[Feature]>;
};

/** The first part as a catalogue to which the others are added; the compiler checks here that all parts together are one. */
function asCatalogue<All extends Catalogue>(first: typeof englishShell): All {
  return first as unknown as All;
}

// A component renders once its parts are loaded (`lib/lazy.tsx`), so none reads a string that is missing.
let strings: Catalogue = asCatalogue<Merged<EnglishPart>>(englishShell);
const loading = new Map<EnglishPart, Promise<void>>();
const requested = new Set<EnglishPart>();
const listeners = new Set<(strings: Catalogue) => void>();

/** Returns the strings that are loaded. */
export function englishStrings(): Catalogue {
  return strings;
}

/** Calls the listener after each part that loads. */
export function onEnglishLoaded(listener: (strings: Catalogue) => void): void {
  listeners.add(listener);
}

/** Records parts that are needed from now on, in case the language becomes English. */
export function requestEnglish(parts: readonly EnglishPart[]): void {
  for (const part of parts) requested.add(part);
}

/** Loads all requested parts, also those that are requested meanwhile. */
export async function loadRequestedEnglish(): Promise<Catalogue> {
  for (let known = -1; known < requested.size; ) {
    known = requested.size;
    await loadEnglish([...requested]);
  }
  return strings;
}

/** Loads parts, each once; a failed one is tried again by the next call. */
export async function loadEnglish(parts: readonly EnglishPart[]): Promise<void> {
  await Promise.all(parts.map(loadPart));
}

function loadPart(part: EnglishPart): Promise<void> {
  const known = loading.get(part);
  if (known) return known;
  const loaded = load[part]().then((more) => {
    // Some features have strings in two parts.
    const merged = Object.entries(more).map(([feature, texts]) => [
      feature,
      { ...strings[feature as keyof Catalogue], ...texts },
    ]);
    strings = { ...strings, ...Object.fromEntries(merged) };
    for (const listener of listeners) listener(strings);
  });
  loading.set(part, loaded);
  loaded.catch(() => loading.delete(part));
  return loaded;
}

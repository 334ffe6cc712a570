// Which language is spoken: the person's, mirrored in the browser for the next start; before that the browser's own.
import { type Catalogue, type Language, parseLanguage, preferredLanguage, storageKeys } from '@app/contract';
import { type EnglishPart, englishWords, fetchEnglish, fetchWanted, wantEnglish } from '#lib/english.ts';
import { readLocal, writeLocal } from '#lib/local-storage.ts';
import { currentLanguage, speak } from '#lib/text.ts';

/** English comes in parts, with what speaks them; the others come whole, when somebody speaks them. */
const load: Record<Exclude<Language, 'english'>, () => Promise<Catalogue>> = {
  spanish: () => import('@app/contract/languages/spanish.ts').then(({ spanish }) => spanish),
  french: () => import('@app/contract/languages/french.ts').then(({ french }) => french),
  german: () => import('@app/contract/languages/german.ts').then(({ german }) => german),
};

/** How long anything waits for words, in milliseconds; they are spoken whenever they come. */
const patience = 3_000;

const fetched = new Map<Language, Promise<Catalogue>>();
let wanted: Language | undefined;
let change: Promise<void> = Promise.resolve();

/** Speaks the language of the person who used this browser last, or the browser's. */
export function startLanguage(): void {
  turnTo(parseLanguage(readLocal(storageKeys.language, '')) ?? preferredLanguage(navigator.languages));
}

/** Speaks the person's language as soon as its words are there, and remembers it for the next start. */
export function setLanguage(language: Language): void {
  writeLocal(storageKeys.language, language);
  turnTo(language);
}

/** Fetches the words of a language that will probably be spoken soon. */
export function expectLanguage(language: Language): void {
  wordsOf(language).catch(() => undefined);
}

/** Resolves once the language asked for last is spoken, or its words have kept everybody waiting too long. */
export function languageReady(): Promise<unknown> {
  return Promise.race([change, new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** Loads something together with the English words that it speaks; those are left out where another language is spoken. */
export function withWords<T>(load: () => Promise<T>, ...parts: EnglishPart[]): () => Promise<T> {
  return async () => {
    const [loaded] = await Promise.all([load(), wordsReady(parts)]);
    return loaded;
  };
}

async function wordsReady(parts: readonly EnglishPart[]): Promise<void> {
  // Noted first, so that a change to English under way brings them too.
  wantEnglish(parts);
  await languageReady();
  if (currentLanguage() === 'english') await fetchEnglish(parts);
}

function turnTo(language: Language): void {
  if (language === wanted) return;
  wanted = language;
  change = wordsOf(language).then(
    (words) => {
      if (wanted === language) speak(language, words);
    },
    async (error: unknown) => {
      console.error(error);
      if (wanted !== language) return;
      // Asked for once more, it is fetched once more.
      wanted = undefined;
      if (language !== 'english') await speakEnglish();
    },
  );
}

/** What another language leaves to English; without its words, what is spoken stays. */
async function speakEnglish(): Promise<void> {
  const words = await fetchWanted().catch(() => undefined);
  if (words && wanted === undefined) speak('english', words);
}

function wordsOf(language: Language): Promise<Catalogue> {
  // English may have grown since it was asked for.
  if (language === 'english') return fetchWanted().then(englishWords);
  const known = fetched.get(language);
  if (known) return known;
  const words = load[language]();
  fetched.set(language, words);
  words.catch(() => fetched.delete(language));
  return words;
}

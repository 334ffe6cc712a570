// Which language is spoken: the person's, mirrored in the browser for the next start; before that the browser's own.
import { type Catalogue, knownLanguage, type Language, preferredLanguage, storageKeys } from '@app/contract';
import { englishWords } from '#lib/english.ts';
import { readLocal, writeLocal } from '#lib/local-storage.ts';
import { speak } from '#lib/text.ts';

/** English comes with the screens; the others are parts of their own, fetched when somebody speaks them. */
const load: Record<Language, () => Promise<Catalogue>> = {
  english: async () => englishWords(),
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
  turnTo(knownLanguage(readLocal(storageKeys.language, '')) ?? preferredLanguage(navigator.languages));
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

function turnTo(language: Language): void {
  if (language === wanted) return;
  wanted = language;
  change = wordsOf(language).then(
    (words) => {
      // English may have grown since it was asked for.
      if (wanted === language) speak(language, language === 'english' ? englishWords() : words);
    },
    (error: unknown) => {
      console.error(error);
      if (wanted !== language) return;
      // Asked for once more, it is fetched once more.
      wanted = undefined;
      speak('english', englishWords());
    },
  );
}

function wordsOf(language: Language): Promise<Catalogue> {
  const known = fetched.get(language);
  if (known) return known;
  const words = load[language]();
  fetched.set(language, words);
  words.catch(() => fetched.delete(language));
  return words;
}

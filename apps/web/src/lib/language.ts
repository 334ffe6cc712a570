// The current language: the person's, stored in the browser for the next start; before sign-in the browser's.
import { type Catalogue, type Language, parseLanguage, preferredLanguage, storageKeys } from '@app/contract';
import { type EnglishPart, englishStrings, loadEnglish, loadRequestedEnglish, requestEnglish } from '#lib/english.ts';
import { readLocal, writeLocal } from '#lib/local-storage.ts';
import { currentLanguage, setCurrentLanguage } from '#lib/text.ts';

/** English loads in parts, beside the components that show them. The other languages load whole, when somebody uses them. */
const load: Record<Exclude<Language, 'english'>, () => Promise<Catalogue>> = {
  spanish: () => import('@app/contract/languages/spanish.ts').then(({ spanish }) => spanish),
  french: () => import('@app/contract/languages/french.ts').then(({ french }) => french),
  german: () => import('@app/contract/languages/german.ts').then(({ german }) => german),
};

/** The longest wait for strings, in milliseconds. Strings that arrive later are still used. */
const timeout = 3_000;

const loading = new Map<Language, Promise<Catalogue>>();
let requested: Language | undefined;
let change: Promise<void> = Promise.resolve();

/** Uses the language of the person who used this browser last, or the browser's. */
export function startLanguage(): void {
  switchTo(parseLanguage(readLocal(storageKeys.language, '')) ?? preferredLanguage(navigator.languages));
}

/** Switches to the person's language as soon as its strings are loaded, and stores it for the next start. */
export function setLanguage(language: Language): void {
  writeLocal(storageKeys.language, language);
  switchTo(language);
}

/** Preloads a language that will probably be used soon. */
export function preloadLanguage(language: Language): void {
  stringsOf(language).catch(() => undefined);
}

/** Resolves after the last requested language is in use, or after the timeout. */
export function languageReady(): Promise<unknown> {
  return Promise.race([change, new Promise((resolve) => setTimeout(resolve, timeout))]);
}

/** Resolves once these parts of English are loaded; another language needs none of them. */
export async function englishReady(parts: readonly EnglishPart[]): Promise<void> {
  // Registered first, so that a pending change to English loads them too.
  requestEnglish(parts);
  await languageReady();
  if (currentLanguage() === 'english') await loadEnglish(parts);
}

function switchTo(language: Language): void {
  if (language === requested) return;
  requested = language;
  change = stringsOf(language).then(
    (strings) => {
      if (requested === language) setCurrentLanguage(language, strings);
    },
    async (error: unknown) => {
      console.error(error);
      if (requested !== language) return;
      // The next request fetches it again.
      requested = undefined;
      if (language !== 'english') await fallBackToEnglish();
    },
  );
}

/** Falls back to English when another language cannot be loaded. If English cannot be loaded either, the language stays. */
async function fallBackToEnglish(): Promise<void> {
  const strings = await loadRequestedEnglish().catch(() => undefined);
  if (strings && requested === undefined) setCurrentLanguage('english', strings);
}

function stringsOf(language: Language): Promise<Catalogue> {
  // More parts of English may have loaded since the request.
  if (language === 'english') return loadRequestedEnglish().then(englishStrings);
  const known = loading.get(language);
  if (known) return known;
  const strings = load[language]();
  loading.set(language, strings);
  strings.catch(() => loading.delete(language));
  return strings;
}

// The current language: the person's, stored in the browser for the next start; before sign-in the browser's.

import { parseLanguage, preferredLanguage } from '@app/contract/languages/languages.rules.ts';
import { type Language, storageKeys } from '@app/contract/limits.ts';
import type { Catalogue } from '@app/texts/catalogue.ts';
import { readLocal, writeLocal } from '#lib/local-storage.ts';
import { currentLanguage, hasAllText, setCurrentLanguage } from '#lib/text.ts';

/** Each language is one file. */
const load: Record<Language, () => Promise<Catalogue>> = {
  english: () => import('@app/texts/english/english.ts').then(({ english }) => english),
  spanish: () => import('@app/texts/spanish/spanish.ts').then(({ spanish }) => spanish),
  french: () => import('@app/texts/french/french.ts').then(({ french }) => french),
  german: () => import('@app/texts/german/german.ts').then(({ german }) => german),
};

/** The longest wait for texts, in milliseconds. Texts that arrive later are still used. */
const timeout = 3_000;

const loading = new Map<Language, Promise<Catalogue>>();
let requested: Language | undefined;
let change: Promise<void> = Promise.resolve();

/** Uses the language of the person who used this browser last, or the browser's. */
export function startLanguage(): void {
  switchTo(parseLanguage(readLocal(storageKeys.language, '')) ?? preferredLanguage(navigator.languages));
}

/** Switches to the person's language as soon as it is loaded, and stores it for the next start. */
export function setLanguage(language: Language): void {
  writeLocal(storageKeys.language, language);
  switchTo(language);
}

/** Preloads a language that will probably be used soon. */
export function preloadLanguage(language: Language): void {
  catalogueOf(language).catch(() => undefined);
}

/** Resolves after the last requested language is in use, or after the timeout. The sign-in is in English at once. */
export async function languageReady(): Promise<void> {
  if (currentLanguage() !== requested) await Promise.race([change, new Promise((resolve) => setTimeout(resolve, timeout))]);
}

/** Resolves once every text is there, in the requested language or in English. Rejects if neither can be loaded. */
export async function textReady(): Promise<void> {
  await languageReady();
  if (!hasAllText()) await fallBackToEnglish();
}

function switchTo(language: Language): void {
  if (language === requested) return;
  requested = language;
  change = catalogueOf(language).then(
    (catalogue) => {
      if (requested === language) setCurrentLanguage(language, catalogue);
    },
    (error: unknown) => {
      console.error(error);
      // The next request fetches it again.
      if (requested === language) requested = undefined;
    },
  );
}

/** Another language that arrives meanwhile stays. */
async function fallBackToEnglish(): Promise<void> {
  const english = await catalogueOf('english');
  if (!hasAllText()) setCurrentLanguage('english', english);
}

function catalogueOf(language: Language): Promise<Catalogue> {
  const cached = loading.get(language);
  if (cached) return cached;
  const catalogue = load[language]();
  loading.set(language, catalogue);
  catalogue.catch(() => loading.delete(language));
  return catalogue;
}

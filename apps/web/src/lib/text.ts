// The strings of the current language, inside and outside components; `language.ts` chooses the language.

import { locales } from '@app/contract/languages/languages.rules.ts';
import type { Language } from '@app/contract/limits.ts';
import { type Catalogue, textByKey } from '@app/texts/catalogue.ts';
import { englishEntrance } from '@app/texts/english/english-entrance.ts';
import { RequestError } from '#lib/request-error.ts';
import { createStore, useStore } from '#lib/store.ts';

interface Current {
  language: Language;
  catalogue: Catalogue;
}

/** What the sign-in and errors need. Everything else renders once all texts are loaded (`lib/lazy.tsx`). */
const entrance = englishEntrance as Catalogue;
const current = createStore<Current>({ language: 'english', catalogue: entrance });

/** Makes every screen use this language. */
export function setCurrentLanguage(language: Language, catalogue: Catalogue): void {
  if (current.get().catalogue !== catalogue) current.set({ language, catalogue });
  if (typeof document !== 'undefined') document.documentElement.lang = locales[language];
}

/** Subscribes to changes of the language and its strings. */
export const onLanguageChange = current.subscribe;

/** Returns the texts for a component, which renders again when the language changes. */
export function useText(): Catalogue {
  return useStore(current).catalogue;
}

/** Returns the texts outside components. */
export function currentText(): Catalogue {
  return current.get().catalogue;
}

/** Returns whether a whole language is loaded, not only what the sign-in needs. */
export function hasAllText(): boolean {
  return current.get().catalogue !== entrance;
}

/** The language that is current at the moment. */
export function currentLanguage(): Language {
  return current.get().language;
}

/** Returns the locale of the current language, so that dates and numbers always match the strings. */
export function currentLocale(): string {
  return locales[current.get().language];
}

/** Returns a function for a component that translates text keys; it returns a text that is not a key unchanged. */
export function useTextOf(): (key: string) => string {
  const text = useStore(current).catalogue;
  return (key) => textByKey(text, key) ?? key;
}

/** Translates a text key outside components; returns a text that is not a key unchanged. */
export function textOf(key: string): string {
  return textByKey(current.get().catalogue, key) ?? key;
}

/** Returns the reason of a failure, for a person. */
export function reasonOf(error: unknown): string {
  if (error instanceof RequestError) return error.reason;
  if (error instanceof Error && error.message !== '') return error.message;
  return currentText().errors.unexpected;
}

/** Returns the reason why something could not be loaded: there was no response, or the server failed. */
export function unloaded(error: unknown): string {
  const isUnanswered = error instanceof RequestError && error.status === 0;
  return isUnanswered ? error.reason : currentText().errors.unexpected;
}

/** Returns the id of a failed request, which the person can tell the operator; undefined if the server sent none. */
export function referenceOf(error: unknown): string | undefined {
  const requestId = error instanceof RequestError ? error.body.requestId : undefined;
  return requestId === undefined ? undefined : currentText().errors.reference(requestId);
}

/** Returns the server's reason for refusing a call, or the given sentence if it sent none. */
export function reasonOr(error: unknown, otherwise: string): string {
  return error instanceof RequestError && error.reason !== '' ? error.reason : otherwise;
}

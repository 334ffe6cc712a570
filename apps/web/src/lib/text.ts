// The sentences that the person reads, in the person's language.
import { type Catalogue, catalogues, type Language, sentence } from '@app/contract';
import { RequestError } from '#lib/request-error.ts';
import { createStore, useStore } from '#lib/store.ts';

const catalogue = createStore<Catalogue>(catalogues.english);

/** Switches the language of every screen. */
export function setLanguage(language: Language): void {
  catalogue.set(catalogues[language]);
  if (typeof document !== 'undefined') document.documentElement.lang = localeOf(language);
}

/** The catalogue for a component. */
export function useText(): Catalogue {
  return useStore(catalogue);
}

/** The catalogue outside components. */
export function currentText(): Catalogue {
  return catalogue.get();
}

/** The sentence behind a key; a text that is no key stands for itself. */
export function textOf(key: string): string {
  return sentence(catalogue.get(), key) ?? key;
}

/** Why something failed, as a sentence for a person. */
export function reasonOf(error: unknown): string {
  if (error instanceof RequestError) return error.reason;
  if (error instanceof Error && error.message !== '') return error.message;
  return catalogue.get().errors.unexpected;
}

/** The locale of a language: dates follow the words, so a language without a catalogue of its own reads English dates too. */
export function localeOf(language: Language): string {
  return catalogues[language] === catalogues.english ? locales.english : locales[language];
}

const locales: Record<Language, string> = { english: 'en-US', spanish: 'es', french: 'fr', german: 'de' };

// The sentences that the person reads, in the language that is spoken at the moment; `language.ts` decides which that is.
import { type Catalogue, type Language, locales, textByKey } from '@app/contract';
import { type EnglishPart, englishWords, onEnglish, type Words } from '#lib/english.ts';
import { RequestError } from '#lib/request-error.ts';
import { createStore, useStore } from '#lib/store.ts';

interface Spoken {
  language: Language;
  catalogue: Catalogue;
}

const spoken = createStore<Spoken>({ language: 'english', catalogue: englishWords() });
onEnglish((words) => {
  if (spoken.get().language === 'english') speak('english', words);
});

/** Every screen speaks these words from now on. */
export function speak(language: Language, catalogue: Catalogue): void {
  if (spoken.get().catalogue !== catalogue) spoken.set({ language, catalogue });
  if (typeof document !== 'undefined') document.documentElement.lang = locales[language];
}

/** Hears of every change of the language. */
export const onSpeech = spoken.subscribe;

/** The texts for a component: those of the shell, and of the English chunks that are named. Its lazy chunk loads these (`lib/lazy.tsx`). */
export function useText<Part extends EnglishPart = never>(...parts: Part[]): Words<Part>;
export function useText(): Catalogue {
  return useStore(spoken).catalogue;
}

/** The same texts outside components. */
export function currentText<Part extends EnglishPart = never>(...parts: Part[]): Words<Part>;
export function currentText(): Catalogue {
  return spoken.get().catalogue;
}

/** The language that is spoken at the moment. */
export function currentLanguage(): Language {
  return spoken.get().language;
}

/** The locale of the words, so that dates and numbers never speak another language than they do. */
export function currentLocale(): string {
  return locales[spoken.get().language];
}

/** Makes sentences of keys for a component; a text that is no key stands for itself. */
export function useTextOf(): (key: string) => string {
  const text = useStore(spoken).catalogue;
  return (key) => textByKey(text, key) ?? key;
}

/** The sentence behind a key outside components; a text that is no key stands for itself. */
export function textOf(key: string): string {
  return textByKey(spoken.get().catalogue, key) ?? key;
}

/** Why something failed, as a sentence for a person. */
export function reasonOf(error: unknown): string {
  if (error instanceof RequestError) return error.reason;
  if (error instanceof Error && error.message !== '') return error.message;
  return currentText().errors.unexpected;
}

/** Why something could not be loaded: where nothing answered, that; else that the server failed. */
export function unloaded(error: unknown): string {
  const isUnanswered = error instanceof RequestError && error.status === 0;
  return isUnanswered ? error.reason : currentText().errors.unexpected;
}

/** The number of a failure as a person names it to the operator; undefined where the server gave none. */
export function referenceOf(error: unknown): string | undefined {
  const requestId = error instanceof RequestError ? error.body.requestId : undefined;
  return requestId === undefined ? undefined : currentText().errors.reference(requestId);
}

/** What the server says against a call; the given sentence where it says nothing. */
export function reasonOr(error: unknown, otherwise: string): string {
  return error instanceof RequestError && error.reason !== '' ? error.reason : otherwise;
}

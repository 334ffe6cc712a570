// Texts that load with the part that shows them, because no first screen does.
import type { Language } from '@app/contract/limits.ts';
import { use } from 'react';
import { currentLanguage, useText } from '#lib/text.ts';

/** A hook for the texts in the current language; it suspends while they load. */
type PartText<Text> = (() => Text) & {
  /** Returns the texts outside a component, for what a person has pressed in the part. */
  current: () => Text;
};

/** Returns the hook of a part. */
export function partText<Text>(load: Record<Language, () => Promise<Text>>): PartText<Text> {
  const loading = new Map<Language, Promise<Text>>();
  const loaded = new Map<Language, Text>();

  function textsOf(language: Language): Promise<Text> {
    const cached = loading.get(language);
    if (cached) return cached;
    const texts = load[language]().then(
      (text) => {
        loaded.set(language, text);
        return text;
      },
      (error: unknown) => {
        loading.delete(language);
        throw error;
      },
    );
    loading.set(language, texts);
    return texts;
  }
  function usePartText(): Text {
    // Renders again when the language changes.
    useText();
    return use(textsOf(currentLanguage()));
  }
  function current(): Text {
    const text = loaded.get(currentLanguage()) ?? [...loaded.values()].at(-1);
    if (text === undefined) throw new Error('the part was never shown');
    return text;
  }
  return Object.assign(usePartText, { current });
}

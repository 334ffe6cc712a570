// Texts that load with the part that shows them, because no first screen does.
import type { Language } from '@app/contract/limits.ts';
import { use } from 'react';
import { currentLanguage, useText } from '#lib/text.ts';

/** Returns a hook for the texts in the current language; it suspends while they load. */
export function partText<Text>(load: Record<Language, () => Promise<Text>>): () => Text {
  const loading = new Map<Language, Promise<Text>>();

  function textsOf(language: Language): Promise<Text> {
    const cached = loading.get(language);
    if (cached) return cached;
    const texts = load[language]().catch((error: unknown) => {
      loading.delete(language);
      throw error;
    });
    loading.set(language, texts);
    return texts;
  }
  return function usePartText() {
    // Renders again when the language changes.
    useText();
    return use(textsOf(currentLanguage()));
  };
}

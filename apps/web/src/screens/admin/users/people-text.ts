// The texts of adding people and handing tasks over, which load with their dialogs: no first screen shows them.
import type { Language } from '@app/contract/limits.ts';
import type { PeopleText } from '@app/texts/english/account/people.ts';
import { use } from 'react';
import { currentLanguage, useText } from '#lib/text.ts';

const load: Record<Language, () => Promise<{ peopleText: PeopleText }>> = {
  english: () => import('@app/texts/english/account/people.ts'),
  spanish: () => import('@app/texts/spanish/account/people.ts'),
  french: () => import('@app/texts/french/account/people.ts'),
  german: () => import('@app/texts/german/account/people.ts'),
};
const loading = new Map<Language, Promise<PeopleText>>();

function textsOf(language: Language): Promise<PeopleText> {
  const cached = loading.get(language);
  if (cached) return cached;
  const texts = load[language]().then(
    ({ peopleText }) => peopleText,
    (error: unknown) => {
      loading.delete(language);
      throw error;
    },
  );
  loading.set(language, texts);
  return texts;
}

/** Returns the texts in the current language; suspends while they load. */
export function usePeopleText(): PeopleText {
  // Renders again when the language changes.
  useText();
  return use(textsOf(currentLanguage()));
}

// The texts of the settings of hints: no first screen shows them.
import { partText } from '#lib/part-text.ts';

/** Returns the texts in the current language; suspends while they load. */
export const useHintSettingsText = partText({
  english: () => import('@app/texts/english/assistant/hint-settings.ts').then(({ hintSettingsText }) => hintSettingsText),
  spanish: () => import('@app/texts/spanish/assistant/hint-settings.ts').then(({ hintSettingsText }) => hintSettingsText),
  french: () => import('@app/texts/french/assistant/hint-settings.ts').then(({ hintSettingsText }) => hintSettingsText),
  german: () => import('@app/texts/german/assistant/hint-settings.ts').then(({ hintSettingsText }) => hintSettingsText),
});

// The texts of what to do first, which load with My work: no first screen does.
import { partText } from '#lib/part-text.ts';

/** Returns the texts in the current language; suspends while they load. */
export const useDoFirstText = partText({
  english: () => import('@app/texts/english/assistant/do-first.ts').then(({ doFirstText }) => doFirstText),
  spanish: () => import('@app/texts/spanish/assistant/do-first.ts').then(({ doFirstText }) => doFirstText),
  french: () => import('@app/texts/french/assistant/do-first.ts').then(({ doFirstText }) => doFirstText),
  german: () => import('@app/texts/german/assistant/do-first.ts').then(({ doFirstText }) => doFirstText),
});

/** The texts of what is worth a look, a part of these. */
export const useNudgeText = Object.assign(() => useDoFirstText().nudges, { current: () => useDoFirstText.current().nudges });

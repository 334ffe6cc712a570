// Questions and orders under the assistant's field, which load with it: no first screen shows them.
import { partText } from '#lib/part-text.ts';

/** Returns the texts in the current language; suspends while they load. */
export const useSuggestedText = partText({
  english: () => import('@app/texts/english/assistant/suggested.ts').then(({ suggestedText }) => suggestedText),
  spanish: () => import('@app/texts/spanish/assistant/suggested.ts').then(({ suggestedText }) => suggestedText),
  french: () => import('@app/texts/french/assistant/suggested.ts').then(({ suggestedText }) => suggestedText),
  german: () => import('@app/texts/german/assistant/suggested.ts').then(({ suggestedText }) => suggestedText),
});

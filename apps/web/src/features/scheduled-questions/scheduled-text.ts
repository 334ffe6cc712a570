// The texts of scheduled questions, which load with what shows them: no first screen does.
import { partText } from '#lib/part-text.ts';

/** Returns the texts in the current language; suspends while they load. */
export const useScheduledText = partText({
  english: () => import('@app/texts/english/assistant/scheduled.ts').then(({ scheduledText }) => scheduledText),
  spanish: () => import('@app/texts/spanish/assistant/scheduled.ts').then(({ scheduledText }) => scheduledText),
  french: () => import('@app/texts/french/assistant/scheduled.ts').then(({ scheduledText }) => scheduledText),
  german: () => import('@app/texts/german/assistant/scheduled.ts').then(({ scheduledText }) => scheduledText),
});

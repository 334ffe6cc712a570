// Texts of standing instructions, which load with their dialog's button: no first screen shows them.
import { partText } from '#lib/part-text.ts';

/** Returns the texts in the current language; suspends while they load. */
export const useInstructionsText = partText({
  english: () => import('@app/texts/english/assistant/instructions.ts').then(({ instructionsText }) => instructionsText),
  spanish: () => import('@app/texts/spanish/assistant/instructions.ts').then(({ instructionsText }) => instructionsText),
  french: () => import('@app/texts/french/assistant/instructions.ts').then(({ instructionsText }) => instructionsText),
  german: () => import('@app/texts/german/assistant/instructions.ts').then(({ instructionsText }) => instructionsText),
});

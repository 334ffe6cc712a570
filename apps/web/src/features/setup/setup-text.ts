// The texts of the set-up and of sample data, which load with the card: only administrators see it.
import type { SetupText } from '@app/texts/english/administration/setup.ts';
import { partText } from '#lib/part-text.ts';

/** Returns the texts in the current language; suspends while they load. */
export const useSetupText = partText<SetupText>({
  english: () => import('@app/texts/english/administration/setup.ts').then(({ setupText }) => setupText),
  spanish: () => import('@app/texts/spanish/administration/setup.ts').then(({ setupText }) => setupText),
  french: () => import('@app/texts/french/administration/setup.ts').then(({ setupText }) => setupText),
  german: () => import('@app/texts/german/administration/setup.ts').then(({ setupText }) => setupText),
});

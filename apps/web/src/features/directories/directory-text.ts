// The texts of the company's directory, which load with their part of the sign-in tab.
import { partText } from '#lib/part-text.ts';

/** Returns the texts in the current language; suspends while they load. */
export const useDirectoryText = partText({
  english: () => import('@app/texts/english/administration/directory.ts').then(({ directoryText }) => directoryText),
  spanish: () => import('@app/texts/spanish/administration/directory.ts').then(({ directoryText }) => directoryText),
  french: () => import('@app/texts/french/administration/directory.ts').then(({ directoryText }) => directoryText),
  german: () => import('@app/texts/german/administration/directory.ts').then(({ directoryText }) => directoryText),
});

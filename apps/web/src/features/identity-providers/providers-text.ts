// The texts of the providers of single sign-on, which load with their part of the administration.
import { partText } from '#lib/part-text.ts';

/** Returns the texts in the current language; suspends while they load. */
export const useProvidersText = partText({
  english: () => import('@app/texts/english/administration/providers.ts').then(({ providersText }) => providersText),
  spanish: () => import('@app/texts/spanish/administration/providers.ts').then(({ providersText }) => providersText),
  french: () => import('@app/texts/french/administration/providers.ts').then(({ providersText }) => providersText),
  german: () => import('@app/texts/german/administration/providers.ts').then(({ providersText }) => providersText),
});

// The texts of directories, which load with their part of the sign-in tab: no first screen shows them.
import { partText } from '#lib/part-text.ts';

/** Returns the texts in the current language; suspends while they load. */
export const useScimText = partText({
  english: () => import('@app/texts/english/administration/scim.ts').then(({ scimText }) => scimText),
  spanish: () => import('@app/texts/spanish/administration/scim.ts').then(({ scimText }) => scimText),
  french: () => import('@app/texts/french/administration/scim.ts').then(({ scimText }) => scimText),
  german: () => import('@app/texts/german/administration/scim.ts').then(({ scimText }) => scimText),
});

// The texts of the second step of a sign-in: no first screen shows them.
import { partText } from '#lib/part-text.ts';

/** Returns the texts in the current language; suspends while they load. */
export const useSecondFactorsText = partText({
  english: () => import('@app/texts/english/account/second-factors.ts').then(({ secondFactorsText }) => secondFactorsText),
  spanish: () => import('@app/texts/spanish/account/second-factors.ts').then(({ secondFactorsText }) => secondFactorsText),
  french: () => import('@app/texts/french/account/second-factors.ts').then(({ secondFactorsText }) => secondFactorsText),
  german: () => import('@app/texts/german/account/second-factors.ts').then(({ secondFactorsText }) => secondFactorsText),
});

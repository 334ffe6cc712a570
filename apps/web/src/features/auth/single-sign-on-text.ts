// The texts of single sign-on: a company without a provider never loads them.
import { partText } from '#lib/part-text.ts';

/** Returns the texts in the current language; suspends while they load. */
export const useSingleSignOnText = partText({
  english: () => import('@app/texts/english/account/single-sign-on.ts').then(({ singleSignOnText }) => singleSignOnText),
  spanish: () => import('@app/texts/spanish/account/single-sign-on.ts').then(({ singleSignOnText }) => singleSignOnText),
  french: () => import('@app/texts/french/account/single-sign-on.ts').then(({ singleSignOnText }) => singleSignOnText),
  german: () => import('@app/texts/german/account/single-sign-on.ts').then(({ singleSignOnText }) => singleSignOnText),
});

// The texts of adding people and handing tasks over, which load with their dialogs: no first screen shows them.
import { partText } from '#lib/part-text.ts';

/** Returns the texts in the current language; suspends while they load. */
export const usePeopleText = partText({
  english: () => import('@app/texts/english/account/people.ts').then(({ peopleText }) => peopleText),
  spanish: () => import('@app/texts/spanish/account/people.ts').then(({ peopleText }) => peopleText),
  french: () => import('@app/texts/french/account/people.ts').then(({ peopleText }) => peopleText),
  german: () => import('@app/texts/german/account/people.ts').then(({ peopleText }) => peopleText),
});

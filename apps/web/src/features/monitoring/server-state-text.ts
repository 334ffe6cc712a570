// The texts of the state of the server: no first screen shows them.
import { partText } from '#lib/part-text.ts';

/** Returns the texts in the current language; suspends while they load. */
export const useServerStateText = partText({
  english: () => import('@app/texts/english/administration/server-state.ts').then(({ serverStateText }) => serverStateText),
  spanish: () => import('@app/texts/spanish/administration/server-state.ts').then(({ serverStateText }) => serverStateText),
  french: () => import('@app/texts/french/administration/server-state.ts').then(({ serverStateText }) => serverStateText),
  german: () => import('@app/texts/german/administration/server-state.ts').then(({ serverStateText }) => serverStateText),
});

// The texts of passkeys: no first screen shows them.
import { partText } from '#lib/part-text.ts';

/** Returns the texts in the current language; suspends while they load. */
export const usePasskeysText = partText({
  english: () => import('@app/texts/english/account/passkeys.ts').then(({ passkeysText }) => passkeysText),
  spanish: () => import('@app/texts/spanish/account/passkeys.ts').then(({ passkeysText }) => passkeysText),
  french: () => import('@app/texts/french/account/passkeys.ts').then(({ passkeysText }) => passkeysText),
  german: () => import('@app/texts/german/account/passkeys.ts').then(({ passkeysText }) => passkeysText),
});

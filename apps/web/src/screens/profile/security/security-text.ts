// The texts of the Security tab: no first screen shows them.
import { partText } from '#lib/part-text.ts';

/** Returns the texts in the current language; suspends while they load. */
export const useSecurityText = partText({
  english: () => import('@app/texts/english/account/security.ts').then(({ securityText }) => securityText),
  spanish: () => import('@app/texts/spanish/account/security.ts').then(({ securityText }) => securityText),
  french: () => import('@app/texts/french/account/security.ts').then(({ securityText }) => securityText),
  german: () => import('@app/texts/german/account/security.ts').then(({ securityText }) => securityText),
});

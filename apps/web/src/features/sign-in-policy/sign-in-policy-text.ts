// The texts of the administration of the sign-in: no first screen shows them.
import { partText } from '#lib/part-text.ts';

/** Returns the texts in the current language; suspends while they load. */
export const useSignInPolicyText = partText({
  english: () => import('@app/texts/english/administration/sign-in-policy.ts').then(({ signInPolicyText }) => signInPolicyText),
  spanish: () => import('@app/texts/spanish/administration/sign-in-policy.ts').then(({ signInPolicyText }) => signInPolicyText),
  french: () => import('@app/texts/french/administration/sign-in-policy.ts').then(({ signInPolicyText }) => signInPolicyText),
  german: () => import('@app/texts/german/administration/sign-in-policy.ts').then(({ signInPolicyText }) => signInPolicyText),
});

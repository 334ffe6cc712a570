// Texts of the administration of the sign-in, which load with its tab.
import type { Widened } from '#catalogue.ts';

export const signInPolicyText = {
  title: 'Second step',
  text: 'Besides the password, a code from the phone. Everybody can set it up in the profile. You can require it.',
  duties: {
    nobody: 'Everybody chooses',
    administrators: 'Required for administrators',
    everybody: 'Required for everybody',
  },
  reasons: {
    nobody: 'Who wants a second step sets it up.',
    administrators: 'They change roles, mails and departments.',
    everybody: 'Nobody gets in with a password alone.',
  },
  without: (count: number) =>
    count === 0 ? 'Everybody has one.' : count === 1 ? '1 person has none yet.' : `${count} people have none yet.`,
  grace: 'Time to set it up',
  atOnce: 'None: from now on',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  since: (date: string) => `Required since ${date}.`,
  from: (date: string) => `Required from ${date}.`,
  explain:
    'Until then people are reminded when they sign in. After it they can only set it up. New people have the same time. In single sign-on the provider’s second step counts.',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Sign-in saved',
  failed: 'It could not be saved',
  loadFailed: 'How people sign in could not be loaded.',
};

/** The shape of the texts in every language. */
export type SignInPolicyText = Widened<typeof signInPolicyText>;

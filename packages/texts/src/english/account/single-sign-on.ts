// Texts of single sign-on on the sign-in page and in the profile, which load with it.
import type { Widened } from '#catalogue.ts';

export const singleSignOnText = {
  signIn: {
    with: (name: string) => `Continue with ${name}`,
    or: 'or',
    only: 'Your company signs you in.',
    emergency: 'Administrator without single sign-on?',
    company: 'Single sign-on',
  },
  /** `{name}` is the name of the provider. */
  problems: {
    no_provider: 'This way to sign in is not offered any more. Please choose another one.',
    no_address: 'This server does not know its own address, so nobody can come back from {name}. Please tell an administrator.',
    unreachable: '{name} cannot be reached at the moment. Please try again in a few minutes.',
    slow: '{name} took too long to answer. Please try again in a few minutes.',
    forbidden_address:
      'This server may not connect to {name}. Please tell an administrator: the operator has to allow the address.',
    not_a_provider: 'The address of {name} does not answer as it should. Please tell an administrator.',
    other_issuer: '{name} calls itself by another address than the one that is set here. Please tell an administrator.',
    cancelled: 'You did not finish signing in with {name}. Nothing has changed.',
    refused: '{name} did not let you in. If you should have access, please ask your administrator.',
    other_browser: 'This sign-in was begun in another browser or window. Please start again here.',
    too_old: 'This sign-in took too long, or was used already. Please start again.',
    code_refused: '{name} did not confirm the sign-in. Please start again.',
    secret_refused: '{name} does not accept the secret of this server. Please tell an administrator: it may have expired.',
    token_invalid: 'The answer of {name} does not belong to this sign-in. Please start again.',
    other_audience: 'The answer of {name} is meant for another program. Please tell an administrator.',
    keys: 'The signature of {name} could not be checked. Please try again, and tell an administrator if it stays so.',
    clock: 'The clocks of this server and of {name} differ by several minutes. Please tell an administrator.',
    no_subject: '{name} did not say who you are. Please tell an administrator.',
    no_email: '{name} did not tell your e-mail address. Please tell an administrator.',
    email_unconfirmed:
      '{name} has not confirmed your e-mail address. If you have a password here, sign in with it and link {name} in Profile > Security.',
    known_address:
      'There is an account with your address that is not linked with {name}. Sign in with your password and link it in Profile > Security.',
    other_account: 'This account at {name} belongs to somebody else here.',
    linked_elsewhere: 'Your account here is linked with another account at {name}. Unlink it in Profile > Security first.',
    unknown_person: 'You have no account here yet. An administrator can invite you.',
    no_department: 'You belong to no department here. Please ask an administrator.',
    no_room: 'There is no room for more people here. Please tell an administrator.',
    inactive: 'This account is deactivated. Ask an administrator to reactivate it.',
    too_many: 'Too many attempts. Please wait a moment and try again.',
    unavailable: 'Something went wrong on the server. Please try again.',
  },
  own: {
    title: 'Single sign-on',
    text: 'Accounts of your company with which you sign in here.',
    none: 'No such account is linked with yours.',
    since: (date: string) => `Linked ${date}`,
    used: (date: string) => `last used ${date}`,
    noAddress: 'no address known',
    link: (name: string) => `Link with ${name}`,
    unlink: 'Unlink',
    unlinkNamed: (name: string) => `Unlink ${name}`,
    linkTitle: (name: string) => `Link your account with ${name}`,
    linkText: (name: string) => `You sign in at ${name} next. From then on you can sign in here with it.`,
    unlinkTitle: (name: string) => `Unlink ${name}?`,
    unlinkText: (name: string) =>
      `You sign in with your password from then on. Other devices that signed in with ${name} are signed out.`,
    password: 'Your password here',
    passwordHint: 'No password yet? Sign out and use the link for a forgotten password.',
    submitLink: 'Continue',
    busy: 'One moment...',
    linked: (name: string) => `Your account is linked with ${name}`,
    unlinked: 'The link has ended',
    failed: 'That did not work.',
    loadFailed: 'Your linked accounts could not be loaded.',
    cancel: 'Cancel',
  },
};

/** The shape of the texts in every language. */
export type SingleSignOnText = Widened<typeof singleSignOnText>;

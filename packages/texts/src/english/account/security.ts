// Texts of the Security tab of the profile, which load with it. The names of devices are also in answers and mails of the server.
import type { Widened } from '#catalogue.ts';
import { numberOf } from '#number.ts';

const number = numberOf('en');

const hours = (count: number) => (count === 1 ? 'an hour' : `${number(count)} hours`);
const days = (count: number) => (count === 1 ? 'a day' : `${number(count)} days`);

export const securityText = {
  title: 'Security Settings',
  show: 'Show',
  hide: 'Hide',
  twoFactor: { title: 'Two-Factor Authentication', text: 'A second step when you sign in.' },
  passkeys: {
    title: 'Passkeys',
    text: 'Sign in with your fingerprint, face or the PIN of this device instead of a password.',
  },
  history: {
    title: 'Login History',
    text: 'When and from where somebody signed in to your account.',
    loadFailed: 'The history could not be loaded.',
    none: 'Your next sign-in is the first entry.',
    done: 'Signed in',
    refused: {
      wrong_passkey: 'Wrong passkey',
      copied_passkey: 'Copied passkey',
      wrong_code: 'Wrong code',
      wrong_password: 'Wrong password',
      inactive: 'The account was deactivated',
    },
    withPasskey: 'with a passkey',
    with: (name: string) => `with ${name}`,
    isNew: 'New device',
    all: (count: number) => `Show all ${number(count)}`,
  },
  sessions: {
    title: 'Active Sessions',
    text: 'The devices on which you are signed in.',
    lasts: (idle: number, most: number) =>
      `You stay signed in until you have not used a device for ${hours(idle)}, and for ${days(most)} at most.`,
    loadFailed: 'Your sessions could not be loaded.',
    current: 'This device',
    noAddress: 'unknown address',
    signedIn: (date: string) => `Signed in ${date}`,
    used: (when: string) => `Last used ${when}`,
    revoke: 'Sign out',
    revokeNamed: (name: string) => `Sign out ${name}`,
    revokeTitle: 'Sign out this device?',
    revokeText: (name: string) => `${name} is signed out at once, and what it keeps of your tasks is deleted there.`,
    revoked: 'The device is signed out',
    failed: 'The device could not be signed out.',
    others: 'Sign out all others',
    othersTitle: 'Sign out everywhere else?',
    othersText: 'All other devices are signed out at once. Your API tokens and calendars stay: a new password ends these too.',
    othersDone: 'All other devices are signed out',
    cancel: 'Cancel',
  },
  trusted: {
    title: 'Devices that need no code',
    text: 'A sign-in on these devices needs no code until the date.',
    loadFailed: 'The devices that need no code could not be loaded.',
    since: (date: string) => `Trusted ${date}`,
    until: (date: string) => `no code until ${date}`,
    revoke: 'Ask for a code',
    revokeNamed: (name: string) => `Ask for a code on ${name}`,
    revokeTitle: 'Ask for a code again?',
    revokeText: (name: string) => `The next sign-in on ${name} needs a code.`,
    revoked: 'The device is asked for a code again',
    failed: 'The device still needs no code.',
  },
  devices: {
    on: (browser: string, system: string) => `${browser} on ${system}`,
    unknown: 'Unknown device',
  },
};

/** The shape of the texts in every language. */
export type SecurityText = Widened<typeof securityText>;

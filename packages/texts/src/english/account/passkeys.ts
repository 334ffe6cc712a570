// Texts of passkeys, which load with them.
import type { Widened } from '#catalogue.ts';

export const passkeysText = {
  signIn: {
    button: 'Sign in with a passkey',
    busy: 'Waiting for your device...',
    cancelled: 'You were not signed in: the device was not unlocked, or the time ran out.',
    unable: 'This browser could not ask for a passkey. Please sign in another way.',
    unknown: 'This passkey no longer works here. Sign in another way, and delete it on your device.',
    copied: 'This passkey is locked, because two devices have used it. Sign in another way, remove it and add a new one.',
  },
  step: {
    title: 'Your passkey',
    text: 'Unlock your device with your fingerprint, your face or its PIN.',
    use: 'Use your passkey',
  },
  setting: {
    none: 'You have no passkey yet.',
    add: 'Add a passkey',
    adding: 'Waiting for your device...',
    added: (name: string) => `You can now sign in with ${name}`,
    made: (date: string) => `Added ${date}`,
    used: (when: string) => `Last used ${when}`,
    unused: 'Not used yet',
    copied: 'Locked: two devices have used it',
    elsewhere: 'For another address',
    rename: 'Rename',
    renameNamed: (name: string) => `Rename ${name}`,
    name: 'Name of the passkey',
    save: 'Save',
    cancel: 'Cancel',
    revoke: 'Remove',
    revokeNamed: (name: string) => `Remove ${name}`,
    revokeTitle: 'Remove this passkey?',
    revokeText: (name: string) =>
      `${name} no longer signs you in. Delete it on the device as well, so that it is not offered there any more.`,
    revoked: 'The passkey is removed',
    failed: 'That did not work.',
    loadFailed: 'Your passkeys could not be loaded.',
    full: 'You have as many passkeys as there can be. Remove one to add another.',
    elsewhereOnly: (address: string) => `Passkeys work at ${address} only. Open this page there to add one.`,
    nowhere: 'Passkeys do not work at the address of this server: they need a name and https. Please tell whoever operates it.',
    noBrowser: 'This browser cannot keep passkeys.',
  },
  problems: {
    cancelled: 'No passkey was added: the device was not unlocked, or the time ran out.',
    known: 'This device already has a passkey for your account.',
    unable: 'This device cannot keep a passkey. Try your phone, or a security key with a PIN.',
  },
};

/** The shape of the texts in every language. */
export type PasskeysText = Widened<typeof passkeysText>;

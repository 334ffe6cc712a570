// Texts of the second step of a sign-in, which load with it.
import type { Widened } from '#catalogue.ts';

export const secondFactorsText = {
  step: {
    title: 'A code from your phone',
    text: 'Open the program on your phone that makes your codes, and type the one it shows for this account.',
    code: 'Code',
    recoveryTitle: 'A recovery code',
    recoveryText: 'Type one of the codes that you kept when you set up your phone. Each works once.',
    recoveryCode: 'Recovery code',
    trust: 'Do not ask on this device for 30 days',
    toRecovery: 'No phone? Use a recovery code',
    toPhone: 'Use the code from your phone',
    toPasskey: 'Use your passkey instead',
    back: 'Back',
  },
  again: {
    title: 'Is it you?',
    text: 'You signed in some time ago. For this step, please show once more that it is you. You are then not asked for ten minutes.',
    password: 'Your password',
    code: 'Code from your phone, or a recovery code',
    toCode: 'Use a code from your phone',
    toPassword: 'Use your password',
    submit: 'Confirm',
    busy: 'Checking...',
    cancel: 'Cancel',
  },
  due: {
    title: 'Your sign-in needs a second step',
    text: 'The administrators of this company require a code from the phone besides the password. It takes two minutes. Everything else waits for you here.',
    logOut: 'Log out',
    soon: (date: string) => `Your sign-in needs a second step from ${date}.`,
    setUp: 'Set up',
  },
  setting: {
    off: 'Your password alone is enough at present.',
    on: (date: string) => `Your sign-in asks for a code from your phone since ${date}.`,
    codesLeft: (count: number) =>
      count === 0 ? 'No recovery code is left.' : count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`,
    trusted: (count: number) => (count === 1 ? '1 device is not asked for it.' : `${count} devices are not asked for it.`),
    setUp: 'Set up your phone',
    newCodes: 'New recovery codes',
    newCodesTitle: 'Make new recovery codes?',
    newCodesText: 'Those that you have kept stop working.',
    endTrust: 'Ask on every device',
    endTrustDone: 'Every device is asked at its next sign-in',
    turnOff: 'Turn off',
    turnOffTitle: 'Sign in without a code?',
    turnOffText: 'Your password alone is enough then. Your recovery codes stop working.',
    turnedOff: 'Your sign-in asks for no code',
    failed: 'That did not work.',
    loadFailed: 'The state of your sign-in could not be loaded.',
    cancel: 'Cancel',
  },
  setup: {
    title: 'Set up your phone',
    text: 'A program on your phone, such as one that keeps passwords, makes a new code every half minute. Let it read this picture.',
    picture: 'Picture for your phone',
    secret: 'Or type this key there',
    copy: 'Copy',
    copied: 'Copied',
    copyByHand: 'The browser could not copy it. It is selected: copy it with Ctrl+C.',
    code: 'The code that your phone shows',
    submit: 'Turn on',
    busy: 'Checking...',
    failed: 'The key could not be made.',
    codesTitle: 'Keep your recovery codes',
    codesText:
      'One of them lets you sign in on the day on which the phone is lost. Each works once. They are not shown again: keep them where the phone is not.',
    codesLabel: 'Recovery codes',
    save: 'Save as a file',
    fileName: 'recovery-codes.txt',
    done: 'I have kept them',
  },
};

/** The shape of the texts in every language. */
export type SecondFactorsText = Widened<typeof secondFactorsText>;

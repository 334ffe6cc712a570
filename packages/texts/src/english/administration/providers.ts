// Texts of the providers of single sign-on, which load with their part of the administration.
import type { Widened } from '#catalogue.ts';
import { numberOf } from '#number.ts';

const number = numberOf('en');

export const providersText = {
  title: 'Single sign-on',
  text: 'People sign in with the account of your company (OpenID Connect) and need no password here.',
  loadFailed: 'The providers could not be loaded.',
  none: 'No provider is set up: people sign in with a password.',
  add: 'Add a provider',
  noAddress: 'This server does not know its own address',
  noAddressText: 'Providers send people back to it. Set it with the mail server under Emails, or with PUBLIC_URL.',
  offered: 'Offered on the sign-in page',
  off: 'Switched off',
  proved: (date: string) => `Worked ${date}`,
  notProved: 'Not tried yet',
  people: (count: number) => (count === 0 ? 'Nobody linked' : count === 1 ? '1 person linked' : `${number(count)} people linked`),
  secretUnreadable: 'The secret was stored with another SECRET_KEY. Please enter it again.',
  fromEnvironment: 'Set by the environment (OIDC_ISSUER). Whoever runs the server changes it there.',
  test: 'Test',
  testNamed: (name: string) => `Test ${name}`,
  edit: 'Edit',
  editNamed: (name: string) => `Edit ${name}`,
  remove: 'Delete',
  removeNamed: (name: string) => `Delete ${name}`,
  removeTitle: (name: string) => `Delete ${name}?`,
  removeText: (count: number) =>
    count === 0
      ? 'Nobody signs in with it yet.'
      : count === 1
        ? '1 person signs in with it, and needs a link for a new password then.'
        : `${number(count)} people sign in with it, and need a link for a new password then.`,
  removed: 'The provider is deleted',
  failed: 'That did not work.',
  cancel: 'Cancel',
  copy: {
    copy: 'Copy',
    copied: 'Copied',
    copyByHand: 'The browser could not copy it. It is selected: copy it with Ctrl+C.',
  },
  dialog: {
    newTitle: 'Add a provider',
    editTitle: (name: string) => `Edit ${name}`,
    text: 'Register this server at the provider first, as a web application with the redirect address below.',
    kind: 'Kind',
    otherKind: 'Another provider',
    redirect: 'Redirect address',
    redirectText: 'Enter it at the provider exactly as it stands here.',
    name: { label: 'Name', hint: 'People read it on the sign-in page.' },
    issuer: { label: 'Address of the provider (issuer)', hint: 'As its documentation names it, without /.well-known.' },
    clientId: { label: 'Client ID', hint: 'As the provider shows it for this application.' },
    secret: {
      label: 'Client secret',
      hint: 'It is stored encrypted and never shown again.',
      stored: 'One is stored. Leave this empty to keep it.',
    },
    enabled: {
      title: 'Offer it on the sign-in page',
      text: 'Switched off, it can still be tested.',
    },
    createsPeople: {
      title: 'Create accounts',
      text: 'Somebody who has no account here gets one at the first sign-in.',
    },
    endsAtProvider: {
      title: 'Also sign out at the provider',
      text: 'Logging out here ends the session at the provider, and so in other programs of your company.',
    },
    defaultDepartment: {
      label: 'Department of new people',
      hint: 'For those whose groups name none. If registration needs approval, they wait for it.',
    },
    noDepartment: 'None',
    claims: 'Departments, title, picture, administrators',
    claimsText:
      'Names of claims that the provider sends. They are applied at each sign-in. Only what they gave is taken away again.',
    departmentsClaim: {
      label: 'Claim with departments',
      hint: 'Such as groups, or realm_access.roles for one inside of another.',
    },
    departmentMap: {
      label: 'What its values mean',
      hint: 'A line for each: value = department. Without lines, the values are names of departments.',
    },
    titleClaim: { label: 'Claim with the job title', hint: 'Such as title' },
    pictureClaim: { label: 'Claim with the picture', hint: 'Such as picture: the address of an image' },
    adminClaim: { label: 'Claim with administrators', hint: 'Such as groups' },
    adminValue: {
      label: 'Value of administrators',
      hint: 'Whoever has it is an administrator here. The last administrator stays one.',
    },
    scopes: { label: 'Scopes', hint: 'What is asked of the provider, with spaces between.' },
    backchannel: 'Address for logout from there (back-channel)',
    backchannelText: 'Optional. A provider that knows it ends sessions here at once, for example of somebody who has left.',
    nameRequired: 'Please enter a name.',
    clientIdRequired: 'Please enter the client ID.',
    mapWrong: (line: string) => `This line names no department: ${line}`,
    adminIncomplete: 'Claim and value of administrators go together.',
    save: 'Save',
    saving: 'Saving…',
  },
  testing: {
    title: 'Test of the sign-in',
    text: 'You sign in at the provider as yourself, in a tab of its own. Nobody is signed in here by it.',
    close: 'Close',
    gone: 'This test is older than ten minutes, or somebody else began it.',
    waiting: (name: string) => `Waiting for ${name}`,
    waitingText: 'Sign in there, in the tab that has opened. The result appears there and here.',
    works: (name: string) => `${name} works`,
    worksText: 'The whole way was walked: address, sign-in, secret, signature.',
    nobodySignedIn: 'The test itself has changed nothing.',
    steps: {
      reach: 'The provider was not reached',
      issuer: 'The address is not the provider’s own',
      sign_in: 'The sign-in at the provider did not end',
      code: 'The provider did not accept this server',
      token: 'The answer of the provider is not valid',
      claims: 'The provider did not tell who you are',
      person: 'No account fits',
    },
    outcomes: {
      known: 'This account at the provider is linked with yours or that of somebody here.',
      links: 'A sign-in would link it with the account of the same address.',
      creates: 'A sign-in would create a new account.',
      refused: 'A sign-in would be refused.',
    },
    said: (detail: string) => `It was said: ${detail}`,
    email: 'E-mail',
    noEmail: 'none',
    confirmed: 'confirmed by the provider',
    unconfirmed: 'not confirmed by the provider',
    departments: 'Departments',
    noDepartments: 'none',
    unknownValues: 'Values that mean no department',
    admin: 'Administrator',
    yes: 'Yes',
    no: 'No',
    claims: 'Everything that came back',
  },
  enforce: {
    title: 'Only single sign-on',
    text: 'Passwords are refused for everybody but one administrator, and registration is closed. Whoever is signed in stays it.',
    on: 'Everybody signs in with a provider. One administrator may still use a password.',
    emergency: 'Administrator who may still use a password',
    emergencyHint: 'For the day on which the provider is down. Give this account a second step.',
    choose: 'Choose an administrator',
    unproved: 'First test a provider with success, so that nobody is locked out.',
    command: 'Whoever runs the server ends it with: tasklane single-sign-on off',
    begin: 'Refuse passwords',
    end: 'Allow passwords again',
    begunToast: 'Passwords are refused now',
    endedToast: 'Passwords are allowed again',
  },
};

/** The shape of the texts in every language. */
export type ProvidersText = Widened<typeof providersText>;

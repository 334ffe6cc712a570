// Texts of directories that keep accounts over SCIM: the part of the sign-in tab, and the refusals for whoever runs a directory.
import type { Widened } from '#catalogue.ts';

export const scimText = {
  title: 'Accounts from a directory (SCIM)',
  intro: 'A directory such as Entra ID or Okta creates, changes and deactivates accounts here by itself.',
  off: 'Off until there is a token.',
  address: 'Address for the directory',
  addressText: 'The directory asks for it as the tenant URL or the base URL.',
  make: 'New token',
  makesDepartments: 'Makes departments',
  sendsMails: 'Sends welcome mails',
  revokeText: (name: string) =>
    `The directory that uses “${name}” can change nothing here from now on. The accounts stay as they are.`,
  dialog: {
    title: 'New token for a directory',
    ask: 'It opens the address for the directory and nothing else.',
    namePlaceholder: 'Entra ID',
    makesDepartments: 'Make departments that do not exist yet',
    makesDepartmentsHint: 'Otherwise an unknown department of a person is only noted in the audit log.',
    sendsMails: 'Send new people a welcome mail',
    sendsMailsHint: 'Otherwise they learn of their account from you.',
    hint: 'The directory asks for it as the secret token or the API token.',
  },
  refusals: {
    tokenMissing: 'A SCIM token is needed: send it in the header “Authorization: Bearer”, followed by the token.',
    tokenInvalid: 'This SCIM token is not valid. It may have been revoked.',
    tokenExpired: 'This SCIM token has expired.',
    filter: 'This filter cannot be read.',
    filterAttribute: 'An attribute that cannot be used here is named.',
    path: 'This path of an attribute cannot be read.',
    pathUnknown: 'There is no such attribute.',
    syntax: 'The request is not what SCIM expects here.',
    value: 'This value is not possible here.',
    readOnly: 'This attribute cannot be changed.',
    noTarget: 'The path leads to nothing that can be changed.',
    required: 'A user needs a userName and an e-mail address.',
    tooManyOperations: 'At most 1,000 operations at once.',
    tooManyAttributes: 'At most 50 attributes at once.',
    userTaken: 'Somebody has this userName or e-mail address already.',
    lastAdministrator: 'This is the last administrator. Make somebody else an administrator first.',
    adminAddress: 'Administrators change their e-mail address themselves: over another one, their password could be reset.',
    changed: 'This has been changed meanwhile. Read it again.',
    notFound: 'There is no such resource.',
    memberUnknown: 'A member is no user here.',
    nestedGroup: 'A group cannot be a member of a group here.',
    unsupported: 'This part of SCIM is not supported.',
  },
};

export type ScimText = Widened<typeof scimText>;

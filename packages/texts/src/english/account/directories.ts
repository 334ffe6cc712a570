// What the server says of the company's directory.

export const directoriesText = {
  unavailable: 'The company’s directory does not answer at the moment. Please try again in a few minutes.',
  noEmail: 'The directory has no e-mail address for you. Please tell an administrator.',
  knownAddress: 'There is an account with your address here that is not linked with the directory. Please tell an administrator.',
  unknownPerson: 'You have no account here yet. An administrator can invite you.',
  noDepartment: 'You belong to no department here. Please ask an administrator.',
  passwordThere: 'This password is in the company’s directory. It is changed there.',
  fromEnvironment: 'The environment sets the directory. Whoever runs the server changes it there.',
  off: 'The directory is switched off.',
  changed: 'Somebody else has changed the directory meanwhile. Load the page again.',
  urlInvalid: 'Please enter ldaps://host or ldap://host.',
  plainRefused:
    'Passwords would be sent in plain text. Use ldaps:// or StartTLS; the operator can allow it with LDAP_ALLOW_PLAIN.',
  certificateInvalid: 'That is no certificate. It begins with -----BEGIN CERTIFICATE-----.',
  baseRequired: 'Please enter where people are, as in dc=example,dc=com.',
  filterInvalid: 'That is no filter. One is (objectClass=person).',
  attributeInvalid: 'Please enter the name of an attribute.',
  passwordRequired: 'Please enter the password of this account.',
  minutesInvalid: 'Please choose 0, or 15 to 10,080 minutes.',
};

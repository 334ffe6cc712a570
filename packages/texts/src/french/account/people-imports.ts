// What is wrong with a row of people that an administrator adds.
import type { PeopleImportsText } from '#english/account/people-imports.ts';

export const peopleImportsText: PeopleImportsText = {
  emailTaken: 'Cette adresse a déjà un compte.',
  emailTwice: (row) => `Cette adresse figure déjà à la ligne ${row}.`,
  alreadyInvited: 'Cette adresse a déjà une invitation en cours.',
  usernameTaken: 'Cet identifiant est déjà pris.',
  usernameTwice: (row) => `Cet identifiant figure déjà à la ligne ${row}.`,
  departmentUnknown: (names) => `Il n’y a pas de service ${names}.`,
  departmentMissing: 'Il manque un service.',
  boardFull: 'Ce service a trop d’invitations en cours.',
  roleUnknown: 'Le rôle est utilisateur ou admin.',
};

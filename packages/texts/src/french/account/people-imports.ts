// What is wrong with a row of people that an administrator adds.
import type { PeopleImportsText } from '#english/account/people-imports.ts';

export const peopleImportsText: PeopleImportsText = {
  emailTaken: 'Cette adresse a déjà un compte.',
  emailTwice: (row) => `Cette adresse figure déjà à la ligne ${row}.`,
  alreadyInvited: 'Cette adresse a déjà une invitation en attente.',
  usernameTaken: 'Ce nom d’utilisateur est déjà pris.',
  usernameTwice: (row) => `Ce nom d’utilisateur figure déjà à la ligne ${row}.`,
  departmentUnknown: (names) => `Aucun service ne s’appelle ${names}.`,
  departmentMissing: 'Il manque un service.',
  boardFull: 'Ce service a trop d’invitations en attente.',
  roleUnknown: 'Le rôle est utilisateur ou admin.',
};

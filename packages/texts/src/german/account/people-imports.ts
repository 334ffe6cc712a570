// What is wrong with a row of people that an administrator adds.
import type { PeopleImportsText } from '#english/account/people-imports.ts';

export const peopleImportsText: PeopleImportsText = {
  emailTaken: 'Zu dieser Adresse gibt es bereits ein Konto.',
  emailTwice: (row) => `Diese Adresse steht bereits in Zeile ${row}.`,
  alreadyInvited: 'Für diese Adresse gibt es bereits eine offene Einladung.',
  usernameTaken: 'Dieser Benutzername ist vergeben.',
  usernameTwice: (row) => `Dieser Benutzername steht bereits in Zeile ${row}.`,
  departmentUnknown: (names) => `Die Abteilung ${names} gibt es nicht.`,
  departmentMissing: 'Es fehlt eine Abteilung.',
  boardFull: 'Für diese Abteilung sind zu viele Einladungen offen.',
  roleUnknown: 'Die Rolle ist Benutzer oder Admin.',
};

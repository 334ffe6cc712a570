// What is wrong with a row of people that an administrator adds. Only the server loads these texts.
import type { Widened } from '#catalogue.ts';

export const peopleImportsText = {
  emailTaken: 'This address has an account already.',
  emailTwice: (row: number) => `This address is in row ${row} already.`,
  alreadyInvited: 'This address has an open invitation already.',
  usernameTaken: 'This username is taken.',
  usernameTwice: (row: number) => `This username is in row ${row} already.`,
  departmentUnknown: (names: string) => `There is no department called ${names}.`,
  departmentMissing: 'A department is missing.',
  boardFull: 'This department has too many open invitations.',
  roleUnknown: 'The role is user or admin.',
};

export type PeopleImportsText = Widened<typeof peopleImportsText>;

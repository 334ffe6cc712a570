// What is wrong with a row of people that an administrator adds.
import type { PeopleImportsText } from '#english/account/people-imports.ts';

export const peopleImportsText: PeopleImportsText = {
  emailTaken: 'Esta dirección ya tiene una cuenta.',
  emailTwice: (row) => `Esta dirección ya está en la fila ${row}.`,
  alreadyInvited: 'Esta dirección ya tiene una invitación pendiente.',
  usernameTaken: 'Ese nombre de usuario ya existe.',
  usernameTwice: (row) => `Este nombre de usuario ya está en la fila ${row}.`,
  departmentUnknown: (names) => `No existe ningún departamento llamado ${names}.`,
  departmentMissing: 'Falta el departamento.',
  boardFull: 'Este departamento tiene demasiadas invitaciones pendientes.',
  roleUnknown: 'El rol es usuario o admin.',
};

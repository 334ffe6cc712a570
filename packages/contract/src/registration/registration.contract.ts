// Who may create an account: chosen by administrators, unless the environment decides it.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { registrationModes } from '#registration/registration.rules.ts';

export const RegistrationChoice = z.object({ mode: z.enum(registrationModes, 'errors.invalid') });
export type RegistrationChoice = z.output<typeof RegistrationChoice>;

export const RegistrationState = z.extend(RegistrationChoice, {
  /** Whether the environment sets it (`REGISTRATION`), so that it cannot be changed here. */
  fromEnvironment: z.boolean(),
  /** Whether an administrator or the environment has chosen it. */
  isChosen: z.boolean(),
});
export type RegistrationState = z.output<typeof RegistrationState>;

export const registration = {
  get: endpoint({
    method: 'GET',
    path: '/api/admin/registration',
    access: 'admin',
    summary: 'Returns who may create an account',
    response: RegistrationState,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/admin/registration',
    access: 'admin',
    audit: 'registration_changed',
    summary: 'Chooses who may create an account',
    body: RegistrationChoice,
    response: RegistrationState,
  }),
};

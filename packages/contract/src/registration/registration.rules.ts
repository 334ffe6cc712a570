// Who may create an account.

/**
 * `open`: anybody, in a department that is open to registration. `approval`: anybody, in any department, and an administrator admits
 * them. `closed`: nobody who is not invited.
 */
export const registrationModes = ['open', 'approval', 'closed'] as const;
export type RegistrationMode = (typeof registrationModes)[number];

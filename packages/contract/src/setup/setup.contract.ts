// What administrators set up in the first hour, with the state of each step as the server finds it.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { Instant } from '#fields.ts';
import { registrationModes } from '#registration/registration.rules.ts';
import { setupStates, setupSteps } from '#setup/setup.rules.ts';

/** Whether there is a mail server, and whether a test of its connection has passed since it was set. */
export const setupMails = ['none', 'untested', 'works'] as const;

export const Setup = z.object({
  /** Whether the card is shown to the caller without being asked for: some step is open, and the caller has not dismissed it. */
  isShown: z.boolean(),
  steps: z.array(z.object({ name: z.enum(setupSteps), state: z.enum(setupStates) })),
  /** Null as long as it is the name of the product. */
  companyName: z.nullable(z.string()),
  /** Links in mails begin with it. */
  address: z.nullable(z.string()),
  mail: z.enum(setupMails),
  /** Those that are not archived, and among them those in which people may register. */
  departments: z.int(),
  openDepartments: z.int(),
  /** Besides the first administrator, sample people and accounts of programs. */
  people: z.int(),
  /** Invitations that nobody has accepted yet. */
  invited: z.int(),
  registration: z.enum(registrationModes),
  /** Whether backups are made by themselves, and when the newest one was. */
  backupScheduled: z.boolean(),
  backupAt: z.nullable(Instant),
  /** The name of the language model; null without one. */
  model: z.nullable(z.string()),
  samplePeople: z.int(),
  sampleTasks: z.int(),
});
export type Setup = z.output<typeof Setup>;

export const SetupChange = z.object({
  /** Puts steps off for all administrators, or takes that back. */
  later: z.optional(z.partialRecord(z.enum(setupSteps, 'errors.invalid'), z.boolean('errors.invalid'))),
  /** Dismisses the card for the caller. */
  dismissed: z.optional(z.boolean('errors.invalid')),
});
export type SetupChange = z.output<typeof SetupChange>;

export const setup = {
  get: endpoint({
    method: 'GET',
    path: '/api/admin/setup',
    access: 'admin',
    summary: 'Returns the steps of setting up the installation with their state',
    response: Setup,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/admin/setup',
    access: 'admin',
    audit: 'setup_changed',
    summary: 'Puts steps of the set-up off, or dismisses its card for the caller',
    body: SetupChange,
    response: Setup,
  }),
};

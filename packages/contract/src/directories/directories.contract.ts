// The company's directory (LDAP, Active Directory): its settings, a test of them, and the synchronisation of people.
import * as z from 'zod/mini';
import { directoryLimits, directoryProblems, directorySteps, syncMinutes, syncStates } from '#directories/directories.limits.ts';
import { endpoint } from '#endpoint.ts';
import { bodyId, Instant, nameText, Success, text, textKey } from '#fields.ts';
import { testOutcomes } from '#identity-providers/identity-providers.limits.ts';

const attribute = text(directoryLimits.attribute);
const dn = text(directoryLimits.dn);

const settings = {
  /** As people read it, such as "the company's directory". */
  name: nameText(1, directoryLimits.name, 'errors.invalid'),
  /** `ldaps://host` or `ldap://host`, with a port if it is another one. */
  url: text(directoryLimits.url),
  /** Whether a connection of `ldap://` is encrypted by StartTLS. */
  startTls: z.boolean('errors.invalid'),
  /** The certificate of the authority that has signed that of the directory, as PEM; empty for one that everybody knows. */
  certificate: text(directoryLimits.certificate),
  /** The account that searches; empty if everybody may. */
  bindDn: dn,
  /** Where people are. */
  baseDn: dn,
  /** Who of them may sign in, as a filter. */
  userFilter: text(directoryLimits.filter),
  /** The attributes that people type as their username, divided by commas. The first one is their username here. */
  usernameAttributes: attribute,
  nameAttribute: attribute,
  emailAttribute: attribute,
  /** Empty if titles are not taken over. */
  titleAttribute: attribute,
  /** Where groups are; empty for those that `memberOf` of a person names. */
  groupBaseDn: dn,
  groupFilter: text(directoryLimits.filter),
  /** What groups mean, by their name or DN; without any, the names of departments. */
  departmentMap: z
    .array(z.object({ value: text(directoryLimits.value), departmentId: bodyId('errors.invalid') }))
    .check(z.maxLength(directoryLimits.departments, textKey('errors.tooLong'))),
  /** Whoever is in this group is an administrator; empty for none. */
  adminGroup: text(directoryLimits.value),
  /** Whether people may sign in with it. */
  enabled: z.boolean('errors.invalid'),
  /** Whether somebody who has no account gets one at the first sign-in. */
  createsPeople: z.boolean('errors.invalid'),
  /** The department of new people whose groups name none; null for none. */
  defaultDepartmentId: z.nullable(bodyId('errors.invalid')),
  /** Whether nobody can write their own address in the directory, so that it counts as confirmed. */
  confirmsEmails: z.boolean('errors.invalid'),
  /** Minutes between two synchronisations; 0 for none. */
  syncMinutes: z
    .int(textKey('errors.invalid'))
    .check(
      z.refine(
        (minutes) => minutes === 0 || (minutes >= syncMinutes.min && minutes <= syncMinutes.max),
        textKey('directories.minutesInvalid'),
      ),
    ),
};

/** What a synchronisation did, or why it did nothing. */
export const DirectoryRun = z.object({
  state: z.enum(syncStates),
  startedAt: Instant,
  endedAt: z.nullable(Instant),
  problem: z.nullable(z.enum(directoryProblems)),
  /** What the directory or the network said, in its words. */
  detail: z.nullable(z.string()),
  /** People that the directory has, and those of them who have an account here. */
  found: z.int(),
  linked: z.int(),
  changed: z.int(),
  deactivated: z.int(),
  reactivated: z.int(),
  /** People who left and stay active: the last administrator and the one for emergencies. */
  kept: z.int(),
  /** People who could not be changed, because somebody else has their address. */
  skipped: z.int(),
  /** With `held`, how many people it would have deactivated. */
  leaving: z.int(),
});
export type DirectoryRun = z.output<typeof DirectoryRun>;

export const Directory = z.object({
  ...settings,
  /** Whether there is one at all. */
  isSet: z.boolean(),
  /** Whether a password of the account that searches is stored; it is never shown. */
  hasPassword: z.boolean(),
  /** Whether the stored password was encrypted with another SECRET_KEY, so that it has to be given again. */
  passwordUnreadable: z.boolean(),
  /** The environment sets it, so it cannot be changed here. */
  fromEnvironment: z.boolean(),
  /** Whether the operator allows a connection that is not encrypted. */
  allowsPlain: z.boolean(),
  /** Accounts that are linked with it. */
  people: z.int(),
  /** The newest synchronisation. */
  run: z.nullable(DirectoryRun),
  version: z.int(),
});
export type Directory = z.output<typeof Directory>;

export const DirectoryChange = z.object({
  ...settings,
  /** Null deletes the password. Without it the stored one stays, unless the address or the account have changed. */
  password: z.optional(z.nullable(text(directoryLimits.password))),
  /** The version that was read: if another one is stored now, nothing changes. */
  version: z.optional(z.int('errors.invalid')),
});
export type DirectoryChange = z.output<typeof DirectoryChange>;

const Shown = z.object({ name: z.string(), value: z.string() });

/** What a test came to: nobody is signed in and nothing changes. */
export const DirectoryTest = z.object({
  state: z.enum(['done', 'failed']),
  /** The last step that was reached; with `failed` the one that failed. */
  step: z.enum(directorySteps),
  problem: z.nullable(z.enum(directoryProblems)),
  /** What the directory or the network said, in its words. */
  detail: z.nullable(z.string()),
  dn: z.nullable(z.string()),
  attributes: z.array(Shown),
  groups: z.array(z.string()),
  outcome: z.nullable(z.enum(testOutcomes)),
  /** The names of the departments that a sign-in would give. */
  departments: z.array(z.string()),
  /** Groups that mean no department. */
  unknownGroups: z.array(z.string()),
  isAdmin: z.nullable(z.boolean()),
});
export type DirectoryTest = z.output<typeof DirectoryTest>;

export const directories = {
  get: endpoint({
    method: 'GET',
    path: '/api/admin/directory',
    access: 'admin',
    summary: 'Returns the settings of the directory, without the password, and its newest synchronisation',
    response: Directory,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/admin/directory',
    access: 'admin',
    audit: 'directory_changed',
    reauthentication: true,
    summary: 'Changes the settings of the directory',
    body: DirectoryChange,
    response: Directory,
    noReplay: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/directory',
    access: 'admin',
    audit: 'directory_removed',
    reauthentication: true,
    summary: 'Deletes the settings of the directory and the links of accounts with it',
    response: Success,
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/admin/directory/test',
    access: 'admin',
    audit: 'directory_tested',
    summary: 'Connects to the directory, finds a person and reads their groups; changes nothing',
    body: z.object({
      /** What the person would type as their username. */
      username: text(directoryLimits.username).check(z.minLength(1, textKey('auth.usernameRequired'))),
    }),
    response: DirectoryTest,
    ownTransaction: true,
    noReplay: true,
  }),
  synchronise: endpoint({
    method: 'POST',
    path: '/api/admin/directory/synchronisation',
    access: 'admin',
    audit: 'directory_sync_requested',
    reauthentication: true,
    summary: 'Asks for a synchronisation with the directory, which begins within seconds',
    body: z.object({
      /** How many people may be deactivated: as many as the last one was held for. */
      leaving: z.optional(z.int('errors.invalid').check(z.gte(0, textKey('errors.invalid')))),
    }),
    response: DirectoryRun,
    noReplay: true,
  }),
};

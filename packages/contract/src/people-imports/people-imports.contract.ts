// Adding many people at once: a file becomes rows, rows are checked, and each good one becomes an invitation.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { bodyId, text, textKey } from '#fields.ts';
import { userRoles } from '#limits.ts';
import { peopleImportLimits } from '#people-imports/people-imports.limits.ts';

export const personColumns = ['fullName', 'email', 'username', 'title', 'department', 'role'] as const;
export type PersonColumn = (typeof personColumns)[number];

const cell = z._default(text(peopleImportLimits.cell), '');

/** A person as somebody has typed them; what is wrong with a row is said of the row. */
const PersonRow = z.object({
  /** The line of the file. */
  row: z.optional(bodyId('errors.invalid')),
  fullName: cell,
  email: cell,
  username: cell,
  title: cell,
  /** Names of departments, separated by semicolons or commas. */
  department: cell,
  /** User, admin, or a word for one of them in a language of the product; empty is user. */
  role: cell,
});
export type PersonRow = z.output<typeof PersonRow>;

export const PeopleImport = z.object({
  rows: z
    .array(PersonRow, 'errors.invalid')
    .check(z.minLength(1, textKey('errors.invalid')), z.maxLength(peopleImportLimits.rows, textKey('errors.tooMany'))),
  /** The department of rows without one. */
  departmentId: z.optional(z.nullable(bodyId('errors.invalid'))),
  /** Whether the rows are only checked, and nothing is stored or sent. */
  dryRun: z._default(z.boolean('errors.invalid'), false),
});
export type PeopleImport = z.output<typeof PeopleImport>;

const count = z.int();

const CheckedPerson = z.object({
  row: count,
  fullName: z.string(),
  email: z.string(),
  username: z.string(),
  title: z.string(),
  departments: z.array(z.string()),
  role: z.enum(userRoles),
  /** Why the person is not invited, with the column; empty for whoever is. */
  problems: z.array(z.object({ field: z.enum(personColumns), message: z.string() })),
  /** The link to hand over, which no other answer contains; null for a check and for a row with a problem. */
  link: z.nullable(z.string()),
});
export type CheckedPerson = z.output<typeof CheckedPerson>;

export const PeopleImportResult = z.object({
  rows: z.array(CheckedPerson),
  /** How many are invited, or would be, and how many rows have a problem. */
  invited: count,
  problems: count,
  /** Whether each gets the link by mail, too. */
  mailed: z.boolean(),
});
export type PeopleImportResult = z.output<typeof PeopleImportResult>;

export const peopleImports = {
  read: endpoint({
    method: 'POST',
    path: '/api/users/import/file',
    access: 'admin',
    summary: 'Reads people from a CSV file, a workbook (.xlsx) or pasted lines; nothing is stored',
    upload: 'people',
    response: z.object({ rows: z.array(z.required(PersonRow)) }),
    storesNothing: true,
    effect: 'none',
    noReplay: true,
    audit: 'admin_read',
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/users/import',
    access: 'admin',
    summary: 'Invites many people, each row on its own; with `dryRun` it only says what is wrong with which row',
    body: PeopleImport,
    bodyBytes: peopleImportLimits.bytes,
    response: PeopleImportResult,
    noReplay: true,
    reauthentication: true,
    audit: 'people_invited',
  }),
};

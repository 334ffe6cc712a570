// Imports of tasks from other programs: upload with a preview, start, progress, undo, report. For administrators.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { bodyId, CalendarDate, Instant, nameText, PathId, ResponseId, textKey } from '#fields.ts';
import { importLimits } from '#imports/imports.limits.ts';

export const importSources = ['csv', 'jira', 'asana', 'trello', 'planka', 'vikunja', 'native'] as const;
export type ImportSource = (typeof importSources)[number];

/** Fields that a column of a table can be. Several columns may be the same list field. */
export const importFields = [
  'id',
  'title',
  'description',
  'status',
  'priority',
  'type',
  'department',
  'departments',
  'assignee',
  'assignees',
  'startDate',
  'dueDate',
  'created',
  'checklist',
  'labels',
  'comment',
] as const;
export type ImportField = (typeof importFields)[number];

/** The order of day, month and year in dates with figures. */
export const dateOrders = ['ymd', 'dmy', 'mdy'] as const;
export type DateOrder = (typeof dateOrders)[number];

export const importStates = ['previewed', 'running', 'done', 'failed', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

/** Why a row is not imported, or a column or file cannot be read. */
export const importProblems = [
  'titleMissing',
  'badDate',
  'startAfterDue',
  'tooLong',
  'tooManyItems',
  'tooManyComments',
  'boardFull',
] as const;
export type ImportProblem = (typeof importProblems)[number];

const value = z.string('errors.invalid').check(z.maxLength(importLimits.value, textKey('errors.tooLong')));
const most = z.maxLength(importLimits.values, textKey('errors.tooMany'));

/** How a file is read: what its columns are, and what its states, people and departments are here. */
export const ImportMapping = z.object({
  /** The board of tasks that name no department with a board. */
  workspaceId: bodyId('workspaces.notFound'),
  columns: z
    .array(
      z.object({
        column: z
          .int('errors.invalid')
          .check(z.gte(0, textKey('errors.invalid')), z.lt(importLimits.columns, textKey('errors.invalid'))),
        field: z.enum(importFields, textKey('errors.invalid')),
      }),
      'errors.invalid',
    )
    .check(z.maxLength(importLimits.columns, textKey('errors.tooMany'))),
  /** The name of a column of the board; null for the first one. */
  statuses: z
    .array(z.object({ value, status: z.nullable(nameText(1, 60, 'tasks.statusRequired')) }), 'errors.invalid')
    .check(most),
  /** Nobody for null: the name is then kept as a custom field. */
  people: z.array(z.object({ value, userId: z.nullable(bodyId('errors.invalid')) }), 'errors.invalid').check(most),
  /** None for null: the name is then kept as a custom field. */
  departments: z.array(z.object({ value, departmentId: z.nullable(bodyId('errors.invalid')) }), 'errors.invalid').check(most),
  dates: z.enum(dateOrders, textKey('errors.invalid')),
  /** Whether archived tasks of the source are left out, or imported as done. */
  archived: z.enum(['skip', 'done'], textKey('errors.invalid')),
});
export type ImportMapping = z.output<typeof ImportMapping>;

const RowProblem = z.object({ row: z.int(), title: z.string(), problem: z.enum(importProblems) });
export type RowProblem = z.output<typeof RowProblem>;

const count = z.int();

/** What an import would do, before anything is written. */
export const ImportPreview = z.object({
  id: ResponseId,
  fileName: z.string(),
  source: z.enum(importSources),
  /** Of a table: its encoding and separator. */
  encoding: z.nullable(z.string()),
  delimiter: z.nullable(z.string()),
  /** The header of a table; empty for other files. */
  header: z.array(z.string()),
  mapping: ImportMapping,
  /** The values in the file with how many tasks have them, in the order of the mapping. */
  counts: z.object({ statuses: z.array(count), people: z.array(count), departments: z.array(count) }),
  total: count,
  /** Tasks that will be made, that were imported before, that are archived, and that have a problem. */
  fresh: count,
  known: count,
  archived: count,
  problems: count,
  rows: z.array(
    z.object({
      row: z.int(),
      title: z.string(),
      status: z.string(),
      priority: z.string(),
      departments: z.array(z.string()),
      people: z.array(z.string()),
      dueDate: z.nullable(CalendarDate),
      known: z.boolean(),
      problem: z.nullable(z.enum(importProblems)),
    }),
  ),
  firstProblems: z.array(RowProblem),
});
export type ImportPreview = z.output<typeof ImportPreview>;

/** An import with its progress. */
export const Import = z.object({
  id: ResponseId,
  fileName: z.string(),
  source: z.enum(importSources),
  state: z.enum(importStates),
  total: count,
  /** Rows that are finished, in whatever way. */
  finished: count,
  created: count,
  known: count,
  archived: count,
  problems: count,
  /** Tasks that an undo left because somebody had changed them. */
  kept: count,
  createdAt: Instant,
  finishedAt: z.nullable(Instant),
});
export type Import = z.output<typeof Import>;

const params = z.object({ importId: PathId });

export const imports = {
  upload: endpoint({
    method: 'POST',
    path: '/api/imports',
    access: 'admin',
    via: ['system'],
    scope: 'admin:write',
    summary: 'Takes a file of another program and returns what its import would do; nothing is imported',
    upload: 'file',
    response: ImportPreview,
    status: 201,
    ownTransaction: true,
    noReplay: true,
    audit: 'import_uploaded',
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/imports/:importId/preview',
    access: 'admin',
    via: ['system'],
    scope: 'admin:write',
    summary: 'Returns what the import would do with another mapping; nothing is imported',
    params,
    body: ImportMapping,
    response: ImportPreview,
    storesNothing: true,
    audit: 'admin_read',
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/imports/:importId/start',
    access: 'admin',
    via: ['system'],
    scope: 'admin:write',
    summary: 'Starts the import, which goes on after the response',
    params,
    body: ImportMapping,
    response: Import,
    ownTransaction: true,
    audit: 'import_started',
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/imports',
    access: 'admin',
    via: ['system'],
    scope: 'admin:read',
    summary: 'Returns the latest imports, newest first',
    response: z.array(Import),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/imports/:importId',
    access: 'admin',
    via: ['system'],
    scope: 'admin:read',
    summary: 'Returns an import with its progress',
    params,
    response: Import,
  }),
  problems: endpoint({
    method: 'GET',
    path: '/api/imports/:importId/problems',
    access: 'admin',
    via: ['system'],
    scope: 'admin:read',
    summary: 'Returns the rows that were not imported, and why, as CSV',
    params,
    response: z.unknown(),
    file: 'text/csv; charset=utf-8',
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/imports/:importId/undo',
    access: 'admin',
    via: ['system'],
    scope: 'admin:write',
    summary: 'Deletes the tasks of an import that nobody has changed since; goes on after the response',
    params,
    response: Import,
    ownTransaction: true,
    audit: 'import_undone',
  }),
};

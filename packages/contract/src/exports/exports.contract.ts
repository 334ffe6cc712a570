// Tasks as files: a board, or everything that the caller sees.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { exportFormats, exportTypes } from '#exports/exports.rules.ts';
import { PathId, textKey } from '#fields.ts';

const query = z.object({ format: z.enum(exportFormats, textKey('exports.formatUnknown')) });

export const exports = {
  all: endpoint({
    method: 'GET',
    path: '/api/export',
    access: 'user',
    via: ['token', 'system'],
    scope: 'tasks:read',
    summary: 'Returns all tasks the caller sees as a file: CSV, JSON that can be imported again, or Markdown',
    query,
    response: z.unknown(),
    file: exportTypes.csv,
    fileTypes: Object.values(exportTypes),
    reauthentication: true,
  }),
  board: endpoint({
    method: 'GET',
    path: '/api/workspaces/:workspaceId/export',
    access: 'user',
    via: ['token', 'system'],
    scope: 'tasks:read',
    summary: 'Returns the tasks of a board as a file: CSV, JSON that can be imported again, or Markdown',
    params: z.object({ workspaceId: PathId }),
    query,
    response: z.unknown(),
    file: exportTypes.csv,
    fileTypes: Object.values(exportTypes),
  }),
};

// The archive of a board: done tasks that no board or list shows any more (docs/decisions/068-archive.md).
import * as z from 'zod/mini';
import { archiveLimits } from '#archive/archive.limits.ts';
import { endpoint } from '#endpoint.ts';
import { Instant, isCleanText, ResponseId, textKey, WorkspaceId } from '#fields.ts';
import { taskVias } from '#principals.ts';
import { UserCard } from '#users/users.contract.ts';

const ArchivedTask = z.object({
  id: ResponseId,
  title: z.string(),
  department: z.string(),
  doneAt: z.nullable(Instant),
  archivedAt: Instant,
  /** Who archived it; null if the account is deleted, or for the product itself. */
  archivedBy: z.nullable(z.omit(UserCard, { email: true })),
  /** The board archives by itself, and did. */
  isAutomatic: z.boolean(),
});
export type ArchivedTask = z.output<typeof ArchivedTask>;

const ArchivePage = z.object({
  /** The last archived ones first. */
  tasks: z.array(ArchivedTask).check(z.maxLength(archiveLimits.page)),
  /** All that match the search. */
  total: z.int(),
  next: z.nullable(z.string()),
});
export type ArchivePage = z.output<typeof ArchivePage>;

export const archive = {
  list: endpoint({
    method: 'GET',
    path: '/api/workspaces/:workspaceId/archive',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns a page of the archived tasks of a board, or of all boards for id 0',
    params: z.object({ workspaceId: WorkspaceId }),
    query: z.object({
      /** Words that all stand in the title. */
      search: z.optional(
        z
          .string(textKey('errors.invalid'))
          .check(z.maxLength(archiveLimits.search, textKey('errors.tooLong')), z.refine(isCleanText, textKey('errors.invalid'))),
      ),
      /** Continues behind the page before: its `next`. */
      after: z.optional(z.string(textKey('errors.invalid')).check(z.maxLength(archiveLimits.place, textKey('errors.tooLong')))),
    }),
    response: ArchivePage,
  }),
};

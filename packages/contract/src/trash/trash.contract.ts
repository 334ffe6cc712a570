// The trash of a board: deleted tasks, which can be restored for a time, or deleted for good before.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { bodyId, Instant, isCleanText, ResponseId, textKey, WorkspaceId } from '#fields.ts';
import { limits } from '#limits.ts';
import { taskVias } from '#principals.ts';
import { trashLimits } from '#trash/trash.limits.ts';
import { UserCard } from '#users/users.contract.ts';

const TrashedTask = z.object({
  id: ResponseId,
  title: z.string(),
  /** The name of the column to which a restoration brings it back. */
  status: z.string(),
  department: z.string(),
  trashedAt: Instant,
  /** From then on it is deleted for good. */
  purgeAt: Instant,
  /** Who deleted it; null if the account is deleted, or for the product itself. */
  trashedBy: z.nullable(z.omit(UserCard, { email: true })),
  /** Whether the caller may delete it for good. */
  mayPurge: z.boolean(),
});
export type TrashedTask = z.output<typeof TrashedTask>;

const TrashPage = z.object({
  /** The last deleted ones first. */
  tasks: z.array(TrashedTask).check(z.maxLength(trashLimits.page)),
  /** All that match the search. */
  total: z.int(),
  next: z.nullable(z.string()),
});
export type TrashPage = z.output<typeof TrashPage>;

export const trash = {
  list: endpoint({
    method: 'GET',
    path: '/api/workspaces/:workspaceId/trash',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns a page of the deleted tasks of a board, or of all boards for id 0',
    params: z.object({ workspaceId: WorkspaceId }),
    query: z.object({
      /** Words that all stand in the title. */
      search: z.optional(
        z
          .string(textKey('errors.invalid'))
          .check(z.maxLength(trashLimits.search, textKey('errors.tooLong')), z.refine(isCleanText, textKey('errors.invalid'))),
      ),
      /** Continues behind the page before: its `next`. */
      after: z.optional(z.string(textKey('errors.invalid')).check(z.maxLength(trashLimits.place, textKey('errors.tooLong')))),
    }),
    response: TrashPage,
  }),
  purge: endpoint({
    method: 'POST',
    path: '/api/trash/purge',
    access: 'user',
    via: ['token'],
    scope: 'tasks:write',
    summary: 'Deletes tasks in the trash for good',
    body: z.object({
      taskIds: z
        .array(bodyId('errors.invalid'), 'errors.invalid')
        .check(z.minLength(1, textKey('errors.invalid')), z.maxLength(limits.bulkTasks, textKey('errors.tooMany'))),
    }),
    response: z.object({ purged: z.array(ResponseId) }),
  }),
};

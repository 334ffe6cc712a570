// The trash of a board: its deleted tasks, and their deletion for good.

import { canPurgeTask } from '@app/contract/access.ts';
import type { Api } from '@app/contract/api.ts';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { limits } from '@app/contract/limits.ts';
import { trashLimits } from '@app/contract/trash/trash.limits.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { assertAllowed, requireFound } from '#endpoints/errors.ts';
import { PlaceInstant, readPlace } from '#endpoints/input/read-place.ts';
import { onBoard } from '#tasks/tasks.sql.ts';
import { countTrashed, lockTrashed, purgeTasks, trashedTasks } from '#trash/trash.sql.ts';
import { requireWorkspace } from '#workspaces/require-workspace.ts';

const TrashAfter = z.tuple([PlaceInstant, z.int().check(z.gte(0), z.lte(limits.id.max))]);

export const trash: Handlers<Api['trash']> = {
  async list({ db, actor, params: { workspaceId }, query: { search = '', after } }) {
    const workspace = await requireWorkspace(db, actor, workspaceId);
    const tasks = workspace ? onBoard(workspace.departmentKey) : sql`true`;
    const place = after === undefined ? undefined : readPlace(TrashAfter, after);
    const found = await trashedTasks(db, actor, { tasks, search, after: place });
    const rows = found.slice(0, trashLimits.page);
    const last = rows.at(-1);
    return {
      tasks: rows.map(({ workspaceId: of, place: _, ...task }) => ({
        ...task,
        mayPurge: canPurgeTask(actor, { workspaceId: of }),
      })),
      total: await countTrashed(db, actor, { tasks, search }),
      next: found.length > rows.length && last ? JSON.stringify(last.place) : null,
    };
  },

  async purge({ db, actor, body: { taskIds }, address }) {
    const found = await lockTrashed(db, actor, taskIds);
    requireFound(found[0], 'tasks.notFound');
    assertAllowed(
      found.every((task) => canPurgeTask(actor, task)),
      'trash.mayNotPurge',
    );
    const purged = await purgeTasks(
      db,
      actor,
      found.map(({ id }) => id),
    );
    for (const [workspaceId, of] of Map.groupBy(found, (task) => task.workspaceId)) {
      const details = { name: of[0]?.workspace ?? '', tasks: of.length };
      await recordAudit(db, {
        by: actor,
        action: 'tasks_purged',
        target: auditTarget('workspace', workspaceId),
        details,
        address,
      });
    }
    return { purged };
  },
};

// The archive of a board: its archived tasks. Bulk changes put tasks into it and take them out.
import type { Api } from '@app/contract/api.ts';
import { archiveLimits } from '@app/contract/archive/archive.limits.ts';
import { limits } from '@app/contract/limits.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { archivedTasks, countArchived } from '#archive/archive.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { PlaceInstant, readPlace } from '#endpoints/input/read-place.ts';
import { onBoard } from '#tasks/tasks.sql.ts';
import { requireWorkspace } from '#workspaces/require-workspace.ts';

const ArchiveAfter = z.tuple([PlaceInstant, z.int().check(z.gte(0), z.lte(limits.id.max))]);

export const archive: Handlers<Api['archive']> = {
  async list({ db, actor, params: { workspaceId }, query: { search = '', after } }) {
    const workspace = await requireWorkspace(db, actor, workspaceId);
    const tasks = workspace ? onBoard(workspace.departmentKey) : sql`true`;
    const place = after === undefined ? undefined : readPlace(ArchiveAfter, after);
    const found = await archivedTasks(db, actor, { tasks, search, after: place });
    const rows = found.slice(0, archiveLimits.page);
    const last = rows.at(-1);
    return {
      tasks: rows.map(({ place: _, ...task }) => task),
      total: await countArchived(db, actor, { tasks, search }),
      next: found.length > rows.length && last ? JSON.stringify(last.place) : null,
    };
  },
};

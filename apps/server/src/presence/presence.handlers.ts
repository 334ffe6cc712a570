// Presence: a tab of the caller reports what it shows. Nothing is stored in the database.

import { canSeeWorkspace, isAdmin } from '@app/contract/access.ts';
import type { Api } from '@app/contract/api.ts';
import { companyWorkspaceId } from '@app/contract/limits.ts';
import type { Place } from '@app/contract/presence/presence.contract.ts';
import type * as z from 'zod/mini';
import type { Db } from '#db/connect.ts';
import type { Handlers, ReportedPlace } from '#endpoints/context.ts';
import { assertAllowed, requireFound } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { findReported } from '#presence/presence.sql.ts';

export const presence: Handlers<Api['presence']> = {
  async report({ db, actor, body: { tab, place }, live }) {
    const reported =
      place &&
      (await visiblePlace(db, actor, place).catch((error: unknown) => {
        live.reportPlace(actor.id, tab, undefined);
        throw error;
      }));
    if (reported === 'private') live.forgetPlaces(actor.id);
    else live.reportPlace(actor.id, tab, reported ?? undefined);
    return { success: true };
  },
};

/** Returns a place that the caller sees; throws 403 and 404 like the board and the task. 'private' if they share no places. */
async function visiblePlace(db: Db, actor: Principal, place: z.output<typeof Place>): Promise<ReportedPlace | 'private'> {
  const { workspaceId, taskId = null, editing = null } = place;
  const { shares, departmentKey, task } = await findReported(db, actor, { workspaceId, taskId });
  if (!shares) return 'private';
  if (workspaceId === companyWorkspaceId) assertAllowed(isAdmin(actor), 'workspaces.companyRestricted');
  else if (workspaceId !== null) {
    const workspace = { id: workspaceId, departmentKey: requireFound(departmentKey, 'workspaces.notFound') };
    assertAllowed(canSeeWorkspace(actor, workspace), 'workspaces.noAccess');
  }
  if (taskId !== null) requireFound(task, 'tasks.notFound');
  return {
    workspaceId,
    taskId,
    editing: taskId === null ? null : editing,
    departmentKey: departmentKey ?? undefined,
    task: task ?? undefined,
  };
}

// The one door to a workspace: 404 where there is none, 403 where it is not the caller's.
import { type Actor, canSeeWorkspace, companyWorkspaceId, isAdmin } from '@app/contract';
import type { Db } from '#db/connect.ts';
import { allow, must } from '#endpoints/errors.ts';
import { findWorkspace, type WorkspaceRow } from '#workspaces/workspaces.sql.ts';

/** The workspace, or undefined for the company view, which administrators alone may see. */
export async function seeWorkspace(db: Db, actor: Actor, workspaceId: number): Promise<WorkspaceRow | undefined> {
  if (workspaceId === companyWorkspaceId) {
    allow(isAdmin(actor), 'workspaces.companyRestricted');
    return undefined;
  }
  const workspace = must(await findWorkspace(db, workspaceId), 'workspaces.notFound');
  allow(canSeeWorkspace(actor, workspace), 'workspaces.noAccess');
  return workspace;
}

// Finds a workspace for the caller: 404 if it does not exist, 403 if they have no access.
import { type Actor, canSeeWorkspace, isAdmin } from '@app/contract/access.ts';
import { companyWorkspaceId } from '@app/contract/limits.ts';
import type { Db } from '#db/connect.ts';
import { assertAllowed, requireFound } from '#endpoints/errors.ts';
import { findWorkspace, type WorkspaceRow } from '#workspaces/workspaces.sql.ts';

/** Returns the workspace, or undefined for the company view, which only administrators may see. */
export async function requireWorkspace(db: Db, actor: Actor, workspaceId: number): Promise<WorkspaceRow | undefined> {
  if (workspaceId === companyWorkspaceId) {
    assertAllowed(isAdmin(actor), 'workspaces.companyRestricted');
    return undefined;
  }
  const workspace = requireFound(await findWorkspace(db, workspaceId), 'workspaces.notFound');
  assertAllowed(canSeeWorkspace(actor, workspace), 'workspaces.noAccess');
  return workspace;
}

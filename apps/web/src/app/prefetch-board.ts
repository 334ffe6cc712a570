// Fetches a board before React renders; a chunk of its own, so that the sign-in page does not load it.
import { companyWorkspaceId, defaultWorkspaceId } from '@app/contract/limits.ts';
import { screenId, screens } from '@app/contract/screens.ts';
import type { QueryClient } from '@tanstack/react-query';
import { boardQuery } from '#features/tasks/data/tasks.queries.ts';
import { currentUserQuery, usersQuery } from '#features/users/users.queries.ts';
import { columnsQuery, workspacesQuery } from '#features/workspaces/workspaces.queries.ts';

/** Fetches the queries of a board's path once the person is known, and nothing that the person may not see. */
export async function prefetchBoard(client: QueryClient, pathname: string): Promise<void> {
  const workspaceId = screenId(pathname.slice(screens.workspace.href(0).length - 1));
  const signed = await client.ensureQueryData(currentUserQuery);
  if (!signed || workspaceId === undefined) return;
  void client.prefetchQuery(usersQuery);
  const seen = client.ensureQueryData(workspacesQuery);
  const { isAdmin } = signed.permissions;
  if (workspaceId === companyWorkspaceId && !isAdmin) return;
  // Everybody lands on workspace 1 first, and not everybody may see it.
  if (workspaceId === defaultWorkspaceId && !isAdmin && !(await seen).some(({ id }) => id === workspaceId)) return;
  void client.prefetchQuery(columnsQuery(workspaceId));
  void client.prefetchQuery(boardQuery(workspaceId));
}

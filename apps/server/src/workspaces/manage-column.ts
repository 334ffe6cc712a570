// Finds a column for somebody who manages its board, and locks the board against other changes of its columns.

import { managesWorkspace } from '@app/contract/access.ts';
import type { Column } from '@app/contract/workspaces/workspaces.contract.ts';
import type { Db } from '#db/connect.ts';
import { assertAllowed, requireFound } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { columnsOf, findColumn } from '#workspaces/columns.sql.ts';
import { lockWorkspace, type WorkspaceRow } from '#workspaces/workspaces.sql.ts';

interface Managed {
  workspace: WorkspaceRow;
  /** All columns of the board in their order. */
  columns: Column[];
  column: Column;
}

/** Returns the column with its board; 404 if there is none, 403 for people who do not manage the board. */
export async function manageColumn(db: Db, actor: Principal, columnId: number): Promise<Managed> {
  const found = requireFound(await findColumn(db, columnId), 'columns.columnNotFound');
  assertAllowed(managesWorkspace(actor, found.workspaceId), 'columns.managedByAdmins');
  await lockWorkspace(db, found.workspaceId);
  const columns = await columnsOf(db, found.workspaceId);
  const column = requireFound(
    columns.find(({ id }) => id === columnId),
    'columns.columnNotFound',
  );
  return {
    workspace: { id: found.workspaceId, name: found.workspaceName, departmentKey: found.departmentKey },
    columns,
    column,
  };
}

// Workspaces: the list, the members of one, its columns and their changes.

import { canAddColumn } from '@app/contract/access.ts';
import type { Api } from '@app/contract/api.ts';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { companyWorkspaceId, limits, virtualColumns } from '@app/contract/limits.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { assertAllowed, assertValid, conflictError, requireFound, violatedConstraint } from '#endpoints/errors.ts';
import { recordBoardEvent } from '#events/events.sql.ts';
import { addressesOfBoards } from '#incoming-mails/addresses-of-boards.ts';
import { inOrder, peoplePage } from '#users/people-pages.sql.ts';
import { personPlace } from '#users/people-places.ts';
import { changeColumn } from '#workspaces/change-column.ts';
import { columnsOf, insertColumn } from '#workspaces/columns.sql.ts';
import { removeColumn } from '#workspaces/delete-column.ts';
import { requireWorkspace } from '#workspaces/require-workspace.ts';
import { findWorkspace, lockWorkspace, membersOf, searchedMembers, workspacesOf } from '#workspaces/workspaces.sql.ts';

export const workspaces: Handlers<Api['workspaces']> = {
  async list({ db, actor, config }) {
    const found = await workspacesOf(db, actor);
    // A token may be with somebody who must not learn the address.
    if (!config.mailIn || actor.via !== 'session') return found;
    const addresses = await addressesOfBoards(db, config.mailIn);
    return found.map((workspace) => {
      const mailAddress = addresses.get(workspace.id);
      return mailAddress === undefined ? workspace : { ...workspace, mailAddress };
    });
  },

  async columns({ db, actor, params }) {
    const workspace = await requireWorkspace(db, actor, params.workspaceId);
    if (workspace) return columnsOf(db, workspace.id);
    return virtualColumns.map((column, order) => ({
      ...column,
      workspaceId: companyWorkspaceId,
      order,
      color: null,
      limit: null,
      limitRefuses: false,
      archiveAfter: null,
    }));
  },

  async members({ db, actor, params }) {
    const workspace = await requireWorkspace(db, actor, params.workspaceId);
    return membersOf(db, actor, workspace);
  },

  async membersPage({ db, actor, params, query }) {
    const workspace = await requireWorkspace(db, actor, params.workspaceId);
    const page = await peoplePage(db, searchedMembers(actor, workspace), {
      ...query,
      after: personPlace(query.after),
      language: actor.language,
    });
    return inOrder(page, await membersOf(db, actor, workspace, page.ids), ({ userId }) => userId);
  },

  async createColumn({ db, actor, address, body }) {
    assertAllowed(canAddColumn(actor, body.workspaceId), 'columns.columnsForAdmins');
    const workspace = requireFound(await findWorkspace(db, body.workspaceId), 'workspaces.notFound');
    await lockWorkspace(db, workspace.id);
    const existing = await columnsOf(db, workspace.id);
    assertValid(existing.length < limits.columnsPerWorkspace, 'workspaceId', 'columns.columnsFull');
    const order = Math.max(-1, ...existing.map((column) => column.order)) + 1;
    try {
      const column = await insertColumn(db, { ...body, order });
      await recordBoardEvent(db, actor, 'column_created', workspace);
      const target = auditTarget('workspace', workspace.id);
      const details = { name: workspace.name, column: column.name };
      await recordAudit(db, { by: actor, action: 'column_created', target, details, address });
      return column;
    } catch (error) {
      throw violatedConstraint(error) === 'columns_name' ? conflictError('columns.columnNameTaken') : error;
    }
  },

  updateColumn: ({ db, actor, address, params, body }) => changeColumn(db, actor, address, { ...params, ...body }),

  async removeColumn({ db, actor, address, params, query }) {
    await removeColumn(db, actor, address, { ...params, ...query });
    return { success: true };
  },
};

// Standing instructions for the assistant: a person's own, and those of a board, which whoever manages the board changes.
import { managesWorkspace } from '@app/contract/access.ts';
import type { Api } from '@app/contract/api.ts';
import type { Instructions } from '@app/contract/instructions/instructions.contract.ts';
import type { Db } from '#db/connect.ts';
import type { Handlers } from '#endpoints/context.ts';
import { assertAllowed, conflictError, requireFound } from '#endpoints/errors.ts';
import { lockLimit } from '#endpoints/list-limits.ts';
import type { Principal } from '#endpoints/principal.ts';
import { standingTexts, storeBoardInstructions, storeOwnInstructions } from '#instructions/instructions.sql.ts';
import { requireWorkspace } from '#workspaces/require-workspace.ts';
import { findWorkspace } from '#workspaces/workspaces.sql.ts';

export const instructions: Handlers<Api['instructions']> = {
  own: ({ db, actor }) => shown(db, actor),

  async ofBoard({ db, actor, params: { workspaceId } }) {
    await requireWorkspace(db, actor, workspaceId);
    return shown(db, actor, workspaceId);
  },

  async setOwn({ db, actor, body }) {
    await storeOwnInstructions(db, actor.id, body.text.trim());
    return shown(db, actor);
  },

  async setOfBoard({ db, actor, params: { workspaceId }, body }) {
    requireFound(await findWorkspace(db, workspaceId), 'workspaces.notFound');
    assertAllowed(managesWorkspace(actor, workspaceId), 'errors.adminRequired');
    await lockLimit(db, `instructions:${workspaceId}`);
    const { board } = await standingTexts(db, actor.id, workspaceId);
    if (body.base !== undefined && body.base !== board) throw conflictError('models.changed', board);
    await storeBoardInstructions(db, workspaceId, body.text.trim());
    return shown(db, actor, workspaceId);
  },
};

async function shown(db: Db, actor: Principal, workspaceId?: number): Promise<Instructions> {
  const { own, board: text } = await standingTexts(db, actor.id, workspaceId);
  return { own, board: workspaceId === undefined ? null : { workspaceId, text, mayEdit: managesWorkspace(actor, workspaceId) } };
}

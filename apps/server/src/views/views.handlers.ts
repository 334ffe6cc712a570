// Saved views: list, save, change, delete, restore.
import type { Api } from '@app/contract/api.ts';
import { companyWorkspaceId } from '@app/contract/limits.ts';
import type { SavedView } from '@app/contract/views/views.contract.ts';
import { viewLimits } from '@app/contract/views/views.limits.ts';
import { canChangeView } from '@app/contract/views/views.rules.ts';
import type { Db } from '#db/connect.ts';
import type { Handlers } from '#endpoints/context.ts';
import { assertAllowed, conflictError, requireFound } from '#endpoints/errors.ts';
import { lockLimit } from '#endpoints/list-limits.ts';
import type { Principal } from '#endpoints/principal.ts';
import { recordViewsUpdated } from '#events/events.sql.ts';
import { countViews, insertView, lockView, setViewDeleted, updateView, type ViewRow, viewsOf } from '#views/views.sql.ts';
import { requireWorkspace } from '#workspaces/require-workspace.ts';

export const views: Handlers<Api['views']> = {
  async list({ db, actor, query: { workspaceId } }) {
    if (workspaceId !== undefined) await requireWorkspace(db, actor, workspaceId);
    return (await viewsOf(db, actor, workspaceId)).map((view) => shownTo(actor, view));
  },

  async create({ db, actor, body }) {
    await requireWorkspace(db, actor, body.workspaceId);
    await lockLimit(db, 'views');
    await assertRoom(db, actor, { ...body, ownerId: actor.id });
    const id = await insertView(db, { ...body, ownerId: actor.id });
    return recordChange(db, actor, await reread(db, actor, id));
  },

  async update({ db, actor, params: { viewId }, body }) {
    if (body.shared) await lockLimit(db, 'views');
    const before = await lockChangeable(db, actor, viewId);
    if (body.version !== undefined && body.version !== before.version)
      throw conflictError('views.changed', shownTo(actor, before));
    const { name = before.name, shared = before.shared, settings = before.settings } = body;
    if (before.shared && !shared) assertAllowed(before.ownerId === actor.id, 'views.mayNotChange');
    if (shared && !before.shared) await assertRoom(db, actor, { ...before, shared, ownerId: null });
    await updateView(db, viewId, { name, shared, settings });
    return recordChange(db, actor, await reread(db, actor, viewId), before.shared);
  },

  async remove({ db, actor, params: { viewId } }) {
    const view = await lockChangeable(db, actor, viewId);
    await setViewDeleted(db, viewId, true);
    await recordChange(db, actor, view);
    return { success: true };
  },

  async restore({ db, actor, params: { viewId } }) {
    await lockLimit(db, 'views');
    const view = await lockChangeable(db, actor, viewId, true);
    await assertRoom(db, actor, view);
    await setViewDeleted(db, viewId, false);
    return recordChange(db, actor, view);
  },
};

async function lockChangeable(db: Db, actor: Principal, viewId: number, deleted = false): Promise<ViewRow> {
  const view = requireFound(await lockView(db, actor, viewId, deleted), 'views.notFound');
  assertAllowed(canChangeView(actor, view), 'views.mayNotChange');
  return view;
}

async function reread(db: Db, actor: Principal, viewId: number): Promise<ViewRow> {
  return requireFound(await lockView(db, actor, viewId), 'views.notFound');
}

/** Throws 409 if the owner or, of a shared view, the board has as many views as allowed. The caller has locked the limit. */
async function assertRoom(db: Db, actor: Principal, view: Pick<ViewRow, 'ownerId' | 'workspaceId' | 'shared'>): Promise<void> {
  const { own, shared } = await countViews(db, actor, view);
  if (own >= viewLimits.own || (view.shared && shared >= viewLimits.shared)) throw conflictError('views.full');
}

/** Records the change of a view, which was shared before or is, and returns the view. */
async function recordChange(db: Db, actor: Principal, view: ViewRow, wasShared = false): Promise<SavedView> {
  const workspaceId = view.workspaceId === companyWorkspaceId ? null : view.workspaceId;
  await recordViewsUpdated(db, actor, { ...view, workspaceId, shared: view.shared || wasShared });
  return shownTo(actor, view);
}

function shownTo(actor: Principal, view: ViewRow): SavedView {
  return { ...view, mayChange: canChangeView(actor, view) };
}

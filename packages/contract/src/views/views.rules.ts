// The kinds of saved views, and who may change one.
import { type Actor, isAdmin } from '#access.ts';
import { companyWorkspaceId } from '#limits.ts';

/** The layouts of a board, in the order in which they are offered. */
export const viewLayouts = ['board', 'list', 'calendar', 'timeline', 'dashboard'] as const;
export type ViewLayout = (typeof viewLayouts)[number];

/** The orders of the cards on a board. */
export const cardOrders = ['board', 'score'] as const;
export type CardOrder = (typeof cardOrders)[number];

interface ViewRow {
  ownerId: number | null;
  /** 0 is the company view. */
  workspaceId: number;
  shared: boolean;
}

/** Owners change their views. A shared view is also changed by those who manage its board. */
export function canChangeView(actor: Actor, view: ViewRow): boolean {
  if (view.ownerId === actor.id) return true;
  if (!view.shared) return false;
  return isAdmin(actor) || (view.workspaceId !== companyWorkspaceId && actor.adminWorkspaceIds.includes(view.workspaceId));
}

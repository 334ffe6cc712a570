// Visibility of events as a pure rule. The query of events has the same rule as a SQL condition; a property test compares the two.
import { type Actor, isAdmin } from '#access.ts';

/** The fields of an event that determine who sees it. */
export interface Audience {
  /** The affected boards, before and after the change. */
  departmentKeys: readonly string[];
  workspaceId: number | null;
  /** Further people who see it; the only ones for a private event. */
  audience: readonly number[];
  isPrivate: boolean;
}

/** Whether a person sees an event. Administrators see no private events of others. */
export function canSeeEvent(event: Audience, actor: Actor): boolean {
  if (event.audience.includes(actor.id)) return true;
  if (event.isPrivate) return false;
  return (
    isAdmin(actor) ||
    (event.workspaceId !== null && actor.workspaceIds.includes(event.workspaceId)) ||
    event.departmentKeys.some((key) => actor.departmentKeys.includes(key))
  );
}

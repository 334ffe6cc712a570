// Who may know of an event, as a pure rule: the same as the condition of the query (`mayHearOf`; a property test compares the two).
import { type Actor, isAdmin } from '#access.ts';

/** What an event says about who may know of it. */
export interface Audience {
  /** The boards it touches, before and after. */
  departmentKeys: readonly string[];
  workspaceId: number | null;
  /** People who may know besides; of a private event nobody else. */
  audience: readonly number[];
  isPrivate: boolean;
}

/** Says whether somebody may know of an event. Of a private one administrators hear no more than others. */
export function canSeeEvent(event: Audience, actor: Actor): boolean {
  if (event.audience.includes(actor.id)) return true;
  if (event.isPrivate) return false;
  return (
    isAdmin(actor) ||
    (event.workspaceId !== null && actor.workspaceIds.includes(event.workspaceId)) ||
    event.departmentKeys.some((key) => actor.departmentKeys.includes(key))
  );
}

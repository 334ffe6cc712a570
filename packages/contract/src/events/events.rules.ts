// Visibility of events as a pure rule. The query of events has the same rule as a SQL condition; a property test compares the two.
import { type Actor, isAdmin } from '#access.ts';
import type { EventType } from '#events/events.contract.ts';

/**
 * What of a board an event changes: its tasks and their numbers, only what a card counts, or the columns; null for what no board
 * shows. A board names people by their number only, does not say who belongs to it, and has no templates.
 */
export const boardChanges: Record<EventType, 'tasks' | 'counts' | 'columns' | null> = {
  task_created: 'tasks',
  task_updated: 'tasks',
  task_moved: 'tasks',
  task_deleted: 'tasks',
  task_restored: 'tasks',
  task_purged: 'tasks',
  task_commented: 'counts',
  task_comment_deleted: 'counts',
  task_files_changed: 'counts',
  task_relations_changed: 'counts',
  column_created: 'columns',
  column_updated: 'columns',
  column_deleted: 'columns',
  notification_created: null,
  user_updated: null,
  department_updated: null,
  scores_updated: null,
  tasks_imported: 'tasks',
  my_work_changed: null,
  views_updated: null,
  templates_updated: null,
  watch_changed: null,
};

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

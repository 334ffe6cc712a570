// Knows when the newest event of each audience was written, so that a poll without news needs no query of the log. A snapshot of
// the database, which the caller's session was read in, shows whether that is still current, so no event is hidden: neither one of
// another instance nor one whose NOTIFY was lost.
import { type Actor, isAdmin } from '@app/contract/access.ts';
import { live, thresholds } from '@app/contract/limits.ts';
import type { Database } from '#db/connect.ts';
import { sharedRead } from '#db/shared-read.ts';
import type { NewestEvents } from '#endpoints/context.ts';
import { readNewestEvents } from '#events/newest-events.sql.ts';

/** The instants of the newest events, in milliseconds, up to a snapshot. */
interface NewestEventsSnapshot {
  epoch: string;
  snapshot: string;
  /** No event of the others is newer than this for anybody. */
  floor: number;
  /** Of all events that are not private. */
  open: number;
  departments: Map<string, number>;
  workspaces: Map<number, number>;
  people: Map<number, number>;
}

/** Returns what is known of the log of one database, about at most so many audiences. */
export function newestEvents(
  { db, connectedAt }: Pick<Database, 'db' | 'connectedAt'>,
  most: number = live.knownAudiences,
): NewestEvents {
  let lastSnapshot: NewestEventsSnapshot | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  const readOn = sharedRead(async () => {
    const began = Date.now();
    lastSnapshot = await readFrom(lastSnapshot);
    readAt = began;
    return lastSnapshot;
  });

  async function readFrom(before: NewestEventsSnapshot | undefined): Promise<NewestEventsSnapshot> {
    const { epoch, snapshot, newest, events } = await readNewestEvents(db, before?.snapshot);
    const isTooMuch = events.length > thresholds.eventsPerResponse || (before && audiencesOf(before) > most);
    // From here on; the next polls query the log once.
    if (!before || before.epoch !== epoch || isTooMuch)
      return { epoch, snapshot, floor: newest, open: newest, departments: new Map(), workspaces: new Map(), people: new Map() };
    for (const { at, isPrivate, departmentKeys, workspaceId, audience } of events) {
      for (const id of audience) raise(before.people, id, at);
      if (isPrivate) continue;
      before.open = Math.max(before.open, at);
      for (const key of departmentKeys) raise(before.departments, key, at);
      if (workspaceId !== null) raise(before.workspaces, workspaceId, at);
    }
    return { ...before, snapshot };
  }

  return {
    async hasNoneSince(actor, since, snapshot) {
      const now = lastSnapshot?.snapshot === snapshot && readAt > connectedAt() ? lastSnapshot : await readOn();
      return newestFor(now, actor) <= since;
    },
  };
}

/** Departments that tasks name have no limit, and people come and go. */
function audiencesOf({ departments, workspaces, people }: NewestEventsSnapshot): number {
  return departments.size + workspaces.size + people.size;
}

function raise<K>(newest: Map<K, number>, key: K, at: number): void {
  newest.set(key, Math.max(newest.get(key) ?? 0, at));
}

/** The instant of the newest event that the person may read (`canSeeEvent` of the contract), or a later one. */
function newestFor({ floor, open, departments, workspaces, people }: NewestEventsSnapshot, actor: Actor): number {
  const own = isAdmin(actor)
    ? [open]
    : [
        ...actor.departmentKeys.map((key) => departments.get(key) ?? 0),
        ...actor.workspaceIds.map((id) => workspaces.get(id) ?? 0),
      ];
  return Math.max(floor, people.get(actor.id) ?? 0, ...own);
}

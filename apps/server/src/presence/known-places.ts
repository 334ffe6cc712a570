// The places of people that an instance knows, each until it expires, with what decides who sees them.
import { type Actor, canSeeTask } from '@app/contract/access.ts';
import { presenceLimits } from '@app/contract/limits.ts';
import type { PersonPresent } from '@app/contract/presence/presence.contract.ts';
import { canSeeBoard, isOnBoard, type TaskFacts, visiblePresence } from '@app/contract/presence/presence.rules.ts';
import type { Facts, Ids } from '#presence/presence.sql.ts';

export interface TabPlace extends PersonPresent {
  tab: string;
}

export interface KnownPlace extends TabPlace {
  expiresAt: number;
  /** The tab reported it to this instance, not to another one. */
  isOwn: boolean;
}

export interface KnownPlaces {
  tasks: Map<number, TaskFacts | undefined>;
  workspaces: Map<number, string>;
  /** Stores a place until it expires; returns whether it is new for others. */
  put(place: TabPlace, isOwn: boolean): boolean;
  /** Removes the place of a tab; returns it if there was one. */
  remove(userId: number, tab: string): KnownPlace | undefined;
  of(userId: number): KnownPlace[];
  isTaskOf(taskId: number): boolean;
  people(): number[];
  /** Removes what has expired, and facts that no place needs any more; returns whether there was a place among them. */
  expire(): boolean;
  /** The ids that all places name. */
  ids(): Ids;
  /** Takes newly read facts; returns the removed places: of those people, the ones that they no longer see or share. */
  setFacts(facts: Facts, ids: Ids): KnownPlace[];
  /** Returns a function that gives each reader the places of others that are sent to them. */
  reading(): (reader: Actor) => PersonPresent[];
  clear(): void;
}

export function knownPlaces(now: () => number = Date.now): KnownPlaces {
  /** By person and tab; of a person, the tab that was silent longest comes first. */
  const byPerson = new Map<number, Map<string, KnownPlace>>();
  const tasks = new Map<number, TaskFacts | undefined>();
  const workspaces = new Map<number, string>();
  const facts = { tasks, workspaces };

  function* all(): Generator<KnownPlace> {
    for (const tabs of byPerson.values()) yield* tabs.values();
  }

  function remove(userId: number, tab: string): KnownPlace | undefined {
    const tabs = byPerson.get(userId);
    const place = tabs?.get(tab);
    tabs?.delete(tab);
    if (tabs?.size === 0) byPerson.delete(userId);
    return place;
  }

  function isSeenBy(actor: Actor, { workspaceId, taskId }: KnownPlace): boolean {
    if (workspaceId !== null && !canSeeBoard(actor, workspaceId, facts)) return false;
    const task = taskId === null ? undefined : tasks.get(taskId);
    return task === undefined || canSeeTask(actor, task);
  }

  function idsOf(): Ids {
    const ids = { tasks: new Set<number>(), workspaces: new Set<number>(), people: new Set(byPerson.keys()) };
    for (const { taskId, workspaceId } of all()) {
      if (taskId !== null) ids.tasks.add(taskId);
      if (workspaceId !== null) ids.workspaces.add(workspaceId);
    }
    return ids;
  }

  return {
    tasks,
    workspaces,
    put(place, isOwn) {
      const { userId, tab } = place;
      const before = remove(userId, tab);
      const tabs = byPerson.get(userId) ?? new Map<string, KnownPlace>();
      byPerson.set(userId, tabs);
      tabs.set(tab, { ...place, isOwn, expiresAt: now() + presenceLimits.expiry });
      const [oldest] = tabs.keys();
      if (tabs.size > presenceLimits.tabsPerPerson && oldest !== undefined) tabs.delete(oldest);
      return !before || textOf(before) !== textOf(place);
    },
    remove,
    of: (userId) => [...(byPerson.get(userId)?.values() ?? [])],
    isTaskOf: (taskId) => tasks.has(taskId),
    people: () => [...byPerson.keys()],
    expire() {
      const expired = [...all()].filter(({ expiresAt }) => expiresAt <= now());
      for (const { userId, tab } of expired) remove(userId, tab);
      const needed = idsOf();
      const [neededTasks, neededWorkspaces] = [new Set(needed.tasks), new Set(needed.workspaces)];
      for (const id of tasks.keys()) if (!neededTasks.has(id)) tasks.delete(id);
      for (const id of workspaces.keys()) if (!neededWorkspaces.has(id)) workspaces.delete(id);
      return expired.length > 0;
    },
    ids: idsOf,
    setFacts(found, ids) {
      for (const id of ids.tasks) tasks.set(id, undefined);
      for (const { taskId, ...task } of found.tasks) tasks.set(taskId, task);
      for (const id of ids.workspaces) workspaces.delete(id);
      for (const { id, departmentKey } of found.workspaces) workspaces.set(id, departmentKey);
      const people = new Map(found.people.map(({ userId, ...person }) => [userId, { id: userId, ...person }]));
      const lost = [...ids.people].flatMap((userId) => {
        const person = people.get(userId);
        return [...(byPerson.get(userId)?.values() ?? [])].filter((place) => !person || !isSeenBy(person, place));
      });
      for (const { userId, tab } of lost) remove(userId, tab);
      return lost;
    },
    reading() {
      const places = [...all()];
      const byTask = Map.groupBy(places, ({ taskId }) => taskId);
      const boards = new Map<number, KnownPlace[]>();
      function onBoard(workspaceId: number): KnownPlace[] {
        const onThisBoard = boards.get(workspaceId) ?? places.filter((place) => isOnBoard(place, workspaceId, facts));
        boards.set(workspaceId, onThisBoard);
        return onThisBoard;
      }
      return (reader) => {
        const shown = new Map<string, PersonPresent>();
        for (const own of byPerson.get(reader.id)?.values() ?? []) {
          const ofTask = own.taskId === null ? [] : (byTask.get(own.taskId) ?? []);
          const near = own.workspaceId === null ? ofTask : [...ofTask, ...onBoard(own.workspaceId)];
          for (const place of near) {
            if (shown.size >= presenceLimits.perReader) return [...shown.values()];
            const present = place.userId === reader.id ? undefined : visiblePresence(place, reader, facts);
            // Without its task, a place is of interest only on its own board.
            if (present && (present.taskId !== null || present.workspaceId === own.workspaceId))
              shown.set(textOf(present), present);
          }
        }
        return [...shown.values()];
      };
    },
    clear() {
      byPerson.clear();
      tasks.clear();
      workspaces.clear();
    },
  };
}

function textOf({ userId, workspaceId, taskId, editing }: PersonPresent): string {
  return [userId, workspaceId, taskId, editing].join('/');
}

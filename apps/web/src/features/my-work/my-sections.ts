// The rows of My work: the loaded cards in their sections, as far as the pages have come. Pure.
import { doneStatus } from '@app/contract/limits.ts';
import type { MyFact, MySection } from '@app/contract/my-work/my-work.contract.ts';
import {
  daysLeft,
  dueDateIn,
  type MyDays,
  type MySectionName,
  type MySort,
  mySectionNames,
  mySectionOf,
  waitingFor,
} from '@app/contract/my-work/my-work.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { priorityRank } from '@app/contract/tasks/tasks.rules.ts';

/** What of My work is shown. */
export interface MyWorkRequest {
  by: MySort;
  /** A board, by its workspace; undefined for all. */
  workspaceId: number | undefined;
}

/** The pages of a section that have come. */
export interface MyLane extends Pick<MySection, 'name' | 'count' | 'next'> {
  ids: readonly number[];
  busy?: boolean;
  error?: unknown;
}

export interface MyView extends MyDays {
  lanes: readonly MyLane[];
  facts: Readonly<Record<number, MyFact>>;
  /** When the first pages came, in milliseconds. */
  at: number;
}

export interface ShownSection {
  name: MySectionName;
  count: number;
  cards: readonly TaskCard[];
  lane: MyLane | undefined;
}

interface SectionsInput {
  cards: readonly TaskCard[];
  view: MyView;
  userId: number;
  by: MySort;
  scoreOf: (card: TaskCard) => number;
  /** A card of this page's own, which stays wherever it stands. */
  isKept: (card: TaskCard) => boolean;
}

/** Returns the sections with their cards. A card behind the last page that has come is not shown yet. */
export function sectionsOf({ cards, view, userId, by, scoreOf, isKept }: SectionsInput): ShownSection[] {
  const groups = Map.groupBy(cards, (card) => mySectionOf(card, view.facts[card.id], userId, view));
  return mySectionNames.map((name) => {
    const lane = view.lanes.find((one) => one.name === name);
    const members = groups.get(name) ?? [];
    const sorted = name === 'done' ? lastDone(members, lane) : members.toSorted(by === 'score' ? byScore(scoreOf) : byDue);
    if (!lane || lane.next === null) return { name, count: sorted.length, cards: sorted, lane };
    const listed = new Set(lane.ids);
    const last = sorted.findLastIndex(({ id }) => listed.has(id));
    const shown = sorted.filter((card, index) => index <= last || isKept(card));
    return { name, count: Math.max(lane.count, shown.length), cards: shown, lane };
  });
}

/** What was done since the pages came is first. */
function lastDone(cards: readonly TaskCard[], lane: MyLane | undefined): TaskCard[] {
  const positions = new Map(lane?.ids.map((id, index) => [id, index]));
  return cards.toSorted((a, b) => (positions.get(a.id) ?? -1) - (positions.get(b.id) ?? -1));
}

function byDue(a: TaskCard, b: TaskCard): number {
  return compareDue(a, b) || priorityRank(a.priority) - priorityRank(b.priority) || a.id - b.id;
}

function byScore(scoreOf: (card: TaskCard) => number): (a: TaskCard, b: TaskCard) => number {
  return (a, b) => scoreOf(b) - scoreOf(a) || compareDue(a, b) || a.id - b.id;
}

function compareDue(a: TaskCard, b: TaskCard): number {
  return (a.dueDate ?? '9999-99').localeCompare(b.dueDate ?? '9999-99');
}

/** The date that a task gets where it is dropped: a day, none (null), or no date because nothing can be dropped there. */
type DropDate = string | null | undefined;

export type MyRow =
  | { kind: 'head'; section: ShownSection; drop: DropDate }
  | { kind: 'day'; day: string; drop: DropDate }
  | { kind: 'empty' }
  | { kind: 'task'; card: TaskCard; fact: MyFact | undefined; section: MySectionName; drop: DropDate }
  | { kind: 'more'; lane: MyLane };

/** Returns all rows from top to bottom. This week is divided into its days, unless it is sorted by score. */
export function rowsOf(sections: readonly ShownSection[], view: MyView, by: MySort): MyRow[] {
  const rows: MyRow[] = [];
  for (const section of sections) {
    const { name, cards, lane } = section;
    // Today teaches what it is for, as long as there is other work.
    if (section.count === 0 && name !== 'today') continue;
    const drop = dueDateIn(name, view);
    rows.push({ kind: 'head', section, drop });
    if (section.count === 0) rows.push({ kind: 'empty' });
    const days = name === 'week' && by === 'due' ? new Set(daysLeft(view)) : undefined;
    let day: string | undefined;
    for (const card of cards) {
      if (days && card.dueDate !== null && card.dueDate !== day) {
        day = card.dueDate;
        rows.push({ kind: 'day', day, drop: day });
      }
      rows.push({ kind: 'task', card, fact: view.facts[card.id], section: name, drop: day ?? drop });
    }
    if (lane && lane.next !== null) rows.push({ kind: 'more', lane });
  }
  return rows;
}

/** Returns the days onto which a task can be dragged: today, the rest of the week, the next week, none. */
export function dropDays(view: MyDays): { name: 'day' | 'later' | 'none'; drop: string | null }[] {
  const later = dueDateIn('later', view) ?? null;
  return [
    ...[view.today, ...daysLeft(view)].map((drop) => ({ name: 'day' as const, drop })),
    { name: 'later', drop: later },
    { name: 'none', drop: null },
  ];
}

/** Returns the day of a choice that is older than today, if the task is still open. */
export function chosenBefore(card: TaskCard, fact: MyFact | undefined, today: string): string | undefined {
  const day = fact?.chosenOn;
  return day && day < today && card.status !== doneStatus ? day : undefined;
}

export { waitingFor };

// What is worth a nudge, and which comes first. Pure: the server finds the facts.
import { addWorkingDays, workingDaysBetween } from '#dates/working-days.rules.ts';
import { daysBetween } from '#dates/zones.rules.ts';
import type { HintKind } from '#hints/hints.rules.ts';
import { nudgeLimits } from '#nudges/nudges.limits.ts';
import { addDays } from '#tasks/due-choices.rules.ts';
import { priorityRank } from '#tasks/tasks.rules.ts';

export const nudgeKinds = ['stuck', 'blocked', 'overloaded', 'unowned'] as const;
export type NudgeKind = (typeof nudgeKinds)[number];

/**
 * What one press does: asks the person in a comment, asks them for help, takes the task, chooses who takes it, puts it back into the
 * first column, plans the own week, or shows somebody's work, where it is given to others.
 */
export const nudgeActs = ['ask', 'help', 'take', 'choose', 'putBack', 'plan', 'work'] as const;
export type NudgeAct = (typeof nudgeActs)[number];

/** The hint by which a person silences a kind for good. */
export const hintOfNudge = {
  stuck: 'nudgeStuck',
  blocked: 'nudgeBlocked',
  overloaded: 'nudgeOverloaded',
  unowned: 'nudgeUnowned',
} as const satisfies Record<NudgeKind, HintKind>;

/** How tasks of a board went: how many were done lately, and how many days the share of `flowShare` rested at the longest. */
export interface BoardFlow {
  tasks: number;
  days: number;
}

/** Returns for how many working days a begun task may rest on a board, and whether that is what is usual there. */
export function restLimit(flow: BoardFlow | undefined): { days: number; isUsual: boolean } {
  const { restDays, flowLeast, leastRest, mostRest } = nudgeLimits;
  if (!flow || flow.tasks < flowLeast) return { days: restDays, isUsual: false };
  const usual = Math.ceil((flow.days * 5) / 7);
  return { days: Math.min(mostRest, Math.max(leastRest, usual)), isUsual: true };
}

/** A begun task: the day on which something happened to it last, and what makes one wait longer. */
export interface RestingTask {
  happenedOn: string;
  priority: string;
  dueDate: string | null;
}

/** Returns for how many working days a task has rested, and what is usual; undefined while that is not long. */
export function stuckFor(
  { happenedOn, priority, dueDate }: RestingTask,
  flow: BoardFlow | undefined,
  today: string,
): { days: number; usual: number | null } | undefined {
  const limit = restLimit(flow);
  const isFar = dueDate !== null && daysBetween(today, dueDate) > nudgeLimits.farDays;
  const isLow = priority === 'P3' && (dueDate === null || dueDate >= today);
  const days = workingDaysBetween(happenedOn, today);
  const most = limit.isUsual ? limit.days : limit.days - 1;
  if (days <= most * (isFar || isLow ? nudgeLimits.patience : 1)) return undefined;
  return { days, usual: limit.isUsual ? limit.days : null };
}

/** A task of mine and the open one for which it waits. */
export interface Waiting {
  /** When the waiting task is due. */
  dueDate: string | null;
  blockerDueDate: string | null;
  blockerHasOwner: boolean;
  /** The day of the last comment on the blocker. */
  commentedOn: string | null;
}

/** Whether a task waits for one that is late or that nobody has, and nobody has asked about it lately. */
export function waitsInVain({ dueDate, blockerDueDate, blockerHasOwner, commentedOn }: Waiting, today: string): boolean {
  if (commentedOn !== null && workingDaysBetween(commentedOn, today) < nudgeLimits.quietDays) return false;
  if (blockerDueDate !== null && blockerDueDate < today) return true;
  return !blockerHasOwner && dueDate !== null && dueDate <= addDays(today, nudgeLimits.blockedDays);
}

/** Returns the days between which a task without an owner is due. */
export function unownedDays(isLed: boolean, today: string): { from: string; to: string } {
  const { unownedLead, unownedMember, pastDays } = nudgeLimits;
  return { from: addDays(today, -pastDays), to: addWorkingDays(today, isLed ? unownedLead : unownedMember) };
}

/** What is due to a person within a week, and how much of it is late. */
export interface DueLoad {
  due: number;
  late: number;
}

/** Returns what is usual among other people: the median, rounded up. */
export function usualDue(others: readonly number[]): number {
  const sorted = [...others].sort((a, b) => a - b);
  return Math.ceil(((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.floor(sorted.length / 2)] ?? 0)) / 2);
}

/**
 * Whether a person clearly has more to do within a week than the others of a department, and more than they finish in one:
 * `finished` is what they have done in the last four weeks.
 */
export function isOverburdened({ due }: DueLoad, others: readonly number[], finished: number): boolean {
  const { loadLeast, loadMore, loadTimes, loadOthers } = nudgeLimits;
  const usual = usualDue(others);
  return (
    others.length >= loadOthers && due >= loadLeast && due >= loadTimes * usual && due >= usual + loadMore && due > finished / 4
  );
}

/** What says how much it costs to ignore a nudge. */
export interface NudgeFacts {
  kind: NudgeKind;
  /** Of the task that waits or that nobody has. */
  priority: string | null;
  dueDate: string | null;
  /** Of a person: tasks more than the others have. */
  more: number;
}

/** What nobody does is lost, what waits holds somebody up, and what rests is only slow. */
const costOfKind: Record<NudgeKind, number> = { unowned: 6, blocked: 5, overloaded: 4, stuck: 2 };
const mostMore = 10;

/** Returns how much it costs to ignore a nudge: more for what is urgent, due, or held up. */
export function costOf({ kind, priority, dueDate, more }: NudgeFacts, today: string): number {
  const base = costOfKind[kind];
  if (kind === 'overloaded') return base + Math.min(mostMore, more);
  const urgency = Math.max(0, 4 - priorityRank(priority ?? '')) * 3;
  const days = dueDate === null ? undefined : daysBetween(today, dueDate);
  const nearness = days === undefined || days > 7 ? 0 : days < 0 ? 8 : days === 0 ? 7 : days === 1 ? 5 : days <= 3 ? 3 : 1;
  return base + urgency + nearness;
}

interface Ranked {
  kind: NudgeKind;
  subjectId: number;
  /** The tasks that it is about. */
  taskIds: readonly number[];
  cost: number;
}

/** Returns the nudges in the order of what it costs to ignore them: a task stands in one of them only, and none of a kind takes over. */
export function ranked<Nudge extends Ranked>(nudges: readonly Nudge[]): Nudge[] {
  const { sent, ofKind } = nudgeLimits;
  const sorted = [...nudges].sort(
    (a, b) => b.cost - a.cost || nudgeKinds.indexOf(a.kind) - nudgeKinds.indexOf(b.kind) || a.subjectId - b.subjectId,
  );
  const taken: Nudge[] = [];
  for (const nudge of sorted) {
    const isTaken = taken.some(({ taskIds }) => taskIds.some((id) => nudge.taskIds.includes(id)));
    if (!isTaken && taken.filter(({ kind }) => kind === nudge.kind).length < ofKind) taken.push(nudge);
  }
  return taken.slice(0, sent);
}

/** Returns the nudges to show beside what is to be done first: a stuck task that stands there already needs no second line. */
export function worthALook<Nudge extends Pick<Ranked, 'kind' | 'subjectId'>>(
  nudges: readonly Nudge[],
  firstIds: readonly number[],
): Nudge[] {
  return nudges.filter(({ kind, subjectId }) => kind !== 'stuck' || !firstIds.includes(subjectId)).slice(0, nudgeLimits.shown);
}

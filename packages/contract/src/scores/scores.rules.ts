// The score of a task, 0 to 100: how soon it should be done, with the points of each reason. It changes nothing; it orders lists.

import { daysBetween } from '#dates/zones.rules.ts';
import type { Priority } from '#limits.ts';
import { doneStatus, startedStatus } from '#limits.ts';
import { dueState, isFuture, isPriority } from '#tasks/tasks.rules.ts';

/** The points of each reason; administrators change them. */
export interface ScoreWeights {
  p0: number;
  p1: number;
  p2: number;
  p3: number;
  /** Overdue since yesterday; grows to `overdueWeek` within a week, less for lower priorities. */
  overdue: number;
  overdueWeek: number;
  dueToday: number;
  /** Due in two days, in a week, in a month; a day between has points between. */
  dueSoon: number;
  dueWeek: number;
  dueMonth: number;
  inProgress: number;
  review: number;
  /** Three quarters of the checklist are done. */
  checklist: number;
  /** Grows to this within sixty days. */
  age: number;
  /** Taken off while the task has not begun. */
  future: number;
  /** For each open task that it blocks, up to three. */
  blocking: number;
  /** Taken off while another task blocks it; it always has fewer points than that task. */
  blocked: number;
}

export const defaultWeights: ScoreWeights = {
  p0: 30,
  p1: 24,
  p2: 12,
  p3: 4,
  overdue: 30,
  overdueWeek: 40,
  dueToday: 26,
  dueSoon: 18,
  dueWeek: 10,
  dueMonth: 2,
  inProgress: 6,
  review: 8,
  checklist: 4,
  age: 3,
  future: 25,
  blocking: 5,
  blocked: 10,
};

export const scoreParts = [
  'priority',
  'overdue',
  'dueToday',
  'dueSoon',
  'dueWeek',
  'dueMonth',
  'inProgress',
  'review',
  'checklist',
  'age',
  'blocking',
  'future',
  'blocked',
] as const;
export type ScorePartName = (typeof scoreParts)[number];

export interface ScorePart {
  name: ScorePartName;
  points: number;
}

export interface Score {
  /** The sum of the parts. */
  score: number;
  parts: ScorePart[];
}

/** What the relations of a task say about its score, as far as the reader sees the other tasks. */
export interface ScoredRelations {
  /** How many open tasks it blocks. */
  blocking: number;
  /** The lowest score of the open tasks that block it; null if none does. */
  below: number | null;
}

const unrelated: ScoredRelations = { blocking: 0, below: null };

/** What decides about the score; a card has it. */
export interface ScoredTask {
  status: string;
  priority: string;
  startDate: string | null;
  dueDate: string | null;
  createdAt: string;
  checklistDone: number;
  checklistTotal: number;
}

/** From where on a task has the points of a reason. The server's SQL has the same. */
export const scoreBounds = {
  reviewStatus: 'Review',
  /** Days until the points of an overdue or old task no longer grow. */
  overdueDays: 7,
  ageDays: 60,
  soonDays: 2,
  weekDays: 7,
  monthDays: 31,
  /** The share of the growth of an overdue task's points, in percent. */
  overdueShares: { P0: 100, P1: 100, P2: 80, P3: 20 },
  blockedTasks: 3,
  /** How many tasks, each blocked by the next, are followed. */
  blockers: 10,
  /** The share of the checklist that is done. */
  nearlyDone: 0.75,
} as const;
const { reviewStatus, overdueDays, overdueShares, soonDays, weekDays, monthDays, ageDays, nearlyDone } = scoreBounds;

/** Returns the score on a calendar date, the same in browser and server. A task that is done has none. */
export function scoreOf(task: ScoredTask, weights: ScoreWeights, today: string, { blocking, below } = unrelated): Score {
  if (task.status === doneStatus) return { score: 0, parts: [] };
  const found: ScorePart[] = [{ name: 'priority', points: priorityPoints(task.priority, weights) }];
  const due = duePart(task, weights, today);
  if (due) found.push(due);
  if (task.status === startedStatus) found.push({ name: 'inProgress', points: weights.inProgress });
  if (task.status === reviewStatus) found.push({ name: 'review', points: weights.review });
  if (task.checklistTotal > 0 && task.checklistDone / task.checklistTotal >= nearlyDone)
    found.push({ name: 'checklist', points: weights.checklist });
  const age = Math.min(ageDays, Math.max(0, daysBetween(task.createdAt.slice(0, 10), today)));
  found.push({ name: 'age', points: Math.round((weights.age * age) / ageDays) });
  found.push({ name: 'blocking', points: weights.blocking * Math.min(scoreBounds.blockedTasks, blocking) });
  const sum = found.reduce((total, { points }) => total + points, 0);
  const begun = isFuture(task, today) ? Math.max(0, sum - weights.future) : sum;
  found.push({ name: 'future', points: begun - sum });
  const score = below === null ? begun : Math.max(0, Math.min(begun - weights.blocked, below - 1));
  found.push({ name: 'blocked', points: score - begun });
  return { score, parts: found.filter(({ points }) => points !== 0) };
}

function priorityPoints(priority: string, { p0, p1, p2, p3 }: ScoreWeights): number {
  const points: Record<Priority, number> = { P0: p0, P1: p1, P2: p2, P3: p3 };
  return isPriority(priority) ? points[priority] : p3;
}

function duePart(task: ScoredTask, weights: ScoreWeights, today: string): ScorePart | undefined {
  const { overdue, overdueWeek, dueToday, dueSoon, dueWeek, dueMonth } = weights;
  const due = dueState(task, today);
  if (due.kind === 'today') return { name: 'dueToday', points: dueToday };
  if (due.kind === 'days') {
    const { days } = due;
    if (days <= soonDays) return { name: 'dueSoon', points: between(dueToday, dueSoon, days, soonDays) };
    if (days <= weekDays) return { name: 'dueWeek', points: between(dueSoon, dueWeek, days - soonDays, weekDays - soonDays) };
    if (days > monthDays) return undefined;
    return { name: 'dueMonth', points: between(dueWeek, dueMonth, days - weekDays, monthDays - weekDays) };
  }
  if (due.kind !== 'overdue' || task.dueDate === null) return undefined;
  const days = Math.min(overdueDays, daysBetween(task.dueDate, today));
  const share = overdueShares[isPriority(task.priority) ? task.priority : 'P3'];
  return {
    name: 'overdue',
    points: overdue + Math.round(((overdueWeek - overdue) * share * (days - 1)) / (100 * (overdueDays - 1))),
  };
}

/** Points that fall from those of one day to those of a later one, when some of the days between have passed. */
function between(from: number, to: number, passed: number, days: number): number {
  return to + Math.round(((from - to) * (days - passed)) / days);
}

/** The highest score that any task can have. */
export function highestScore({ p0, overdueWeek, inProgress, review, checklist, age, blocking }: ScoreWeights): number {
  return p0 + overdueWeek + Math.max(inProgress, review) + checklist + age + blocking * scoreBounds.blockedTasks;
}

/** Whether more urgent always means at least as many points, so that a score never falls as a task gets more urgent. */
export function areMonotone(weights: ScoreWeights): boolean {
  const { p0, p1, p2, p3, overdueWeek, overdue, dueToday, dueSoon, dueWeek, dueMonth } = weights;
  const falls = (points: readonly number[]) => points.every((each, at) => at === 0 || each <= (points[at - 1] ?? each));
  return falls([p0, p1, p2, p3]) && falls([overdueWeek, overdue, dueToday, dueSoon, dueWeek, dueMonth]);
}

/**
 * Returns the priority that fits the score better than the stored one; undefined if they agree. A Medium or Low task that scores as
 * high as a High task of today is raised.
 */
export function suggestedPriority(
  task: ScoredTask,
  weights: ScoreWeights,
  today: string,
  relations = unrelated,
): Priority | undefined {
  if (task.priority !== 'P2' && task.priority !== 'P3') return undefined;
  return scoreOf(task, weights, today, relations).score >= weights.p1 + weights.dueToday ? 'P1' : undefined;
}

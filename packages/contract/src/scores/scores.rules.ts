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
  /** Overdue since yesterday; grows to `overdueWeek` within a week. */
  overdue: number;
  overdueWeek: number;
  dueToday: number;
  /** Due in one or two days. */
  dueSoon: number;
  /** Due within a week. */
  dueWeek: number;
  inProgress: number;
  review: number;
  /** Three quarters of the checklist are done. */
  checklist: number;
  /** Grows to this within sixty days. */
  age: number;
  /** Taken off while the task has not begun. */
  future: number;
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
  inProgress: 6,
  review: 8,
  checklist: 4,
  age: 5,
  future: 25,
};

export const scoreParts = [
  'priority',
  'overdue',
  'dueToday',
  'dueSoon',
  'dueWeek',
  'inProgress',
  'review',
  'checklist',
  'age',
  'future',
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
  /** The share of the checklist that is done. */
  nearlyDone: 0.75,
} as const;
const { reviewStatus, overdueDays, soonDays, weekDays, ageDays, nearlyDone } = scoreBounds;

/** Returns the score on a calendar date, the same in browser and server. A task that is done has none. */
export function scoreOf(task: ScoredTask, weights: ScoreWeights, today: string): Score {
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
  const sum = found.reduce((total, { points }) => total + points, 0);
  if (isFuture(task, today)) found.push({ name: 'future', points: -Math.min(sum, weights.future) });
  const parts = found.filter(({ points }) => points !== 0);
  return { score: parts.reduce((total, { points }) => total + points, 0), parts };
}

function priorityPoints(priority: string, { p0, p1, p2, p3 }: ScoreWeights): number {
  const points: Record<Priority, number> = { P0: p0, P1: p1, P2: p2, P3: p3 };
  return isPriority(priority) ? points[priority] : p3;
}

function duePart(task: ScoredTask, weights: ScoreWeights, today: string): ScorePart | undefined {
  const due = dueState(task, today);
  if (due.kind === 'today') return { name: 'dueToday', points: weights.dueToday };
  if (due.kind === 'days') {
    if (due.days <= soonDays) return { name: 'dueSoon', points: weights.dueSoon };
    return due.days <= weekDays ? { name: 'dueWeek', points: weights.dueWeek } : undefined;
  }
  if (due.kind !== 'overdue' || task.dueDate === null) return undefined;
  const days = Math.min(overdueDays, daysBetween(task.dueDate, today));
  const points = weights.overdue + Math.round(((weights.overdueWeek - weights.overdue) * (days - 1)) / (overdueDays - 1));
  return { name: 'overdue', points };
}

/** The highest score that any task can have. */
export function highestScore({ p0, overdueWeek, inProgress, review, checklist, age }: ScoreWeights): number {
  return p0 + overdueWeek + Math.max(inProgress, review) + checklist + age;
}

/** Whether more urgent always means at least as many points, so that a score never falls as a task gets more urgent. */
export function areMonotone(weights: ScoreWeights): boolean {
  const { p0, p1, p2, p3, overdueWeek, overdue, dueToday, dueSoon, dueWeek } = weights;
  const falls = (points: readonly number[]) => points.every((each, at) => at === 0 || each <= (points[at - 1] ?? each));
  return falls([p0, p1, p2, p3]) && falls([overdueWeek, overdue, dueToday, dueSoon, dueWeek]);
}

/**
 * Returns the priority that fits the score better than the stored one; undefined if they agree. A Medium or Low task that scores as
 * high as a High task of today is raised.
 */
export function suggestedPriority(task: ScoredTask, weights: ScoreWeights, today: string): Priority | undefined {
  if (task.priority !== 'P2' && task.priority !== 'P3') return undefined;
  return scoreOf(task, weights, today).score >= weights.p1 + weights.dueToday ? 'P1' : undefined;
}

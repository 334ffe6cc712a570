// The lanes of a board: by what its cards are divided, and what a card gets in the cell of a column and a lane.
import { doneStatus } from '#limits.ts';
import { groupOf } from '#tasks/task-group.rules.ts';
import type { TaskCard } from '#tasks/tasks.contract.ts';
import { isPriority } from '#tasks/tasks.rules.ts';

/**
 * What the lanes of a board can be, in the order in which it is offered: the groups of a list without the status, which the columns
 * are, and without the department, which is the board's.
 */
export const laneKeys = ['assignee', 'priority', 'due'] as const;
export type LaneKey = (typeof laneKeys)[number];

/** A cell of the board. */
export interface LaneCell {
  by: LaneKey;
  /** The group of the lane, as in `groupOf`. */
  lane: string;
  /** The status of the column. */
  status: string;
}

/** What a card gets in another lane, as a bulk change has it. */
export interface LaneFields {
  priority?: string;
  dueDate?: string | null;
  assign?: number;
  assigneeId?: null;
  assignees?: number[];
}

/** Why a card cannot get into a lane. */
export type LaneRefusal = 'range' | 'done' | 'finished' | 'person' | 'priority';

export type LaneDrop = { fields: LaneFields; refused?: undefined } | { fields?: undefined; refused: LaneRefusal };

interface LaneDropOptions {
  today: string;
  /** Whether the person can be assigned to the task. */
  mayAssign: (userId: number) => boolean;
}

/**
 * Returns what a card gets in a cell besides its status: nothing in its own lane and where the status alone brings it, or why it
 * cannot get there.
 */
export function laneDrop(task: TaskCard, { by, lane, status }: LaneCell, { today, mayAssign }: LaneDropOptions): LaneDrop {
  if ([task, { ...task, status }].some((each) => groupOf(each, by, today) === lane)) return { fields: {} };
  if (by === 'due')
    return task.status === doneStatus && status === doneStatus ? { refused: 'finished' } : dueDrop(lane, status, today);
  if (by === 'priority') return isPriority(lane) ? { fields: { priority: lane } } : { refused: 'priority' };
  // The next assignee would be the first one.
  if (lane === '') return { fields: { assigneeId: null, assignees: [] } };
  return mayAssign(Number(lane)) ? { fields: { assign: Number(lane) } } : { refused: 'person' };
}

/** A task that gets done keeps its date, because nothing of it is due: it goes to the lane of those. */
function dueDrop(lane: string, status: string, today: string): LaneDrop {
  if (status === doneStatus) return { fields: {} };
  if (lane === 'today') return { fields: { dueDate: today } };
  if (lane === 'none') return { fields: { dueDate: null } };
  return { refused: lane === 'done' ? 'done' : 'range' };
}

/** What a new task of a cell begins with. */
export interface LaneDefaults {
  priority?: string;
  dueDate?: string;
  assigneeId?: number;
}

/** Returns what a new task of a cell begins with; undefined if no new task can stand there. */
export function laneDefaults({ by, lane, status }: LaneCell, today: string): LaneDefaults | undefined {
  if (by === 'priority') return isPriority(lane) ? { priority: lane } : undefined;
  if (by === 'assignee') return lane === '' ? {} : { assigneeId: Number(lane) };
  if (status === doneStatus) return lane === 'done' ? {} : undefined;
  if (lane === 'today') return { dueDate: today };
  return lane === 'none' ? {} : undefined;
}

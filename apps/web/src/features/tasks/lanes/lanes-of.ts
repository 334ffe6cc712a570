// The lanes of a board, their cells, and the way of the keys through them. Pure.

import type { LaneKey } from '@app/contract/swimlanes/swimlanes.rules.ts';
import { groupTasks } from '@app/contract/tasks/task-group.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { BoardColumn } from '#features/tasks/data/board-columns.ts';

export interface BoardLane {
  /** The group, as in `groupOf`. */
  value: string;
  tasks: readonly TaskCard[];
  /** The cards of each column, in their order. */
  cells: readonly (readonly TaskCard[])[];
}

type LaneOptions = Omit<Parameters<typeof groupTasks>[2], 'statuses'>;

/** Returns the lanes that have cards, in their order. */
export function lanesOf(columns: readonly Pick<BoardColumn, 'cards'>[], by: LaneKey, options: LaneOptions): BoardLane[] {
  const columnOf = new Map(columns.flatMap(({ cards }, index) => cards.map((card) => [card.id, index] as const)));
  const all = columns.flatMap(({ cards }) => cards);
  return groupTasks(all, by, { ...options, statuses: [] }).map(({ value, tasks }) => {
    const cells: TaskCard[][] = columns.map(() => []);
    for (const task of tasks) cells[columnOf.get(task.id) ?? 0]?.push(task);
    return { value, tasks, cells };
  });
}

/** Returns where each card begins below the top of its cell, and at the end where the last one ends. */
export function topsOf(heights: readonly number[], gap: number): number[] {
  const tops = [0];
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height + gap);
  return tops;
}

/** Returns the first card that reaches into a range of pixels, and the one after the last. */
export function cardsIn(tops: readonly number[], { from, to }: { from: number; to: number }): [first: number, end: number] {
  const count = tops.length - 1;
  const first = Math.max(0, firstAbove(tops, from) - 1);
  return [Math.min(first, count), Math.min(count, firstAbove(tops, to))];
}

/** Returns the index of the first value above another one, by bisection. */
function firstAbove(values: readonly number[], value: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

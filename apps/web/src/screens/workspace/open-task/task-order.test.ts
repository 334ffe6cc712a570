// Moving between open tasks, in the order of the view below.
import { describe, expect, test } from 'vitest';
import type { Board } from '#features/tasks/data/board-columns.ts';
import { card } from '#features/tasks/data/testing-cards.ts';
import { boardOrder, neighboursOf } from '#screens/workspace/open-task/task-order.ts';

const column = (id: number, cards: ReturnType<typeof card>[]) => ({
  column: { id, name: `Column ${id}`, workspaceId: 3, order: id },
  cards,
  total: cards.length,
  shown: cards.length,
  nextOrder: 9,
});

const none = { all: 0, shown: 0 };

function boardWith(columns: Board['columns'], scheduled: Board['scheduled'] = []): Board {
  return {
    columns,
    scheduled,
    scheduledCount: scheduled.length,
    total: none,
    inProgress: none,
    completed: none,
    departments: [],
  };
}

describe('the order of a board', () => {
  test('goes down each column, then to the next, and ends with what is scheduled', () => {
    const board = boardWith(
      [column(1, [card({ id: 5 }), card({ id: 2 })]), column(2, []), column(3, [card({ id: 9 })])],
      [card({ id: 7 })],
    );
    expect(boardOrder(board, undefined)).toEqual([5, 2, 9, 7]);
  });

  test('of the company view follows the groups of the departments', () => {
    const cards = [card({ id: 1, department: 'Sales' }), card({ id: 2, department: 'HR' }), card({ id: 3, department: 'Sales' })];
    expect(boardOrder(boardWith([column(-1, cards)]), ['HR', 'Sales'])).toEqual([2, 1, 3]);
  });
});

describe('the neighbours of a task', () => {
  test('end at both ends', () => {
    expect(neighboursOf([5, 2, 9], 5, 0)).toEqual({ previous: undefined, next: 2, position: 1, of: 3 });
    expect(neighboursOf([5, 2, 9], 2, 0)).toEqual({ previous: 5, next: 9, position: 2, of: 3 });
    expect(neighboursOf([5, 2, 9], 9, 0)).toEqual({ previous: 2, next: undefined, position: 3, of: 3 });
  });

  test('of a task that has left the view are those around its place', () => {
    expect(neighboursOf([5, 9], 2, 2)).toMatchObject({ previous: 5, next: 9, position: 0 });
  });

  test('of a task that the view never showed are none', () => {
    expect(neighboursOf([5, 9], 2, 0)).toMatchObject({ previous: undefined, next: undefined });
  });
});

// The column of a task, and the counts of the footer.
import { describe, expect, test } from 'vitest';
import { byCount } from '#features/tasks/company/by-count.ts';
import { boardOf, type PlacedColumn, rowsByDepartment } from '#features/tasks/data/board-columns.ts';
import { card } from '#features/tasks/data/testing-cards.ts';

const today = '2026-11-20';
const names = ['To Do', 'In Progress', 'Review', 'Done'];
const columns: PlacedColumn[] = names.map((name, index) => ({ id: index + 1, name, workspaceId: 1, order: index }));
const company: PlacedColumn[] = names.map((name, index) => ({ id: -1 - index, name, workspaceId: 0, order: index }));

function ids(board: ReturnType<typeof boardOf>) {
  return board.columns.map((boardColumn) => boardColumn.cards.map((each) => each.id));
}

describe('a workspace board', () => {
  test('puts each task into its column, by order then id', () => {
    const tasks = [
      card({ id: 1, order: 5 }),
      card({ id: 2, order: 1 }),
      card({ id: 3, order: 5, columnId: 2, status: 'In Progress' }),
    ];
    const board = boardOf({ workspaceId: 1, tasks, columns, today });
    expect(ids(board)).toEqual([[2, 1], [3], [], []]);
    expect(board.columns[0]?.nextOrder).toBe(6);
  });

  test('a task of another workspace stands in the column named like its status', () => {
    const tasks = [card({ id: 1, workspaceId: 3, columnId: 12, status: 'Done' })];
    expect(ids(boardOf({ workspaceId: 1, tasks, columns, today }))[3]).toEqual([1]);
  });

  test('a start date ahead takes a task out of To Do into the section', () => {
    const tasks = [
      card({ id: 1, startDate: '2026-11-21' }),
      card({ id: 2, startDate: today }),
      card({ id: 3, startDate: '2026-12-01', status: 'Review', columnId: 3 }),
    ];
    const board = boardOf({ workspaceId: 1, tasks, columns, today });
    expect(board.scheduled.map((each) => each.id)).toEqual([1]);
    expect(ids(board)).toEqual([[2], [], [3], []]);
    expect(board.columns[0]?.total).toBe(1);
    expect(board.total.all).toBe(3);
  });

  test('a column named In Progress or Done counts as that status', () => {
    const tasks = [
      card({ id: 1, columnId: 2, status: 'To Do' }),
      card({ id: 2, columnId: 4, status: 'Review' }),
      card({ id: 3, columnId: 4, status: 'Done' }),
    ];
    expect(boardOf({ workspaceId: 1, tasks, columns, today })).toMatchObject({
      total: { all: 3 },
      inProgress: { all: 1 },
      completed: { all: 2 },
    });
  });

  test('a filter hides cards and keeps the totals', () => {
    const tasks = [card({ id: 1 }), card({ id: 2 })];
    const board = boardOf({ workspaceId: 1, tasks, columns, today, test: (each) => each.id === 2 });
    expect(ids(board)[0]).toEqual([2]);
    expect(board.columns[0]?.total).toBe(2);
    expect(board.total).toEqual({ shown: 1, all: 2 });
  });
});

describe('a status that no column of the board has', () => {
  const parked = card({ id: 1, workspaceId: 3, columnId: 99, status: 'Parked' });

  test('has a column of its own at the end, in which nothing is put', () => {
    for (const workspaceId of [0, 1]) {
      const tasks = [parked, card({ id: 2, workspaceId: 4, columnId: 98, status: ' PARKED' }), card({ id: 3 })];
      const board = boardOf({ workspaceId, tasks, columns: workspaceId === 0 ? company : columns, today });
      expect(board.columns.map(({ column, foreign, total }) => [column.name, foreign ?? false, total])).toEqual([
        ['To Do', false, 1],
        ['In Progress', false, 0],
        ['Review', false, 0],
        ['Done', false, 0],
        ['Parked', true, 2],
      ]);
      expect(new Set(board.columns.map(({ column }) => column.id)).size).toBe(5);
    }
  });

  test('a guest of another case stands in the column of its name', () => {
    const guest = card({ id: 1, workspaceId: 3, columnId: 99, status: 'to  do' });
    expect(ids(boardOf({ workspaceId: 1, tasks: [guest], columns, today }))).toEqual([[1], [], [], []]);
  });

  test('counts every task once, whatever the tasks are', () => {
    const some = [...names, 'Parked', 'Blocked'];
    const tasks = Array.from({ length: 60 }, (_, id) =>
      card({ id, workspaceId: 3, status: some[id % 6] ?? '', startDate: id % 4 === 0 ? '2026-12-01' : null }),
    );
    const board = boardOf({ workspaceId: 0, tasks, columns: company, today });
    const standing = board.columns.reduce((sum, { total }) => sum + total, 0);
    expect([standing + board.scheduled.length, board.total.all]).toEqual([60, 60]);
  });
});

describe('the company view', () => {
  test('places by status, whatever column the task has, and counts departments by their canonical name', () => {
    const tasks = [
      card({ id: 1, columnId: 11, status: 'Review', department: 'Software Team' }),
      card({ id: 2, columnId: 1, status: 'To Do', department: 'Engineering' }),
    ];
    const board = boardOf({ workspaceId: 0, tasks, columns: company, today });
    expect(ids(board)).toEqual([[2], [], [1], []]);
    expect(board.departments).toEqual([{ key: 'engineering', name: 'Software Team', count: 2 }]);
  });

  test('shows the departments with the most tasks first, those with as many by the name that is shown', () => {
    const of = (name: string, count: number) => ({ key: name.toLowerCase(), name, count });
    const counted = [of('Sales', 2), of('HR', 2), of('Design', 2), of('Marketing', 11)];
    const shown = (name: string) => (name === 'HR' ? 'Talente' : name);
    expect(byCount(counted, shown).map(({ name }) => name)).toEqual(['Marketing', 'Design', 'Sales', 'HR']);
  });
  test('groups cards under departments in the order of the list', () => {
    const rows = rowsByDepartment(
      [card({ id: 1, department: 'Sales' }), card({ id: 2, department: 'HR' }), card({ id: 3, department: 'Sales' })],
      ['Marketing', 'HR', 'Sales'],
    );
    expect(rows.map((row) => (row.kind === 'card' ? row.card.id : `${row.name} ${row.count}`))).toEqual([
      'HR 1',
      2,
      'Sales 2',
      1,
      3,
    ]);
  });
});

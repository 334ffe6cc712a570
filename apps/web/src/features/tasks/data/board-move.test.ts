// The request of a move, and the card's place afterwards.
import { describe, expect, test } from 'vitest';
import type { BoardColumn } from '#features/tasks/data/board-columns.ts';
import { cardBelow, movePlan, placeAfter } from '#features/tasks/data/board-move.ts';
import { card } from '#features/tasks/data/testing-cards.ts';

function column(id: number, name: string, ids: number[]): BoardColumn {
  const cards = ids.map((taskId, index) => card({ id: taskId, order: index + 1, columnId: id, status: name }));
  return {
    column: { id, name, workspaceId: 1, order: id },
    cards,
    total: cards.length,
    shown: cards.length,
    nextOrder: cards.length + 1,
  };
}

const todo = column(1, 'To Do', [1, 2, 3]);
const review = column(3, 'Review', [4, 5]);
const moving = todo.cards[0] ?? card({ id: 1 });
const move = { workspaceId: 1, card: moving, from: todo, to: review, beforeId: null };

describe('a move', () => {
  test('onto a column appends with an order one above the highest', () => {
    expect(movePlan(move)).toEqual({ kind: 'column', columnId: 3, status: 'Review', send: 3, local: 3 });
    expect(placeAfter(move)).toEqual({ position: 3, of: 3 });
  });

  test('onto a line sends the order of the card below it', () => {
    const between = { ...move, beforeId: 5 };
    expect(movePlan(between)).toMatchObject({ kind: 'column', send: 2, local: 1.5 });
    expect(placeAfter(between)).toEqual({ position: 2, of: 3 });
  });

  test('to where the card is already is none', () => {
    expect(movePlan({ ...move, to: todo, beforeId: 2 })).toEqual({ kind: 'none' });
    expect(movePlan({ ...move, card: todo.cards[2] ?? moving, to: todo })).toEqual({ kind: 'none' });
  });

  test('within a column goes down past its own place', () => {
    const down = { ...move, to: todo, beforeId: 3 };
    expect(movePlan(down)).toMatchObject({ send: 3, local: 2.5 });
    expect(placeAfter(down)).toEqual({ position: 2, of: 3 });
  });

  test('in the company view changes the status alone', () => {
    expect(movePlan({ ...move, workspaceId: 0, beforeId: 5 })).toEqual({ kind: 'status', status: 'Review', order: 3 });
    expect(movePlan({ ...move, workspaceId: 0, to: todo })).toEqual({ kind: 'none' });
  });

  test('of a task of another workspace changes the status alone', () => {
    expect(movePlan({ ...move, card: card({ id: 9, workspaceId: 4 }) })).toMatchObject({ kind: 'status', status: 'Review' });
  });

  test('knows who followed, to be taken back', () => {
    expect(cardBelow(todo, 1)).toBe(2);
    expect(cardBelow(todo, 3)).toBeNull();
  });
});

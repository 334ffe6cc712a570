// Optimistic changes of a board and their reverts.
import type { Task, TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { describe, expect, test } from 'vitest';
import {
  cardChange,
  cardOf,
  moveCard,
  orderAtEnd,
  orderBefore,
  patchCard,
  putCard,
  removeCard,
  revertChange,
} from '#features/tasks/data/patch-board.ts';
import { card, cards, whole } from '#features/tasks/data/testing-cards.ts';

const board = cards(card({ id: 1, order: 1 }), card({ id: 2, order: 2 }), card({ id: 3, order: 3 }));

describe('a change', () => {
  test('touches one card and leaves every other the same object', () => {
    const after = patchCard(board, 2, { title: 'New' });
    expect(after[1]).toMatchObject({ id: 2, title: 'New' });
    expect([after[0], after[2]]).toEqual([board[0], board[2]]);
    expect(after[0]).toBe(board[0]);
  });

  test('moves a card to a column and a place', () => {
    expect(moveCard(board, 1, { columnId: 3, status: 'Review', order: 9 })[0]).toMatchObject({
      columnId: 3,
      status: 'Review',
      order: 9,
    });
  });

  test('removes a card, and puts a new one at the end', () => {
    expect(removeCard(board, 2).map((each) => each.id)).toEqual([1, 3]);
    expect(putCard(board, card({ id: 4 })).map((each) => each.id)).toEqual([1, 2, 3, 4]);
  });

  test('keeps the number of comments when a whole task takes the place of its card', () => {
    const task: Task = whole({ id: 2, title: 'Saved', checklistItems: [{ id: 1, text: 'a', completed: true }] });
    const after = putCard(patchCard(board, 2, { commentCount: 4 }), task);
    expect(after[1]).toMatchObject({ title: 'Saved', commentCount: 4, checklistDone: 1, checklistTotal: 1 });
    expect(after[1]).not.toHaveProperty('checklistItems');
  });

  test('shows checklist counts and empty dates as the card has them', () => {
    expect(cardChange({ dueDate: '', version: 3, checklistItems: [{ id: 1, text: 'a', completed: true }] })).toEqual({
      dueDate: null,
      checklistDone: 1,
      checklistTotal: 1,
    });
    expect(cardOf(whole({ id: 9 }))).toMatchObject({ id: 9, commentCount: 0, checklistTotal: 0 });
  });
});

describe('a failed write', () => {
  const before = board[0] as TaskCard;

  test('goes back to where the card was', () => {
    const change = { columnId: 4, status: 'Done', order: 7 };
    expect(revertChange(moveCard(board, 1, change), before, change)).toEqual(board);
  });

  test('leaves what somebody else has changed since', () => {
    const change = { columnId: 4, status: 'Done', order: 7 };
    const now = patchCard(moveCard(board, 1, change), 1, { title: 'Theirs', order: 8 });
    expect(revertChange(now, before, change)[0]).toMatchObject({ columnId: 1, status: 'To Do', order: 8, title: 'Theirs' });
  });

  test('gives a card its people back, also where the cache has stored a copy of the list', () => {
    const change = { assigneeId: 9, assignees: [9, 2] };
    const stored = structuredClone(patchCard(board, 1, change));
    expect(revertChange(stored, before, change)[0]).toMatchObject({ assigneeId: before.assigneeId, assignees: before.assignees });
  });

  test('brings a deleted card back once', () => {
    const gone = removeCard(board, 1);
    expect(revertChange(gone, before, null)).toContainEqual(before);
    expect(revertChange(board, before, null)).toHaveLength(3);
  });
});

describe('an order', () => {
  test('at the end is one above the highest', () => {
    expect(orderAtEnd(board)).toBe(4);
    expect(orderAtEnd([])).toBe(1);
  });

  test('before a card is that card’s for the server and between the neighbours here', () => {
    expect(orderBefore(board, 3, 1)).toEqual({ send: 3, local: 2.5 });
    expect(orderBefore(board, 1, 3)).toEqual({ send: 1, local: 0 });
  });

  test('before a card that is gone appends', () => {
    expect(orderBefore(board, 99, 1)).toEqual({ send: 4, local: 4 });
  });

  test('before a card that still waits for its own order is a whole number', () => {
    const waiting = cards(card({ id: 1, order: 1 }), card({ id: 2, order: 1.5 }), card({ id: 3, order: 2 }));
    expect(orderBefore(waiting, 2, 3)).toEqual({ send: 2, local: 1.25 });
  });
});

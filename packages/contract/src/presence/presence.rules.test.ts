// Tests which places of others a person sees.
import { describe, expect, it } from 'vitest';
import type { Actor } from '#access.ts';
import { canSeeBoard, isOnBoard, type PlaceFacts, visiblePresence } from '#presence/presence.rules.ts';

const nobody: Actor = { id: 1, role: 'user', departmentKeys: [], workspaceIds: [], adminWorkspaceIds: [] };
const engineer = { ...nobody, departmentKeys: ['engineering'] };
const admin = { ...nobody, role: 'admin' };
const task = { createdBy: 8, assigneeId: null, assignees: [9], workspaceId: 3, departmentKeys: ['engineering'] };
const facts: PlaceFacts = {
  workspaces: new Map([
    [2, 'hr'],
    [3, 'engineering'],
  ]),
  tasks: new Map([
    [7, task],
    [6, undefined],
  ]),
};
const there = { userId: 5, workspaceId: 3, taskId: 7, editing: 'title' } as const;

describe('a place', () => {
  it('is shown to those who see its board and its task', () => {
    expect(visiblePresence(there, engineer, facts)).toEqual(there);
    expect(visiblePresence(there, { ...nobody, workspaceIds: [3] }, facts)).toEqual(there);
    expect(visiblePresence(there, admin, facts)).toEqual(there);
    expect(visiblePresence(there, nobody, facts)).toBeUndefined();
  });

  it('is shown without the board to an assignee who sees only the task', () => {
    expect(visiblePresence(there, { ...nobody, id: 9 }, facts)).toEqual({ ...there, workspaceId: null });
  });

  it('is shown without a task that the reader does not see, that is deleted, or of which nothing is known', () => {
    const onlyBoard = { userId: 5, workspaceId: 2, taskId: null, editing: null };
    const reader = { ...nobody, departmentKeys: ['hr'] };
    for (const taskId of [7, 6, 99])
      expect(visiblePresence({ ...there, workspaceId: 2, taskId }, reader, facts)).toEqual(onlyBoard);
    expect(visiblePresence({ ...there, workspaceId: null, taskId: 6 }, admin, facts)).toBeUndefined();
  });

  it('in the company view, or on an unknown board, is not shown to people', () => {
    const company = { userId: 5, workspaceId: 0, taskId: null, editing: null };
    expect(visiblePresence(company, engineer, facts)).toBeUndefined();
    expect(visiblePresence(company, admin, facts)).toEqual(company);
    expect(canSeeBoard(admin, 99, facts)).toBe(false);
  });
});

describe('a board', () => {
  it('is concerned by its own place and by tasks that stand on it', () => {
    expect(isOnBoard({ workspaceId: 3, taskId: null }, 3, facts)).toBe(true);
    expect(isOnBoard({ workspaceId: 2, taskId: 7 }, 3, facts)).toBe(true);
    expect(isOnBoard({ workspaceId: null, taskId: 7 }, 3, facts)).toBe(true);
    expect(isOnBoard({ workspaceId: 3, taskId: 7 }, 2, facts)).toBe(false);
    expect(isOnBoard({ workspaceId: null, taskId: 6 }, 3, facts)).toBe(false);
  });

  it('of the whole company is concerned by every task', () => {
    expect(isOnBoard({ workspaceId: 3, taskId: 7 }, 0, facts)).toBe(true);
    expect(isOnBoard({ workspaceId: 3, taskId: null }, 0, facts)).toBe(false);
  });
});

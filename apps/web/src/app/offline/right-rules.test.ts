// What of the kept rows goes when somebody sees less than before.
import type { CurrentUser } from '@app/contract/auth/auth.contract.ts';
import { describe, expect, it } from 'vitest';
import { isLess, leftBoard, reachOf, rowsOfBoard, withoutTasks } from '#app/offline/right-rules.ts';
import { isFresh, type KeptQuery } from '#app/offline/seen-rules.ts';

const row = (key: unknown[], data: unknown): KeptQuery => ({ userId: 1, hash: JSON.stringify(key), key, data, at: 1 });
const hash = (...key: unknown[]) => JSON.stringify(key);
const person = (role: string, isAdmin: boolean) =>
  ({ user: { role }, permissions: { isAdmin, canAccessCompanyView: isAdmin } }) as unknown as CurrentUser;
const boards = (...ids: number[]) => ids.map((id) => ({ id }));

describe('the reach of a person', () => {
  const before = reachOf(person('user', false), boards(1, 2));
  it('is less without a board or a permission, or with another role', () => {
    for (const [role, isAdmin, ids, less] of [
      ['user', false, [1, 2], false],
      ['user', false, [1, 2, 3], false],
      ['user', false, [2, 1], false],
      ['user', false, [1], true],
      ['user', false, [1, 3], true],
      ['guest', false, [1, 2], true],
    ] as const) {
      const now = reachOf(person(role, isAdmin), boards(...ids));
      expect(before && now && isLess(before, now), `${role} ${ids}`).toBe(less);
    }
    const [admin, demoted] = [reachOf(person('user', true), boards(1)), reachOf(person('user', false), boards(1))];
    expect(admin && demoted && isLess(admin, demoted)).toBe(true);
  });
  it('is not known without the person or the boards', () => {
    expect(reachOf(null, boards(1))).toBeUndefined();
    expect(reachOf(person('user', false), undefined)).toBeUndefined();
  });
});

describe('a lost task', () => {
  const rows = [
    row(
      ['tasks', 'board', 1],
      [
        { id: 7, workspaceId: 1 },
        { id: 8, workspaceId: 1 },
      ],
    ),
    row(['tasks', 'board', 2], [{ id: 9, workspaceId: 2 }]),
    ...['comments', 'attachments', 'relations', 'watches'].flatMap((word) => [row([word, 7], []), row([word, 8], [])]),
    row(['tasks', 'one', 7], { id: 7, workspaceId: 1 }),
    row(['relations', 9], [{ id: 3, kind: 'blocks', task: { id: 7, title: 'Lost' } }]),
    row(['relations', 'marks', 1], [{ kind: 'subtask', taskId: 8, otherId: 7 }]),
    row(['notifications', 'list'], [{ id: 2, message: 'About the lost one', taskId: 7 }]),
    row(['my-work', 'view', 'due', 0], { facts: { 7: {} } }),
    row(['my-work', 'today'], { blocked: { tasks: [{ id: 9, title: 'Waits', blockers: [{ id: 7, title: 'Lost' }] }] } }),
    row(['users'], [{ id: 7, title: 'Engineer' }]),
    row(['columns', 7], [{ id: 7 }]),
  ];
  it('goes from its own rows, from boards, and with every list that names it', () => {
    const { rows: changed, gone } = withoutTasks(rows, new Set([7]));
    expect(changed.map(({ hash: name, data }) => [name, data])).toEqual([
      [hash('tasks', 'board', 1), [{ id: 8, workspaceId: 1 }]],
    ]);
    expect(gone.sort()).toEqual(
      [
        hash('comments', 7),
        hash('attachments', 7),
        hash('relations', 7),
        hash('watches', 7),
        hash('tasks', 'one', 7),
        hash('relations', 9),
        hash('relations', 'marks', 1),
        hash('notifications', 'list'),
        hash('my-work', 'view', 'due', 0),
        hash('my-work', 'today'),
      ].sort(),
    );
  });
  it('leaves everything else as it is', () => {
    expect(withoutTasks(rows, new Set([1234]))).toEqual({ rows: [], gone: [] });
  });
  it('is one that has left its board', () => {
    expect(leftBoard([{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 3 }])).toEqual([1]);
    expect(leftBoard(undefined, [{ id: 2 }])).toEqual([]);
  });
  it('goes with its board', () => {
    expect(rowsOfBoard(rows, 1).sort()).toEqual(
      [
        hash('tasks', 'board', 1),
        hash('tasks', 'one', 7),
        hash('relations', 'marks', 1),
        ...['comments', 'attachments', 'relations', 'watches'].flatMap((word) => [hash(word, 7), hash(word, 8)]),
      ].sort(),
    );
  });
});

it('a row is shown for the idle time of a session, and not if its time is far ahead', () => {
  const hour = 3_600_000;
  const now = Date.UTC(2026, 0, 2);
  for (const [hours, isShown] of [
    [0, true],
    [11.9, true],
    [12, false],
    [48, false],
    [-1, true],
    [-12, false],
  ] as const)
    expect(isFresh({ at: now - hours * hour }, now), `${hours} hours`).toBe(isShown);
});

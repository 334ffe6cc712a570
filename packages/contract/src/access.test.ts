// Tests the permissions on rows: tasks, workspaces, columns, comments, people.
import { describe, expect, it } from 'vitest';
import {
  type Actor,
  canAddColumn,
  canDeleteComment,
  canEditUser,
  canSeeEmail,
  canSeeTask,
  canSeeWorkspace,
  invitableRoles,
  isAdmin,
  managesWorkspace,
  permissionsOf,
} from '#access.ts';

const someone: Actor = { id: 1, role: 'user', departmentKeys: [], workspaceIds: [], adminWorkspaceIds: [] };

// The actors of the permission matrix around a task of Engineering in workspace 3.
const actors = {
  in: { ...someone, id: 1, departmentKeys: ['engineering'] },
  out: { ...someone, id: 2, departmentKeys: ['hr'] },
  wsa: { ...someone, id: 3, departmentKeys: ['engineering'], workspaceIds: [3], adminWorkspaceIds: [3] },
  lead: { ...someone, id: 4, departmentKeys: ['engineering'] },
  adm: { ...someone, id: 5, role: 'admin' },
} satisfies Record<string, Actor>;
const names = ['in', 'out', 'wsa', 'lead', 'adm'] as const;

const task = { createdBy: 90, assigneeId: null, assignees: [], workspaceId: 3, departmentKeys: ['engineering'] };

function who(rule: (actor: Actor) => boolean): string[] {
  return names.filter((name) => rule(actors[name]));
}

describe('roles', () => {
  it('make an administrator of `admin` alone', () => {
    expect(who(isAdmin)).toEqual(['adm']);
    for (const role of ['user', 'Admin', 'ADMIN', 'administrator', 'lead', '']) expect(isAdmin({ role })).toBe(false);
  });

  it('give administrators both permissions and others none', () => {
    expect(permissionsOf({ role: 'admin' })).toEqual({ isAdmin: true, canAccessCompanyView: true });
    expect(permissionsOf({ role: 'user' })).toEqual({ isAdmin: false, canAccessCompanyView: false });
  });
});

describe('canSeeTask', () => {
  it('lets its department and administrators see it', () => {
    expect(who((actor) => canSeeTask(actor, task))).toEqual(['in', 'wsa', 'lead', 'adm']);
  });

  it.each([
    ['its creator', { createdBy: 2 }],
    ['its assignee', { assigneeId: 2 }],
    ['an additional assignee', { assignees: [7, 2] }],
    ['one of several departments', { departmentKeys: ['engineering', 'hr'] }],
  ])('lets %s of another department see it', (_, change) => {
    expect(canSeeTask(actors.out, { ...task, ...change })).toBe(true);
  });

  it('lets an explicit member of its workspace see it', () => {
    expect(canSeeTask({ ...actors.out, workspaceIds: [3] }, task)).toBe(true);
    expect(canSeeTask({ ...actors.out, workspaceIds: [2] }, task)).toBe(false);
  });

  it('shows a task without departments to nobody but administrators', () => {
    expect(who((actor) => canSeeTask(actor, { ...task, departmentKeys: [], workspaceId: 9 }))).toEqual(['adm']);
  });
});

describe('canSeeWorkspace', () => {
  it('lets its department, its members and administrators see it', () => {
    expect(who((actor) => canSeeWorkspace(actor, { id: 3, departmentKey: 'engineering' }))).toEqual(['in', 'wsa', 'lead', 'adm']);
    expect(who((actor) => canSeeWorkspace(actor, { id: 3, departmentKey: 'sales' }))).toEqual(['wsa', 'adm']);
    expect(who((actor) => canSeeWorkspace(actor, { id: 4, departmentKey: 'sales' }))).toEqual(['adm']);
  });
});

describe('canAddColumn', () => {
  it('lets administrators of the workspace and of the product', () => {
    expect(who((actor) => canAddColumn(actor, 3))).toEqual(['wsa', 'adm']);
    expect(who((actor) => canAddColumn(actor, 4))).toEqual(['adm']);
  });

  it('does not let a plain member of the workspace', () => {
    expect(canAddColumn({ ...actors.in, workspaceIds: [3] }, 3)).toBe(false);
  });
});

describe('invitableRoles', () => {
  const workspace = { id: 3, departmentKey: 'engineering' };
  const rolesOf = (openToAll: boolean) => names.map((name) => invitableRoles(actors[name], workspace, openToAll).join());

  it('are both for who manages the workspace, and none for others', () => {
    expect(rolesOf(false)).toEqual(['', '', 'member,admin', '', 'member,admin']);
    expect(who((actor) => managesWorkspace(actor, 3))).toEqual(['wsa', 'adm']);
  });

  it('are member for everybody in it where anybody may register anyway', () => {
    expect(rolesOf(true)).toEqual(['member', '', 'member,admin', 'member', 'member,admin']);
  });
});

describe('canDeleteComment', () => {
  it('lets its author and administrators', () => {
    expect(who((actor) => canDeleteComment(actor, { userId: 1, isSystemComment: false }))).toEqual(['in', 'adm']);
  });

  it('lets nobody but administrators delete a system comment, not even who caused it', () => {
    expect(who((actor) => canDeleteComment(actor, { userId: 1, isSystemComment: true }))).toEqual(['adm']);
  });

  it('lets nobody but administrators delete what a deleted account wrote', () => {
    expect(who((actor) => canDeleteComment(actor, { userId: null, isSystemComment: false }))).toEqual(['adm']);
  });
});

describe('canEditUser', () => {
  it('lets nobody edit another person, not even an administrator', () => {
    expect(who((actor) => canEditUser(actor, 90))).toEqual([]);
    expect(who((actor) => canEditUser(actor, 5))).toEqual(['adm']);
    expect(who((actor) => canEditUser(actor, 1))).toEqual(['in']);
  });
});

describe('canSeeEmail', () => {
  it('shows it to its owner, to colleagues and to administrators', () => {
    expect(who((actor) => canSeeEmail(actor, { id: 90, departmentKeys: ['engineering'], workspaceIds: [] }))).toEqual([
      'in',
      'wsa',
      'lead',
      'adm',
    ]);
    expect(who((actor) => canSeeEmail(actor, { id: 90, departmentKeys: [], workspaceIds: [3] }))).toEqual(['wsa', 'adm']);
    expect(who((actor) => canSeeEmail(actor, { id: 2, departmentKeys: [], workspaceIds: [] }))).toEqual(['out', 'adm']);
    expect(who((actor) => canSeeEmail(actor, { id: 90, departmentKeys: [], workspaceIds: [] }))).toEqual(['adm']);
  });
});

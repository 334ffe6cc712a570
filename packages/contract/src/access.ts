// Every permission on rows, as pure functions (specification part 1 section 6, part 2 section 6). The server refuses with
// them, the web hides with them; which rows of a list are visible is the same rule as a condition in SQL.

import { type WorkspaceRole, workspaceRoles } from '#limits.ts';

export interface Actor {
  id: number;
  role: string;
  /** Canonical keys of the departments the person is an approved member of. */
  departmentKeys: readonly string[];
  /** Workspaces with an explicit row in workspace_members. */
  workspaceIds: readonly number[];
  /** Those of them in which the row says admin. */
  adminWorkspaceIds: readonly number[];
}

interface TaskRow {
  createdBy: number | null;
  assigneeId: number | null;
  assignees: readonly number[];
  workspaceId: number;
  /** Canonical keys of the primary department and of all others. */
  departmentKeys: readonly string[];
}

interface WorkspaceRow {
  id: number;
  departmentKey: string;
}

export function isAdmin(actor: Pick<Actor, 'role'>): boolean {
  return actor.role === 'admin';
}

/** What the web may know of a person's powers; derived from the role, sent by the server with the current user. */
export function permissionsOf(actor: Pick<Actor, 'role'>): { isAdmin: boolean; canAccessCompanyView: boolean } {
  return { isAdmin: isAdmin(actor), canAccessCompanyView: isAdmin(actor) };
}

/** A task is seen by administrators, its departments, its assignees, its creator and the members of its workspace. */
export function canSeeTask(actor: Actor, task: TaskRow): boolean {
  return (
    isAdmin(actor) ||
    task.createdBy === actor.id ||
    task.assigneeId === actor.id ||
    task.assignees.includes(actor.id) ||
    actor.workspaceIds.includes(task.workspaceId) ||
    task.departmentKeys.some((key) => actor.departmentKeys.includes(key))
  );
}

/** A workspace is seen by administrators, its department and its explicit members. */
export function canSeeWorkspace(actor: Actor, workspace: WorkspaceRow): boolean {
  return isAdmin(actor) || actor.workspaceIds.includes(workspace.id) || actor.departmentKeys.includes(workspace.departmentKey);
}

/** Administrators and those whose row in the workspace says admin. */
export function managesWorkspace(actor: Actor, workspaceId: number): boolean {
  return isAdmin(actor) || actor.adminWorkspaceIds.includes(workspaceId);
}

export function canAddColumn(actor: Actor, workspaceId: number): boolean {
  return managesWorkspace(actor, workspaceId);
}

/**
 * The roles that somebody may invite with into a workspace: both for who manages it, member for everybody in it
 * while anybody may register into its department anyway (`openToAll`).
 */
export function invitableRoles(actor: Actor, workspace: WorkspaceRow, openToAll: boolean): readonly WorkspaceRole[] {
  if (managesWorkspace(actor, workspace.id)) return workspaceRoles;
  return openToAll && canSeeWorkspace(actor, workspace) ? ['member'] : [];
}

/** Comments go by their author or an administrator; system comments by an administrator only. */
export function canDeleteComment(
  actor: Pick<Actor, 'id' | 'role'>,
  comment: { userId: number | null; isSystemComment: boolean },
): boolean {
  return isAdmin(actor) || (!comment.isSystemComment && comment.userId === actor.id);
}

export function canEditUser(actor: Pick<Actor, 'id'>, userId: number): boolean {
  return actor.id === userId;
}

/** An e-mail address is shown to its owner, to administrators and to those who share a department or a workspace with it. */
export function canSeeEmail(
  actor: Actor,
  user: { id: number; departmentKeys: readonly string[]; workspaceIds: readonly number[] },
): boolean {
  return (
    isAdmin(actor) ||
    user.id === actor.id ||
    user.departmentKeys.some((key) => actor.departmentKeys.includes(key)) ||
    user.workspaceIds.some((id) => actor.workspaceIds.includes(id))
  );
}

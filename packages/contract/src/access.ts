// Permissions on rows, as pure functions (specification part 1 section 6, part 2 section 6). The server denies requests with them
// and the web hides controls with them. For lists, `*.sql.ts` has the same rules as SQL conditions.

import { type WorkspaceRole, workspaceRoles } from '#limits.ts';

export interface Actor {
  id: number;
  role: string;
  /** Canonical keys of the departments the person is an approved member of. */
  departmentKeys: readonly string[];
  /** Workspaces with an explicit row in workspace_members. */
  workspaceIds: readonly number[];
  /** The subset of workspaceIds in which the person has the role admin. */
  adminWorkspaceIds: readonly number[];
  /** Whether the account registered itself and nobody has admitted it yet: it sees nothing of others. */
  awaitsApproval?: boolean;
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

/** The permissions that the server sends to the web with the current user; derived from the role. */
export function permissionsOf(actor: Pick<Actor, 'role'>): { isAdmin: boolean; canAccessCompanyView: boolean } {
  return { isAdmin: isAdmin(actor), canAccessCompanyView: isAdmin(actor) };
}

/** Administrators, members of its departments, its assignees, its creator and the members of its workspace see a task. */
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

/** Administrators, members of its department and its explicit members see a workspace. */
export function canSeeWorkspace(actor: Actor, workspace: WorkspaceRow): boolean {
  return isAdmin(actor) || actor.workspaceIds.includes(workspace.id) || actor.departmentKeys.includes(workspace.departmentKey);
}

/** Administrators, and members with the role admin in the workspace, manage it. */
export function managesWorkspace(actor: Actor, workspaceId: number): boolean {
  return isAdmin(actor) || actor.adminWorkspaceIds.includes(workspaceId);
}

export function canAddColumn(actor: Actor, workspaceId: number): boolean {
  return managesWorkspace(actor, workspaceId);
}

/** Whoever manages the workspace of a task may delete it for good. */
export function canPurgeTask(actor: Actor, task: { workspaceId: number }): boolean {
  return managesWorkspace(actor, task.workspaceId);
}

/**
 * Returns the roles that a person may grant by an invitation into a workspace. Managers may grant both. Other members may invite
 * members while registration into its department is open to everybody anyway (`openToAll`).
 */
export function invitableRoles(actor: Actor, workspace: WorkspaceRow, openToAll: boolean): readonly WorkspaceRole[] {
  if (managesWorkspace(actor, workspace.id)) return workspaceRoles;
  return openToAll && canSeeWorkspace(actor, workspace) ? ['member'] : [];
}

/** Authors and administrators may delete a comment; only administrators may delete a system comment. */
export function canDeleteComment(
  actor: Pick<Actor, 'id' | 'role'>,
  comment: { userId: number | null; isSystemComment: boolean },
): boolean {
  return isAdmin(actor) || (!comment.isSystemComment && comment.userId === actor.id);
}

export function canEditUser(actor: Pick<Actor, 'id'>, userId: number): boolean {
  return actor.id === userId;
}

/** The owner, administrators, and people who share a department or workspace with the owner see an e-mail address. */
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

// Queries and writes invitations into workspaces.

import type { Actor } from '@app/contract/access.ts';
import type { Invitation } from '@app/contract/invitations/invitations.contract.ts';
import { serverTiming, timing, type WorkspaceRole } from '@app/contract/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { iso } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { isActive } from '#endpoints/principals.sql.ts';

/** `open`: anybody may register, so members may invite too (`invitableRoles`). */
export interface Registering {
  open: boolean;
}

const inWorkspace = (userId: SQL, workspaceId: SQL) => sql`(
  exists (select 1 from workspace_members m where m.user_id = ${userId} and m.workspace_id = ${workspaceId})
  or exists (select 1 from workspaces w join departments d on d.key = w.department_key
             join user_departments ud on ud.department_id = d.id
             where w.id = ${workspaceId} and ud.user_id = ${userId} and not ud.pending))`;

/**
 * The condition that the sender of `i` may still invite with its role (`invitableRoles` in SQL); only an administrator grants the
 * administration or further departments.
 */
function senderMayInvite({ open }: Registering): SQL {
  const asMember = open
    ? sql`(i.role = 'member' and ${inWorkspace(sql`b.id`, sql`i.workspace_id`)}
        and exists (select 1 from workspaces w join departments d on d.key = w.department_key
                    where w.id = i.workspace_id and d.is_public))`
    : sql`false`;
  return sql`exists (select 1 from users b where b.id = i.invited_by and ${isActive(sql`b`)} and (b.role = 'admin'
    or (not i.grants_admin and i.department_ids = '{}' and (exists (select 1 from workspace_members m
               where m.user_id = b.id and m.workspace_id = i.workspace_id and m.role = 'admin')
    or ${asMember}))))`;
}

/** The condition that invitation `i` is neither accepted nor revoked. */
export const isPending = sql`(i.accepted_at is null and i.revoked_at is null)`;
export const isExpired = (registering: Registering) => sql`(i.expires_at <= now() or not ${senderMayInvite(registering)})`;

const invitationFields = (registering: Registering) => sql`i.id, i.workspace_id as "workspaceId", i.email, i.role,
  (select full_name from users where id = i.invited_by) as "invitedBy", ${iso(sql`i.sent_at`)} as "sentAt",
  ${iso(sql`i.expires_at`)} as "expiresAt", ${isExpired(registering)} as expired`;

/** Returns a workspace's invitations that nobody has accepted, last sent first; with `by` only those of this sender. */
export async function pendingInvitations(
  db: Db,
  workspaceId: number,
  by: number | undefined,
  registering: Registering,
): Promise<Invitation[]> {
  return rows<Invitation>(
    db,
    sql`select ${invitationFields(registering)} from invitations i
        where i.workspace_id = ${workspaceId} and ${isPending} ${by === undefined ? sql`` : sql`and i.invited_by = ${by}`}
        order by i.sent_at desc, i.id desc`,
  );
}

interface PendingRow {
  id: number;
  workspaceId: number;
  email: string;
  emailKey: string;
  role: WorkspaceRole;
  /** It grants what only an administrator grants. */
  needsAdmin: boolean;
  grantsAdmin: boolean;
}

/**
 * Returns a pending invitation that the person may change, as its sender or as an administrator of the workspace, and locks it.
 */
export async function lockPending(tx: Db, actor: Actor, invitationId: number): Promise<PendingRow | undefined> {
  const managed = sql`(${actor.role === 'admin'} or exists (select 1 from workspace_members m
    where m.user_id = ${actor.id} and m.workspace_id = i.workspace_id and m.role = 'admin'))`;
  return firstRow<PendingRow>(
    tx,
    sql`select i.id, i.workspace_id as "workspaceId", i.email, i.email_key as "emailKey", i.role,
          i.grants_admin or i.department_ids <> '{}' as "needsAdmin", i.grants_admin as "grantsAdmin" from invitations i
        where i.id = ${invitationId} and ${isPending} and (i.invited_by = ${actor.id} or ${managed}) for update of i`,
  );
}

/** Returns whether an address belongs to a member of the workspace. */
export async function isMembersAddress(db: Db, workspaceId: number, emailKey: string): Promise<boolean> {
  const found = await firstRow(
    db,
    sql`select 1 from users u where u.email_key = ${emailKey} and u.deleted_at is null
          and ${inWorkspace(sql`u.id`, sql`${workspaceId}::int`)}`,
  );
  return found !== undefined;
}

interface NewRow {
  workspaceId: number;
  email: string;
  emailKey: string;
  role: WorkspaceRole;
  tokenHash: string;
  invitedBy: number;
}

const fromNow = sql`now() + make_interval(secs => ${timing.invitationLifetime / 1000})`;

/** Inserts an invitation, or renews an expired one of the same address; returns undefined if one is open. */
export async function insertInvitation(db: Db, row: NewRow, registering: Registering): Promise<Invitation | undefined> {
  return firstRow<Invitation>(
    db,
    sql`insert into invitations as i (workspace_id, email, email_key, role, token_hash, invited_by, expires_at)
        values (${row.workspaceId}, ${row.email}, ${row.emailKey}, ${row.role}, ${row.tokenHash}, ${row.invitedBy}, ${fromNow})
        on conflict (workspace_id, email_key) where accepted_at is null and revoked_at is null do update set
          email = excluded.email, role = excluded.role, token_hash = excluded.token_hash, invited_by = excluded.invited_by,
          sent_at = now(), sent_count = i.sent_count + 1, expires_at = excluded.expires_at,
          full_name = null, username = null, title = null, department_ids = '{}', grants_admin = false
        where ${isExpired(registering)}
        returning ${invitationFields(registering)}`,
  );
}

/** Gives the invitation a new link and expiry, with the present sender. */
export async function renewInvitation(
  db: Db,
  invitationId: number,
  { tokenHash, invitedBy }: Pick<NewRow, 'tokenHash' | 'invitedBy'>,
  registering: Registering,
): Promise<Invitation | undefined> {
  await db.execute(
    sql`update invitations set token_hash = ${tokenHash}, invited_by = ${invitedBy}, sent_at = now(),
          sent_count = sent_count + 1, expires_at = ${fromNow} where id = ${invitationId}`,
  );
  return firstRow<Invitation>(db, sql`select ${invitationFields(registering)} from invitations i where i.id = ${invitationId}`);
}

export async function revokeInvitation(db: Db, invitationId: number): Promise<void> {
  await db.execute(sql`update invitations set revoked_at = now() where id = ${invitationId}`);
}

export interface LinkedRow extends Omit<PendingRow, 'needsAdmin'> {
  workspace: string;
  departmentKey: string;
  invitedBy: string;
  fullName: string | null;
  username: string | null;
  title: string | null;
  departmentIds: number[];
  /** The names of all departments that the person gets. */
  departments: string[];
  expiresAt: string;
  accepted: boolean;
  revoked: boolean;
  expired: boolean;
}

/** Returns the invitation of a link in any state; `lock` locks it until the transaction ends. */
export async function findByToken(
  db: Db,
  tokenHash: string,
  registering: Registering,
  lock = false,
): Promise<LinkedRow | undefined> {
  return firstRow<LinkedRow>(
    db,
    sql`select ${invitationFields(registering)}, i.email_key as "emailKey", w.name as workspace, w.department_key as "departmentKey",
          i.full_name as "fullName", i.username, i.title, i.department_ids as "departmentIds", i.grants_admin as "grantsAdmin",
          array(select w.name union all select name from (select d.name from departments d where d.id = any(i.department_ids) order by lower(d.name)) d) as departments,
          i.accepted_at is not null as accepted, i.revoked_at is not null as revoked
        from invitations i join workspaces w on w.id = i.workspace_id
        where i.token_hash = ${tokenHash} ${lock ? sql`for update of i` : sql``}`,
  );
}

export async function markInvitationAccepted(db: Db, invitationId: number, userId: number): Promise<void> {
  await db.execute(sql`update invitations set accepted_at = now(), accepted_by = ${userId} where id = ${invitationId}`);
}

/** Deletes invitations that were accepted, revoked or expired long ago, because they hold addresses. */
export async function deleteOldInvitations(db: Db): Promise<void> {
  await db.execute(
    sql`delete from invitations
        where coalesce(accepted_at, revoked_at, expires_at) < now() - make_interval(secs => ${serverTiming.invitationRetention / 1000})`,
  );
}

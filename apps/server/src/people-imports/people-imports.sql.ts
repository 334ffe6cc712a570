// Asks what is known of many addresses and names at once, and writes many invitations with their mails.
import { timing } from '@app/contract/limits.ts';
import { sql } from 'drizzle-orm';
import { jsonb, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import { insertMails } from '#email/outbox.sql.ts';
import { isExpired, isPending, type Registering } from '#invitations/invitations.sql.ts';

/** A department with its board. */
export interface Board {
  departmentId: number;
  name: string;
  key: string;
  /** The keys of its former names. */
  formerKeys: string[];
  workspaceId: number;
  /** Invitations that are neither accepted nor revoked. */
  pending: number;
}

/** Returns the departments that somebody can join. */
export async function boardsOfDepartments(db: Db): Promise<Board[]> {
  return rows<Board>(
    db,
    sql`select d.id as "departmentId", d.name, d.key, w.id as "workspaceId",
          array(select f.name_key from former_department_names f where f.key = d.key) as "formerKeys",
          (select count(*)::int from invitations i where i.workspace_id = w.id and ${isPending}) as pending
        from departments d join workspaces w on w.department_key = d.key where d.archived_at is null order by d.id`,
  );
}

/** Returns those of the addresses that have an account, also one that may still go back to them. */
export async function takenEmails(db: Db, emailKeys: readonly string[]): Promise<Set<string>> {
  const found = await rows<{ key: string }>(
    db,
    sql`select email_key as key from users where email_key = any(${textArray(emailKeys)})
        union select email_key from email_links where email_key = any(${textArray(emailKeys)}) and kind = 'revert'
          and used_at is null and ended_at is null and expires_at > now()`,
  );
  return new Set(found.map(({ key }) => key));
}

export async function takenUsernames(db: Db, usernameKeys: readonly string[]): Promise<Set<string>> {
  const found = await rows<{ key: string }>(
    db,
    sql`select username_key as key from users where username_key = any(${textArray(usernameKeys)})`,
  );
  return new Set(found.map(({ key }) => key));
}

/** Returns the addresses with an invitation that can still be accepted, each behind the id of its workspace. */
export async function openInvitations(db: Db, emailKeys: readonly string[], registering: Registering): Promise<Set<string>> {
  const found = await rows<{ key: string }>(
    db,
    sql`select i.workspace_id || ' ' || i.email_key as key from invitations i
        where i.email_key = any(${textArray(emailKeys)}) and ${isPending} and not ${isExpired(registering)}`,
  );
  return new Set(found.map(({ key }) => key));
}

export interface NewInvitation {
  workspaceId: number;
  email: string;
  emailKey: string;
  tokenHash: string;
  fullName: string | null;
  username: string | null;
  title: string | null;
  departmentIds: readonly number[];
  grantsAdmin: boolean;
  /** The link of the mail, and the names of the departments in it. */
  mailedLink: string;
  boards: string;
}

/** Inserts invitations, or renews expired ones, with their mails; returns the hashes of those that were not taken meanwhile. */
export async function insertInvitations(
  db: Db,
  invitedBy: number,
  given: readonly NewInvitation[],
  { mails, registering }: { mails: boolean; registering: Registering },
): Promise<Set<string>> {
  const found = await rows<{ tokenHash: string }>(
    db,
    sql`with given as materialized (
          select * from jsonb_to_recordset(${jsonb(given)}) as g("workspaceId" int, email text, "emailKey" text, "tokenHash" text,
            "fullName" text, username text, title text, "departmentIds" jsonb, "grantsAdmin" boolean, "mailedLink" text, boards text)),
        made as (
          insert into invitations as i (workspace_id, email, email_key, role, token_hash, invited_by, expires_at,
            full_name, username, title, department_ids, grants_admin)
          select g."workspaceId", g.email, g."emailKey", 'member', g."tokenHash", ${invitedBy}::int,
            now() + make_interval(secs => ${timing.invitationLifetime / 1000}), g."fullName", g.username, g.title,
            array(select value::int from jsonb_array_elements_text(g."departmentIds")), g."grantsAdmin" from given g
          on conflict (workspace_id, email_key) where accepted_at is null and revoked_at is null do update set
            email = excluded.email, role = excluded.role, token_hash = excluded.token_hash, invited_by = excluded.invited_by,
            sent_at = now(), sent_count = i.sent_count + 1, expires_at = excluded.expires_at, full_name = excluded.full_name,
            username = excluded.username, title = excluded.title, department_ids = excluded.department_ids,
            grants_admin = excluded.grants_admin
          where ${isExpired(registering)}
          returning i.token_hash),
        mailed as (${insertMails(
          sql`select 'invitation:' || g."tokenHash", 'invitation', null::int, g.email, null::int, ${invitedBy}::int,
                jsonb_build_object('invitation', jsonb_build_object('tokenHash', g."tokenHash", 'link', g."mailedLink", 'workspace', g.boards)), now()
              from given g join made m on m.token_hash = g."tokenHash" where ${mails}::bool`,
        )})
        select token_hash as "tokenHash" from made`,
  );
  return new Set(found.map(({ tokenHash }) => tokenHash));
}

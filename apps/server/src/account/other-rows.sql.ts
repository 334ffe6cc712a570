// What else is stored about a person, for the export of their data: one list for each table, without secrets and without other people.
import { type SQL, sql } from 'drizzle-orm';
import type { NextPage } from '#account/account.sql.ts';
import { iso } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';

const page = 500;
/** Of each of these tables the export has the newest rows only: a list of ten thousand more tells nobody anything. */
const most = 10_000;

/** The tables by the column that refers to the person, with the columns that are theirs to know. */
const tables: Readonly<Record<string, { person: string; columns: readonly string[] }>> = {
  scim_users: {
    person: 'user_id',
    columns: ['user_name', 'external_id', 'given_name', 'family_name', 'department', 'created_at', 'updated_at', 'removed_at'],
  },
  trusted_devices: { person: 'user_id', columns: ['address', 'user_agent', 'created_at', 'expires_at'] },
  silenced_nudges: { person: 'user_id', columns: ['kind', 'task_id', 'cause'] },
  feeds: { person: 'user_id', columns: ['kind', 'workspace_id', 'created_at', 'last_used_at'] },
  dismissed_hints: { person: 'user_id', columns: ['hint', 'created_at'] },
  board_visits: { person: 'user_id', columns: ['workspace_id', 'seen_at', 'since'] },
  ai_calls: { person: 'user_id', columns: ['created_at', 'host', 'model', 'tokens_in', 'tokens_out', 'outcome', 'content'] },
  email_links: { person: 'user_id', columns: ['kind', 'email', 'created_at', 'expires_at', 'used_at', 'ended_at'] },
  password_resets: { person: 'user_id', columns: ['created_at', 'expires_at', 'used_at', 'ended_at'] },
  invitations: {
    person: 'accepted_by',
    columns: ['workspace_id', 'email', 'role', 'full_name', 'username', 'title', 'created_at', 'accepted_at'],
  },
  incoming_mails: { person: 'user_id', columns: ['way', 'state', 'reason', 'sender', 'subject', 'task_id', 'created_at'] },
  imports: { person: 'user_id', columns: ['file_name', 'source', 'state', 'total', 'created', 'created_at', 'finished_at'] },
  hand_overs: { person: 'user_id', columns: ['created_at'] },
  backup_runs: { person: 'user_id', columns: ['cause', 'state', 'created_at', 'finished_at'] },
  email_templates: { person: 'created_by', columns: ['name', 'trigger_event', 'created_at'] },
  webhooks: { person: 'owner_id', columns: ['name', 'state', 'created_at'] },
};

/** The tables of `otherRows`, each with the column that refers to the person. */
export const otherTables = Object.entries(tables).map(([name, { person }]) => `${name}.${person}`);

/** Returns the rows of each table by its name. */
export async function otherRows(db: Db, userId: number): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [name, { person, columns }] of Object.entries(tables)) {
    const fields = sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    );
    const of = sql`select ${fields} from ${sql.identifier(name)} where ${sql.identifier(person)} = ${userId} limit ${most}`;
    found[name] = (await rows<{ row: unknown }>(db, sql`select to_jsonb(r) as row from (${of}) r`)).map(({ row }) => row);
  }
  return found;
}

/** Returns the records of the audit log about the person: what they did, and what was done to their account, without by whom. */
export function auditOf(db: Db, userId: number): NextPage<{ id: number }> {
  const isOwn: SQL = sql`user_id is not distinct from ${userId}`;
  return (after) =>
    rows(
      db,
      sql`select id::float8 as id, action, outcome, target, ${isOwn} as "byMe", case when ${isOwn} then address end as address,
            case when action = 'test_mail_sent' then details - 'name' else details end as details, ${iso(sql`created_at`)} as "createdAt"
          from audit_log where (user_id = ${userId} or target = ${`user:${userId}`}) and id > ${after} order by id limit ${page}`,
    );
}

/** Returns which tasks the person changed and when; what they wrote there is in the tasks and comments. */
export function changesOf(db: Db, userId: number): NextPage<{ id: number }> {
  return (after) =>
    rows(
      db,
      sql`select id::float8 as id, task_id as "taskId", kind, via, ${iso(sql`created_at`)} as "createdAt"
          from task_changes where user_id = ${userId} and id > ${after} order by id limit ${page}`,
    );
}

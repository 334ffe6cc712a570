// Finds the people to whom a restore gives back what they had lost: a former password, a deleted or deactivated account, a role, a department.
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { hashPassword } from '#auth/passwords.ts';
import { intArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';

/** A person as one of the two states of the database has them. */
export interface KnownPerson {
  id: number;
  username: string;
  /** With the id, what tells a person of this installation from one of another. */
  createdAt: string;
  password: string;
  emailKey: string;
  deleted: boolean;
  deactivated: boolean;
  /** Everything that the person may: a key that stays when something is renamed, and words such as `member of Sales`. */
  rights: readonly { key: string; words: string }[];
}

export interface ReturningPerson {
  id: number;
  username: string;
  /** `unknown`: the database before the restore did not have the account. */
  reasons: readonly ('unknown' | 'deleted' | 'deactivated' | 'password' | 'email' | 'rights')[];
  /** The rights that the person has again. */
  rights: readonly string[];
}

/** Returns everybody of the database. Programs have no password, and nothing signs them in after a restore. */
export async function knownPeople(client: pg.ClientBase): Promise<KnownPerson[]> {
  const found = await client.query<KnownPerson>(
    `select u.id, u.username, u.created_at::text as "createdAt", u.password, u.email_key as "emailKey",
       u.deleted_at is not null as deleted, u.deactivated_at is not null as deactivated,
       array(select json_build_object('key', r.key, 'words', r.words) from (
         select 'admin' as key, 'administrator' as words where u.role = 'admin'
         union all select 'department:' || d.id || m.role, m.role || ' of ' || d.name
           from user_departments m join departments d on d.id = m.department_id where m.user_id = u.id and not m.pending
         union all select 'board:' || w.id || m.role, m.role || ' of the board ' || w.name
           from workspace_members m join workspaces w on w.id = m.workspace_id where m.user_id = u.id
       ) r order by r.key) as rights
     from users u where not u.is_service order by u.username_key`,
  );
  return found.rows;
}

/**
 * Returns who has again what they had lost; undefined if nothing can be compared, because the state before is empty or of another
 * installation.
 */
export function returningPeople(
  before: readonly KnownPerson[],
  after: readonly KnownPerson[],
): readonly ReturningPerson[] | undefined {
  const formerPeople = new Map(before.map((person) => [`${person.id} ${person.createdAt}`, person]));
  const former = (person: KnownPerson) => formerPeople.get(`${person.id} ${person.createdAt}`);
  if (!after.some(former)) return undefined;
  return after
    .filter(({ deleted, deactivated }) => !deleted && !deactivated)
    .flatMap((person) => returning(former(person), person) ?? []);
}

function returning(before: KnownPerson | undefined, after: KnownPerson): ReturningPerson | undefined {
  const { id, username } = after;
  const had = new Set(before?.deleted || before?.deactivated ? [] : before?.rights.map(({ key }) => key));
  const rights = after.rights.filter(({ key }) => !had.has(key)).map(({ words }) => words);
  if (!before) return { id, username, reasons: ['unknown'], rights };
  if (before.deleted) return { id, username, reasons: ['deleted'], rights };
  const reasons = [
    ...(before.deactivated ? (['deactivated'] as const) : []),
    ...(before.password === after.password ? [] : (['password'] as const)),
    ...(before.emailKey === after.emailKey ? [] : (['email'] as const)),
    ...(rights.length > 0 ? (['rights'] as const) : []),
  ];
  return reasons.length > 0 ? { id, username, reasons, rights } : undefined;
}

/**
 * Gives these people, or everybody, a password that nobody knows, and returns how many they are. Who was deleted, unknown or had
 * another address gets no link by mail either: the address is confirmed no more, so only an administrator can let them in.
 */
export async function endSignIns(tx: Db, people: readonly ReturningPerson[] | undefined): Promise<number> {
  const unmailed = people?.filter(({ reasons }) => reasons.some((reason) => reason !== 'password' && reason !== 'rights'));
  await tx.execute(sql`update users set email_confirmed_at = null where id = any(${idArray(unmailed ?? [])})`);
  const password = await hashPassword(randomBytes(32).toString('base64url'));
  const ended = await rows(
    tx,
    sql`with ended as (
        update users set password = ${password}
        where not is_service and deleted_at is null and ${people ? sql`id = any(${idArray(people)})` : sql`true`} returning id)
      insert into audit_log (action, outcome, target, via) select 'sessions_ended', 'done', 'user:' || id, 'system' from ended
      returning 1`,
  );
  return ended.length;
}

function idArray(people: readonly ReturningPerson[]) {
  return intArray(people.map(({ id }) => id));
}

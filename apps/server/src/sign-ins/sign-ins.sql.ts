// Queries and writes the history of sign-ins.
import type { SignIn } from '@app/contract/sign-ins/sign-ins.contract.ts';
import { newDeviceMails, type SignInMethod, type SignInRefusal, signInHistory } from '@app/contract/sign-ins/sign-ins.limits.ts';
import { sql } from 'drizzle-orm';
import { iso } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { deleteInSteps, keptFor } from '#retention/kept-for.sql.ts';

export interface NewSignIn {
  userId: number;
  method: SignInMethod;
  /** The name of the provider of single sign-on. */
  provider: string | undefined;
  /** Why it was refused; null for a successful one. */
  reason: SignInRefusal | null;
  address: string;
  userAgent: string | null;
  network: string;
  device: string;
  /** The hash of the cookie that the browser sent, and of the one that it gets. */
  sentHash: string | undefined;
  cookieHash: string | undefined;
}

/**
 * Inserts a sign-in and deletes those that are too many. Returns its id if a mail tells the person of it: the device is new, there
 * were others before, and the day has not had too many such mails.
 */
export async function insertSignIn(db: Db, signIn: NewSignIn): Promise<number | undefined> {
  const { userId, method, provider, reason, address, userAgent, network, device, sentHash, cookieHash } = signIn;
  const outcome = reason === null ? 'done' : 'refused';
  const isNew = sql`(${outcome} = 'done' and exists (select from before)
    and not exists (select from before b where b.cookie_hash = ${sentHash ?? ''} or (b.network = ${network} and b.device = ${device})))`;
  const row = await firstRow<{ id: number; mails: boolean }>(
    db,
    sql`with before as (select * from sign_ins where user_id = ${userId} and outcome = 'done'),
        added as (
          insert into sign_ins (user_id, outcome, method, provider, reason, address, user_agent, network, device, cookie_hash, is_new)
          values (${userId}, ${outcome}, ${method}, ${provider ?? null}, ${reason}, ${address}, ${userAgent}, ${network}, ${device}, ${cookieHash ?? null}, ${isNew})
          returning id, is_new),
        many as (
          delete from sign_ins where user_id = ${userId} and outcome = ${outcome} and id in (
            select id from sign_ins where user_id = ${userId} and outcome = ${outcome} order by id desc offset ${signInHistory.kept - 1}))
        select id::int as id, is_new and (
          select count(*) < ${newDeviceMails.perDay} from before b
          where b.is_new and b.created_at > now() - make_interval(secs => ${newDeviceMails.day / 1000})) as mails
        from added`,
  );
  return row?.mails ? row.id : undefined;
}

export type ListedSignIn = Omit<SignIn, 'device'> & { userAgent: string | null };

/** Returns the latest sign-ins of a person, newest first. */
export function signInsOf(db: Db, userId: number): Promise<ListedSignIn[]> {
  return rows<ListedSignIn>(
    db,
    sql`select id::int as id, ${iso(sql`created_at`)} as at, outcome, method, provider, reason, address, user_agent as "userAgent", is_new as "isNew"
        from sign_ins where user_id = ${userId} order by id desc limit ${signInHistory.listed}`,
  );
}

export async function deleteOldSignIns(db: Db): Promise<void> {
  await deleteInSteps(db, { table: 'sign_ins', where: sql`created_at < now() - ${keptFor('signIns')}` });
}

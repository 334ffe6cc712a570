// Reads and writes the mail server that administrators set.
import type { MailSecurity } from '@app/contract/mail-server/mail-server.limits.ts';
import { sql } from 'drizzle-orm';
import { jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';

/** The settings of administrators as they are stored. */
export interface StoredMailServer {
  host: string | null;
  port: number;
  security: MailSecurity;
  user: string;
  /** Encrypted. */
  password: string | null;
  companyName: string;
  senderEmail: string;
  address: string | null;
  version: number;
}

const name = 'mail-server';

/** The channel on which the instances hear that it has changed. */
export const mailServerChannel = 'mail_server';

export async function storedMailServer(db: Db): Promise<StoredMailServer | undefined> {
  const row = await firstRow<{ value: StoredMailServer }>(db, sql`select value from settings where name = ${name}`);
  return row?.value;
}

/** Stores the settings as the version after theirs; returns false, and changes nothing, if that is not the stored one. */
export async function storeMailServer(tx: Db, settings: StoredMailServer): Promise<boolean> {
  const next = { ...settings, version: settings.version + 1 };
  const row = await firstRow(
    tx,
    sql`with stored as (
          insert into settings (name, value) values (${name}, ${jsonb(next)})
          on conflict (name) do update set value = excluded.value, updated_at = now()
          where (settings.value->>'version')::int = ${settings.version}
          returning name)
        select pg_notify(${mailServerChannel}, '')::text from stored`,
  );
  return row !== undefined;
}

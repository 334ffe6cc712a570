// Reads and writes how long records are kept.
import type { Retention } from '@app/contract/retention/retention.contract.ts';
import { retentionSetting } from '@app/contract/retention/retention.limits.ts';
import { retentionOf } from '@app/contract/retention/retention.rules.ts';
import { sql } from 'drizzle-orm';
import { jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';

type Stored = { value: Record<string, unknown> };

export async function retentionNow(db: Db): Promise<Retention> {
  const row = await firstRow<Stored>(db, sql`select value from settings where name = ${retentionSetting}`);
  return retentionOf(row?.value ?? {});
}

/** Returns what holds, and lets nobody else choose until the transaction ends. */
export async function lockRetention(tx: Db): Promise<Retention> {
  const row = await firstRow<Stored>(
    tx,
    sql`insert into settings (name, value) values (${retentionSetting}, '{}')
        on conflict (name) do update set value = settings.value returning value`,
  );
  return retentionOf(row?.value ?? {});
}

export async function storeRetention(tx: Db, days: Retention): Promise<void> {
  await tx.execute(sql`update settings set value = ${jsonb(days)}, updated_at = now() where name = ${retentionSetting}`);
}

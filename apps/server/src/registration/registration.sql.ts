// Reads and writes who may create an account, as administrators have chosen it.
import type { RegistrationMode } from '@app/contract/registration/registration.rules.ts';
import { sql } from 'drizzle-orm';
import { jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';

const name = 'registration';

export async function storedRegistration(db: Db): Promise<RegistrationMode | undefined> {
  const row = await firstRow<{ mode: RegistrationMode }>(
    db,
    sql`select value->>'mode' as mode from settings where name = ${name}`,
  );
  return row?.mode;
}

/** Stores the choice; returns false if it is the stored one. */
export async function storeRegistration(tx: Db, mode: RegistrationMode): Promise<boolean> {
  const row = await firstRow(
    tx,
    sql`insert into settings (name, value) values (${name}, ${jsonb({ mode })})
        on conflict (name) do update set value = excluded.value, updated_at = now()
        where settings.value is distinct from excluded.value
        returning name`,
  );
  return row !== undefined;
}

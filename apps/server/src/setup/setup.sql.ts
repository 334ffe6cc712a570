// Reads and writes the set-up of the installation: what is done of it, what administrators have put off, who has dismissed the card.
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import { seededDepartments } from '@app/contract/limits.ts';
import type { SetupStepName } from '@app/contract/setup/setup.rules.ts';
import { sql } from 'drizzle-orm';
import { iso, jsonb, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { isPending } from '#invitations/invitations.sql.ts';
import { isSamplePerson } from '#samples/samples.sql.ts';

/** What administrators have decided about the card. */
export interface StoredSetup {
  /** Whether the card was offered: the first start of a database does it, an update of an old one does not. */
  isOffered: boolean;
  later: SetupStepName[];
  /** The ids of those who have dismissed the card. */
  dismissedBy: number[];
}

const name = 'setup';
const proofName = 'mail-server-proof';
const notOffered: StoredSetup = { isOffered: false, later: [], dismissedBy: [] };

/** Offers the card to the administrators of a new installation. */
export async function offerSetup(db: Db): Promise<void> {
  await storeSetup(db, { ...notOffered, isOffered: true });
}

export async function storedSetup(db: Db): Promise<StoredSetup> {
  const row = await firstRow<{ value: StoredSetup }>(db, sql`select value from settings where name = ${name}`);
  return row?.value ?? notOffered;
}

/** Returns the same and locks it until the transaction ends, so that two administrators take turns. */
export async function lockSetup(tx: Db): Promise<StoredSetup> {
  await tx.execute(sql`insert into settings (name, value) values (${name}, ${jsonb(notOffered)}) on conflict (name) do nothing`);
  const row = await firstRow<{ value: StoredSetup }>(tx, sql`select value from settings where name = ${name} for update`);
  return row?.value ?? notOffered;
}

export async function storeSetup(db: Db, setup: StoredSetup): Promise<void> {
  await db.execute(
    sql`insert into settings (name, value) values (${name}, ${jsonb(setup)})
        on conflict (name) do update set value = excluded.value, updated_at = now()`,
  );
}

/** Stores that a test of the mail server has passed; `proof` identifies its settings without telling them. */
export async function storeMailProof(db: Db, proof: string): Promise<void> {
  await db.execute(
    sql`insert into settings (name, value) values (${proofName}, ${jsonb({ proof })})
        on conflict (name) do update set value = excluded.value, updated_at = now()
        where settings.value is distinct from excluded.value`,
  );
}

export async function storedMailProof(db: Db): Promise<string | undefined> {
  const row = await firstRow<{ proof: string }>(db, sql`select value->>'proof' as proof from settings where name = ${proofName}`);
  return row?.proof;
}

/** What the database knows of the steps. */
export interface SetupFacts {
  departments: number;
  openDepartments: number;
  /** Whether the departments are no longer the ones of the first start. */
  hasOwnDepartments: boolean;
  people: number;
  invited: number;
  backupAt: string | null;
}

export async function setupFacts(db: Db): Promise<SetupFacts> {
  const keys = textArray(seededDepartments.map(departmentKey));
  const row = await firstRow<SetupFacts>(
    db,
    sql`select d.*, p.people, i.invited, b."backupAt" from
        (select count(*) filter (where archived_at is null)::int as departments,
           count(*) filter (where archived_at is null and is_public)::int as "openDepartments",
           count(*) filter (where key = any(${keys}) and name_key is null and description is null and archived_at is null) <> ${seededDepartments.length}
             or count(*) <> ${seededDepartments.length} as "hasOwnDepartments" from departments) d,
        (select count(*)::int as people from users u where u.deleted_at is null and not u.is_service
           and u.id <> (select min(id) from users) and not ${isSamplePerson}) p,
        (select count(*)::int as invited from invitations i where ${isPending} and i.expires_at > now()) i,
        (select ${iso(sql`max(finished_at)`)} as "backupAt" from backup_runs where state = 'done' and removed_at is null) b`,
  );
  if (!row) throw new Error('the state of the set-up has no row');
  return row;
}

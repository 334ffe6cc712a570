// Queries and writes standing instructions, of people and of boards.
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';

/** The texts of a person and of a board; empty where there are none. */
export interface StandingTexts {
  own: string;
  board: string;
}

/** Returns the texts; without a board none of a board. */
export async function standingTexts(db: Db, userId: number, workspaceId: number | undefined): Promise<StandingTexts> {
  const row = await firstRow<StandingTexts>(
    db,
    sql`select coalesce((select text from standing_instructions where user_id = ${userId}), '') as own,
          coalesce((select text from standing_instructions where workspace_id = ${workspaceId ?? null}::int), '') as board`,
  );
  return row ?? { own: '', board: '' };
}

/** Stores the text of a person. */
export async function storeOwnInstructions(db: Db, userId: number, text: string): Promise<void> {
  if (text === '') await db.execute(sql`delete from standing_instructions where user_id = ${userId}`);
  else
    await db.execute(
      sql`insert into standing_instructions (user_id, text) values (${userId}, ${text})
          on conflict (user_id) do update set text = excluded.text`,
    );
}

/** Stores the text of a board. */
export async function storeBoardInstructions(db: Db, workspaceId: number, text: string): Promise<void> {
  if (text === '') await db.execute(sql`delete from standing_instructions where workspace_id = ${workspaceId}`);
  else
    await db.execute(
      sql`insert into standing_instructions (workspace_id, text) values (${workspaceId}, ${text})
          on conflict (workspace_id) do update set text = excluded.text`,
    );
}

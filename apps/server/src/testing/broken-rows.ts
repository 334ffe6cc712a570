// For tests: rows that no request may leave behind.
import type { Db } from '#db/connect.ts';
import { invariantText } from '#doctor/doctor.text.ts';
import { brokenInvariants } from '#doctor/invariants.sql.ts';

/** Returns a sentence for each rule that rows of the database break. */
export async function brokenRows(db: Db): Promise<string[]> {
  return (await brokenInvariants(db)).map(({ invariant }) => invariantText[invariant]);
}

// Texts in the order in which `Intl.Collator` has them in the web.
import type { Language } from '@app/contract/limits.ts';
import { type SQL, sql } from 'drizzle-orm';

/** Sorts behind every other character of ICU. */
const last = '\uffff';

/** Returns a text that sorts as the language has it, without case and accents, and 2 before 10. */
export function naturally(value: SQL, language: Language): SQL {
  // Of the product's languages, only Spanish has a letter of its own: ñ, behind all of n. The embedded database has no data for it.
  const letters =
    language === 'spanish' ? sql`replace(replace(normalize(${value}), 'ñ', ${`n${last}`}), 'Ñ', ${`N${last}`})` : value;
  return sql`(${letters} collate natural_order)`;
}

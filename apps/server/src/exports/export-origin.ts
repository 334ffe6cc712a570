// What names this installation in exports, so that an import takes each task once: derived from the first secret key.
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { hmac } from '#endpoints/hmac.ts';
import { findExportOrigin, insertExportOrigin } from '#exports/export-origin.sql.ts';

/** Returns the name of this installation. */
export async function exportOrigin(config: Config, db: Db): Promise<string> {
  return (await findExportOrigin(db)) ?? derived(config);
}

/** Stores the name under the key that writes at present, before another one does. */
export async function keepExportOrigin(config: Config, db: Db): Promise<void> {
  await insertExportOrigin(db, derived(config));
}

function derived(config: Config): string {
  return hmac(config, 'export origin', '').slice(0, 16);
}

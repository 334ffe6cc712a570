// Completes the configuration of the environment with what only the database knows.
import type { Config } from '#config.ts';
import type { Database } from '#db/connect.ts';
import { applyMailServer } from '#mail-server/mail-settings.ts';
import { agreeOnKey } from '#secrets/renew-secrets.ts';
import { withSecretKey } from '#secrets/secret-key.ts';

/** Adds the secret key and the mail server of administrators. `warning` is for the operator. The schema must be current. */
export async function completeConfig(given: Config, database: Database) {
  const { config, warning } = await withSecretKey(given, database);
  await agreeOnKey(config, database.db);
  await applyMailServer(config, database.db);
  return { config, warning };
}

// Writes with another secret key as soon as a server or a command has renewed the secrets.
import type { Config } from '#config.ts';
import type { Database } from '#db/connect.ts';
import { listen } from '#db/listen.ts';
import { agreeOnKey } from '#secrets/renew-secrets.ts';
import { secretKeyChannel } from '#secrets/secrets.sql.ts';

interface Following {
  config: Config;
  database: Database;
  log: { warn(line: object, message: string): void };
}

/** Listens until it is stopped. */
export function followKey({ config, database, log }: Following) {
  const changed = () =>
    void agreeOnKey(config, database.db).catch((error: unknown) =>
      log.warn({ err: error }, 'the key that writes could not be read'),
    );
  return listen(database, secretKeyChannel, changed, log);
}

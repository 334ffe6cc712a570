// Where the secret key comes from: the environment, else a file of DATA_DIR, else, with PostgreSQL, the database.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#config.ts';
import type { Database } from '#db/connect.ts';
import { StartError } from '#db/start-error.ts';
import { secretKeyText } from '#http/secret-key.text.ts';
import { keptSecret } from '#http/secrets.sql.ts';

const fileName = 'secret-key';

/** Adds the key to the configuration, made up and kept where none is given; `warning` is for the operator. */
export async function withSecretKey(config: Config, { kind, db }: Pick<Database, 'kind' | 'db'>) {
  if (config.secretKey !== undefined) return { config };
  if (kind === 'embedded') return { config: { ...config, secretKey: fromFolder(config.dataDir) } };
  // Several instances must agree on one key, and share nothing but the database.
  const secretKey = await keptSecret(db, fileName, newKey());
  return { config: { ...config, secretKey }, warning: secretKeyText.inDatabase };
}

function fromFolder(dataDir: string): string {
  const file = join(dataDir, fileName);
  try {
    return readKey(file) ?? makeFile(dataDir, file);
  } catch (error) {
    throw new StartError(secretKeyText.unusable(file, error instanceof Error ? error.message : String(error)), { cause: error });
  }
}

function readKey(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes it aside and renames it: the file is there whole or not at all. The folder is this process's alone. */
function makeFile(dataDir: string, file: string): string {
  const aside = `${file}.new`;
  const made = newKey();
  mkdirSync(dataDir, { recursive: true });
  rmSync(aside, { force: true });
  writeFileSync(aside, `${made}\n`, { mode: 0o600, flag: 'wx', flush: true });
  renameSync(aside, file);
  return made;
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}

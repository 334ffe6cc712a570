// Reads the secret key from the environment, else from a file in DATA_DIR, else, with PostgreSQL, from the database.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#config.ts';
import type { Database } from '#db/connect.ts';
import { StartError } from '#db/start-error.ts';
import { secretKeyText } from '#secrets/secret-key.text.ts';
import { deleteSecret, findOrCreateSecret, findSecret } from '#secrets/secrets.sql.ts';

const fileName = 'secret-key';

type Place = Pick<Database, 'kind' | 'db'>;

/**
 * Adds the secret key to the configuration; generates and stores one if none is set. A generated one still reads what it has written
 * after another is set. `warning` is for the operator.
 */
export async function withSecretKey(config: Config, place: Place) {
  const { kind, db } = place;
  const { secretKey } = config;
  if (secretKey !== undefined) {
    const generated = await generatedKey(config, place);
    const previousKeys = generated === undefined ? config.previousKeys : [...config.previousKeys, generated];
    return { config: { ...config, previousKeys: [...new Set(previousKeys)].filter((key) => key !== secretKey) } };
  }
  if (kind === 'embedded') return { config: { ...config, secretKey: fromFolder(config.dataDir) } };
  // All instances must use the same key, and they share only the database.
  const created = await findOrCreateSecret(db, fileName, newKey());
  return { config: { ...config, secretKey: created }, warning: secretKeyText.inDatabase };
}

/** Returns the key that the server has generated; undefined if there is none, or it cannot be read. */
export async function generatedKey({ dataDir }: Pick<Config, 'dataDir'>, { kind, db }: Place): Promise<string | undefined> {
  if (kind === 'postgres') return findSecret(db, fileName);
  try {
    return readKey(join(dataDir, fileName));
  } catch {
    return undefined;
  }
}

/** Deletes the key that the server has generated. */
export async function deleteGeneratedKey({ dataDir }: Pick<Config, 'dataDir'>, { kind, db }: Place): Promise<void> {
  if (kind === 'postgres') await deleteSecret(db, fileName);
  else rmSync(join(dataDir, fileName), { force: true });
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

/** Writes a temporary file and renames it, so that the key file is complete or missing. Only this process uses the folder. */
function makeFile(dataDir: string, file: string): string {
  const aside = `${file}.new`;
  const created = newKey();
  mkdirSync(dataDir, { recursive: true });
  rmSync(aside, { force: true });
  writeFileSync(aside, `${created}\n`, { mode: 0o600, flag: 'wx', flush: true });
  renameSync(aside, file);
  return created;
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}

// The secret key is the configured one; otherwise one that stays the same at every start, in DATA_DIR or in the database.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { hmac, isValidSignature } from '#endpoints/hmac.ts';
import { withSecretKey } from '#secrets/secret-key.ts';
import { emptyDatabase, workerDatabase } from '#testing/database.ts';

let folder: string;
const given = 'a key that an operator has chosen';

beforeEach(async () => {
  await emptyDatabase();
  folder = mkdtempSync(join(tmpdir(), 'tasklane-key-'));
  return () => rmSync(folder, { recursive: true, force: true });
});

async function keyWith(env: Record<string, string>, kind: 'embedded' | 'postgres') {
  const { db } = await workerDatabase();
  const { config, warning } = await withSecretKey(readConfig({ DATA_DIR: join(folder, 'data'), ...env }), { kind, db });
  return { key: config.secretKey, warning };
}

afterEach(async () => emptyDatabase());

test('a configured one is used, and nothing is stored', async () => {
  for (const kind of ['embedded', 'postgres'] as const)
    expect(await keyWith({ SECRET_KEY: given }, kind)).toEqual({ key: given, warning: undefined });
  expect(readdirSync(folder)).toEqual([]);
});

test('with the embedded database it is generated once, in a file that only its owner may read', async () => {
  const { key, warning } = await keyWith({}, 'embedded');
  expect(key).toHaveLength(43);
  expect(warning).toBeUndefined();
  const file = join(folder, 'data', 'secret-key');
  expect(readFileSync(file, 'utf8')).toBe(`${key}\n`);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'data'))).toEqual(['secret-key']);
  expect((await keyWith({}, 'embedded')).key).toBe(key);
});

test('with PostgreSQL all instances share one, and the operator reads about a safer place', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => keyWith({}, 'postgres')));
  expect(new Set(all.map(({ key }) => key)).size).toBe(1);
  expect(all[0]?.key).toHaveLength(43);
  expect(all[0]?.warning).toContain('SECRET_KEY_FILE is safer');
  expect((await keyWith({}, 'postgres')).key).toBe(all[0]?.key);
});

test('a signature of one purpose is invalid for another, and of one key for another', () => {
  const [one, other] = [{ secretKey: given }, { secretKey: `${given}, but another one` }];
  const signature = hmac(one, 'unsubscribe', 'text');
  expect(isValidSignature(one, 'unsubscribe', 'text', signature)).toBe(true);
  for (const [config, label, text] of [
    [one, 'idempotency', 'text'],
    [other, 'unsubscribe', 'text'],
    [one, 'unsubscribe', 'another text'],
  ] as const) {
    expect(isValidSignature(config, label, text, signature)).toBe(false);
  }
});

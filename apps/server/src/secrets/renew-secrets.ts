// Which key all servers write with, and how what older keys have encrypted is encrypted anew.
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '#config.ts';
import type { Database, Db } from '#db/connect.ts';
import { decryptText, encryptText } from '#endpoints/secret-text.ts';
import { keyIdOf, keysOf } from '#endpoints/server-keys.ts';
import { keepExportOrigin } from '#exports/export-origin.ts';
import { renewProviderProofs } from '#identity-providers/provider-settings.ts';
import { type SecretName, secretKeyText } from '#secrets/secret-key.text.ts';
import { findOrCreateSecret, replaceSecret } from '#secrets/secrets.sql.ts';
import { countSecrets, replaceSecrets, secretPlaces, secretsOfOtherKeys } from '#secrets/stored-secrets.sql.ts';
import { renewMailProof } from '#setup/setup-state.ts';

const name = 'writing-key';

/** Secrets that are read and written together, so that a start with thousands of them is short. */
const batch = 500;

/** How long other instances need to hear that another key writes (milliseconds), and how often is looked for what they wrote before. */
const settling = { pause: 500, passes: 5 };

/**
 * Lets this server write with the key that all servers write with. A new key writes only after `renewSecrets`: servers that have it
 * and those that still have only the previous one read each other's secrets and links until then.
 */
export async function agreeOnKey(config: Config, db: Db): Promise<void> {
  const { secretKey = '', previousKeys } = config;
  const [oldest = secretKey] = previousKeys;
  const id = await findOrCreateSecret(db, name, keyIdOf(oldest));
  config.writing.key = [secretKey, ...previousKeys].find((key) => keyIdOf(key) === id);
}

export interface SecretState {
  count: number;
  /** How many a previous key opens, and at each place how many no key opens. */
  old: number;
  lost: Partial<Record<SecretName, number>>;
  renewed: number;
}

/** Counts the secrets that need a previous key, or that no key opens; changes nothing. */
export function stateOfSecrets(config: Config, db: Db): Promise<SecretState> {
  return walk(config, db, false);
}

/** Makes the present key that which all servers write with, and encrypts anew what older keys have encrypted. */
export async function renewSecrets(config: Config, { kind, db }: Pick<Database, 'kind' | 'db'>): Promise<SecretState> {
  const { secretKey = '' } = config;
  const isOther = keysOf(config)[0] !== secretKey;
  if (isOther) await keepExportOrigin(config, db);
  await replaceSecret(db, name, keyIdOf(secretKey));
  config.writing.key = secretKey;
  await renewMailProof(config, db);
  await renewProviderProofs(config, db);
  let state = await walk(config, db, true);
  let { renewed } = state;
  // What other servers wrote before they heard of it.
  for (let pass = 1; kind === 'postgres' && state.renewed > 0 && pass < settling.passes; pass++) {
    await delay(settling.pause);
    state = await walk(config, db, true);
    renewed += state.renewed;
  }
  return { ...state, renewed };
}

async function walk(config: Config, db: Db, renews: boolean): Promise<SecretState> {
  const state: SecretState = { count: 0, old: 0, lost: {}, renewed: 0 };
  const { secretKey = '' } = config;
  const id = keyIdOf(secretKey);
  for (const place of secretPlaces) {
    state.count += await countSecrets(db, place);
    for (let after = ''; ; ) {
      const found = await secretsOfOtherKeys(db, place, id, { after, count: batch });
      const opened = found.map((each) => ({ ...each, plain: decryptText(config, each.text) }));
      const readable = opened.flatMap(({ plain, ...each }) => (plain === undefined ? [] : [{ ...each, plain }]));
      const lost = found.length - readable.length;
      if (lost > 0) state.lost[place.name] = (state.lost[place.name] ?? 0) + lost;
      if (renews) {
        const changed = readable.map(({ plain, ...each }) => ({ ...each, fresh: encryptText(config, plain) }));
        state.renewed += await replaceSecrets(db, place, changed);
      } else state.old += readable.filter(({ text }) => decryptText({ secretKey }, text) === undefined).length;
      if (found.length < batch) break;
      after = found.at(-1)?.row ?? '';
    }
  }
  return state;
}

/**
 * Returns what the operator reads at a start. The embedded database has one server, which renews the secrets by itself; several
 * servers wait for the command, because others may still have only the previous key.
 */
export async function secretsAtStart(config: Config, database: Pick<Database, 'kind' | 'db'>): Promise<string[]> {
  const lines: string[] = [];
  if (database.kind === 'embedded') {
    try {
      const { renewed } = await renewSecrets(config, database);
      if (renewed > 0) lines.push(secretKeyText.renewed(renewed));
    } catch (error) {
      lines.push(secretKeyText.notRenewed(error instanceof Error ? error.message : String(error)));
    }
  }
  const { old, count, lost } = await stateOfSecrets(config, database.db);
  if (old > 0) lines.push(`${secretKeyText.old(old, count)} ${secretKeyText.oldRemedy}`);
  if (Object.keys(lost).length > 0) lines.push(`${secretKeyText.lost(lost)} ${secretKeyText.lostRemedy}`);
  return lines;
}

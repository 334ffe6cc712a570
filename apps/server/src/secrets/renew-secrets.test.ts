// A new secret key reads what the previous one has written, servers with either work beside each other, and the old one can go.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restoreBackup } from '#backups/restore-backup.ts';
import { writeBackup } from '#backups/write-backup.ts';
import { exitCodes } from '#commands/command.ts';
import { runDatabaseCommand } from '#commands/database-commands.ts';
import { completeConfig } from '#complete-config.ts';
import { type Config, readConfig } from '#config.ts';
import type { Database } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import { linksOf, readToken } from '#digests/unsubscribe-link.ts';
import { examine } from '#doctor/doctor.ts';
import { decryptText, encryptText } from '#endpoints/secret-text.ts';
import { keyIdOf } from '#endpoints/server-keys.ts';
import { exportOrigin } from '#exports/export-origin.ts';
import { provesAddress, tokenWithProof } from '#invitations/invitation-link.ts';
import { followKey } from '#jobs/follow-key.ts';
import { agreeOnKey, renewSecrets, secretsAtStart, stateOfSecrets } from '#secrets/renew-secrets.ts';
import { secretPlaces } from '#secrets/stored-secrets.sql.ts';
import { workerDatabase } from '#testing/database.ts';
import { newDatabase } from '#testing/new-database.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

const first = 'a secret key that is only for the tests';
const second = 'another key that is only for the tests';
const lost = 'a key that nobody of the company kept';

let app: TestApp;
let database: Database;
let folder: string;
const more: Database[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tasklane-renew-'));
  app = await testApp();
  database = await workerDatabase();
});
afterEach(async () => {
  await app.close();
  for (const each of more.splice(0)) await each.close();
  rmSync(folder, { recursive: true });
});

/** The configuration of a server with these keys, as it is after its start. */
async function server(env: Record<string, string>, of = database): Promise<Config> {
  const { config } = await completeConfig(
    readConfig({ NODE_ENV: 'test', DATA_DIR: folder, PUBLIC_URL: 'https://t.example', ...env }),
    of,
  );
  return config;
}
const oldServer = () => server({ SECRET_KEY: first });
const newServer = () => server({ SECRET_KEY: second, SECRET_KEY_PREVIOUS: first });

/** Stores a secret at every place, as each text that `encrypt` returns. */
async function fill(encrypt: (text: string) => string): Promise<void> {
  const { db } = app;
  await db.execute(sql`insert into settings (name, value) values
    ('mail-server', ${JSON.stringify({ host: 'mail.example', port: 587, security: 'starttls', user: 'u', password: encrypt('of mail') })}::jsonb),
    ('directory', ${JSON.stringify({ password: encrypt('of directory') })}::jsonb),
    ('model', ${JSON.stringify({ key: encrypt('of model') })}::jsonb)`);
  await db.execute(sql`insert into totp_secrets (user_id, secret, confirmed_at) values (1, ${encrypt('of phone')}, now())`);
  await db.execute(sql`insert into webhooks (name, url, events, secret, old_secret)
    values ('Hook', 'https://example.com', '{}', ${encrypt('of hook')}, ${encrypt('former')})`);
  await db.execute(sql`insert into identity_providers (id, name, issuer, client_id, secret, settings)
    values ('entra', 'Entra', 'https://id.example', 'x', ${encrypt('of client')}, '{}'),
      ('public', 'Without a secret', 'https://id.example', 'y', null, '{}')`);
  await db.execute(sql`insert into sessions (id, user_id, expires_at) values ('s', 1, now() + interval '1 day')`);
  await db.execute(sql`insert into provider_sessions (session_id, provider_id, issuer, subject, id_token)
    values ('s', 'entra', 'https://id.example', 'z', ${encrypt('of logout')})`);
}
const plain = ['former', 'of client', 'of directory', 'of hook', 'of logout', 'of mail', 'of model', 'of phone'];

async function storedTexts(of = database): Promise<string[]> {
  const found = await rows<{ text: string }>(
    of.db,
    sql`select value->>'password' as text from settings where name in ('mail-server', 'directory') union all
        select value->>'key' from settings where name = 'model' union all
        select secret from totp_secrets union all select secret from webhooks union all
        select old_secret from webhooks union all select secret from identity_providers where secret is not null union all
        select id_token from provider_sessions`,
  );
  return found.map(({ text }) => text);
}

/** What a server reads of all that is stored. */
async function readBy(config: Config, of = database): Promise<(string | undefined)[]> {
  return (await storedTexts(of)).map((text) => decryptText(config, text)).sort();
}

describe('a new secret key', () => {
  it('reads what the previous one wrote, which names its key', async () => {
    await fill((text) => encryptText({ secretKey: first }, text));
    expect((await storedTexts()).every((text) => text.startsWith(`${keyIdOf(first)}.`))).toBe(true);
    expect(await readBy(await newServer())).toEqual(plain);
    expect(await readBy(await server({ SECRET_KEY: second }))).toEqual(plain.map(() => undefined));
  });

  it('writes only after the renewal, so that servers with the previous one alone read it until then', async () => {
    const [old, renewed] = [await oldServer(), await newServer()];
    await fill((text) => encryptText(renewed, text));
    expect(await readBy(old)).toEqual(plain);
    const link = linksOf(renewed, 1)('dailyDigest').split('/').at(-1) ?? '';
    expect(await readToken(app.db, old, link)).toEqual({ userId: 1, toggle: 'dailyDigest' });
    expect(provesAddress(old, tokenWithProof(renewed, 'token'))).toBe(true);
    expect(await exportOrigin(old, app.db)).toBe(await exportOrigin(renewed, app.db));
    const origin = await exportOrigin(old, app.db);
    expect(await renewSecrets(renewed, database)).toEqual({ count: 8, old: 0, lost: {}, renewed: 8 });
    expect(await readBy(await server({ SECRET_KEY: second }))).toEqual(plain);
    // Links of before are valid while the previous key is kept, and the installation keeps its name.
    expect(provesAddress(renewed, tokenWithProof(old, 'token'))).toBe(true);
    expect(await exportOrigin(await server({ SECRET_KEY: second }), app.db)).toBe(origin);
  });

  it('encrypts anew what a version wrote that did not name keys', async () => {
    await fill((text) => encryptText({ secretKey: first }, text).split('.')[1] ?? '');
    expect(await readBy(await oldServer())).toEqual(plain);
    expect(await stateOfSecrets(await oldServer(), app.db)).toMatchObject({ count: 8, old: 0, lost: {} });
    expect((await renewSecrets(await newServer(), database)).renewed).toBe(8);
    expect((await storedTexts()).every((text) => text.startsWith(`${keyIdOf(second)}.`))).toBe(true);
  });

  it('is used by every other server as soon as one has renewed', async () => {
    const [one, other] = [await newServer(), await newServer()];
    const following = followKey({ config: other, database, log: { warn: () => undefined } });
    try {
      expect(encryptText(other, 'x').startsWith(`${keyIdOf(first)}.`)).toBe(true);
      await renewSecrets(one, database);
      await expect.poll(() => encryptText(other, 'x').split('.')[0], { timeout: 10_000 }).toBe(keyIdOf(second));
    } finally {
      await following.stop();
    }
  });

  it('is written once where several servers renew at the same time', async () => {
    await fill((text) => encryptText({ secretKey: first }, text));
    const servers = await Promise.all([newServer(), newServer(), newServer()]);
    const states = await Promise.all(servers.map((each) => renewSecrets(each, database)));
    expect(states.reduce((sum, { renewed }) => sum + renewed, 0)).toBe(8);
    expect(await readBy(await server({ SECRET_KEY: second }))).toEqual(plain);
  });

  it('opens a backup of before, on another database as well', async () => {
    await fill((text) => encryptText({ secretKey: first }, text));
    await writeBackup(database, join(folder, 'backup'));
    const target = await newDatabase('_renewed');
    more.push(target);
    await restoreBackup(target, join(folder, 'backup'));
    const withoutSessions = plain.filter((text) => text !== 'of logout');
    expect(await secretsAtStart(await server({ SECRET_KEY: second }, target), target)).toEqual([
      expect.stringMatching(
        /^No key opens these stored secrets: the password of the mail server \(1\), the password of the directory \(1\), the key of the model \(1\)/,
      ),
    ]);
    const renewed = await server({ SECRET_KEY: second, SECRET_KEY_PREVIOUS: first }, target);
    expect(await readBy(renewed, target)).toEqual(withoutSessions);
    await renewSecrets(renewed, target);
    expect(await readBy(await server({ SECRET_KEY: second }, target), target)).toEqual(withoutSessions);
  });
});

describe('at a start', () => {
  it('one server of its own database renews by itself; several wait for the command', async () => {
    await fill((text) => encryptText({ secretKey: first }, text));
    const { db } = database;
    expect(await secretsAtStart(await newServer(), { kind: 'postgres', db })).toEqual([
      expect.stringMatching(/^8 of 8 stored secrets still need the previous secret key\. .* run secrets renew\.$/),
    ]);
    expect(await secretsAtStart(await newServer(), { kind: 'embedded', db })).toEqual([
      '8 stored secrets were encrypted anew with the present SECRET_KEY.',
    ]);
    expect(await secretsAtStart(await server({ SECRET_KEY: second }), { kind: 'postgres', db })).toEqual([]);
  });

  it('takes a key that the server had generated for the previous one', async () => {
    const postgres: Database = { ...database, kind: 'postgres' };
    const generated = await server({}, postgres);
    await fill((text) => encryptText(generated, text));
    const given = await server({ SECRET_KEY: second }, postgres);
    expect(await readBy(given)).toEqual(plain);
    const forget = () => runDatabaseCommand('secrets forget', {}, { config: given, database: postgres });
    await expect(forget()).rejects.toThrow('8 stored secrets still need the generated key.');
    await runDatabaseCommand('secrets renew', {}, { config: given, database: postgres });
    await forget();
    await expect(forget()).rejects.toThrow('There is no generated secret key.');
    expect(await readBy(await server({ SECRET_KEY: second }, postgres))).toEqual(plain);
  });

  it('the embedded database has the generated one in its folder', async () => {
    const embedded: Database = { ...database, kind: 'embedded' };
    const generated = await server({}, embedded);
    await fill((text) => encryptText(generated, text));
    const given = await server({ SECRET_KEY: second }, embedded);
    await secretsAtStart(given, embedded);
    expect(await readBy(await server({ SECRET_KEY: second }, embedded))).toEqual(plain);
    await runDatabaseCommand('secrets forget', {}, { config: given, database: embedded });
    expect(readdirSync(folder)).not.toContain('secret-key');
  });
});

describe('a secret that no key opens', () => {
  it('is told by the start, by doctor and by the command, and stays as it is', async () => {
    await fill((text) => encryptText({ secretKey: lost }, text));
    const before = await storedTexts();
    const config = await newServer();
    const result = await runDatabaseCommand('secrets renew', {}, { config, database });
    expect(result).toMatchObject({
      exit: exitCodes.found,
      data: { old: 0, renewed: 0, lost: { webhooks: 1, secondFactors: 1 } },
    });
    expect(await storedTexts()).toEqual(before);
    const findings = await examine({ config, database: { ...database, warnings: [] } });
    expect(findings).toContainEqual(
      expect.objectContaining({ level: 'problem', message: expect.stringContaining('No key opens these stored secrets:') }),
    );
  });

  it('is a clear sentence for a person whose second step it is', async () => {
    await fill((text) => encryptText({ secretKey: lost }, text));
    const login = await app.as()(api.auth.login, { body: { username: 'admin', password: 'administrator of tests' } });
    const challenge = login.body.secondFactor?.challenge ?? '';
    const reply = await app.as()(api.auth.secondFactor, { body: { challenge, method: 'totp', code: '123456' } });
    expect(reply).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('the key of this server has changed') },
    });
  });
});

describe('a request that is repeated after the renewal', () => {
  it('is the same request', async () => {
    const keys = { SECRET_KEY: second, SECRET_KEY_PREVIOUS: first };
    const cookie = async () => {
      const { headers } = await app.as()(api.auth.login, { body: { username: 'admin', password: 'administrator of tests' } });
      return String([headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
    };
    const headers = { cookie: await cookie(), 'idempotency-key': 'once' };
    const send = () => app.raw({ method: 'POST', url: '/api/departments', payload: { name: 'Renewed' }, headers });
    expect((await send()).status).toBe(201);
    const config = Object.assign(app.config, { secretKey: second, previousKeys: readConfig(keys).previousKeys });
    await agreeOnKey(config, app.db);
    await renewSecrets(config, database);
    expect((await send()).status).toBe(201);
    const [row] = await rows<{ count: number }>(
      app.db,
      sql`select count(*)::int as count from departments where name = 'Renewed'`,
    );
    expect(row?.count).toBe(1);
  });
});

it('every file that encrypts something is at a place that is renewed', () => {
  const root = join(import.meta.dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const own = /^(secrets|testing)\/|\.test\.ts$|^endpoints\/secret-text\.ts$/;
  const encrypting = files
    .filter((name) => name.endsWith('.ts') && !own.test(name))
    .filter((name) => readFileSync(join(root, name), 'utf8').includes('encryptText('));
  expect(encrypting.sort()).toEqual([...new Set(secretPlaces.map(({ writer }) => writer))].sort());
});

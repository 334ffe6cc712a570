// An encrypted connection to PostgreSQL: what each mode accepts, and what the operator reads if the certificate is wrong.
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#config.ts';
import { type Database, openDatabase } from '#db/connect.ts';

const given = process.env['TEST_DATABASE_URL'] || undefined;

describe('the mode', () => {
  const urlOf = (query: string) => readConfig({ DATABASE_URL: `postgres://a:b@db/name${query}` }).databaseUrl;

  it('that checks the certificate has one name, whatever later versions of the driver mean by the others', () => {
    for (const mode of ['prefer', 'require', 'verify-ca', 'verify-full'])
      expect(urlOf(`?sslmode=${mode}&sslrootcert=/ca`)).toBe('postgres://a:b@db/name?sslmode=verify-full&sslrootcert=/ca');
    for (const query of ['', '?sslmode=disable', '?a=b&sslmode=no-verify', '?uselibpqcompat=true&sslmode=require'])
      expect(urlOf(query)).toBe(`postgres://a:b@db/name${query}`);
    expect(() => urlOf('?sslmode=verify')).toThrow('sslmode in DATABASE_URL must be verify-full');
  });
});

describe.skipIf(given === undefined)('a server with certificates', () => {
  let folder: string;
  const { port } = new URL(given ?? 'postgres://localhost');
  const ca = () => join(folder, 'ca.crt');

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tasklane-tls-'));
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    openssl('req', '-x509', ...key, '-days', '2', '-subj', '/CN=authority', '-keyout', 'ca.key', '-out', 'ca.crt');
    const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    openssl('req', ...key, ...name, '-keyout', 'server.key', '-out', 'server.csr');
    const by = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-copy_extensions', 'copy'];
    openssl('x509', '-req', '-in', 'server.csr', ...by, '-days', '2', '-out', 'server.crt');
    const plain = await openDatabase({ databaseUrl: given });
    const { rows } = await plain.pool.query<{ data: string }>(`select current_setting('data_directory') as data`);
    const data = rows[0]?.data ?? '';
    const { uid, gid } = statSync(data);
    for (const file of ['server.key', 'server.crt']) {
      copyFileSync(join(folder, file), join(data, file));
      chownSync(join(data, file), uid, gid);
      chmodSync(join(data, file), 0o600);
    }
    await plain.pool.query('alter system set ssl = on');
    await plain.pool.query('select pg_reload_conf()');
    await vi.waitFor(async () => expect((await plain.pool.query('show ssl')).rows[0]).toEqual({ ssl: 'on' }), {
      timeout: 10_000,
    });
    await plain.close();
  });
  afterAll(async () => {
    const plain = await openDatabase({ databaseUrl: given });
    await plain.pool.query('alter system reset ssl');
    await plain.pool.query('select pg_reload_conf()');
    await plain.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function openssl(...args: string[]): void {
    execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  }

  const open = (query: string, host = 'localhost') =>
    openDatabase({
      databaseUrl: readConfig({ DATABASE_URL: `postgres://postgres@${host}:${port}/postgres${query}` }).databaseUrl,
      waitFor: 60_000,
    });

  /** Asks the connection about itself: other connections of this server come and go. */
  async function isEncrypted(connection: Pick<Database['pool'], 'query'>): Promise<boolean> {
    const { rows } = await connection.query<{ ssl: boolean }>('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
    return rows[0]?.ssl ?? false;
  }

  it('of an authority of its own is used encrypted, by every connection', async () => {
    const database = await open(`?sslmode=require&sslrootcert=${ca()}`);
    await database.dedicatedClient(async (client) => {
      expect(await isEncrypted(client)).toBe(true);
      expect(await isEncrypted(database.pool)).toBe(true);
    });
    await database.close();
  });

  it('is used unchecked with no-verify, and in the open with disable', async () => {
    for (const [mode, encrypted] of [
      ['no-verify', true],
      ['disable', false],
    ] as const) {
      const database = await open(`?sslmode=${mode}`);
      expect(await isEncrypted(database.pool)).toBe(encrypted);
      await database.close();
    }
  });

  it('that nobody has signed, or with another name, is refused at once and in words', async () => {
    await expect(open('?sslmode=verify-full')).rejects.toThrow(/not trusted: .+ Name the certificate of your authority/);
    await expect(open(`?sslmode=verify-full&sslrootcert=${ca()}`, '127.0.0.1')).rejects.toThrow(/not trusted: .+127\.0\.0\.1/);
    await expect(open('?sslmode=verify-full&sslrootcert=/none/ca.crt')).rejects.toThrow(
      'A certificate that DATABASE_URL names cannot be read: ENOENT',
    );
  });
});

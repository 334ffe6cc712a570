// Tests requests while the network to PostgreSQL drops packets, and while PostgreSQL grants few connections.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, type Db, openDatabase } from '#db/connect.ts';
import { databaseFailure } from '#db/failures.ts';
import { listen } from '#db/listen.ts';
import { wiredClient } from '#db/liveness.ts';
import { rows } from '#db/rows.ts';
import { transaction } from '#db/transaction.ts';
import { type Network, networkTo } from '#testing/network/network.ts';

const given = process.env['TEST_DATABASE_URL'] || undefined;
/** Three seconds, and one more for a machine that is busy with other tests. */
const soon = 10_000;

describe.runIf(given)('a network that swallows packets', () => {
  let network: Network;
  let database: Database;

  beforeEach(async () => {
    network = await networkTo(given ?? '');
    database = await openDatabase({ databaseUrl: network.url, poolMax: 4 });
  });
  afterEach(async () => {
    await database.close();
    await network.close();
  });

  /** Starts that many queries and transactions at once and returns their results. */
  async function outcomes(count: number) {
    const began = performance.now();
    const asked = Array.from({ length: count }, (_, n) =>
      n % 2 ? database.pool.query('select 1') : transaction(database.db, (tx) => tx.execute('select 1')),
    );
    const settled = await Promise.allSettled(asked);
    const kinds = settled.map((one) => (one.status === 'rejected' ? databaseFailure(one.reason) : 'answered'));
    return { took: performance.now() - began, kinds: [...new Set(kinds)] };
  }

  it('fails all waiting queries, those on held connections too, and works again once the server is back', async () => {
    expect((await outcomes(12)).kinds).toEqual(['answered']);
    network.swallow();
    const { took, kinds } = await outcomes(12);
    expect(kinds).not.toContain('answered');
    expect(kinds).not.toContain(undefined);
    expect(took).toBeLessThan(soon);
    network.restore();
    await vi.waitFor(async () => expect((await outcomes(12)).kinds).toEqual(['answered']), { timeout: 10_000 });
    expect(database.pool.totalCount).toBeLessThanOrEqual(4);
  });

  it('lets nobody wait for two new connections, one after the other', async () => {
    await outcomes(2);
    network.swallow();
    const { took, kinds } = await outcomes(12);
    expect(kinds).not.toContain('answered');
    expect(took).toBeLessThan(soon);
  });

  it('detects single lost connections: the server does not know of their queries, and they fail', async () => {
    await outcomes(12);
    network.loseConnections();
    const { took, kinds } = await outcomes(4);
    expect(kinds).toEqual(['unreachable']);
    expect(took).toBeLessThan(soon);
    expect((await outcomes(4)).kinds).toEqual(['answered']);
  });

  it('is not taken for dead during a slow statement, in a query, a lock or a dedicated client', async () => {
    const slow = `select pg_sleep(3), 'done' as word`;
    const [query, other] = await Promise.all([
      database.pool.query(slow),
      database.dedicatedClient((client) => client.query(slow)),
      sleep(10),
    ]);
    expect([query.rows[0].word, other.rows[0].word]).toEqual(['done', 'done']);
  });

  it('loses its listener too, which then reconnects', async () => {
    const heard = vi.fn();
    const warn = vi.fn();
    const listening = listen(database, 'test_network', heard, { warn }, { beat: 200, again: 100 });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    network.swallow();
    await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 8_000 });
    expect(databaseFailure(warn.mock.calls[0]?.[0].err)).toBe('unreachable');
    network.restore();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), { timeout: 8_000 });
    await database.pool.query('notify test_network');
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(3), { timeout: 8_000 });
    await listening.stop();
  });

  it('does not block closing', async () => {
    await outcomes(8);
    const listening = listen(database, 'test_network', () => {}, { warn: () => {} });
    network.swallow();
    const began = performance.now();
    await listening.stop();
    await database.close();
    expect(performance.now() - began).toBeLessThan(soon);
    await expect(database.pool.query('select 1')).rejects.toThrow();
    database = await openDatabase({ databaseUrl: given });
  });
});

describe.runIf(given)('a PostgreSQL that gives few connections', () => {
  const role = 'tasklane_few';
  let database: Database;
  let owner: pg.Client;

  beforeEach(async () => {
    owner = new pg.Client(given);
    await owner.connect();
    await owner.query(`drop role if exists ${role}`);
    await owner.query(`create role ${role} login connection limit 3`);
    const url = new URL(given ?? '');
    url.username = role;
    database = await openDatabase({ databaseUrl: url.href, poolMax: 10 });
  });
  afterEach(async () => {
    await database.close();
    await vi.waitFor(() => owner.query(`drop role if exists ${role}`), { timeout: 10_000 });
    await owner.end();
  });

  it('queues requests for the available connections', async () => {
    expect(database.hasFewConnections()).toBe(false);
    const asked = Array.from({ length: 300 }, (_, n) =>
      n % 2 ? database.pool.query('select 1') : transaction(database.db, (tx) => tx.execute('select 1')),
    );
    const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
    expect(refused).toEqual([]);
    expect(database.hasFewConnections()).toBe(true);
  });

  it('limits the wait if no connection is released', async () => {
    const holders = await Promise.all([1, 2, 3].map(() => database.pool.connect()));
    const began = performance.now();
    const error: unknown = await database.pool.query('select 1').catch((reason: unknown) => reason);
    expect(databaseFailure(error)).toBe('busy');
    expect(performance.now() - began).toBeLessThan(soon);
    for (const client of holders) client.release();
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

describe.runIf(given)('the parts of the driver that are not in its types', () => {
  it('know whether a query waits for its answer, and which server process answers it', async () => {
    const client = new pg.Client({ connectionString: given, pipeline: true });
    await client.connect();
    expect(wiredClient(client).readyForQuery).toBe(true);
    const answer = client.query<{ pid: number }>('select pg_backend_pid() as pid');
    expect(wiredClient(client).readyForQuery).toBe(false);
    expect((await answer).rows).toEqual([{ pid: wiredClient(client).processID }]);
    expect(wiredClient(client).readyForQuery).toBe(true);
    expect(wiredClient(client).connection.stream.bytesRead).toBeGreaterThan(0);
    await client.end();
  });

  it('send concurrent statements at once, and prepare a repeated statement under a name', async () => {
    const database = await openDatabase({ databaseUrl: given, poolMax: 1 });
    const client = await database.pool.connect();
    const pieces = vi.spyOn(wiredClient(client).connection.stream, '_writev');
    client.release();
    const again = (tx: Db) => rows<{ one: number }>(tx, sql`select 1 as one, 'kept by a name'`);
    await transaction(database.db, again);
    expect(pieces.mock.calls.map(([chunks]) => chunks.length)).toContainEqual(expect.toSatisfy((count: number) => count > 1));
    const kept = await transaction(database.db, (tx) =>
      rows<{ name: string }>(tx, sql`select name from pg_prepared_statements where statement like '%kept by a name%'`),
    );
    expect(kept).toContainEqual({ name: expect.stringMatching(/^s\d+$/) });
    await database.close();
  });
});

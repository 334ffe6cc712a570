import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/connect.ts';
import { StartError } from '#db/start-error.ts';

const given = process.env['TEST_DATABASE_URL'] || undefined;

describe('a PostgreSQL server', () => {
  const servers: Server[] = [];

  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  async function silentServer() {
    const server = createServer((socket) => socket.on('error', () => {}));
    servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  async function refusal(databaseUrl: string) {
    const error: unknown = await openDatabase({ databaseUrl }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartError);
    const { message } = error as StartError;
    expect(message).not.toContain('hidden');
    expect(message).not.toContain('\n');
    return message;
  }

  it('that is not running is named, without its password', async () => {
    expect(await refusal('postgres://user:hidden@127.0.0.1:1/tasklane')).toBe(
      'The PostgreSQL server 127.0.0.1:1/tasklane cannot be reached: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL and that the server runs.',
    );
  });

  it('that never answers times out after five seconds', async () => {
    const port = await silentServer();
    expect(await refusal(`postgres://user:hidden@127.0.0.1:${port}/tasklane`)).toBe(
      `The PostgreSQL server 127.0.0.1:${port}/tasklane cannot be reached: no answer within 5 seconds. Check DATABASE_URL and that the server runs.`,
    );
  });

  describe.runIf(given)('that runs', () => {
    it('reports why it refuses', async () => {
      const url = new URL(given ?? '');
      url.pathname = '/no_such_database';
      expect(await refusal(url.href)).toBe(
        `The PostgreSQL server ${url.host}/no_such_database refuses the connection: database "no_such_database" does not exist. Check DATABASE_URL.`,
      );
    });

    it('cancels statements that take too long, except on a dedicated client', async () => {
      const database = await openDatabase({ databaseUrl: given });
      const limits = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`;
      expect((await database.pool.query(limits)).rows).toEqual([{ statement: '15s', lock: '10s' }]);
      expect((await database.dedicatedClient((client) => client.query(limits))).rows).toEqual([{ statement: '0', lock: '0' }]);
      const { rows } = await database.pool.query(`select date '2026-03-08' as day, count(*) as count from (values (1)) v`);
      expect(rows).toEqual([{ day: '2026-03-08', count: 1 }]);
      await database.close();
    });
  });
});

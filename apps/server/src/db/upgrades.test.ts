// Data of earlier versions opens in this one: each sample is loaded as that version left it, and this version starts on it
// (docs/UPGRADING.md tells how to add a sample).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as api from '@app/contract/api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import type { Database } from '#db/connect.ts';
import { migrate, migrationNames, migrationStatus } from '#db/migrate.ts';
import { seed } from '#seed/seed.ts';
import { brokenRows } from '#testing/broken-rows.ts';
import { newDatabase } from '#testing/new-database.ts';

const folder = join(import.meta.dirname, '../../upgrades');
const samples = readdirSync(folder).sort();
const admin = { username: 'admin', password: 'administrator of samples' };
const person = { username: 'sample.person', password: 'a person of the samples' };

describe('data of an earlier version', { timeout: 120_000 }, () => {
  let database: Database;
  let current: string[];

  beforeAll(async () => {
    database = await newDatabase('_upgrades');
    await migrate(database);
    current = await schemaOf(database);
  });
  afterAll(() => database.close());

  it('is kept of several versions', () => {
    expect(samples.length).toBeGreaterThanOrEqual(6);
  });

  it.each(samples)('%s: opens with all its tasks, comments, people and pictures', async (name) => {
    await database.dedicatedClient(async (client) => {
      await client.query('drop schema if exists drizzle cascade; drop schema public cascade; create schema public');
      await client.query(gunzipSync(readFileSync(join(folder, name))).toString());
      await client.query('reset all');
    });
    const { applied, unknown } = await migrationStatus(database);
    expect(applied.length).toBeGreaterThan(0);
    expect(unknown).toEqual([]);
    const counts = `select (select count(*) from tasks) as tasks, (select count(*) from task_comments) as comments,
      (select count(*) from users) as people, (select count(*) from columns) as columns`;
    const before = (await database.pool.query(counts)).rows;

    const config = readConfig({
      NODE_ENV: 'test',
      SECRET_KEY: 'a secret key that is only for the tests',
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'http://tasklane.test',
    });
    await migrate(database);
    await seed(database.db, config);
    expect((await migrationStatus(database)).applied.toSorted()).toEqual([...migrationNames()].toSorted());
    expect((await database.pool.query(counts)).rows).toEqual(before);
    // The ids of transactions in the log mean nothing in another database than the one that was dumped.
    await database.pool.query('delete from events');
    expect(await brokenRows(database.db)).toEqual([]);
    // An upgraded database is like a new one.
    expect(await schemaOf(database)).toEqual(current);

    const app = await buildApp({ config, database });
    try {
      const call = async (url: string, cookie?: string, payload?: object) => {
        const headers = { host: 'tasklane.test', origin: 'http://tasklane.test', ...(cookie && { cookie }) };
        const reply = await app.inject({ method: payload ? 'POST' : 'GET', url, headers, ...(payload && { payload }) });
        expect(reply.statusCode, `${url} ${reply.body.slice(0, 300)}`).toBe(200);
        return reply;
      };
      const signIn = async (who: object) =>
        String((await call(api.auth.login.path, undefined, who)).headers['set-cookie']).split(';')[0] ?? '';
      const cookie = await signIn(admin);
      const { rows } = await database.pool.query<{ id: number; workspaceId: number }>(
        `select id, workspace_id as "workspaceId" from tasks where title = 'A task that outlives its version'`,
      );
      const { id, workspaceId } = rows[0] ?? { id: 0, workspaceId: 0 };
      expect((await call(`/api/tasks/${id}`, cookie)).json()).toMatchObject({
        description: 'Größe, naïve, 日本語 and an emoji 🛶',
        dueDate: '2027-01-31',
        assigneeId: 1,
        status: 'To Do',
        checklistItems: [
          { text: 'First', completed: true },
          { text: 'Second', completed: false },
        ],
      });
      const board = (await call(`/api/workspaces/${workspaceId}/tasks?fields=card`, cookie)).json<{ id: number }[]>();
      expect(board.map((card) => card.id)).toContain(id);
      const comments = (await call(`/api/tasks/${id}/comments`, cookie)).json<{ content: string }[]>();
      expect(comments.map(({ content }) => content)).toContain('A comment that outlives its version');
      expect((await call('/api/search?q=outlives', cookie)).body).toContain('A task that outlives its version');

      const own = await signIn(person);
      const { body: me } = await call('/api/auth/current-user', own);
      const picture = await call(/\/api\/avatars\/[0-9a-f]{64}/.exec(me)?.[0] ?? me, own);
      expect(picture.headers['content-type']).toMatch(/^image\//);
    } finally {
      await app.close();
    }
  });
});

/** Returns every column, constraint, index, trigger and function of the product. */
async function schemaOf({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull || ' '
        || coalesce(pg_get_expr(d.adbin, d.adrelid), '') as line
      from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select tgrelid::regclass || ' ' || pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
    order by 1`);
  return rows.map(({ line }) => line);
}

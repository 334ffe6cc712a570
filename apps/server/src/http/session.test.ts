// A session is never older than what has been written, by whatever instance.
import * as api from '@app/contract/api.ts';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

describe('a session', () => {
  let app: TestApp;
  let ana: Person;

  beforeAll(async () => {
    app = await testApp();
    ana = await aUser(app);
  });
  afterAll(() => app.close());

  const me = () => app.as(ana)(api.auth.currentUser);
  /** Writes as another instance would: this one is not told. */
  const write = (statement: SQL) => app.db.execute(statement);

  it('holds a lost role, a deletion and its end from the next call on', async () => {
    const list = () => app.as(ana)(api.users.adminList);
    await write(sql`update users set role = 'admin' where id = ${ana.id}`);
    expect(await list()).toMatchObject({ status: 200 });
    await write(sql`update users set role = 'user' where id = ${ana.id}`);
    expect(await list()).toMatchObject({ status: 403 });
    await write(sql`update users set deleted_at = now() where id = ${ana.id}`);
    expect(await me()).toMatchObject({ status: 401 });
    await write(sql`update users set deleted_at = null where id = ${ana.id}`);
    expect(await me()).toMatchObject({ status: 200 });
    await write(sql`update sessions set expires_at = now() where user_id = ${ana.id}`);
    expect(await me()).toMatchObject({ status: 401, body: { error: 'session_expired' } });
    await write(sql`delete from sessions where user_id = ${ana.id}`);
    expect(await me()).toMatchObject({ status: 401, body: { error: 'session_missing' } });
  });

  it('gives calls at the same time as a change the rights before or after it, and later ones those after it', async () => {
    app.forget(ana);
    const list = () => app.as(ana)(api.users.adminList);
    for (let n = 0; n < 10; n++) {
      const isAdmin = n % 2 === 0;
      const during = Array.from({ length: 5 }, list);
      await write(sql`update users set role = ${isAdmin ? 'admin' : 'user'} where id = ${ana.id}`);
      const after = Array.from({ length: 5 }, list);
      for (const { status } of await Promise.all(during)) expect([200, 403]).toContain(status);
      for (const { status } of await Promise.all(after)) expect(status).toBe(isAdmin ? 200 : 403);
    }
  });

  it('is refused after its end by time', async () => {
    await me();
    await write(sql`update sessions set expires_at = now() + interval '1 second' where user_id = ${ana.id}`);
    await expect.poll(me, { timeout: 5_000 }).toMatchObject({ status: 401, body: { error: 'session_expired' } });
  });
});

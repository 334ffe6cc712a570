// Tests the synchronisation with a real directory: who is kept up to date, who is deactivated, and what deactivates nobody.
import * as api from '@app/contract/api.ts';
import { leavingAtOnce } from '@app/contract/directories/directories.limits.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { firstRow, rows } from '#db/rows.ts';
import { claimRun, endRun, newestRun, requestRun } from '#directories/directory.sql.ts';
import { enabledDirectory } from '#directories/directory-settings.ts';
import { synchronise } from '#directories/synchronise.ts';
import { startDirectory } from '#jobs/synchronise-directory.ts';
import { workerDatabase } from '#testing/database.ts';
import {
  addGroup,
  addPerson,
  base,
  hasOpenLdap,
  type OpenLdap,
  openLdap,
  openLdapSettings,
} from '#testing/directories/openldap.ts';
import { aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let directory: OpenLdap;
let app: TestApp;
const admin: Person = { id: 1, username: 'admin', password: 'administrator of tests', fullName: 'Administrator' };
const people = ['ana', 'bea', 'carl', 'dora', 'emil'];
const dnOf = (uid: string) => `uid=${uid},ou=people,${base}`;

describe.skipIf(!hasOpenLdap())('a synchronisation', () => {
  beforeAll(async () => {
    directory = await openLdap();
    const dns = [];
    for (const uid of people) dns.push(await addPerson(directory, uid));
    await addGroup(directory, 'engineers', dns);
  });
  afterAll(() => directory.end());

  beforeEach(async () => {
    app = await testApp();
    return () => app.close();
  });

  const set = async (change: object = {}) => {
    const body = { ...openLdapSettings(directory), departmentMap: [{ value: 'engineers', departmentId: 1 }], ...change };
    const reply = await app.as(admin)(api.directories.set, { body });
    expect(reply.status, reply.text).toBe(200);
  };
  const login = (uid: string) => app.as()(api.auth.login, { body: { username: uid, password: `password of ${uid}` } });
  const everybodySignsIn = async () => {
    const ids = new Map<string, number>();
    for (const uid of people) ids.set(uid, (await login(uid)).body.user?.id ?? 0);
    return (uid: string) => ids.get(uid) ?? 0;
  };
  const run = async (leaving = 0, reader = admin) => {
    const enabled = await enabledDirectory(app.db, app.config);
    await requestRun(app.db, leaving);
    const claimed = await claimRun(app.db, 'test', 0);
    if (!enabled || !claimed) throw new Error('nothing to do');
    const { signal } = new AbortController();
    const done = await synchronise({ db: app.db, config: app.config, directory: enabled, claimed, signal });
    await endRun(app.db, claimed.claim, done);
    expect((await app.as(reader)(api.directories.get)).body.run).toEqual(done);
    return done;
  };
  const isActive = async (userId: number) =>
    (await firstRow<{ active: boolean }>(app.db, sql`select deactivated_at is null as active from users where id = ${userId}`))
      ?.active;
  /** Changes the directory for one test. */
  const without = async (uids: string[], work: () => Promise<void>) => {
    for (const uid of uids) await directory.set(dnOf(uid), 'employeeType', ['gone']);
    await set({ userFilter: '(&(objectClass=inetOrgPerson)(!(employeeType=gone)))' });
    try {
      await work();
    } finally {
      for (const uid of uids) await directory.set(dnOf(uid), 'employeeType', []);
    }
  };

  test('carries changes over: names, addresses, titles and departments', async () => {
    await set({ titleAttribute: 'title' });
    const idOf = await everybodySignsIn();
    expect(await run()).toMatchObject({ state: 'done', found: 5, linked: 5, changed: 0, deactivated: 0 });
    await directory.set(dnOf('ana'), 'cn', ['Ana Married']);
    await directory.set(dnOf('ana'), 'mail', ['ana.married@example.com']);
    await directory.set(dnOf('ana'), 'title', ['Director']);
    await directory.set(`cn=engineers,ou=groups,${base}`, 'member', people.slice(1).map(dnOf));
    expect(await run()).toMatchObject({ state: 'done', changed: 1 });
    const found = await firstRow(app.db, sql`select full_name as name, email, title from users where id = ${idOf('ana')}`);
    expect(found).toEqual({ name: 'Ana Married', email: 'ana.married@example.com', title: 'Director' });
    const stays = await rows(app.db, sql`select 1 from user_departments where user_id = ${idOf('ana')}`);
    expect(stays).toEqual([]);
    await directory.set(dnOf('ana'), 'cn', ['Ana Directory']);
    await directory.set(dnOf('ana'), 'mail', ['ana@example.com']);
    await directory.set(dnOf('ana'), 'title', []);
    await directory.set(`cn=engineers,ou=groups,${base}`, 'member', people.map(dnOf));
  });

  test('leaves the address of an administrator, and one that somebody else has', async () => {
    await set();
    const idOf = await everybodySignsIn();
    await app.db.execute(sql`update users set role = 'admin' where id = ${idOf('ana')}`);
    await aUser(app, { email: 'taken@example.com' });
    await directory.set(dnOf('ana'), 'mail', ['attacker@example.com']);
    await directory.set(dnOf('bea'), 'mail', ['taken@example.com']);
    expect(await run()).toMatchObject({ state: 'done', skipped: 2 });
    const emails = await rows(app.db, sql`select email from users where id in (${idOf('ana')}, ${idOf('bea')}) order by id`);
    expect(emails).toEqual([{ email: 'ana@example.com' }, { email: 'bea@example.com' }]);
    await directory.set(dnOf('ana'), 'mail', ['ana@example.com']);
    await directory.set(dnOf('bea'), 'mail', ['bea@example.com']);
  });

  test('deactivates who left, whose session ends, and brings back who returns', async () => {
    await set();
    const idOf = await everybodySignsIn();
    const ana = { id: idOf('ana'), username: 'ana', password: 'password of ana', fullName: '' };
    expect((await app.as(ana)(api.auth.currentUser)).status).toBe(200);
    await without(['ana'], async () => {
      expect(await run()).toMatchObject({ state: 'done', found: 4, deactivated: 1 });
      expect(await isActive(ana.id)).toBe(false);
      expect((await app.as(ana)(api.auth.currentUser)).status).toBe(401);
      const log = await app.as(admin)(api.audit.list);
      expect(log.body.map(({ action }) => action)).toEqual(
        expect.arrayContaining(['user_deactivated', 'directory_synchronised']),
      );
    });
    expect(await run()).toMatchObject({ state: 'done', found: 5, reactivated: 1 });
    expect((await login('ana')).status).toBe(200);
  });

  test('leaves whom an administrator has deactivated', async () => {
    await set();
    const idOf = await everybodySignsIn();
    await app.as(admin)(api.users.setActive, { params: { userId: idOf('ana') }, body: { active: false } });
    expect(await run()).toMatchObject({ state: 'done', reactivated: 0 });
    expect(await isActive(idOf('ana'))).toBe(false);
  });

  test('keeps the last administrator and the one for emergencies', async () => {
    await set();
    const idOf = await everybodySignsIn();
    await app.db.execute(sql`update users set role = 'admin' where id in (${idOf('ana')}, ${idOf('bea')})`);
    const body = { enforced: false, emergencyUserId: idOf('ana') };
    expect((await app.as(admin)(api.identityProviders.enforce, { body })).status).toBe(200);
    const ana = { id: idOf('ana'), username: 'ana', password: 'password of ana', fullName: '' };
    await app.cookieOf(ana);
    await without(['ana', 'bea'], async () => {
      await app.db.execute(sql`update users set role = 'user' where id = ${admin.id}`);
      expect(await run(0, ana)).toMatchObject({ state: 'done', kept: 1, deactivated: 1 });
      expect([await isActive(idOf('ana')), await isActive(idOf('bea'))]).toEqual([true, false]);
      await app.db.execute(
        sql`update settings set value = '{"enforced": false, "emergencyUserId": null}' where name = 'single-sign-on'`,
      );
      expect(await run(0, ana)).toMatchObject({ state: 'done', kept: 1, deactivated: 0 });
    });
  });

  test('that would deactivate many is held until an administrator allows that number', async () => {
    await set();
    const idOf = await everybodySignsIn();
    const gone = people.slice(0, leavingAtOnce.few + 1);
    await without(gone, async () => {
      const held = await run();
      expect(held).toMatchObject({ state: 'held', leaving: gone.length, deactivated: 0, changed: 0 });
      expect(await isActive(idOf('ana'))).toBe(true);
      expect(await run(gone.length - 1)).toMatchObject({ state: 'held' });
      expect(await run(gone.length)).toMatchObject({ state: 'done', deactivated: gone.length });
    });
  });

  test('that finds nobody, or fails, deactivates nobody', async () => {
    await set();
    const idOf = await everybodySignsIn();
    await set({ userFilter: '(uid=nobody)' });
    expect(await run(5)).toMatchObject({ state: 'held', found: 0, deactivated: 0 });
    await set({ baseDn: `ou=nowhere,${base}` });
    expect(await run(5)).toMatchObject({ state: 'failed', problem: 'base_missing', deactivated: 0 });
    await set();
    await directory.stop();
    expect(await run(5)).toMatchObject({ state: 'failed', problem: 'unreachable' });
    await directory.start();
    for (const uid of people) expect(await isActive(idOf(uid))).toBe(true);
  });

  describe('a run', () => {
    test('is given to one process, and again when its time has come', async () => {
      await set();
      expect(await claimRun(app.db, 'none', 0)).toBeUndefined();
      const claims = await Promise.all(['a', 'b', 'c'].map((claim) => claimRun(app.db, claim, 60)));
      expect(claims.filter(Boolean)).toHaveLength(1);
      await requestRun(app.db, 0);
      expect((await newestRun(app.db))?.state).toBe('running');
      const claim = claims.find(Boolean)?.claim ?? '';
      const run = await newestRun(app.db);
      if (run) await endRun(app.db, claim, { ...run, state: 'done' });
      expect(await claimRun(app.db, 'early', 60)).toBeUndefined();
      await app.db.execute(sql`update settings set updated_at = now() - interval '61 minutes' where name = 'directory-run'`);
      expect(await claimRun(app.db, 'late', 60)).toMatchObject({ claim: 'late' });
    });

    test('whose process is gone has failed, and the next one begins', async () => {
      await set();
      await claimRun(app.db, 'gone', 60);
      await app.db.execute(
        sql`update settings set value = value || '{"until": "2020-01-01T00:00:00Z"}' where name = 'directory-run'`,
      );
      expect(await newestRun(app.db)).toMatchObject({ state: 'failed', problem: 'unavailable' });
      await requestRun(app.db, 0);
      expect(await claimRun(app.db, 'next', 0)).toMatchObject({ claim: 'next' });
    });

    test('begins when somebody asks for it on the screen', async () => {
      await set();
      await everybodySignsIn();
      let ended: (() => void) | undefined;
      const log = { warn: () => {} };
      const job = startDirectory({
        config: app.config,
        database: await workerDatabase(),
        log,
        ended: () => ended?.(),
        every: 50,
      });
      const asked = await app.as(admin)(api.directories.synchronise, { body: {} });
      expect(asked.body.state).toMatch(/waiting|running|done/);
      for (let state: string | undefined; state !== 'done'; state = (await newestRun(app.db))?.state)
        await new Promise<void>((resolve) => {
          ended = resolve;
        });
      expect(await newestRun(app.db)).toMatchObject({ found: 5, linked: 5 });
      await job.stop();
      await set({ enabled: false });
      expect((await app.as(admin)(api.directories.synchronise, { body: {} })).status).toBe(409);
    });
  });
});

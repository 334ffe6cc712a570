// Tests the second step of a sign-in: that it is asked for, by what it is answered, and that nothing gets around it.
import * as api from '@app/contract/api.ts';
import { factorAttempts } from '@app/contract/second-factors/second-factors.limits.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#app.ts';
import { rows } from '#db/rows.ts';
import { codeAt, stepAt } from '#second-factors/totp.ts';
import { workerDatabase } from '#testing/database.ts';
import { aUser } from '#testing/factories.ts';
import { cookieIn, type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let person: Person;
let admin: Person;

beforeEach(async () => {
  app = await testApp();
  person = await aUser(app);
  admin = await aUser(app, { role: 'admin', department: null });
  return () => app.close();
});

const codeOf = (secret: string, away = 0) => codeAt(secret, stepAt(Date.now()) + away);
const signIn = (who = person, headers: Record<string, string> = {}) =>
  app.as()(api.auth.login, { body: { username: who.username, password: who.password }, headers });
const answer = (challenge: string, code: string, more: { method?: 'totp' | 'recovery'; trust?: boolean } = {}) =>
  app.as()(api.auth.secondFactor, { body: { challenge, method: 'totp', code, ...more } });
const me = (cookie: string) => app.as()(api.auth.currentUser, { headers: { cookie } });
const state = async () => (await app.as(person)(api.secondFactors.get)).body;
const mails = () =>
  rows(app.db, sql`select details from outbox where user_id = ${person.id} and kind = 'second_factor_changed' order by id`);

/** Sets up the phone of the person, whose session stays. */
async function setUp(who = person): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await app.as(who)(api.secondFactors.start)).body;
  const confirmed = await app.as(who)(api.secondFactors.confirm, { body: { code: codeOf(secret) } });
  expect(confirmed.status).toBe(200);
  // Tests do not wait for the next code.
  await app.db.execute(sql`update totp_secrets set last_step = 0 where user_id = ${who.id}`);
  return { secret, recoveryCodes: confirmed.body.recoveryCodes };
}

async function challenged(who = person): Promise<string> {
  const { body } = await signIn(who);
  expect(body).toMatchObject({ authenticated: false });
  return body.secondFactor?.challenge ?? '';
}

describe('setting up the phone', () => {
  it('asks for nothing before the phone has made a right code', async () => {
    const begun = await app.as(person)(api.secondFactors.start);
    expect(begun.body.uri).toContain(begun.body.secret);
    expect((await signIn()).body).toMatchObject({ authenticated: true });
    const confirm = (code: string) => app.as(person)(api.secondFactors.confirm, { body: { code } });
    expect(await confirm('000000')).toMatchObject({ status: 400, body: { fields: { code: expect.any(String) } } });
    expect(await state()).toMatchObject({ totp: false });
    const { body } = await confirm(` ${codeOf(begun.body.secret).replace(/(...)/, '$1 ')} `);
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect(await state()).toMatchObject({ totp: true, recoveryCodes: 10, trustedDevices: 0 });
    expect((await app.as(person)(api.secondFactors.start)).status).toBe(409);
    expect((await confirm(codeOf(begun.body.secret, 1))).status).toBe(404);
    expect(await mails()).toEqual([{ details: { secondFactor: 'on' } }]);
  });

  it('stores neither the secret nor a recovery code, and shows them once', async () => {
    const { secret, recoveryCodes } = await setUp();
    const stored = JSON.stringify([
      await rows(app.db, sql`select * from totp_secrets`),
      await rows(app.db, sql`select * from recovery_codes`),
    ]);
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text);
    expect(JSON.stringify(await state())).not.toContain(secret);
  });
});

describe('a sign-in', () => {
  it('opens no session before the code, and one after it', async () => {
    const { secret } = await setUp();
    const first = await signIn();
    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      authenticated: false,
      secondFactor: { methods: ['totp', 'recovery'], challenge: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(first.headers['set-cookie']).toBeUndefined();
    const challenge = first.body.secondFactor?.challenge ?? '';
    for (const cookie of [`sid=${challenge}`, `device=${challenge}`, `trusted=${challenge}`])
      expect((await me(cookie)).status).toBe(401);
    const done = await answer(challenge, codeOf(secret));
    expect(done).toMatchObject({ status: 200, body: { authenticated: true, user: { id: person.id } } });
    expect((await me(cookieIn(done))).status).toBe(200);
    expect((await answer(challenge, codeOf(secret, 1))).body).toMatchObject({ error: 'challenge_over' });
  });

  it('takes a code once, on all instances together', async () => {
    const { secret } = await setUp();
    const other = await buildApp({ config: app.config, database: await workerDatabase() });
    const [one, two] = [await challenged(), await challenged()];
    const there = async () => {
      const payload = { challenge: two, method: 'totp', code: codeOf(secret) };
      const headers = { host: 'tasklane.test', origin: 'http://tasklane.test' };
      return (await other.inject({ method: 'POST', url: '/api/auth/second-factor', headers, payload })).statusCode;
    };
    const statuses = await Promise.all([answer(one, codeOf(secret)).then(({ status }) => status), there()]);
    expect(statuses.sort()).toEqual([200, 401]);
    expect(await answer(await challenged(), codeOf(secret))).toMatchObject({ status: 401, body: { error: 'wrong_code' } });
    expect((await answer(await challenged(), codeOf(secret, 1))).status).toBe(200);
    // The present code is older than the last one that was used.
    expect((await answer(await challenged(), codeOf(secret))).status).toBe(401);
    await other.close();
  });

  it('refuses a clock that is off by five minutes', async () => {
    const { secret } = await setUp();
    const challenge = await challenged();
    for (const away of [-10, 10])
      expect((await answer(challenge, codeOf(secret, away))).body).toMatchObject({ error: 'wrong_code' });
  });

  it('is void after five tries, also at the same time, and then with the right code', async () => {
    const { secret } = await setUp();
    const challenge = await challenged();
    const tries = await Promise.all(Array.from({ length: 12 }, () => answer(challenge, '000000')));
    expect(tries.filter(({ body }) => body.error === 'wrong_code')).toHaveLength(5);
    expect(await answer(challenge, codeOf(secret))).toMatchObject({ status: 401, body: { error: 'challenge_over' } });
  });

  it('is void after its time, after another password, and for made-up challenges', async () => {
    const { secret } = await setUp();
    const late = await challenged();
    await app.db.execute(sql`update sign_in_challenges set expires_at = now()`);
    expect((await answer(late, codeOf(secret))).body).toMatchObject({ error: 'challenge_over' });
    const stale = await challenged();
    const body = { currentPassword: person.password, newPassword: 'another long password' };
    await app.as(person)(api.auth.changePassword, { body });
    expect((await answer(stale, codeOf(secret))).body).toMatchObject({ error: 'challenge_over' });
    expect((await answer('x'.repeat(43), codeOf(secret))).body).toMatchObject({ error: 'challenge_over' });
  });

  it('does not take the code of somebody else', async () => {
    const thief = await aUser(app);
    const [mine, theirs] = [await setUp(), await setUp(thief)];
    const challenge = await challenged();
    expect((await answer(challenge, codeOf(theirs.secret))).status).toBe(401);
    expect((await answer(challenge, theirs.recoveryCodes[0] ?? '', { method: 'recovery' })).status).toBe(401);
    expect((await answer(challenge, codeOf(mine.secret))).status).toBe(200);
  });

  it('limits guesses of one account over all challenges; a recovery code still opens it', async () => {
    const { secret, recoveryCodes } = await setUp();
    for (let tried = 0; tried < factorAttempts.attempts; ) {
      const challenge = await challenged();
      for (let n = 0; n < 5; n++, tried++) expect((await answer(challenge, '000000')).status).toBe(401);
    }
    const challenge = await challenged();
    expect((await answer(challenge, codeOf(secret))).status).toBe(429);
    expect((await answer(challenge, recoveryCodes[0] ?? '', { method: 'recovery' })).status).toBe(200);
  });

  it('takes each recovery code once, also pasted with spaces', async () => {
    const { recoveryCodes } = await setUp();
    const [code = ''] = recoveryCodes;
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')}\n`;
    const both = await Promise.all([challenged(), challenged()]);
    const replies = await Promise.all(both.map((challenge) => answer(challenge, typed, { method: 'recovery' })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await state()).toMatchObject({ recoveryCodes: 9 });
    const { body } = await app.as(person)(api.secondFactors.renewCodes);
    expect((await answer(await challenged(), recoveryCodes[1] ?? '', { method: 'recovery' })).status).toBe(401);
    expect((await answer(await challenged(), body.recoveryCodes[0] ?? '', { method: 'recovery' })).status).toBe(200);
  });

  it('is in the history, refused codes as well', async () => {
    const { secret } = await setUp();
    const challenge = await challenged();
    await answer(challenge, '000000');
    await answer(challenge, codeOf(secret));
    const { body } = await app.as(person)(api.signIns.list);
    expect(body).toMatchObject([{ outcome: 'done' }, { outcome: 'refused', reason: 'wrong_code' }, { outcome: 'done' }]);
  });
});

describe('a trusted device', () => {
  const trusted = async (secret: string) => cookieIn(await answer(await challenged(), codeOf(secret), { trust: true }));

  it('is not asked for 30 days, and only for its person', async () => {
    const { secret } = await setUp();
    const cookie = await trusted(secret);
    expect((await signIn(person, { cookie })).body).toMatchObject({ authenticated: true });
    expect((await signIn()).body).toMatchObject({ authenticated: false });
    await setUp(admin);
    expect((await signIn(admin, { cookie })).body).toMatchObject({ authenticated: false });
    await app.db.execute(sql`update trusted_devices set expires_at = now()`);
    expect((await signIn(person, { cookie })).body).toMatchObject({ authenticated: false });
  });

  it.each(['its end', 'the end of other sessions', 'the end of all sessions by an administrator', 'a new password'])(
    'is asked again after %s',
    async (what) => {
      const { secret } = await setUp();
      const cookie = await trusted(secret);
      const body = { currentPassword: person.password, newPassword: person.password };
      if (what === 'its end') await app.as(person)(api.secondFactors.endTrust);
      else if (what === 'a new password') await app.as(person)(api.auth.changePassword, { body });
      else if (what === 'the end of other sessions') await app.as(person)(api.sessions.endOthers);
      else await app.as(admin)(api.sessions.endOfUser, { params: { userId: person.id } });
      expect((await signIn(person, { cookie })).body).toMatchObject({ authenticated: false });
    },
  );
});

describe('the list of trusted devices', () => {
  const list = async (cookie?: string, who = person) =>
    (await app.as(who)(api.trustedDevices.list, cookie === undefined ? {} : { headers: { cookie } })).body;

  it('says which is this one and where it was trusted, and ends one at once', async () => {
    const { secret } = await setUp();
    expect(await list()).toEqual([]);
    const cookie = cookieIn(await answer(await challenged(), codeOf(secret), { trust: true }));
    const [device, ...others] = await list(`${await app.cookieOf(person)}; ${cookie}`);
    expect(others).toEqual([]);
    expect(device).toEqual({
      ...{ id: expect.any(Number), current: true, device: expect.any(String), address: '127.0.0.1' },
      ...{ createdAt: expect.any(String), expiresAt: expect.any(String) },
    });
    const days = (Date.parse(device?.expiresAt ?? '') - Date.parse(device?.createdAt ?? '')) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect(await list()).toMatchObject([{ current: false }]);
    expect(await list(undefined, admin)).toEqual([]);
    const params = { trustedDeviceId: device?.id ?? 0 };
    expect((await app.as(admin)(api.trustedDevices.end, { params })).status).toBe(404);
    expect((await app.as(person)(api.trustedDevices.end, { params })).status).toBe(200);
    expect((await app.as(person)(api.trustedDevices.end, { params })).status).toBe(404);
    expect(await list()).toEqual([]);
    expect((await signIn(person, { cookie })).body).toMatchObject({ authenticated: false });
  });

  it('has none that is over', async () => {
    const { secret } = await setUp();
    await answer(await challenged(), codeOf(secret), { trust: true });
    await app.db.execute(sql`update trusted_devices set expires_at = now()`);
    expect(await list()).toEqual([]);
  });
});

describe('without the phone', () => {
  it('the person turns it off, and recovery codes open nothing any more', async () => {
    const { recoveryCodes } = await setUp();
    const open = await challenged();
    expect((await app.as(person)(api.secondFactors.remove)).status).toBe(200);
    expect((await answer(open, recoveryCodes[0] ?? '', { method: 'recovery' })).status).toBe(401);
    expect((await signIn()).body).toMatchObject({ authenticated: true });
    expect(await rows(app.db, sql`select 1 from recovery_codes`)).toEqual([]);
    expect((await mails()).at(-1)).toEqual({ details: { secondFactor: 'off' } });
  });

  it('an administrator takes it away, which the person is told and the log has', async () => {
    await setUp();
    const reset = (by: Person) => app.as(by)(api.secondFactors.reset, { params: { userId: person.id } });
    expect((await reset(person)).status).toBe(403);
    expect((await reset(admin)).status).toBe(200);
    expect((await signIn()).body).toMatchObject({ authenticated: true });
    expect((await mails()).at(-1)).toEqual({ details: { secondFactor: 'reset' } });
    const log = sql`select user_id, outcome from audit_log where action = 'second_factor_reset' order by id`;
    expect(await rows(app.db, log)).toEqual([
      { user_id: person.id, outcome: 'refused' },
      { user_id: admin.id, outcome: 'done' },
    ]);
  });

  it('goes with the person, and is in no export', async () => {
    const { secret } = await setUp();
    const archive = await app.as(person)(api.account.exportData, { body: { password: person.password } });
    expect(archive.bytes.includes(secret)).toBe(false);
    await app.as(admin)(api.users.remove, { params: { userId: person.id } });
    for (const table of ['totp_secrets', 'recovery_codes', 'sign_in_challenges', 'trusted_devices'])
      expect(await rows(app.db, sql`select 1 from ${sql.identifier(table)} where user_id = ${person.id}`), table).toEqual([]);
  });
});

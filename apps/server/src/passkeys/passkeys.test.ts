// Tests passkeys: that one opens its account and no other, and that nothing which is not exactly what was asked for opens anything.
import * as api from '@app/contract/api.ts';
import type { UsedCredential } from '@app/contract/passkeys/credentials.contract.ts';
import { passkeyLimits } from '@app/contract/passkeys/passkeys.limits.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#app.ts';
import { firstRow, rows } from '#db/rows.ts';
import { deleteOldPasskeyChallenges } from '#passkeys/passkeys.sql.ts';
import { codeAt, stepAt } from '#second-factors/totp.ts';
import { workerDatabase } from '#testing/database.ts';
import { aUser } from '#testing/factories.ts';
import { type SoftDevice, softDevice } from '#testing/soft-device.ts';
import { cookieIn, type Person, type Reply, type TestApp, testApp } from '#testing/test-app.ts';

const origin = 'https://tasklane.test';
const bitwarden = 'd548826e79b4db40a3d811116f7e8349';

let app: TestApp;
let person: Person;
let admin: Person;

beforeEach(async () => {
  app = await testApp({ env: { PUBLIC_URL: origin } });
  person = await aUser(app);
  admin = await aUser(app, { role: 'admin', department: null });
  return () => app.close();
});

const begin = async (who = person) => (await app.as(who)(api.passkeys.begin)).body;
const list = async (who = person) => (await app.as(who)(api.passkeys.list)).body;
const me = (reply: Reply) => app.as()(api.auth.currentUser, { headers: { cookie: cookieIn(reply) } });
const ways = async () => (await app.as()(api.signInWays.list)).body;
const mails = (who = person) =>
  rows<{ details: object }>(
    app.db,
    sql`select details from outbox where user_id = ${who.id} and kind = 'second_factor_changed' order by id`,
  );

/** Makes a passkey of the person, whose session stays. */
async function made(who = person, device = softDevice(origin)): Promise<{ device: SoftDevice; id: number; name: string }> {
  const added = await app.as(who)(api.passkeys.add, { body: { credential: device.make(await begin(who)) } });
  expect(added.status, added.text).toBe(201);
  return { device, ...added.body };
}

/** Asks for a challenge as a browser that is signed in nowhere. */
async function asked(challenge?: string) {
  const reply = await app.as()(api.passkeys.signInOptions, { body: challenge === undefined ? {} : { challenge } });
  expect(reply.status, reply.text).toBe(200);
  return { options: reply.body, cookie: cookieIn(reply) };
}

const answer = (credential: UsedCredential, cookie: string) =>
  app.as()(api.passkeys.signIn, { body: { credential }, headers: { cookie } });

async function signIn(device: SoftDevice, change: Parameters<SoftDevice['use']>[1] = {}) {
  const { options, cookie } = await asked();
  return answer(device.use(options, change), cookie);
}

describe('adding a passkey', () => {
  it('asks the browser for one that is on the device and unlocked, and knows the person by a random handle', async () => {
    const options = await begin();
    expect(options).toMatchObject({
      rp: { id: 'tasklane.test' },
      user: { id: expect.stringMatching(/^[\w-]{43}$/), name: person.username, displayName: person.fullName },
      pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    const { device } = await made();
    const second = await begin();
    expect(second.excludeCredentials).toEqual([{ id: device.id, type: 'public-key', transports: ['internal'] }]);
    expect((await begin()).user.id).toBe(second.user.id);
    expect((await begin(admin)).user.id).not.toBe(second.user.id);
  });

  it('names it after what keeps it or the browser, and tells the person by mail', async () => {
    const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0' };
    const names: string[] = [];
    for (const aaguid of [undefined, undefined, bitwarden]) {
      const credential = softDevice(origin).make(await begin(), aaguid ? { aaguid } : {});
      names.push((await app.as(person)(api.passkeys.add, { body: { credential }, headers: agent })).body.name);
    }
    expect(names).toEqual(['Firefox on Windows', 'Firefox on Windows 2', 'Bitwarden']);
    expect((await mails()).at(-1)).toEqual({ details: { passkey: { change: 'added', name: 'Bitwarden' } } });
    const time = expect.stringMatching(/Z$/);
    expect((await list())[2]).toEqual({
      id: expect.any(Number),
      name: 'Bitwarden',
      createdAt: time,
      lastUsedAt: null,
      state: 'works',
    });
  });

  it('does not read what the device says of its maker', async () => {
    const credential = softDevice(origin).make(await begin(), { statement: 'packed' });
    expect((await app.as(person)(api.passkeys.add, { body: { credential } })).status).toBe(201);
  });

  it('refuses a challenge that was answered, is late, of another session or of somebody else', async () => {
    const add = (credential: ReturnType<SoftDevice['make']>, who = person, headers = {}) =>
      app.as(who)(api.passkeys.add, { body: { credential }, headers });
    const options = await begin();
    expect((await add(softDevice(origin).make(options))).status).toBe(201);
    expect((await add(softDevice(origin).make(options))).status).toBe(410);
    const late = await begin();
    await app.db.execute(sql`update passkey_challenges set expires_at = now()`);
    expect((await add(softDevice(origin).make(late))).status).toBe(410);
    const mine = await begin();
    expect((await add(softDevice(origin).make(mine), admin)).status).toBe(410);
    const elsewhere = cookieIn(
      await app.as()(api.auth.login, { body: { username: person.username, password: person.password } }),
    );
    expect((await add(softDevice(origin).make(mine), person, { cookie: elsewhere })).status).toBe(410);
    expect((await add(softDevice(origin).make(mine, { challenge: 'x'.repeat(43) }))).status).toBe(410);
    const { options: toUse } = await asked();
    expect((await add(softDevice(origin).make(mine, { challenge: toUse.challenge }))).status).toBe(410);
    expect(await list()).toHaveLength(1);
  });

  it.each([
    ['another address', { origin: 'https://tasklane.example' }],
    ['another port', { origin: `${origin}:8443` }],
    ['another name', { rpId: 'tasklane.example' }],
    ['a device that was not unlocked', { isUnlocked: false }],
    ['a use in the place of a making', { type: 'webauthn.get' }],
  ])('refuses %s', async (_what, change) => {
    const credential = softDevice(origin).make(await begin(), change);
    const added = await app.as(person)(api.passkeys.add, { body: { credential } });
    expect(added).toMatchObject({ status: 400, body: { fields: { credential: 'This passkey was not accepted.' } } });
    expect(await list()).toEqual([]);
  });

  it('refuses what is no answer of a device', async () => {
    for (const attestationObject of ['AAAA', 'oA', 'v'.repeat(20_000)]) {
      const credential = softDevice(origin).make(await begin());
      const broken = { ...credential, response: { ...credential.response, attestationObject } };
      expect((await app.as(person)(api.passkeys.add, { body: { credential: broken } })).status).toBe(400);
    }
  });

  it('refuses a device that is known already, and more than twenty, also at the same time', async () => {
    const { device } = await made();
    const again = await app.as(admin)(api.passkeys.add, { body: { credential: device.make(await begin(admin)) } });
    expect(again.status).toBe(409);
    await app.db.execute(sql`insert into passkeys (user_id, name, credential_id, public_key, user_handle, site)
      select ${person.id}, 'Key ' || n, 'id-' || n, '', '', 'tasklane.test' from generate_series(1, ${passkeyLimits.perPerson - 2}) n`);
    const both = [await begin(), await begin()].map((options) => ({ credential: softDevice(origin).make(options) }));
    const statuses = await Promise.all(both.map(async (body) => (await app.as(person)(api.passkeys.add, { body })).status));
    expect(statuses.sort()).toEqual([201, 409]);
    expect(await list()).toHaveLength(passkeyLimits.perPerson);
  });
});

describe('signing in', () => {
  it('needs neither a name, a password nor a code, and begins a session as any other does', async () => {
    const { device, id } = await made();
    const { secret } = (await app.as(person)(api.secondFactors.start)).body;
    await app.as(person)(api.secondFactors.confirm, { body: { code: codeAt(secret, stepAt(Date.now())) } });
    const { options, cookie } = await asked();
    expect(options).toMatchObject({ rpId: 'tasklane.test', userVerification: 'required', allowCredentials: [] });
    const done = await answer(device.use(options), cookie);
    expect(done).toMatchObject({ status: 200, body: { authenticated: true, user: { id: person.id } } });
    expect(await me(done)).toMatchObject({ status: 200, body: { user: { id: person.id } } });
    const [newest] = (await app.as(person)(api.signIns.list)).body;
    expect(newest).toMatchObject({ outcome: 'done', method: 'passkey' });
    expect(await list()).toMatchObject([{ id, lastUsedAt: expect.stringMatching(/Z$/) }]);
  });

  it('is told by mail from a device that is new', async () => {
    const { device } = await made();
    await app.db.execute(sql`update sign_ins set network = 'elsewhere'`);
    expect((await signIn(device)).status).toBe(200);
    const told = sql`select 1 as told from outbox where user_id = ${person.id} and kind = 'new_sign_in'`;
    expect(await rows(app.db, told)).toHaveLength(1);
  });

  it('takes a challenge once, of its browser, within five minutes', async () => {
    const { device } = await made();
    const { options, cookie } = await asked();
    const over = { status: 401, body: { error: 'challenge_over' } };
    const other = await asked();
    expect(await answer(device.use(options), other.cookie)).toMatchObject(over);
    expect(await answer(device.use(options), '')).toMatchObject(over);
    const credential = device.use(options);
    expect((await answer(credential, cookie)).status).toBe(200);
    expect(await answer(credential, cookie)).toMatchObject(over);
    expect(await answer(device.use(options), cookie)).toMatchObject(over);
    const late = await asked();
    await app.db.execute(sql`update passkey_challenges set expires_at = now()`);
    expect(await answer(device.use(late.options), late.cookie)).toMatchObject(over);
    const toMake = await begin();
    expect(await answer(device.use(late.options, { challenge: toMake.challenge }), late.cookie)).toMatchObject(over);
    await deleteOldPasskeyChallenges(app.db);
    expect(await firstRow(app.db, sql`select count(*)::int as count from passkey_challenges`)).toEqual({ count: 1 });
  });

  it('spends a challenge on two instances once', async () => {
    const { device } = await made(person, softDevice(origin, { counts: false }));
    const there = await buildApp({ config: app.config, database: await workerDatabase() });
    const { options, cookie } = await asked();
    const send = (to: typeof there) =>
      to.inject({
        method: 'POST',
        url: '/api/auth/passkey',
        headers: { host: 'tasklane.test', origin, cookie },
        payload: { credential: device.use(options) },
      });
    const both = await Promise.all([send(app.app), send(there)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    await there.close();
  });

  it.each([
    ['another address', { origin: 'https://tasklane.example' }],
    ['plain http', { origin: 'http://tasklane.test' }],
    ['another name', { rpId: 'tasklane.example' }],
    ['a device that was not unlocked', { isUnlocked: false }],
    ['a making in the place of a use', { type: 'webauthn.create' }],
    ['the handle of somebody else', { userHandle: 'x'.repeat(43) }],
    ['no handle', { userHandle: null }],
  ])('refuses %s, and writes it down', async (_what, change) => {
    const { device } = await made();
    expect(await signIn(device, change)).toMatchObject({ status: 401, body: { error: 'passkey_wrong', authenticated: false } });
    const [newest] = (await app.as(person)(api.signIns.list)).body;
    expect(newest).toMatchObject({ outcome: 'refused', method: 'passkey', reason: 'wrong_passkey' });
  });

  it('refuses the signature of another device under the id of this one', async () => {
    const [mine, theirs] = [await made(), await made(admin)];
    const { options, cookie } = await asked();
    const { user } = await begin();
    const forged = { ...theirs.device.use(options, { userHandle: user.id }), id: mine.device.id, rawId: mine.device.id };
    expect(await answer(forged, cookie)).toMatchObject({ status: 401, body: { error: 'passkey_wrong' } });
  });

  it('locks a passkey whose counter goes back, and tells its person', async () => {
    const { device, name } = await made();
    expect((await signIn(device, { counter: 7 })).status).toBe(200);
    const copied = { status: 401, body: { error: 'passkey_copied' } };
    expect(await signIn(device, { counter: 7 })).toMatchObject(copied);
    expect(await signIn(device, { counter: 8 })).toMatchObject(copied);
    expect(await list()).toMatchObject([{ state: 'copied' }]);
    expect((await mails()).map(({ details }) => details)).toEqual([
      { passkey: { change: 'added', name } },
      { passkey: { change: 'copied', name } },
    ]);
    const [newest] = (await app.as(person)(api.signIns.list)).body;
    expect(newest).toMatchObject({ outcome: 'refused', reason: 'copied_passkey' });
    expect(await ways()).toMatchObject({ passkey: false });
  });

  it('works again and again with a device that does not count', async () => {
    const { device } = await made(person, softDevice(origin, { counts: false }));
    expect((await signIn(device)).status).toBe(200);
    expect((await signIn(device)).status).toBe(200);
  });

  it('does not open a deactivated or a deleted account', async () => {
    const { device } = await made();
    await app.db.execute(sql`update users set deactivated_at = now() where id = ${person.id}`);
    expect(await signIn(device)).toMatchObject({ status: 401, body: { error: 'user_inactive' } });
    expect(await ways()).toMatchObject({ passkey: false });
    await app.as(admin)(api.users.remove, { params: { userId: person.id } });
    expect(await signIn(device)).toMatchObject({ status: 401, body: { error: 'passkey_unknown' } });
    for (const table of ['passkeys', 'passkey_challenges'])
      expect(await rows(app.db, sql`select 1 from ${sql.identifier(table)} where user_id = ${person.id}`)).toEqual([]);
  });

  it('limits the answers and the challenges of one network', async () => {
    const strict = await testApp({ env: { PUBLIC_URL: origin, RATE_LIMIT_LOGIN: '1' } });
    const { cookie, options } = await asked();
    const wrong = softDevice(origin).use(options, { userHandle: 'x' });
    const reply = () => strict.as()(api.passkeys.signIn, { body: { credential: wrong }, headers: { cookie } });
    for (let n = 0; n < 10; n++) expect((await reply()).status).toBe(401);
    expect((await reply()).status).toBe(429);
    const ask = () => strict.as()(api.passkeys.signInOptions, { body: {} });
    for (let n = 1; n < 200; n++) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    await strict.close();
  });
});

describe('the list', () => {
  it("renames and removes one's own, which opens nothing then", async () => {
    const { device, id } = await made();
    const rename = (who: Person, name: string) => app.as(who)(api.passkeys.rename, { params: { passkeyId: id }, body: { name } });
    const remove = (who: Person) => app.as(who)(api.passkeys.remove, { params: { passkeyId: id } });
    expect((await rename(admin, 'Mine')).status).toBe(404);
    expect((await remove(admin)).status).toBe(404);
    expect(await rename(person, '  My phone ')).toMatchObject({ status: 200, body: { name: 'My phone' } });
    for (const bad of ['', ' ', 'x'.repeat(passkeyLimits.name + 1)]) expect((await rename(person, bad)).status).toBe(400);
    const { options, cookie } = await asked();
    expect((await remove(person)).status).toBe(200);
    expect((await remove(person)).status).toBe(404);
    expect(await answer(device.use(options), cookie)).toMatchObject({ status: 401, body: { error: 'passkey_unknown' } });
    expect(await list()).toEqual([]);
    expect((await mails()).at(-1)).toEqual({ details: { passkey: { change: 'removed', name: 'My phone' } } });
  });

  it('stays with a new password, and is in the export of the person without a key', async () => {
    const { device, name } = await made();
    const body = { currentPassword: person.password, newPassword: 'another long password' };
    await app.as(person)(api.auth.changePassword, { body });
    expect((await signIn(device)).status).toBe(200);
    app.forget(person);
    const archive = await app.as({ ...person, password: body.newPassword })(api.account.exportData, {
      body: { password: body.newPassword },
    });
    expect(archive.status).toBe(200);
    expect(archive.bytes.includes(device.id)).toBe(false);
    expect(await list({ ...person, password: body.newPassword })).toMatchObject([{ name }]);
  });

  it('goes when an administrator takes the second step away from somebody whose phone is lost', async () => {
    const { device } = await made();
    expect((await app.as(admin)(api.secondFactors.reset, { params: { userId: person.id } })).status).toBe(200);
    expect(await signIn(device)).toMatchObject({ status: 401, body: { error: 'passkey_unknown' } });
    expect((await mails()).at(-1)).toEqual({ details: { secondFactor: 'reset' } });
  });
});

describe('a proof within a session', () => {
  it('is given with one’s own passkey and with nobody else’s', async () => {
    const [mine, theirs] = [await made(), await made(admin)];
    await app.db.execute(sql`update sessions set created_at = now() - interval '11 minutes', reauthenticated_at = null`);
    const remove = () => app.as(person)(api.passkeys.remove, { params: { passkeyId: mine.id } });
    expect(await remove()).toMatchObject({ status: 403, body: { methods: ['password', 'passkey'] } });
    const prove = async ({ device }: { device: SoftDevice }) => {
      const { options, cookie } = await asked();
      const headers = { cookie: `${await app.cookieOf(person)}; ${cookie}` };
      return app.as(person)(api.auth.reauthenticate, { body: { credential: device.use(options) }, headers });
    };
    expect(await prove(theirs)).toMatchObject({ status: 400, body: { fields: { credential: expect.any(String) } } });
    expect((await remove()).status).toBe(403);
    expect((await prove(mine)).status).toBe(200);
    expect((await remove()).status).toBe(200);
  });
});

describe('the second step', () => {
  /** Lets the sign-in with the password ask for a second step. */
  async function challenged(who = person): Promise<{ challenge: string; methods: readonly string[] }> {
    const { username, password } = who;
    const { body } = await app.as()(api.auth.login, { body: { username, password } });
    return body.secondFactor ?? { challenge: '', methods: [] };
  }
  async function setUpPhone(who = person): Promise<void> {
    const { secret } = (await app.as(who)(api.secondFactors.start)).body;
    await app.as(who)(api.secondFactors.confirm, { body: { code: codeAt(secret, stepAt(Date.now())) } });
  }
  const take = (challenge: string, credential: UsedCredential, cookie: string) =>
    app.as()(api.auth.secondFactor, { body: { challenge, method: 'passkey', credential }, headers: { cookie } });

  it('is taken with a passkey in the place of a code', async () => {
    const { device } = await made();
    expect((await challenged()).methods).toEqual([]);
    await setUpPhone();
    const { challenge, methods } = await challenged();
    expect(methods).toEqual(['totp', 'recovery', 'passkey']);
    const { options, cookie } = await asked(challenge);
    expect(options.allowCredentials).toMatchObject([{ id: device.id }]);
    const done = await take(challenge, device.use(options), cookie);
    expect(done).toMatchObject({ status: 200, body: { user: { id: person.id } } });
    expect((await me(done)).status).toBe(200);
  });

  it('is not taken with the passkey of somebody else, nor by a challenge for somebody else', async () => {
    const [mine, theirs] = [await made(), await made(admin)];
    await setUpPhone();
    await setUpPhone(admin);
    const { challenge } = await challenged();
    const open = await asked();
    expect(await take(challenge, theirs.device.use(open.options), open.cookie)).toMatchObject({
      body: { error: 'passkey_wrong' },
    });
    const other = await asked((await challenged(admin)).challenge);
    expect(await take(challenge, mine.device.use(other.options), other.cookie)).toMatchObject({
      body: { error: 'passkey_wrong' },
    });
    const forMe = await asked(challenge);
    expect((await answer(theirs.device.use(forMe.options), forMe.cookie)).body).toMatchObject({ error: 'passkey_wrong' });
    expect((await app.as()(api.passkeys.signInOptions, { body: { challenge: 'x'.repeat(43) } })).status).toBe(401);
    for (const body of [{ method: 'passkey' }, { method: 'totp' }] as const)
      expect((await app.as()(api.auth.secondFactor, { body: { challenge, ...body } })).status).toBe(400);
  });
});

describe('where passkeys work', () => {
  it('says so to whoever signs in, and only if somebody has one for the present address', async () => {
    expect(await ways()).toEqual({ password: true, passkey: false, passkeyOrigin: origin, registration: true, providers: [] });
    await made();
    expect(await ways()).toMatchObject({ passkey: true });
    await app.db.execute(sql`update passkeys set site = 'tasklane.example'`);
    expect(await ways()).toMatchObject({ passkey: false });
    expect(await list()).toMatchObject([{ state: 'elsewhere' }]);
  });

  it.each([
    ['http://tasklane.test', null, 409],
    ['https://192.0.2.7', null, 409],
    ['https://[2001:db8::1]', null, 409],
    ['http://localhost:3000', 'http://localhost:3000', 200],
    [undefined, 'http://localhost', 200],
  ])('with the address %s: %s', async (publicUrl, passkeyOrigin, status) => {
    const there = await testApp({ env: publicUrl === undefined ? {} : { PUBLIC_URL: publicUrl } });
    const someone = await aUser(there);
    expect((await there.as()(api.signInWays.list)).body).toMatchObject({ passkeyOrigin, passkey: false });
    expect((await there.as(someone)(api.passkeys.begin)).status).toBe(status);
    expect((await there.as()(api.passkeys.signInOptions, { body: {} })).status).toBe(status);
    await there.close();
  });

  it('without an address takes any port of the own machine, and nothing else', async () => {
    const there = await testApp();
    const someone = await aUser(there);
    const add = async (named: string) => {
      const options = (await there.as(someone)(api.passkeys.begin)).body;
      expect(options.rp.id).toBe('localhost');
      return (await there.as(someone)(api.passkeys.add, { body: { credential: softDevice(named).make(options) } })).status;
    };
    expect(await add('http://localhost:5173')).toBe(201);
    for (const named of ['http://localhost.example', 'http://localhost:80@tasklane.example', 'http://127.0.0.1:3000'])
      expect(await add(named)).toBe(400);
    await there.close();
  });
});

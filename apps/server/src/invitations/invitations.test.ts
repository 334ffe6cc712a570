// Tests invitations: who may send them, what a link opens, for whom, how long, and how often.
import * as api from '@app/contract/api.ts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rows } from '#db/rows.ts';
import * as tables from '#db/tables.ts';
import { tokenHashOf } from '#endpoints/token.ts';
import { deleteOldInvitations } from '#invitations/invitations.sql.ts';
import { type Actors, anInvitation, aUser, actors as makeActors, withoutMembership } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';
import { eraseUser } from '#users/erase-user.ts';

let test: TestApp;
let actors: Actors;
let count = 0;

beforeAll(async () => {
  test = await testApp();
  actors = await makeActors(test);
});
beforeEach(() => test.db.execute(sql`truncate attempts`));
afterAll(() => test.close());

const newAddress = () => `newcomer${++count}@invited.example`;
const invite = (by: Person, given: { email?: string; role?: 'member' | 'admin'; workspaceId?: number } = {}) =>
  test.as(by)(api.invitations.create, { body: { workspaceId: 3, email: newAddress(), ...given } });
const tokenIn = (link: string) => link.split('#')[1] ?? '';
const look = (token: string) => test.as()(api.invitations.look, { body: { token } });
const form = (token: string, change: object = {}) => ({
  token,
  username: `newcomer.${++count}`,
  password: 'a long password',
  fullName: 'New Comer',
  ...change,
});
const accept = (token: string, change: object = {}, on = test) => on.as()(api.invitations.accept, { body: form(token, change) });
const join = (by: Person, token: string) => test.as(by)(api.invitations.join, { body: { token } });
const pending = async (by: Person, workspaceId = 3) =>
  (await test.as(by)(api.invitations.list, { params: { workspaceId } })).body;
const changed = (id: number, change: Partial<typeof tables.invitations.$inferInsert>) =>
  test.db.update(tables.invitations).set(change).where(eq(tables.invitations.id, id));
const past = () => new Date(Date.now() - 1000).toISOString();
async function signedIn(username: string, on = test) {
  const fullName = 'New Comer';
  const person = { id: 0, username, password: 'a long password', fullName };
  on.forget(person);
  return on.as(person);
}

describe('an invitation', () => {
  it('is answered with its link, of which only the hash is stored', async () => {
    const { status, body, text } = await invite(actors.adm, { email: ' Nina.New@Invited.Example ' });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        mailed: false,
        invitation: { workspaceId: 3, email: 'Nina.New@Invited.Example', role: 'member', invitedBy: 'Ada Admin', expired: false },
      },
    });
    expect(body.link).toMatch(/^\/auth\/invitation#[\w-]{43}$/);
    expect(Date.parse(body.invitation.expiresAt) - Date.parse(body.invitation.sentAt)).toBe(7 * 24 * 60 * 60 * 1000);
    const token = tokenIn(body.link);
    const [row] = await test.db.select().from(tables.invitations).where(eq(tables.invitations.id, body.invitation.id));
    expect(row).toMatchObject({ tokenHash: tokenHashOf(token), emailKey: 'nina.new@invited.example' });
    expect(JSON.stringify(row)).not.toContain(token);
    expect(text).not.toContain(row?.tokenHash);
    expect(JSON.stringify(await pending(actors.adm))).not.toContain(token);
  });

  it('stores its link in no answer of an Idempotency-Key', async () => {
    const reply = await test.as(actors.adm)(api.invitations.create, {
      body: { workspaceId: 3, email: newAddress() },
      headers: { 'idempotency-key': 'invite-once' },
    });
    expect(reply.status).toBe(201);
    const kept = await rows(test.db, sql`select 1 from idempotency_keys where answer like ${`%${tokenIn(reply.body.link)}%`}`);
    expect(kept).toEqual([]);
  });

  it.each([
    ['', 'Please enter an email address'],
    ['   ', 'Please enter an email address'],
    ['nobody', 'Please enter a valid email address'],
    ['a@b.example, c@d.example', 'Please enter a valid email address'],
    ['a@b.example\r\nBcc: c@d.example', 'Please enter a valid email address'],
  ])('needs an address: %j', async (email, message) => {
    const reply = await test.as(actors.adm)(api.invitations.create, { body: { workspaceId: 3, email } });
    expect(reply).toMatchObject({ status: 400, body: { error: 'validation', message, fields: { email: message } } });
  });

  it('is for a role of the workspace, and nothing else', async () => {
    const role = 'owner' as 'admin';
    expect(await invite(actors.adm, { role })).toMatchObject({ status: 400, body: { fields: { role: 'Please choose a role' } } });
  });

  it('is refused for a member, by department or by a row of the workspace', async () => {
    const explicit = await aUser(test, { department: 'HR', workspaceId: 3 });
    const addresses = await test.db.select().from(tables.users);
    for (const { id } of [actors.in, explicit]) {
      const email = addresses.find((user) => user.id === id)?.email.toUpperCase() ?? '';
      expect(await invite(actors.adm, { email })).toMatchObject({
        status: 409,
        body: { error: 'conflict', message: 'This person is already a member of the board.' },
      });
    }
  });

  it('is unique for an address, also if two send it at once', async () => {
    const email = newAddress();
    const both = await Promise.all([invite(actors.adm, { email }), invite(actors.wsa, { email: email.toUpperCase() })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.message).toBe(
      'This address has been invited already. Resend the invitation from the list.',
    );
    expect((await invite(actors.adm, { email, workspaceId: 2 })).status).toBe(201);
  });

  it('replaces one that has expired', async () => {
    const email = newAddress();
    const first = await invite(actors.wsa, { email });
    await changed(first.body.invitation.id, { expiresAt: past() });
    const second = await invite(actors.adm, { email, role: 'admin' });
    expect(second).toMatchObject({ status: 201, body: { invitation: { id: first.body.invitation.id, role: 'admin' } } });
    expect((await look(tokenIn(first.body.link))).status).toBe(404);
    expect((await look(tokenIn(second.body.link))).body).toMatchObject({ email, role: 'admin', invitedBy: 'Ada Admin' });
  });

  it('is sent twenty times an hour by one person', async () => {
    for (let sent = 0; sent < 20; sent++) expect((await invite(actors.lead)).status).toBe(201);
    const refused = await invite(actors.lead);
    expect(refused).toMatchObject({ status: 429, body: { error: 'too_many' } });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(3000);
    expect(refused.body.message).toBe(`Too many attempts. Try again in ${Math.ceil(wait / 60)} minutes.`);
    expect((await invite(actors.wsa)).status).toBe(201);
    for (let sent = 0; sent < 21; sent++) expect((await invite(actors.adm)).status).toBe(201);
  });
});

describe('a person who may invite', () => {
  it('is everybody of the workspace, with the member role, while anybody may register; its administrators with the admin role too', async () => {
    const roles = async (name: 'in' | 'wsa' | 'lead' | 'adm') => (await pending(actors[name])).roles;
    expect(await roles('in')).toEqual(['member']);
    expect(await roles('lead')).toEqual(['member']);
    expect(await roles('wsa')).toEqual(['member', 'admin']);
    expect(await roles('adm')).toEqual(['member', 'admin']);
    expect(await invite(actors.in, { role: 'admin' })).toMatchObject({
      status: 403,
      body: { message: 'Only administrators of the board can invite administrators.' },
    });
  });

  it('is an administrator of the workspace if its department is not open to registration', async () => {
    await test.db.update(tables.departments).set({ isPublic: false }).where(eq(tables.departments.key, 'engineering'));
    expect((await pending(actors.in)).roles).toEqual([]);
    expect(await invite(actors.in)).toMatchObject({
      status: 403,
      body: { message: 'Only administrators of the board can invite people here.' },
    });
    expect((await invite(actors.wsa)).status).toBe(201);
    await test.db.update(tables.departments).set({ isPublic: true }).where(eq(tables.departments.key, 'engineering'));
  });

  it('sees those of others only as an administrator of the workspace', async () => {
    const own = await invite(actors.in);
    const others = await invite(actors.adm);
    const seen = async (by: Person) => (await pending(by)).invitations.map(({ id }) => id);
    expect(await seen(actors.in)).toContain(own.body.invitation.id);
    expect(await seen(actors.in)).not.toContain(others.body.invitation.id);
    expect(await seen(actors.wsa)).toEqual(expect.arrayContaining([own.body.invitation.id, others.body.invitation.id]));
    expect(await seen(actors.adm)).toEqual(await seen(actors.wsa));
  });

  it('loses that right: the link opens nothing, and the list says so', async () => {
    const sender = await aUser(test, { workspaceId: 3, workspaceRole: 'admin' });
    const { body } = await invite(sender, { role: 'admin' });
    await withoutMembership(test, sender);
    expect(await look(tokenIn(body.link))).toMatchObject({ status: 410, body: { error: 'gone' } });
    expect((await accept(tokenIn(body.link))).status).toBe(410);
    const listed = (await pending(actors.adm)).invitations.find(({ id }) => id === body.invitation.id);
    expect(listed).toMatchObject({ expired: true });
    const again = await test.as(actors.adm)(api.invitations.resend, { params: { invitationId: body.invitation.id } });
    expect(again).toMatchObject({ status: 200, body: { invitation: { expired: false, invitedBy: 'Ada Admin' } } });
    expect((await accept(tokenIn(again.body.link))).status).toBe(201);
  });
});

describe('a link', () => {
  it('shows who invites whom into what, and not whether the address has an account', async () => {
    const { token, email } = await anInvitation(test, actors.wsa);
    expect(await look(token)).toMatchObject({
      status: 200,
      body: { workspace: 'Engineering', invitedBy: 'Wanda Workspace', email, role: 'member' },
    });
    const shown = [
      'departments',
      'email',
      'expiresAt',
      'fullName',
      'grantsAdmin',
      'invitedBy',
      'role',
      'title',
      'username',
      'workspace',
    ];
    expect(Object.keys((await look(token)).body).toSorted()).toEqual(shown);
    const known = await anInvitation(test, actors.adm, { userId: actors.out.id });
    expect(Object.keys((await look(known.token)).body).toSorted()).toEqual(shown);
  });

  it.each(['', 'a', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}.`])('that is invalid is refused: %j', async (token) => {
    const message = 'This invitation link is not valid. A newer one may have replaced it.';
    expect(await look(token)).toMatchObject({ status: 400, body: { message } });
    expect(await look('b'.repeat(43))).toMatchObject({ status: 404, body: { error: 'not_found', message } });
  });

  it.each([
    ['has expired', { expiresAt: past() }, 'This invitation has expired. Please ask for a new one.'],
    ['was revoked', { revokedAt: past() }, 'This invitation has been withdrawn.'],
    ['was used', { acceptedAt: past() }, 'This invitation has already been used.'],
  ])('of an invitation that %s opens nothing and says why', async (_, change, message) => {
    const { id, token } = await anInvitation(test, actors.adm, { userId: actors.out.id });
    await changed(id, change);
    const gone = { status: 410, body: { error: 'gone', message } };
    expect(await look(token)).toMatchObject(gone);
    expect(await accept(token)).toMatchObject(gone);
    expect(await join(actors.out, token)).toMatchObject(gone);
  });

  it('stops working once the invitation is sent again, and the new one works', async () => {
    const { id, token } = await anInvitation(test, actors.adm);
    await changed(id, { expiresAt: past() });
    const again = await test.as(actors.wsa)(api.invitations.resend, { params: { invitationId: id } });
    expect(again).toMatchObject({ status: 200, body: { invitation: { id, invitedBy: 'Wanda Workspace', expired: false } } });
    expect((await look(token)).status).toBe(404);
    expect((await look(tokenIn(again.body.link))).status).toBe(200);
  });

  it('stops working once the invitation is revoked, which cannot be sent again', async () => {
    const { id, token } = await anInvitation(test, actors.adm);
    const params = { invitationId: id };
    expect((await test.as(actors.adm)(api.invitations.revoke, { params })).status).toBe(200);
    expect(await look(token)).toMatchObject({ status: 410, body: { message: 'This invitation has been withdrawn.' } });
    expect((await test.as(actors.adm)(api.invitations.revoke, { params })).status).toBe(404);
    expect((await test.as(actors.adm)(api.invitations.resend, { params })).status).toBe(404);
    expect((await pending(actors.adm)).invitations.map((invitation) => invitation.id)).not.toContain(id);
  });

  it('is deleted with the account of its sender', async () => {
    const sender = await aUser(test, { role: 'admin', department: null });
    const { token } = await anInvitation(test, sender);
    await test.db.transaction((tx) => eraseUser(tx, sender.id, { id: sender.id, via: 'session' }));
    expect((await look(token)).status).toBe(404);
  });

  it('is deleted with the account of the invited person, as it holds the address', async () => {
    const { token, email } = await anInvitation(test, actors.adm);
    await accept(token, { username: 'goes.again' });
    const [user] = await test.db.select().from(tables.users).where(eq(tables.users.username, 'goes.again'));
    const id = user?.id ?? 0;
    await test.db.transaction((tx) => eraseUser(tx, id, { id: id, via: 'session' }));
    expect(await test.db.select().from(tables.invitations).where(eq(tables.invitations.email, email))).toEqual([]);
  });
});

describe('accepting with a new account', () => {
  it('makes the invited address a member of the workspace, and nothing more', async () => {
    const { token, email } = await anInvitation(test, actors.adm);
    const username = 'first.comer';
    const reply = await accept(token, { username, email: 'other@example.com', role: 'admin', departmentId: 2 });
    expect(reply).toMatchObject({ status: 201, body: { workspaceId: 3 } });
    const as = await signedIn(username);
    expect((await as(api.auth.currentUser)).body).toMatchObject({
      user: { email, role: 'user', departmentId: 3 },
      permissions: { isAdmin: false },
    });
    expect((await as(api.workspaces.list)).body.map(({ id }) => id)).toEqual([3]);
    const members = (await test.as(actors.adm)(api.workspaces.members, { params: { workspaceId: 3 } })).body;
    expect(members.find(({ user }) => user.email === email)).toMatchObject({ role: 'member' });
    expect((await pending(actors.adm)).invitations.map((invitation) => invitation.email)).not.toContain(email);
  });

  it('makes an administrator of the workspace if it says so, and of nothing else', async () => {
    const { token } = await anInvitation(test, actors.adm, { role: 'admin' });
    await accept(token, { username: 'second.comer' });
    const as = await signedIn('second.comer');
    expect((await as(api.workspaces.createColumn, { body: { name: 'Theirs', workspaceId: 3 } })).status).toBe(201);
    expect((await as(api.workspaces.createColumn, { body: { name: 'Theirs', workspaceId: 2 } })).status).toBe(403);
    expect((await as(api.auth.currentUser)).body).toMatchObject({ permissions: { isAdmin: false, canAccessCompanyView: false } });
  });

  it('leaves the invitation open if the username is taken or a field is invalid', async () => {
    const { token } = await anInvitation(test, actors.adm);
    expect(await accept(token, { username: actors.in.username })).toMatchObject({
      status: 409,
      body: { message: 'Username already exists' },
    });
    expect(await accept(token, { password: 'short' })).toMatchObject({
      status: 400,
      body: { fields: { password: 'Password must be at least 8 characters' } },
    });
    expect((await accept(token)).status).toBe(201);
  });

  it('is refused if the address has an account by now', async () => {
    const { token } = await anInvitation(test, actors.adm, { userId: actors.out.id });
    expect(await accept(token)).toMatchObject({ status: 409, body: { message: 'Email already in use' } });
  });

  it('succeeds for one of many concurrent attempts', async () => {
    const { id, token } = await anInvitation(test, actors.adm);
    const replies = await Promise.all(Array.from({ length: 6 }, () => accept(token)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 410, 410, 410, 410, 410]);
    const made = await test.db.select().from(tables.invitations).where(eq(tables.invitations.id, id));
    expect(made[0]?.acceptedBy).not.toBeNull();
    const users = await test.db
      .select()
      .from(tables.users)
      .where(eq(tables.users.emailKey, made[0]?.emailKey ?? ''));
    expect(users).toHaveLength(1);
  });

  it('is allowed twenty times an hour with one invitation', async () => {
    const { token } = await anInvitation(test, actors.adm);
    for (let tried = 0; tried < 20; tried++) {
      expect((await accept(token, { username: actors.in.username })).status).toBe(409);
    }
    expect((await accept(token)).status).toBe(429);
    expect((await accept((await anInvitation(test, actors.adm)).token)).status).toBe(201);
  });
});

describe('accepting with the signed-in account', () => {
  it("adds the workspace to the account's others", async () => {
    const person = await aUser(test, { department: 'HR' });
    const { token } = await anInvitation(test, actors.adm, { userId: person.id });
    expect(await join(person, token)).toMatchObject({ status: 200, body: { workspaceId: 3 } });
    expect((await test.as(person)(api.workspaces.list)).body.map(({ id }) => id)).toEqual([2, 3]);
    expect((await join(person, token)).status).toBe(410);
  });

  it('approves a pending membership', async () => {
    const person = await aUser(test, { pending: true });
    const { token } = await anInvitation(test, actors.adm, { userId: person.id });
    expect((await test.as(person)(api.workspaces.list)).body).toEqual([]);
    await join(person, token);
    expect((await test.as(person)(api.workspaces.list)).body.map(({ id }) => id)).toEqual([3]);
  });

  it('takes no role away', async () => {
    const person = await aUser(test, { department: 'HR', workspaceId: 3, workspaceRole: 'admin' });
    const { token } = await anInvitation(test, actors.adm, { userId: person.id });
    await join(person, token);
    const of = and(eq(tables.workspaceMembers.userId, person.id), eq(tables.workspaceMembers.workspaceId, 3));
    expect(await test.db.select().from(tables.workspaceMembers).where(of)).toMatchObject([{ role: 'admin' }]);
  });

  it('is for the invited address only, and leaves the invitation open for it', async () => {
    const { token } = await anInvitation(test, actors.adm);
    expect(await join(actors.out, token)).toMatchObject({
      status: 403,
      body: { error: 'forbidden', message: 'This invitation is for another e-mail address.' },
    });
    expect((await look(token)).status).toBe(200);
  });

  it('happens once, however often it is clicked', async () => {
    const person = await aUser(test, { department: 'HR' });
    const { token } = await anInvitation(test, actors.adm, { userId: person.id });
    const replies = await Promise.all([join(person, token), join(person, token), join(person, token)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
  });

  it('needs a row of the workspace if its department was deleted', async () => {
    const [made] = await test.db
      .insert(tables.workspaces)
      .values({ name: 'Left over', departmentKey: 'left over' })
      .returning({ id: tables.workspaces.id });
    const workspaceId = made?.id ?? 0;
    const { token } = await anInvitation(test, actors.adm, { userId: actors.out.id, workspaceId });
    expect((await join(actors.out, token)).status).toBe(200);
    expect((await test.as(actors.out)(api.workspaces.list)).body.map(({ id }) => id)).toContain(workspaceId);
  });
});

describe('cleanup', () => {
  it('deletes what ended 30 days ago, and nothing else', async () => {
    const day = 24 * 60 * 60 * 1000;
    const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
    const made = async (change: object) => {
      const { id } = await anInvitation(test, actors.adm);
      await changed(id, change);
      return id;
    };
    const old = [await made({ acceptedAt: ago(31) }), await made({ revokedAt: ago(31) }), await made({ expiresAt: ago(31) })];
    const young = [await made({ acceptedAt: ago(29) }), await made({ revokedAt: ago(29) }), await made({ expiresAt: ago(29) })];
    await deleteOldInvitations(test.db);
    const left = (await test.db.select({ id: tables.invitations.id }).from(tables.invitations)).map(({ id }) => id);
    for (const id of old) expect(left).not.toContain(id);
    for (const id of young) expect(left).toContain(id);
  });
});

describe.each(['closed', 'approval'] as const)('while registration is %s', (REGISTRATION) => {
  let own: TestApp;
  let theirs: Actors;
  beforeAll(async () => {
    own = await testApp({ env: { REGISTRATION } });
    theirs = await makeActors(own);
  });
  afterAll(() => own.close());

  it('members cannot invite, and their earlier invitations open nothing', async () => {
    const body = { workspaceId: 3, email: newAddress() };
    expect((await own.as(theirs.in)(api.invitations.create, { body })).status).toBe(403);
    const { body: seen } = await own.as(theirs.in)(api.invitations.list, { params: { workspaceId: 3 } });
    expect(seen.roles).toEqual([]);
    const { token } = await anInvitation(own, theirs.in);
    expect((await own.as()(api.invitations.look, { body: { token } })).status).toBe(410);
  });

  it('an invitation of an administrator of the workspace works at once', async () => {
    const created = await own.as(theirs.wsa)(api.invitations.create, { body: { workspaceId: 3, email: newAddress() } });
    expect(created.status).toBe(201);
    expect((await accept(tokenIn(created.body.link), { username: 'let.in' }, own)).status).toBe(201);
    const as = await signedIn('let.in', own);
    expect((await as(api.workspaces.list)).body.map(({ id }) => id)).toEqual([3]);
  });
});

describe('with PUBLIC_URL', () => {
  let own: TestApp;
  beforeAll(async () => {
    own = await testApp({ env: { PUBLIC_URL: 'https://tasks.example.com/' } });
  });
  afterAll(() => own.close());

  it('the link begins with it, and never with the Host of a request', async () => {
    const admin = await aUser(own, { role: 'admin' });
    const reply = await own.raw({
      method: 'POST',
      url: '/api/invitations',
      payload: { workspaceId: 3, email: newAddress() },
      headers: { cookie: await own.cookieOf(admin), host: 'tasklane.test', origin: 'https://tasks.example.com' },
    });
    expect(reply.status).toBe(201);
    expect((reply.body as { link: string }).link).toMatch(/^https:\/\/tasks\.example\.com\/auth\/invitation#[\w-]{43}$/);
  });
});

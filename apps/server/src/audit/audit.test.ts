// Tests the audit log: it contains every administrative action and every refusal, complete, in order and unchangeable.
import * as api from '@app/contract/api.ts';
import type { AuditEntry } from '@app/contract/audit/audit.contract.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteOldAudit } from '#audit/audit.sql.ts';
import { rows } from '#db/rows.ts';
import { codeAt, stepAt } from '#second-factors/totp.ts';
import { recordUnknown } from '#sign-ins/record-sign-in.ts';
import { aUser } from '#testing/factories.ts';
import { endpoints } from '#testing/permissions/permission-rows.ts';
import { type Client, type Person, type TestApp, testApp } from '#testing/test-app.ts';

let test: TestApp;
let admin: Person;
let as: Client;

beforeAll(async () => {
  test = await testApp();
  admin = await aUser(test, { role: 'admin', department: null, fullName: 'Ada Admin' });
  as = test.as(admin);
});
afterAll(() => test.close());

async function entries(query: Record<string, string> = {}): Promise<AuditEntry[]> {
  const reply = await as(api.audit.list, { query: { kind: 'acts', ...query } });
  expect(reply.status, reply.text).toBe(200);
  return reply.body;
}

describe('an administrative action', () => {
  it('is recorded with who, what, its target and the address', async () => {
    const person = await aUser(test, { department: null, fullName: 'Ines Inside' });
    const { id: departmentId } = (await as(api.departments.create, { body: { name: 'Audited' } })).body;
    await as(api.departments.addUser, { body: { userId: person.id, departmentId, role: 'lead' } });
    await as(api.departments.removeUser, { body: { userId: person.id, departmentId } });
    await as(api.departments.remove, { params: { departmentId } });
    const body = { name: 'A template', items: [{ text: 'First' }] };
    const { id: checklistTemplateId } = (await as(api.checklistTemplates.create, { body })).body;
    await as(api.checklistTemplates.update, { params: { checklistTemplateId }, body });
    await as(api.checklistTemplates.remove, { params: { checklistTemplateId } });
    await as(api.workspaces.createColumn, { body: { name: 'Blocked', workspaceId: 3 } });
    const found = await entries({ userId: String(admin.id) });
    expect(found.map(({ action, target, targetName }) => [action, target, targetName])).toEqual([
      ['column_created', 'workspace:3', 'Engineering'],
      ['template_deleted', `template:${checklistTemplateId}`, 'A template'],
      ['template_updated', `template:${checklistTemplateId}`, 'A template'],
      ['template_created', `template:${checklistTemplateId}`, 'A template'],
      ['department_deleted', `department:${departmentId}`, 'Audited'],
      ['member_removed', `user:${person.id}`, 'Ines Inside'],
      ['member_added', `user:${person.id}`, 'Ines Inside'],
      ['department_created', `department:${departmentId}`, 'Audited'],
    ]);
    expect(found[6]).toMatchObject({
      outcome: 'done',
      userName: 'Ada Admin',
      details: { department: 'Audited', role: 'lead' },
      address: '127.0.0.1',
    });
  });

  it('is not recorded if it did not happen', async () => {
    const before = (await entries())[0]?.id;
    expect((await as(api.departments.create, { body: { name: 'Engineering' } })).status).toBe(409);
    expect((await as(api.departments.remove, { params: { departmentId: 2_147_483_647 } })).status).toBe(404);
    expect((await entries())[0]?.id).toBe(before);
  });
});

describe('a refused attempt', () => {
  it('is recorded once a minute, however often it is made', async () => {
    const person = await aUser(test, { fullName: 'Otto Outside' });
    const own = test.as(person);
    for (let time = 0; time < 3; time++) {
      expect((await own(api.departments.create, { body: { name: 'Mine' } })).status).toBe(403);
      expect((await own(api.audit.list)).status).toBe(403);
    }
    const found = await entries({ userId: String(person.id) });
    expect(found.map(({ action, outcome, targetName }) => [action, outcome, targetName])).toEqual([
      ['admin_read', 'refused', 'GET /api/admin/audit'],
      ['department_created', 'refused', null],
    ]);
    expect(await entries({ userId: String(person.id), outcome: 'done' })).toEqual([]);
  });

  it('of somebody who is not signed in is not recorded, because nobody is known to have made it', async () => {
    const before = (await entries())[0]?.id;
    expect((await test.as()(api.audit.list)).status).toBe(401);
    expect((await entries())[0]?.id).toBe(before);
  });

  it('has a name for every action', () => {
    const nameless = endpoints.filter(
      ({ endpoint }) => endpoint.access === 'admin' && endpoint.method !== 'GET' && !endpoint.audit,
    );
    expect(nameless.map(({ key }) => key)).toEqual([]);
  });
});

describe('the list', () => {
  it('is read in pages, by action, outcome and date', async () => {
    const all = await entries();
    const first = await entries({ limit: '2' });
    const second = await entries({ limit: '2', before: String(first.at(-1)?.id) });
    expect([...first, ...second]).toEqual(all.slice(0, 4));
    expect((await entries({ action: 'column_created' })).map(({ action }) => action)).toEqual(['column_created']);
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    expect(await entries({ from: day(-1), to: day(1) })).toEqual(all);
    expect(await entries({ to: day(-2) })).toEqual([]);
    expect(await entries({ from: day(2) })).toEqual([]);
  });

  it.each(['limit=0', 'limit=51', 'before=x', 'userId=-1', 'action=nothing', 'outcome=x', 'from=2026-02-30', 'to=now', 'from='])(
    'refuses %s',
    async (query) => {
      expect((await test.raw({ method: 'GET', url: `/api/admin/audit?${query}`, as: admin })).status).toBe(400);
    },
  );

  it('does not name a deleted person', async () => {
    const person = await aUser(test, { fullName: 'Gone Tomorrow' });
    await test.as(person)(api.departments.create, { body: { name: 'Mine' } });
    await test.db.execute(sql`update users set deleted_at = now() where id = ${person.id}`);
    expect(await entries({ userId: String(person.id) })).toMatchObject([{ userName: null }]);
  });
});

describe('signing in and out', () => {
  const signIn = (username: string, password: string) => test.as()(api.auth.login, { body: { username, password } });
  const acts = async (person: Person) =>
    (await entries({ kind: 'signIn', userId: String(person.id) })).map(({ action, outcome, details }) => [
      action,
      outcome,
      details,
    ]);

  it('is recorded, and so is a wrong password, once a minute', async () => {
    const person = await aUser(test, { department: null });
    for (let time = 0; time < 3; time++) expect((await signIn(person.username, 'wrong one')).status).toBe(401);
    await vi.waitFor(async () => expect(await acts(person)).toHaveLength(1));
    expect((await signIn(person.username, person.password)).status).toBe(200);
    expect((await test.as(person)(api.auth.logout)).status).toBe(200);
    expect(await acts(person)).toEqual([
      ['signed_out', 'done', {}],
      ['signed_in', 'done', { method: 'credentials' }],
      // The client of the test.
      ['signed_in', 'done', { method: 'credentials' }],
      ['sign_in_refused', 'refused', { method: 'credentials', reason: 'wrong_password' }],
    ]);
  });

  it('to an account that does not exist is recorded without its name, which may be a password', async () => {
    for (const name of ['typed-a-password', 'another-one']) expect((await signIn(name, 'wrong one')).status).toBe(401);
    await vi.waitFor(async () => {
      const strangers = (await entries({ kind: 'signIn', outcome: 'refused' })).filter(({ userId }) => userId === null);
      expect(strangers).toMatchObject([{ details: { method: 'credentials', reason: 'unknown' }, address: '127.0.0.1' }]);
    });
    expect(JSON.stringify(await entries())).not.toMatch(/typed-a-password|another-one/);
  });

  it('from many addresses does not flood the log', async () => {
    await Promise.all(Array.from({ length: 90 }, (_, last) => recordUnknown(test.db, `192.0.2.${last}`)));
    for (let last = 90; last < 130; last++) await recordUnknown(test.db, `192.0.2.${last}`);
    const [found] = await rows<{ count: number }>(
      test.db,
      sql`select count(*)::int as count from audit_log where user_id is null and action = 'sign_in_refused'`,
    );
    expect(found?.count).toBeGreaterThanOrEqual(60);
    expect(found?.count).toBeLessThanOrEqual(100);
  });
});

describe('what protects an account', () => {
  it('is recorded with the person, and without any secret', async () => {
    const person = await aUser(test, { department: null });
    const own = test.as(person);
    const { body: begun } = await own(api.secondFactors.start);
    const code = codeAt(begun.secret, stepAt(Date.now()));
    expect((await own(api.secondFactors.confirm, { body: { code } })).status).toBe(200);
    expect((await own(api.secondFactors.renewCodes)).status).toBe(200);
    expect((await own(api.secondFactors.remove)).status).toBe(200);
    expect((await own(api.sessions.endOthers)).status).toBe(200);
    const body = { currentPassword: person.password, newPassword: 'a much better one' };
    expect((await own(api.auth.changePassword, { body })).status).toBe(200);
    const found = await entries({ userId: String(person.id) });
    expect(found.map(({ action }) => action)).toEqual([
      'password_changed',
      'sessions_ended',
      'second_factor_removed',
      'recovery_codes_renewed',
      'second_factor_added',
    ]);
    expect(found.every(({ target, details }) => target === `user:${person.id}` && Object.keys(details).length === 0)).toBe(true);
  });

  it('exports and the deletion of an account are recorded', async () => {
    const person = await aUser(test, { department: null });
    const own = test.as(person);
    expect((await test.raw({ method: 'GET', url: '/api/export?format=csv', as: person })).status).toBe(200);
    expect((await own(api.account.exportData, { body: { password: person.password } })).status).toBe(200);
    const body = { username: person.username, password: person.password };
    expect((await own(api.account.remove, { body })).status).toBe(200);
    expect((await entries({ userId: String(person.id) })).map(({ action }) => action)).toEqual([
      'user_deleted',
      'account_exported',
      'tasks_exported',
    ]);
  });
});

describe('the file', () => {
  it('has the entries that match, is safe for spreadsheets, and is recorded', async () => {
    await test.db.execute(
      sql`insert into audit_log (user_id, action, outcome, details) values (${admin.id}, 'token_created', 'done', '{"name":"=1+1"}')`,
    );
    const { text } = await test.raw({ method: 'GET', url: '/api/admin/audit/export?kind=protection', as: admin });
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toMatch(/id,createdAt,userId,userName,action,outcome,target,targetName,details,address$/);
    const listed = await entries({ kind: 'protection' });
    expect(lines).toHaveLength(listed.length + 1);
    expect(text).not.toContain('signed_in');
    expect(text).toContain(`'=1+1`);
    expect((await entries())[0]).toMatchObject({ action: 'audit_exported', details: { kind: 'protection' } });
  });

  it('is not for others', async () => {
    const person = await aUser(test);
    expect((await test.raw({ method: 'GET', url: '/api/admin/audit/export', as: person })).status).toBe(403);
  });
});

describe('an entry', () => {
  it('loses only what names a person who is erased', async () => {
    const person = await aUser(test, { department: null });
    const own = async () => (await entries({ kind: 'signIn', userId: String(person.id) }))[0];
    await test.db.execute(
      sql`insert into audit_log (user_id, action, outcome, address, details) values (${person.id}, 'signed_in', 'done', '192.0.2.1', '{"a":1}')`,
    );
    const change = (part: ReturnType<typeof sql>) =>
      test.db.execute(sql`update audit_log set ${part} where user_id = ${person.id}`).then(
        () => 'done',
        () => 'refused',
      );
    expect(await change(sql`address = null`)).toBe('refused');
    await as(api.users.remove, { params: { userId: person.id } });
    expect(await own()).toMatchObject({ address: null, details: { a: 1 } });
    for (const part of [
      sql`address = '192.0.2.2'`,
      sql`address = null, details = '{}'`,
      sql`user_id = null`,
      sql`created_at = now()`,
    ])
      expect(await change(part)).toBe('refused');
  });

  // The embedded database has one user, who owns everything.
  it.runIf(process.env['TEST_DATABASE_URL'])('stays whole where its table belongs to another user of PostgreSQL', async () => {
    const [keeper, app] = [`keeper_${process.pid}`, `app_${process.pid}`];
    const tries = [
      'update audit_log set user_id = 1',
      'delete from audit_log',
      'truncate audit_log',
      'alter table audit_log disable trigger all',
      'drop trigger audit_log_keep on audit_log',
      'drop table audit_log',
      "create or replace function keep_audit() returns trigger language plpgsql as 'begin return old; end'",
      "set local session_replication_role = 'replica'",
    ];
    const rolledBack = new Error('rolled back');
    await test.db
      .transaction(async (tx) => {
        for (const name of [keeper, app]) await tx.execute(sql.raw(`create role ${name}`));
        await tx.execute(sql.raw(`grant select, insert, update, delete on all tables in schema public to ${app}`));
        await tx.execute(sql.raw(`grant create on schema public to ${keeper}`));
        await tx.execute(sql.raw(`alter table audit_log owner to ${keeper}`));
        await tx.execute(sql.raw(`grant select, insert, update, delete on audit_log to ${app}`));
        await tx.execute(sql.raw(`alter function keep_audit() owner to ${keeper}`));
        await tx.execute(sql.raw(`set local role ${app}`));
        await tx.execute(sql`insert into audit_log (action, outcome) values ('signed_in', 'done')`);
        for (const statement of tries) {
          const refused = tx.transaction((inner) => inner.execute(sql.raw(statement)));
          await expect(refused, statement).rejects.toThrow();
        }
        throw rolledBack;
      })
      .catch((error: unknown) => {
        if (error !== rolledBack) throw error;
      });
  });

  it('stays where somebody would delete all of them', async () => {
    await expect(test.db.execute(sql`truncate audit_log`)).rejects.toThrow();
  });

  it('never changes, and is deleted only after 400 days', async () => {
    const change = (statement: ReturnType<typeof sql>) =>
      test.db.execute(statement).then(
        () => 'done',
        () => 'refused',
      );
    expect(await change(sql`update audit_log set user_id = 1`)).toBe('refused');
    expect(await change(sql`delete from audit_log`)).toBe('refused');
    const count = async () => (await rows(test.db, sql`select 1 from audit_log`)).length;
    const kept = await count();
    await test.db.execute(sql`insert into audit_log (user_id, action, outcome, created_at)
      values (1, 'department_created', 'done', now() - interval '401 days')`);
    expect(await count()).toBe(kept + 1);
    await deleteOldAudit(test.db);
    expect(await count()).toBe(kept);
  });
});

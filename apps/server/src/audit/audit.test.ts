// Tests the audit log: it contains every administrative action and every refusal, complete, in order and unchangeable.
import * as api from '@app/contract/api.ts';
import type { AuditEntry } from '@app/contract/audit/audit.contract.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteOldAudit } from '#endpoints/audit.sql.ts';
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
  const reply = await as(api.audit.list, { query });
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

describe('an entry', () => {
  it('never changes, and is deleted only after 400 days', async () => {
    const change = (statement: ReturnType<typeof sql>) =>
      test.db.execute(statement).then(
        () => 'done',
        () => 'refused',
      );
    expect(await change(sql`update audit_log set user_id = 1`)).toBe('refused');
    expect(await change(sql`delete from audit_log`)).toBe('refused');
    const kept = (await entries()).length;
    await test.db.execute(sql`insert into audit_log (user_id, action, outcome, created_at)
      values (1, 'department_created', 'done', now() - interval '401 days')`);
    expect(await entries()).toHaveLength(kept + 1);
    await deleteOldAudit(test.db);
    expect(await entries()).toHaveLength(kept);
  });
});

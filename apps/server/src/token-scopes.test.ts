// Tests that a token gives no more than its scopes say: who may only write reads nothing, and who may do what changes by a session.
import * as api from '@app/contract/api.ts';
import type { Endpoint } from '@app/contract/endpoint.ts';
import { readScopeOf, type Scope, scopes } from '@app/contract/principals.ts';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { type ActorName, aTask, aToken, aUser } from '#testing/factories.ts';
import { callerOf } from '#testing/permissions/permission-calls.ts';
import { openMatrix } from '#testing/permissions/permission-matrix.ts';
import { requestOf } from '#testing/permissions/permission-requests.ts';
import { addedPermissionRows, endpoints, type PermissionRow, permissionRows } from '#testing/permissions/permission-rows.ts';

const matrix = openMatrix();

/** The rows of what a token may call, each with an actor who may. */
const rows = [...permissionRows(), ...addedPermissionRows()].flatMap((row) => {
  const { endpoint } = row;
  if (endpoint?.scope === undefined || !endpoint.via?.includes('token') || endpoint.stream) return [];
  const name = (['in', 'wsa', 'adm'] satisfies ActorName[]).find((each) => row.expected[each] < 300);
  return name === undefined ? [] : [{ n: row.n, row, endpoint, scope: endpoint.scope, name }];
});

/** Every field that a caller may get who may write only. */
const receiptFields = ['id', 'version', 'success'];

async function ask(row: PermissionRow, name: ActorName, given: readonly Scope[], headers: Record<string, string> = {}) {
  const caller = callerOf(matrix.test, matrix.actors, name);
  const made = await requestOf(row)?.(caller);
  if (!made) throw new Error('no request');
  const token = await aToken(matrix.test, caller.self.id, given);
  return matrix.test.raw({ method: row.method, ...made, headers: { ...headers, ...token.headers } });
}

describe('a token with the scopes to write alone', () => {
  const writing = rows.filter(({ scope }) => scope !== readScopeOf(scope));

  it.each(writing)('gets a receipt of $n', async ({ row, endpoint, scope, name }) => {
    const { alsoScope } = endpoint;
    const reply = await ask(row, name, alsoScope === undefined ? [scope] : [scope, alsoScope]);
    expect({ status: reply.status, text: reply.status < 300 ? '' : reply.text }).toEqual({
      status: row.expected[name],
      text: '',
    });
    const expected = endpoint.receipt ? Object.keys((endpoint.receipt as z.ZodMiniObject).shape) : receiptFields;
    expect(Object.keys(reply.body as object).filter((field) => !expected.includes(field))).toEqual([]);
    expect(reply.text).not.toMatch(/of the tests|Ines Inside|Mia Maker|title|description/i);
  });

  it.each(rows.filter(({ scope }) => scope === readScopeOf(scope)))('is refused $n', async ({ row, name }) => {
    const written = scopes.filter((each) => each !== readScopeOf(each));
    expect(await ask(row, name, written)).toMatchObject({ status: 403, body: { error: 'forbidden' } });
  });

  it('learns nothing of a task by changes without a field, a conflict or the repeated key of another token', async () => {
    const task = await aTask(matrix.test, { title: 'A secret of the tests', description: 'Deep inside' });
    const person = matrix.actors.in;
    const writes = await aToken(matrix.test, person.id, ['tasks:write']);
    const url = `/api/tasks/${task.id}`;
    const put = (payload: object, headers: Record<string, string>) => matrix.test.raw({ method: 'PUT', url, payload, headers });
    expect((await put({}, writes.headers)).body).toEqual({ id: task.id, version: task.version });
    const stale = await put({ title: 'Another title', version: task.version + 7 }, writes.headers);
    expect(stale.status).toBe(409);
    expect(stale.text).not.toMatch(/secret|Deep/);
    const full = await aToken(matrix.test, person.id, ['tasks:read', 'tasks:write']);
    const key = { 'idempotency-key': 'the same for both' };
    expect((await put({ priority: 'P1' }, { ...full.headers, ...key })).text).toContain('A secret of the tests');
    const again = await put({ priority: 'P1' }, { ...writes.headers, ...key });
    expect(again).toMatchObject({ status: 200, body: { id: task.id } });
    expect(again.text).not.toMatch(/secret|Deep/);
    const tasks = [{ taskId: task.id, change: { priority: 'P3' } }];
    const many = await matrix.test.raw({ method: 'POST', url: '/api/tasks/bulk', payload: { tasks }, headers: writes.headers });
    expect(many.body).toEqual({ changed: [{ taskId: task.id }], unchanged: [], refused: [] });
  });
});

describe('who may do what', () => {
  const grants: Endpoint[] = [
    ...[api.users.setRole, api.users.remove, api.users.createService, api.users.update],
    ...[api.departments.addUser, api.departments.setRole, api.departments.removeUser, api.departments.remove],
    ...[api.auth.changePassword, api.passwordResets.create, api.emailConfirmations.send],
    ...[api.tokens.create, api.tokens.list, api.tokens.revoke, api.feeds.create, api.invitations.create],
  ];

  it.each(endpoints.filter(({ endpoint }) => grants.includes(endpoint)))('changes by a session only: $key', ({ endpoint }) => {
    expect(endpoint.via?.filter((via) => via !== 'system') ?? []).toEqual([]);
  });

  it('is not changed by a token with every scope', async () => {
    const admin = await aUser(matrix.test, { role: 'admin' });
    const { headers } = await aToken(matrix.test, admin.id, scopes);
    const other = await aUser(matrix.test);
    const payload = { role: 'admin' };
    const reply = await matrix.test.raw({ method: 'PATCH', url: `/api/users/${other.id}/role`, payload, headers });
    expect(reply).toMatchObject({ status: 403, body: { message: 'Only a person who is signed in can do this.' } });
  });
});

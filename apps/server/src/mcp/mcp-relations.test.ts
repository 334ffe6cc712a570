// Tests over MCP that relations are proposed, confirmed and undone, and that whoever finishes a blocked task sees by what.
import * as api from '@app/contract/api.ts';
import type { Scope } from '@app/contract/principals.ts';
import type { RelationKind } from '@app/contract/relations/relations.rules.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#db/rows.ts';
import { type Actors, actors, aTask, aToken } from '#testing/factories.ts';
import { type ClientName, clientNames, dataOf, type McpClient, mcpClient } from '#testing/mcp-clients.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let test: TestApp;
let people: Actors;
const open: McpClient[] = [];
const scopes: Scope[] = ['tasks:read', 'tasks:write'];

beforeAll(async () => {
  test = await testApp({ env: { RATE_LIMIT_TOKEN: '1000000' } });
  people = await actors(test);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()));
  await test.db.execute(sql`delete from attempts`);
});

async function connected(person: Person, name: ClientName = '2026-07-28'): Promise<McpClient> {
  const client = await mcpClient(test, (await aToken(test, person.id, scopes)).headers, { name });
  open.push(client);
  return client;
}

async function proposed(client: McpClient, name: string, input: Record<string, unknown>) {
  const answer = await client.call(name, input);
  expect(answer.isError, answer.content[0]?.text).toBeFalsy();
  const { proposalId, changes } = answer.structuredContent as { proposalId: string; changes: { text: string }[] };
  return { proposalId, changes, text: answer.content[0]?.text ?? '' };
}

const relate = (task: Task, kind: RelationKind, other: Task, as: Person) =>
  test.as(as)(api.relations.add, { params: { taskId: task.id }, body: { kind, taskId: other.id } });
const relationsOf = async (task: Task) =>
  (await test.as(people.in)(api.relations.list, { params: { taskId: task.id } })).body.map(({ kind, task: { id } }) => [
    kind,
    id,
  ]);
/** A task of Engineering, and one of HR that nobody else sees. */
const hidden = (title: string) => aTask(test, { title, workspaceId: 2, department: 'HR', by: people.out });

describe.each(clientNames)('with the client of %s, a relation', (name) => {
  it('is added and removed by proposals that are undone once, with history, events and audit', async () => {
    const client = await connected(people.in, name);
    const [shop, rooms] = [await aTask(test, { title: 'Open the shop' }), await aTask(test, { title: 'Rent the rooms' })];
    const adding = await proposed(client, 'propose_relation', { taskId: shop.id, kind: 'blockedBy', otherTaskIds: [rooms.id] });
    expect(adding.changes).toMatchObject([{ text: 'Add relation to “Open the shop”: Blocked by “Rent the rooms”' }]);
    expect(await relationsOf(shop)).toEqual([]);
    expect(dataOf(await client.call('confirm_proposal', { proposalId: adding.proposalId }))).toMatchObject({ done: 1 });
    expect([await relationsOf(shop), await relationsOf(rooms)]).toEqual([[['blockedBy', rooms.id]], [['blocks', shop.id]]]);

    const removal = await proposed(client, 'propose_relation_removal', { taskId: rooms.id, otherTaskId: shop.id });
    expect(removal.changes).toMatchObject([{ text: 'Remove relation of “Rent the rooms”: Blocks “Open the shop”' }]);
    await client.call('confirm_proposal', { proposalId: removal.proposalId });
    expect(await relationsOf(shop)).toEqual([]);
    expect(dataOf(await client.call('undo_proposal', { proposalId: removal.proposalId }))).toMatchObject({
      data: { undone: [rooms.id], kept: [] },
    });
    expect(await relationsOf(shop)).toEqual([['blockedBy', rooms.id]]);
    expect((await client.call('undo_proposal', { proposalId: removal.proposalId })).isError).toBe(true);

    const events = await rows(
      test.db,
      sql`select distinct via from events where task_id = ${shop.id} and type = 'task_relations_changed'`,
    );
    expect(events).toEqual([{ via: 'mcp' }]);
    const audit = await rows(
      test.db,
      sql`select action, via, details->>'taskIds' as "taskIds" from audit_log where action like 'proposal%' order by id desc limit 3`,
    );
    expect(audit).toEqual([
      { action: 'proposal_undone', via: 'mcp', taskIds: String(rooms.id) },
      { action: 'proposal_confirmed', via: 'mcp', taskIds: String(rooms.id) },
      { action: 'proposal_confirmed', via: 'mcp', taskIds: String(shop.id) },
    ]);
  });

  it('that blocks what is to be finished is named before and afterwards, of hidden tasks only that there is one', async () => {
    const client = await connected(people.in, name);
    const [ship, check] = [await aTask(test, { title: 'Ship it' }), await aTask(test, { title: 'Test it' })];
    await relate(ship, 'blockedBy', check, people.in);
    await relate(ship, 'blockedBy', await hidden('Salaries of all'), people.adm);
    const review = await proposed(client, 'propose_move', { taskId: ship.id, column: 'Review' });
    expect(review.text).not.toContain('Blocked');
    const done = await proposed(client, 'propose_move', { taskId: ship.id, column: 'Done' });
    expect(done.text).toContain('1. Move “Ship it” to Done (Blocked by Test it, a task that you cannot see)');
    expect(done.changes).toMatchObject([{ blockedBy: 'Test it, a task that you cannot see' }]);
    const confirmed = await client.call('confirm_proposal', { proposalId: done.proposalId });
    expect(dataOf(confirmed)).toMatchObject({
      done: 1,
      warning: '1 task is done, although blocked. Ship it: blocked by Test it, a task that you cannot see',
    });
    expect(JSON.stringify([done, confirmed])).not.toContain('Salaries');
  });
});

describe('a relation', () => {
  it('to a task that the person does not see is refused in the same words as one to no task', async () => {
    const client = await connected(people.in);
    const [own, secret] = [await aTask(test), await hidden('Secret')];
    await relate(own, 'relatesTo', secret, people.adm);
    const answers = await Promise.all(
      [secret.id, 999_999].map(async (id) => {
        const calls = [
          await client.call('propose_relation', { taskId: own.id, kind: 'blocks', otherTaskIds: [id] }),
          await client.call('propose_relation', { taskId: id, kind: 'blocks', otherTaskIds: [own.id] }),
          await client.call('propose_relation_removal', { taskId: own.id, otherTaskId: id }),
          await client.call('propose_relation_removal', { taskId: id, otherTaskId: own.id }),
        ];
        expect(calls.map(({ isError }) => isError)).toEqual([true, true, true, true]);
        return JSON.stringify(calls).replaceAll(String(id), 'N');
      }),
    );
    expect(answers[0]).toBe(answers[1]);
  });

  it.each([
    ['of no kind', { kind: 'eats' }],
    ['to nothing', { otherTaskIds: [] }],
    ['to too many tasks', { otherTaskIds: Array.from({ length: 21 }, (_, at) => at + 1) }],
    ['to no number', { otherTaskIds: ['1; drop table tasks'] }],
    ['to a number beyond all ids', { otherTaskIds: [2 ** 31] }],
  ])('%s is refused', async (_, wrong) => {
    const client = await connected(people.in);
    const task = await aTask(test);
    const input = { taskId: task.id, kind: 'blocks', otherTaskIds: [task.id], ...wrong };
    const answer = await client.call('propose_relation', input).catch((error: Error) => error);
    expect(answer instanceof Error || answer.isError).toBe(true);
  });
});

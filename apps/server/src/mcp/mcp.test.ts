// Tests MCP: the official clients work, a token reads and changes what its person may and its scopes allow, and nothing
// changes before a proposal is confirmed, once.
import * as api from '@app/contract/api.ts';
import { mcpLimits, mcpPaths } from '@app/contract/mcp/mcp.limits.ts';
import type { Scope } from '@app/contract/principals.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { firstRow, rows } from '#db/rows.ts';
import * as tables from '#db/tables.ts';
import { type ActorName, type Actors, aComment, actors, aProposal, aTask, aToken, aUser } from '#testing/factories.ts';
import { hostileTitles } from '#testing/hostile/hostile-titles.ts';
import { type ClientName, clientNames, dataOf, type McpClient, mcpClient } from '#testing/mcp-clients.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let test: TestApp;
let people: Actors;
const open: McpClient[] = [];
const all: Scope[] = ['tasks:read', 'tasks:write', 'comments:write'];

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

interface ConnectionOptions {
  scopes?: Scope[];
  path?: string;
  name?: ClientName;
}

async function connected(person: Person, { scopes = all, ...options }: ConnectionOptions = {}) {
  const token = await aToken(test, person.id, scopes);
  const client = await mcpClient(test, token.headers, options);
  open.push(client);
  return { ...client, token };
}

/** Sends one message as the library of a client would. */
const post = (message: unknown, headers: Record<string, string | undefined> = {}, url: string = mcpPaths.all) =>
  test.raw({
    method: 'POST',
    url,
    payload: message,
    headers: { accept: 'application/json, text/event-stream', origin: undefined, ...headers },
  });
const listTools = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

async function proposed(client: McpClient, name: string, input: Record<string, unknown>) {
  const answer = await client.call(name, input);
  expect(answer.isError, answer.content[0]?.text).toBeFalsy();
  return answer.structuredContent as { proposalId: string; state: string; changes: { id: number; taskId: number | null }[] };
}

const versionOf = async (taskId: number) =>
  firstRow<{ version: number; via: string; status: string; title: string }>(
    test.db,
    sql`select version, changed_via as via, status, title from tasks where id = ${taskId}`,
  );

describe.each(clientNames)('the client of %s', (name) => {
  it('lists tools, calls them, and gets a sentence for what is refused', async () => {
    const task = await aTask(test, { title: 'Renew the certificate' });
    const client = await connected(people.in, { name });
    const tools = await client.tools();
    expect(tools.find((tool) => tool.name === 'get_task')).toMatchObject({
      annotations: { readOnlyHint: true },
      inputSchema: { type: 'object', required: ['taskId'] },
    });
    const upload = new File(['some notes'], 'notes.txt');
    const { body: file } = await test.as(people.in)(api.attachments.add, { params: { taskId: task.id }, upload });
    const listed = {
      name: 'notes.txt',
      size: 10,
      type: 'application/octet-stream',
      address: `/api/attachments/${file.id}/content`,
    };
    const blocker = await aTask(test, { title: 'Ask for the key' });
    await test.as(people.in)(api.relations.add, {
      params: { taskId: task.id },
      body: { kind: 'blockedBy', taskId: blocker.id },
    });
    const relation = { kind: 'blockedBy', taskId: blocker.id, title: 'Ask for the key', status: 'To Do' };
    expect(dataOf(await client.call('get_task', { taskId: task.id }))).toMatchObject({
      data: { id: task.id, title: 'Renew the certificate', relations: [relation], files: [listed] },
    });
    expect(dataOf(await client.call('get_task', { taskId: 999_999 }))).toEqual({ error: 'No such task here: #999999.' });
    const wrong = await client
      .call('get_task', { taskId: 'x' })
      .catch((error: Error) => ({ content: [{ text: error.message }] }));
    expect(JSON.stringify(wrong)).toMatch(/taskId/);
  });

  it('proposes, confirms once and undoes once; rows, events and the audit log say so', async () => {
    const task = await aTask(test, { title: 'Order the chairs' });
    const client = await connected(people.in, { name });
    const { proposalId, changes } = await proposed(client, 'propose_move', { taskId: task.id, column: 'Done' });
    expect(changes).toMatchObject([{ taskId: task.id, text: 'Move “Order the chairs” to Done' }]);
    expect(await versionOf(task.id)).toMatchObject({ version: task.version, status: 'To Do' });
    expect(dataOf(await client.call('confirm_proposal', { proposalId }))).toMatchObject({ done: 1, taskIds: [task.id] });
    expect(await versionOf(task.id)).toMatchObject({ status: 'Done', via: 'mcp' });
    expect(dataOf(await client.call('confirm_proposal', { proposalId }))).toEqual({
      error: 'This proposal was confirmed already',
    });
    const events = await rows<{ via: string }>(
      test.db,
      sql`select via from events where task_id = ${task.id} and type = 'task_moved'`,
    );
    expect(events).toEqual([{ via: 'mcp' }]);
    expect(dataOf(await client.call('undo_proposal', { proposalId }))).toMatchObject({ data: { undone: [task.id], kept: [] } });
    expect(await versionOf(task.id)).toMatchObject({ status: 'To Do', via: 'mcp' });
    expect((await client.call('undo_proposal', { proposalId })).isError).toBe(true);
    const audit = await rows(
      test.db,
      sql`select action, via, user_id as "userId", details->>'taskIds' as "taskIds" from audit_log
          where action like 'proposal%' order by id desc limit 2`,
    );
    const entry = { via: 'mcp', userId: people.in.id, taskIds: String(task.id) };
    expect(audit).toEqual([
      { action: 'proposal_undone', ...entry },
      { action: 'proposal_confirmed', ...entry },
    ]);
  });
});

describe('an argument', () => {
  it('that a tool does not have is refused by its name, and the description says that there are no others', async () => {
    const client = await connected(people.in);
    const answer = await client.call('search_tasks', { text: 'pump' }).catch((error: Error) => ({ message: error.message }));
    expect(JSON.stringify(answer)).toContain('text');
    expect(JSON.stringify(answer)).toContain('There is no such field.');
    expect(JSON.stringify(answer)).not.toContain('"count"');
    const listed = await client.tools();
    for (const { name, inputSchema } of listed) expect(inputSchema, name).toMatchObject({ additionalProperties: false });
  });

  it('that names no board is refused with the tool that lists boards here', async () => {
    const client = await connected(people.adm);
    const names = (await client.tools()).map(({ name }) => name);
    const answer = await client.call('propose_new_tasks', { boardId: 999_999, tasks: [{ title: 'Somewhere' }] });
    expect(answer.isError).toBe(true);
    const [, named = ''] = /Use (\w+)\./.exec(answer.content[0]?.text ?? '') ?? [];
    expect(names).toContain(named);
  });
});

describe('the address', () => {
  const howMade =
    'error_description="Make an API token with the scope tasks:read under Settings, Data & Privacy, API tokens, and send it in the header Authorization: Bearer."';

  it('asks for a token, and takes no cookie for one', async () => {
    for (const url of Object.values(mcpPaths)) {
      const reply = await post(listTools, { cookie: await test.cookieOf(people.in) }, url);
      expect(reply).toMatchObject({ status: 401, body: { error: 'token_missing' } });
      expect(reply.headers['www-authenticate']).toBe(`Bearer realm="Tasklane AI", ${howMade}`);
    }
  });

  it.each([
    ['that nobody has', async () => ({ authorization: 'Bearer tsk_nonsense' })],
    ['that has expired', async () => (await aToken(test, people.in.id, all, true)).headers],
    [
      'of a deleted person',
      async () => {
        const person = await aUser(test);
        const { headers } = await aToken(test, person.id, all);
        await test.db.update(tables.users).set({ deletedAt: new Date().toISOString() }).where(eq(tables.users.id, person.id));
        return headers;
      },
    ],
  ])('refuses a token %s', async (_, headers) => {
    const reply = await post(listTools, await headers());
    expect(reply.status).toBe(401);
    expect(reply.headers['www-authenticate']).toBe(`Bearer error="invalid_token", ${howMade}`);
  });

  it('refuses a token that may not read', async () => {
    const { headers } = await aToken(test, people.in.id, ['tasks:write', 'comments:write']);
    expect(await post(listTools, headers)).toMatchObject({ status: 403, body: { error: 'forbidden', scope: 'tasks:read' } });
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another host', { host: 'evil.example' }, 421],
    ['another content type', { 'content-type': 'text/plain' }, 415],
  ])('refuses %s, also with a token', async (_, wrong, status) => {
    const { headers } = await aToken(test, people.in.id, all);
    expect((await post(JSON.stringify(listTools), { ...headers, ...wrong })).status).toBe(status);
  });

  it.each([
    ['no JSON', '{', 400],
    ['no message', '', 400],
    ['a null', 'null', 400],
    ['many messages in one', JSON.stringify(Array.from({ length: 50 }, () => listTools)), 400],
    ['a body that is too long', JSON.stringify({ ...listTools, params: { x: 'x'.repeat(600_000) } }), 413],
    ['an unknown method', JSON.stringify({ ...listTools, method: 'tasks/delete' }), 200],
    ['a wrong version of JSON-RPC', JSON.stringify({ ...listTools, jsonrpc: '1.0' }), 400],
  ])('answers %s', async (_, text, status) => {
    const { headers } = await aToken(test, people.in.id, all);
    const reply = await post(text, headers);
    expect({ status: reply.status, text: reply.text }).toMatchObject({ status });
    expect(reply.text).not.toMatch(/node_modules|\.ts:/);
  });

  it('has no streams and no sessions', async () => {
    const { headers } = await aToken(test, people.in.id, all);
    for (const method of ['GET', 'DELETE'])
      for (const url of Object.values(mcpPaths)) {
        const reply = await test.raw({ method, url, headers: { ...headers, accept: 'text/event-stream' } });
        expect([method, reply.status, reply.headers['allow']]).toEqual([method, 405, 'POST']);
      }
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': {},
      'io.modelcontextprotocol/clientInfo': { name: 'tests', version: '1' },
    };
    const listen = { ...listTools, method: 'subscriptions/listen', params: { notifications: {}, _meta: meta } };
    const reply = await post(listen, {
      ...headers,
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'subscriptions/listen',
    });
    expect(reply.body).toMatchObject({ error: { message: 'Subscription limit reached' } });
  });

  it('counts each request as one of the token', async () => {
    const { headers } = await aToken(test, people.in.id, all);
    expect((await post(listTools, headers)).headers).toMatchObject({
      'ratelimit-limit': '1000000',
      'ratelimit-remaining': expect.any(String),
      'cache-control': 'no-store',
    });
  });

  it('is no page: what clients ask for signing in is not found', async () => {
    for (const url of ['/.well-known/oauth-protected-resource/mcp', '/mcp/other']) {
      const reply = await test.raw({ method: 'GET', url, headers: { accept: 'text/html' } });
      expect(reply).toMatchObject({ status: 404, body: { error: 'not_found' } });
    }
  });
});

describe('a revoked token', () => {
  it('reads, proposes and confirms nothing more', async () => {
    const task = await aTask(test);
    const client = await connected(people.in);
    const { proposalId } = await proposed(client, 'propose_move', { taskId: task.id, column: 'Done' });
    await test.db.delete(tables.apiTokens).where(eq(tables.apiTokens.id, client.token.id));
    for (const [name, input] of [
      ['get_task', { taskId: task.id }],
      ['propose_move', { taskId: task.id, column: 'Done' }],
      ['confirm_proposal', { proposalId }],
    ] as const)
      await expect(client.call(name, input)).rejects.toThrow(/401|not valid/i);
    expect(await versionOf(task.id)).toMatchObject({ version: task.version });
  });
});

const readingTools = [
  'activity_since',
  'ask_question',
  'get_board',
  'get_task',
  'list_boards',
  'list_people',
  'list_templates',
  'my_work',
  'search_tasks',
  'summarize_board',
  'summarize_my_work',
  'workload',
];
const writingTools = [
  'confirm_proposal',
  'propose_assignee',
  'propose_checklist_items',
  'propose_dates',
  'propose_move',
  'propose_new_tasks',
  'propose_relation',
  'propose_relation_removal',
  'propose_same_change',
  'propose_task_change',
  'propose_template',
  'propose_tick',
  'undo_proposal',
];

describe('the tools', () => {
  it.each<[string, Scope[], string, string[]]>([
    ['to read', ['tasks:read'], mcpPaths.all, readingTools],
    ['to read and comment', ['tasks:read', 'comments:write'], mcpPaths.all, readingTools],
    ['to read and write', ['tasks:read', 'tasks:write'], mcpPaths.all, [...readingTools, ...writingTools]],
    ['for everything', all, mcpPaths.all, [...readingTools, ...writingTools, 'propose_comment']],
    ['for everything, at the address that only reads', all, mcpPaths.readonly, readingTools],
  ])('of a token %s', async (_, scopes, path, expected) => {
    const client = await connected(people.in, { scopes, path });
    const tools = await client.tools();
    expect(tools.map(({ name }) => name).sort()).toEqual([...expected].sort());
    for (const { name, annotations } of tools) {
      const isReading = readingTools.includes(name);
      expect([name, annotations?.['readOnlyHint']]).toEqual([name, isReading]);
      if (!isReading) expect([name, annotations?.['destructiveHint']]).toEqual([name, !name.startsWith('propose')]);
    }
    if (expected.length > readingTools.length) return;
    for (const name of [...writingTools, 'propose_comment'])
      expect(await client.call(name, { proposalId: '1.x' }).catch((error: Error) => error.message)).toMatch(/not found/);
  });

  it('are described within the bound of an answer', async () => {
    const { headers } = await aToken(test, people.in.id, all);
    expect((await post(listTools, headers)).text.length).toBeLessThan(mcpLimits.answer);
  });
});

/** Every tool about a board of Engineering, its task and its rows. */
async function requestsOf(by: Person): Promise<Record<string, Record<string, unknown>>> {
  const checklistItems = [{ id: 1, text: 'Ask', completed: false }];
  const { id: taskId } = await aTask(test, { title: 'Secret of Engineering', checklistItems });
  const [other, related] = [await aTask(test, { title: 'Secret of Engineering 2' }), await aTask(test)];
  await test.as(people.lead)(api.relations.add, { params: { taskId }, body: { kind: 'blocks', taskId: related.id } });
  return {
    ask_question: { question: 'What is open?', boardId: 3 },
    search_tasks: { words: 'Secret', boardId: 3 },
    get_task: { taskId },
    get_board: { boardId: 3 },
    summarize_board: { boardId: 3 },
    propose_new_tasks: { boardId: 3, tasks: [{ title: 'A new task' }] },
    propose_task_change: { taskId, title: 'Another title' },
    propose_move: { taskId, column: 'Done' },
    propose_assignee: { taskId, assigneeId: by.id },
    propose_dates: { taskId, dueDate: '2030-01-31' },
    propose_same_change: { taskIds: [taskId], priority: 'P0' },
    propose_checklist_items: { taskId, items: ['Call'] },
    propose_tick: { taskId, itemId: 1 },
    propose_relation: { taskId, kind: 'parent', otherTaskIds: [other.id] },
    propose_relation_removal: { taskId, otherTaskId: related.id },
    propose_comment: { taskId, text: 'A comment' },
  };
}
const actorsWithToken = ['in', 'out', 'wsa', 'lead', 'adm'] as const satisfies ActorName[];

describe('every tool about a board', () => {
  it.each(actorsWithToken)('as %s', async (actor) => {
    const person = people[actor];
    const client = await connected(person);
    const requests = await requestsOf(person);
    const answers: Record<string, string> = {};
    for (const [name, input] of Object.entries(requests)) {
      const answer = await client.call(name, input);
      answers[name] = answer.isError ? 'refused' : 'done';
      if (actor === 'out') expect(JSON.stringify(answer)).not.toContain('Secret of Engineering');
      const { proposalId } = answer.structuredContent ?? {};
      if (proposalId === undefined) continue;
      const confirmed = await client.call('confirm_proposal', { proposalId });
      expect([name, confirmed.isError, confirmed.content[0]?.text]).toMatchObject([name, undefined, /done/]);
    }
    const expected = actor === 'out' ? 'refused' : 'done';
    expect(answers).toEqual(Object.fromEntries(Object.keys(requests).map((name) => [name, expected])));
  });

  it('without a token', async () => {
    for (const [name, input] of Object.entries(await requestsOf(people.in)))
      expect((await post({ ...listTools, method: 'tools/call', params: { name, arguments: input } })).status).toBe(401);
  });

  it.each([
    'my_work',
    'workload',
    'list_boards',
    'list_templates',
    'summarize_my_work',
    ['activity_since', { since: '2020-01-01' }],
    ['list_people', { name: 'Ines' }],
    ['search_tasks', { words: 'Secret', state: 'any' }],
    ['ask_question', { question: 'Show all tasks' }],
  ] as (string | [string, object])[])('tells somebody else nothing of it: %j', async (called) => {
    await aTask(test, { title: 'Secret of Engineering', assigneeId: people.in.id });
    const [name, input] = [called].flat() as [string, Record<string, unknown>?];
    const answer = await (await connected(people.out)).call(name, input);
    expect(answer.isError).toBeFalsy();
    expect(JSON.stringify(answer)).not.toContain('Secret');
  });
});

describe('a proposal', () => {
  it('is confirmed only by the token that made it, under the id that it got', async () => {
    const task = await aTask(test);
    const [client, other, foreign] = [await connected(people.in), await connected(people.in), await connected(people.lead)];
    const { proposalId } = await proposed(client, 'propose_move', { taskId: task.id, column: 'Done' });
    const number = await aProposal(test, people.in.id, task);
    const signature = proposalId.slice(proposalId.indexOf('.'));
    const missing = { error: expect.stringMatching(/proposal/i) };
    for (const forged of [String(number), `${number}.`, `${number}${signature}`, `0${proposalId}`, `${proposalId}=`, '1.x', '']) {
      for (const name of ['confirm_proposal', 'undo_proposal'])
        expect(dataOf(await client.call(name, { proposalId: forged })), forged).toEqual(missing);
    }
    for (const each of [other, foreign]) expect(dataOf(await each.call('confirm_proposal', { proposalId }))).toEqual(missing);
    expect(await versionOf(task.id)).toMatchObject({ version: task.version });
    expect((await client.call('confirm_proposal', { proposalId })).isError).toBeFalsy();
  });

  it('is confirmed once, also by many at the same time', async () => {
    const task = await aTask(test);
    const client = await connected(people.in);
    const { proposalId } = await proposed(client, 'propose_comment', { taskId: task.id, text: 'Only once' });
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.call('confirm_proposal', { proposalId })));
    expect(answers.filter(({ isError }) => !isError)).toHaveLength(1);
    const comments = await rows<{ via: string }>(test.db, sql`select via from task_comments where content = 'Only once'`);
    expect(comments).toEqual([{ via: 'mcp' }]);
  });

  it('fits the versions that were seen, and 15 minutes', async () => {
    const task = await aTask(test);
    const client = await connected(people.in);
    const changed = await proposed(client, 'propose_move', { taskId: task.id, column: 'Done' });
    await test.as(people.lead)(api.tasks.update, {
      params: { taskId: task.id },
      body: { title: 'Changed meanwhile', version: task.version },
    });
    expect(dataOf(await client.call('confirm_proposal', { proposalId: changed.proposalId }))).toMatchObject({
      error: expect.stringMatching(/changed/),
    });
    const late = await proposed(client, 'propose_move', { taskId: task.id, column: 'Done' });
    await test.db.execute(sql`update assistant_proposals set expires_at = now() where confirmed_at is null`);
    expect((await client.call('confirm_proposal', { proposalId: late.proposalId })).isError).toBe(true);
    expect(await versionOf(task.id)).toMatchObject({ title: 'Changed meanwhile', status: 'To Do' });
  });

  it('makes only the changes that are named', async () => {
    const [one, two] = [await aTask(test), await aTask(test)];
    const client = await connected(people.in);
    const { proposalId, changes } = await proposed(client, 'propose_same_change', {
      taskIds: [one.id, two.id],
      priority: 'P0',
    });
    const kept = changes.filter(({ taskId }) => taskId === two.id).map(({ id }) => id);
    expect(dataOf(await client.call('confirm_proposal', { proposalId, changes: kept }))).toMatchObject({ taskIds: [two.id] });
    expect(await versionOf(one.id)).toMatchObject({ version: one.version });
  });

  it('changes nothing for a token that may no longer write, or a person who lost the board', async () => {
    const person = await aUser(test);
    const task = await aTask(test);
    const client = await connected(person);
    const { proposalId } = await proposed(client, 'propose_move', { taskId: task.id, column: 'Done' });
    await test.db.delete(tables.userDepartments).where(eq(tables.userDepartments.userId, person.id));
    expect((await client.call('confirm_proposal', { proposalId })).isError).toBe(true);
    await test.db
      .update(tables.apiTokens)
      .set({ scopes: ['tasks:read'] })
      .where(eq(tables.apiTokens.id, client.token.id));
    const refused = await client.call('confirm_proposal', { proposalId }).catch((error: Error) => error.message);
    expect(JSON.stringify(refused)).toMatch(/not found/);
    expect(await versionOf(task.id)).toMatchObject({ version: task.version });
  });

  it('is limited in number', async () => {
    const task = await aTask(test);
    const client = await connected(people.in);
    await test.db
      .insert(tables.attempts)
      .values({ key: `mcp:${people.in.id}`, count: 60, windowEnds: new Date(Date.now() + 60_000) });
    expect((await client.call('propose_move', { taskId: task.id, column: 'Done' })).isError).toBe(true);
  });
});

describe('a question', () => {
  it('that is a command proposes nothing', async () => {
    const task = await aTask(test);
    const before = await firstRow<{ count: number }>(test.db, sql`select count(*)::int as count from assistant_proposals`);
    const client = await connected(people.in);
    for (const question of [`Delete #${task.id}`, `Move #${task.id} to Done`, 'Create task Buy milk'])
      expect((await client.call('ask_question', { question })).isError).not.toBe(true);
    const after = await firstRow<{ count: number }>(test.db, sql`select count(*)::int as count from assistant_proposals`);
    expect(after).toEqual(before);
  });
});

describe('pages of tasks', () => {
  it('go on where the former one ended, and know how many there are', async () => {
    const count = 52;
    const words = 'Paginated';
    for (let made = 0; made < count; made++) await aTask(test, { title: `${words} ${made}` });
    const client = await connected(people.in);
    const page = async (skip: number) =>
      (dataOf(await client.call('search_tasks', { words, skip })) as { data: { count: number; tasks: { id: number }[] } }).data;
    const [first, second, behind] = [await page(0), await page(50), await page(60)];
    expect([first.count, second.count, behind]).toEqual([count, count, { count, tasks: [] }]);
    const ids = [...first.tasks, ...second.tasks].map(({ id }) => id);
    expect([first.tasks.length, new Set(ids).size]).toEqual([50, count]);
    expect((await client.call('search_tasks', { words, skip: 10_001 })).isError).toBe(true);
  });

  it('fit into an answer with the longest titles, and a long description is cut', async () => {
    const person = await aUser(test, { department: 'HR' });
    for (let made = 0; made < 50; made++)
      await aTask(test, { title: `"${String(made)}`.padEnd(200, '\\'), workspaceId: 2, department: 'HR' });
    const { id: taskId } = await aTask(test, {
      title: 'Long',
      description: '\u0001'.repeat(5_000),
      workspaceId: 2,
      department: 'HR',
    });
    const client = await connected(person);
    const board = await client.call('get_board', { boardId: 2 });
    expect(dataOf(board)).toMatchObject({ data: { count: 51, tasks: expect.any(Array) } });
    const task = await client.call('get_task', { taskId });
    const many = await client.call('propose_new_tasks', {
      boardId: 2,
      tasks: Array.from({ length: 50 }, () => ({ title: 'x'.repeat(200), description: 'y'.repeat(4_000) })),
    });
    expect(many.isError).toBeFalsy();
    for (const answer of [board, task, many]) expect(JSON.stringify(answer).length).toBeLessThan(mcpLimits.answer);
  });
});

describe('a text that gives orders', () => {
  it('is data in whatever is read', async () => {
    const client = await connected(people.in);
    const tasksNow = () => firstRow(test.db, sql`select md5(string_agg(t::text, '|' order by id)) as tasks from tasks t`);
    for (const text of hostileTitles) {
      const task = await aTask(test, { title: `A ${text}`.slice(0, 200), description: text });
      await aComment(test, { taskId: task.id, by: people.lead, content: text });
      const before = await tasksNow();
      const read = dataOf(await client.call('get_task', { taskId: task.id })) as { note: string; data: object };
      expect(read.note).toMatch(/never instructions/);
      expect(read.data).toMatchObject({ id: task.id, comments: [{ text }] });
      await client.call('search_tasks', { words: text.slice(0, 100) });
      await client.call('ask_question', { question: text.slice(0, 500) });
      expect(await tasksNow(), text).toEqual(before);
    }
  });
});

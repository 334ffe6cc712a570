// Tests conversations without a model: each has its person alone, keeps what was typed, and answers by rules.
import * as api from '@app/contract/api.ts';
import type { ConversationWithMessages, ReplyEvent } from '@app/contract/conversations/conversations.contract.ts';
import { conversationLimits } from '@app/contract/limits.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteOldConversations } from '#conversations/conversations.sql.ts';
import { aConversation, aProposal, aTask, aUser, withoutMembership } from '#testing/factories.ts';
import { eventsIn } from '#testing/reply-events.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let test: TestApp;
let ana: Person;
let bob: Person;

beforeAll(async () => {
  test = await testApp();
  ana = await aUser(test, { fullName: 'Ana Lima' });
  bob = await aUser(test, { fullName: 'Bob Stone' });
});
afterAll(() => test.close());

const url = '/api/assistant/conversations';
const say = async (id: number, payload: object, as: Person = ana): Promise<ReplyEvent[]> =>
  eventsIn(await test.raw({ method: 'POST', url: `${url}/${id}/messages`, payload, as }));
const read = async (conversationId: number, as: Person = ana) =>
  (await test.as(as)(api.conversations.get, { params: { conversationId } })).body as ConversationWithMessages;
const begin = async (body: object = {}) => (await test.as(ana)(api.conversations.create, { body })).body.id;

describe('a conversation without a model', () => {
  it('answers a question, keeps both texts, and takes its name from the first', async () => {
    const task = await aTask(test, { title: 'Late thing', dueDate: '2020-01-01' });
    const id = await begin();
    const events = await say(id, { text: 'What is overdue?' });
    expect(events.map(({ type }) => type)).toEqual(['done']);
    const { name, messages } = await read(id);
    expect(name).toBe('What is overdue?');
    expect(messages.map(({ number, role, fromModel }) => [number, role, fromModel])).toEqual([
      [1, 'person', false],
      [2, 'assistant', false],
    ]);
    expect(messages[1]?.answer?.tasks.map((each) => each.id)).toContain(task.id);
    expect(events[0]).toMatchObject({ message: messages[1], conversation: { id, name } });
  });

  it('proposes what a sentence asks for; the conversation shows whether it was confirmed', async () => {
    const task = await aTask(test, { title: 'Unique kettle' });
    const id = await begin();
    const events = await say(id, { text: 'move "Unique kettle" to review' });
    expect(events.map(({ type }) => type)).toEqual(['proposal', 'done']);
    const [proposal] = (await read(id)).messages[1]?.proposals ?? [];
    expect(proposal).toMatchObject({ state: 'open', acts: [{ taskId: task.id }] });
    const params = { proposalId: proposal?.id ?? 0 };
    expect((await test.as(ana)(api.assistant.confirm, { params, body: {} })).status).toBe(200);
    expect((await read(id)).messages[1]).toMatchObject({
      proposals: [{ state: 'confirmed' }],
      answer: { proposal: { state: 'confirmed' } },
    });
    expect(((await test.as(ana)(api.tasks.get, { params: { taskId: task.id } })).body as Task).status).toBe('Review');
  });

  it('takes “it” and “them” for what the newest reply with tasks named', async () => {
    const [kettle, teapot] = [await aTask(test, { title: 'Green kettle' }), await aTask(test, { title: 'Green teapot' })];
    const id = await begin();
    const acts = async (text: string) => {
      const shown = (await say(id, { text })).find((event) => event.type === 'done');
      const { answer } = shown?.type === 'done' ? shown.message : {};
      return answer?.proposal?.acts.map(({ taskId }) => taskId) ?? answer?.text;
    };
    const which = 'Which task do you mean? Name its title or its number, such as #12.';
    expect(await acts('assign it to Ana')).toBe(which);
    await say(id, { text: 'When is Green kettle due?' });
    await say(id, { text: 'thanks' });
    expect(await acts('assign it to Ana')).toEqual([kettle.id]);
    expect(await acts('postpone it by a week')).toEqual([kettle.id]);
    await say(id, { text: 'tasks with the words Green' });
    expect(await acts('mark it as done')).toBe('Several tasks fit “it”. Which one do you mean?');
    expect(await acts('assign them to Ana')).toEqual([kettle.id, teapot.id].sort((a, b) => a - b));
    expect(await acts('comment on them: soon')).toHaveLength(2);
    // What the newest reply about tasks did not name is not meant.
    await say(id, { text: 'What is overdue in HR?' });
    expect(await acts('assign it to Ana')).toBe(which);
  });

  it('forgets what “it” was when the person no longer sees it', async () => {
    const task = await aTask(test, { title: 'Soon elsewhere' });
    const id = await begin();
    await say(id, { text: `status of #${task.id}` });
    await test.db.execute(
      sql`update tasks set workspace_id = 2, column_id = 5, department = 'HR', department_keys = array['hr'], created_by = null where id = ${task.id}`,
    );
    const events = await say(id, { text: 'rename it to Mine' });
    expect(events.map(({ type }) => type)).toEqual(['done']);
    expect(JSON.stringify(events)).not.toContain('Soon elsewhere');
  });

  it('asks again from a message: what came after it is gone', async () => {
    const id = await begin();
    await say(id, { text: 'What is overdue?' });
    await say(id, { text: 'Show my tasks' });
    await say(id, { text: 'What is due today?', from: 1 });
    expect((await read(id)).messages.map(({ text, role }) => role === 'person' && text)).toEqual(['What is due today?', false]);
  });

  it('is about the open task or the board, which the person must see', async () => {
    const hidden = await aTask(test, {
      title: 'Of another department',
      workspaceId: 2,
      department: 'HR',
      by: await aUser(test, { department: 'HR' }),
    });
    const id = await begin();
    const refused = (payload: object) =>
      test.raw({ method: 'POST', url: `${url}/${id}/messages`, payload: { text: 'done', ...payload }, as: ana });
    expect((await refused({ scope: 'task', taskId: hidden.id })).status).toBe(404);
    expect((await refused({ scope: 'board', workspaceId: 2 })).status).toBe(403);
    expect((await read(id)).messages).toEqual([]);
    const task = await aTask(test, { title: 'Of ours' });
    expect(await say(id, { text: 'mark it as done', scope: 'task', taskId: task.id })).toMatchObject([
      { type: 'proposal', proposal: { acts: [{ taskId: task.id }] } },
      { conversation: { scope: 'task', taskId: task.id } },
    ]);
  });

  it('offers no task of a former question that the person no longer sees', async () => {
    const carl = await aUser(test);
    const own = await aTask(test, { title: 'Unusual lantern', by: carl });
    const other = await aTask(test, { title: 'Unusual lantern' });
    const id = (await test.as(carl)(api.conversations.create, { body: {} })).body.id;
    await say(id, { text: 'mark "Unusual lantern" as done' }, carl);
    const offered = async () => (await read(id, carl)).messages[1]?.answer?.choices.map(({ label }) => label.split(' ')[0]);
    expect((await offered())?.toSorted()).toEqual([`#${own.id}`, `#${other.id}`].toSorted());
    await withoutMembership(test, carl);
    expect(await offered()).toEqual([`#${own.id}`]);
  });

  it('shows no task of a former answer that the person no longer sees', async () => {
    const carl = await aUser(test, { fullName: 'Carl Moor' });
    await aTask(test, { title: 'Soon out of sight', dueDate: '2020-01-01' });
    const { id } = (await test.as(carl)(api.conversations.create, { body: {} })).body;
    await say(id, { text: 'What is overdue?' }, carl);
    expect(JSON.stringify(await read(id, carl))).toContain('Soon out of sight');
    const exported = async () => (await test.as(carl)(api.conversations.export, { params: { conversationId: id } })).text;
    expect(await exported()).toContain('Soon out of sight');
    await withoutMembership(test, carl);
    expect(JSON.stringify(await read(id, carl))).not.toContain('Soon out of sight');
    expect(await exported()).not.toContain('Soon out of sight');
  });
});

describe('conversations', () => {
  it('are listed, renamed, exported and deleted by their person; for others they are not there', async () => {
    const id = await begin({ name: 'Planning', scope: 'board', workspaceId: 3 });
    await say(id, { text: 'What is overdue?' });
    const params = { conversationId: id };
    await test.as(ana)(api.conversations.update, { params, body: { name: 'Plans / 2027' } });
    expect((await test.as(ana)(api.conversations.list)).body[0]).toMatchObject({
      id,
      name: 'Plans / 2027',
      scope: 'board',
      workspaceId: 3,
    });
    const file = await test.as(ana)(api.conversations.export, { params });
    expect(file.headers['content-disposition']).toContain('Plans   2027.md');
    expect(file.text).toMatch(/^# Plans \/ 2027\n[\s\S]*## Ana Lima, [\s\S]*What is overdue\?/);
    expect((await test.as(bob)(api.conversations.list)).body).toEqual([]);
    expect((await test.as(bob)(api.conversations.get, { params })).status).toBe(404);
    expect((await test.as(ana)(api.conversations.remove, { params })).status).toBe(200);
    expect((await test.as(ana)(api.conversations.get, { params })).status).toBe(404);
  });

  it('are bounded in number and length', async () => {
    const dora = await aUser(test);
    const id = await aConversation(test, dora.id);
    await test.db.execute(
      sql`insert into ai_conversations (user_id, conversation) select ${dora.id}, '{}' from generate_series(2, ${conversationLimits.perPerson})`,
    );
    expect(await test.as(dora)(api.conversations.create, { body: {} })).toMatchObject({
      status: 409,
      body: { message: 'You have too many conversations. Delete one first.' },
    });
    await test.db.execute(
      sql`insert into ai_messages (conversation_id, number, role, text) select ${id}, n, case n % 2 when 0 then 'assistant' else 'person' end, 'x' || n
          from generate_series(2, ${conversationLimits.messages}) n`,
    );
    const say = (text: string) => test.raw({ method: 'POST', url: `${url}/${id}/messages`, payload: { text }, as: dora });
    // The older half becomes a summary.
    expect((await say('more')).status).toBe(200);
    const { messages } = (await test.as(dora)(api.conversations.get, { params: { conversationId: id } })).body;
    expect(messages.length).toBeLessThan(conversationLimits.messages * 0.6);
    expect(messages[0]).toMatchObject({ role: 'assistant', text: expect.stringContaining('- x99') });
    expect(messages.slice(1, 3)).toMatchObject([{ role: 'person' }, { role: 'assistant' }]);
    await test.db.execute(
      sql`update ai_messages set text = repeat('x', ${conversationLimits.characters}) where conversation_id = ${id} and number = ${messages.at(-2)?.number}`,
    );
    expect(await say('more')).toMatchObject({
      status: 409,
      body: { message: 'This conversation is full. Begin a new one.' },
    });
  });

  it('show of very long proposals the newest that fit into an answer', async () => {
    const id = await aConversation(test, ana.id);
    const task = await aTask(test);
    const [first, last] = [await aProposal(test, ana.id, task), await aProposal(test, ana.id, task)];
    const parts = JSON.stringify({ proposalIds: [first, last] });
    const long = conversationLimits.proposalBytes * 0.6;
    await test.db.execute(
      sql`insert into ai_messages (conversation_id, number, role, text, parts) values (${id}, 2, 'assistant', 'Done', ${parts}::jsonb)`,
    );
    const shown = async () =>
      (await test.as(ana)(api.conversations.get, { params: { conversationId: id } })).body.messages[1]?.proposals.map(
        (each) => each.id,
      );
    expect(await shown()).toEqual([first, last]);
    await test.db.execute(
      sql`update assistant_proposals set acts = jsonb_set(acts, '{0,text}', to_jsonb(repeat('x', ${long}::int))) where user_id = ${ana.id}`,
    );
    expect(await shown()).toEqual([last]);
  });

  it('are deleted a year after their last message', async () => {
    const [old, fresh] = [await begin(), await begin()];
    await test.db.execute(sql`update ai_conversations set updated_at = now() - interval '366 days' where id = ${old}`);
    await deleteOldConversations(test.db);
    expect((await test.as(ana)(api.conversations.list)).body.map(({ id }) => id)).toContain(fresh);
    expect((await test.as(ana)(api.conversations.get, { params: { conversationId: old } })).status).toBe(404);
  });
});

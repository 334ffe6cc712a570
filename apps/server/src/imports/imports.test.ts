// Tests imports: preview, mapping, progress, idempotence, undo, and files that are hostile.
import * as api from '@app/contract/api.ts';
import type { ImportMapping, ImportPreview } from '@app/contract/imports/imports.contract.ts';
import { sql } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { textArray } from '#db/arrays.ts';
import { rows } from '#db/rows.ts';
import { endImport, undoBatch } from '#imports/imports.sql.ts';
import { runImport } from '#imports/run-import.ts';
import { brokenRows } from '#testing/broken-rows.ts';
import { type Actors, actors, aTask, doneFirst } from '#testing/factories.ts';
import { formWith, type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let people: Actors;

beforeEach(async () => {
  app = await testApp();
  people = await actors(app);
  return () => app.close();
});

async function upload(content: string | Buffer, name = 'tasks.csv') {
  const form = new FormData();
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  return app.raw({ method: 'POST', url: '/api/imports', payload: formWith('file', form), as: people.adm });
}

async function preview(content: string | Buffer, name?: string): Promise<ImportPreview> {
  const reply = await upload(content, name);
  expect(reply.status, reply.text.slice(0, 500)).toBe(201);
  return reply.body as ImportPreview;
}

const board = (mapping: ImportMapping): ImportMapping => ({ ...mapping, workspaceId: 3 });

/** Starts an import and waits until it has ended. */
async function run({ id, mapping }: Pick<ImportPreview, 'id' | 'mapping'>) {
  const started = await app.as(people.adm)(api.imports.start, { params: { importId: id }, body: mapping });
  expect(started.status, started.text).toBe(200);
  return ended(id);
}

async function ended(importId: number) {
  await runImport(importId, { db: app.db, log: { warn: () => {} }, signal: new AbortController().signal });
  return (await app.as(people.adm)(api.imports.get, { params: { importId } })).body;
}

interface Stored {
  title: string;
  description: string | null;
  status: string;
  priority: string;
  department: string;
  workspaceId: number;
  dueDate: string | null;
  assigneeId: number | null;
  createdVia: string;
  customFields: Record<string, string>;
  checklistItems: { text: string; completed: boolean }[];
}

function tasks(): Promise<Stored[]> {
  return rows<Stored>(
    app.db,
    sql`select title, description, status, priority, department, workspace_id as "workspaceId", due_date::text as "dueDate",
          assignee_id as "assigneeId", created_via as "createdVia", custom_fields as "customFields", checklist_items as "checklistItems"
        from tasks where deleted_at is null order by column_id, "order"`,
  );
}

/** Writes into both headers of the only file of an archive how large it is unpacked. */
function withClaimedSize(archive: Buffer, size: number): Buffer {
  archive.writeUInt32LE(size, 22);
  archive.writeUInt32LE(size, archive.readUInt32LE(archive.length - 6) + 24);
  return archive;
}

describe('a table', () => {
  const german = [
    'Nr;Titel;Zustand;Zuständig;Fällig am;Abteilung;Priorität',
    '1;"Boote zählen, alle";In Arbeit;Ines Inside;24.12.2026;Engineering;hoch',
    '2;Ru\u202eder\u200b ölen;erledigt;Wer Unbekannt;;Werkstatt;niedrig',
    '3;;offen;;;;',
    '4;Schlechter Tag;offen;;31.02.2026;;',
  ].join('\r\n');

  test('is previewed: columns, states, people, departments, dates and problems are found, and nothing is written', async () => {
    const seen = await preview(german, 'Bootshaus.csv');
    expect(seen).toMatchObject({ source: 'csv', delimiter: ';', encoding: 'UTF-8', total: 4, fresh: 2, known: 0, problems: 2 });
    expect(seen.mapping.columns.map(({ field }) => field)).toEqual([
      ...['id', 'title', 'status', 'assignee', 'dueDate', 'department', 'priority'],
    ]);
    expect(seen.mapping.dates).toBe('dmy');
    expect(seen.mapping.statuses).toEqual([
      { value: 'offen', status: 'To Do' },
      { value: 'In Arbeit', status: 'In Progress' },
      { value: 'erledigt', status: 'Done' },
    ]);
    expect(seen.mapping.people).toContainEqual({ value: 'Ines Inside', userId: people.in.id });
    expect(seen.mapping.people).toContainEqual({ value: 'Wer Unbekannt', userId: null });
    expect(seen.mapping.departments).toEqual([
      { value: 'Engineering', departmentId: 3 },
      { value: 'Werkstatt', departmentId: null },
    ]);
    expect(seen.firstProblems).toEqual([
      { row: 4, title: '', problem: 'titleMissing' },
      { row: 5, title: 'Schlechter Tag', problem: 'badDate' },
    ]);
    expect(seen.rows[0]).toMatchObject({ row: 2, title: 'Boote zählen, alle', people: ['Ines Inside'], dueDate: '2026-12-24' });
    expect(await tasks()).toEqual([]);
  });

  test('is imported with the chosen mapping; what has no place here stays with the task', async () => {
    const seen = await preview(german);
    const mapping = board(seen.mapping);
    mapping.statuses = mapping.statuses.map((each) => (each.value === 'In Arbeit' ? { ...each, status: 'Review' } : each));
    expect(await run({ id: seen.id, mapping })).toMatchObject({ state: 'done', total: 4, finished: 4, created: 2, problems: 2 });
    const common = { workspaceId: 3, department: 'Engineering', createdVia: 'import' };
    expect(await tasks()).toMatchObject([
      {
        ...common,
        title: 'Boote zählen, alle',
        status: 'Review',
        priority: 'P1',
        dueDate: '2026-12-24',
        assigneeId: people.in.id,
      },
      {
        ...common,
        title: 'Ruder ölen',
        status: 'Done',
        priority: 'P3',
        assigneeId: null,
        customFields: { id: '2', assignee: 'Wer Unbekannt', department: 'Werkstatt' },
      },
    ]);
    expect(await brokenRows(app.db)).toEqual([]);
  });

  test('in a state that is no column here is open, also where Done comes first', async () => {
    await doneFirst(app);
    const seen = await preview('Title,Status\nFeed the ducks,Waiting');
    await run({ id: seen.id, mapping: board(seen.mapping) });
    expect(await tasks()).toMatchObject([{ title: 'Feed the ducks', status: 'To Do' }]);
  });

  test('reports its problems as CSV in the language of the reader', async () => {
    await app.db.execute(sql`update users set language = 'german' where id = ${people.adm.id}`);
    const seen = await preview(german, 'Bootshaus.csv');
    await run(seen);
    const reply = await app.as(people.adm)(api.imports.problems, { params: { importId: seen.id } });
    expect(reply.bytes.toString().slice(1)).toBe(
      'Zeile,Titel,Problem\r\n4,,Der Titel fehlt.\r\n5,Schlechter Tag,Ein Datum ist nicht lesbar.\r\n',
    );
    expect(reply.headers['content-disposition']).toContain('Bootshaus-Probleme.csv');
  });

  test('imported again makes no second task, also from another upload and with another board', async () => {
    const first = await preview(german);
    await run({ ...first, mapping: board(first.mapping) });
    const second = await preview(german);
    expect(second).toMatchObject({ fresh: 0, known: 2, problems: 2 });
    expect(await run(second)).toMatchObject({ created: 0, known: 2, problems: 2 });
    expect(await tasks()).toHaveLength(2);
  });

  test('equal rows without a number are different tasks, each imported once', async () => {
    const twins = 'Title\nWater the plants\nWater the plants\n';
    await run(await preview(twins));
    await run(await preview(`${twins}Water the plants\n`));
    expect(await tasks()).toHaveLength(3);
  });

  test.each([
    ['UTF-8 with a mark', Buffer.from('\ufeffTitle\nÜbung für Zoë\n')],
    ['UTF-16 LE', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Title\nÜbung für Zoë\n', 'utf16le')])],
    ['UTF-16 LE without a mark', Buffer.from('Title\nÜbung für Zoë\n', 'utf16le')],
    ['UTF-16 BE', Buffer.from('\ufeffTitle\nÜbung für Zoë\n', 'utf16le').swap16()],
    ['Latin-1', Buffer.from('Title\nÜbung für Zoë\n', 'latin1')],
  ])('in %s', async (_, bytes) => {
    expect((await preview(bytes)).rows.map(({ title }) => title)).toEqual(['Übung für Zoë']);
  });

  test('of our own export comes back the same, also texts that look like formulas', async () => {
    const checklistItems = [
      { id: 1, text: 'Ask', completed: true },
      { id: 2, text: 'Pay', completed: false },
    ];
    const given = {
      title: '=SUM(A1)',
      description: `-1 line\n\n"two"; three,\n=1+1;@x;'-1\n- a bullet`,
      priority: 'P1',
      checklistItems,
      dueDate: '2026-12-24',
    };
    await aTask(app, { ...given, assigneeId: people.in.id });
    const before = await tasks();
    const file = await app.as(people.adm)(api.exports.board, { params: { workspaceId: 3 }, query: { format: 'csv' } });
    await app.db.execute(sql`delete from tasks`);
    await run(await preview(file.bytes));
    const texts = (found: Stored[]) =>
      found.map(({ checklistItems: items, customFields: _, createdVia: __, ...task }) => ({
        ...task,
        items: items.map(({ text, completed }) => ({ text, completed })),
      }));
    expect(texts(await tasks())).toEqual(texts(before));
  });

  describe('with names that hold a comma', () => {
    const department = 'HR, Payroll';
    beforeEach(async () => {
      const made = await app.as(people.adm)(api.departments.create, { body: { name: department } });
      expect(made.status, made.text).toBe(201);
      await app.db.execute(sql`update users set full_name = 'Last, First; "Boss"' where id = ${people.lead.id}`);
      const { id } = await aTask(app, {
        title: 'Salaries',
        departments: [department],
        assigneeId: people.in.id,
        assignees: [people.in.id, people.lead.id],
      });
      await app.db.execute(
        sql`update tasks set checklist_items = '[{"id": 1, "text": "Two\\n[x] lines", "completed": true}]' where id = ${id}`,
      );
    });
    const read = () =>
      rows(
        app.db,
        sql`select department, departments, department_keys, assignees, checklist_items -> 0 ->> 'text' as text from tasks`,
      );

    test('our own export comes back the same, seen by nobody else', async () => {
      const before = await read();
      expect(before).toMatchObject([{ departments: ['Engineering', department], text: 'Two\n[x] lines' }]);
      const file = await app.as(people.adm)(api.exports.board, { params: { workspaceId: 3 }, query: { format: 'csv' } });
      await app.db.execute(sql`delete from tasks`);
      const seen = await preview(file.bytes);
      expect(seen.mapping.departments.map(({ value }) => value).sort()).toEqual(['Engineering', department]);
      await run(seen);
      expect(await read()).toEqual(before);
    });

    test('those that another program has joined stay whole where they are known, also if HR is a department', async () => {
      await run(await preview('ID,Title,Departments,Assignees\n1,Pay,"HR, Payroll","Ines Inside, Last, First; ""Boss"""'));
      const [, made] = await read();
      expect(made).toMatchObject({ departments: [department], department_keys: expect.not.arrayContaining(['hr']) });
    });
  });

  test('a date is read in the order that fits the file', async () => {
    const of = async (...dates: string[]) =>
      (await preview(`Title,Due date\n${dates.map((date) => `Task,${date}`).join('\n')}\n`)).mapping.dates;
    expect(await of('12/24/2026', '01/02/2026')).toBe('mdy');
    expect(await of('24/12/2026', '01/02/2026')).toBe('dmy');
    expect(await of('2026-12-24')).toBe('dmy');
  });
});

describe('other programs', () => {
  test('Trello: lists, members, checklists, comments, labels; archived cards are left out or done', async () => {
    const card = (id: string, more: object) => ({
      id,
      idList: 'l2',
      name: id,
      desc: '',
      closed: false,
      idMembers: [],
      labels: [],
      pos: 1,
      ...more,
    });
    const file = JSON.stringify({
      name: 'Boat house',
      lists: [
        { id: 'l1', name: 'Doing', pos: 2 },
        { id: 'l2', name: 'Ideas', pos: 1 },
      ],
      members: [{ id: 'm1', fullName: 'Ines Inside', username: 'x' }],
      checklists: [
        {
          idCard: '5f0000000000000000000001',
          checkItems: [
            { name: 'Ask', state: 'complete' },
            { name: 'Go', state: 'incomplete' },
          ],
        },
      ],
      actions: [
        {
          type: 'commentCard',
          date: '2026-01-02T10:00:00.000Z',
          memberCreator: { fullName: 'Ines Inside' },
          data: { text: 'Second', card: { id: '5f0000000000000000000001' } },
        },
        {
          type: 'commentCard',
          date: '2026-01-01T10:00:00.000Z',
          memberCreator: { fullName: 'Uma Unknown' },
          data: { text: 'First', card: { id: '5f0000000000000000000001' } },
        },
      ],
      cards: [
        card('5f0000000000000000000001', {
          name: 'Paint the boat',
          idList: 'l1',
          idMembers: ['m1'],
          due: '2026-12-24T12:00:00.000Z',
          labels: [{ name: 'Urgent' }],
          desc: '<script>alert(1)</script>',
        }),
        card('5f0000000000000000000002', { name: 'An idea' }),
        card('5f0000000000000000000003', { name: 'Finished', dueComplete: true }),
        card('5f0000000000000000000004', { name: 'Old', closed: true }),
      ],
    });
    const seen = await preview(file, 'board.json');
    expect(seen).toMatchObject({ source: 'trello', total: 4, fresh: 3, archived: 1 });
    expect(seen.mapping.statuses).toContainEqual({ value: 'Ideas', status: null });
    await run({ ...seen, mapping: board(seen.mapping) });
    expect(await tasks()).toMatchObject([
      { title: 'An idea', status: 'To Do' },
      {
        title: 'Paint the boat',
        status: 'In Progress',
        description: '<script>alert(1)</script>',
        dueDate: '2026-12-24',
        assigneeId: people.in.id,
        customFields: { trelloId: '5f0000000000000000000001', labels: 'Urgent' },
        checklistItems: [
          { text: 'Ask', completed: true },
          { text: 'Go', completed: false },
        ],
      },
      { title: 'Finished', status: 'Done' },
    ]);
    const comments = await rows(app.db, sql`select user_id as "userId", content, via from task_comments order by created_at`);
    expect(comments).toEqual([
      { userId: people.adm.id, content: '**Uma Unknown**\n\nFirst', via: 'import' },
      { userId: people.in.id, content: 'Second', via: 'import' },
    ]);
    expect(await brokenRows(app.db)).toEqual([]);
  });

  test('Jira: keys, states, repeated comments, wiki markup, dates with names of months', async () => {
    const file = [
      'Summary,Issue key,Issue id,Issue Type,Status,Priority,Assignee,Due date,Description,Labels,Labels,Comment,Comment',
      'Fix the oar,BOAT-1,10001,Bug,In QA,Highest,ines inside,24/Dec/26 12:00 AM,"h2. Why\n*now* see [docs|https://example.com]\n{code:java}\n*a*\n{code}",red,blue,"01/Jan/26 9:00 AM;Ines Inside;Looks *good*",',
    ].join('\n');
    const seen = await preview(file, 'jira.csv');
    expect(seen).toMatchObject({ source: 'jira', fresh: 1 });
    await run({ ...seen, mapping: board(seen.mapping) });
    expect(await tasks()).toMatchObject([
      {
        title: 'Fix the oar',
        status: 'Review',
        priority: 'P0',
        dueDate: '2026-12-24',
        assigneeId: people.in.id,
        description: '## Why\n**now** see [docs](https://example.com)\n```\n*a*\n```',
        customFields: { jiraKey: 'BOAT-1', labels: 'red, blue' },
      },
    ]);
    expect(await rows(app.db, sql`select user_id as "userId", content from task_comments`)).toEqual([
      { userId: people.in.id, content: 'Looks **good**' },
    ]);
    // A new title is the same task.
    expect(await preview(file.replace('Fix the oar', 'Renamed'))).toMatchObject({ fresh: 0, known: 1 });
  });

  test('Asana: sections, notes, tags', async () => {
    const file =
      'Task ID,Created At,Completed At,Name,Section/Column,Assignee,Assignee Email,Start Date,Due Date,Tags,Notes\n120,2026-01-01,,Book a pier,Doing,,,2026-11-01,2026-11-05,sea,Bring papers\n';
    const seen = await preview(file);
    expect(seen).toMatchObject({ source: 'asana', fresh: 1 });
    await run(seen);
    expect(await tasks()).toMatchObject([
      {
        title: 'Book a pier',
        status: 'In Progress',
        description: 'Bring papers',
        customFields: { asanaId: '120', labels: 'sea' },
      },
    ]);
  });

  test('Planka and Vikunja', async () => {
    const planka = {
      item: { id: '1', name: 'Boats' },
      included: {
        lists: [{ id: '1', name: 'Review', position: 1 }],
        users: [{ id: '9', name: 'Ines Inside' }],
        cards: [{ id: '5', listId: '1', name: 'Check sails', position: 1, dueDate: '2026-12-24T10:00:00.000Z' }],
        cardMemberships: [{ cardId: '5', userId: '9' }],
        taskLists: [{ id: '3', cardId: '5' }],
        tasks: [{ id: '4', taskListId: '3', name: 'Main sail', isCompleted: true, position: 1 }],
        comments: [{ cardId: '5', userId: '9', text: 'Soon', createdAt: '2026-01-01T00:00:00.000Z' }],
      },
    };
    const vikunja = [
      {
        title: 'HR',
        buckets: [{ id: 7, title: 'Doing' }],
        tasks: [
          {
            id: 3,
            title: 'Hire a captain',
            description: '<p>Soon &amp; well</p>',
            bucket_id: 7,
            priority: 4,
            due_date: '0001-01-01T00:00:00Z',
            labels: [{ title: 'crew' }],
          },
        ],
      },
    ];
    const one = await preview(JSON.stringify(planka));
    expect(one.source).toBe('planka');
    await run({ ...one, mapping: board(one.mapping) });
    const two = await preview(Buffer.from(zipSync({ 'data.json': strToU8(JSON.stringify(vikunja)), VERSION: strToU8('1') })));
    expect(two.source).toBe('vikunja');
    await run({ ...two, mapping: board(two.mapping) });
    expect(await tasks()).toMatchObject([
      {
        title: 'Hire a captain',
        status: 'In Progress',
        workspaceId: 2,
        department: 'HR',
        priority: 'P0',
        description: 'Soon & well',
        dueDate: null,
      },
      {
        title: 'Check sails',
        status: 'Review',
        workspaceId: 3,
        assigneeId: people.in.id,
        checklistItems: [{ text: 'Main sail', completed: true }],
      },
    ]);
  });

  test('our own JSON comes back without loss', async () => {
    const { id } = await aTask(app, {
      title: 'Everything',
      description: 'Text\n\nmore',
      type: 'Bug',
      assigneeId: people.in.id,
      assignees: [people.in.id, people.lead.id],
      departments: ['HR'],
      startDate: '2026-12-01',
      dueDate: '2026-12-24',
      customFields: { size: 'L' },
      checklistItems: [
        { id: 1, text: 'Ask', description: 'Kindly', completed: true, assigneeId: people.lead.id, dueDate: '2026-12-20' },
      ],
      repeat: 'FREQ=WEEKLY',
    });
    await app.as(people.lead)(api.comments.create, { params: { taskId: id }, body: { content: 'A comment' } });
    const read = () =>
      rows<Record<string, unknown>>(
        app.db,
        sql`select to_jsonb(t) - ${textArray(Object.keys(notExported))} as task,
              (select json_agg(json_build_object('by', c.user_id, 'text', c.content, 'at', c.created_at)) from task_comments c where c.task_id = t.id) as comments
            from tasks t where deleted_at is null order by id`,
      );
    const other = await aTask(app, { title: 'Another', workspaceId: 3 });
    await relate(people.adm, id, 'subtask', other.id);
    const last = await aTask(app, { title: 'The last', workspaceId: 3 });
    await relate(people.adm, id, 'blockedBy', last.id);
    await relate(people.adm, last.id, 'relatesTo', other.id);
    await app.db.execute(sql`update tasks set status = 'Done', column_id = 12, completed_at = '2026-11-01T10:00:00Z',
      archived_at = '2026-11-20T10:00:00Z' where id = ${last.id}`);
    const before = await read();
    const columns = before.map(({ task }) => task as Record<string, unknown>);
    const isSet = (value: unknown) => !['null', '0', '[]', '{}'].includes(JSON.stringify(value));
    const unset = Object.keys(columns[0] ?? {}).filter((name) => !columns.some((task) => isSet(task[name])));
    expect(unset, 'a new column of tasks: give it a value above and export it, or name it in `notExported`').toEqual([]);
    const links = await linksByTitle();
    expect(links).toHaveLength(3);
    const file = await app.as(people.adm)(api.exports.board, { params: { workspaceId: 3 }, query: { format: 'json' } });
    await app.db.execute(sql`delete from tasks`);
    const seen = await preview(file.bytes, 'tasklane.json');
    expect(seen).toMatchObject({ source: 'native', fresh: 3 });
    await run({ ...seen, mapping: board(seen.mapping) });
    expect(await read()).toEqual(before);
    expect(await linksByTitle()).toEqual(links);
    await app.db.execute(sql`delete from task_links`);
    const again = await preview(file.bytes, 'tasklane.json');
    await run({ ...again, mapping: board(again.mapping) });
    // Somebody has removed them since, and no task is new.
    expect(await linksByTitle()).toEqual([]);
  });

  test('relations of a file that close a cycle, point nowhere or at themselves are left out', async () => {
    const task = (id: number, relations: unknown[]) => ({ id, title: `Task ${id}`, status: 'To Do', relations });
    const file = {
      format: 'tasklane',
      version: 1,
      origin: 'elsewhere',
      tasks: [
        task(1, [
          { kind: 'blocks', taskId: 2 },
          { kind: 'blocks', taskId: 1 },
          { kind: 'blocks', taskId: 99 },
          { kind: 'owns', taskId: 3 },
        ]),
        task(2, [{ kind: 'blocks', taskId: 3 }]),
        task(3, [{ kind: 'blocks', taskId: 1 }, { kind: 'blockedBy', taskId: 2 }, 'junk', null]),
      ],
    };
    const seen = await preview(Buffer.from(JSON.stringify(file)), 'tasklane.json');
    await run({ ...seen, mapping: board(seen.mapping) });
    expect(await linksByTitle()).toEqual([
      { kind: 'blocks', from: 'Task 1', to: 'Task 2' },
      { kind: 'blocks', from: 'Task 2', to: 'Task 3' },
    ]);
  });
});

/** The columns of a task that its export leaves out, or that an import writes anew. */
const notExported = {
  id: 'an import makes a new task',
  column_id: 'its status says it',
  order: 'the import keeps the order of the file',
  version: 'counts the changes of a row',
  updated_at: 'the instant of the import',
  created_by: 'the name of its creator, which another test compares',
  created_via: 'an import is a way of its own',
  changed_via: 'an import is a way of its own',
  returned_at: 'counts from the import',
  deleted_at: 'the trash is not exported',
  checklist_items: 'their ids and who ticked them; the rules of round trips compare the rest',
  checklist_template_id: 'templates are not exported',
  attachment_count: 'an import has no files',
  cover_id: 'an import has no files',
  repeat_anchor: 'the series begins anew',
  repeat_day: 'the series begins anew',
  repeat_next: 'the series begins anew',
  repeat_kept: 'the series begins anew',
  repeated_from: 'the series begins anew',
};

async function relate(person: Person, taskId: number, kind: string, otherId: number): Promise<void> {
  const reply = await app.as(person)(api.relations.add, { params: { taskId }, body: { kind, taskId: otherId } as never });
  expect(reply.status, reply.text).toBe(201);
}

/** The relations as a set: ids, and with them the first end of one without a direction, differ after an import. */
function linksByTitle(): Promise<object[]> {
  return rows(
    app.db,
    sql`select l.kind, case l.kind when 'relates' then least(a.title, b.title) else a.title end as "from",
          case l.kind when 'relates' then greatest(a.title, b.title) else b.title end as "to"
        from task_links l join tasks a on a.id = l.from_id join tasks b on b.id = l.to_id order by 1, 2, 3`,
  );
}

describe('an import', () => {
  const many = (count: number) => `Title\n${Array.from({ length: count }, (_, n) => `Task number ${n}`).join('\n')}\n`;

  test('tells each board once, notifies nobody, and is in the audit log', async () => {
    const seen = await preview(`Title,Assignee\n${Array.from({ length: 600 }, (_, n) => `Task ${n},Ines Inside`).join('\n')}\n`);
    await run({ ...seen, mapping: board(seen.mapping) });
    expect(await tasks()).toHaveLength(600);
    const events = await rows(
      app.db,
      sql`select type, workspace_id as "workspaceId", department_keys as keys, via from events where type like 'task%'`,
    );
    expect(events).toEqual([{ type: 'tasks_imported', workspaceId: 3, keys: ['engineering'], via: 'import' }]);
    expect(await rows(app.db, sql`select from notifications`)).toEqual([]);
    expect(await rows(app.db, sql`select from outbox where kind = 'assigned'`)).toEqual([]);
    const entries = await rows<{ action: string }>(
      app.db,
      sql`select action from audit_log where target = ${`import:${seen.id}`} order by id`,
    );
    expect(entries.map(({ action }) => action)).toEqual(['import_uploaded', 'import_started']);
    // Boards that were cached before show the tasks.
    expect(
      (await app.as(people.in)(api.tasks.inWorkspace, { params: { workspaceId: 3 }, query: { fields: 'card' } })).body,
    ).toHaveLength(600);
  });

  test('is undone as a whole, but for tasks that somebody has changed since; then it can be imported again', async () => {
    const seen = await preview(many(300));
    await run({ ...seen, mapping: board(seen.mapping) });
    const [first, second] = await rows<{ id: number }>(app.db, sql`select id from tasks order by id limit 2`);
    await app.as(people.in)(api.tasks.update, { params: { taskId: first?.id ?? 0 }, body: { title: 'Edited by somebody' } });
    await app.as(people.in)(api.comments.create, { params: { taskId: second?.id ?? 0 }, body: { content: 'Please keep' } });
    expect((await app.as(people.adm)(api.imports.undo, { params: { importId: seen.id } })).body).toMatchObject({
      state: 'undoing',
    });
    expect(await ended(seen.id)).toMatchObject({ state: 'undone', kept: 2 });
    expect((await tasks()).map(({ title }) => title).sort()).toEqual(['Edited by somebody', 'Task number 1']);
    expect((await app.as(people.adm)(api.imports.undo, { params: { importId: seen.id } })).status).toBe(409);
    expect((await preview(many(300))).fresh).toBe(300);
  });

  test('whose undo was interrupted tells every board at its end, also those that it had finished', async () => {
    const names = ['HR', 'Engineering'].flatMap((department) => Array.from({ length: 300 }, (_, n) => `Task ${n},${department}`));
    const seen = await preview(`Title,Department\n${names.join('\n')}\n`);
    await run({ ...seen, mapping: board(seen.mapping) });
    await app.db.execute(sql`delete from events`);
    await app.db.execute(sql`update imports set state = 'undoing' where id = ${seen.id}`);
    // A process that stopped after its first batch.
    await undoBatch(app.db, seen.id, 0);
    expect((await tasks()).length).toBe(350);
    expect(await ended(seen.id)).toMatchObject({ state: 'undone', kept: 0 });
    expect(await tasks()).toEqual([]);
    const told = await rows<{ id: number }>(
      app.db,
      sql`select workspace_id as id from events where type = 'tasks_imported' order by 1`,
    );
    expect(told.map(({ id }) => id)).toEqual([2, 3]);
  });

  test('of a file that is imported twice at once makes each task once', async () => {
    const twice = [await preview(many(600)), await preview(many(600), 'again.csv')];
    const done = await Promise.all(twice.map((seen) => run({ ...seen, mapping: board(seen.mapping) })));
    expect(done.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(done.reduce((sum, { created }) => sum + created, 0)).toBe(600);
    expect(await tasks()).toHaveLength(600);
  });

  test('that a late process takes for its own stays as it ended', async () => {
    const seen = await preview(many(2));
    await run({ ...seen, mapping: board(seen.mapping) });
    const late = { from: 'running', to: 'failed' } as const;
    expect(await endImport(app.db, seen.id, late)).toBe(false);
    expect((await app.as(people.adm)(api.imports.get, { params: { importId: seen.id } })).body).toMatchObject({ state: 'done' });
  });

  test('that was interrupted continues where it stopped', async () => {
    const seen = await preview(many(600));
    const mapping = board(seen.mapping);
    await app.db.execute(
      sql`update imports set state = 'running', mapping = ${JSON.stringify(mapping)}::jsonb where id = ${seen.id}`,
    );
    const stopping = new AbortController();
    const stopped = runImport(seen.id, { db: app.db, log: { warn: () => {} }, signal: stopping.signal });
    await expect.poll(async () => (await tasks()).length, { timeout: 15_000, interval: 5 }).toBeGreaterThan(0);
    stopping.abort();
    await stopped;
    expect((await app.as(people.adm)(api.imports.get, { params: { importId: seen.id } })).body).toMatchObject({
      state: 'running',
    });
    expect(await ended(seen.id)).toMatchObject({ state: 'done', finished: 600, created: 600 });
    expect(await tasks()).toHaveLength(600);
  });

  test('gives nothing to a person who was deleted since the preview; the name stays with the task', async () => {
    const file = `{"lists":[],"members":[{"id":"1","fullName":"Leo Lead"}],"cards":[{"id":"a","name":"A card","idMembers":["1"]}],
      "actions":[{"type":"commentCard","date":"2026-11-01T10:00:00.000Z","memberCreator":{"fullName":"Leo Lead"},"data":{"text":"Mine","card":{"id":"a"}}}]}`;
    const seen = await preview(file);
    expect(seen.mapping.people).toEqual([{ value: 'Leo Lead', userId: people.lead.id }]);
    expect((await app.as(people.adm)(api.users.remove, { params: { userId: people.lead.id } })).status).toBe(200);
    await run(seen);
    expect(await tasks()).toMatchObject([{ assigneeId: null, customFields: { assignee: 'Leo Lead' } }]);
    const [comment] = await rows(app.db, sql`select user_id as "userId", content from task_comments`);
    expect(comment).toEqual({ userId: people.adm.id, content: '**Leo Lead**\n\nMine' });
    expect(await brokenRows(app.db)).toEqual([]);
  });

  test('ends when its person is no administrator any more', async () => {
    const seen = await preview(many(3));
    await app.db.execute(
      sql`update imports set state = 'running', mapping = ${JSON.stringify(seen.mapping)}::jsonb where id = ${seen.id}`,
    );
    await app.db.execute(sql`update users set role = 'user' where id = ${people.adm.id}`);
    await runImport(seen.id, { db: app.db, log: { warn: () => {} }, signal: new AbortController().signal });
    expect(await rows(app.db, sql`select state from imports where id = ${seen.id}`)).toEqual([{ state: 'failed' }]);
    expect(await tasks()).toEqual([]);
  });

  test('waits a while: of one person the five latest files are kept', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 7; count++) ids.push((await preview(many(2))).id);
    const statuses = await Promise.all(
      ids.map(async (importId) => (await app.as(people.adm)(api.imports.get, { params: { importId } })).status),
    );
    expect(statuses).toEqual([404, 404, 200, 200, 200, 200, 200]);
  });

  test('starts once', async () => {
    const seen = await preview(many(2));
    await run(seen);
    const again = await app.as(people.adm)(api.imports.start, { params: { importId: seen.id }, body: seen.mapping });
    expect(again).toMatchObject({ status: 409, body: { message: 'This import was started already.' } });
  });
});

describe('hostile files are refused with the reason', () => {
  test.each<[string, string | Buffer, string]>([
    ['nothing', '', 'There are no tasks in the file.'],
    ['a header alone', 'Title\n', 'There are no tasks in the file.'],
    ['deep JSON', `{"cards":${'['.repeat(100_000)}`, 'The file is nested too deeply.'],
    ['broken JSON', '{"cards":[', 'The file is damaged: it is not valid JSON.'],
    [
      'other JSON',
      '{"a":1}',
      'This file is not from Trello, Jira, Asana, Planka, Vikunja or Tasklane AI, and it is not a table (CSV).',
    ],
    [
      'bytes',
      Buffer.from([1, 0, 2, 0, 0, 0, 3, 0, 0, 9]),
      'This file is not from Trello, Jira, Asana, Planka, Vikunja or Tasklane AI, and it is not a table (CSV).',
    ],
    ['an endless line', `Title\n${'x'.repeat(1_500_000)}\n`, 'A line of the table has more than a million characters.'],
    ['an endless quote', `Title\n"${'x\n'.repeat(800_000)}"\n`, 'A line of the table has more than a million characters.'],
    ['an open quote', 'Title\n"never closed\n', 'The table is damaged: a quotation mark is never closed.'],
    ['many columns', `${','.repeat(300_000)}\na\n`, 'The table has more than 200 columns.'],
    ['many rows', `Title\n${'abc\n'.repeat(50_001)}`, 'The file has more than 50,000 tasks. Divide it into several files.'],
    [
      'a newer version',
      '{"format":"tasklane","version":99,"tasks":[{}]}',
      'The file comes from a newer version. Update this installation first.',
    ],
    ['a broken archive', Buffer.from('PK\u0003\u0004 and nothing else'), 'The archive is damaged.'],
    [
      'an archive bomb',
      Buffer.from(zipSync({ 'data.json': new Uint8Array(60_000_000) }, { level: 9 })),
      'The file is too large: at most 10 MB can be imported at once.',
    ],
    [
      'an archive bomb that claims to be small',
      withClaimedSize(Buffer.from(zipSync({ 'data.json': new Uint8Array(60_000_000) }, { level: 9 })), 1_000),
      'The archive is damaged.',
    ],
  ])('%s', async (_, content, message) => {
    expect(await upload(content)).toMatchObject({ status: 400, body: { message } });
  });

  test('more than 10 MB', async () => {
    expect(await upload(Buffer.alloc(10_000_001, 97))).toMatchObject({ status: 413, body: { error: 'too_large' } });
  });

  test('names of prototypes, zero bytes and lone surrogates do no harm', async () => {
    const card =
      '{"id":"1","name":"A \\u0000 title \\ud800","__proto__":{"closed":true},"idList":"__proto__","labels":[{"name":"constructor"}],"idMembers":["__proto__"]}';
    const seen = await preview(`{"lists":[],"members":[{"id":"__proto__","fullName":"__proto__"}],"cards":[${card}]}`);
    await run(seen);
    expect(await tasks()).toMatchObject([
      { title: 'A title \ufffd', customFields: { trelloId: '1', labels: 'constructor', assignee: '__proto__' } },
    ]);
    const table = await preview('Title,__proto__,constructor\nOne,x,y\n');
    expect(table.header).toEqual(['Title', '__proto__', 'constructor']);
  });

  test('texts that are too long keep their row out; a long title moves into the description', async () => {
    const seen = await preview(`Title,Description\nShort,${'x'.repeat(20_001)}\n${'y'.repeat(300)},z\nab,\n`);
    expect(seen.firstProblems).toEqual([{ row: 2, title: 'Short', problem: 'tooLong' }]);
    await run(seen);
    const [long, short] = await tasks();
    expect(long?.title).toHaveLength(200);
    expect(long?.description).toBe(`${'y'.repeat(300)}\n\nz`);
    expect(short?.title).toBe('ab.');
  });
});

// Tests the search: what is found, in which order, by whom, and that no query breaks it.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as api from '@app/contract/api.ts';
import { limits } from '@app/contract/limits.ts';
import type { SearchHit } from '@app/contract/search/search.contract.ts';
import type { NewTaskInput } from '@app/contract/tasks/tasks.contract.ts';
import { patience, processorTimeOf } from '@app/contract/testing/growth.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { firstRow } from '#db/rows.ts';
import { ownMigrations } from '#program-files.ts';
import { deleteUnusedWords } from '#search/search.sql.ts';
import { type Actors, aComment, actors, aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let people: Actors;

beforeAll(async () => {
  app = await testApp();
  people = await actors(app);
  return () => app.close();
});

async function find(q: string, as: Person = people.in): Promise<SearchHit[]> {
  const { status, body, text } = await app.as(as)(api.search.tasks, { query: { q } });
  expect(status, text).toBe(200);
  return body;
}

const ids = async (q: string, as?: Person) => (await find(q, as)).map(({ id }) => id);
const make = async (title: string, given: Partial<NewTaskInput> & { by?: Person } = {}) =>
  (await aTask(app, { title, ...given })).id;
const marked = (pieces: SearchHit['titlePieces'] | null | undefined) =>
  (pieces ?? []).map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

describe('a match', () => {
  test('has the fields of a list, and the positions of the words', async () => {
    const id = await make('Order zebra stickers', { dueDate: '2027-03-04', departments: ['Engineering', 'HR'], priority: 'P1' });
    expect(await find('zebra')).toEqual([
      {
        id,
        title: 'Order zebra stickers',
        status: 'To Do',
        priority: 'P1',
        department: 'Engineering',
        departments: ['Engineering', 'HR'],
        workspaceId: 3,
        dueDate: '2027-03-04',
        archived: false,
        foundIn: 'title',
        titlePieces: [
          { text: 'Order ', hit: false },
          { text: 'zebra', hit: true },
          { text: ' stickers', hit: false },
        ],
        snippet: null,
      },
    ]);
  });

  test('starts with the words, ignoring case and accents', async () => {
    const id = await make('Menu for the Café Ünion, Straße 9');
    for (const q of ['cafe', 'CAFÉ', 'caf', 'menu caf uni', 'strasse', 'union cafe', '  café  ', 'Cafe\u0301']) {
      expect(await ids(q), q).toEqual([id]);
    }
    expect(await ids('afe')).toEqual([]);
    expect(marked((await find('cafe strass'))[0]?.titlePieces)).toBe('Menu for the [Café] Ünion, [Straß]e 9');
  });

  test('works in other scripts too, whatever the locale of the database', async () => {
    const russian = await make('Подготовить Отчёт');
    const greek = await make('Ετήσια ΈΚΘΕΣΗ');
    const japanese = await make('新しい請求書を送る');
    expect(await ids('отчет')).toEqual([russian]);
    expect(await ids('έκθεση')).toEqual([greek]);
    expect(await ids('請求')).toEqual([japanese]);
  });

  test('has or lacks the points of Arabic and Hebrew, and is an emoji', async () => {
    const arabic = await make('مُحَاسَبَة السَّنَة');
    const bare = await make('مراجعة العقود');
    const hebrew = await make('שָׁלוֹם לכולם');
    const emoji = await make('Party 🎉 and 👍🏽 for ⭐', { description: 'With 🥳.' });
    expect(await ids('محاسبة')).toEqual([arabic]);
    expect(await ids('مُرَاجَعَة')).toEqual([bare]);
    expect(await ids('مراجـــعة')).toEqual([bare]);
    expect(await ids('שלום')).toEqual([hebrew]);
    expect(await ids('לְכוּלָּם')).toEqual([hebrew]);
    for (const q of ['🎉', '👍', '👍🏿', '⭐', '🥳', 'party🎉']) expect(await ids(q), q).toEqual([emoji]);
    expect(await ids('🦖')).toEqual([]);
    expect(marked((await find('محاسبة'))[0]?.titlePieces)).toBe('[مُحَاسَبَة] السَّنَة');
    expect(marked((await find('🎉'))[0]?.titlePieces)).toBe('Party [🎉] and 👍🏽 for ⭐');
  });

  test('is found in texts of before the upgrade that made words of points and emoji', async () => {
    const taskId = await make('פְּגִישָׁה חדשה', { description: '🦩' });
    const withComment = await make('Commented on');
    await aComment(app, { taskId: withComment, content: 'Ask 🦚' });
    await app.db.execute(sql`update search_tasks set title = '', words = '' where task_id = ${taskId}`);
    await app.db.execute(sql`update task_comments set words = '' where task_id = ${withComment}`);
    expect([await ids('פגישה'), await ids('🦩'), await ids('🦚')]).toEqual([[], [], []]);
    const folder = (await readdir(ownMigrations)).find((name) => name.endsWith('words-of-more-scripts')) ?? '';
    for (const part of (await readFile(join(ownMigrations, folder, 'migration.sql'), 'utf8')).split('--> statement-breakpoint'))
      await app.db.execute(sql.raw(part));
    expect([await ids('פגישה'), await ids('🦩'), await ids('🦚')]).toEqual([[taskId], [taskId], [withComment]]);
  });

  test('is inside of a longer word after all others, from four letters on', async () => {
    const compound = await make('Der Häushaltsplän 2027');
    const described = await make('Something else', { description: 'Siehe Häushaltspläne.' });
    const prefix = await make('Planxy of the year');
    const hidden = await make('Häushaltsplanxy', { by: people.out, workspaceId: 2, columnId: 5, department: 'HR' });
    expect(await ids('ushaltsplan')).toEqual([described, compound]);
    expect(await ids('ushaltsplan 20')).toEqual([compound]);
    expect(await ids('ushaltsplan 21')).toEqual([]);
    expect(await ids('planxy')).toEqual([prefix]);
    expect(await ids('planxy', people.out)).toEqual([hidden]);
    expect(await ids('planxy', people.adm)).toEqual([prefix, hidden]);
    expect(await ids('lan')).toEqual([]);
    const hits = await find('ushaltsplan');
    expect(hits.map(({ foundIn }) => foundIn)).toEqual(['description', 'title']);
    expect(marked(hits[1]?.titlePieces)).toBe('Der Hä[ushaltsplän] 2027');
    expect(marked(hits[0]?.snippet)).toBe('Siehe Hä[ushaltsplän]e.');
  });

  test('contains every word, in any of the texts', async () => {
    const id = await make('Quarterly plan', { description: 'The walrus decides.' });
    await aComment(app, { taskId: id, content: 'Ask the ostrich first.' });
    expect(await ids('quarterly walrus')).toEqual([id]);
    expect(await ids('quarterly ostrich')).toEqual([id]);
    expect(await ids('walrus ostrich')).toEqual([id]);
    expect(await ids('quarterly walrus giraffe')).toEqual([]);
  });

  test('may have a typo of one letter in words of four letters and more', async () => {
    const id = await make('Receive invoice of Kangaroo Ltd');
    for (const q of [
      'recieve invoise',
      'kagaroo',
      'kangarooo',
      'akngaroo',
      'xangaroo',
      'angaroo',
      'knagar',
      'kangraoo',
      'invoive kangaro',
    ]) {
      expect(await ids(q), q).toEqual([id]);
    }
    expect(marked((await find('recieve invoise'))[0]?.titlePieces)).toBe('[Receive] [invoice] of Kangaroo Ltd');
    for (const q of ['kgaroo', 'lrd', 'kongoroo']) expect(await ids(q), q).toEqual([]);
  });

  test('distinguishes numbers', async () => {
    const id = await make('Budget 20261');
    expect(await ids('budget 20261')).toEqual([id]);
    expect(await ids('budget 20262')).toEqual([]);
  });

  test('is the task of that id first', async () => {
    const wanted = await make('The numbered one');
    const named = await make(`About ${wanted}`);
    for (const q of [`#${wanted}`, `${wanted}`]) {
      const [first, second] = await find(q);
      expect([first?.id, first?.foundIn, second?.id], q).toEqual([wanted, 'number', named]);
    }
    expect(await ids('#2147483648')).toEqual([]);
  });

  test('shows the text around the match in a description or a comment', async () => {
    const filler = 'Nothing of interest is written here. '.repeat(10);
    const described = await make('Described', { description: `${filler}\n\nThe  pelican\tflies. ${filler}` });
    const commented = await make('Commented');
    await aComment(app, { taskId: commented, content: 'The <b>pelican</b> swims.' });
    const [first, second] = await find('pelican');
    expect([first?.id, first?.foundIn, second?.id, second?.foundIn]).toEqual([described, 'description', commented, 'comment']);
    expect(marked(first?.snippet)).toMatch(/^… .*written here\. The \[pelican\] flies\. Nothing.* …$/);
    expect(marked(first?.snippet).length).toBeLessThan(limits.search.snippet + 20);
    expect(marked(second?.snippet)).toBe('The <b>[pelican]</b> swims.');
  });

  test('shows it without Markdown syntax, also for a match inside a URL', async () => {
    await make('Marked', { description: '## The **ibis**\n- [sleeps](https://example.com/curlew) for [@Ana Lima](user:7)' });
    expect(marked((await find('ibis'))[0]?.snippet)).toBe('The [ibis] sleeps for @Ana Lima');
    expect(marked((await find('curlew'))[0]?.snippet)).toContain('https://example.com/[curlew]');
  });
});

describe('the order', () => {
  test('is title, description, comment; whole words, prefixes; new, old; typos last', async () => {
    const typo = await make('Budgerigat');
    const comment = await make('Has a comment');
    await aComment(app, { taskId: comment, content: 'budgerigar' });
    const described = await make('Has a description', { description: 'A budgerigar' });
    const older = await make('Budgerigar');
    const newer = await make('The budgerigar');
    const beginning = await make('Budgerigars');
    expect(await ids('budgerigar')).toEqual([newer, older, beginning, described, comment, typo]);
    expect((await find('budgerigar')).map(({ foundIn }) => foundIn)).toEqual([
      'title',
      'title',
      'title',
      'description',
      'comment',
      'title',
    ]);
  });

  test('has twenty at most, each once, the best of them', async () => {
    const others = await Promise.all(Array.from({ length: 22 }, (_, n) => make(`Flamingo ${n}`, { description: 'A flamingo' })));
    const found = await ids('flaming');
    expect(found).toEqual(others.sort((a, b) => b - a).slice(0, 20));
    const commented = await make('Many comments');
    for (let n = 0; n < 3; n++) await aComment(app, { taskId: commented, content: `heron ${n}` });
    expect(await ids('heron')).toEqual([commented]);
  });
});

describe('words that many texts contain', () => {
  const many = 1_001;

  /** Texts of another department, which nobody in this one sees; older than the following ones, or newer. */
  async function fill(title: string, description: string, comment: string) {
    await app.db.execute(sql`with made as (
        insert into tasks (title, description, type, priority, status, column_id, department, workspace_id, "order", assignees,
          departments, department_keys, created_by)
        select ${title}, ${description}, 'Planning', 'P2', name, id, 'HR', workspace_id,
          (select coalesce(max("order"), 0) from tasks) + 1000 * n, '[]', '["HR"]', array['hr'], ${people.adm.id}
        from columns, generate_series(1, ${many}::int) n where workspace_id = 2 and name = 'To Do' returning id)
      insert into task_comments (task_id, user_id, content) select id, ${people.adm.id}, ${comment} from made`);
  }

  test('are found in the same order, by everybody who sees them', async () => {
    await fill('Ptarmigan', 'A ptarmigan waits', 'ptarmigan snow');
    const comment = await make('Has a comment');
    await aComment(app, { taskId: comment, content: 'ptarmigan snow' });
    const described = await make('Has a description', { description: 'A ptarmigan' });
    const older = await make('Ptarmigan');
    const newer = await make('The ptarmigan');
    const beginning = await make('Ptarmigans');
    const apart = await make('Snow', { description: 'White' });
    await aComment(app, { taskId: apart, content: 'The ptarmigan hides.' });
    const typo = await make('Ptarmigat');
    const expected = [newer, older, beginning, described, apart, comment, typo];
    expect(await ids('ptarmigan')).toEqual(expected);
    await fill('Ptarmigan', 'A ptarmigan waits', 'ptarmigan snow');
    expect(await ids('ptarmigan')).toEqual(expected);
    expect(await ids('ptarmigan snow')).toEqual([comment, apart]);
    expect(await ids('ptarmigan', people.adm)).toHaveLength(limits.search.hits);
    expect(await ids('ptarmigan wihte')).toEqual([apart]);
  });
});

/** Words that differ from another one in one letter, so that each stands for it if it is mistyped. */
const nearTo = (word: string) =>
  Array.from({ length: 26 }, (_, at) => String.fromCharCode(97 + at)).flatMap((letter) => [
    `${word.slice(0, -1)}${letter}`,
    `${word.slice(0, 1)}${letter}${word.slice(2)}`,
  ]);

test('a hidden text does not change what a mistyped word finds', async () => {
  const own = [...new Set(nearTo('quorvex'))]
    .filter((word) => word !== 'quorvex' && word !== 'qxorvex')
    .slice(0, limits.search.typoCandidates);
  const lone = await aUser(app, { department: 'Sales' });
  await aTask(app, { by: lone, workspaceId: 5, department: 'Sales', title: own.slice(0, 15).join(' ') });
  await aTask(app, { by: lone, workspaceId: 5, department: 'Sales', title: own.slice(15).join(' ') });
  const found = async () => Promise.all([find('quorvex', lone), ...own.slice(-3).map((word) => find(`quorvex ${word}`, lone))]);
  const before = await found();
  expect(before[0]).toHaveLength(2);
  // A word that ranks before all of theirs.
  await make('Aaaa qaorvex quorve', { by: people.adm });
  await aComment(app, { by: people.adm, content: 'quorvea qborvex' });
  expect(await found()).toEqual(before);
});

describe('a person who finds it', () => {
  test('sees the task now', async () => {
    const other = await aUser(app, { department: 'Sales' });
    const creator = await aUser(app);
    const id = await make('Secret narwhal', { assignees: [people.in.id], assigneeId: people.in.id, by: creator });
    await aComment(app, { taskId: id, content: 'The unicorn comment' });
    for (const q of ['narwhal', 'narwahl', `#${id}`, 'unicorn', 'unicron', 'secret unicorn']) {
      for (const person of [people.in, people.lead, people.wsa, people.adm, creator])
        expect(await ids(q, person), q).toEqual([id]);
      for (const person of [people.out, other]) expect(await ids(q, person), q).toEqual([]);
    }
    // Removed from the department, its creator and assignees still see it.
    await app.db.execute(sql`delete from user_departments where user_id in (${creator.id}, ${people.lead.id})`);
    expect(await ids('narwhal', creator)).toEqual([id]);
    expect(await ids('narwhal', people.lead)).toEqual([]);
    await app.db.execute(
      sql`insert into user_departments (user_id, department_id, role) values (${creator.id}, 3, 'member'), (${people.lead.id}, 3, 'lead')`,
    );
    await app.db.execute(sql`update tasks set assignees = ${JSON.stringify([people.out.id])}::jsonb where id = ${id}`);
    expect(await ids('narwhal', people.out)).toEqual([id]);
  });

  test('has a session', async () => {
    expect((await app.as()(api.search.tasks, { query: { q: 'narwhal' } })).status).toBe(401);
  });

  test('never finds what the list of tasks does not show', async () => {
    const words = ['apple', 'banana', 'cherry', 'damson', 'elder'];
    const boards = [
      { workspaceId: 2, department: 'HR' },
      { workspaceId: 3, department: 'Engineering' },
      { workspaceId: 5, department: 'Sales' },
    ];
    const word = fc.constantFrom(...words);
    const made = fc.sample(fc.tuple(fc.nat({ max: 2 }), word, word, word), { numRuns: 40, seed: 3 });
    for (const [at, title, description, content] of made) {
      const taskId = await make(`Fruit ${title}`, { ...boards[at], description });
      await aComment(app, { taskId, content });
    }
    const person = fc.constantFrom(people.in, people.out, people.lead, people.wsa, people.adm);
    const query = fc.array(fc.oneof(word, fc.constantFrom('ap', 'fruit', 'bannana', 'chery', 'x')), {
      minLength: 1,
      maxLength: 3,
    });
    const seen = new Map<string, Promise<Set<number>>>();
    const seenBy = async (as: Person) =>
      new Set((await app.as(as)(api.tasks.list, { query: { fields: 'card' } })).body.map(({ id }) => id));
    await fc.assert(
      fc.asyncProperty(person, query, async (as, asked) => {
        const listed = seen.get(as.username) ?? seenBy(as);
        seen.set(as.username, listed);
        const visible = await listed;
        const found = await ids(asked.join(' '), as);
        expect(found.filter((id) => !visible.has(id))).toEqual([]);
        expect(new Set(found).size).toBe(found.length);
      }),
      { numRuns: 60, seed: 5 },
    );
  }, 120_000);
});

describe('a text', () => {
  test('is found from the moment it is written until it is deleted', async () => {
    const id = await make('Armadillo');
    expect(await ids('armadillo')).toEqual([id]);
    await app.as(people.in)(api.tasks.update, { params: { taskId: id }, body: { title: 'Porcupine', description: 'A wombat' } });
    expect(await ids('armadillo')).toEqual([]);
    expect(await ids('porcupine')).toEqual([id]);
    expect(await ids('wombat')).toEqual([id]);
    await app.as(people.in)(api.tasks.update, { params: { taskId: id }, body: { description: null } });
    expect(await ids('wombat')).toEqual([]);

    const comment = await aComment(app, { taskId: id, content: 'A hedgehog' });
    expect(await ids('hedgehgo')).toEqual([id]);
    await app.as(people.adm)(api.comments.remove, { params: { commentId: comment.id } });
    expect(await ids('hedgehog')).toEqual([]);

    await app.as(people.in)(api.tasks.remove, { params: { taskId: id } });
    expect(await ids('porcupine')).toEqual([]);
    expect(await ids(`#${id}`)).toEqual([]);
    await app.db.execute(sql`update tasks set deleted_at = null where id = ${id}`);
    expect(await ids('porcupine')).toEqual([id]);
    await app.db.execute(sql`delete from tasks where id = ${id}`);
    const left = await app.db.execute<{ count: number }>(sql`select count(*) from search_tasks where task_id = ${id}`);
    expect(JSON.stringify(left)).toContain('"count":0');
  });

  test('of a move is not indexed: no word of the index changes', async () => {
    const id = await make('Stays where it is');
    const row = () => app.db.execute(sql`select xmin::text, ctid::text from search_tasks where task_id = ${id}`);
    const before = JSON.stringify(await row());
    expect((await app.as(people.in)(api.tasks.move, { params: { taskId: id }, body: { columnId: 10 } })).status).toBe(200);
    expect(JSON.stringify(await row())).toBe(before);
    expect(await ids('moved from')).toEqual([]);
  });

  test('may be one endless word', async () => {
    const id = await make('Endless', { description: 'ü'.repeat(limits.description.max) });
    expect(await ids('ü'.repeat(70))).toEqual([id]);
  });
});

describe('any query', () => {
  test('that is blank or has symbols only finds nothing', async () => {
    for (const q of [
      '',
      '   ',
      '\n',
      '!?.,;:',
      '%',
      '_',
      "'",
      '\\',
      '"\'"',
      '🚀🚀',
      '%%__',
      '& | ! <->',
      ':*',
      '()',
      '#',
      '# ',
    ]) {
      expect(await find(q), q).toEqual([]);
    }
    expect((await app.raw({ method: 'GET', url: '/api/search', as: people.in })).body).toEqual([]);
  });

  test('is taken literally', async () => {
    const id = await make("It's 100% a_b \\ c:*&|! (d) <-> 'e'");
    for (const q of ["it's", '100%', 'a_b', '\\ c', 'c:*', "'e'", '(d) <-> e', "it's 100% a_b \\ c:*&|! (d) <-> 'e'"]) {
      expect(await ids(q), q).toContain(id);
    }
    expect(await ids('1%0')).not.toContain(id);
  });

  test('does not block the others if twenty long descriptions consist of marks', async () => {
    const description = `${'____a _***]___a(\\_)*'.repeat(999)} holdup`;
    for (let count = 0; count < limits.search.hits; count++) await make(`Marks ${count}`, { description });
    expect(await processorTimeOf(() => find('holdup'))).toBeLessThan(patience);
    expect(await find('holdup')).toHaveLength(limits.search.hits);
  });

  test.each([
    ['too long', { q: 'a'.repeat(201) }],
    ['a NUL', { q: 'a\u0000b' }],
  ])('is refused if it is %s', async (_, query) => {
    const reply = await app.as(people.in)(api.search.tasks, { query });
    expect(reply).toMatchObject({ status: 400, body: { error: 'validation', fields: { q: expect.stringMatching(/\S/) } } });
  });

  test('is refused if it is given twice', async () => {
    expect((await app.raw({ method: 'GET', url: '/api/search?q=a&q=b', as: people.in })).status).toBe(400);
  });

  test('never fails', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .array(fc.constantFrom("'", '\\', '%', ':*', '&', '|', '(', ')', ' ', 'a', '!', '<2>', '🚀', 'é', '12'), {
          maxLength: 40,
        })
        .map((all) => all.join('')),
    );
    await fc.assert(
      fc.asyncProperty(text, async (q) => {
        const reply = await app.raw({ method: 'GET', url: `/api/search?${new URLSearchParams({ q })}`, as: people.in });
        expect([200, 400], `${JSON.stringify(q)} ${reply.text.slice(0, 200)}`).toContain(reply.status);
      }),
      { numRuns: 200 },
    );
    expect(await ids(Array.from({ length: 100 }, (_, n) => 'abcdefghij'[n % 10]).join(' '))).toEqual([]);
  }, 120_000);
});

describe('the words for those that are mistyped', () => {
  const isKnown = async (word: string) =>
    (await firstRow(app.db, sql`select from search_vocabulary where word = ${word}`)) !== undefined;

  test('are bounded: with as many as there may be, new ones are found as they are written and not with a typo', async () => {
    await app.db.execute(sql`update pg_class set reltuples = 1000000 where oid = 'search_vocabulary'::regclass`);
    const id = await make('Feed the okapi');
    expect([await ids('okapi'), await ids('okapx'), await isKnown('okapi')]).toEqual([[id], [], false]);
    await app.db.execute(sql`analyze search_vocabulary`);
    await app.as(people.in)(api.tasks.update, { params: { taskId: id }, body: { title: 'Feed the okapis' } });
    expect([await ids('okapix'), await isKnown('okapis')]).toEqual([[id], true]);
  });

  test('end with the last text that has them, where there are many', async () => {
    const taskId = await make('Call the aardvark');
    await aComment(app, { taskId, content: 'The tapir’s number' });
    await app.as(people.in)(api.tasks.update, { params: { taskId }, body: { title: 'Call the numbat' } });
    await app.db.execute(sql`analyze search_vocabulary`);
    await deleteUnusedWords(app.db);
    expect(await isKnown('aardvark')).toBe(true);
    await deleteUnusedWords(app.db, { from: 0, words: 1_000_000 });
    expect([await isKnown('aardvark'), await isKnown('numbat'), await isKnown('tapir')]).toEqual([false, true, true]);
    expect(await ids('numbax')).toEqual([taskId]);
  });
});

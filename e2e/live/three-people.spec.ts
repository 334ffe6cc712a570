// Two people at desks and one with a phone change one board while each network breaks at random and a server is killed twice:
// nothing is lost, nobody is asked in vain, and all screens end with what the database has. A quarter of a minute; `DEEP` makes it ten.
// With `E2E_POSTGRES` there are two servers on a new database of that PostgreSQL. `SEED` repeats what people and networks do.
import { writeFileSync } from 'node:fs';
import { expect, test } from '#support/fixtures.ts';
import type { Network } from '#support/gateway.ts';
import { isDeep } from '#support/run/deep.ts';
import { newServer, type Server } from '#support/server.ts';
import { newTask } from '#support/tasks.ts';
import { firstTeam, type Host, newHost, type Role } from '#support/team.ts';
import { actOnce, items, lines, lookAround } from './three-people/acts.ts';
import { newDatabase } from './three-people/database.ts';
import { type Database, problemsOf, type Refused, type Row } from './three-people/ledger.ts';
import { newPerson, type Person } from './three-people/person.ts';
import { randomOf } from './three-people/random.ts';
import { answerQuestions, boardOf, boardOn, keptWrites } from './three-people/screen.ts';

const minutes = isDeep ? 10 : 0.25;
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const tasks = isDeep ? 14 : 8;
/** Between two cuts of a network, in milliseconds: in a short time they follow each other faster. */
const [shortest, longest] = isDeep ? ([2_000, 9_000] as const) : ([1_000, 4_000] as const);
const cuts: readonly Network[] = ['refuses', 'refuses', 'deaf', 'silent'];

test('three people change one board with broken networks and killed servers, and end with the same board', async ({
  browser,
}) => {
  test.setTimeout((minutes + 4) * 60_000);
  const given = process.env['E2E_POSTGRES'];
  const database = given ? await newDatabase(given) : undefined;
  const env: Record<string, string> = database ? { DATABASE_URL: database.url } : {};
  const servers = [await newServer(env)];
  if (database) servers.push(await newServer(env));
  const host = await newHost(servers[0] as Server);
  const people: Person[] = [];
  try {
    const team = firstTeam(host);
    const make = async (n: number) =>
      newTask(host.admin, team, {
        title: `Task ${n}`,
        description: Array.from({ length: lines }, (_, at) => `L${at} start`).join('\n\n'),
        checklistItems: Array.from({ length: items }, (_, at) => ({ id: at + 1, text: `Item ${at + 1}`, completed: false })),
        columnId: [9, 10, 11, 12][n % 4],
      });
    for (let n = 0; n < tasks; n++) await make(n);
    const urls = servers.map(({ url }) => url);
    const [one = '', two = one] = urls;
    const who: [string, Role, string[]][] = [
      ['Ana', 'engineer', [one]],
      ['Ben', 'colleague', [two]],
      ['Cleo', 'admin', urls],
    ];
    for (const [name, role, to] of who) {
      const place = { browser, seed, servers: to, board: team.board };
      people.push(await newPerson(place, { name, account: await team.person(role), isPhone: name === 'Cleo' }));
    }
    await Promise.all(people.map(lookAround));
    const before = [...(await read(host)).rows.values()];

    const until = Date.now() + minutes * 60_000;
    await Promise.all([
      ...people.map((person) => act(person, until)),
      ...people.map((person) => cut(person, until)),
      killTwice(servers.at(-1) as Server, until),
    ]);

    const refused: Refused[] = [];
    for (const person of people) refused.push(...(await answerQuestions(person)));
    const after = await read(host);
    const problems = problemsOf(people, { before, after, refused });
    const report = {
      seed,
      problems,
      refused,
      acts: people.flatMap(({ acts }) => acts),
      said: people.map(({ said }) => said),
    };
    writeFileSync(test.info().outputPath('acts.json'), JSON.stringify(report, null, 1));
    const count = (outcome: string) => report.acts.filter((each) => each.outcome === outcome).length;
    console.log(`seed ${seed}: ${count('done')} done, ${count('failed')} failed, ${count('none')} not possible`);
    expect(problems, `SEED=${seed} repeats it`).toEqual([]);
    const columns = [9, 10, 11, 12];
    const expected = boardOf(columns, after.rows.values());
    for (const person of people)
      await expect
        .poll(() => boardOn(person), { message: `the board of ${person.name}, SEED=${seed}`, timeout: 20_000 })
        .toEqual(expected);
    for (const server of servers) {
      const asked = await host.admin.get(`${server.url}/api/workspaces/${team.workspaceId}/tasks?fields=card`);
      expect((await asked.json()).length, `the board of ${server.url}`).toBe(expected.length);
    }
    for (const { name, page, problems: errors } of people) {
      expect(await keptWrites(page), `what waits for ${name}, SEED=${seed}`).toEqual([]);
      await expect(
        page.locator('.toast-destructive, .bg-warning-tint, [role=alert]'),
        `messages to ${name}, SEED=${seed}`,
      ).toHaveCount(0);
      expect(errors, `errors of the page of ${name}, SEED=${seed}`).toEqual([]);
    }
    expect(count('done'), 'enough was done to say something').toBeGreaterThan(minutes * 20);
  } finally {
    for (const { context, gateway } of people) {
      await context.close();
      gateway.close();
    }
    await host.admin.dispose();
    for (const server of servers) await server.remove();
    await database?.drop();
  }
});

async function act(person: Person, until: number): Promise<void> {
  for (let n = 1; Date.now() < until; n++) {
    await actOnce(person, n);
    await person.page.waitForTimeout(person.random.between(50, 400));
  }
}

/** Cuts the network of a person again and again. */
async function cut({ name, gateway, page }: Person, until: number): Promise<void> {
  const random = randomOf(seed, `network of ${name}`);
  while (Date.now() < until) {
    await page.waitForTimeout(random.between(shortest, longest));
    const network = random.pick(cuts) ?? 'refuses';
    gateway.change(network);
    await page.waitForTimeout(random.between(300, network === 'silent' ? 3_000 : 6_000));
    gateway.change('up');
  }
}

async function killTwice(server: Server, until: number): Promise<void> {
  const random = randomOf(seed, 'kills');
  const whole = until - Date.now();
  const wait = (share: number) => new Promise((resolve) => setTimeout(resolve, whole * share));
  for (let n = 0; n < 2; n++) {
    await wait(0.15 + random.next() * 0.15);
    await server.kill();
    await wait(Math.min(0.05, 3_000 / whole));
    await server.start();
  }
}

/** Reads the tasks and their comments one by one, so that no board that a server keeps stands between. */
async function read({ admin }: Host): Promise<Database> {
  const cards: Row[] = await (await admin.get('/api/tasks?fields=card')).json();
  const rows = new Map<number, Row>();
  const comments = new Map<number, string[]>();
  for (const card of cards) {
    const row: Row = await (await admin.get(`/api/tasks/${card.id}`)).json();
    const said: { content: string }[] = await (await admin.get(`/api/tasks/${card.id}/comments`)).json();
    rows.set(row.id, { ...row, commentCount: card.commentCount });
    comments.set(
      row.id,
      said.map(({ content }) => content),
    );
  }
  return { rows, comments };
}

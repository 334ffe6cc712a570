// People at work: how many a server bears, with the client and the database on the same machine, before answers take too long.
// Each has a stream and tells every 20 s where they are, opens a board every 3 minutes, acts every minute, and searches every 5.
import * as api from '@app/contract/api.ts';
import { presenceTiming } from '@app/contract/limits.ts';
import { type Company, companyWords, startCompany } from '#company.ts';
import { openConnection, type Request } from '#connection.ts';
import { percentileOf } from '#measure.ts';
import { call, memoryOf, pathOf } from '#product.ts';
import type { Stage } from '#stage.ts';
import { markerOf, openReader, type Reader } from '#stream-readers.ts';
import { amount, maximumRow, minimumRow, type Row } from '#table.ts';

const perDepartment = 50;
const steps = {
  postgres: [200, 500, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500],
  embedded: [200, 400, 600, 800, 1_000, 1_200, 1_500],
};
const targets = {
  act: { p50: 25, p95: 100 },
  seen: { p50: 50, p95: 150 },
  people: { postgres: 3_000, embedded: 1_200 },
};
/** The longest p95 with which the machine bears so many (milliseconds). */
const most = 200;
/** Seconds between two of one person. */
const every = { act: 60, board: 180, search: 300, presence: presenceTiming.beat / 1_000 };
/** Seconds until caches and plans are warm, and of measuring. */
const seconds = { settle: 15, measure: 45 };

interface Worker {
  cookie: string;
  tab: string;
  department: Department;
}

interface Department {
  name: string;
  workspaceId: number;
  cards: { id: number; order: number }[];
  columns: number[];
}

type Kind = keyof typeof every;

interface Measured {
  /** Milliseconds of each answer, from the moment the person asked. */
  durations: Record<Kind, number[]>;
  /** Milliseconds until colleagues had a comment. */
  seen: number[];
  failed: number;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function pick<T>(values: readonly T[]): T {
  return values[Math.floor(Math.random() * values.length)] as T;
}

export async function people(stage: Stage): Promise<Row[]> {
  const kind = 'dataDir' in stage.place ? 'embedded' : 'postgres';
  const counts = steps[kind];
  const departments = Math.ceil((counts.at(-1) ?? 0) / perDepartment);
  const company = await startCompany(stage, { tasks: 300 * departments, comments: 1, people: counts.at(-1) ?? 0, departments });
  const crowd = openCrowd(company);
  try {
    const rows: Row[] = [];
    let borne = 0;
    for (const count of counts) {
      await crowd.growTo(count);
      await crowd.work(seconds.settle);
      const measured = await crowd.work(seconds.measure);
      const waited = [...measured.durations.act, ...measured.durations.board, ...measured.durations.search];
      const p95 = percentileOf(waited, 0.95);
      rows.push({
        figure: `${count} people at work: acts; boards; searches; seen, p95`,
        ours: [...(['act', 'board', 'search'] as const).map((each) => measured.durations[each]), measured.seen]
          .map((times) => amount(percentileOf(times, 0.95), 'ms'))
          .join('; '),
        ...(measured.failed > 0 && { target: `${measured.failed} failed`, ok: false }),
      });
      if (count === counts[0]) rows.push(...firstRows(count, measured));
      if (p95 > most || measured.failed > 0) break;
      borne = count;
    }
    const memory = memoryOf(company.product.pid);
    return [
      ...rows,
      minimumRow(`most people at work with p95 below ${most} ms`, borne, targets.people[kind], ''),
      ...(memory === undefined ? [] : [{ figure: 'memory of the server then', ours: amount(memory, 'MiB') }]),
    ];
  } finally {
    crowd.close();
    await company.close();
  }
}

function firstRows(count: number, { durations, seen }: Measured): Row[] {
  return (['p50', 'p95'] as const).flatMap((name) => {
    const share = name === 'p50' ? 0.5 : 0.95;
    return [
      maximumRow(
        `${count} people at work: an act, answered, ${name}`,
        percentileOf(durations.act, share),
        targets.act[name],
        'ms',
      ),
      maximumRow(`${count} people at work: seen by a colleague, ${name}`, percentileOf(seen, share), targets.seen[name], 'ms'),
    ];
  });
}

/** People who work; they are more with each step. */
function openCrowd({ product, signIn }: Company) {
  const { base } = product;
  const workers: Worker[] = [];
  const readers: Reader[] = [];
  const departments = new Map<number, Promise<Department>>();
  const words = companyWords();
  const writtenAt = new Map<number, number>();
  let joined = 0;
  let comments = 0;
  let measured = emptyMeasured();

  async function growTo(count: number): Promise<void> {
    const signingIn = async () => {
      while (joined < count) workers.push(await join(++joined));
    };
    await Promise.all(Array.from({ length: 4 }, signingIn));
    while (readers.some(({ isOpen }) => !isOpen)) await pause(100);
  }

  async function join(number: number): Promise<Worker> {
    const cookie = await signIn(number);
    const boards = await call(base, api.workspaces.list, { cookie });
    // The board of the person's department; the company view comes first.
    const { id: workspaceId = 0, department: name = '' } = boards.at(-1) ?? {};
    const department = departments.get(workspaceId) ?? departmentOf(name, workspaceId, cookie);
    departments.set(workspaceId, department);
    readers.push(
      openReader({
        group: workspaceId,
        target: () => base,
        path: api.events.stream.path,
        headers: { cookie },
        onNumber: (comment) => measured.seen.push(performance.now() - (writtenAt.get(comment) ?? Number.NaN)),
      }),
    );
    return { cookie, tab: crypto.randomUUID(), department: await department };
  }

  async function departmentOf(name: string, workspaceId: number, cookie: string): Promise<Department> {
    const params = { workspaceId };
    const cards = await call(base, api.tasks.inWorkspace, { params, query: { fields: 'card' }, cookie });
    const columns = await call(base, api.workspaces.columns, { params, cookie });
    return {
      name,
      workspaceId,
      cards: cards.map(({ id, order }) => ({ id, order: order ?? 0 })),
      columns: columns.map(({ id }) => id),
    };
  }

  function requestsOf(kind: Kind, worker: Worker): Request[] {
    if (kind === 'board') return boardOf(worker);
    if (kind === 'search')
      return [{ path: pathOf(api.search.tasks, undefined, { q: words[20 + Math.floor(Math.random() * 400)] ?? '' }) }];
    if (kind === 'presence') return [presenceOf(worker)];
    return [actOf(worker)];
  }

  /** One of the acts, in the proportions of a working day: most are moves. */
  function actOf({ department: { name, cards, columns } }: Worker): Request {
    const chance = Math.random();
    const { id: taskId } = pick(cards);
    if (chance < 0.4)
      return writing(api.tasks.move.method, pathOf(api.tasks.move, { taskId }), {
        columnId: pick(columns),
        order: pick(cards).order,
      });
    if (chance < 0.6)
      return writing(api.tasks.update.method, pathOf(api.tasks.update, { taskId }), {
        title: `Contract, draft ${Math.random()}`,
      });
    if (chance < 0.75) {
      const body = { title: `Invoice ${Math.random()}`, columnId: pick(columns), department: name, priority: 'P2' };
      return writing(api.tasks.create.method, pathOf(api.tasks.create), body);
    }
    const number = ++comments;
    writtenAt.set(number, performance.now());
    const content = `${markerOf(number)} The draft of the contract is with the customer.`;
    return writing(api.comments.create.method, pathOf(api.comments.create, { taskId }), { content });
  }

  /** What a board calls that was not open before. */
  function boardOf(worker: Worker): Request[] {
    const params = { workspaceId: worker.department.workspaceId };
    return [
      { path: pathOf(api.tasks.inWorkspace, params, { fields: 'card' }), headers: { 'accept-encoding': 'gzip' } },
      { path: pathOf(api.workspaces.columns, params) },
      writing(api.summaries.visit.method, pathOf(api.summaries.visit, params), {}),
      { path: pathOf(api.summaries.changes, params) },
      { path: pathOf(api.relations.marks, params) },
      presenceOf(worker),
    ];
  }

  function presenceOf({ tab, department: { workspaceId } }: Worker): Request {
    return writing(api.presence.report.method, api.presence.report.path, { tab, place: { workspaceId, taskId: null } });
  }

  /** Sends what one press causes; each request has a connection of its own, as after a minute without any. */
  async function press(kind: Kind, worker: Worker, asked: number): Promise<void> {
    const into = measured;
    try {
      const statuses = await Promise.all(
        requestsOf(kind, worker).map(async (request) => {
          const connection = await openConnection(base, { origin: base, cookie: worker.cookie });
          return connection.send(request).finally(() => connection.close());
        }),
      );
      const refused = statuses.find((status) => status >= 400);
      if (refused !== undefined) throw new Error(`answered ${refused}`);
      into.durations[kind].push(performance.now() - asked);
    } catch (error) {
      into.failed++;
      console.error(`${kind}: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** Lets all work for so long. Presses come at random, whether those before them are answered or not. */
  async function work(span: number): Promise<Measured> {
    measured = emptyMeasured();
    const until = performance.now() + span * 1_000;
    const running = new Set<Promise<void>>();
    const pressing = async (kind: Kind) => {
      for (let next = performance.now(); next < until; ) {
        next += (-Math.log(1 - Math.random()) * every[kind] * 1_000) / workers.length;
        const wait = next - performance.now();
        if (wait > 0) await pause(wait);
        const pressed = press(kind, pick(workers), next);
        running.add(pressed);
        void pressed.finally(() => running.delete(pressed));
      }
    };
    await Promise.all((Object.keys(every) as Kind[]).map(pressing));
    await Promise.all(running);
    return measured;
  }

  function close(): void {
    for (const reader of readers) reader.close();
  }

  return { growTo, work, close };
}

function writing(method: string, path: string, body: object): Request {
  return { method, path, body: JSON.stringify(body) };
}

function emptyMeasured(): Measured {
  return { durations: { act: [], board: [], search: [], presence: [] }, seen: [], failed: 0 };
}

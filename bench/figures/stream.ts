// Live events: how soon others see a write, what an open stream costs, that none is lost, and a restart with all of them open.
import * as api from '@app/contract/api.ts';
import { openConnection } from '#connection.ts';
import { call, memoryOf, pathOf, processorTimeOf, register } from '#product.ts';
import { cardOf, firstColumn } from '#seed.ts';
import { streams as size } from '#settings.ts';
import type { Stage } from '#stage.ts';
import { markerOf, openReader, type Reader } from '#stream-readers.ts';
import { amount, durationRow, maximumRow, perSecond, type Row } from '#table.ts';

const groups = 5;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Member {
  cookie: string;
  group: number;
}

export async function stream(stage: Stage): Promise<Row[]> {
  await stage.restart();
  const members = await newMembers(stage);
  const tasks = await tasksOf(stage, members);
  return [...(await soon(stage, members, tasks)), ...(await many(stage, members, tasks))];
}

/** Registers people of all departments, because a person has few streams. */
async function newMembers({ product }: Stage): Promise<Member[]> {
  const members: Member[] = [];
  let next = 0;
  const work = async () => {
    while (next < size.people) {
      const number = next++;
      const group = number % groups;
      members.push({ group, cookie: await register(product.base, `stream${number}`, group + 1) });
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return members;
}

/** Returns a new task of each group. */
function tasksOf({ product, people }: Stage, members: readonly Member[]): Promise<number[]> {
  return Promise.all(
    Array.from({ length: groups }, async (_, group) => {
      const cookie = members.find((each) => each.group === group)?.cookie ?? '';
      const body = cardOf(people, group + 1, firstColumn(group + 1), 1);
      return (await call(product.base, api.tasks.create, { body, cookie })).id;
    }),
  );
}

interface Written {
  /** When each number was sent. */
  at: Map<number, number>;
  /** Milliseconds until each was answered. */
  answered: number[];
}

/** Writes numbers at a rate, to the groups in turn; `send` returns the status. */
async function writeAtRate(
  seconds: number,
  perSecond: number,
  first: number,
  senders: ((number: number) => Promise<number>)[],
): Promise<Written> {
  const written: Written = { at: new Map(), answered: [] };
  const started = performance.now();
  const count = seconds * perSecond;
  await Promise.all(
    senders.map(async (send, sender) => {
      for (let n = sender; n < count; n += senders.length) {
        const wait = started + (n / perSecond) * 1_000 - performance.now();
        if (wait > 0) await pause(wait);
        const number = first + n;
        const sent = performance.now();
        written.at.set(number, sent);
        const status = await send(number);
        written.answered.push(performance.now() - sent);
        if (status >= 300) console.error(`a write was answered ${status}`);
      }
    }),
  );
  return written;
}

/** Writers of comments; the number decides the group. */
function commenters({ product }: Stage, members: readonly Member[], tasks: readonly number[]) {
  return Promise.all(
    Array.from({ length: 2 * groups }, async (_, at) => {
      const { cookie = '' } = members.find(({ group }) => group === at % groups) ?? {};
      const connection = await openConnection(product.base, { origin: product.base, cookie });
      return (number: number) =>
        connection.send({
          method: 'POST',
          path: pathOf(api.comments.create, { taskId: tasks[at % groups] ?? 0 }),
          body: JSON.stringify({ content: `${markerOf(number)} ${'as said in the meeting '.repeat(5)}` }),
        });
    }),
  );
}

/** How soon the others see a write, against a program that only pushes. */
async function soon(stage: Stage, members: readonly Member[], tasks: readonly number[]): Promise<Row[]> {
  const answered = { ours: [] as number[], limit: [] as number[] };
  const delays = { ours: [] as number[], limit: [] as number[] };
  const median: { ours: number[]; limit: number[] } = { ours: [], limit: [] };
  let first = 1;
  for (let round = 0; round < size.rounds; round++) {
    for (const side of ['ours', 'limit'] as const) {
      const arrived: [number, number][] = [];
      const onNumber = (number: number) => arrived.push([number, performance.now()]);
      const readers = Array.from({ length: size.few.streams }, (_, n) => {
        const { group = 0, cookie = '' } = members[n % members.length] ?? {};
        return side === 'ours'
          ? openReader({ group, target: () => stage.product.base, path: api.events.stream.path, headers: { cookie }, onNumber })
          : openReader({ group, target: () => stage.limits.base, path: `/push/${group}`, headers: {}, onNumber });
      });
      await allOpen(readers);
      const senders = side === 'ours' ? await commenters(stage, members, tasks) : await pushers(stage);
      const { at, answered: times } = await writeAtRate(size.seconds, size.few.writes, first, senders);
      answered[side].push(...times);
      await pause(1_000);
      first += size.seconds * size.few.writes;
      const found = arrived.map(([number, time]) => time - (at.get(number) ?? time)).sort((a, b) => a - b);
      median[side].push(quantile(found, 0.5));
      delays[side].push(quantile(found, 0.99));
      const missing = (size.seconds * size.few.writes * size.few.streams) / groups - found.length;
      if (missing !== 0) console.error(`${side}: ${missing} of the deliveries are missing`);
      for (const reader of readers) reader.close();
      await pause(500);
    }
  }
  const name = `seen by another: ${size.few.streams} streams, ${size.few.writes} writes/s`;
  const write = (times: number[]) => quantile(times.sort(byNumber), 0.5);
  return [
    {
      figure: `${name}, the write answered, p50`,
      ours: amount(write(answered.ours), 'ms'),
      limit: amount(write(answered.limit), 'ms'),
    },
    durationRow(`${name}, p50`, quantile(median.ours.sort(byNumber), 0.5), quantile(median.limit.sort(byNumber), 0.5), 2),
    maximumRow(`${name}, p99`, quantile(delays.ours.sort(byNumber), 0.5), 100, 'ms', quantile(delays.limit.sort(byNumber), 0.5)),
  ];
}

function pushers({ limits }: Stage) {
  // As long as a message of the product.
  const filling = 'x'.repeat(size.message);
  return Promise.all(
    Array.from({ length: 2 * groups }, async (_, at) => {
      const connection = await openConnection(limits.base, {});
      const path = `/push/${at % groups}`;
      return (number: number) => connection.send({ method: 'POST', path, body: `${markerOf(number)}${filling}` });
    }),
  );
}

const byNumber = (a: number, b: number) => a - b;

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function allOpen(readers: readonly Reader[], within = 90_000): Promise<number> {
  const started = performance.now();
  while (readers.some(({ isOpen }) => !isOpen)) {
    if (performance.now() - started > within) break;
    await pause(50);
  }
  const left = readers.filter(({ isOpen }) => !isOpen).length;
  if (left > 0) console.error(`${left} streams are not open`);
  return performance.now() - started;
}

/** Thousands of streams: their memory, what they miss while some break, and a restart of the server. */
async function many(stage: Stage, members: readonly Member[], tasks: readonly number[]): Promise<Row[]> {
  await stage.restart();
  const { base } = stage.product;
  for (const { cookie } of members.slice(0, groups)) await call(base, api.auth.currentUser, { cookie });
  await pause(2_000);
  const before = memoryOf(stage.product.pid) ?? Number.NaN;
  let connections = 0;
  let target = base;
  const readers: Reader[] = [];
  const opening = performance.now();
  for (let n = 0; n < size.many.streams; n++) {
    const { group = 0, cookie = '' } = members[n % members.length] ?? {};
    const path = api.events.stream.path;
    readers.push(
      openReader({ group, target: () => target, path, headers: { cookie }, onNumber: () => {}, onConnect: () => connections++ }),
    );
    if (n % 50 === 49) await pause(20);
  }
  await allOpen(readers);
  const opened = (performance.now() - opening) / 1_000;
  await pause(3_000);
  const each = (((memoryOf(stage.product.pid) ?? Number.NaN) - before) * 1024) / size.many.streams;

  // One in a hundred breaks each tenth of a second while others write.
  const breaking = setInterval(() => {
    for (let n = 0; n < size.many.streams / 500; n++) readers[Math.floor(Math.random() * readers.length)]?.drop();
  }, 200);
  const used = processorTimeOf(stage.product.pid) ?? Number.NaN;
  const first = 1_000_000;
  const { at } = await writeAtRate(size.seconds, size.many.writes, first, await commenters(stage, members, tasks));
  const share = (((processorTimeOf(stage.product.pid) ?? Number.NaN) - used) / size.seconds) * 100;
  clearInterval(breaking);
  await allOpen(readers);
  await pause(6_000);

  connections = 0;
  const rates: number[] = [];
  const stopped = performance.now();
  const counting = setInterval(() => rates.push(connections - rates.reduce((sum, rate) => sum + rate, 0)), 1_000);
  await stage.restart();
  target = stage.product.base;
  const down = (performance.now() - stopped) / 1_000;
  await pause(200);
  await allOpen(readers);
  const back = (performance.now() - stopped) / 1_000;
  clearInterval(counting);
  const after = await writeAtRate(2, size.many.writes, 2_000_000, await commenters(stage, members, tasks));
  const numbers = [...at.keys(), ...after.at.keys()];
  const missing = () =>
    readers.map(({ group, seen }) => numbers.filter((number) => groupOf(number) === group && !seen.has(number)).length);
  for (let n = 0; n < 20 && missing().some((count) => count > 0); n++) await pause(1_000);
  const missed = missing();
  const foreign = readers.map(({ group, seen }) => [...seen.keys()].filter((number) => groupOf(number) !== group).length);
  const sum = (list: number[]) => list.reduce((total, one) => total + one, 0);
  for (const reader of readers) reader.close();
  const name = `${size.many.streams.toLocaleString('en')} streams`;
  return [
    { figure: `${name}: opened in`, ours: amount(opened, 's') },
    maximumRow(`${name}: memory of each`, each, 30, 'kB'),
    { figure: `${name}: share of a core at ${size.many.writes} writes/s`, ours: amount(share, '%') },
    maximumRow(`${name}: missed of ${(numbers.length * size.many.streams) / groups}`, sum(missed), 0, ''),
    maximumRow(`${name}: twice after dropping by id`, sum(readers.map(({ twice }) => twice)), 0, ''),
    maximumRow(`${name}: foreign`, sum(foreign), 0, ''),
    { figure: `${name}: sent again after a break`, ours: amount(sum(readers.map(({ again }) => again)), '') },
    maximumRow(`${name}: all back after a restart (down ${amount(down, 's')})`, back, 60, 's'),
    { figure: `${name}: requests over the restart, most in a second`, ours: perSecond(Math.max(...rates)) },
  ];
}

/** Writers write to the groups in turn. */
function groupOf(number: number): number {
  return ((number % 1_000_000) % (2 * groups)) % groups;
}

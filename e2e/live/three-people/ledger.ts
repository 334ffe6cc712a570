// Compares what three people did with what the servers answered and what the database has: nothing lost, nothing asked in vain.
import type { Exchange } from '#support/gateway.ts';
import type { Act, Person } from './person.ts';

/** Ids from here on are of tasks that only one browser knows. */
const firstLocalId = 2_000_000_000;

interface Item {
  id: number;
  text: string;
  completed: boolean;
}

export interface Row {
  id: number;
  version: number;
  title: string;
  description: string | null;
  priority: string;
  status: string;
  columnId: number;
  order: number;
  commentCount: number;
  checklistItems: Item[];
}

/** A write that a browser keeps because the server has refused it. */
export interface Refused {
  name: string;
  taskId: number;
  body: object;
  refused?: { reason: string; current?: object };
}

interface Write extends Exchange {
  who: string;
  taskId: number;
  sent: Partial<Row> & { base?: Partial<Row>; content?: string };
  /** The row that the server answered with. */
  row: Row | undefined;
}

export interface Database {
  rows: Map<number, Row>;
  comments: Map<number, string[]>;
}

/** Returns everything that went wrong, one line each. */
export function problemsOf(
  people: readonly Person[],
  { before, after, refused }: { before: readonly Row[]; after: Database; refused: readonly Refused[] },
): string[] {
  const writes = people.flatMap(writesOf);
  const deletes = writes.filter(({ method, status }) => method === 'DELETE' && status < 300);
  const deleted = new Set(deletes.map(({ taskId }) => taskId));
  // A server that was killed before it answered may have deleted the task or not.
  const sure = new Set(deletes.filter(({ status }) => status > 0).map(({ taskId }) => taskId));
  const lasting = { after, deleted, sure };
  return [
    ...writes.filter(({ status }) => status >= 400 && ![404, 409, 502].includes(status)).map((each) => `refused: ${text(each)}`),
    ...lostWrites(writes, before, lasting),
    ...lostComments(writes, lasting),
    ...doubled(people, writes, after),
    ...needlessQuestions(writes),
    // What was refused because of a conflict is a question, which is judged above.
    ...refused
      .filter(({ taskId, refused: why }) => !why?.current && !deleted.has(taskId))
      .map((each) => `refused without a reason: ${JSON.stringify(each)}`),
    ...people.flatMap((person) => lostActs(person, writes, after)),
  ];
}

function writesOf({ name, gateway }: Person): Write[] {
  return gateway.writes.flatMap((exchange) => {
    const { path, body, answer, status, method } = exchange;
    if (!/^\/api\/tasks(\/\d+(\/column|\/comments)?)?$/.test(path)) return [];
    const said = parsed(answer) as (Row & { current?: Row }) | undefined;
    const row = status < 300 && method !== 'DELETE' && said && 'version' in said ? said : undefined;
    const taskId = Number(/\d+/.exec(path)?.[0] ?? row?.id ?? 0);
    return [{ ...exchange, who: name, taskId, sent: (parsed(body) ?? {}) as Write['sent'], row }];
  });
}

/** Follows each task from version to version: every write is in the row that answers it, and changes nothing else. */
function lostWrites(writes: readonly Write[], before: readonly Row[], { after, deleted, sure }: Lasting): string[] {
  const problems: string[] = [];
  const versions = new Map<number, Map<number, Row>>();
  const note = (row: Row) => versions.set(row.id, (versions.get(row.id) ?? new Map()).set(row.version, row));
  for (const row of before) note(row);
  for (const { row } of writes) if (row) note(row);
  for (const write of writes) {
    const { row, sent, path } = write;
    if (!row) continue;
    const earlier = versions.get(row.id)?.get(row.version - 1);
    const missing = wishes(sent).filter((has) => !has(row));
    // A text that is already there is not written again, so the answer may be of a later version.
    if (missing.length > 0) problems.push(`not stored: ${text(write)}`);
    if (!earlier || path.endsWith('/column')) continue;
    if (sent.title === undefined && row.title !== earlier.title && path !== '/api/tasks')
      problems.push(`changed another's title: ${text(write)}`);
    if (sent.priority === undefined && row.priority !== earlier.priority)
      problems.push(`changed another's priority: ${text(write)}`);
    const base = sent.base?.description?.split('\n');
    const was = earlier.description?.split('\n') ?? [];
    const is = row.description?.split('\n') ?? [];
    const mine = sent.description?.split('\n');
    for (const [at, line] of is.entries())
      if (line !== was[at] && (!mine || mine[at] === base?.[at])) problems.push(`changed another's line ${at}: ${text(write)}`);
  }
  for (const [id, known] of versions) {
    const last = known.get(Math.max(...known.keys()));
    const row = after.rows.get(id);
    if (row && sure.has(id)) problems.push(`task ${id} is there, but was deleted`);
    if (!row && !deleted.has(id)) problems.push(`task ${id} is lost`);
    if (!row || !last) continue;
    for (const field of ['title', 'description', 'priority', 'status', 'columnId'] as const)
      if (row[field] !== last[field]) problems.push(`task ${id}: ${field} is ${row[field]}, the last answer said ${last[field]}`);
    const ticks = ({ checklistItems }: Row) => checklistItems.map(({ completed }) => completed).join();
    if (ticks(row) !== ticks(last)) problems.push(`task ${id}: ticks are ${ticks(row)}, the last answer said ${ticks(last)}`);
  }
  return problems;
}

interface Lasting {
  after: Database;
  /** Tasks with a deletion that was answered, or that no answer came to. */
  deleted: ReadonlySet<number>;
  /** Tasks with a deletion that was answered. */
  sure: ReadonlySet<number>;
}

/** What a row must have after a write. */
function wishes({ title, priority, columnId, description, checklistItems, base }: Write['sent']): ((row: Row) => boolean)[] {
  const lines = description?.split('\n') ?? [];
  const from = base?.description?.split('\n') ?? [];
  const own = lines.filter((line, at) => base?.description !== undefined && line !== from[at]);
  const ticks = (checklistItems ?? []).filter(
    ({ id, completed }) => base?.checklistItems?.find((item) => item.id === id)?.completed !== completed,
  );
  return [
    ...(title === undefined ? [] : [(row: Row) => row.title === title]),
    ...(priority === undefined ? [] : [(row: Row) => row.priority === priority]),
    ...(columnId === undefined ? [] : [(row: Row) => row.columnId === columnId]),
    ...own.map((line) => (row: Row) => row.description?.split('\n').includes(line) ?? false),
    ...ticks.map((tick) => (row: Row) => row.checklistItems.find(({ id }) => id === tick.id)?.completed === tick.completed),
  ];
}

function lostComments(writes: readonly Write[], { after, deleted }: Lasting): string[] {
  return writes.flatMap((write) => {
    const { sent, status, taskId } = write;
    if (sent.content === undefined || status >= 300 || status === 0 || deleted.has(taskId)) return [];
    return after.comments.get(taskId)?.includes(sent.content) ? [] : [`lost: ${text(write)}`];
  });
}

/** What was created twice although it was written once. */
function doubled(people: readonly Person[], writes: readonly Write[], { comments }: Database): string[] {
  const all = [...comments.values()].flat();
  const created = new Map(writes.filter(({ path, row }) => path === '/api/tasks' && row).map(({ row }) => [row?.id, row?.title]));
  return people
    .flatMap(({ acts }) => acts)
    .flatMap(({ kind, value }) => {
      const list = kind === 'comment' ? all : kind === 'create' ? [...created.values()] : [];
      const count = value === '' ? 0 : list.filter((each) => each === value).length;
      return count > 1 ? [`${kind} ${value} is there ${count} times`] : [];
    });
}

/** A question is only allowed where two people changed the same to different values. */
function needlessQuestions(writes: readonly Write[]): string[] {
  return writes.flatMap((write) => {
    if (write.status !== 409) return [];
    const { current, fields } = (parsed(write.answer) ?? {}) as { current?: Row; fields?: object };
    // Without a row the key is in use at this moment: the page waits and asks nobody.
    if (!current) return [];
    const { sent } = write;
    const needed = Object.keys(fields ?? {}).some((field) => isConflict(field as keyof Row, sent.base, sent, current));
    return needed ? [] : [`needless question: ${text(write)} now ${write.answer.slice(0, 400)}`];
  });
}

function isConflict(field: keyof Row, base: Partial<Row> = {}, mine: Partial<Row>, theirs: Row): boolean {
  const [from, own, other] = [base[field], mine[field], theirs[field]];
  if (field === 'checklistItems') return false;
  if (field !== 'description') return from !== other && own !== other && own !== from;
  const [was, my, their] = [from, own, other].map((value) => String(value ?? '').split('\n'));
  return (my ?? []).some((line, at) => line !== was?.[at] && their?.[at] !== was?.[at] && their?.[at] !== line);
}

/** Acts that the screen showed as done, but that never reached a server. A new task may be deleted before it is sent. */
function lostActs({ name, acts }: Person, writes: readonly Write[], { rows }: Database): string[] {
  const dropped = new Set(
    acts
      .filter(({ kind, taskId, outcome }) => kind === 'remove' && outcome === 'done' && taskId >= firstLocalId)
      .map(({ taskId }) => taskId),
  );
  const titles = new Set([...rows.values()].map(({ title }) => title));
  const own = writes.filter(({ who, status }) => who === name && status !== 0 && status !== 502);
  return acts.flatMap((act) => {
    if (dropped.has(act.taskId))
      return act.kind === 'create' && titles.has(act.value) ? [`${act.value} is there, but was deleted before it was sent`] : [];
    if (act.outcome !== 'done' || own.some((write) => write.at >= act.at - 50 && isOf(act, write))) return [];
    return [`never sent: ${JSON.stringify(act)}`];
  });
}

function isOf({ kind, value, taskId }: Act, { sent, path, method, row, taskId: of }: Write): boolean {
  // A task that only this browser knew has another id by now.
  if (kind !== 'create' && taskId < firstLocalId && of !== taskId) return false;
  switch (kind) {
    case 'create':
      return sent.title === value;
    case 'title':
      return sent.title === value;
    case 'comment':
      return sent.content === value;
    case 'line':
      return sent.description?.split('\n').includes(value) ?? false;
    case 'priority':
      return sent.priority === value;
    case 'move':
      return path.endsWith('/column') && (row === undefined || row.status === value);
    case 'tick': {
      const [item, isDone] = value.split(' ');
      return sent.checklistItems?.some(({ id, completed }) => String(id) === item && String(completed) === isDone) ?? false;
    }
    default:
      return method === 'DELETE';
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function text({ who, method, path, body, status, answer }: Write): string {
  return `${who} ${method} ${path} ${body.slice(0, 700)} → ${status} ${status >= 400 ? answer.slice(0, 200) : ''}`;
}

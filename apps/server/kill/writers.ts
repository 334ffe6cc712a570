// Twenty people who write as fast as the server answers, and record acknowledged writes in a ledger.
import { randomUUID } from 'node:crypto';
import * as api from '@app/contract/api.ts';
import type { BodyInput, Endpoint, ResponseBody } from '@app/contract/endpoint.ts';
import { statuses } from '@app/contract/limits.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import type { KnownTask, Ledger, TaskState } from './ledger.ts';
import { admin } from './server.ts';

interface Board {
  workspaceId: number;
  departmentId: number;
  department: string;
  columnIds: number[];
}

export interface Session {
  cookie: string;
  boards: Board[];
}

/** Thrown when the server does not answer, as expected once it is killed. */
class Silence extends Error {}

interface CallInput {
  params?: Record<string, number>;
  body?: unknown;
  cookie?: string;
}

/** Calls an endpoint; throws on any error status, and `Silence` if there is no answer. */
async function send(url: string, { method, path }: Endpoint, { params = {}, body, cookie }: CallInput) {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const response = await fetch(`${url}${filled}`, {
    method,
    headers: {
      origin: url,
      // As the web and careful programs do, so that a proxy may send a write again.
      ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
      ...(cookie ? { cookie } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new Silence(String(error));
  });
  const text = await response.text().catch((error: unknown) => {
    throw new Silence(String(error));
  });
  if (!response.ok) throw new Error(`${method} ${filled}: ${response.status} ${text.slice(0, 200)}`);
  return { answer: JSON.parse(text) as unknown, response };
}

async function call<E extends Endpoint>(
  url: string,
  endpoint: E,
  given: CallInput & { body?: BodyInput<E> },
): Promise<ResponseBody<E>> {
  return (await send(url, endpoint, given)).answer as ResponseBody<E>;
}

/** Signs in and loads the boards. */
export async function signIn(url: string): Promise<Session> {
  const { response } = await send(url, api.auth.login, { body: admin });
  const cookie = response.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const boards: Board[] = [];
  // A killed first start has used up ids, so none can be hard-coded.
  const departmentIds = new Map((await call(url, api.departments.list, { cookie })).map(({ id, name }) => [name, id]));
  for (const { id: workspaceId, name } of await call(url, api.workspaces.list, { cookie })) {
    const departmentId = departmentIds.get(name);
    if (workspaceId < 1 || departmentId === undefined) continue;
    const columns = await call(url, api.workspaces.columns, { params: { workspaceId }, cookie });
    boards.push({ workspaceId, departmentId, department: name, columnIds: columns.map(({ id }) => id) });
  }
  return { cookie, boards };
}

/** Returns the titles of all tasks, as a client sees them. */
export async function titlesOf(url: string, { cookie }: Session): Promise<Map<number, string>> {
  const tasks = (await call(url, api.tasks.list, { cookie })) as Task[];
  return new Map(tasks.map(({ id, title }) => [id, title]));
}

interface Writing {
  /** Milliseconds after each answer. */
  pause?: number;
  isOver?: () => boolean;
}

/** Writes until the server stops answering or it is over. */
export async function write(url: string, session: Session, ledger: Ledger, name: string, writing: Writing = {}): Promise<void> {
  const { pause = 0, isOver = () => false } = writing;
  const mine: number[] = [];
  const comments: number[] = [];
  for (let n = 0; !isOver(); n++) {
    try {
      await writeOnce(url, session, ledger, `${name}-${n}`, mine, comments);
      ledger.acknowledged++;
    } catch (error) {
      if (error instanceof Silence) return;
      ledger.unexpected.push(String(error));
      if (ledger.unexpected.length > 20) return;
    }
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function writeOnce(url: string, session: Session, ledger: Ledger, label: string, mine: number[], comments: number[]) {
  const { cookie } = session;
  const dice = Math.random();
  const taskId = pick(mine);
  const task = taskId === undefined ? undefined : ledger.tasks.get(taskId);
  if (taskId === undefined || task === undefined || dice < 0.25) return create(url, session, ledger, label, mine);
  const params = { taskId };
  if (dice < 0.45) {
    const title = `Edited ${label}`;
    await change(task, 'title', title, () => call(url, api.tasks.update, { params, cookie, body: { title } }));
  } else if (dice < 0.7) await move(url, session, task, taskId);
  else if (dice < 0.78) {
    const checklistItems = [{ id: 1, text: label, completed: true }];
    await change(task, 'ticks', 1, () => call(url, api.tasks.update, { params, cookie, body: { checklistItems } }));
  } else if (dice < 0.9) {
    const content = `Comment ${label}`;
    const { id } = await call(url, api.comments.create, { params, cookie, body: { content } });
    ledger.comments.set(id, { taskId, content, deleted: false, deleting: false });
    comments.push(id);
  } else if (dice < 0.93) await removeComment(url, cookie, ledger, comments, mine);
  else if (dice < 0.97) await register(url, session, ledger, label);
  else {
    mine.splice(mine.indexOf(taskId), 1);
    await change(task, 'deleted', true, () => call(url, api.tasks.remove, { params, cookie }));
  }
}

async function create(url: string, { cookie, boards }: Session, ledger: Ledger, label: string, mine: number[]) {
  const board = pick(boards);
  const columnId = pick(board?.columnIds ?? []);
  if (board === undefined || columnId === undefined) throw new Error('There are no boards.');
  const title = `Task ${label}`;
  const { department, workspaceId } = board;
  const { id } = await call(url, api.tasks.create, {
    cookie,
    body: { title, department, workspaceId, columnId, priority: 'P2' },
  });
  ledger.tasks.set(id, { acknowledged: { title, columnId, ticks: 0, deleted: false }, unanswered: [], moves: 0, maybeMoves: 0 });
  mine.push(id);
}

/** Records the requested change before it is sent, in case it is refused or no answer arrives. */
async function change<K extends keyof TaskState>(
  task: KnownTask,
  field: K,
  value: TaskState[K],
  request: () => Promise<unknown>,
) {
  task.unanswered.push({ [field]: value });
  await request();
  task.acknowledged[field] = value;
  task.unanswered = task.unanswered.filter((other) => !(field in other));
}

async function move(url: string, { cookie, boards }: Session, task: KnownTask, taskId: number) {
  const columnIds = boards.find((board) => board.columnIds.includes(task.acknowledged.columnId))?.columnIds ?? [];
  const columnId = pick(columnIds.filter((id) => id !== task.acknowledged.columnId));
  if (columnId === undefined) throw new Error(`There is no other column than ${task.acknowledged.columnId} (${statuses}).`);
  const order = Math.floor(Math.random() * 1_000);
  task.maybeMoves++;
  await change(task, 'columnId', columnId, () =>
    call(url, api.tasks.move, { params: { taskId }, cookie, body: { columnId, order } }),
  );
  task.moves++;
}

async function removeComment(url: string, cookie: string, ledger: Ledger, comments: number[], mine: readonly number[]) {
  const commentId = comments.findLast((id) => mine.includes(ledger.comments.get(id)?.taskId ?? 0));
  const comment = commentId === undefined ? undefined : ledger.comments.get(commentId);
  if (commentId === undefined || comment === undefined) return;
  comments.splice(comments.indexOf(commentId), 1);
  comment.deleting = true;
  await call(url, api.comments.remove, { params: { commentId }, cookie });
  comment.deleted = true;
}

async function register(url: string, { boards }: Session, ledger: Ledger, label: string) {
  const departmentId = pick(boards)?.departmentId;
  if (departmentId === undefined) throw new Error('There are no departments.');
  const username = `kill-${label}`;
  await call(url, api.users.register, {
    body: { username, password: 'kill test password', fullName: label, email: `${username}@example.com`, departmentId },
  });
  ledger.usernames.add(username);
}

function pick<T>(from: readonly T[]): T | undefined {
  return from[Math.floor(Math.random() * from.length)];
}

// The department and people of a test, created over the API by the first administrator.
import { screens } from '@app/contract/screens.ts';
import { type APIRequestContext, expect, request } from '@playwright/test';
import { adminPassword, type Server } from './server.ts';

export type Role = 'admin' | 'engineer' | 'colleague' | 'outsider';

export interface Person {
  username: string;
  password: string;
  fullName: string;
}

/** A department, its workspace and the columns of its board. */
interface DepartmentBoard {
  department: string;
  departmentId: number;
  workspaceId: number;
  columns: { toDo: number; inProgress: number; review: number; done: number };
}

export interface Team extends DepartmentBoard {
  url: string;
  /** The path of its board. */
  board: string;
  /** Returns the account of a role; creates it on first use. */
  person(role: Role): Promise<Person>;
  /** Removes changes that other tests would see: an administrator has access to every department. */
  leave(): Promise<void>;
}

/** A running server with a signed-in administrator. */
export interface Host {
  server: Server;
  admin: APIRequestContext;
  /** The people of the seeded departments that exist so far. */
  first: Map<Role, Promise<Person>>;
}

const hr = 2;
const people: Record<Role, Person> = {
  admin: { username: 'admin', password: adminPassword, fullName: 'Administrator' },
  engineer: { username: 'ellen', password: 'ellen has a password', fullName: 'Ellen Engineer' },
  colleague: { username: 'carl', password: 'carl has a password', fullName: 'Carl Colleague' },
  outsider: { username: 'olga', password: 'olga has a password', fullName: 'Olga Outsider' },
};
const engineering: DepartmentBoard = {
  department: 'Engineering',
  departmentId: 3,
  workspaceId: 3,
  columns: { toDo: 9, inProgress: 10, review: 11, done: 12 },
};

export async function newHost(server: Server): Promise<Host> {
  const admin = await request.newContext({ baseURL: server.url });
  await signIn(admin, server.url, people.admin);
  return { server, admin, first: new Map([['admin', Promise.resolve(people.admin)]]) };
}

/** Signs in over the API, which sets the cookie of the request context. */
export async function signIn(asked: APIRequestContext, url: string, { username, password }: Person): Promise<void> {
  const reply = await asked.post(`${url}/api/auth/login`, { data: { username, password } });
  expect(reply.status(), await reply.text()).toBe(200);
}

/** The seeded department Engineering with the first administrator, shared by all tests of that server. */
export function firstTeam(host: Host): Team {
  return teamOf(host, engineering, '', host.first);
}

let count = 0;

/** A new department with new people on a shared server. Only the outsider is in HR, like other tests' outsiders. */
export async function newTeam(host: Host): Promise<Team> {
  const n = ++count;
  const department = `Engineering ${n}`;
  const { id: departmentId } = await post(host.admin, '/api/departments', { name: department });
  const workspaces: { id: number; name: string }[] = await (await host.admin.get('/api/workspaces')).json();
  const workspaceId = workspaces.find(({ name }) => name === department)?.id ?? 0;
  const board: { id: number }[] = await (await host.admin.get(`/api/workspaces/${workspaceId}/columns`)).json();
  const [toDo = 0, inProgress = 0, review = 0, done = 0] = board.map(({ id }) => id);
  return teamOf(
    host,
    { department, departmentId, workspaceId, columns: { toDo, inProgress, review, done } },
    String(n),
    new Map(),
  );
}

function teamOf(
  { server: { url }, admin }: Host,
  place: DepartmentBoard,
  suffix: string,
  known: Map<Role, Promise<Person>>,
): Team {
  const powerful: number[] = [];

  async function setRole(id: number, role: 'user' | 'admin'): Promise<void> {
    // The administrator may have signed in more than ten minutes ago.
    await admin.post('/api/auth/reauthenticate', { data: { password: adminPassword } });
    const reply = await admin.patch(`/api/users/${id}/role`, { data: { role } });
    expect(reply.status(), await reply.text()).toBe(200);
  }

  async function made(role: Role): Promise<Person> {
    const person = { ...people[role], username: `${people[role].username}${suffix}` };
    const departmentId = role === 'engineer' || role === 'colleague' ? place.departmentId : hr;
    const data = { ...person, email: `${person.username}@example.com`, departmentId, role: 'user' };
    const { id } = await post(admin, '/api/users', data);
    if (role === 'admin') {
      await setRole(id, 'admin');
      powerful.push(id);
    }
    return person;
  }
  return {
    ...place,
    url,
    board: screens.workspace.href(place.workspaceId),
    person(role) {
      const person = known.get(role) ?? made(role);
      known.set(role, person);
      return person;
    },
    async leave() {
      for (const id of powerful.splice(0)) await setRole(id, 'user');
    },
  };
}

async function post(asked: APIRequestContext, path: string, data: object) {
  const reply = await asked.post(path, { data });
  expect(reply.status(), await reply.text()).toBe(201);
  return reply.json();
}

// Tasks that a test begins with.
import type { APIRequestContext, Page } from '@playwright/test';
import { engineering, expect, type Team } from './fixtures.ts';

/** Makes a task of the team, or of Engineering of a server, in To Do unless `given` says otherwise, and gives back its number. */
export async function newTask(request: APIRequestContext, where: Team | string, given: object): Promise<number> {
  const first = { columnId: 9, workspaceId: engineering, department: 'Engineering' };
  const [url, place] = typeof where === 'string' ? [where, first] : [where.url, placeOf(where)];
  const data = { ...place, priority: 'P2', ...given };
  const reply = await request.post(`${url}/api/tasks`, { data });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()).id;
}

/** Where a new task of the team stands. */
export function placeOf({ columns, workspaceId, department }: Team) {
  return { columnId: columns.toDo, workspaceId, department };
}

/** The number of who is signed in. */
export async function idOf(page: Page): Promise<number> {
  return (await (await page.request.get('/api/auth/current-user')).json()).user.id;
}

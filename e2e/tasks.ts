// Tasks that a test begins with.
import type { APIRequestContext, Page } from '@playwright/test';
import { engineering, expect } from './fixtures.ts';

/** Makes a task of Engineering, in To Do unless `given` says otherwise, and gives back its number. */
export async function newTask(request: APIRequestContext, url: string, given: object): Promise<number> {
  const data = { columnId: 9, workspaceId: engineering, department: 'Engineering', priority: 'P2', ...given };
  const reply = await request.post(`${url}/api/tasks`, { data });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()).id;
}

/** The number of who is signed in. */
export async function idOf(page: Page): Promise<number> {
  return (await (await page.request.get('/api/auth/current-user')).json()).user.id;
}

// Creates tasks for tests.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { engineering, expect, type Team } from './fixtures.ts';

/** Creates a task of the team, or of Engineering of a server, in To Do unless `given` overrides it, and returns its id. */
export async function newTask(request: APIRequestContext, where: Team | string, given: object): Promise<number> {
  const first = { columnId: 9, workspaceId: engineering, department: 'Engineering' };
  const [url, place] = typeof where === 'string' ? [where, first] : [where.url, taskDefaults(where)];
  const data = { ...place, priority: 'P2', ...given };
  const reply = await request.post(`${url}/api/tasks`, { data });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()).id;
}

/** The default fields of a new task of the team. */
export function taskDefaults({ columns, workspaceId, department }: Team) {
  return { columnId: columns.toDo, workspaceId, department };
}

/** Returns the id of the signed-in person. */
export async function signedInUserId(page: Page): Promise<number> {
  return (await (await page.request.get('/api/auth/current-user')).json()).user.id;
}

/** The "…" of an open task. */
export const taskMenu = (of: Page | Locator): Locator => of.getByRole('button', { name: 'More for this task' });

/** Presses an item of the "…" of an open task. */
export async function pressInTaskMenu(page: Page, item: string | RegExp): Promise<void> {
  await taskMenu(page).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Adds a field to an open task, whose panel opens. */
export async function addField(page: Page, field: string): Promise<void> {
  await page.getByRole('button', { name: 'Add field' }).click();
  await page.getByRole('menuitem', { name: field }).click();
}

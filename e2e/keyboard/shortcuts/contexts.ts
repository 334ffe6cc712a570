// Contexts of the shortcut tests: a board with three tasks, its list, an open task, the notifications.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { cardTitle, column, expectToast } from '#support/board.ts';
import { engineering, expect, screens } from '#support/fixtures.ts';

export const first = 'Plan the quarter';
export const second = 'Write the minutes';
export const other = 'Book a quiet room';

export async function clear(request: APIRequestContext, url: string): Promise<void> {
  const tasks: { id: number }[] = await (await request.get(`${url}/api/tasks`)).json();
  for (const { id } of tasks) await request.delete(`${url}/api/tasks/${id}`);
}

export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
export const dialog = (page: Page) => page.getByRole('dialog');
export const search = (page: Page) => page.getByRole('combobox', { name: 'Search tasks' });
export const order = (page: Page, name: string): Locator => column(page, name).locator('.card-title');

/** What a shortcut may have left open over the board or in it. */
const leftOpen =
  '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], .bulk-bar, #content :is(.column, .peek) :is(input, textarea)';

/** Opens a board with two tasks in To Do and one in In Progress, unless nothing else is open already; focuses the first. */
export async function onBoard(page: Page): Promise<void> {
  const board = screens.workspace.href(engineering);
  const { pathname, search: query } = new URL(page.url(), 'http://nowhere');
  if (pathname + query !== board || (await page.locator(leftOpen).count()) > 0) await page.goto(board);
  // The header tools, with the shortcut of the search, are a lazy chunk.
  await expect(search(page)).toBeVisible();
  await cardTitle(page, first).focus();
  await expect(cardTitle(page, first)).toBeFocused();
}

export async function onList(page: Page): Promise<void> {
  await page.goto(`${screens.workspace.href(engineering)}?view=list&sort=title`);
  await page.getByRole('row').getByRole('button', { name: other, exact: true }).focus();
}

/** Takes the first task and opens My work, where it has the focus. */
export async function onMyWork(page: Page): Promise<void> {
  await onBoard(page);
  await page.keyboard.press('i');
  await expectToast(page, 'Task updated');
  await page.goto(screens.myWork.href());
  await expect(page.getByRole('row').getByRole('button', { name: first, exact: true })).toBeFocused();
}

/** Makes the first task due today, without a start. */
async function dueToday(page: Page): Promise<void> {
  const answer = await page.request.get(`/api/workspaces/${engineering}/tasks`);
  const tasks: { id: number; title: string }[] = await answer.json();
  const id = tasks.find(({ title }) => title === first)?.id;
  const dueDate = new Date().toISOString().slice(0, 10);
  expect((await page.request.put(`/api/tasks/${id}`, { data: { startDate: null, dueDate } })).status()).toBe(200);
}

/** Gives the first task today's date in the calendar, where it has the focus. */
export async function onCalendar(page: Page): Promise<void> {
  await dueToday(page);
  await page.goto(`${screens.workspace.href(engineering)}?view=calendar`);
  await onDay(page, 0).focus();
}

/** Gives the first task today's date in the timeline, where its bar has the focus. */
export async function onTimeline(page: Page): Promise<void> {
  await dueToday(page);
  await page.goto(`${screens.workspace.href(engineering)}?view=timeline`);
  await onBar(page, `due ${shortDay(0)}`).focus();
}

/** The bar of the first task, at the time that it says. */
export function onBar(page: Page, when: string): Locator {
  return page.getByRole('button', { name: `${first}, ${when}, ` });
}

/** A day counted from today, as bars say it. */
export function shortDay(days: number): string {
  const shown = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const day = new Date(Date.now() + days * 86_400_000);
  const isThisYear = day.getUTCFullYear() === new Date().getUTCFullYear();
  return day.toLocaleDateString('en-US', isThisYear ? shown : { ...shown, year: 'numeric' });
}

/** The first task on a day of the calendar, counted from today. */
export function onDay(page: Page, days: number): Locator {
  const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return page.locator(`[data-drop="${date}"]`).getByRole('button', { name: first });
}

export async function onTask(page: Page): Promise<void> {
  await onBoard(page);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: first })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Edit Task' })).toBeVisible();
}

export async function onNotifications(page: Page): Promise<void> {
  await page.goto(screens.notifications.href());
  await expect(page.locator('button.notification').first()).toBeVisible();
}

export const at = (page: Page, path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path);

// The main screens in React's StrictMode: whoever draws twice sees the same, and a render changes nothing.
import type { Locator, Page } from '@playwright/test';
import { cardTitle, column } from '#support/board.ts';
import { expect, screens, test } from '#support/fixtures.ts';
import { drawTwice } from '#support/run/drawn-twice.ts';
import { newTask } from '#support/tasks.ts';
import type { Person, Team } from '#support/team.ts';

test.use({ ownServer: false });

const day = '2031-05-14';
const dialog = (page: Page) => page.getByRole('dialog');

/** What a person does on a page, and the part of it that both then show. */
type Step = (page: Page) => Promise<Locator>;

test('screens that React draws twice show what others show', async ({ page, another, login, team }) => {
  const maker = await another();
  await login('colleague', maker);
  await newTask(maker.request, team, { title: 'Seen twice', dueDate: day, columnId: team.columns.review });
  const person = await team.person('engineer');
  const twice = await another();
  const problems: string[] = [];
  twice.on('console', (message) => {
    const text = message.text();
    // Before the sign-in nobody is signed in.
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) problems.push(text);
  });
  await drawTwice(twice);
  for (const step of stepsOf(team, person)) {
    const [once, again] = [await step(page), await step(twice)];
    // What loads late comes on both.
    await expect(async () => expect(await again.ariaSnapshot()).toBe(await once.ariaSnapshot())).toPass({ timeout: 20_000 });
  }
  expect(await twice.evaluate(isDrawnTwice), 'this is the build for development').toBe(true);
  expect(problems).toEqual([]);
});

const main = (page: Page) => page.getByRole('main');

/** Walks through the main screens like a person who presses what is there at once. */
function stepsOf(team: Team, person: Person): Step[] {
  return [
    async (page) => {
      await page.goto(screens.auth.href());
      await page.getByLabel('Username', { exact: true }).fill(person.username);
      return main(page);
    },
    async (page) => {
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).not.toHaveURL(/auth/);
      await page.goto(team.board);
      await column(page, 'Review').getByRole('button', { name: 'Add task', exact: true }).click();
      await expect(dialog(page).getByRole('combobox', { name: 'Status' })).toContainText('Review');
      return dialog(page);
    },
    async (page) => {
      await closeDialog(page);
      return main(page);
    },
    async (page) => {
      await cardTitle(page, 'Seen twice').click();
      return dialog(page);
    },
    async (page) => {
      await page.goto(`${team.board}?view=calendar&day=${day}`);
      const there = page.locator(`li[data-drop="${day}"]`);
      await there.hover();
      await there.getByRole('button', { name: 'Add a task due' }).click();
      await expect(dialog(page).getByRole('button', { name: 'Due date: May 14, 2031' })).toBeVisible();
      return dialog(page);
    },
    async (page) => {
      await closeDialog(page);
      return main(page);
    },
    async (page) => {
      await page.goto(`${team.board}?view=list`);
      await expect(cardTitle(page, 'Seen twice')).toBeVisible();
      return main(page);
    },
    async (page) => {
      await page.goto(screens.myWork.href());
      await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
      return main(page);
    },
  ];
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

/** Runs in the page: only React's development build remembers the hooks of what it has drawn. */
function isDrawnTwice(): boolean {
  const [, drawn] =
    Object.entries(document.getElementById('root') ?? {}).find(([key]) => key.startsWith('__reactContainer')) ?? [];
  return '_debugHookTypes' in (drawn as object);
}

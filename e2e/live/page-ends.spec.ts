// A page that ends while a change is under way loses nothing: the change is done once, or the browser asks before the page goes.
import type { Page } from '@playwright/test';
import { card, cardTitle, column } from '#support/board.ts';
import { expect, type Team, test } from '#support/fixtures.ts';
import { type Gateway, newGateway } from '#support/gateway.ts';
import { newTask } from '#support/tasks.ts';
import { signIn } from '#support/team.ts';

test.use({ ownServer: false });

interface Visit {
  gateway: Gateway;
  page: Page;
  /** The questions of the browser before it left a page. */
  asked: string[];
  read(id: number): Promise<Record<string, unknown>>;
  make(title: string, more?: object): Promise<number>;
  /** The keys under which a write reached the server and was done. */
  keys(path: string): Set<string | undefined>;
}

/** Opens the team's board behind a slow line. */
async function visit(page: Page, team: Team, run: (given: Visit) => Promise<void>): Promise<void> {
  const gateway = await newGateway(team.url);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  try {
    await signIn(page.request, gateway.url, await team.person('engineer'));
    await run({
      gateway,
      page,
      asked,
      read: async (id) => (await page.request.get(`${team.url}/api/tasks/${id}`)).json(),
      make: (title, more = {}) => newTask(page.request, team, { title, ...more }),
      keys: (path) =>
        new Set(gateway.writes.flatMap((write) => (write.path.endsWith(path) && write.status < 300 ? [write.key] : []))),
    });
  } finally {
    gateway.close();
  }
}

const leave = {
  reload: (page: Page) => page.reload(),
  'a followed link': (page: Page) => page.goto(new URL('/mark.svg', page.url()).href),
};

for (const [way, go] of Object.entries(leave)) {
  test(`${way} while a card moves: the move is done once`, { tag: way === 'reload' ? [] : '@deep' }, async ({
    another,
    team,
  }) => {
    await visit(await another(), team, async ({ gateway, page, asked, make, read, keys }) => {
      const id = await make('Moves');
      await page.goto(gateway.url + team.board);
      await cardTitle(page, 'Moves').focus();
      gateway.hold = 1_500;
      await page.keyboard.press('Shift+ArrowRight');
      await expect(card(column(page, 'In Progress'), 'Moves')).toBeVisible();
      await go(page);
      await expect.poll(async () => (await read(id))['status'], { timeout: 10_000 }).toBe('In Progress');
      gateway.hold = 0;
      await page.goto(gateway.url + team.board);
      await expect(card(column(page, 'In Progress'), 'Moves')).toBeVisible();
      await expect(page.getByText('Waiting', { exact: true })).toHaveCount(0, { timeout: 20_000 });
      expect(keys(`/tasks/${id}/column`).size).toBe(1);
      expect(asked).toEqual([]);
    });
  });
}

test('a change that is sent right after a reload moves nothing on the screen', async ({ another, team }) => {
  await visit(await another(), team, async ({ gateway, page, make, read }) => {
    const id = await make('Moves quietly');
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () =>
        new MutationObserver(() => {
          if (document.body.textContent.includes('waits for the server')) document.documentElement.dataset['waits'] = '';
        }).observe(document.body, { childList: true, subtree: true }),
      );
    });
    await page.goto(gateway.url + team.board);
    await cardTitle(page, 'Moves quietly').focus();
    gateway.hold = 3_000;
    await page.keyboard.press('Shift+ArrowRight');
    await expect(card(column(page, 'In Progress'), 'Moves quietly')).toBeVisible();
    gateway.hold = 0;
    await page.reload();
    await expect(card(column(page, 'In Progress'), 'Moves quietly')).toBeVisible();
    await expect(page.getByText('Waiting', { exact: true })).toHaveCount(0);
    await expect.poll(async () => (await read(id))['status'], { timeout: 10_000 }).toBe('In Progress');
    await expect(page.locator('html')).not.toHaveAttribute('data-waits');
  });
});

test('a tab is closed while a comment and a new task are under way: both are there once', async ({ another, team }) => {
  await visit(await another(), team, async ({ gateway, page, make, read }) => {
    const id = await make('Commented');
    await page.goto(`${gateway.url}${team.board}?task=${id}`);
    await page.getByPlaceholder('Add a comment...').fill('Said in the doorway');
    gateway.hold = 1_500;
    await page.getByRole('button', { name: 'Post Comment' }).click();
    await page.keyboard.press('Escape');
    await cardTitle(page, 'Commented').focus();
    await page.keyboard.press('n');
    await page.getByRole('textbox', { name: 'New task in To Do' }).fill('Made in the doorway');
    await page.keyboard.press('Enter');
    await expect(card(page, 'Made in the doorway')).toBeVisible();
    const next = await page.context().newPage();
    await page.close();
    await next.goto(`${gateway.url}${team.board}?task=${id}`);
    const said = next.getByRole('listitem').filter({ hasText: 'Said in the doorway' });
    await expect(said).toHaveCount(1);
    await expect(said.getByText('Waiting')).toHaveCount(0, { timeout: 30_000 });
    gateway.hold = 0;
    const comments = await (await next.request.get(`${team.url}/api/tasks/${id}/comments`)).json();
    expect(comments.filter(({ content }: { content: string }) => content === 'Said in the doorway')).toHaveLength(1);
    const tasks = async () => (await next.request.get(`${team.url}/api/workspaces/${team.workspaceId}/tasks`)).json();
    const made = async () => (await tasks()).filter(({ title }: { title: string }) => title === 'Made in the doorway').length;
    await expect.poll(made, { timeout: 20_000 }).toBe(1);
    await next.waitForTimeout(2_000);
    expect(await made()).toBe(1);
    expect(await read(id)).toMatchObject({ title: 'Commented' });
  });
});

test('who logs out while a change has no answer is asked first, and not once it has one', async ({ another, team }) => {
  await visit(await another(), team, async ({ gateway, page, make, read }) => {
    const id = await make('Moves');
    await page.goto(gateway.url + team.board);
    const logOut = async () => {
      await page.getByRole('button', { name: 'Your account' }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
    };
    await cardTitle(page, 'Moves').focus();
    gateway.hold = 60_000;
    await page.keyboard.press('Shift+ArrowRight');
    await expect(card(column(page, 'In Progress'), 'Moves')).toBeVisible();
    await logOut();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('1 change may not have arrived.');
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toHaveCount(0);
    gateway.hold = 0;
    gateway.change('up');
    await expect.poll(async () => (await read(id))['status'], { timeout: 30_000 }).toBe('In Progress');
    await expect(page.getByText('Waiting', { exact: true })).toHaveCount(0, { timeout: 30_000 });
    await logOut();
    await expect(page).toHaveURL(/\/auth$/);
    await expect(question).toHaveCount(0);
  });
});

test('changes that wait for each other are all done after a reload, also if one never arrived', { tag: '@deep' }, async ({
  another,
  team,
}) => {
  await visit(await another(), team, async ({ gateway, page, asked, make, read }) => {
    const id = await make('Changes');
    await page.goto(gateway.url + team.board);
    await cardTitle(page, 'Changes').focus();
    gateway.hold = 1_000;
    gateway.lose = `/tasks/${id}/column`;
    await page.keyboard.press('Shift+ArrowRight');
    await expect(card(column(page, 'In Progress'), 'Changes')).toBeVisible();
    await cardTitle(page, 'Changes').focus();
    await page.keyboard.press('p');
    await page.getByRole('menuitemcheckbox', { name: 'High' }).press('Enter');
    await expect(card(page, 'Changes').getByRole('img', { name: 'Priority: High' })).toBeVisible();
    await page.reload();
    await expect.poll(() => read(id), { timeout: 20_000 }).toMatchObject({ status: 'In Progress', priority: 'P1' });
    await expect(card(column(page, 'In Progress'), 'Changes')).toBeVisible();
    expect(asked).toEqual([]);
  });
});

test('a move whose session has ended is done after the next sign-in', async ({ another, team }) => {
  await visit(await another(), team, async ({ gateway, page, make, read }) => {
    const id = await make('Moves later');
    await page.goto(gateway.url + team.board);
    await cardTitle(page, 'Moves later').focus();
    gateway.hold = 1_500;
    await page.keyboard.press('Shift+ArrowRight');
    await expect(card(column(page, 'In Progress'), 'Moves later')).toBeVisible();
    await page.context().clearCookies();
    await page.request.post(`${team.url}/api/auth/logout`);
    gateway.lose = `/tasks/${id}/column`;
    await page.reload();
    await expect(page).toHaveURL(/\/auth/);
    gateway.hold = 0;
    const { username, password } = await team.person('engineer');
    await page.getByRole('textbox', { name: 'Username' }).fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(card(column(page, 'In Progress'), 'Moves later')).toBeVisible();
    await expect.poll(async () => (await read(id))['status'], { timeout: 20_000 }).toBe('In Progress');
  });
});

test('the browser asks only while something would be lost', async ({ another, team }) => {
  await visit(await another(), team, async ({ gateway, page, asked, make, read }) => {
    const id = await make('Goes');
    await make('Stays');
    await page.goto(gateway.url + team.board);
    const reload = () => page.evaluate(() => setTimeout(() => location.reload()));
    await cardTitle(page, 'Goes').focus();
    await test.step('a deletion that was just sent outlives the page without a question', async () => {
      gateway.hold = 1_500;
      await page.keyboard.press('Delete');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Task' }).press('Enter');
      await expect(card(page, 'Goes')).toHaveCount(0);
      const loaded = page.waitForEvent('load');
      await reload();
      await loaded;
      await expect.poll(async () => (await read(id))['error'], { timeout: 10_000 }).toBe('deleted');
      expect(asked).toEqual([]);
    });
    await test.step('one that has no answer for long makes it ask', async () => {
      gateway.hold = 0;
      await page.reload();
      await cardTitle(page, 'Stays').focus();
      gateway.hold = 6_000;
      await page.keyboard.press('Delete');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Task' }).press('Enter');
      await expect(card(page, 'Stays')).toHaveCount(0);
      await page.waitForTimeout(2_200);
      await reload();
      await expect.poll(() => asked).toEqual(['beforeunload']);
      await expect(page.getByText('Task Deleted')).toBeVisible({ timeout: 15_000 });
      const loaded = page.waitForEvent('load');
      await reload();
      await loaded;
      expect(asked).toHaveLength(1);
    });
  });
});

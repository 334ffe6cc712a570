// What a person saw does not outlive their right to see it: after each end of a session or a right, nothing is left in the browser.
import type { Page } from '@playwright/test';
import { card, cardTitle } from '#support/board.ts';
import { expect, screens, test } from '#support/fixtures.ts';
import { newTask, signedInUserId } from '#support/tasks.ts';
import { type Host, type Person, signIn, type Team } from '#support/team.ts';
import { storesWith, workerReady } from './kept-here.ts';

test.use({ ownServer: false, serviceWorkers: 'allow' });

interface CopiesContext {
  page: Page;
  team: Team;
  host: Host;
  person: Person;
  userId: number;
  taskId: number;
  /** Addresses that the browser has in its cache. */
  board: string;
  file: string;
}

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const secret = 'Nobody else may read this';
const said = 'Said in confidence';
/** On the way to the server, through the stream and back. */
const soon = { timeout: 15_000 };

/** Opens a board and a task of it, until both are kept. */
async function see(page: Page, team: Team, host: Host, person: Person): Promise<CopiesContext> {
  // The person sees it by the department alone.
  const taskId = await newTask(host.admin, team, { title: secret });
  expect((await host.admin.post(`/api/tasks/${taskId}/comments`, { data: { content: said } })).status()).toBe(201);
  const picture = { name: 'secret.png', mimeType: 'image/png', buffer: pixel };
  const added = await host.admin.post(`/api/tasks/${taskId}/attachments`, { multipart: { attachment: picture } });
  expect(added.status(), await added.text()).toBe(201);
  const userId = await signedInUserId(page);
  await page.goto(team.url + team.board);
  await cardTitle(page, secret).click();
  await expect(page.getByText(said)).toBeVisible();
  await page.keyboard.press('Escape');
  await workerReady(page);
  await expect.poll(() => storesWith(page, secret), soon).toContain('seen');
  await expect.poll(() => storesWith(page, said), soon).toContain('seen');
  const board = `/api/workspaces/${team.workspaceId}/tasks?fields=card`;
  const file = `/api/attachments/${(await added.json()).id}/content`;
  await page.evaluate((address) => fetch(address), file);
  const seen = { page, team, host, person, userId, taskId, board, file };
  expect(await cachedHere(seen)).toEqual([board, file]);
  return seen;
}

/** Returns what the browser's own cache still has of the board and of the file on the task. */
async function cachedHere({ page, board, file }: CopiesContext): Promise<string[]> {
  return page.evaluate(
    async (addresses) => {
      const found = await Promise.all(
        addresses.map((address) => fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined)),
      );
      return addresses.filter((_, at) => found[at]?.ok);
    },
    [board, file],
  );
}

/** Expects that nothing of it is kept, and that nothing of it is shown without a network. */
async function expectNothing(seen: CopiesContext): Promise<void> {
  const { page, team, taskId } = seen;
  for (const text of [secret, said]) await expect.poll(() => storesWith(page, text), soon).toEqual([]);
  await page.context().setOffline(true);
  for (const path of [team.board, screens.task.href(taskId), screens.myWork.href(), screens.notifications.href()]) {
    await page.goto(team.url + path);
    await expect(page.locator('main, [role=alert], [role=dialog]').first()).toBeVisible();
    await page.waitForTimeout(500);
    const text = await page.locator('body').textContent();
    for (const each of [secret, said]) expect(text, path).not.toContain(each);
  }
}

async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Ellen Engineer|Your account/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
}

async function reply(answer: Promise<{ status(): number; text(): Promise<string> }>): Promise<void> {
  const response = await answer;
  expect(response.status(), await response.text()).toBeLessThan(300);
}

interface End {
  deep?: boolean;
  /** The role of the person; an engineer sees the board by the department. */
  role?: 'admin';
  /** Whether the session goes on: the browser asks the server before it shows what is in its own cache. */
  goesOn?: boolean;
  end: (seen: CopiesContext) => Promise<void>;
}

const ends: Record<string, End> = {
  'a sign-out here': { deep: true, end: ({ page }) => signOut(page) },
  'a sign-out in another tab': {
    deep: true,
    end: async ({ page, team }) => {
      const other = await page.context().newPage();
      await other.goto(team.url + team.board);
      await signOut(other);
      await other.close();
      await expect(page).toHaveURL(/\/auth$/);
    },
  },
  'the end of the session on the server, while the page is open': {
    end: async ({ page, person, team }) => {
      const elsewhere = await page.context().browser()?.newContext();
      if (!elsewhere) throw new Error('no browser');
      await signIn(elsewhere.request, team.url, person);
      const change = {
        currentPassword: person.password,
        newPassword: 'another long password',
        confirmPassword: 'another long password',
      };
      await reply(
        elsewhere.request.post(`${team.url}/api/auth/change-password`, { data: change, headers: { origin: team.url } }),
      );
      await elsewhere.close();
      await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible({ timeout: 30_000 });
    },
  },
  'the end of the session by an administrator': {
    deep: true,
    end: async ({ page, host, userId }) => {
      await reply(host.admin.delete(`/api/users/${userId}/sessions`));
      await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible({ timeout: 30_000 });
    },
  },
  'the loss of the cookie, while no page is open': {
    deep: true,
    end: async ({ page, team }) => {
      await page.goto(`${team.url}/mark.svg`);
      await page.context().clearCookies();
      await page.goto(team.url + team.board);
      await expect(page).toHaveURL(/\/auth$/);
    },
  },
  'the deletion of the account by its person': {
    deep: true,
    end: async ({ page, person, team }) => {
      await page.goto(`${team.url}${screens.settings.href()}?tab=privacy`);
      await page.getByRole('button', { name: 'Delete Account' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete Account' });
      await dialog.getByLabel('Your username').fill(person.username);
      await dialog.getByLabel('Your password').fill(person.password);
      await dialog.getByRole('button', { name: 'Delete Account' }).click();
      await expect(page).toHaveURL(/\/auth$/);
    },
  },
  'the deletion of the account by an administrator': {
    deep: true,
    end: async ({ page, host, userId }) => {
      await reply(host.admin.delete(`/api/users/${userId}`));
      await expect(page.getByRole('heading', { name: 'Your account was deleted' })).toBeVisible({ timeout: 30_000 });
    },
  },
  'the removal from the department': {
    goesOn: true,
    end: async ({ page, team, host, userId }) => {
      await reply(host.admin.delete('/api/user-departments', { data: { userId, departmentId: team.departmentId } }));
      await expect(card(page, secret)).toHaveCount(0, soon);
    },
  },
  'the removal from the department, while no page is open': {
    goesOn: true,
    deep: true,
    end: async ({ page, team, host, userId }) => {
      await page.goto(`${team.url}/mark.svg`);
      await reply(host.admin.delete('/api/user-departments', { data: { userId, departmentId: team.departmentId } }));
      await page.goto(team.url + screens.settings.href());
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  'the move of the task to another department': {
    deep: true,
    goesOn: true,
    end: async ({ page, host, taskId, userId }) => {
      const task = await (await host.admin.get(`/api/tasks/${taskId}`)).json();
      expect([task.createdBy, task.assigneeId]).not.toContain(userId);
      await reply(host.admin.put(`/api/tasks/${taskId}`, { data: { department: 'HR', departments: [], workspaceId: 2 } }));
      await expect(card(page, secret)).toHaveCount(0, soon);
    },
  },
  'the loss of a role': {
    deep: true,
    role: 'admin',
    goesOn: true,
    end: async ({ page, host, userId }) => {
      await reply(host.admin.patch(`/api/users/${userId}/role`, { data: { role: 'user' } }));
      await expect(card(page, secret)).toHaveCount(0, soon);
    },
  },
};

for (const [name, { deep, role, goesOn, end }] of Object.entries(ends)) {
  test(`nothing is left after ${name}`, { tag: deep ? '@deep' : [] }, async ({ page, login, team, host }) => {
    const person = await login(role ?? 'engineer');
    const seen = await see(page, team, host, person);
    await end(seen);
    if (!goesOn) await expect.poll(() => cachedHere(seen), soon).toEqual([]);
    await expectNothing(seen);
  });
}

test('what was typed without a server stays for its person, and is sent after the next sign-in', async ({
  page,
  login,
  team,
  host,
}) => {
  const person = await login('engineer');
  const seen = await see(page, team, host, person);
  const typed = 'Typed in the tunnel';
  await page.context().setOffline(true);
  await cardTitle(page, secret).click();
  await page.getByPlaceholder('Add a comment...').fill(typed);
  await page.getByPlaceholder('Add a comment...').press('ControlOrMeta+Enter');
  await expect.poll(() => storesWith(page, typed)).toContain('writes');
  await page.context().clearCookies();
  await page.context().setOffline(false);
  await page.goto(team.url + team.board);
  await expect(page).toHaveURL(/\/auth$/);
  await expect.poll(() => storesWith(page, said), soon).toEqual([]);
  expect(await storesWith(page, typed)).toContain('writes');
  await page.context().setOffline(true);
  await page.goto(team.url + team.board);
  await expect(page.getByRole('alert').or(page.locator('main')).first()).toBeVisible();
  expect(await page.locator('body').textContent()).not.toContain(typed);
  await page.context().setOffline(false);
  await signIn(page.request, team.url, person);
  await page.goto(team.url + team.board);
  const comments = async () => (await host.admin.get(`/api/tasks/${seen.taskId}/comments`)).text();
  await expect.poll(comments, soon).toContain(typed);
});

// Each write fails, is answered with nonsense, or is done and never answered: what was typed stays, the person is told and presses
// again, and what the server has done already is not done twice.
import type { Locator, Page, Route } from '@playwright/test';
import { cardTitle } from './board.ts';
import { expect, screens, test } from './fixtures.ts';
import { newTask } from './tasks.ts';

test.use({ ownServer: false });

interface Write {
  name: string;
  /** Where the write goes. */
  to: RegExp;
  method?: 'PUT';
  /** Opens what is typed into, and types. */
  open: (page: Page) => Promise<Locator>;
  typed: string;
  press: (page: Page, field: Locator) => Promise<void>;
  /** What the person is told. */
  told: string | RegExp;
  /** What is said in place of doing it once more, where the first answer held a secret and is not kept. */
  again?: string;
  /** How often the server has it. */
  stored: () => Promise<number>;
}

const unanswered = 61_000;
const toastOver = 6_000;

const byButton = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).last().click();
const byEnter = async (_: Page, field: Locator) => field.press('Enter');

test('what a member types is kept, told and written once', async ({ another, login, server, team, playwright }) => {
  const page = await another();
  await login('engineer', page);
  const title = 'Written to again and again';
  const taskId = await newTask(page.request, team, { title });
  const json = async <T>(path: string): Promise<T> => (await page.request.get(server.url + path)).json();
  const tasksOf = async (name: string) =>
    (await json<{ title: string }[]>('/api/tasks')).filter((task) => task.title === name).length;
  const onTask = async (field: Locator) => {
    await page.goto(`${server.url}${team.board}?task=${taskId}`);
    return field;
  };
  const writes: Write[] = [
    {
      name: 'a comment',
      to: /\/comments$/,
      open: (of) => onTask(of.getByPlaceholder('Add a comment...')),
      typed: 'Said once',
      press: byButton('Post Comment'),
      told: 'Failed to add comment',
      stored: async () => {
        const comments = await json<{ content: string }[]>(`/api/tasks/${taskId}/comments`);
        return comments.filter(({ content }) => content === 'Said once').length;
      },
    },
    {
      name: 'an item of a checklist',
      to: /\/tasks\/\d+$/,
      method: 'PUT',
      open: (of) => onTask(of.getByRole('textbox', { name: 'New checklist item' })),
      typed: 'Ticked once',
      press: byEnter,
      told: 'Failed to update checklist',
      stored: async () => {
        const { checklistItems } = await json<{ checklistItems: { text: string }[] }>(`/api/tasks/${taskId}`);
        return checklistItems.filter(({ text }) => text === 'Ticked once').length;
      },
    },
    {
      name: 'a task of the form',
      to: /\/api\/tasks$/,
      async open(of) {
        await of.goto(server.url + team.board);
        await cardTitle(of, title).waitFor();
        await of.keyboard.press('c');
        return of.getByRole('dialog').getByRole('textbox', { name: /^Title/ });
      },
      typed: 'Made once',
      press: byButton('Create Task'),
      told: /Failed to create task|API error/,
      stored: () => tasksOf('Made once'),
    },
    {
      name: 'a task of the quick add',
      to: /\/api\/tasks$/,
      async open(of) {
        await of.goto(server.url + team.board);
        await cardTitle(of, title).focus();
        await of.keyboard.press('n');
        return of.getByRole('textbox', { name: 'New task in To Do' });
      },
      typed: 'Added once',
      press: byEnter,
      told: 'Failed to create task',
      stored: () => tasksOf('Added once'),
    },
  ];
  await page.clock.install();
  const elsewhere = await playwright.request.newContext();
  for (const write of writes) await test.step(write.name, () => failing(page, write, writtenBy(elsewhere)));
  await elsewhere.dispose();
});

test('what an administrator types is kept, told and written once', async ({ another, login, server, team, playwright }) => {
  const page = await another();
  await login('admin', page);
  const namesAt = async (path: string) =>
    ((await (await page.request.get(server.url + path)).json()) as { name: string }[]).map(({ name }) => name);
  const department = `Opened once ${team.departmentId}`;
  const template = `Listed once ${team.departmentId}`;
  const writes: Write[] = [
    {
      name: 'a department',
      to: /\/api\/departments$/,
      async open(of) {
        await of.goto(`${server.url}${screens.admin.href()}?tab=departments`);
        await of.getByRole('button', { name: 'New Department' }).click();
        return of.getByRole('dialog').getByLabel('Name');
      },
      typed: department,
      press: byEnter,
      told: /could not be|Failed/,
      stored: async () => (await namesAt('/api/departments')).filter((name) => name === department).length,
    },
    {
      name: 'a checklist template',
      to: /\/api\/checklist-templates$/,
      async open(of) {
        await of.goto(`${server.url}${screens.admin.href()}?tab=templates`);
        await of.getByRole('button', { name: 'Create Template' }).click();
        await of.getByRole('dialog').getByLabel('Item 1', { exact: true }).fill('First');
        return of.getByRole('dialog').getByLabel('Name');
      },
      typed: template,
      press: (of) => of.getByRole('dialog').getByRole('button', { name: 'Create Template' }).click(),
      told: /could not be|Failed/,
      stored: async () => (await namesAt('/api/checklist-templates')).filter((name) => name === template).length,
    },
    {
      name: 'an invitation',
      to: /\/api\/invitations$/,
      async open(of) {
        await of.goto(`${server.url}${screens.members.href()}?workspace=${team.workspaceId}`);
        await of.getByRole('button', { name: 'Invite Member' }).click();
        return of.getByRole('dialog').getByLabel('Email');
      },
      typed: 'once@invited.example',
      again: 'This address has been invited already. Resend the invitation from the list.',
      press: byButton('Send Invitation'),
      told: /could not be|Failed/,
      stored: async () => {
        const answer = await page.request.get(`${server.url}/api/workspaces/${team.workspaceId}/invitations`);
        const { invitations }: { invitations: { email: string }[] } = await answer.json();
        return invitations.filter(({ email }) => email === 'once@invited.example').length;
      },
    },
    {
      name: 'a column',
      to: /\/columns$/,
      async open(of) {
        await of.goto(server.url + team.board);
        await of.getByRole('button', { name: 'Add column' }).click();
        return of.getByRole('dialog').getByLabel('Name of the column');
      },
      typed: 'Put up once',
      press: byEnter,
      told: 'Failed to add column',
      stored: async () => {
        const names = await namesAt(`/api/workspaces/${team.workspaceId}/columns`);
        return names.filter((name) => name === 'Put up once').length;
      },
    },
  ];
  await page.clock.install();
  const elsewhere = await playwright.request.newContext();
  for (const write of writes) await test.step(write.name, () => failing(page, write, writtenBy(elsewhere)));
  await elsewhere.dispose();
});

interface Fetches {
  fetch: (url: string, options: { method: string; headers: Record<string, string>; data: Buffer }) => Promise<unknown>;
}

/** Does what was asked, and the page hears nothing of it. */
function writtenBy(elsewhere: Fetches): (route: Route) => Promise<void> {
  return async (route) => {
    const request = route.request();
    const headers = await request.allHeaders();
    await elsewhere.fetch(request.url(), {
      method: request.method(),
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !/^(:|content-length$|host$)/.test(name))),
      data: request.postDataBuffer() ?? Buffer.from(''),
    });
  };
}

async function failing(page: Page, write: Write, done: (route: Route) => Promise<void>): Promise<void> {
  const { to, method = 'POST', typed, again, stored, told } = write;
  const page200 = { status: 200, contentType: 'text/html', body: '<!doctype html><title>Sign in to this network</title>' };
  const ways = {
    'a failure': (route: Route) => route.fulfill({ status: 500, json: { message: 'Broken.', error: 'unexpected' } }),
    'a page': (route: Route) => route.fulfill(page200),
    'no connection': (route: Route) => route.abort(),
    'done and not answered': done,
  };
  let way: keyof typeof ways | undefined;
  let over = 0;
  await page.route(to, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    if (way === undefined) return route.continue();
    await ways[way](route);
    over += 1;
  });
  const field = await write.open(page);
  await field.fill(typed);
  for (const each of Object.keys(ways) as (keyof typeof ways)[]) {
    way = each;
    const before = over;
    await write.press(page, field);
    await expect.poll(() => over, `${write.name} was not sent again`).toBe(before + 1);
    if (each === 'done and not answered') await page.clock.runFor(unanswered);
    await expect(page.getByText(told).filter({ visible: true }).first(), `${write.name}: ${each} is not told`).toBeVisible();
    await expect(field, `${write.name}: ${each} loses what was typed`).toHaveValue(typed);
    await page.clock.runFor(toastOver);
  }
  expect(await stored(), `${write.name} was not done`).toBe(1);
  way = undefined;
  const answered = page.waitForResponse(
    (response) => to.test(new URL(response.url()).pathname) && response.request().method() === method,
  );
  await write.press(page, field);
  expect((await answered).ok(), `${write.name} is sent again`).toBe(again === undefined);
  if (again !== undefined) await expect(page.getByText(again)).toBeVisible();
  else
    await expect(async () =>
      expect((await field.count()) === 0 || (await field.inputValue()) === '', `${write.name} is over`).toBe(true),
    ).toPass();
  expect(await stored(), `${write.name} was done twice`).toBe(1);
  await page.unroute(to);
}

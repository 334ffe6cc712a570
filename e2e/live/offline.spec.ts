// Without a network or a server: the product opens, shows what was seen last, and keeps what the person does.
import type { Page } from '@playwright/test';
import { card, cardTitle, column, expectToast } from '#support/board.ts';
import { expect, test } from '#support/fixtures.ts';
import { newGateway } from '#support/gateway.ts';
import { newTask } from '#support/tasks.ts';
import { signIn } from '#support/team.ts';
import { workerReady } from './kept-here.ts';

test.use({ ownServer: false, serviceWorkers: 'allow' });

/** The titles on the boards that the browser keeps. */
function keptTitles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('tasklane');
      request.onsuccess = () => resolve(request.result);
    });
    const rows = await new Promise<{ key: unknown[]; data: { title: string }[] }[]>((resolve) => {
      const request = db.transaction('seen').objectStore('seen').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    db.close();
    return rows.filter(({ key }) => key[1] === 'board').flatMap(({ data }) => data.map(({ title }) => title));
  });
}

test('a new version waits for a press; a worker whose file is gone goes', async ({ another, team }) => {
  const gateway = await newGateway(team.url);
  try {
    const page = await another({ serviceWorkers: 'allow' });
    await signIn(page.request, gateway.url, await team.person('engineer'));
    await newTask(page.request, { ...team, url: gateway.url }, { title: 'Stays in sight' });
    await page.goto(gateway.url + team.board);
    await expect(cardTitle(page, 'Stays in sight')).toBeVisible();
    await workerReady(page);
    const manifest = await (await page.request.get(`${gateway.url}/manifest.webmanifest`)).json();
    for (const { src } of manifest.icons) expect((await page.request.get(gateway.url + src)).status(), src).toBe(200);
    await page.goto(gateway.url + manifest.shortcuts[0].url);
    await expect(page.getByRole('dialog', { name: 'Create New Task' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/new=/);

    gateway.worker = 'newer';
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const notice = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
    await expect(notice).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await notice.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await expect(notice).toBeHidden();

    gateway.worker = 'gone';
    await page.reload();
    const count = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(count, { timeout: 20_000 }).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  } finally {
    gateway.close();
  }
});

test('without a network and without a server the product opens with what was seen last, and goes on by itself', async ({
  page,
  login,
  another,
  open,
  team,
}) => {
  await login('engineer');
  const id = await newTask(page.request, team, { title: 'Read on the train' });
  const said = { content: 'Said before the tunnel' };
  expect((await page.request.post(`/api/tasks/${id}/comments`, { data: said })).status()).toBe(201);
  await open(team.board);
  const parts = ['relations', 'watch', 'attachments'].map((part) =>
    page.waitForResponse(new RegExp(`/api/tasks/${id}/${part}$`)),
  );
  await cardTitle(page, 'Read on the train').click();
  await expect(page.getByText(said.content)).toBeVisible();
  await Promise.all(parts);
  await page.keyboard.press('Escape');
  await workerReady(page);
  await expect.poll(() => keptTitles(page)).toContain('Read on the train');

  // A page that is open already shows what was seen before it was opened.
  await page.reload();
  await expect(cardTitle(page, 'Read on the train')).toBeVisible();
  await page.context().setOffline(true);
  await cardTitle(page, 'Read on the train').click();
  await expect(page.getByText(said.content)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  const colleague = await another();
  await login('colleague', colleague);
  await newTask(colleague.request, team, { title: 'Made meanwhile' });
  await page.reload();
  const bar = page.getByRole('status').filter({ hasText: /^Offline, as of \d+:\d\d [AP]M\./ });
  await expect(bar).toBeVisible();
  await cardTitle(page, 'Read on the train').click();
  await expect(page.getByText(said.content)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(cardTitle(page, 'Made meanwhile')).toHaveCount(0);

  await page.context().setOffline(false);
  await expect(cardTitle(page, 'Made meanwhile')).toBeVisible({ timeout: 15_000 });
  await expect(bar).toHaveCount(0);

  // A gateway that answers in place of the server is none.
  await expect.poll(() => keptTitles(page)).toContain('Made meanwhile');
  const signIn = { contentType: 'text/html', body: '<html>Sign in to the network</html>' };
  for (const said of [signIn, { json: null }]) {
    await page.route('**/api/**', (route) => route.fulfill(said));
    await page.reload();
    await expect(bar).toBeVisible();
    await expect(cardTitle(page, 'Made meanwhile')).toBeVisible();
    await page.unrouteAll();
    await expect(bar).toHaveCount(0, { timeout: 15_000 });
  }

  const dialog = page.getByRole('dialog').first();
  const address = (local: boolean) => (local ? /[?&]task=2\d{9}$/ : /[?&]task=\d{1,9}$/);
  const makeOffline = async (title: string) => {
    await page.context().setOffline(true);
    await cardTitle(page, 'Read on the train').focus();
    await page.keyboard.press('n');
    await page.getByRole('textbox', { name: 'New task in To Do' }).fill(title);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(card(page, title).getByText('Waiting')).toBeVisible();
    await cardTitle(page, title).click();
    await expect(page).toHaveURL(address(true));
  };
  const getId = async () => {
    await page.context().setOffline(false);
    await expect(page).toHaveURL(address(false), { timeout: 15_000 });
  };
  const goBack = async (title: string) => {
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${team.board}$`));
    await expect(card(page, title)).toHaveCount(1);
    await expect(cardTitle(page, title)).toBeFocused();
  };

  await test.step('a task that gets its id keeps its edit form without a change, and a comment that is typed on', async () => {
    await makeOffline('Edited on the train');
    const comment = dialog.getByPlaceholder('Add a comment...');
    await comment.fill('Half');
    await dialog.getByRole('button', { name: 'Edit Task' }).click();
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await expect(title).toBeFocused();
    await title.evaluate((field) => field.setAttribute('data-same', ''));
    await getId();
    await expect(title).toBeFocused();
    await expect(title).toHaveAttribute('data-same', '');
    await expect(title).toHaveValue('Edited on the train');
    await page.keyboard.type('!');
    await expect(comment).toHaveValue('Half');
    await comment.pressSequentially(' a sentence');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog.getByRole('button', { name: 'Edited on the train!', exact: true })).toBeVisible();
    await expect(comment).toHaveValue('Half a sentence');
    await comment.press('ControlOrMeta+Enter');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Half a sentence' })).toBeVisible();
    await goBack('Edited on the train!');
  });

  await test.step('and its open menu over a checklist item that is not added yet', async () => {
    await makeOffline('Chosen on the train');
    await dialog.getByRole('button', { name: 'Add checklist' }).click();
    const item = dialog.getByRole('textbox', { name: 'New checklist item' });
    await item.fill('Half an item');
    await dialog.getByRole('button', { name: 'Unassigned', exact: true }).click();
    const find = page.getByRole('combobox', { name: 'Search by name, title or e-mail' });
    await find.fill('ellen');
    await getId();
    await expect(find).toBeFocused();
    await expect(find).toHaveValue('ellen');
    await page.keyboard.press('Enter');
    await expect(find).toHaveCount(0);
    await expect(item).toHaveValue('Half an item');
    await item.press('Enter');
    await expect(dialog.getByRole('checkbox', { name: 'Half an item' })).toBeVisible();
    await goBack('Chosen on the train');
    const tasks: { id: number; title: string }[] = await (await page.request.get('/api/tasks')).json();
    const stored = tasks.find((each) => each.title === 'Chosen on the train')?.id;
    // The page shows both before the server has them.
    await expect
      .poll(async () => (await page.request.get(`/api/tasks/${stored}`)).json())
      .toMatchObject({ assigneeId: expect.any(Number), checklistItems: [{ text: 'Half an item' }] });
  });
});

test('what waited for the server warns of a blocked task once it is sent, with Undo, also after a reload', {
  tag: '@deep',
}, async ({ page, login, open, team }) => {
  await login('engineer');
  const task = (title: string) => newTask(page.request, team, { title });
  const [first, second, free, blocker] = [
    await task('Ship it'),
    await task('Tell all'),
    await task('Rest'),
    await task('Test it'),
  ];
  for (const taskId of [first, second])
    await page.request.post(`/api/tasks/${taskId}/relations`, { data: { kind: 'blockedBy', taskId: blocker } });
  const statusOf = async (taskId: number) => (await (await page.request.get(`/api/tasks/${taskId}`)).json()).status;
  const moveOffline = async (...titles: string[]) => {
    await page.context().setOffline(true);
    for (const title of titles) {
      await cardTitle(page, title).focus();
      for (const name of ['In Progress', 'Review', 'Done']) {
        await page.keyboard.press('Shift+ArrowRight');
        await expect(cardTitle(column(page, name), title)).toBeFocused();
      }
      await expect(card(column(page, 'Done'), title).getByText('Waiting')).toBeVisible();
    }
    await expect(page.getByText(`${titles.length * 3} changes wait for the server`)).toBeVisible();
  };
  const goOnline = () => page.context().setOffline(false);
  await open(team.board);
  await workerReady(page);
  await expect.poll(() => keptTitles(page)).toContain('Ship it');
  await expect(card(page, 'Ship it').getByRole('img', { name: 'Blocked by 1 task' })).toBeVisible();

  await test.step('one task, which goes back to where it was', async () => {
    await moveOffline('Ship it');
    await page.reload();
    await expect(card(column(page, 'Done'), 'Ship it').getByText('Waiting')).toBeVisible();
    await goOnline();
    await expectToast(page, 'Done, although blocked by', 'Test it');
    expect(await statusOf(first)).toBe('Done');
    const toast = page.locator('#messages').getByRole('listitem').filter({ hasText: 'although blocked' });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => statusOf(first)).toBe('Review');
    await expect(card(column(page, 'Review'), 'Ship it')).toBeVisible();
  });

  await test.step('several at once, of which some are blocked', async () => {
    await page.request.put(`/api/tasks/${first}`, { data: { status: 'To Do' } });
    await expect(card(column(page, 'To Do'), 'Ship it')).toBeVisible();
    await moveOffline('Ship it', 'Tell all', 'Rest');
    await goOnline();
    await expectToast(page, '2 tasks are done, although blocked', 'Ship it: blocked by Test it; Tell all: blocked by Test it');
    expect([await statusOf(first), await statusOf(second), await statusOf(free)]).toEqual(['Done', 'Done', 'Done']);
  });

  await test.step('in the tab that is seen, if a hidden one has sent it', async () => {
    await page.request.put(`/api/tasks/${first}`, { data: { status: 'To Do' } });
    await expect(card(column(page, 'To Do'), 'Ship it')).toBeVisible();
    await moveOffline('Ship it');
    const seen = await page.context().newPage();
    // It leaves sending to the other tab.
    await seen.addInitScript(() => Object.assign(navigator.locks, { request: () => new Promise(() => {}) }));
    await seen.goto(page.url());
    await expect(card(column(seen, 'Done'), 'Ship it').getByText('Waiting')).toBeVisible();
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true, configurable: true }));
    await goOnline();
    await expectToast(seen, 'Done, although blocked by', 'Test it');
    await seen.close();
  });
});

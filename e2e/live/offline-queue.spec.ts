// Tests writes without a server: they survive the browser, are sent in order, meet what others did, and leave with the person.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { card, cardTitle, column, dragTo, expectToast } from '#support/board.ts';
import { chromiumFlags } from '#support/chromium-flags.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';
import { signIn } from '#support/team.ts';
import { findChromium } from '../../scripts/chromium.mjs';

/** Opens a browser whose data stay in the folder when it is closed. */
async function openBrowser(folder: string): Promise<{ context: BrowserContext; page: Page }> {
  const executablePath = (await findChromium()) ?? '';
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: chromiumFlags,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  });
  context.setDefaultTimeout(20_000);
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

/** The number of rows that the browser keeps in a store. */
function rowsIn(page: Page, store: 'seen' | 'writes' | 'ids'): Promise<number> {
  return page.evaluate(async (name) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('tasklane');
      request.onsuccess = () => resolve(request.result);
    });
    const count = await new Promise<number>((resolve) => {
      const request = db.transaction(name).objectStore(name).count();
      request.onsuccess = () => resolve(request.result);
    });
    db.close();
    return count;
  }, store);
}

async function quickAdd(page: Page, title: string): Promise<void> {
  await cardTitle(page, 'Spare').focus();
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: 'New task in To Do' }).fill(title);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(card(page, title).getByText('Waiting')).toBeVisible();
}

async function removeCard(page: Page, title: string): Promise<void> {
  // The mouse may rest on something whose tooltip covers the card.
  await page.mouse.move(0, 0);
  await cardTitle(page, title).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Delete Task' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Task' }).click();
}

test('what is done without a server waits, survives the browser, and meets what others did meanwhile', async ({
  another,
  login,
  server,
  team,
}) => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'tasklane-browser-'));
  const items = [1, 2].map((id) => ({ id, text: `Step ${id}`, completed: false }));
  const colleague = await another();
  await login('colleague', colleague);
  const api = colleague.request;
  const make = (title: string, more: object = {}) => newTask(api, team, { title, ...more });
  const read = async (id: number) => (await api.get(`${team.url}/api/tasks/${id}`)).json();
  const moved = await make('Moved');
  const undone = await make('Undone');
  const edited = await make('Edited');
  const clashing = await make('Clashing');
  const renamed = await make('Renamed');
  await make('Spare');
  const ticked = await make('Ticked', { checklistItems: items });

  let { context, page } = await openBrowser(folder);
  try {
    await signIn(page.request, server.url, await team.person('engineer'));
    await page.goto(server.url + team.board);
    // Without a server, a task opens if it was open before.
    await cardTitle(page, 'Renamed').click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Renamed', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await cardTitle(page, 'Ticked').click();
    await expect(page.getByRole('checkbox', { name: 'Step 1' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => rowsIn(page, 'seen')).toBeGreaterThan(5);
    await page.waitForTimeout(3_000);

    await server.stop();
    await dragTo(page, card(page, 'Moved'), column(page, 'In Progress'));
    await expectToast(page, 'Waiting for the server');
    await expect(card(column(page, 'In Progress'), 'Moved').getByText('Waiting')).toBeVisible();
    await dragTo(page, card(page, 'Undone'), column(page, 'Review'));
    await expect(card(column(page, 'Review'), 'Undone').getByText('Waiting')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(card(column(page, 'To Do'), 'Undone').getByText('Waiting')).toBeVisible();
    for (const title of ['Edited', 'Clashing']) {
      await cardTitle(page, title).focus();
      await page.keyboard.press('p');
      await page.getByRole('menuitemcheckbox', { name: 'High' }).press('Enter');
      await expect(card(page, title).getByText('Waiting')).toBeVisible();
    }
    await cardTitle(page, 'Ticked').click();
    await page.getByRole('checkbox', { name: 'Step 1' }).click();
    await expect(page.getByRole('checkbox', { name: 'Step 1' })).toBeChecked();
    await page.getByPlaceholder('Add a comment...').fill('Said in the tunnel');
    await page.getByRole('button', { name: 'Post Comment' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Said in the tunnel' })).toContainText('Waiting');
    await page.keyboard.press('Escape');
    await quickAdd(page, 'Made in the tunnel');
    await dragTo(page, card(page, 'Made in the tunnel'), column(page, 'In Progress'));
    await expect(card(column(page, 'In Progress'), 'Made in the tunnel').getByText('Waiting')).toBeVisible();
    await cardTitle(page, 'Renamed').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Renamed', exact: true }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Renamed by me');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Renamed by me', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('10 changes wait for the server')).toBeVisible();

    await test.step('one that waits is discarded alone, and the others stay', async () => {
      await dragTo(page, card(page, 'Spare'), column(page, 'Review'));
      await expect(card(column(page, 'Review'), 'Spare').getByText('Waiting')).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      const line = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Move: Spare' });
      await line.getByRole('button', { name: 'Discard' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).press('Enter');
      await expect(line).toHaveCount(0);
      await expect(page.getByRole('dialog').getByRole('list')).toBeFocused();
      await expectNoHorizontalScroll(page);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(card(column(page, 'To Do'), 'Spare')).toBeVisible();
      await expect(card(page, 'Spare').getByText('Waiting')).toHaveCount(0);
      await expect(page.getByText('10 changes wait for the server')).toBeVisible();
    });

    await test.step('a new task that waits is deleted, and comes back by Undo', async () => {
      await quickAdd(page, 'Made and dropped');
      await removeCard(page, 'Made and dropped');
      await expectToast(page, 'Task Deleted');
      await expect(card(page, 'Made and dropped')).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expectToast(page, 'Task restored');
      await expect(card(page, 'Made and dropped').getByText('Waiting')).toBeVisible();
      await removeCard(page, 'Made and dropped');
      await expect(card(page, 'Made and dropped')).toHaveCount(0);
      await expect(page.getByText('10 changes wait for the server')).toBeVisible();
    });

    // The browser is closed, and opened again without a server.
    await context.close();
    ({ context, page } = await openBrowser(folder));
    await page.goto(server.url + team.board);
    await expect(card(column(page, 'In Progress'), 'Made in the tunnel').getByText('Waiting')).toBeVisible();
    await expect(page.getByText(/^Offline, as of/)).toBeVisible();
    await cardTitle(page, 'Ticked').click();
    await expect(page.getByRole('checkbox', { name: 'Step 1' })).toBeChecked();
    await expect(page.getByRole('listitem').filter({ hasText: 'Said in the tunnel' })).toContainText('Waiting');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    const list = page.getByRole('dialog', { name: 'Changes that are not sent yet' });
    await expect(list.getByRole('listitem')).toHaveCount(10);
    await expectAccessible(page);
    await context.close();

    await server.start();
    const set = async (id: number, data: object) =>
      expect((await api.put(`${team.url}/api/tasks/${id}`, { data })).status()).toBe(200);
    await set(edited, { title: 'Edited by two' });
    await set(clashing, { priority: 'P3' });
    await set(renamed, { title: 'Renamed by another' });
    await set(ticked, { checklistItems: items.map((item) => ({ ...item, completed: item.id === 2 })) });
    ({ context, page } = await openBrowser(folder));
    await page.goto(server.url + team.board);
    // The refused change is not the last one: the others are sent after it.
    await expect(page.getByText('2 changes were not applied', { exact: true })).toBeVisible({ timeout: 30_000 });
    expect(await read(moved)).toMatchObject({ status: 'In Progress' });
    expect(await read(undone)).toMatchObject({ status: 'To Do' });
    expect(await read(edited)).toMatchObject({ title: 'Edited by two', priority: 'P1' });
    expect(await read(clashing)).toMatchObject({ priority: 'P3' });
    expect((await read(ticked)).checklistItems).toMatchObject([{ completed: true }, { completed: true }]);
    const said = await (await api.get(`${team.url}/api/tasks/${ticked}/comments`)).json();
    expect(said.filter(({ content }: { content: string }) => content === 'Said in the tunnel')).toHaveLength(1);
    const tasks: { title: string; status: string }[] = await (await api.get(`${team.url}/api/tasks`)).json();
    expect(tasks.filter(({ title }) => title === 'Made in the tunnel')).toMatchObject([{ status: 'In Progress' }]);

    await expect(card(page, 'Clashing').getByText('Not applied')).toBeVisible();
    // What was not applied holds nothing else up.
    await dragTo(page, card(page, 'Undone'), column(page, 'Review'));
    await expectToast(page, 'Task moved');
    expect(await read(undone)).toMatchObject({ status: 'Review' });
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await test.step('the text of a refused change is edited where it is listed', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const refused = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Renamed by another' });
      await refused.getByRole('button', { name: 'Edit' }).press('Enter');
      const field = refused.getByRole('textbox', { name: 'Title' });
      await expect(field).toBeFocused();
      await field.fill('Renamed by both');
      await expectNoHorizontalScroll(page);
      await expectAccessible(page);
      // What is typed survives that the list is closed.
      await page.mouse.click(2, 2);
      await expect(refused).toHaveCount(0);
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await refused.getByRole('button', { name: 'Edit' }).press('Enter');
      await expect(field).toHaveValue('Renamed by both');
      await field.press('Enter');
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
      expect(await read(renamed)).toMatchObject({ title: 'Renamed by both' });
      await page.setViewportSize({ width: 1440, height: 900 });
    });
    const question = page.getByRole('dialog').getByRole('listitem');
    await expect(question).toContainText('High');
    await expect(question).toContainText('Low');
    await question.getByRole('button', { name: 'Use mine' }).click();
    await expect(question).toHaveCount(0);
    expect(await read(clashing)).toMatchObject({ priority: 'P1' });
    await page.keyboard.press('Escape');

    await test.step('a new task that was sent without an answer is not said to be deleted', async () => {
      // The call itself and the one that looks whether the server is there.
      for (const path of ['tasks', 'auth/current-user']) await page.route(`**/api/${path}`, (route) => route.abort());
      await quickAdd(page, 'Made or not');
      await removeCard(page, 'Made or not');
      await expectToast(page, 'Error', 'Failed to delete task: The server cannot be reached.');
      await expect(card(page, 'Made or not')).toBeVisible();
      await page.unrouteAll();
      await expect(card(page, 'Made or not').getByText('Waiting')).toHaveCount(0, { timeout: 30_000 });
      // The event may bring the server's card before the answer names the one of the browser.
      await expect(card(page, 'Made or not')).toHaveCount(1);
      await removeCard(page, 'Made or not');
      await expect(card(page, 'Made or not')).toHaveCount(0);
    });

    // Whoever logs out takes everything along, after a question.
    await server.stop();
    await dragTo(page, card(page, 'Moved'), column(page, 'Review'));
    await expect(page.getByText('1 change waits for the server')).toBeVisible();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out and delete' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    for (const store of ['seen', 'writes', 'ids'] as const) expect(await rowsIn(page, store)).toBe(0);
    const left = await page.evaluate(() => Object.keys(localStorage));
    expect(left.filter((key) => /offline|contact|writes/.test(key))).toEqual([]);
    // The cookie is still there: whoever comes next is nobody all the same, and then the session is over.
    await server.start();
    await page.goto(server.url);
    await expect(page).toHaveURL(/\/auth$/);
    expect((await page.request.get(`${server.url}/api/auth/current-user`)).status()).toBe(401);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
    await server.stop();
    await server.start();
  }
});

// Files on a task: chosen, dropped, pasted and photographed; sent with progress, again after a failure, and seen by others.
import type { Locator, Page } from '@playwright/test';
import { card, expectToast } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, screens, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

/** A PNG of one colour, 8 by 6 pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAAEUlEQVR4nGM4YaOBFTEMpAQAmkY4QXj/pr4AAAAASUVORK5CYII=',
  'base64',
);
const files = (page: Page): Locator => page.getByRole('region', { name: 'Files' });
const rows = (page: Page): Locator => files(page).getByRole('list', { name: 'Files of this task' }).getByRole('listitem');
const choose = (page: Page, ...chosen: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('input[type=file]').first().setInputFiles(chosen);
const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('some notes') };
const photo = { name: 'photo.png', mimeType: 'image/png', buffer: png };

/** Drops or pastes files as a browser reports it. */
function give(target: Locator, kind: 'drop' | 'paste', name: string, content = png) {
  return target.evaluate(
    (element, [type, fileName, text]) => {
      const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], fileName, { type: fileName.endsWith('.png') ? 'image/png' : 'text/plain' }));
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        type === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: transfer })
          : new ClipboardEvent('paste', { ...init, clipboardData: transfer }),
      );
    },
    [kind, name, content.toString('base64')] as const,
  );
}

/** The names of the files that the browser keeps. */
function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('tasklane');
      request.onsuccess = () => resolve(request.result);
    });
    const rows = await new Promise<{ file: File }[]>((resolve) => {
      const request = db.transaction('files').objectStore('files').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    db.close();
    return rows.map(({ file }) => file.name).sort();
  });
}

test('files are chosen and dropped, shown large, arrive at colleagues, and go and come back', async ({
  page,
  login,
  another,
  team,
}) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  const taskId = await newTask(page.request, team, { title: 'With files' });
  await page.goto(screens.task.href(taskId));
  await expect(page.getByRole('button', { name: 'Add files' })).toBeVisible();
  await expect(files(page)).toHaveCount(0);
  const colleague = await another();
  await login('colleague', colleague);
  await colleague.goto(screens.task.href(taskId));
  await expect(colleague.getByRole('button', { name: 'Add files' })).toBeVisible();

  await choose(page, notes, photo);
  await expect(rows(page)).toHaveCount(2);
  await expect(files(page).getByRole('heading')).toHaveText('2 files');
  await expect(rows(page).filter({ hasText: 'notes.txt' })).toContainText('10 byte · Ellen Engineer');
  await expect(rows(colleague)).toHaveCount(2);
  await give(page.locator('body'), 'drop', 'dropped.png');
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(colleague)).toHaveCount(3);

  const download = page.waitForEvent('download');
  await files(page).getByRole('link', { name: 'Download notes.txt' }).click();
  expect((await download).suggestedFilename()).toBe('notes.txt');

  await files(page).getByRole('button', { name: 'Open photo.png' }).click();
  const large = page.getByRole('dialog', { name: 'photo.png' });
  await expect(large.getByRole('img', { name: 'photo.png' })).toHaveJSProperty('naturalWidth', 8);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'dropped.png' }).getByText('Picture 2 of 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(files(page).getByRole('button', { name: 'Open photo.png' })).toBeFocused();

  await files(page).getByRole('button', { name: 'Actions for notes.txt' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(colleague)).toHaveCount(2);
  await expect(colleague.getByText('File removed: notes.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(colleague)).toHaveCount(3);
  await colleague.close();

  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoHorizontalScroll(page);
});

test('a picture is pasted into a comment and shown there, and the card has the chosen one and the number of files', async ({
  page,
  login,
  team,
}) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  const title = 'With pictures';
  const taskId = await newTask(page.request, team, { title });
  await page.goto(team.board);
  await card(page, title).getByRole('button', { name: title, exact: true }).click();
  const box = page.locator('[data-comment-box]');
  await box.fill('Look:');
  await give(box, 'paste', 'image.png');
  await expect(box).toHaveValue(/^Look: !\[image\.png\]\(\/api\/attachments\/\d+\/preview\) $/);
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expectToast(page, 'Comment added');
  const shown = page.getByRole('list', { name: '1 Comment' }).getByRole('img', { name: 'image.png' });
  await expect(shown).toHaveJSProperty('naturalWidth', 8);

  await files(page).getByRole('button', { name: 'Actions for image.png' }).click();
  await page.getByRole('menuitem', { name: 'Show on the card' }).click();
  await files(page).getByRole('button', { name: 'Actions for image.png' }).click();
  await expect(page.getByRole('menuitem', { name: 'Do not show on the card' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const picture = card(page, title).locator('img[src$="/preview"]');
  await expect(picture).toHaveJSProperty('naturalWidth', 8);
  await expect(card(page, title).getByText('1 file')).toBeAttached();
  // Another person's picture, and one from elsewhere, are not loaded.
  const elsewhere = { content: '![x](https://example.com/x.png) ![y](/api/attachments/999999/preview)' };
  await page.request.post(`/api/tasks/${taskId}/comments`, { data: elsewhere });
  await page.goto(screens.task.href(taskId));
  await expect(page.getByText('The picture “y” cannot be shown')).toBeVisible();
  await files(page).getByRole('button', { name: 'Actions for image.png' }).click();
  await page.getByRole('menuitem', { name: 'Do not show on the card' }).click();
  await files(page).getByRole('button', { name: 'Actions for image.png' }).click();
  await expect(page.getByRole('menuitem', { name: 'Show on the card', exact: true })).toBeVisible();
  expect(await page.locator('img[src^="https://example.com"]').count()).toBe(0);
});

test('a file that cannot be sent stays in the list with its reason, is sent again, and can be cancelled', {
  tag: '@deep',
}, async ({ page, login, team }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  const taskId = await newTask(page.request, team, { title: 'Failing files' });
  await page.goto(screens.task.href(taskId));
  const sent = files(page).getByRole('list', { name: 'Files being sent' });
  const address = `**/api/tasks/${taskId}/attachments`;

  await choose(page, { name: 'large.bin', mimeType: 'application/octet-stream', buffer: Buffer.alloc(25_000_001) });
  await expect(sent.getByText('The file is too large: it may have at most 25 MB.')).toBeVisible();
  await expect(sent.getByRole('button', { name: /Try/ })).toHaveCount(0);
  await sent.getByRole('button', { name: 'Remove large.bin from the list' }).click();

  const failing = { message: 'The storage is away.', error: 'unavailable' };
  await page.route(address, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, json: failing }) : route.fallback(),
  );
  await choose(page, notes);
  await expect(sent.getByText('The storage is away.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.unroute(address);
  await sent.getByRole('button', { name: 'Try notes.txt again' }).click();
  await expect(rows(page)).toHaveCount(1);

  await page.route(address, () => undefined);
  await choose(page, photo);
  await expect(sent.getByRole('progressbar', { name: 'Sending photo.png' })).toBeVisible();
  await sent.getByRole('button', { name: 'Cancel photo.png' }).click();
  await expect(sent).toHaveCount(0);
  await page.unroute(address);

  await page.context().setOffline(true);
  await choose(page, photo);
  await expect(sent.getByText('Waits for a connection. Keep this page open: the file is not saved yet.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(rows(page)).toHaveCount(2, { timeout: 30_000 });
});

test('files of a new task are sent with it: one that fails is named and sent again, a discarded draft forgets them, and without a connection they wait', {
  tag: '@deep',
}, async ({ page, login, team }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await page.goto(team.board);
  const dialog = page.getByRole('dialog', { name: 'Create New Task' });
  const title = dialog.getByRole('textbox', { name: 'Title' });
  const staged = files(page).getByRole('listitem');
  const begin = async () => {
    await page.getByRole('button', { name: 'Add task' }).first().click();
    await expect(title).toBeFocused();
    await dialog.getByRole('button', { name: 'More', exact: true }).click();
  };

  await begin();
  await choose(page, notes);
  await expect(staged).toHaveText(/notes\.txt10 byte · Added when the task is created/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await begin();
  await expect(files(page).getByText('No files yet.')).toBeVisible();

  await choose(page, notes, photo);
  // A picture alone is a file of the task; a text goes into the field.
  await give(title, 'paste', 'pasted.png');
  await expect(staged).toHaveCount(3);
  await files(page).getByRole('button', { name: 'Remove photo.png from the list' }).click();
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoHorizontalScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const failing = { message: 'The storage is away.', error: 'unavailable' };
  const address = /\/api\/tasks\/\d+\/attachments$/;
  let refused = 0;
  const refuse = (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
    refused += 1;
    return refused === 1 ? route.fulfill({ status: 503, json: failing }) : route.fallback();
  };
  await page.route(address, refuse);
  await title.fill('With its files');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await expectToast(page, 'notes.txt was not added');
  await expect(card(page, 'With its files').getByText('1 file')).toBeAttached();
  await page.unroute(address, refuse);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(card(page, 'With its files').getByText('2 files')).toBeAttached();

  await begin();
  await title.fill('Without a connection');
  await choose(page, notes);
  await page.context().setOffline(true);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await card(page, 'Without a connection').getByRole('button', { name: 'Without a connection', exact: true }).click();
  await expect(files(page).getByText('Waits for a connection. Keep this page open: the file is not saved yet.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(rows(page)).toHaveCount(1, { timeout: 40_000 });

  // The text of the full form takes pictures as the text alone does.
  await page.keyboard.press('e');
  const description = page.getByRole('textbox', { name: 'Description' });
  await give(description, 'paste', 'image.png');
  await expect(description).toHaveValue(/^!\[image\.png\]/);
  await expect(rows(page)).toHaveCount(2);
});

test('files of a new task survive a reload with its text, and leave with the draft, the task and the person', async ({
  page,
  login,
  team,
}) => {
  await login('engineer');
  await page.goto(team.board);
  const dialog = page.getByRole('dialog', { name: 'Create New Task' });
  const title = dialog.getByRole('textbox', { name: 'Title' });
  const staged = files(page).getByRole('listitem');
  const begin = async () => {
    await page.getByRole('button', { name: 'Add task' }).first().click();
    await expect(title).toBeFocused();
    await dialog.getByRole('button', { name: 'More', exact: true }).click();
  };
  const again = async () => {
    await page.reload();
    await begin();
  };

  await test.step('a reload keeps them, also for a task that is made at once', async () => {
    await begin();
    await title.fill('Kept with its files');
    await choose(page, notes, photo, { ...notes, name: 'other.txt' });
    await expect.poll(() => keptFiles(page)).toEqual(['notes.txt', 'other.txt', 'photo.png']);
    await again();
    await expect(title).toHaveValue('Kept with its files');
    await expect(staged).toHaveText([/^notes\.txt10 byte/, /^photo\.png/, /^other\.txt/]);
    await files(page).getByRole('button', { name: 'Remove other.txt from the list' }).click();
    await expect.poll(() => keptFiles(page)).toEqual(['notes.txt', 'photo.png']);
    await again();
    await page.keyboard.press('Control+Enter');
    await expect(card(page, 'Kept with its files').getByText('2 files')).toBeAttached();
    expect(await keptFiles(page)).toEqual([]);
  });
  await test.step('a discarded draft takes them along', async () => {
    await begin();
    await choose(page, notes);
    await expect.poll(() => keptFiles(page)).toEqual(['notes.txt']);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => keptFiles(page)).toEqual([]);
  });
  await test.step('what the browser cannot keep is said, and named after a reload', async () => {
    await begin();
    await page.evaluate(() => {
      // As with a full disk.
      IDBObjectStore.prototype.put = function (this: IDBObjectStore) {
        this.transaction.abort();
        return undefined as unknown as IDBRequest<IDBValidKey>;
      };
    });
    await choose(page, notes);
    await expect(staged).toContainText('The browser has no room to keep it: a reload would lose it.');
    await again();
    await expect(staged).toHaveText(/^notes\.txtThe browser has not kept this file\. Please choose it again\./);
    await choose(page, photo);
    await expect.poll(() => keptFiles(page)).toEqual(['photo.png']);
  });
  await test.step('whoever logs out takes them along; nothing asks before the page ends', async () => {
    const asked: string[] = [];
    page.on('dialog', (question) => {
      asked.push(question.type());
      void question.accept();
    });
    await page.reload();
    asked.length = 0;
    await expect.poll(() => keptFiles(page)).toEqual(['photo.png']);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/auth/);
    await expect.poll(() => keptFiles(page)).toEqual([]);
    expect(asked).toEqual([]);
  });
});

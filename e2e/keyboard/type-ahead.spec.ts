// Keys typed right after opening a field arrive in it: all such shortcuts, on a first load from a slow disk.
import type { Locator, Page } from '@playwright/test';
import { card, cardTitle, column, dragTo, expectToast } from '#support/board.ts';
import { test as base, expect, screens } from '#support/fixtures.ts';
import { isDeep } from '#support/run/deep.ts';
import { newTask } from '#support/tasks.ts';
import { type ShortcutId, shortcut, shortcutIds } from '../../apps/web/src/lib/shortcuts.ts';

const test = base.extend<{ board: string }>({
  /** For a person who sees only one task. */
  board: async ({ page, login, team }, use) => {
    await login('engineer');
    await newTask(page.request, team, { title });
    await use(team.board);
  },
});
test.use({ ownServer: false });

const title = 'Held for what opens';
/** Forty characters; as shortcuts they would filter, open, move and delete. */
const words = 'Quarterly plan: fix, move & ship (q3) ok';
const slow = 800;

const dialog = (page: Page) => page.getByRole('dialog');
const onCard = async (page: Page) => cardTitle(page, title).focus();
const nothing = async () => undefined;

interface Case {
  before: (page: Page) => Promise<unknown>;
  field: (page: Page) => Locator;
  /** The previous text of the field. */
  had?: string;
}

/** The field of each shortcut. A missing shortcut fails the first test. */
const fields: Record<string, Case> = {
  help: { before: nothing, field: (page) => page.getByRole('searchbox', { name: 'Find a shortcut' }) },
  search: { before: nothing, field: (page) => page.getByRole('combobox', { name: 'Search tasks' }) },
  commands: { before: nothing, field: (page) => dialog(page).getByRole('combobox', { name: 'Command menu' }) },
  assistant: {
    before: nothing,
    field: (page) => page.getByRole('textbox', { name: 'Ask about tasks, or say what to change' }),
  },
  create: { before: nothing, field: (page) => dialog(page).getByRole('textbox', { name: /^Title/ }) },
  quickAdd: { before: onCard, field: (page) => page.getByRole('textbox', { name: 'New task in To Do' }) },
  filter: { before: nothing, field: (page) => page.getByRole('combobox', { name: 'Filter by text' }) },
  cardEdit: { before: onCard, field: (page) => dialog(page).getByRole('textbox', { name: /^Title/ }), had: title },
  cardRename: { before: onCard, field: (page) => dialog(page).getByRole('textbox', { name: /^Title/ }), had: title },
  cardAssignee: { before: onCard, field: (page) => page.getByRole('dialog', { name: 'Assignee' }).getByRole('combobox') },
  cardDueDate: { before: onCard, field: (page) => page.getByRole('dialog', { name: 'Due date' }).getByLabel('Due date') },
  taskEdit: {
    before: async (page) => {
      await onCard(page);
      await page.keyboard.press('Enter');
    },
    field: (page) => dialog(page).getByRole('textbox', { name: /^Title/ }),
    had: title,
  },
  taskComment: {
    before: async (page) => {
      await onCard(page);
      await page.keyboard.press('Enter');
    },
    field: (page) => dialog(page).getByPlaceholder('Add a comment...'),
  },
};

const keysOf = (id: ShortcutId) => (shortcut(id).keys[0] ?? '').replace('mod+', 'ControlOrMeta+');

/** Delays every chunk, as from a slow disk. */
async function slowDisk(page: Page): Promise<void> {
  await page.route('**/assets/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slow));
    await route.continue().catch(() => undefined);
  });
}

async function onBoard(page: Page, board: string): Promise<void> {
  await page.goto(board);
  await cardTitle(page, title).waitFor();
}

test('every shortcut that opens a field is tried here', () => {
  expect(shortcutIds.filter((id) => shortcut(id).opens === 'field')).toEqual(Object.keys(fields));
});

const speeds = [15, 60, 0];
/** One of each kind: a field of the frame, a layer over it, a dialog, a line in a column, a menu of a card, a field of a task. */
const kinds = ['search', 'commands', 'create', 'quickAdd', 'cardAssignee', 'taskComment'];
// All cases at every speed (`npm run deep`); otherwise one of each kind at one.
const cases = Object.entries(fields).filter(([id]) => isDeep || kinds.includes(id));
for (const [at, [id, { before, field, had = '' }]] of cases.entries()) {
  const tried = isDeep ? speeds : [speeds[at % speeds.length] ?? 0];
  for (const delay of tried) {
    test(`what follows ${id} at ${delay} ms a key arrives in its field`, async ({ page, board }) => {
      await slowDisk(page);
      await onBoard(page, board);
      const path = page.url();
      await before(page);
      await page.keyboard.press(keysOf(id as ShortcutId));
      await page.keyboard.type(words, { delay });
      await expect(field(page)).toHaveValue(had + words);
      await expect(field(page)).toBeFocused();
      expect(new URL(page.url()).pathname, 'nothing else was opened').toBe(new URL(path).pathname);
      expect(new URL(page.url()).searchParams.get('mine'), 'nothing was filtered').toBeNull();
      const tasks: object[] = await (await page.request.get('/api/tasks')).json();
      expect(tasks, 'nothing was moved or made').toMatchObject([{ title, status: 'To Do' }]);
    });
  }
}

for (const id of ['cardAssignee', 'cardDueDate', 'cardRename'] as const) {
  test(`what follows ${id} in an open task arrives in its field`, { tag: '@deep' }, async ({ page, board }) => {
    const { field, had = '' } = fields[id] as Case;
    await slowDisk(page);
    await onBoard(page, board);
    await onCard(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press(keysOf(id));
    await page.keyboard.type(words, { delay: 15 });
    await expect(field(page)).toHaveValue(had + words);
    const tasks: { id: number }[] = await (await page.request.get('/api/tasks')).json();
    expect(tasks, 'nothing was moved or made').toMatchObject([{ title, status: 'To Do' }]);
    if (id !== 'cardAssignee') return;
    await page.goto(screens.task.href(tasks[0]?.id ?? 0));
    await page.getByRole('button', { name: title }).waitFor();
    await page.keyboard.press(keysOf(id));
    await page.keyboard.type(words);
    await expect(field(page), 'on a page of its own').toHaveValue(words);
  });
}

test('keys that write nothing keep their place between those that do', async ({ page, board }) => {
  await slowDisk(page);
  await onBoard(page, board);
  await onCard(page);
  await page.keyboard.press('n');
  await page.keyboard.type('Firsd');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('t');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Second');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Third');
  const box = page.getByRole('textbox', { name: 'New task in To Do' });
  await expect(box).toHaveValue('Third');
  for (const added of ['First', 'Second']) await expect(card(column(page, 'To Do'), added)).toBeVisible();

  // The caret is behind a draft.
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await page.keyboard.press('n');
  await page.keyboard.type(' and last');
  await expect(box).toHaveValue('Third and last');
});

test('pasted and composed text, a menu, and a task that is still loading take what follows', async ({ page, board }) => {
  await slowDisk(page);
  await onBoard(page, board);
  const client = await page.context().newCDPSession(page);
  await page.keyboard.press('c');
  await client.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
  await client.send('Input.insertText', { text: '日本' });
  await page.keyboard.type(' (plan)');
  const field = dialog(page).getByRole('textbox', { name: /^Title/ });
  await expect(field).toHaveValue('日本 (plan)');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page)).toHaveCount(0);

  await onBoard(page, board);
  await onCard(page);
  await page.keyboard.press('m');
  await page.keyboard.type('r');
  await page.keyboard.press('Enter');
  await expect(cardTitle(column(page, 'Review'), title)).toBeFocused();

  await onBoard(page, board);
  await onCard(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('e');
  await page.keyboard.type(', at once');
  await expect(field).toHaveValue(`${title}, at once`);
});

test('a letter without a key of its own keeps its place among the keys that the field still has to get', async ({
  page,
  board,
}) => {
  await slowDisk(page);
  await onBoard(page, board);
  await onCard(page);
  // Timers of a busy page are late, so the field has the focus long before it gets what was held for it.
  await page.evaluate((late) => {
    const { setTimeout: start } = window;
    window.setTimeout = ((run: () => void, delay = 0) => start(run, delay + late)) as typeof setTimeout;
  }, slow);
  const field = page.getByRole('textbox', { name: 'New task in To Do' });
  await page.keyboard.press('n');
  await page.keyboard.type('Pagar el alquiler pasado ma');
  await expect(field).toBeFocused();
  await page.keyboard.type('ñana');
  await expect(field).toHaveValue('Pagar el alquiler pasado mañana');
});

test('what is typed for a part that does not come is kept, and is there when it is opened again', async ({ page, board }) => {
  await onBoard(page, board);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/create-task-dialog.*\.js/, (route) => route.abort());
  await page.route(/toaster.*\.js/, (route) => held.then(() => route.continue()));
  await page.reload();
  await cardTitle(page, title).waitFor();
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.press('c');
  await page.keyboard.type('Kept');
  await failed;
  // Nobody has noticed before the message is there.
  await page.waitForTimeout(1_000);
  await page.keyboard.type(' as typed');
  release();
  await expectToast(page, 'Connection Error', 'What you typed is kept until you open it again.');
  await page.unroute(/create-task-dialog.*\.js/);
  await page.reload();
  await cardTitle(page, title).waitFor();
  await page.keyboard.press('c');
  await page.keyboard.type(', and more');
  await expect(dialog(page).getByRole('textbox', { name: /^Title/ })).toHaveValue('Kept as typed, and more');
});

test('what is typed into a field of a task is not lost where another part of the task loads for very long', async ({
  page,
  board,
}) => {
  // Keys are held for 20 seconds at most.
  await page.addInitScript(() => {
    const { setTimeout: start } = window;
    window.setTimeout = ((run: () => void, delay = 0) => start(run, delay === 20_000 ? 2_000 : delay)) as typeof setTimeout;
  });
  await onBoard(page, board);
  await page.route(/\/api\/tasks\/\d+\/watch/, () => undefined);
  await cardTitle(page, title).click();
  const comment = dialog(page).getByPlaceholder('Add a comment...');
  await comment.click();
  await page.keyboard.type(words);
  await expect(comment).toHaveValue(words, { timeout: 5_000 });
});

test('a screen that arrives late leaves the focus to the field in which somebody types', async ({ page, board }) => {
  await onBoard(page, board);
  await slowDisk(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Members' }).click();
  const search = page.getByRole('combobox', { name: 'Search tasks' });
  await search.click();
  await page.keyboard.type('launch quotes', { delay: 120 });
  await expect(page.getByRole('heading', { level: 1, name: 'Team Members' })).toBeVisible();
  await expect(search).toHaveValue('launch quotes');
  await expect(search).toBeFocused();
});

test('keys that are pressed while a screen loads wait for it, and those that lead away do not', async ({ page, board }) => {
  await onBoard(page, board);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Members' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Team Members' })).toBeVisible();
  let isHeld = true;
  await page.route(/\/api\/workspaces\/\d+\/tasks/, async (route) => {
    await expect.poll(() => isHeld).toBe(false);
    await route.continue();
  });
  await page.goto(board);
  await page.locator('#content [aria-busy="true"]').first().waitFor();
  await page.keyboard.press('c');
  await page.keyboard.type(words);
  isHeld = false;
  await expect(dialog(page).getByRole('textbox', { name: /^Title/ })).toHaveValue(words);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();

  isHeld = true;
  await page.reload();
  await page.locator('#content [aria-busy="true"]').first().waitFor();
  await page.keyboard.press('c');
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { level: 1, name: 'My work' })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('a person who types from the first painted form on loses nothing', async ({ page, server }) => {
  await slowDisk(page);
  await page.goto(server.url + screens.auth.href(), { waitUntil: 'commit' });
  await page.waitForSelector('input[name=username]');
  await page.keyboard.type('somebody.with.a.long.name');
  await page.keyboard.press('Tab');
  await page.keyboard.type('a long password, typed fast');
  await expect(page.getByLabel('Username')).toHaveValue('somebody.with.a.long.name');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a long password, typed fast');
});

test('a drag that begins with the first painted card moves it', async ({ page, board, team }) => {
  const dragged = 'Dragged at once';
  await newTask(page.request, team, { title: dragged });
  await slowDisk(page);
  await onBoard(page, board);
  await dragTo(page, card(page, dragged), column(page, 'Done'));
  await expect(card(column(page, 'Done'), dragged)).toBeVisible();
});

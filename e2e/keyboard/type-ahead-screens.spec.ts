// Keys typed right after a shortcut that opens a screen, menu or confirmation go to it, on a first load from a slow disk.
import type { Page } from '@playwright/test';
import { card, cardTitle, column } from '#support/board.ts';
import { expect, test } from '#support/fixtures.ts';
import { isDeep } from '#support/run/deep.ts';
import { newTask } from '#support/tasks.ts';
import { type ShortcutId, shortcut, shortcutIds } from '../../apps/web/src/lib/shortcuts.ts';

test.use({ ownServer: false });

const title = 'Held for what opens';
/** Forty characters; as shortcuts they would filter, open, move and delete. */
const words = 'Quarterly plan: fix, move & ship (q3) ok';
const slow = 800;
const speeds = [15, 60, 0];
// All cases at every speed (`npm run deep`).

const dialog = (page: Page) => page.getByRole('dialog');
const onCard = async (page: Page) => cardTitle(page, title).focus();
const nothing = async () => undefined;
const keysOf = (id: ShortcutId) => shortcut(id).keys[0] ?? '';

/** Delays every chunk, as from a slow disk. */
async function slowDisk(page: Page): Promise<void> {
  await page.route('**/assets/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slow));
    await route.continue().catch(() => undefined);
  });
}

interface Opening {
  before?: (page: Page) => Promise<unknown>;
  /** The keys for the overlay. */
  keys: string;
  /** Their expected effect. */
  done: (page: Page) => Promise<unknown>;
}

const openTask = async (page: Page) => {
  await onCard(page);
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Edit Task' }).waitFor();
};
const onRow = async (page: Page) => {
  await page.goto(`${new URL(page.url()).pathname}?view=list`);
  await page.getByRole('row').getByRole('button', { name: title, exact: true }).focus();
};
const search = (page: Page) => page.getByRole('combobox', { name: 'Search tasks' });
const comment = (page: Page) => dialog(page).getByPlaceholder('Add a comment...');
const toSearch: Opening = { keys: `/${words}`, done: (page) => expect(search(page)).toHaveValue(words) };
const toComment: Opening = { keys: `r${words}`, done: (page) => expect(comment(page)).toHaveValue(words) };

/** Expected effects by shortcut. A missing shortcut fails the first test. */
const openings: Record<string, Opening> = {
  goHome: toSearch,
  goMyWork: toSearch,
  goDepartment: toSearch,
  goCompany: toSearch,
  goMembers: toSearch,
  goAdmin: toSearch,
  goNotifications: toSearch,
  goProfile: toSearch,
  goSettings: toSearch,
  viewBoard: { before: onRow, ...toSearch },
  viewList: toSearch,
  viewCalendar: toSearch,
  viewTimeline: toSearch,
  viewDashboard: toSearch,
  viewActivity: toSearch,
  viewArchive: toSearch,
  viewTrash: toSearch,
  cardOpen: { before: onCard, ...toComment },
  rowOpen: { before: onRow, ...toComment },
  cardMoveTo: {
    before: onCard,
    keys: 'review\n',
    done: (page) => expect(cardTitle(column(page, 'Review'), title)).toBeFocused(),
  },
  cardPriority: {
    before: onCard,
    keys: 'low\n',
    done: (page) => expect(card(page, title).getByRole('img', { name: 'Priority: Low' })).toBeVisible(),
  },
  cardScore: {
    before: onCard,
    // The reasons take no keys, and the board gets none of them.
    keys: 'xz',
    done: async (page) => {
      await expect(page.getByText(/^Score: \d+ of 100/)).toBeVisible();
      await expect(dialog(page).filter({ hasText: 'Edit Task' })).toHaveCount(0);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    },
  },
  cardDelete: {
    before: onCard,
    // The button No has the focus.
    keys: '\n',
    done: async (page) => {
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(cardTitle(page, title)).toBeFocused();
    },
  },
  taskPrevious: { before: openTask, ...toComment },
  taskNext: { before: openTask, ...toComment },
};

test('every shortcut that opens a screen or a layer is tried here', () => {
  const known = shortcutIds.filter((id) => ['screen', 'layer'].includes(shortcut(id).opens ?? ''));
  expect(Object.keys(openings).toSorted()).toEqual(known.toSorted());
});

const openingsTried = isDeep ? Object.keys(openings) : ['goMembers', 'taskNext', 'cardPriority'];
for (const delay of isDeep ? speeds : [15]) {
  test(`what follows ${openingsTried.join(', ')} at ${delay} ms a key belongs to what opens`, async ({ page, login, team }) => {
    test.setTimeout(240_000);
    await login('admin');
    const before = await newTask(page.request, team, { title: 'Stands before it' });
    const taskId = await newTask(page.request, team, { title });
    const behind = await newTask(page.request, team, { title: 'Stands behind it' });
    const order = async () => {
      for (const [place, id] of [before, taskId, behind].entries())
        await page.request.put(`/api/tasks/${id}/column`, { data: { columnId: team.columns.toDo, order: place } });
    };
    await order();
    await slowDisk(page);
    for (const id of openingsTried) {
      await test.step(id, async () => {
        const { before: first = nothing, keys, done } = openings[id] ?? toSearch;
        await page.goto(team.board);
        await cardTitle(page, title).waitFor();
        await first(page);
        for (const key of keysOf(id as ShortcutId).split(' ')) await page.keyboard.press(key);
        for (const key of keys) await page.keyboard.press(key === '\n' ? 'Enter' : key, { delay: delay / 2 });
        await done(page);
      });
      await order();
      // Drafts of comments are kept and would precede the next text.
      await page.evaluate(() => sessionStorage.clear());
    }
  });
}

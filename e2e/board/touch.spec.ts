// Fingers: rows are swiped and never keep a scroll or a tap, a pull refreshes, a bar at the thumb leads everywhere.
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, test } from '#support/fixtures.ts';
import { newTask, signedInUserId } from '#support/tasks.ts';

test.use({ ownServer: false });

const phone = (width: number) => ({ viewport: { width, height: 780 }, hasTouch: true, isMobile: true });
const row = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: title, exact: true }) });

/** Moves a finger from the middle of an element, in steps as a hand does; `keep` leaves it on the screen. */
async function drag(touch: CDPSession, from: Locator, [dx, dy]: readonly [number, number], keep = false): Promise<void> {
  const box = await from.boundingBox();
  if (!box) throw new Error('There is nothing to touch.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: object[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at as { x: number; y: number }[] });
  await send('touchStart', [{ x, y }]);
  for (let step = 1; step <= 10; step++) await send('touchMove', [{ x: x + (dx * step) / 10, y: y + (dy * step) / 10 }]);
  if (!keep) await send('touchEnd', []);
}

test('a swipe finishes a task or opens its date, a short one does nothing, and a tap right after it opens the task', async ({
  another,
  login,
  server,
  team,
}) => {
  const page = await another(phone(390));
  await login('engineer', page);
  const touch = await page.context().newCDPSession(page);
  const userId = await signedInUserId(page);
  const mine = { assigneeId: userId, assignees: [userId] };
  for (let n = 1; n <= 14; n++) await newTask(page.request, team, { ...mine, title: `Task ${n}`, dueDate: '2099-01-02' });

  for (const [place, address] of [
    ['list', `${team.board}?view=list`],
    ['own work', '/my-work'],
  ] as const) {
    await test.step(`in the ${place}`, async () => {
      await page.goto(server.url + address);
      const one = row(page, place === 'list' ? 'Task 1' : 'Task 3');
      const two = row(page, place === 'list' ? 'Task 2' : 'Task 4');
      const title = two.locator('.list-title');
      await expect(one).toBeVisible();
      await expect(page.locator('[data-swipes]')).toBeVisible();

      await drag(touch, one, [60, 0]);
      await expect(page.locator('.swipe-label')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);

      // Down first, and then to the side: that is a scroll.
      await drag(touch, two, [40, -200]);
      await expect.poll(() => page.locator('.list-view').evaluate((list) => list.scrollTop)).toBeGreaterThan(50);
      await expect
        .poll(() =>
          page.locator('.list-view').evaluate((list) => {
            const before = list.scrollTop;
            list.scrollTo(0, 0);
            return before;
          }),
        )
        .toBe(0);

      await drag(touch, one, [150, 2], true);
      await expect(page.locator('.swipe-label[data-armed]')).toHaveText('Done');
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await title.tap();
      const open = page.getByRole('dialog');
      await expect(open.getByRole('heading', { name: place === 'list' ? 'Task 2' : 'Task 4', exact: true })).toBeVisible();
      await page.goBack();
      await expect(open).toHaveCount(0);
      const status = async () =>
        (await (await page.request.get(`${server.url}/api/tasks`)).json()).find(
          (task: { title: string }) => task.title === (place === 'list' ? 'Task 1' : 'Task 3'),
        ).status;
      await expect.poll(status).toBe('Done');
      await page.getByRole('button', { name: 'Undo' }).tap();
      await expect.poll(status).toBe('To Do');

      await drag(touch, two, [-150, 0]);
      const panel = page.getByRole('dialog', { name: 'Due date' });
      await panel.getByRole('button', { name: 'Today', exact: true }).tap();
      await expect(two).toContainText(/Today/);
    });
  }

  await test.step('items of checklists are finished and dated like tasks', async () => {
    const item = { id: 1, text: 'Part 1', completed: false, assigneeId: userId, dueDate: '2099-01-02' };
    await newTask(page.request, team, { ...mine, title: 'In parts', checklistItems: [item] });
    await page.goto(`${server.url}/my-work`);
    const part = page.getByRole('region', { name: 'My checklist items' }).getByRole('listitem');
    await expect(page.locator('.my-items-list[data-swipes]')).toBeVisible();
    await drag(touch, part, [150, 2]);
    await expect(part).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(part).toContainText('Part 1');
    await drag(touch, part, [-150, 0]);
    const day = page.getByRole('dialog', { name: 'Due date' }).getByRole('button', { name: 'Today', exact: true });
    await expect(day).toBeVisible();
    // Chromium makes no click of a tap that follows a fling within 250 ms.
    await expect(async () => {
      if (await day.isVisible()) await day.tap();
      await expect(part).not.toContainText('2099', { timeout: 1_000 });
    }).toPass();
  });

  await test.step('the same is in the menu of the row', async () => {
    await row(page, 'Task 5').getByRole('button', { name: 'Actions for Task 5' }).tap();
    await expect(page.getByRole('menuitem', { name: 'Done' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Due date...' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a notification is marked as read, and as unread again', async () => {
    const other = await another();
    await login('colleague', other);
    await newTask(other.request, team, { ...mine, title: 'From a colleague' });
    await page.goto(`${server.url}/notifications`);
    const news = page.getByRole('listitem').getByRole('button', { name: /From a colleague/ });
    await expect(page.locator('[data-swipes]')).toBeVisible();
    await expect(news).toHaveAccessibleName(/^Unread: /);
    await drag(touch, news, [150, 2], true);
    await expect(page.locator('.swipe-label[data-armed]')).toHaveText('Read');
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(news).not.toHaveAccessibleName(/Unread/);
    await drag(touch, news, [150, 2]);
    await expect(news).toHaveAccessibleName(/^Unread: /);
    await expect(page).toHaveURL(/\/notifications$/);
  });
});

for (const width of [390, 320]) {
  test(`at ${width} px a bar at the thumb leads everywhere and covers nothing; a pull refreshes`, {
    tag: width === 390 ? '@deep' : [],
  }, async ({ another, login, server, team }) => {
    const page = await another(phone(width));
    await login('engineer', page);
    await page.request.patch(`${server.url}/api/users/settings`, { data: { theme: 'system' } });
    const touch = await page.context().newCDPSession(page);
    const userId = await signedInUserId(page);
    const mine = { assigneeId: userId, assignees: [userId] };
    for (let n = 1; n <= 14; n++) await newTask(page.request, team, { ...mine, title: `Task ${n}` });
    await page.goto(server.url + team.board);
    const bar = page.getByRole('navigation', { name: 'Quick access' });
    await expect(bar.getByRole('link', { name: 'Board' })).toHaveAttribute('aria-current', 'page');
    for (const item of [...(await bar.getByRole('link').all()), ...(await bar.getByRole('button').all())]) {
      const box = await item.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const [content, foot] = [await page.locator('#content').boundingBox(), await bar.boundingBox()];
    expect((content?.y ?? 0) + (content?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBe(780);
    await expect(bar.getByRole('button', { name: 'New task' })).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expectNoHorizontalScroll(page);
    await expectAccessibleInBothThemes(page);

    await bar.getByRole('button', { name: 'Search tasks' }).tap();
    await page.getByRole('combobox', { name: 'Search tasks' }).fill('Task 14');
    await expect(page.getByRole('option', { name: /Task 14/ })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .tap();
    await page.getByRole('dialog', { name: 'Notifications' }).getByRole('button', { name: 'Close' }).tap();
    await bar.getByRole('button', { name: 'Ask', exact: true }).tap();
    await expect(page.getByRole('textbox', { name: 'Ask about tasks, or say what to change' })).toBeFocused();
    await page.keyboard.press('Escape');

    await bar.getByRole('link', { name: 'My work' }).tap();
    await expect(row(page, 'Task 1')).toBeVisible();
    await bar.getByRole('button', { name: 'New task' }).tap();
    const line = page.getByRole('textbox', { name: 'Add a task' });
    await expect(line).toBeFocused();
    // As with a keyboard on the screen.
    await page.setViewportSize({ width, height: 420 });
    await expect(bar).toBeHidden();
    await expect(line).toBeInViewport();
    await page.setViewportSize({ width, height: 780 });
    await expect(bar).toBeVisible();

    await test.step('a pull asks the server again', async () => {
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await drag(touch, page.locator('#content'), [0, 40]);
      await expect(page.locator('.pull')).toHaveCount(0);
      const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/my-work');
      await drag(touch, page.locator('#content'), [0, 160]);
      await asked;
      await expect(page.locator('.pull')).toHaveCount(0);
    });
    await test.step('from another screen a new task begins on the board', async () => {
      await page.goto(`${server.url}/members`);
      await bar.getByRole('button', { name: 'New task' }).tap();
      await expect(page.getByRole('textbox', { name: 'New task in To Do' })).toBeFocused();
    });
  });
}

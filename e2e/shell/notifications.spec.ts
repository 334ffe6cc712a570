// Notifications: the menu, the overlay of small screens, the page, and failed calls.
import type { Page } from '@playwright/test';
import { cardTitle, expectToast } from '#support/board.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
  screens,
  test,
} from '#support/fixtures.ts';
import { newTask, signedInUserId } from '#support/tasks.ts';

test.use({ ownServer: false });

const hour = 3_600_000;
const listed = /\/api\/notifications(\?|$)/;

interface NotificationRow {
  id: number;
  message: string;
  isRead: boolean;
  createdAt: string;
  taskId: number | null;
  kind: string;
  userId: number | null;
  itemId?: number;
}

/** Creates a notification with an age in hours. */
function told(id: number, hours: number, given: Partial<NotificationRow> = {}): NotificationRow {
  const createdAt = new Date(Date.now() - hours * hour).toISOString();
  return {
    id,
    message: `Message ${id}`,
    isRead: true,
    createdAt,
    taskId: null,
    kind: 'department_added',
    userId: null,
    ...given,
  };
}

const ages = (): NotificationRow[] => [
  told(9, 2.5, { isRead: false, kind: 'mentioned', message: 'Ana mentioned you in a comment on "Plan"' }),
  told(8, 23.9, { isRead: false, kind: 'overdue' }),
  told(7, 24.1, { kind: 'moved' }),
  told(6, 47.9, { kind: 'a kind of tomorrow' }),
  told(5, 48.1, { isRead: false }),
  told(4, 100),
  told(3, 200),
  told(2, 300),
  told(1, 400),
];

/** Fulfills the list with these notifications. */
async function prepared(page: Page, list: NotificationRow[]): Promise<void> {
  await page.route(listed, (route) => route.fulfill({ json: list }));
}

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the menu groups by 24 and 48 hours and counts what is older', async ({ page, login, open }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await prepared(page, ages());
  await open(screens.members.href());
  await expect(page).toHaveTitle(/^\(3\) /);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread');
  await bell(page).click();
  await expect(group(page, 'Today').getByRole('listitem')).toHaveCount(2);
  await expect(group(page, 'Yesterday').getByRole('listitem')).toHaveCount(2);
  await expect(group(page, 'Older').getByRole('listitem')).toHaveCount(3);
  await expect(menu(page).getByText('+ 2 more older notifications')).toBeVisible();
  await expect(group(page, 'Today').getByText('2 hours ago')).toBeVisible();
  await expect(group(page, 'Older').getByText('4 days ago')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await menu(page).getByRole('link', { name: 'View all notifications' }).click();
  await expect(page).toHaveURL(/\/notifications$/);
});

test('the menu without anything says so', async ({ page, login, open }) => {
  await login('engineer');
  await prepared(page, []);
  await open(screens.members.href());
  await expect(page).toHaveTitle(/^[^(]/);
  await bell(page).click();
  await expect(menu(page).getByText('No notifications')).toBeVisible();
  await expect(menu(page).getByText("You're all caught up!")).toBeVisible();
  await expect(menu(page).getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
});

test('a small screen shows today and yesterday over the whole of it', async ({ login, open, another }) => {
  const page = await another({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await login('engineer', page);
  await prepared(page, ages());
  await open(screens.members.href(), page);
  await bell(page).click();
  await expect(group(page, 'Today').getByRole('listitem')).toHaveCount(2);
  await expect(group(page, 'Yesterday').getByRole('listitem')).toHaveCount(2);
  await expect(group(page, 'Older')).toHaveCount(0);
  await expect(page.getByText(/more older notifications/)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View all notifications' }).click();
  await expect(page.getByRole('region', { name: /,.*\d{4}$/ }).first()).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
});

test('what fails is taken back and said', async ({ page, login, open }) => {
  await login('engineer');
  await prepared(page, ages());
  await page.route('**/api/notifications/**', (route) =>
    route.fulfill({ status: 503, json: { message: 'no', error: 'unavailable' } }),
  );
  await open(screens.members.href());
  await bell(page).click();
  await menu(page)
    .getByRole('button', { name: /Message 8/ })
    .click();
  await expectToast(page, 'Error', 'Failed to mark notification as read');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread');
  // Without a response of the list, the screen must revert it by itself.
  await page.route(listed, (route) => route.abort());
  await menu(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expectToast(page, 'Error', 'Failed to mark all notifications as read');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread');
  await expect(page).toHaveTitle(/^\(3\) /);
});

test('what others do arrives by itself, is announced, and is read with one press or one call', async ({
  page,
  server,
  login,
  open,
  another,
  team,
}) => {
  await login('engineer');
  const title = 'Tell of the release';
  const taskId = await newTask(page.request, team, { title });
  const other = await another();
  await login('colleague', other);
  await open(screens.members.href());
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  const engineer = await signedInUserId(page);
  const data = { content: `Look here, [@Ellen Engineer](user:${engineer}), and \`[@code](user:${engineer})\`` };
  const reply = await other.request.post(`${server.url}/api/tasks/${taskId}/comments`, { data });
  expect(reply.status()).toBe(201);
  const message = `Carl Colleague mentioned you in a comment on "${title}"`;
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread', { timeout: 15_000 });
  await expect(page.getByRole('status').filter({ hasText: message })).toHaveCount(1);
  await bell(page).click();
  await menu(page)
    .getByRole('button', { name: /^Unread: Carl Colleague mentioned/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/task/${taskId}$`));
  await expect(page.locator('strong', { hasText: '@Ellen Engineer' })).toBeVisible();
  await expect(page.locator('code', { hasText: `[@code](user:${engineer})` })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications');

  await open(screens.members.href());
  for (const columnId of [team.columns.inProgress, team.columns.review]) {
    const moved = await other.request.put(`${server.url}/api/tasks/${taskId}/column`, { data: { columnId } });
    expect(moved.status()).toBe(200);
  }
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread', { timeout: 15_000 });
  await bell(page).click();
  await expect(menu(page).getByText(`Carl Colleague moved "${title}" from To Do to Review`)).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'PUT' && pathname !== '/api/presence') calls.push(pathname);
  });
  await menu(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expectToast(page, 'Success', 'All notifications marked as read');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(page).toHaveTitle(/^[^(]/);
  expect(calls).toEqual(['/api/notifications/read']);
});

test('a notification is read when its task was in sight for two seconds, or is changed', async ({
  page,
  login,
  open,
  another,
  server,
  team,
}) => {
  await login('engineer');
  const other = await another();
  await login('colleague', other);
  const [seen, changed] = [
    await newTask(page.request, team, { title: 'Seen' }),
    await newTask(page.request, team, { title: 'Changed' }),
  ];
  const comment = async (taskId: number) => {
    const reply = await other.request.post(`${server.url}/api/tasks/${taskId}/comments`, { data: { content: 'News' } });
    expect(reply.status()).toBe(201);
  };
  for (const taskId of [seen, changed]) await comment(taskId);
  await open(team.board);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
  await cardTitle(page, 'Seen').click();
  await expect(page.getByRole('dialog').getByText('News')).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) /);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: 'Actions for Changed' }).click();
  await page.getByRole('menuitem', { name: 'Due date...' }).click();
  await page.getByRole('dialog', { name: 'Due date' }).getByRole('button', { name: 'Today' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  const stored = await (await page.request.get(`${server.url}/api/notifications?unread=true`)).json();
  expect(stored).toEqual([]);

  // In a window that nobody looks at, it stays unread; so does what somebody marks as unread for later.
  await page.goto(`${server.url}/task/${seen}`);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await comment(seen);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread', { timeout: 15_000 });
  await page.waitForTimeout(2_500);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
});

test('the page has all and the unread, without an end, with the task beside them and keys', async ({
  page,
  login,
  open,
  another,
  team,
}) => {
  const other = await another();
  await login('colleague', other);
  await login('engineer');
  const assigneeId = await signedInUserId(page);
  await page.request.put('/api/notifications/read');
  const titles = Array.from({ length: 34 }, (_, n) => `Task number ${n + 1}`);
  for (const title of titles) await newTask(other.request, team, { title, assigneeId });
  await open(screens.notifications.href());
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  const item = (n: number) => page.getByRole('button', { name: new RegExp(`assigned you the task "Task number ${n}"`) });
  await expect(item(34)).toBeVisible();
  await page.getByRole('tab', { name: 'Unread' }).click();
  await expect(item(34)).toBeVisible();
  await item(5).scrollIntoViewIfNeeded();
  await item(1).scrollIntoViewIfNeeded();
  await expect(item(1)).toBeVisible();

  await item(1).click();
  const pane = page.getByRole('region', { name: 'Task', exact: true });
  await expect(pane.getByRole('heading', { name: 'Task number 1', exact: true })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 33 unread');
  await expect(item(1), 'what is read stays until the tab is left').toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('k');
  await expect(pane.getByRole('heading', { name: 'Task number 2', exact: true })).toBeVisible();
  await expect(item(2)).toBeFocused();
  await page.keyboard.press('j');
  await expect(pane.getByRole('heading', { name: 'Task number 1', exact: true })).toBeVisible();
  await expect(bell(page), 'looking is not reading').toHaveAccessibleName('Notifications, 33 unread');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/task\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Task number 2', exact: true })).toBeVisible();
  await page.goBack();
  await expect(item(34)).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 32 unread');
  await page.keyboard.press('Shift+U');
  await expectToast(page, 'Success', 'All notifications marked as read');
  await expect(page.getByText("You're all caught up!")).toBeVisible();
  await page.getByRole('tab', { name: 'All' }).click();
  await expect(item(34)).toBeVisible();
});

test('the reminder of an item shows the item in its task, beside the list, on its page and over a board; one that is gone opens the task', {
  tag: '@deep',
}, async ({ page, login, open, team }) => {
  await login('engineer');
  const assigneeId = await signedInUserId(page);
  const checklistItems = Array.from({ length: 30 }, (_, index) => ({
    id: index + 1,
    text: `Part ${index + 1}`,
    completed: index === 28,
    assigneeId,
    dueDate: '2026-01-02',
  }));
  const given = { title: 'A move in parts', assigneeId, assignees: [assigneeId], checklistItems };
  const taskId = await newTask(page.request, team, given);
  const about = (id: number, itemId: number) =>
    told(id, id, { kind: 'overdue', taskId, itemId, message: `Part ${itemId} is due` });
  await prepared(page, [about(1, 30), about(2, 29), about(3, 99)]);
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  const notice = (itemId: number) => page.getByRole('button', { name: `Part ${itemId} is due` });

  await test.step('from the menu, with the address of the task afterwards', async () => {
    await open(team.board);
    await bell(page).click();
    await notice(30).click();
    await expect(box('Part 30')).toBeFocused();
    await expect(box('Part 30')).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`/task/${taskId}$`));
  });

  await test.step('beside the list it is marked, and the keys stay in the list; Enter goes to it', async () => {
    await page.goto(screens.notifications.href());
    await notice(29).click();
    const pane = page.getByRole('region', { name: 'Task', exact: true });
    await expect(pane.locator('[data-shown]')).toContainText('Part 29');
    await expect(pane.getByRole('checkbox', { name: 'Part 29', exact: true })).toBeInViewport();
    await expect(notice(29)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box('Part 29')).toBeFocused();
    await expect(box('Part 29')).toBeChecked();
  });

  await test.step('an item that is gone, or none at all, opens the task', async () => {
    for (const item of ['99', 'none', '']) {
      await page.goto(`${screens.task.href(taskId)}?item=${item}`);
      await expect(page.getByRole('heading', { level: 1, name: given.title })).toBeVisible();
      await expect(box('Part 1')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/task/${taskId}$`));
    }
  });

  await test.step('over a board, where Escape still closes the task', async () => {
    await page.goto(`${team.board}?task=${taskId}&item=30`);
    await expect(page.getByRole('dialog', { name: given.title }).getByRole('checkbox', { name: 'Part 30' })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`\\?task=${taskId}$`));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${team.board}$`));
  });
});

// Browser notifications: permission and content.
import { chromium, type Page } from '@playwright/test';
import { expectToast } from '#support/board.ts';
import { chromiumFlags } from '#support/chromium-flags.ts';
import { engineering, expect, screens, test } from '#support/fixtures.ts';
import { newcomer, saved } from '#support/settings.ts';
import { findChromium } from '../../scripts/chromium.mjs';

// Each test creates its own person.
test.use({ ownServer: false });

test.describe('browser notifications', () => {
  /** Replaces the browser's Notification: returns the given permission and records notifications. */
  async function fakeNotifications(
    page: Page,
    permission: NotificationPermission,
    answer: NotificationPermission,
  ): Promise<void> {
    await page.addInitScript(
      ([now, then]) => {
        class Fake extends EventTarget {
          static permission = now;
          static asked = 0;
          static shown: Fake[] = [];
          static async requestPermission() {
            Fake.asked += 1;
            Fake.permission = then;
            return then;
          }
          title: string;
          body: string;
          constructor(title: string, { body }: { body: string }) {
            super();
            this.title = title;
            this.body = body;
            Fake.shown.push(this);
          }
          close() {}
        }
        Object.assign(window, { Notification: Fake });
        let hidden = false;
        Object.defineProperty(document, 'hidden', { get: () => hidden });
        addEventListener('test:hide', () => {
          hidden = true;
          document.dispatchEvent(new Event('visibilitychange'));
        });
      },
      [permission, answer] as const,
    );
  }
  const asked = (page: Page) => page.evaluate(() => (Notification as unknown as { asked: number }).asked);
  const shown = (page: Page) =>
    page.evaluate(() => (Notification as unknown as { shown: { body: string }[] }).shown.map(({ body }) => body));
  const hide = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('test:hide')));
  const push = (page: Page) => page.getByRole('switch', { name: 'Push notifications' });
  const settings = `${screens.settings.href()}?tab=notifications`;

  test('the browser is asked when the switch is turned on, and not before', async ({ page, server, open }) => {
    await fakeNotifications(page, 'default', 'granted');
    await newcomer(page, server.url);
    await page.request.patch('/api/users/settings', { data: { pushNotifications: false } });
    await open(settings);
    await expect(push(page)).not.toBeChecked();
    expect(await asked(page)).toBe(0);
    await push(page).click();
    await expect(push(page)).toBeChecked();
    expect(await asked(page)).toBe(1);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Settings updated', 'Your preferences');
    expect(await saved(page)).toMatchObject({ pushNotifications: true });
  });

  test('on by default, it says that this browser was not asked yet', { tag: '@deep' }, async ({ page, server, open }) => {
    await fakeNotifications(page, 'default', 'granted');
    await newcomer(page, server.url);
    await open(settings);
    await expect(push(page)).toBeChecked();
    await expect(page.getByText('This browser has not been asked yet')).toBeVisible();
    await page.getByRole('button', { name: 'Allow in this browser' }).click();
    await expect(page.getByText('This browser has not been asked yet')).toBeHidden();
    expect(await asked(page)).toBe(1);
  });

  for (const permission of ['default', 'denied'] as const) {
    test(`a browser that says no (${permission}) keeps it off and says why`, {
      tag: permission === 'default' ? '@deep' : [],
    }, async ({ page, server, open }) => {
      await fakeNotifications(page, permission, 'denied');
      await newcomer(page, server.url);
      await page.request.patch('/api/users/settings', { data: { pushNotifications: false } });
      await open(settings);
      await push(page).click();
      await expect(page.getByText('Notifications are blocked.')).toBeVisible();
      await expect(push(page)).not.toBeChecked();
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expectToast(page, 'Settings updated', 'Your preferences');
      expect(await saved(page)).toMatchObject({ pushNotifications: false });
    });
  }

  test('a browser that cannot says so', { tag: '@deep' }, async ({ page, server, open }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Notification'));
    await newcomer(page, server.url);
    await open(settings);
    await expect(page.getByText('This browser cannot show notifications for this page.')).toBeVisible();
    await expect(push(page)).toBeDisabled();
    await expect(push(page)).not.toBeChecked();
  });

  test('the real permission of the browser is followed', { tag: '@deep' }, async ({ server }) => {
    // The headless shell has no notifications.
    const executablePath = await findChromium();
    const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
    try {
      const context = await browser.newContext({ permissions: ['notifications'] });
      const page = await context.newPage();
      await newcomer(page, server.url);
      await page.goto(server.url + settings);
      await expect(push(page)).toBeChecked();
      await expect(page.getByText('Notifications are blocked.')).toBeHidden();
      await expect(page.getByText('This browser has not been asked yet')).toBeHidden();
    } finally {
      await browser.close();
    }
  });

  test('a new one is shown once, only out of sight, and leads to its task', async ({ page, server, another, open }) => {
    test.slow();
    await fakeNotifications(page, 'granted', 'granted');
    await newcomer(page, server.url);
    const me = await saved(page);
    const boss = await another();
    await newcomer(boss, server.url);
    const assign = async (title: string): Promise<number> => {
      const task = { title, columnId: 9, workspaceId: engineering, department: 'Engineering', priority: 'P2' };
      const made = await boss.request.post(`${server.url}/api/tasks`, { data: { ...task, assignees: [me['id']] } });
      expect(made.status(), await made.text()).toBe(201);
      return (await made.json()).id;
    };
    await assign('Before the page was opened');
    await open(screens.members.href());
    const second = await page.context().newPage();
    await fakeNotifications(second, 'granted', 'granted');
    await second.goto(server.url + screens.profile.href());
    await page.waitForTimeout(3_000);

    await assign('While it is in sight');
    await expect(page.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible({ timeout: 15_000 });
    await expect(second.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible({ timeout: 15_000 });
    await hide(page);
    await assign('While only the other tab is in sight');
    await expect(page.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible({ timeout: 15_000 });
    await expect(second.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible({ timeout: 15_000 });
    expect([...(await shown(page)), ...(await shown(second))]).toEqual([]);

    await hide(second);
    const taskId = await assign('While nothing is in sight');
    const all = async () => [...(await shown(page)), ...(await shown(second))];
    await expect
      .poll(all, { timeout: 15_000 })
      .toEqual([expect.stringContaining('assigned you the task "While nothing is in sight"')]);
    for (const tab of [page, second])
      await expect(tab.getByRole('button', { name: 'Notifications, 4 unread' })).toBeVisible({ timeout: 15_000 });
    await page.waitForTimeout(500);
    expect(await all()).toHaveLength(1);

    const teller = (await shown(page)).length > 0 ? page : second;
    await teller.evaluate(() =>
      (Notification as unknown as { shown: EventTarget[] }).shown[0]?.dispatchEvent(new Event('click')),
    );
    await expect(teller).toHaveURL(new RegExp(`/task/${taskId}$`));
    await expect(teller.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible();
  });

  test('nothing is shown while the switch is off', async ({ page, server, another, open }) => {
    await fakeNotifications(page, 'granted', 'granted');
    await newcomer(page, server.url);
    await page.request.patch('/api/users/settings', { data: { pushNotifications: false } });
    const me = await saved(page);
    const boss = await another();
    await newcomer(boss, server.url);
    await open(screens.members.href());
    await page.waitForTimeout(3_000);
    await hide(page);
    const task = { title: 'Quiet', columnId: 9, workspaceId: engineering, department: 'Engineering', priority: 'P2' };
    await boss.request.post(`${server.url}/api/tasks`, { data: { ...task, assignees: [me['id']] } });
    await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible({ timeout: 15_000 });
    expect(await shown(page)).toEqual([]);
  });
});

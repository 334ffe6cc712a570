// Every screen at four widths and in both themes: no axe violation, no horizontal scrolling.
import type { Page } from '@playwright/test';
import { cardTitle, column } from '#support/board.ts';
import {
  engineering,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
  followSystem,
  screens,
  test,
} from '#support/fixtures.ts';
import { isDeep } from '#support/run/deep.ts';

// Both themes at four widths (`npm run deep`); otherwise both at one of two, and a phone has the board alone.

/** A screen is opened and used at the first width of each, and checked at both. */
const widths = [
  [1440, 1024],
  [390, 768],
] as const;
const title = 'A task with a rather long title, so that it has to be broken into lines somewhere';

test.beforeAll(async ({ server, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: server.url });
  await request.post('/api/auth/login', { data: { username: 'admin', password: 'administrator of the screens' } });
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const task = { columnId: 9, workspaceId: engineering, department: 'Engineering', priority: 'P1' };
  const made = [
    {
      ...task,
      title,
      description: 'What has to be done, in a sentence that is a little longer than seventy-five characters.',
      dueDate: soon,
    },
    { ...task, title: 'An overdue task', columnId: 10, dueDate: '2026-01-01', departments: ['Engineering', 'HR', 'Sales'] },
    { ...task, title: 'A finished task', columnId: 12, priority: 'P3' },
    { ...task, title: 'A scheduled task', startDate: '2099-01-01' },
  ];
  for (const data of made) {
    const reply = await request.post('/api/tasks', {
      data: {
        ...data,
        checklistItems: [
          { id: 1, text: 'First' },
          { id: 2, text: 'Second', completed: true },
        ],
      },
    });
    expect(reply.status(), await reply.text()).toBe(201);
    const { id } = await reply.json();
    await request.post(`/api/tasks/${id}/comments`, { data: { content: 'A comment' } });
  }
  await request.dispose();
});

for (const [used, other] of widths) {
  /** Checks what is open at both widths, and returns to the one at which it is used. The themes differ in colours alone. */
  async function check(page: Page): Promise<void> {
    for (const width of [other, used]) {
      await page.setViewportSize({ width, height: 900 });
      await (width === used || isDeep ? expectAccessibleInBothThemes(page) : expectAccessible(page));
      await expectNoHorizontalScroll(page);
    }
  }

  const onDesks = { tag: used === 1440 ? [] : '@deep' };

  test.describe(`${used} and ${other} wide`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width: used, height: 900 });
      await followSystem(page);
    });

    test('sign-in and registration', onDesks, async ({ page, server }) => {
      await page.goto(server.url + screens.auth.href());
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
      await check(page);
      await page.getByRole('tab', { name: 'Register' }).click();
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByText('Full name is required')).toBeVisible();
      await check(page);
    });

    test('board, details and create', async ({ page, login, open }) => {
      await login('engineer');
      await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
      await open(screens.workspace.href(engineering));
      await expect(column(page, 'To Do')).toBeVisible();
      await expect(cardTitle(page, title)).toBeVisible();
      await check(page);

      await cardTitle(page, title).click();
      const details = page.getByRole('dialog');
      await expect(details.getByText('A comment', { exact: true })).toBeVisible();
      await check(page);
      await details.getByRole('button', { name: 'Edit Task' }).click();
      await expect(details.getByRole('button', { name: 'Save Changes' })).toBeVisible();
      await check(page);
      await details.getByRole('button', { name: 'Cancel' }).click();
      await page.keyboard.press('Escape');
      await expect(details).toHaveCount(0);

      await page.getByRole('button', { name: 'Add Task' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Create New Task' })).toBeVisible();
      await check(page);
    });

    test('company view, people and account', onDesks, async ({ page, login, open }) => {
      await login('admin');
      await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
      await open(screens.workspace.href(0));
      await expect(column(page, 'To Do')).toBeVisible();
      await check(page);
      for (const screen of [screens.members, screens.profile, screens.settings, screens.notifications]) {
        await open(screen.href());
        await expect(page.getByRole('main')).not.toContainText('Loading...');
        await check(page);
      }
    });

    test('an address that nothing has', onDesks, async ({ page, login, server }) => {
      await login('engineer');
      await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
      await page.goto(`${server.url}/nothing/here`);
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
      await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
      await check(page);
    });
  });
}

// An open task: few controls, what is empty takes no room, what is added stands where it belongs, and nothing moves.
import type { Locator, Page } from '@playwright/test';
import { cardTitle } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, screens, test } from '#support/fixtures.ts';
import { newTask, taskMenu } from '#support/tasks.ts';

test.use({ ownServer: false });

/** Returns the visible controls of an open task: their names, and which of them is cut off or outside of the window. */
function controlsOf(task: Locator) {
  return task.evaluate((root) => {
    const all = [...root.querySelectorAll<HTMLElement>('a, button, input, textarea, select, [role="button"]')];
    const controls = all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1);
    const nameOf = (one: HTMLElement) => one.ariaLabel ?? (one.innerText.trim() || one.getAttribute('placeholder') || '');
    const isBad = (one: HTMLElement) => {
      const { left, right } = one.getBoundingClientRect();
      return left < 0 || right > window.innerWidth || (one.tagName === 'BUTTON' && one.scrollWidth > one.clientWidth + 1);
    };
    return { names: controls.map(nameOf), bad: controls.filter(isBad).map(nameOf) };
  });
}

for (const who of ['engineer', 'admin'] as const)
  test(`a task without content has at most 18 controls, for ${who === 'admin' ? 'an administrator' : 'a member'}`, async ({
    page,
    login,
    open,
    team,
  }) => {
    await login(who);
    const taskId = await newTask(page.request, team, { title: 'Paint the fence' });
    for (const language of ['english', 'german']) {
      await page.request.patch('/api/users/settings', { data: { language, showScores: false } });
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const address of [`${team.board}?task=${taskId}`, screens.task.href(taskId)]) {
          await open(address);
          const task = address.includes('?') ? page.getByRole('dialog') : page.getByRole('main');
          const box = task.locator('[data-comment-box]');
          await expect(box).toBeVisible();
          await page.waitForLoadState('networkidle');
          const { names, bad } = await controlsOf(task);
          const where = `${language} at ${width}, ${address}`;
          expect(names.length, `${where}: ${names.join(', ')}`).toBeLessThanOrEqual(18);
          expect(names.length, where).toBeGreaterThan(10);
          expect(bad, where).toEqual([]);
          expect(new Set(names).size, `${where}: nothing stands twice`).toBe(names.length);
          await expectNoHorizontalScroll(page);
          const top = await box.evaluate((field) => field.getBoundingClientRect().top);
          expect(top, `${where}: the comment field is within two screens`).toBeLessThan(2 * height);
        }
      }
    }
    await page.request.patch('/api/users/settings', { data: { language: 'english', theme: 'system' } });
  });

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.splice(0).reduce((sum, one) => sum + one, 0));

test('nothing moves after a task was opened', async ({ page, login, open, team }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await login('engineer');
  const checklistItems = ['One', 'Two'].map((text, at) => ({ id: at + 1, text, completed: at === 0 }));
  await newTask(page.request, team, { title: 'Empty one' });
  const full = await newTask(page.request, team, { title: 'Full one', description: 'Much *to do*', checklistItems });
  for (const content of ['First', 'Second', 'Third'])
    expect((await page.request.post(`/api/tasks/${full}/comments`, { data: { content } })).ok()).toBe(true);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const title of ['Empty one', 'Full one']) {
      await open(team.board);
      await expect(cardTitle(page, title)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await shiftsOf(page);
      await cardTitle(page, title).click();
      await expect(page.locator('[data-comment-box]')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page), `${title} at ${width}`).toBeLessThanOrEqual(0.01);
    }
  }
});

test('what is empty is added from one row, and stands where it belongs', async ({ page, login, open, team }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  const taskId = await newTask(page.request, team, { title: 'Paint the fence' });
  await open(screens.task.href(taskId));
  const row = page.getByRole('group', { name: 'Add to this task' });
  for (const part of ['Checklist', 'Relations', 'Files', 'History'])
    await expect(page.getByRole('region', { name: part })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);

  await test.step('a checklist, whose line has the focus', async () => {
    await row.getByRole('button', { name: 'Add checklist' }).press('Enter');
    const line = page.getByRole('textbox', { name: 'New checklist item' });
    await expect(line).toBeFocused();
    await page.keyboard.type('Buy paint');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: 'Buy paint' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Add checklist' })).toHaveCount(0);
  });

  await test.step('a field, which is there again after a reload', async () => {
    await row.getByRole('button', { name: 'Add field' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Start date' }).press('Enter');
    await page.getByRole('dialog', { name: 'Start date' }).getByLabel('Start date', { exact: true }).fill('in 2 weeks');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Start date: / })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Start date: / })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Buy paint' })).toBeVisible();
  });

  await test.step('a description', async () => {
    await page.getByRole('button', { name: 'Add a description' }).click();
    await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused();
    await page.keyboard.type('Both sides');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('button', { name: 'Edit description' })).toBeVisible();
  });

  await test.step('the tools of a comment come once it is written, and stay', async () => {
    const tools = page.getByRole('toolbar', { name: 'Formatting' });
    await expect(tools).toHaveCount(0);
    await page.getByPlaceholder('Add a comment...').focus();
    await expect(tools).toBeVisible();
    await page.getByRole('button', { name: 'Post Comment' }).click();
    await expect(page.getByText('Please write something first.')).toBeVisible();
    await expect(tools).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  await test.step('at 320 pixels', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

test('"…" of an open task names what is needed now and then', async ({ page, login, open, team }) => {
  await login('admin');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  const taskId = await newTask(page.request, team, { title: 'Paint the fence', columnId: team.columns.done, status: 'Done' });
  await open(`${team.board}?task=${taskId}`);
  await taskMenu(page).click();
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  const names = (await page.getByRole('menuitem').allInnerTexts()).map((name) => name.split('\n')[0]);
  const all = ['Previous task', 'Next task', 'Copy link', 'Duplicate', 'Save as template', 'Archive', 'Print'];
  for (const name of [...all, 'Notifications', 'History', 'Why this score?', 'Delete Task'])
    expect(names, names.join(', ')).toContain(name);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('menuitem', { name: 'Why this score?' }).click();
  await expect(page.getByRole('dialog', { name: 'Score' })).toBeVisible();
  await page.keyboard.press('Escape');
  await taskMenu(page).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page.getByRole('note').filter({ hasText: 'Archived' })).toBeVisible();
});

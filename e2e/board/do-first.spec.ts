// What to do first, on top of My work: three tasks with reasons, what blocks them, each an act away; folded; and the plan of a day.
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, screens, test } from '#support/fixtures.ts';
import { newTask, signedInUserId } from '#support/tasks.ts';

test.use({ ownServer: false });

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('says what to do first and why, with an act for each, and takes no room when empty', async ({ page, login, open, team }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC', theme: 'system' } });
  const userId = await signedInUserId(page);
  const mine = { assigneeId: userId, assignees: [userId] };
  await open(screens.myWork.href());
  const first = page.getByRole('region', { name: 'Do first' });
  await expect(page.getByText('Nothing is assigned to you')).toBeVisible();
  await expect(first, 'empty, it takes no room').toHaveCount(0);

  const audit = await newTask(page.request, team, { ...mine, title: 'Audit', dueDate: dayAfter(-3), priority: 'P0' });
  await newTask(page.request, team, { ...mine, title: 'Payroll', dueDate: dayAfter(0), priority: 'P2' });
  await newTask(page.request, team, { ...mine, title: 'Website', dueDate: dayAfter(1), priority: 'P2' });
  await newTask(page.request, team, { ...mine, title: 'Someday', priority: 'P3' });
  const contract = await newTask(page.request, team, { ...mine, title: 'Contract', priority: 'P1' });
  const relation = { kind: 'blocks', taskId: contract };
  expect((await page.request.post(`/api/tasks/${audit}/relations`, { data: relation })).status()).toBe(201);
  await page.reload();
  const tasks = first.getByRole('listitem');

  await test.step('three tasks with their reasons, and what waits for one of them', async () => {
    await expect(tasks).toHaveCount(3);
    await expect(tasks.nth(0)).toContainText('Audit');
    await expect(tasks.nth(0)).toContainText('late by 3 days, highest priority, blocks 1 task');
    await expect(tasks.nth(1)).toContainText('due today');
    await expect(first).toContainText('Contractwaits for “Audit”');
    await expectAccessibleInBothThemes(page);
  });

  await test.step('open, tomorrow and done are one press each; the next task takes the place, and the focus stays', async () => {
    await first.getByRole('button', { name: 'Audit', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Audit' })).toBeVisible();
    await page.keyboard.press('Escape');
    await first.getByRole('button', { name: 'Tomorrow: Payroll' }).click();
    await expect(tasks.nth(2)).toContainText('Someday');
    await expect.poll(async () => (await tasks.allTextContents()).join()).toMatch(/Payroll.*due tomorrow/);
    await first.getByRole('button', { name: 'Done: Audit' }).press('Enter');
    await expect(tasks.filter({ hasText: 'Audit' })).toHaveCount(0);
    await expect(first.locator('.do-first-title:focus')).toHaveCount(1);
    await expect(tasks.filter({ hasText: 'Contract' }), 'what it blocked can be done now').toBeVisible({ timeout: 15_000 });
    await expect(first.getByText('waits for')).toHaveCount(0);
  });

  await test.step('folded it stays folded, also after a reload', async () => {
    await first.getByRole('button', { name: 'Do first', exact: true }).press('Enter');
    await expect(tasks).toHaveCount(0);
    await page.reload();
    await expect(first.getByRole('button', { name: 'Do first', exact: true })).toHaveAttribute('aria-expanded', 'false');
    await first.getByRole('button', { name: 'Do first', exact: true }).click();
    await expect(tasks.first()).toBeVisible();
  });

  await test.step('it fits on a phone', async () => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoHorizontalScroll(page);
    }
    await expect(first.getByRole('button', { name: 'Tomorrow: Contract' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});

test('plans the day: a proposal that is edited, confirmed once and undone', async ({ page, login, open, team }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC', theme: 'system' } });
  const userId = await signedInUserId(page);
  const mine = { assigneeId: userId, assignees: [userId] };
  const late = await newTask(page.request, team, { ...mine, title: 'Audit', dueDate: dayAfter(-3), priority: 'P0' });
  const dueDate = async () => (await (await page.request.get(`/api/tasks/${late}`)).json()).dueDate;
  await open(screens.myWork.href());
  await page.route('**/api/today/plan', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: 'Plan my day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plan' });
  await expect(dialog.getByText('The plan could not be made.')).toBeVisible();
  await page.unroute('**/api/today/plan');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('I would give this task a day:')).toBeVisible();
  await expect(dialog).toContainText('late by 3 days, highest priority; at most 1 task a day');
  await dialog.getByRole('button', { name: 'My week' }).click();
  await expect(dialog.getByText('I would give this task a day:')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: /^Confirm/ }).click();
  await expect.poll(async () => (await dueDate()) >= dayAfter(0)).toBe(true);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(dueDate).toBe(dayAfter(-3));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Plan my day' })).toBeVisible();
});

test('the tasks of My work do not wait for it once it has failed', { tag: '@deep' }, async ({ page, login, open, team }) => {
  await login('engineer');
  const userId = await signedInUserId(page);
  await newTask(page.request, team, { title: 'Payroll', assigneeId: userId, assignees: [userId], dueDate: dayAfter(-1) });
  let calls = 0;
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  await page.route('**/api/today', async (route) => {
    calls++;
    if (calls === 1) return route.fulfill({ status: 500, body: '{}' });
    await isOver;
    return route.continue();
  });
  await open(screens.myWork.href());
  await expect(page.locator('.my-work').getByRole('button', { name: 'Payroll', exact: true })).toBeVisible();
  await expect.poll(() => calls, 'it is tried again').toBeGreaterThan(1);
  end();
  await expect(
    page.getByRole('region', { name: 'Do first' }).getByRole('button', { name: 'Payroll', exact: true }),
  ).toBeVisible();
});

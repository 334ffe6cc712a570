// The history of a task in four languages, the activity of a department, and what changed since the last visit of a board.

import { card, pressInBoardMenu } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, screens, test } from '#support/fixtures.ts';
import { newTask, pressInTaskMenu, signedInUserId } from '#support/tasks.ts';

test.use({ ownServer: false });

test('an open task tells who changed what from what to what, and goes on telling', async ({
  page,
  login,
  open,
  team,
  another,
}) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC', theme: 'system' } });
  const taskId = await newTask(page.request, team, { title: 'Pay the VAT', dueDate: '2026-12-24', description: 'Until noon' });
  const change = (data: object) => page.request.put(`/api/tasks/${taskId}`, { data });
  await change({ title: 'Pay the VAT now', dueDate: null, priority: 'P1', description: 'Until noon, please' });
  await change({ assigneeId: await signedInUserId(page), checklistItems: [{ id: 1, text: 'Ask Ada', completed: true }] });
  await change({ customFields: { client: 'Ruiz' } });
  await open(`${team.board}?task=${taskId}`);
  const dialog = page.getByRole('dialog');
  const history = dialog.getByRole('region', { name: 'History' });

  await test.step('H opens it, with every change', async () => {
    await expect(dialog.getByRole('button', { name: 'Edit Task' })).toBeVisible();
    await page.keyboard.press('h');
    await expect(history.getByRole('button', { name: 'History' })).toBeFocused();
    await expect(history.getByRole('listitem').filter({ hasText: 'created the task' }).first()).toBeVisible();
    const text = (await history.innerText()).replaceAll(/\s+/g, ' ');
    for (const line of ['Title: Pay the VAT Pay the VAT now', 'Priority: Medium High', 'Due date: Dec 24 None'])
      expect(text).toContain(line);
    for (const line of ['Until noon, please', 'Checklist: Ask Ada added', 'Checked: Ask Ada', 'client: None Ruiz'])
      expect(text).toContain(line);
    await expectAccessibleInBothThemes(page);
  });

  await test.step('a change of somebody else appears', async () => {
    await page.request.put(`/api/tasks/${taskId}/column`, { data: { columnId: team.columns.inProgress } });
    await expect(history.getByRole('listitem').filter({ hasText: 'Status' }).first()).toContainText('In Progress');
  });

  await test.step('German, on a phone', async () => {
    await page.request.patch('/api/users/settings', { data: { language: 'german' } });
    const phone = await another({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await phone.context().addCookies(await page.context().cookies());
    await phone.goto(screens.task.href(taskId));
    await phone.getByRole('button', { name: 'Mehr zu dieser Aufgabe' }).click();
    await phone.getByRole('menuitem', { name: 'Verlauf' }).click();
    await expect(phone.getByText('hat die Aufgabe erstellt')).toBeVisible();
    await expectNoHorizontalScroll(phone);
  });
});

test('a history that cannot be loaded says so and loads again', async ({ page, login, open, team }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC', theme: 'system' } });
  const taskId = await newTask(page.request, team, { title: 'Cut off' });
  await page.route('**/api/tasks/*/history*', (route) => route.abort());
  await open(`${screens.task.href(taskId)}`);
  await pressInTaskMenu(page, 'History');
  await expect(page.getByText('The history could not be loaded.')).toBeVisible();
  await page.unroute('**/api/tasks/*/history*');
  await page.getByRole('region', { name: 'History' }).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('created the task')).toBeVisible();
});

test('the activity of a department says what happened, live, and what is new since the last visit is marked', async ({
  page,
  login,
  open,
  team,
}) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC', theme: 'system' } });
  await open(team.board);
  await expect(page.getByRole('combobox', { name: 'Search tasks' })).toBeVisible();

  await test.step('an empty one teaches', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await expect(page.getByText('Nothing has happened yet')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  const ids = await test.step('what happens appears', async () => {
    const made = await newTask(page.request, team, { title: 'Pay the VAT' });
    await page.request.post(`/api/tasks/${made}/comments`, { data: { content: 'Is **that** so?' } });
    await page.request.put(`/api/tasks/${made}`, { data: { priority: 'P1' } });
    const gone = await newTask(page.request, team, { title: 'Soon gone' });
    await page.request.delete(`/api/tasks/${gone}`);
    const main = page.getByRole('main');
    await expect(main.getByText('deleted the task')).toBeVisible();
    await expect(main.getByText('Is that so?')).toBeVisible();
    await expect(main.getByText('(deleted)').first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await main.getByRole('link', { name: 'Pay the VAT' }).first().click();
    await expect(page).toHaveURL(new RegExp(`${screens.task.href(made)}$`));
    return { made };
  });

  await test.step('a card that another person changed since the last visit has a mark', async () => {
    await page.route('**/api/assistant/summaries/workspaces/*/changes', (route) =>
      route.fulfill({
        json: { since: '2026-01-01T00:00:00.000Z', count: 1, tasks: [], marks: [{ taskId: ids.made, kind: 'moved' }] },
      }),
    );
    await page.goto(team.board);
    await expect(card(page, 'Pay the VAT').getByRole('img', { name: 'Moved since your last visit' })).toBeVisible();
    await pressInBoardMenu(page, 'All activity');
    await expect(page).toHaveURL(/\/activity$/);
  });
});

test('watching and muting a task: by key and menu, in other tabs, and with the reason where it fails', async ({
  page,
  login,
  open,
  team,
}) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { timezone: 'UTC', theme: 'system' } });
  const taskId = await newTask(page.request, team, { title: 'Watch this' });
  await open(screens.task.href(taskId));
  const fact = (state: string) => page.getByRole('button', { name: `Notifications: ${state}`, exact: true });
  await pressInTaskMenu(page, 'Notifications');
  await expect(page.getByRole('menuitemcheckbox', { name: /^Default/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+W');
  await expect(fact('Watching')).toBeVisible();
  await fact('Watching').click();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('menuitemcheckbox', { name: /^Muted/ }).click();
  await expect(fact('Muted')).toBeFocused();
  await page.request.put(`/api/tasks/${taskId}/watch`, { data: { state: 'watching' } });
  await expect(fact('Watching')).toBeVisible();
  await page.route('**/api/tasks/*/watch', (route) => route.abort());
  await page.keyboard.press('Shift+W');
  await expect(page.getByText('Your choice could not be saved')).toBeVisible();
  await page.unroute('**/api/tasks/*/watch');
});

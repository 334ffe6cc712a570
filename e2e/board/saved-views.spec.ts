// The filter as a line of text, and saved views: in the sidebar, shared, changed, deleted and restored.

import type { Page } from '@playwright/test';
import { boardMenu, cardTitle, expectToast, openDisplay, pressInViews } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, test } from '#support/fixtures.ts';
import { newTask, signedInUserId } from '#support/tasks.ts';

test.use({ ownServer: false });

const line = (page: Page) => page.getByRole('combobox', { name: 'Filter by text' });
const chip = (page: Page, name: string) => page.getByRole('button', { name: `Remove filter ${name}` });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const viewLink = (page: Page, name: string) => sidebar(page).getByRole('link', { name });
const cards = (page: Page) => page.getByRole('article');
const followsSystem = { data: { timezone: 'UTC', theme: 'system' } };
const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a filter is typed, chosen and taken away, and is the same thing each time', async ({ page, login, open, team }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', followsSystem);
  const userId = await signedInUserId(page);
  const mine = { assigneeId: userId, assignees: [userId] };
  await newTask(page.request, team, { ...mine, title: 'Pay the VAT return', dueDate: dayAfter(2) });
  await newTask(page.request, team, { ...mine, title: 'Draft of the VAT return', dueDate: dayAfter(2) });
  await newTask(page.request, team, { ...mine, title: 'Return the VAT form', dueDate: dayAfter(2) });
  await newTask(page.request, team, { title: 'VAT return of nobody', dueDate: dayAfter(2) });
  await newTask(page.request, team, { ...mine, title: 'VAT return next year', dueDate: dayAfter(300) });
  await open(team.board);
  await expect(cardTitle(page, 'Pay the VAT return')).toBeVisible();
  await page.keyboard.press('f');
  await expect(line(page)).toBeFocused();

  await test.step('the line filters while it is typed, and says what it does not know', async () => {
    await line(page).pressSequentially('assignee:me due:<7d "vat return" -draft');
    await expect(cardTitle(page, 'Pay the VAT return')).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    await expect(chip(page, 'Due <7d')).toBeVisible();
    await line(page).pressSequentially(' status:Nowhere');
    await expect(page.getByText('Nothing here is called status:Nowhere. It is left out.')).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
  });

  await test.step('the list completes a term by arrow and Enter', async () => {
    await line(page).fill('-sta');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(line(page)).toHaveValue('-status:');
    await page.keyboard.type('rev');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(line(page)).toHaveValue('-status:Review ');
    await expect(chip(page, 'Not: Review')).toBeVisible();
  });

  await test.step('a condition that is chosen below stands in the line, and one that is removed does not', async () => {
    await page.getByRole('button', { name: 'Next 7 days' }).click();
    await expect(line(page)).toHaveValue('due:upcoming -status:Review');
    await page.keyboard.press('Escape');
    await chip(page, 'Not: Review').click();
    await page.reload();
    await expect(cardTitle(page, 'Pay the VAT return')).toBeVisible();
    await page.keyboard.press('f');
    await expect(line(page)).toHaveValue('due:upcoming');
    await expectAccessibleInBothThemes(page);
  });
});

test('in German a filter is typed and written in German, and English is understood', async ({ page, login, team }) => {
  await login('engineer');
  const userId = await signedInUserId(page);
  const mine = { assigneeId: userId, assignees: [userId] };
  await newTask(page.request, team, { ...mine, title: 'Steuer zahlen', dueDate: dayAfter(2) });
  await newTask(page.request, team, { title: 'Nichts für mich', dueDate: dayAfter(2) });
  await page.request.patch('/api/users/settings', { data: { language: 'german' } });
  const german = page.getByRole('combobox', { name: 'Nach Text filtern' });
  await page.goto(team.board);
  await expect(cardTitle(page, 'Steuer zahlen')).toBeVisible();
  await page.keyboard.press('f');
  await german.pressSequentially('fällig:<7t zuständig:');
  await page.getByRole('option', { name: 'ich', exact: true }).click();
  await expect(german).toHaveValue('fällig:<7t zuständig:ich ');
  await expect(page.getByRole('button', { name: 'Filter Fällig <7t entfernen' })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await german.fill('due:today -status:Done');
  await expect(cards(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Filter .+ entfernen$/ })).toHaveCount(2);
  await page.keyboard.press('f');
  await expect(german).toHaveValue('fällig:heute -status:Erledigt');
});

test('a view is saved, opened from the sidebar, changed, and comes back after its deletion', async ({
  page,
  login,
  open,
  team,
}) => {
  await login('engineer');
  await newTask(page.request, team, { title: 'Urgent', priority: 'P1' });
  await newTask(page.request, team, { title: 'Some day', priority: 'P3' });
  await open(`${team.board}?view=list&sort=title&dir=desc&priority=P1`);
  const save = page.getByRole('button', { name: 'Save view' });

  await test.step('a failed save keeps what was typed', async () => {
    await save.click();
    await page.getByRole('textbox', { name: 'Name' }).fill('What is urgent');
    await page.route('**/api/views', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('The view was not saved');
    await page.unroute('**/api/views');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectToast(page, 'View saved.');
  });

  await test.step('the sidebar opens it with layout, order and filter', async () => {
    await sidebar(page).getByRole('link', { name: 'Members' }).click();
    await viewLink(page, 'What is urgent').click();
    await expect(page).toHaveURL(/view=list&priority=P1&sort=title&dir=desc&saved=\d+/);
    await expect(viewLink(page, 'What is urgent')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('row').filter({ hasText: 'Urgent' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Some day' })).toBeHidden();
  });

  await test.step('a change is seen and saved, or taken back', async () => {
    await chip(page, 'High').click();
    await expect(page.getByText('changed', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Back to the saved view' }).click();
    await expect(chip(page, 'High')).toBeVisible();
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'View saved.');
    await expect(page.getByText('changed', { exact: true })).toBeHidden();
  });

  await test.step('deleting it can be undone', async () => {
    await pressInViews(page, 'Delete view');
    await expect(viewLink(page, 'What is urgent')).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(viewLink(page, 'What is urgent')).toBeVisible();
  });
});

test('a shared view reaches the others of the board, who may open but not change it', async ({
  page,
  login,
  open,
  another,
  server,
  team,
}) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', followsSystem);
  await open(`${team.board}?q=plan`);
  const other = await another();
  await login('colleague', other);
  await other.goto(`${server.url}${team.board}`);
  await expect(boardMenu(other)).toBeVisible();

  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Our plans');
  await page.getByRole('checkbox', { name: /^Share with/ }).check();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'View saved.');

  // It arrives without a reload.
  await viewLink(other, 'Our plans').click();
  await expect(other).toHaveURL(/q=plan&saved=\d+/);
  await chip(other, '"plan"').click();
  await expect(other.getByText('changed', { exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Save changes' })).toBeHidden();
  const views = (await openDisplay(other)).getByRole('region', { name: 'Views' });
  await expect(views.getByRole('button', { name: 'Our plans (shared)', pressed: true })).toBeVisible();
  await expect(views.getByRole('button', { name: 'Delete view' })).toBeHidden();
  await other.keyboard.press('Escape');
  await other.setViewportSize({ width: 390, height: 800 });
  await expectNoHorizontalScroll(other);
});

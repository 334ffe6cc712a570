// The score: on cards and rows with its reasons, in the order of a list and of columns, and the suggestion that follows from it.

import { card, cardTitle, column, dragTo, expectToast, openDisplay } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

const titles = (of: import('@playwright/test').Locator) => of.locator('.card-title').allTextContents();

test('explains itself, sorts what is shown and moves no card, and suggests a priority that one click sets', async ({
  page,
  login,
  open,
  team,
  host,
  another,
}) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await newTask(page.request, team, { title: 'Calm', priority: 'P3' });
  await newTask(page.request, team, { title: 'Late', priority: 'P2', dueDate: '2026-01-02' });
  await newTask(page.request, team, { title: 'High', priority: 'P1' });
  await open(team.board);
  const number = (title: string) => card(page, title).getByRole('button', { name: /^Score \d+ = / });
  const toDo = column(page, 'To Do');
  const reasons = page.getByRole('dialog', { name: 'Score' });

  await test.step('a new account sees none', async () => {
    await expect(card(page, 'Late')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.score')).toHaveCount(0);
    await page.request.patch('/api/users/settings', { data: { showScores: true } });
    await open(team.board);
  });

  await test.step('a number on the card, its reasons on hover, by click and by key', async () => {
    await expect(number('Late')).toHaveText('50');
    await expect(number('High')).toHaveText('24');
    await number('Calm').hover();
    await expect(page.locator('.tooltip')).toHaveText('Score 4 = Priority: Low 4');
    await number('High').click();
    await expect(reasons.getByText('Score: 24 of 100')).toBeVisible();
    await expect(reasons.getByRole('button', { name: /^Raise/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await cardTitle(page, 'Late').focus();
    await page.keyboard.press('w');
    await expect(reasons.getByText('+38')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await expect(cardTitle(page, 'Late')).toBeFocused();
  });

  await test.step('columns by score: the order on the board stays', async () => {
    expect(await titles(toDo)).toEqual(['Calm', 'Late', 'High']);
    await page.keyboard.press('f');
    await (await openDisplay(page))
      .getByRole('group', { name: 'Order of cards' })
      .getByRole('button', { name: 'By score' })
      .click();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Cards are sorted by score.', { exact: false })).toBeVisible();
    expect(await titles(toDo)).toEqual(['Late', 'High', 'Calm']);
    await cardTitle(page, 'Calm').focus();
    await page.keyboard.press('Shift+ArrowUp');
    await dragTo(page, card(page, 'Late'), toDo);
    expect(await titles(toDo)).toEqual(['Late', 'High', 'Calm']);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await cardTitle(page, 'Calm').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(card(column(page, 'In Progress'), 'Calm')).toBeVisible();
    // A reload would end a request that is under way.
    const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT');
    await page.keyboard.press('ControlOrMeta+z');
    await saved;
    await expect(card(toDo, 'Calm')).toBeVisible();
    await page.getByRole('button', { name: 'Board order' }).click();
    await expect.poll(() => titles(toDo)).toEqual(['Calm', 'Late', 'High']);
    await page.reload();
    await expect.poll(() => titles(toDo)).toEqual(['Calm', 'Late', 'High']);
  });

  await test.step('the suggestion is one click, and one undo', async () => {
    await number('Late').click();
    await reasons.getByRole('button', { name: 'Raise to High?' }).click();
    await expectToast(page, 'Task updated');
    await expect(number('Late')).toHaveText('64');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(number('Late')).toHaveText('50');
  });

  await test.step('the list by score, and the open task', async () => {
    await page.goto(`${team.board}?view=list`);
    const rows = page.getByRole('rowheader').getByRole('button');
    await page.getByRole('columnheader', { name: 'Score' }).getByRole('button').click();
    await expect(page.getByRole('columnheader', { name: 'Score' })).toHaveAttribute('aria-sort', 'descending');
    await expect(rows).toHaveText(['Late', 'High', 'Calm']);
    await expectAccessibleInBothThemes(page);
    await rows.first().focus();
    await page.keyboard.press('w');
    await expect(reasons.getByText('Score: 50 of 100')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button', { name: /^Score 50 = / })).toBeVisible();
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await rows.first().press('Enter');
    await page.getByRole('button', { name: 'Score: 50 of 100' }).click();
    await expect(reasons.getByText('Priority: Medium')).toBeVisible();
  });

  await test.step('new points arrive by themselves, and the numbers can be switched off', async () => {
    await open(team.board);
    await expect(number('High')).toHaveText('24');
    const points = '/api/score-weights';
    const usual = (await (await host.admin.get(points)).json()) as { p1: number };
    const changed = await host.admin.put(points, { data: { ...usual, p1: 25 } });
    expect(changed.ok(), await changed.text()).toBe(true);
    await expect(number('High')).toHaveText('25');
    await host.admin.put(points, { data: usual });
    await expect(number('High')).toHaveText('24');
    await page.goto('/settings');
    await page.getByRole('switch', { name: 'Scores' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.goto(`${team.board}?cards=score`);
    await expect(page.getByText('Cards are sorted by score.', { exact: false })).toBeVisible();
    await expect(number('High')).toHaveCount(0);
    await page.goto(`${team.board}?view=list`);
    await expect(page.getByRole('columnheader', { name: 'Due Date' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Score' })).toHaveCount(0);
  });

  await test.step('the columns of the company by score', async () => {
    const admin = await another();
    await login('admin', admin);
    const mine = encodeURIComponent(team.department);
    await open(`/workspace/0?cards=score&department=${mine}`, admin);
    await expect(admin.getByText('Cards are sorted by score.', { exact: false })).toBeVisible();
    await expect.poll(() => titles(column(admin, 'To Do'))).toEqual(['Late', 'High', 'Calm']);
  });
});

test('puts what blocks before what it blocks, whatever their priorities, until it is done', async ({
  page,
  login,
  open,
  team,
}) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { showScores: true } });
  const first = await newTask(page.request, team, { title: 'Ask the bank', priority: 'P3' });
  const then = await newTask(page.request, team, { title: 'Close the books', priority: 'P1' });
  await newTask(page.request, team, { title: 'Tidy up', priority: 'P3' });
  const added = await page.request.post(`/api/tasks/${first}/relations`, { data: { kind: 'blocks', taskId: then } });
  expect(added.ok(), await added.text()).toBe(true);
  await open(`${team.board}?cards=score`);
  const toDo = column(page, 'To Do');
  await expect.poll(() => titles(toDo)).toEqual(['Ask the bank', 'Close the books', 'Tidy up']);
  const number = (title: string) => card(page, title).getByRole('button', { name: /^Score \d+ = / });
  await expect(number('Ask the bank')).toHaveAccessibleName('Score 9 = Priority: Low 4 + Others wait for it 5');
  await expect(number('Close the books')).toHaveAccessibleName('Score 8 = Priority: High 24 − Blocked 16');
  await cardTitle(page, 'Close the books').press('Enter');
  await page.getByRole('button', { name: 'Score: 8 of 100' }).click();
  await expect(page.getByRole('dialog', { name: 'Score' }).getByText('Blocked')).toBeVisible();
  await open(`${team.board}?cards=score`);
  await cardTitle(page, 'Ask the bank').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(card(column(page, 'Done'), 'Ask the bank')).toBeVisible();
  await expect(number('Close the books')).toHaveText('24');
});

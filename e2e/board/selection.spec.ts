// Selecting many tasks and acting on all of them: keys, clicks, ranges, columns, drags, one undo, refusals, phones.
import type { Page, Route } from '@playwright/test';
import { card, cardTitle, column, dragTo, expectToast } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, type Team, test } from '#support/fixtures.ts';
import { newTask, signedInUserId } from '#support/tasks.ts';

test.use({ ownServer: false });

const names = Array.from({ length: 10 }, (_, index) => `Triage ${String(index + 1).padStart(2, '0')}`);

const bar = (page: Page) => page.getByRole('toolbar', { name: /^Actions for/ });
const count = (page: Page, selected: number) => expect(bar(page)).toContainText(`${selected} selected`);
const titles = (page: Page, name: string) => column(page, name).locator('.card-title');
const priorities = async (page: Page, team: Team): Promise<string[]> => {
  const cards = await (await page.request.get(`/api/workspaces/${team.workspaceId}/tasks?fields=card`)).json();
  return cards.map(({ priority }: { priority: string }) => priority);
};

async function fill(page: Page, team: Team, titlesOf: readonly string[] = names): Promise<number[]> {
  const ids: number[] = [];
  for (const title of titlesOf) ids.push(await newTask(page.request, team, { title }));
  return ids;
}

/** Opens the board and waits until tasks can be selected. */
async function openBoard(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('checkbox', { name: 'Select all in To Do' })).toBeAttached();
}

test('ten cards alike: ten times X and one act, counted in keys, with one request and one undo', async ({
  page,
  login,
  team,
}) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await fill(page, team);
  const requests: string[] = [];
  page.on(
    'request',
    (request) => request.method() !== 'GET' && /\/api\/tasks/.test(request.url()) && requests.push(request.url()),
  );
  await openBoard(page, team.board);
  await cardTitle(page, names[0] as string).focus();
  // X and the arrow to the next card, ten times; then the act: its key and its value.
  for (const name of names) {
    await page.keyboard.press('x');
    await expect(card(page, name).getByRole('checkbox')).toBeChecked();
    if (name !== names.at(-1)) await page.keyboard.press('ArrowDown');
  }
  await count(page, 10);
  await page.keyboard.press('p');
  await page.getByRole('menuitemcheckbox', { name: 'High' }).press('Enter');
  await expectToast(page, '10 tasks changed', 'Priority: High');
  // The message covers no button of the bar.
  const [message, acts] = [await page.locator('#messages li').first().boundingBox(), await bar(page).boundingBox()];
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(acts?.y ?? 0);
  expect(await priorities(page, team)).toEqual(names.map(() => 'P1'));
  expect(requests).toHaveLength(1);
  await expect(cardTitle(page, names.at(-1) as string)).toBeFocused();
  await expectAccessibleInBothThemes(page);

  await page.keyboard.press('ControlOrMeta+z');
  await expectToast(page, 'Undone for 10 tasks');
  expect(await priorities(page, team)).toEqual(names.map(() => 'P2'));
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
});

test('ranges, clicks and a whole column select; keys, the bar and a drag move all of them', async ({ page, login, team }) => {
  await login('engineer');
  await fill(page, team, names.slice(0, 6));
  await openBoard(page, team.board);
  const [a, b, c, d, e, f] = names as [string, string, string, string, string, string];
  await card(page, a).click({ modifiers: ['ControlOrMeta'], position: { x: 120, y: 45 } });
  await card(page, d).click({ modifiers: ['Shift'], position: { x: 120, y: 45 } });
  await count(page, 4);
  await card(page, b).hover();
  await card(page, b).getByRole('checkbox').click();
  await count(page, 3);
  await expect(card(page, b).getByRole('checkbox')).not.toBeChecked();

  const lifted = await dragTo(page, card(page, c), column(page, 'Review'));
  expect(lifted).toBeGreaterThan(0);
  await expect(titles(page, 'Review')).toHaveText([a, c, d]);
  await expectToast(page, '3 tasks changed', 'Status: Review');
  await expect(titles(page, 'To Do')).toHaveText([b, e, f]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles(page, 'To Do')).toHaveText([a, b, c, d, e, f]);

  await count(page, 3);
  await cardTitle(page, c).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(titles(page, 'In Progress')).toHaveText([a, c, d]);
  await page.keyboard.press('Escape');

  await cardTitle(page, b).focus();
  await page.keyboard.press('Shift+J');
  await page.keyboard.press('Shift+J');
  await count(page, 3);
  await page.keyboard.press('Shift+K');
  await count(page, 2);
  await page.keyboard.press('ControlOrMeta+a');
  await count(page, 3);
  await bar(page).getByRole('button', { name: 'Status' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Done' }).click();
  await expect(titles(page, 'Done')).toHaveText([b, e, f]);
  await bar(page).getByRole('button', { name: 'Clear the selection' }).click();
  await expect(bar(page)).toBeHidden();
});

test('in the list: the arrows with Shift, people, dates, departments, a template, and deleting with one undo', {
  tag: '@deep',
}, async ({ page, login, team, host }) => {
  await login('engineer');
  const [firstId] = await fill(page, team, names.slice(0, 3));
  const checklist = { name: 'Triage', department: team.department, items: [{ text: 'Ask' }] };
  expect((await host.admin.post('/api/checklist-templates', { data: checklist })).status()).toBe(201);
  await page.goto(`${team.board}?view=list&sort=title`);
  const all = page.getByRole('checkbox', { name: 'Select all in List' });
  await expect(all).toBeAttached();
  const box = await all.locator('.check-box').boundingBox();
  expect([box?.width, box?.height], 'the box is a square').toEqual([16, 16]);
  await page
    .getByRole('row')
    .getByRole('button', { name: names[0] as string, exact: true })
    .focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await count(page, 3);
  await page.keyboard.press('i');
  await expectToast(page, '3 tasks changed', 'Assignee:');
  // Selected rows look selected.
  const cell = (title: string) => page.getByRole('row').filter({ hasText: title }).getByRole('rowheader');
  const colour = (title: string) => cell(title).evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await colour(names[0] as string)).not.toBe('rgba(0, 0, 0, 0)');
  // The command menu acts on the selected tasks, and not on the one that has the focus.
  await page.keyboard.press('ControlOrMeta+k');
  const commands = page.getByRole('dialog', { name: 'Command menu' });
  await expect(commands.getByRole('group', { name: 'Selected tasks' }).getByRole('option')).toHaveCount(9);
  await expect(commands.getByRole('group', { name: 'This task' })).toBeHidden();
  await page.keyboard.type('prio');
  await page.keyboard.press('Enter');
  await page.keyboard.type('high');
  await page.keyboard.press('Enter');
  await expectToast(page, '3 tasks changed', 'Priority: High');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('departments');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Departments' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row').getByRole('button', { name: names[2] as string, exact: true })).toBeFocused();
  await page.keyboard.press('d');
  await page.getByRole('dialog', { name: 'Due date' }).getByRole('button', { name: 'Tomorrow' }).click();
  await expectToast(page, '3 tasks changed', 'Due date:');
  await bar(page).getByRole('button', { name: 'People' }).click();
  await page.getByRole('option', { name: 'Unassigned' }).click();
  await expectToast(page, '3 tasks changed');
  await bar(page).getByRole('button', { name: 'Departments' }).click();
  await page.getByRole('dialog', { name: 'Departments' }).getByRole('option', { name: 'Sales' }).click();
  await expectToast(page, '3 tasks changed', 'Sales');
  await bar(page).getByRole('button', { name: 'Checklist' }).click();
  const template = page.getByRole('dialog', { name: 'Add from template' });
  await template.getByText('Triage', { exact: true }).click();
  await template.getByRole('button', { name: 'Add items' }).click();
  await expectToast(page, '3 tasks changed', 'Triage');
  expect(await (await page.request.get(`/api/tasks/${firstId}`)).json()).toMatchObject({
    departments: [team.department, 'Sales'],
    checklistItems: [{ text: 'Ask' }],
  });
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog', { name: 'Delete 3 tasks?' }).getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, '3 tasks deleted');
  await expect(page.getByRole('row').getByRole('button', { name: names[0] as string })).toBeHidden();
  await expect(bar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const name of names.slice(0, 3))
    await expect(page.getByRole('row').getByRole('button', { name, exact: true })).toBeVisible();
});

test('hands over the work of the person whom the filter shows, and nobody else’s; adds, takes off, sets', async ({
  page,
  login,
  team,
  host,
}) => {
  await login('engineer');
  const made = async (username: string, fullName: string) => {
    const data = { username, fullName, password: `${username} has a password`, email: `${username}@example.com` };
    const reply = await host.admin.post('/api/users', { data: { ...data, departmentId: team.departmentId, role: 'user' } });
    return { id: (await reply.json()).id as number, fullName };
  };
  const me = { id: await signedInUserId(page), fullName: 'Ellen Engineer' };
  const jonas = await made(`jonas${team.workspaceId}`, 'Jonas Kern');
  const mei = await made(`mei${team.workspaceId}`, 'Mei Tan');
  const having = (title: string, ...assignees: number[]) =>
    newTask(page.request, team, { title, assigneeId: assignees[0], assignees });
  const first = await having('Second only', me.id, jonas.id);
  const second = await having('First and second', jonas.id, me.id);
  await having('Not hers', me.id);
  const people = async (): Promise<number[][]> =>
    Promise.all([first, second].map(async (id) => (await (await page.request.get(`/api/tasks/${id}`)).json()).assignees));
  const option = (name: string) => page.getByRole('dialog', { name: 'People' }).getByRole('option', { name });
  const mode = (name: string) => page.getByRole('dialog', { name: 'People' }).getByRole('tab', { name });

  await openBoard(page, `${team.board}?assignee=${jonas.id}`);
  await page.getByRole('checkbox', { name: 'Select all in To Do' }).check();
  await count(page, 2);
  await bar(page).getByRole('button', { name: 'People' }).click();
  await expect(mode('Replace')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(`Who takes over from ${jonas.fullName}? 2 tasks; all others stay.`)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'People' }).getByRole('combobox')).toBeFocused();
  await option(mei.fullName).click();
  await expectToast(page, '2 tasks changed', `${mei.fullName} instead of ${jonas.fullName}`);
  expect(await people()).toEqual([
    [me.id, mei.id],
    [mei.id, me.id],
  ]);
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Undone for 2 tasks');
  expect(await people()).toEqual([
    [me.id, jonas.id],
    [jonas.id, me.id],
  ]);

  await test.step('another one is chosen to be replaced, and the line to search in has the focus again', async () => {
    await openBoard(page, team.board);
    for (const title of ['Second only', 'First and second']) await card(page, title).getByRole('checkbox').check();
    await bar(page).getByRole('button', { name: 'People' }).click();
    await expect(mode('Set')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Becomes the only assignee. Others are removed from 2 tasks.')).toBeVisible();
    await mode('Replace').click();
    await option(`${jonas.fullName} 2 tasks`).click();
    await expect(page.getByRole('dialog', { name: 'People' }).getByRole('combobox')).toBeFocused();
    await option(me.fullName).click();
    await expectToast(page, '2 tasks changed');
    expect(await people()).toEqual([[me.id], [me.id]]);
  });
  await test.step('added, taken off, set', async () => {
    await bar(page).getByRole('button', { name: 'People' }).click();
    await mode('Add').click();
    await option(jonas.fullName).click();
    await expectToast(page, '2 tasks changed', `Assignees: ${jonas.fullName} added`);
    expect(await people()).toEqual([
      [me.id, jonas.id],
      [me.id, jonas.id],
    ]);
    await bar(page).getByRole('button', { name: 'People' }).click();
    await mode('Remove').click();
    await option(me.fullName).click();
    await expectToast(page, '2 tasks changed', `Remove ${me.fullName}`);
    expect(await people()).toEqual([[jonas.id], [jonas.id]]);
  });
  await test.step('what somebody else has handed over meanwhile stays, and is said', async () => {
    await bar(page).getByRole('button', { name: 'People' }).click();
    await mode('Replace').click();
    await page.route('**/api/tasks/bulk', async (route) => {
      await page.request.put(`/api/tasks/${first}`, { data: { assigneeId: mei.id, assignees: [mei.id] } });
      await route.fallback();
    });
    await option(me.fullName).click();
    const refused = page.getByRole('dialog', { name: '1 of 2 tasks were not changed' });
    await expect(refused).toContainText('The person to be replaced no longer has this task.');
    expect(await people()).toEqual([[mei.id], [me.id]]);
  });
});

test('says which tasks stayed and why, and keeps them selected; a failing call keeps all', { tag: '@deep' }, async ({
  page,
  login,
  server,
  team,
  another,
}) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  const [late] = await fill(page, team, ['Starts late', 'Fine', 'Also fine']);
  await page.request.put(`/api/tasks/${late}`, { data: { startDate: '2031-01-01', status: 'In Progress' } });
  await openBoard(page, team.board);
  await cardTitle(page, 'Fine').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await card(page, 'Starts late').hover();
  await card(page, 'Starts late').getByRole('checkbox').click();
  await count(page, 3);
  await cardTitle(page, 'Fine').focus();
  const failing = (route: Route) =>
    route.fulfill({ status: 500, json: { message: 'The disk is on fire.', error: 'unexpected' } });
  await page.route('**/api/tasks/bulk', failing);
  await page.keyboard.press('d');
  await page.getByRole('dialog', { name: 'Due date' }).getByRole('button', { name: 'Tomorrow' }).click();
  await expectToast(page, 'The tasks were not changed');
  await count(page, 3);
  await page.unroute('**/api/tasks/bulk', failing);
  await page.keyboard.press('d');
  await page.getByRole('dialog', { name: 'Due date' }).getByRole('button', { name: 'Tomorrow' }).click();
  const dialog = page.getByRole('dialog', { name: '1 of 3 tasks were not changed' });
  await expect(dialog.getByRole('listitem')).toContainText(['The start date is after the due date.']);
  await expect(dialog).toContainText('Starts late');
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Select only these' }).click();
  await count(page, 1);
  await expect(card(page, 'Starts late').getByRole('checkbox')).toBeChecked();

  // Others see it without loading the board again.
  const watcher = await another();
  await login('engineer', watcher);
  await watcher.goto(server.url + team.board);
  await expect(cardTitle(watcher, 'Fine')).toBeVisible();
  await page.keyboard.press('Escape');
  await cardTitle(page, 'Fine').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await bar(page).getByRole('button', { name: 'Status' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Review' }).click();
  await expect(titles(watcher, 'Review')).toHaveText(['Fine', 'Also fine']);
});

test('while no server answers, a change waits and what cannot wait says so', { tag: '@deep' }, async ({
  page,
  login,
  team,
  context,
}) => {
  await login('engineer');
  await fill(page, team, ['One', ...names.slice(0, 5)]);
  await openBoard(page, team.board);
  await cardTitle(page, 'One').focus();
  await page.keyboard.press('ControlOrMeta+a');
  // What a menu loads is there before the network is cut.
  await page.keyboard.press('p');
  await expect(page.getByRole('menuitemcheckbox', { name: 'Low' })).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await page.keyboard.press('p');
  await page.getByRole('menuitemcheckbox', { name: 'Low' }).press('Enter');
  await expect(card(page, 'One')).toContainText('Waiting');
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'The tasks were not changed', 'This needs a connection to the server.');
  await context.setOffline(false);
  await expect.poll(() => priorities(page, team)).toEqual(Array(6).fill('P3'));
});

test('at 390 px: a card’s menu starts selecting, taps go on, the bar is within reach', async ({
  another,
  login,
  server,
  team,
}) => {
  const page = await another({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await login('engineer', page);
  await fill(page, team, names.slice(0, 4));
  await page.goto(server.url + team.board);
  const [a, b, c] = names as [string, string, string];
  await expect(card(page, a).getByRole('checkbox')).toBeAttached();
  await card(page, a)
    .getByRole('button', { name: `Actions for ${a}` })
    .tap();
  await page.getByRole('menuitem', { name: 'Select' }).tap();
  await card(page, b).tap();
  await card(page, c).tap();
  await count(page, 3);
  await expectNoHorizontalScroll(page);
  const box = await bar(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
  await bar(page).getByRole('button', { name: 'Priority' }).tap();
  await page.getByRole('menuitemcheckbox', { name: 'High' }).tap();
  await expectToast(page, '3 tasks changed');
  await count(page, 3);
});

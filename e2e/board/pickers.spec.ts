// The people picker: search, e-mail addresses for equal names, keyboard use, the same everywhere.
import type { Page } from '@playwright/test';
import { card, cardTitle, expectToast } from '#support/board.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, type Team, test } from '#support/fixtures.ts';
import { newTask, signedInUserId } from '#support/tasks.ts';
import type { Host } from '#support/team.ts';

test.use({ ownServer: false });

const namesake = 'Sam Samename';
/** Adds fictional people to the members of the department. */
const crowdId = 900_000;

async function addCrowd(page: Page, size: number): Promise<void> {
  const crowd = Array.from({ length: size }, (_, at) => ({
    id: crowdId + at,
    fullName: `Crowd Member ${at}`,
    email: `crowd${at}@example.com`,
    title: 'Extra',
    role: 'user',
    avatarInitials: null,
    avatarColor: null,
    profilePicture: null,
  }));
  await page.route(/\/api\/users$/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const users = await (await route.fetch()).json();
    await route.fulfill({ json: [...users, ...crowd] });
  });
  await page.route(/\/api\/departments\/\d+\/users$/, async (route) => {
    const members = await (await route.fetch()).json();
    const more = crowd.map((user) => ({ ...members[0], id: user.id, userId: user.id, user }));
    await route.fulfill({ json: [...members, ...more] });
  });
}

async function addNamesakes({ admin }: Host, { departmentId }: Team): Promise<void> {
  for (const name of ['sam.one', 'sam.two']) {
    const data = { username: `${name}.${departmentId}`, password: 'sam has a password', fullName: namesake };
    const email = `${name}@${departmentId}.example`;
    const reply = await admin.post('/api/users', { data: { ...data, email, departmentId, role: 'user' } });
    expect(reply.status(), await reply.text()).toBe(201);
  }
}

for (const [size, width, height] of [
  [500, 1440, 900],
  [54, 390, 844],
] as const) {
  test(`with ${size} people in a window of ${width}: create, the key of a card, details and the filter have one picker`, {
    tag: width === 390 ? '@deep' : [],
  }, async ({ page, login, open, host, team }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    await addNamesakes(host, team);
    await login('engineer');
    const title = `Find somebody of ${size}`;
    const taskId = await newTask(page.request, team, { title });
    await addCrowd(page, size);
    await open(team.board);

    // The form has a search field instead of a list of all names.
    await expect(card(page, title)).toBeVisible();
    await page.keyboard.press('c');
    const form = page.getByRole('dialog', { name: 'Create New Task' });
    await form.getByRole('button', { name: 'More', exact: true }).click();
    const additional = form.getByRole('group', { name: 'Additional assignees' });
    const choose = additional.getByRole('button', { name: /^Choose people/ });
    await expect(choose).toBeEnabled();
    await expect(form.getByText('Crowd Member 7', { exact: true })).toHaveCount(0);
    await choose.click();
    const panel = page.getByRole('dialog', { name: 'Additional assignees' });
    const line = panel.getByRole('combobox');
    await expect(line).toBeFocused();
    await expect(panel.getByRole('option')).toHaveCount(50);
    await expectAccessible(page);
    for (const [key, place] of [
      ['End', 49],
      ['PageUp', 39],
      ['Home', 0],
      ['PageDown', 10],
    ] as const) {
      await page.keyboard.press(key);
      const option = panel.getByRole('option').nth(place);
      await expect(line).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? 'none');
      await expect(option).toBeInViewport();
    }
    await page.keyboard.type('samename sam');
    await expect(panel.getByRole('option')).toHaveCount(2);
    await expect(panel.getByRole('option', { name: `sam.one@${team.departmentId}.example` })).toBeVisible();
    await expect(panel.getByRole('status')).toHaveText('2 found');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('status')).toHaveText('1 chosen');
    for (const at of [1, 2, 3, 4, 5, 6, 7]) await panel.getByRole('option', { name: `Crowd Member ${at} Extra` }).click();
    await expect(panel.getByRole('status')).toHaveText('8 chosen');
    await page.keyboard.press('Backspace');
    await expect(panel.getByRole('status')).toHaveText('7 chosen');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(form).toBeVisible();
    await expect(additional.getByRole('button', { name: /^Remove/ })).toHaveCount(5);
    await expect(additional.getByRole('button', { name: 'Show 2 more' })).toHaveText('+2');
    await additional.getByRole('button', { name: 'Show 2 more' }).click();
    // Reopened, the chosen people come first.
    await expect(panel.getByRole('option').nth(6)).toHaveAttribute('aria-selected', 'true');
    await expect(panel.getByRole('option').nth(7)).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('Escape');
    await additional
      .getByRole('button', { name: /^Remove Crowd/ })
      .first()
      .click();
    await expect(additional.getByRole('button', { name: /^Remove/ })).toHaveCount(6);
    const primary = form.getByRole('combobox', { name: 'Primary assignee' });
    await primary.click();
    await page.getByRole('option', { name: 'Assign to me' }).click();
    await expect(primary).toHaveText('Ellen Engineer (me)');
    await primary.click();
    await page.getByRole('dialog', { name: 'Primary assignee' }).getByRole('combobox').pressSequentially('sam.two');
    await page.keyboard.press('Enter');
    await expect(primary).toHaveText(namesake);
    await expectNoHorizontalScroll(page);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();

    // The shortcut on a card.
    await cardTitle(page, title).focus();
    await page.keyboard.press('a');
    const assignee = page.getByRole('dialog', { name: 'Assignee' });
    await expect(assignee.getByRole('combobox')).toBeFocused();
    await expect(assignee.getByRole('option').nth(0)).toHaveText('Assign to me');
    await expect(assignee.getByRole('option', { selected: true })).toHaveText('Unassigned');
    await page.keyboard.type('sam.two');
    await expect(assignee.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Task updated');
    await expect(cardTitle(page, title)).toBeFocused();
    await expect(card(page, title).getByRole('img', { name: new RegExp(namesake) })).toBeVisible();

    // The details show a few names, and the rest after a click.
    const crowd = Array.from({ length: 40 }, (_, at) => crowdId + at);
    await page.route(new RegExp(`/api/tasks/${taskId}$`), async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const task = await (await route.fetch()).json();
      await route.fulfill({ json: { ...task, assignees: [task.assigneeId, ...crowd] } });
    });
    // The page has the task from its own write, and loads it anew only after a reload.
    await page.reload();
    await cardTitle(page, title).click();
    const details = page.getByRole('dialog', { name: title });
    await expect(details.getByText('Crowd Member 3', { exact: true })).toBeVisible();
    await expect(details.getByText(/^Crowd Member/)).toHaveCount(5);
    await details.getByRole('button', { name: 'Show 35 more' }).click();
    await expect(details.getByText(/^Crowd Member/)).toHaveCount(40);
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    // The filter.
    await page.getByRole('button', { name: /^Filter/ }).click();
    const filter = page.getByRole('dialog', { name: 'Filter' });
    await filter.getByRole('button', { name: /^Choose people/ }).click();
    await page.getByRole('dialog', { name: 'Assignees' }).getByRole('combobox').pressSequentially('samename');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(filter).toBeVisible();
    await expect(page).toHaveURL(/assignee=\d+/);
    await expect(filter.getByRole('button', { name: `Remove ${namesake}` })).toBeVisible();
  });
}

test('the list of people stands in a dialog and still scrolls with the wheel', async ({ page, login, team }) => {
  await login('engineer');
  const taskId = await newTask(page.request, team, { title: 'Scroll the crowd', assigneeId: await signedInUserId(page) });
  await addCrowd(page, 54);
  await page.goto(`${team.board}?task=${taskId}`);
  await page.getByRole('button', { name: /^Assigned to/ }).click();
  const rows = page.getByRole('dialog', { name: 'Assignee' }).locator('.pick-rows');
  await expect
    .poll(() => rows.evaluate((box) => box.scrollHeight - box.clientHeight), 'there is much to scroll')
    .toBeGreaterThan(400);
  await rows.hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => rows.evaluate((box) => box.scrollTop)).toBeGreaterThan(100);
});

test('Enter before the people have loaded chooses the only one who fits', async ({ page, login, open, team }) => {
  const { fullName } = await team.person('colleague');
  await login('engineer');
  const taskId = await newTask(page.request, team, { title: 'Handed over in haste' });
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/api\/departments\/\d+\/users$/, async (route) => {
    await arrived;
    await route.fallback();
  });
  await open(team.board);
  await cardTitle(page, 'Handed over in haste').focus();
  await page.keyboard.press('a');
  const picker = page.getByRole('dialog', { name: 'Assignee' });
  await expect(picker.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(fullName);
  await page.keyboard.press('Enter');
  await expect(picker.getByText('Nobody found.').first()).toBeVisible();
  arrive();
  await expect(picker).toBeHidden();
  const assignee = async () => (await (await page.request.get(`/api/tasks/${taskId}`)).json()).assigneeId;
  await expect.poll(assignee).not.toBeNull();
});

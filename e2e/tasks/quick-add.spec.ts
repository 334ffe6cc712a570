// Quick add understands lines in the person's language: in a column, in a pasted list, in the dialog and in the search.
import { card } from '#support/board.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, expectNoHorizontalScroll, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

const understood = (page: import('@playwright/test').Page) => page.getByRole('list', { name: 'Entendido' });

test('a list pasted in Spanish becomes tasks by keyboard, on a phone', async ({ page, login, team }) => {
  await login('engineer');
  const settings = await page.request.patch('/api/users/settings', { data: { language: 'spanish' } });
  expect(settings.ok(), await settings.text()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await newTask(page.request, team, { title: 'Ya estaba' });
  await page.goto(team.board);
  await expect(card(page, 'Ya estaba')).toBeVisible();

  // Typing goes on at once, also before the grammar is there: nothing is lost, and Enter waits for it.
  await page.keyboard.press('n');
  await page.keyboard.type('Pagar el alquiler pasado mañana p1 !!', { delay: 0 });
  const field = page.getByRole('textbox', { name: /Por hacer/ });
  await expect(field).toHaveValue('Pagar el alquiler pasado mañana p1 !!');
  await expect(understood(page).getByRole('button')).toHaveCount(2);
  await expect(understood(page)).toContainText('Vence');

  // A chip is taken off by keyboard: its words return to the title.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Quitar: Vence/ })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(understood(page).getByRole('button')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Pagar el alquiler pasado mañana !!')).toBeVisible();

  const lines = ['- Llamar al banco mañana', '- Revisar facturas cada lunes', `- Preparar informe #${team.department} p0 @nadie`];
  await field.fill(lines.join('\n'));
  await expect(page.getByText('Llamar al banco', { exact: true })).toBeVisible();
  await expect(understood(page)).toHaveCount(3);
  await expect(page.getByText('No se entiende, queda en el título: @nadie')).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  const many = page.getByRole('button', { name: /3 tareas/ });
  await many.focus();
  await page.keyboard.press('Enter');
  for (const title of ['Llamar al banco', 'Revisar facturas', 'Preparar informe @nadie'])
    await expect(card(page, title)).toBeVisible();
  await expect(card(page, 'Revisar facturas').getByRole('img', { name: 'Se repite' })).toBeVisible();
});

test('the dialog shows in its fields what a title says, and the search makes a task of its words', { tag: '@deep' }, async ({
  page,
  login,
  team,
}) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await newTask(page.request, team, { title: 'Here before' });
  await page.goto(team.board);
  await expect(card(page, 'Here before')).toBeVisible();
  await page.keyboard.press('c');
  // Typed right after the shortcut, before the dialog is there.
  await page.keyboard.type('Water the plants every monday p1 >review', { delay: 0 });
  const dialog = page.getByRole('dialog', { name: 'Create New Task' });
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Water the plants every monday p1 >review');
  await expect(dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(3);
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveText('Review');
  await dialog.getByRole('button', { name: 'More', exact: true }).click();
  await expect(dialog.getByRole('combobox', { name: 'Repeat' })).toHaveText('Every week on ...');
  await expectAccessibleInBothThemes(page);
  // A field that is changed by hand takes its words off.
  await dialog.getByRole('combobox', { name: 'Priority' }).click();
  await page.getByRole('option', { name: 'Low' }).click();
  await expect(dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Create Task' }).click();
  await expect(card(page, 'Water the plants p1')).toBeVisible();

  const search = page
    .getByRole('textbox', { name: /Search/ })
    .or(page.getByRole('combobox', { name: /Search/ }))
    .first();
  await search.click();
  await page.keyboard.type('Order new chairs tomorrow');
  await expect(page.getByRole('button', { name: `Add task to ${team.department}: Order new chairs` })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove: Due/ })).toBeVisible();
  await page.route('**/api/tasks', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  // The second press comes before the answer to the first one, and makes no second task.
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+Enter');
  await expect(card(page, 'Order new chairs')).toBeVisible();
  const stored = (await (await page.request.get('/api/tasks')).json()) as { title: string }[];
  expect(stored.filter(({ title }) => title === 'Order new chairs')).toHaveLength(1);
});

test('user names are known, namesakes are chosen from, and lines pasted into the dialog become tasks', async ({
  page,
  login,
  host,
  team,
}) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  const { username, fullName } = await team.person('colleague');
  const mark = Date.now().toString(36);
  for (const [name, last] of [
    ['twina', 'Stone'],
    ['twinb', 'Stone'],
    ['twinc', 'Brook'],
  ]) {
    const username = `${name}${mark}`;
    const data = { username, fullName: `Twin${mark} ${last}`, email: `${username}@example.com`, departmentId: team.departmentId };
    const made = await host.admin.post('/api/users', { data: { ...data, password: 'a long enough password', role: 'user' } });
    expect(made.ok(), await made.text()).toBe(true);
  }
  await newTask(page.request, team, { title: 'Here before' });
  await page.goto(team.board);
  await expect(card(page, 'Here before')).toBeVisible();
  const chips = page.getByRole('list', { name: 'Understood' }).getByRole('button');

  await page.keyboard.press('n');
  const field = page.getByRole('textbox', { name: /New task in/ });
  await field.fill(`Paint the door @${username}`);
  await expect(chips).toHaveText([fullName]);
  await field.fill(`Paint the gate @twin${mark}`);
  const which = page.getByRole('button', { name: `Which one is @twin${mark}?` });
  await which.click();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('menuitem', { name: /Brook/ }).click();
  await expect(field).toBeFocused();
  await expect(chips).toHaveText([new RegExp(`Twin${mark} Brook`)]);
  await field.fill(`Paint the roof @Twin${mark} Stone`);
  await page.getByRole('button', { name: /^Which one is/ }).click();
  await page.getByRole('menuitem').nth(1).click();
  await expect(field).toHaveValue(/^Paint the roof @#\d+$/);
  await expect(chips).toHaveText([new RegExp(`Twin${mark} Stone`)]);
  await field.fill('');
  await page.keyboard.press('Escape');

  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'Create New Task' });
  const title = dialog.getByRole('textbox', { name: 'Title' });
  await title.fill('Before: ');
  await title.evaluate((target, lines) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', lines);
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, `- Wash the car tomorrow\n- Wax the car @${username}`);
  await dialog.getByRole('button', { name: 'Create 2 tasks' }).click();
  await expect(chips.filter({ hasText: fullName })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(title).toHaveValue('Before: ');
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: 'Create 2 tasks' }).click();
  await dialog.getByRole('button', { name: 'Create 2 tasks' }).click();
  await expect(title).toHaveValue('Before: ');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  for (const made of ['Wash the car', 'Wax the car']) await expect(card(page, made)).toBeVisible();
});

test('ten pasted lines become tasks by mouse on every window, and their form never leaves it', async ({ page, login, team }) => {
  await login('engineer');
  for (let at = 1; at <= 12; at++) await newTask(page.request, team, { title: `Here before ${at}` });
  await page.goto(team.board);
  await expect(card(page, 'Here before 1')).toBeVisible();
  const lines = Array.from({ length: 10 }, (_, at) => `Order part ${at + 1} of the machine in the hall tomorrow p1`);
  await page.keyboard.press('n');
  const field = page.getByRole('textbox', { name: /New task in/ });
  await field.fill(lines.join('\n'));
  const many = page.getByRole('button', { name: 'Create 10 tasks' });
  await expect(many).toBeVisible();
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1280, 600],
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The window is drawn anew a moment after its size has changed.
    for (const part of [many, field]) await expect.poll(() => part.evaluate(isInSight), `${width}x${height}`).toBe(true);
    // Nothing that takes the focus lies where only a scrolled board would show it.
    await field.focus();
    for (let press = 0; press < 12; press++) await page.keyboard.press('Tab');
    expect(await page.locator('.board').evaluate((board) => board.scrollTop)).toBe(0);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  const box = await many.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expect(card(page, 'Order part 10 of the machine in the hall')).toBeVisible();
});

/** Runs in the page: whether the middle of an element can be pressed without any scrolling. */
function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return there !== null && element.contains(there) && y + height <= innerHeight;
}

test('the Enter that confirms a composition, as Safari sends it, adds nothing and finds nothing', async ({
  page,
  login,
  team,
}) => {
  await login('engineer');
  await newTask(page.request, team, { title: 'Here before' });
  await page.goto(team.board);
  await expect(card(page, 'Here before')).toBeVisible();
  await page.keyboard.press('n');
  const field = page.getByRole('textbox', { name: /New task in/ });
  await field.fill('会議の準備');
  await confirmComposition(field);
  await expect(field).toHaveValue('会議の準備');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(card(page, '会議の準備')).toHaveCount(1);
  await page.keyboard.press('Escape');

  await page.keyboard.press('/');
  const search = page.getByRole('combobox', { name: /Search/ });
  await search.fill('Here');
  await expect(page.getByRole('option', { name: /Here before/ })).toBeVisible();
  await confirmComposition(search);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await search.press('Enter');
  await expect(page).toHaveURL(/task/);
});

/** Safari ends the composition first: the key that confirms it then says only by its number what it is for. */
async function confirmComposition(field: import('@playwright/test').Locator): Promise<void> {
  await field.evaluate((target) => {
    const key = { key: 'Enter', code: 'Enter', keyCode: 229, isComposing: false, bubbles: true, cancelable: true };
    target.dispatchEvent(new KeyboardEvent('keydown', key));
  });
}

test('a name without a mark is offered, and Tab makes the task theirs', async ({ page, login, host, team }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  const username = `offer${Date.now().toString(36)}`;
  const fullName = `Noor ${username}`;
  const data = { username, fullName, email: `${username}@example.com`, departmentId: team.departmentId };
  const made = await host.admin.post('/api/users', { data: { ...data, password: 'a long enough password', role: 'user' } });
  expect(made.ok(), await made.text()).toBe(true);
  await newTask(page.request, team, { title: 'Here before' });
  await page.goto(team.board);
  await expect(card(page, 'Here before')).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.type(`Call the bank, ${fullName}, tomorrow pls`);
  const field = page.getByRole('textbox', { name: /To Do/ });
  const offer = page.getByRole('button', { name: `For ${fullName}?` });
  await expect(offer).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await field.press('Tab');
  await expect(field).toHaveValue(`Call the bank, @${fullName}, tomorrow pls`);
  await expect(page.getByRole('button', { name: `Remove: ${fullName}` })).toBeVisible();
  await expect(offer).toHaveCount(0);
  // With nothing left to take, Tab leads on.
  await field.press('Tab');
  await expect(field).not.toBeFocused();
  await field.press('Enter');
  await expect(card(page, 'Call the bank')).toBeVisible();

  await field.fill(`Thank ${fullName}, tomorrow`);
  await expect(page.getByRole('button', { name: /^Remove: Due/ })).toBeVisible();
  await field.fill(`Water the plants, ${fullName}`);
  await expect(offer).toBeVisible();
  await field.press('Enter');
  await expect(card(page, `Water the plants, ${fullName}`)).toBeVisible();
});

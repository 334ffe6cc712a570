// Counts the calm of the screens: few controls, with words, in their places; and nothing moves after it was painted.
import type { Page } from '@playwright/test';
import { card, cardTitle } from '#support/board.ts';
import { expect, expectNoHorizontalScroll, screens, type Team, test } from '#support/fixtures.ts';
import { controlsOf, movesOf, movesSoFar, watchMoves } from '#support/screens/calm.ts';
import { administrationOf, placesOf } from '#support/screens/places.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

const roles = ['engineer', 'admin'] as const;
const nameOf = { engineer: 'a member', admin: 'an administrator' };
const languages = ['english', 'german'] as const;

/** Sets the person's language, and leaves it English for the next test. */
async function speak(page: Page, language: (typeof languages)[number]): Promise<void> {
  await page.request.patch('/api/users/settings', { data: { language } });
}

for (const who of roles) {
  test(`the head of a board has at most nine controls in one row, for ${nameOf[who]}`, async ({ page, login, open, team }) => {
    await login(who);
    await newTask(page.request, team, { title: 'Paint the fence' });
    for (const language of languages) {
      await speak(page, language);
      for (const width of [1440, 1366, 1280, 1024, 768, 390]) {
        await page.setViewportSize({ width, height: 768 });
        await open(team.board);
        await expect(card(page, 'Paint the fence')).toBeVisible();
        await expectCalmHead(page, `${language} at ${width}`);
      }
      for (const width of [1440, 1366, 1280, 1024]) {
        await page.setViewportSize({ width, height: 768 });
        if (width === 1440) await page.keyboard.press('Control+j');
        await expect(page.locator('.assistant-panel')).toBeVisible();
        await expectCalmHead(page, `${language} at ${width}, beside the assistant`);
      }
      await page.keyboard.press('Escape');
    }
    await speak(page, 'english');
  });

  test(`a task without content has at most 18 controls, for ${nameOf[who]}`, async ({ page, login, open, team }) => {
    await login(who);
    const taskId = await newTask(page.request, team, { title: 'Paint the fence' });
    for (const [language, showScores] of [
      ['english', true],
      ['german', false],
    ] as const) {
      await page.request.patch('/api/users/settings', { data: { language, showScores } });
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
    await page.request.patch('/api/users/settings', { data: { language: 'english', showScores: false } });
  });
}

async function expectCalmHead(page: Page, where: string): Promise<void> {
  const { names, words, bad, isOneRow } = await controlsOf(page.locator('.board-head'));
  expect(names.length, `${where}: ${names.join(', ')}`).toBeLessThanOrEqual(9);
  expect(names.length, where).toBeGreaterThan(2);
  expect(
    names.filter((_, at) => words[at] === ''),
    `${where}: only "…" has no word`,
  ).toHaveLength(1);
  expect(bad, where).toEqual([]);
  expect(isOneRow, `${where}: one row`).toBe(true);
}

test('a phone has one "+", which opens a line in the column that is in sight', async ({ page, login, open, team }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login('engineer');
  await newTask(page.request, team, { title: 'Paint the fence' });
  const plus = page.locator(':is(a, button) svg.lucide-plus').filter({ visible: true });
  // Each day of a calendar has its own.
  const { 'the calendar': _, ...places } = placesOf(team.workspaceId);
  for (const [place, address] of Object.entries(places)) {
    await open(address);
    await page.waitForLoadState('networkidle');
    expect(await plus.count(), place).toBeLessThanOrEqual(1);
  }
  await open(team.board);
  await expect(card(page, 'Paint the fence')).toBeVisible();
  await expect(plus).toHaveCount(1);
  await page.getByRole('tab', { name: /^Review/ }).click();
  await expect(page.getByRole('tab', { name: /^Review/ })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'New task' }).click();
  await expect(page.getByRole('textbox', { name: 'New task in Review' })).toBeFocused();
});

test('where there is little height, the bars scroll away and a whole card is in sight', async ({ page, login, open, team }) => {
  await login('engineer');
  const title = 'Rotate the signing keys before the window opens';
  const description = 'The old key is still accepted by the export worker, see the book of what to do.';
  await newTask(page.request, team, { title, description, dueDate: '2030-01-01' });
  for (const [width, height] of [
    [320, 256],
    [360, 225],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(team.board);
    await cardTitle(page, title).waitFor({ state: 'attached' });
    await card(page, title).scrollIntoViewIfNeeded();
    const seen = await card(page, title).evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      const { left, top, bottom, width } = element.getBoundingClientRect();
      const isThere = (y: number) => element.contains(document.elementFromPoint(left + width / 2, y));
      return top >= 0 && bottom <= innerHeight && [top + 2, (top + bottom) / 2, bottom - 2].every(isThere);
    });
    expect(seen, `the whole card at ${width} by ${height}`).toBe(true);
  }
});

test('the assignee of a new task is above the fold', async ({ page, login, open, team }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await login('engineer');
  for (const language of languages) {
    await speak(page, language);
    await open(team.board);
    await page.keyboard.press('c');
    const form = page.getByRole('dialog');
    await expect(form.getByRole('combobox')).toHaveCount(4);
    for (const field of await form.getByRole('combobox').all()) await expect(field).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
  await speak(page, 'english');
});

/** Opens each place and expects that nothing of it moves, also a second after its last answer. */
async function expectStill(page: Page, places: Record<string, string>, team: Team): Promise<void> {
  const found: Record<string, string[]> = {};
  for (const [place, address] of Object.entries(places)) {
    await page.goto(team.url + address);
    await expect(page.locator('h1').filter({ visible: true })).toBeVisible();
    await expect(page.locator(':not(button)[aria-busy=true]').filter({ visible: true }), place).toHaveCount(0);
    const { by, what } = await movesOf(page);
    if (by > 0.01) found[place] = what;
  }
  expect(found).toEqual({});
}

test('nothing moves after a board was painted', async ({ page, login, team }) => {
  await watchMoves(page);
  await login('engineer');
  await newTask(page.request, team, { title: 'Paint the fence' });
  const { board, list, dashboard, 'the calendar': calendar, 'the timeline': timeline } = placesOf(team.workspaceId);
  await expectStill(page, { board, list, dashboard, calendar, timeline, filtered: `${board}?priority=P2` }, team);
});

test('nothing moves on a board of a phone, with or without lanes, whichever answer is late', { tag: '@deep' }, async ({
  page,
  login,
  another,
  team,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await watchMoves(page);
  await login('engineer');
  await login('colleague', await another());
  const people: { user: { id: number } }[] = await (await page.request.get(`/api/workspaces/${team.workspaceId}/members`)).json();
  const toDo = people.map(({ user }) => ({ assigneeId: user.id, assignees: [user.id] }));
  for (const [at, given] of [...toDo, {}].entries()) await newTask(page.request, team, { title: `Paint fence ${at}`, ...given });
  const late = ['users', 'workspaces', `workspaces/${team.workspaceId}/tasks`, `workspaces/${team.workspaceId}/columns`];
  for (const address of [team.board, `${team.board}?lanes=assignee`, `${team.board}?lanes=priority`])
    for (const call of late) {
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(`**/api/${call}*`, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(team.url + address);
      await expect(page.getByRole('banner')).toBeVisible();
      const before = await movesSoFar(page);
      answer();
      await expect(card(page, 'Paint fence 0')).toBeVisible();
      const { by, what } = await movesOf(page);
      expect(by + before, `${address} with a late ${call}: ${what.join(', ')}`).toBeLessThanOrEqual(0.01);
      await page.unroute(`**/api/${call}*`);
      await page.goto(`${team.url}/mark.svg`);
    }
});

for (const width of [1440, 390])
  test(`nothing moves after a screen was painted, ${width} wide`, { tag: '@deep' }, async ({ page, login, team }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await watchMoves(page);
    await login('admin');
    const task = { priority: 'P0', description: 'Much *to do*', checklistItems: [{ id: 1, text: 'One' }] };
    const taskId = await newTask(page.request, team, { title: 'Paint the fence', ...task });
    for (const content of ['First', 'Second', 'Third'])
      expect((await page.request.post(`/api/tasks/${taskId}/comments`, { data: { content } })).ok()).toBe(true);
    const opened = { task: screens.task.href(taskId), 'an open task': `${team.board}?task=${taskId}` };
    const company = screens.workspace.href(0);
    const everything = { ...placesOf(team.workspaceId), ...administrationOf(team.departmentId), ...opened };
    await expectStill(page, { ...everything, company, 'the list of the company': `${company}?view=list` }, team);
  });

test('nothing moves after a task was opened', { tag: '@deep' }, async ({ page, login, open, team }) => {
  await watchMoves(page);
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
      await movesOf(page);
      await cardTitle(page, title).click();
      await expect(page.locator('[data-comment-box]')).toBeVisible();
      const { by, what } = await movesOf(page);
      expect(by, `${title} at ${width}: ${what.join(', ')}`).toBeLessThanOrEqual(0.01);
    }
  }
});

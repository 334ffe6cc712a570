// A day of three people on the board of a company with 54 people and 5,000 tasks: a lead plans, triages and hands over, a member works
// by keys and in the evening with a thumb, an administrator reviews; they meet at the same cards. Only `npm run deep -- day`.
import type { CDPSession, Locator, Page } from '@playwright/test';
import { card, cardTitle, column, expectToast } from '#support/board.ts';
import { expect, expectNoHorizontalScroll, screens, test } from '#support/fixtures.ts';
import { isDeep } from '#support/run/deep.ts';
import { signIn } from '#support/team.ts';
import { board, type Card, cardsOf, newCompany, news, report } from './day-of-three/company.ts';

const [invoices, login, payroll, typo, certificate, codes, umlauts, printer, , webhook] = news;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const row = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: title, exact: true }) });
const section = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const notes = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const line = (page: Page) => page.getByRole('combobox', { name: 'Filter by text' });

test.skip(!isDeep, 'two minutes: npm run deep -- day');

test('a day of a lead, a member and an administrator on 5,000 tasks', async ({ server, another }) => {
  test.setTimeout(600_000);
  const { host, admin, lead, member, leadId, memberId, ids } = await newCompany(server);
  const problems: string[] = [];
  const browser = async (person: typeof lead, options: Parameters<typeof another>[0] = {}) => {
    const page = await another(options);
    page.setDefaultTimeout(20_000);
    page.on('pageerror', (error) => problems.push(`${person.fullName}: ${error}`));
    page.on('console', (message) => message.type() === 'error' && problems.push(`${person.fullName}: ${message.text()}`));
    await signIn(page.request, server.url, person);
    await page.request.patch(`${server.url}/api/users/settings`, { data: { timezone: 'UTC' } });
    return page;
  };
  const go = (page: Page, path: string) => page.goto(server.url + path);
  const taskOf = async (title: string) => (await admin.get(`/api/tasks/${ids[news.indexOf(title as never)]}`)).json();
  const stored = async (test: (card: Card) => boolean) => (await cardsOf(admin)).filter(test).length;
  const [lena, marco, ada] = await Promise.all([browser(lead), browser(member), browser(await hostPerson())]);

  async function hostPerson() {
    const account = await host.first.get('admin');
    if (!account) throw new Error('There is no administrator.');
    return account;
  }

  await test.step('the lead plans: three tasks of today, one for next week, by keys alone', async () => {
    await go(lena, board);
    await expect(column(lena, 'To Do')).toBeVisible();
    for (const key of ['g', 't']) await lena.keyboard.press(key);
    await expect(section(lena, 'Overdue')).toBeVisible();
    const dueToday = await stored(
      ({ assigneeId, dueDate, status }) => assigneeId === leadId && dueDate === later(0) && status !== 'Done',
    );
    // The first row of what is overdue: what is due today stands above it and is planned already.
    const overdue = lena.locator('tr:has(.my-work-title[data-section="overdue"]) + tr .list-title');
    await overdue.focus();
    for (let n = 1; n <= 3; n++) {
      await lena.keyboard.press('t');
      await expect(section(lena, 'Today')).toContainText(String(dueToday + n));
      await expect(lena.getByLabel('Chosen for today')).toHaveCount(n);
    }
    await expect(section(lena, 'Today'), 'the plan is what is seen first').toBeInViewport();
    const moved = await lena.evaluate(() => document.activeElement?.textContent ?? '');
    await lena.keyboard.press('d');
    await lena.keyboard.type('in 8 days');
    await lena.keyboard.press('Enter');
    await expectToast(lena, 'Task updated', moved);
    await expect
      .poll(() => stored((one) => one.assigneeId === leadId && one.title === moved && one.dueDate === later(8)))
      .toBe(1);
    await lena.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => stored((one) => one.title === moved && one.dueDate === later(8))).toBe(0);
  });

  await test.step('in the calendar and the timeline a key moves a task by a day', async () => {
    await go(lena, `${board}?view=calendar`);
    const calendar = lena.getByRole('region', { name: 'Calendar' });
    const today = calendar.locator(`li[data-drop="${later(0)}"]`);
    const chip = today.locator('.calendar-task').first();
    const id = Number((await chip.getAttribute('id'))?.replace(/\D+/g, ''));
    await chip.focus();
    await lena.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await (await admin.get(`/api/tasks/${id}`)).json()).dueDate).toBe(later(1));
    await lena.keyboard.press('ControlOrMeta+z');
    await expect.poll(async () => (await (await admin.get(`/api/tasks/${id}`)).json()).dueDate).toBe(later(0));
    for (const key of ['g', 'i']) await lena.keyboard.press(key);
    const timeline = lena.getByRole('region', { name: 'Timeline' });
    await expect(timeline.getByRole('row').getByRole('button').first()).toBeVisible();
  });

  await test.step('ten new cards get a priority, a person and a date: nine keys to select, one request each', async () => {
    await go(marco, `${board}?view=list`);
    await expect(marco.getByRole('table')).toBeVisible();
    await go(lena, board);
    await cardTitle(lena, (await cardsOf(admin)).find(({ status }) => status === 'To Do')?.title ?? '')
      .first()
      .focus();
    await lena.keyboard.press('End');
    await expect(cardTitle(lena, webhook)).toBeFocused();
    let requests = 0;
    lena.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/tasks/bulk')) requests += 1;
    });
    await lena.keyboard.press('x');
    for (let n = 1; n < news.length; n++) await lena.keyboard.press('Shift+K');
    const bar = lena.getByRole('toolbar', { name: /^Actions for/ });
    await expect(bar).toContainText('10 selected');
    await lena.keyboard.press('p');
    await lena.getByRole('menuitemcheckbox', { name: 'High' }).press('Enter');
    await expectToast(lena, '10 tasks changed', 'Priority: High');
    await lena.keyboard.press('a');
    await lena.keyboard.type(member.fullName);
    await lena.keyboard.press('Enter');
    await expectToast(lena, '10 tasks changed', member.fullName);
    await lena.keyboard.press('d');
    await lena.keyboard.type('in 3 days');
    await lena.keyboard.press('Enter');
    await expectToast(lena, '10 tasks changed', 'Due date');
    expect(requests).toBe(3);
    await expect
      .poll(() =>
        stored((one) => ids.includes(one.id) && one.priority === 'P1' && one.assigneeId === memberId && one.dueDate === later(3)),
      )
      .toBe(10);
    await lena.keyboard.press('Escape');
    await expect(bar).toBeHidden();
  });

  await test.step('the member is told once of all ten, and works through them by keys', async () => {
    await marco
      .getByRole('button', { name: /^Notifications/ })
      .first()
      .click();
    await expect(
      notes(marco)
        .getByText(/assigned you the task ".*" and 9 more tasks/)
        .first(),
    ).toBeVisible();
    await marco.keyboard.press('Escape');
    await marco.keyboard.press('f');
    await line(marco).pressSequentially('assignee:me due:<7d umlauts');
    await expect(marco.getByRole('table', { name: '1 task' })).toBeVisible();
    await marco.keyboard.press('Enter');
    await expect(row(marco, umlauts).getByRole('button', { name: umlauts, exact: true })).toBeFocused();
    await marco.keyboard.press('Enter');
    const task = marco.getByRole('dialog', { name: umlauts });
    await task.getByRole('button', { name: 'Add relation' }).click();
    await expect(marco.getByRole('combobox', { name: 'Find the other task by title or number' })).toBeFocused();
    await marco.keyboard.type('certificate');
    await expect(marco.getByRole('option', { name: new RegExp(certificate) })).toBeVisible();
    await marco.keyboard.press('Enter');
    await expect(task.getByRole('note', { name: 'Blocked' })).toContainText(certificate);
    await marco.keyboard.press('r');
    await marco.keyboard.type(`@${lead.fullName.slice(0, 6)}`);
    await expect(marco.getByRole('option', { name: new RegExp(lead.fullName) })).toBeVisible();
    await marco.keyboard.press('Enter');
    await marco.keyboard.type(' the index folds nothing. Can you decide?');
    await marco.keyboard.press('ControlOrMeta+Enter');
    await expectToast(marco, 'Comment added');
    const file = { name: 'search.log', mimeType: 'text/plain', buffer: Buffer.from('nothing found') };
    await task.locator('input[type=file]').first().setInputFiles([file]);
    await expect(task.getByText('search.log', { exact: true })).toBeVisible();
    await marco.keyboard.press('Escape');
    await expect(row(marco, umlauts).getByRole('button', { name: umlauts, exact: true })).toBeFocused();
    await marco.keyboard.press('s');
    await marco.getByRole('menuitemcheckbox', { name: 'Review' }).press('Enter');
    await expect(row(marco, umlauts)).toContainText('Review');
    expect(await taskOf(umlauts)).toMatchObject({ status: 'Review' });
  });

  await test.step('the lead sees it without a reload: the count, the mention, the card', async () => {
    const before = await stored(({ status }) => status === 'Review');
    await expect(column(lena, 'Review')).toHaveAccessibleName(`Review, ${before} tasks`);
    await lena
      .getByRole('button', { name: /^Notifications/ })
      .first()
      .click();
    await notes(lena)
      .getByText(/mentioned you in a comment/)
      .first()
      .click();
    await expect(lena.getByText('the index folds nothing. Can you decide?')).toBeVisible();
    await go(lena, `${board}?q=payroll`);
    await cardTitle(lena, payroll).focus();
    await lena.keyboard.press('a');
    await lena.keyboard.type(lead.fullName);
    await lena.keyboard.press('Enter');
    await expect.poll(async () => (await taskOf(payroll)).assigneeId).toBe(leadId);
  });

  await test.step('a card that the lead drags is deleted meanwhile, and comes back by Undo', async () => {
    await Promise.all([lena, marco].map((page) => go(page, `${board}?q=${encodeURIComponent(typo)}`)));
    await expect(card(lena, typo)).toBeVisible();
    const lifted = await lift(lena, card(lena, typo));
    await cardTitle(marco, typo).focus();
    await marco.keyboard.press('Delete');
    await marco.getByRole('alertdialog').getByRole('button', { name: 'Delete Task' }).click();
    await expectToast(marco, 'Task Deleted');
    await expect.poll(async () => (await admin.get(`/api/tasks/${ids[news.indexOf(typo)]}`)).status()).toBe(404);
    await lifted.drop(column(lena, 'In Progress'));
    await expectToast(lena, 'This task was deleted.');
    await expect(card(lena, typo)).toHaveCount(0);
    await marco.getByRole('button', { name: 'Undo' }).click();
    await expectToast(marco, 'Task restored');
    await expect.poll(async () => (await taskOf(typo)).status).toBe('To Do');
    await expect(card(lena, typo)).toHaveCount(1);
  });

  await test.step('both edit one description, and what each has written stays', async () => {
    const path = screens.task.href(ids[news.indexOf(codes)] ?? 0);
    const write = async (page: Page, text: string) => page.getByRole('textbox', { name: /^Description/ }).fill(text);
    const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
    for (const page of [lena, marco]) {
      await go(page, path);
      await page.getByRole('button', { name: 'Edit Task' }).click();
    }
    await write(lena, report.replace('a customer.', 'three customers.'));
    await write(marco, report.replace('not known yet', 'wait for the code'));
    await save(lena);
    await expect.poll(async () => (await taskOf(codes)).description).toContain('three customers.');
    await expect(marco.getByRole('textbox', { name: /^Description/ })).toHaveValue(/wait for the code/);
    await save(marco);
    const both = report.replace('a customer.', 'three customers.').replace('not known yet', 'wait for the code');
    await expect.poll(async () => (await taskOf(codes)).description).toBe(both);
    for (const page of [lena, marco])
      await expect(page.getByRole('region', { name: 'Description' })).toContainText('wait for the code');
  });

  await test.step('the administrator reviews: a filter in words, a saved view, many at once and back', async () => {
    await go(ada, `${board}?view=list`);
    await expect(ada.getByRole('table')).toBeVisible();
    await ada.keyboard.press('f');
    await line(ada).pressSequentially('status:Review due:<7d -assignee:me');
    const inReview = async () =>
      (await cardsOf(admin)).filter((one) => one.status === 'Review' && one.dueDate !== null && one.dueDate < later(7));
    const count = (await inReview()).length;
    await expect(ada.getByRole('table', { name: `${count} tasks` })).toBeVisible();
    await ada.keyboard.press('Escape');
    await ada.getByRole('button', { name: 'Save view' }).first().click();
    await ada.getByRole('textbox', { name: 'Name' }).fill('To review');
    await ada.keyboard.press('Enter');
    await expectToast(ada, 'View saved.');
    await go(ada, board);
    await ada.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'To review' }).click();
    await expect(ada.getByRole('table', { name: `${count} tasks` })).toBeVisible();
    await ada.getByRole('checkbox', { name: 'Select all in List' }).click();
    const bar = ada.getByRole('toolbar', { name: /^Actions for/ });
    await expect(bar).toContainText(`${count} selected`);
    const before = await inReview();
    await bar.getByRole('button', { name: 'Status' }).click();
    await ada.getByRole('menuitemcheckbox', { name: 'Done' }).click();
    // One of them is blocked, which is said last.
    await expectToast(ada, certificate);
    expect(await inReview()).toEqual([]);
    await ada.keyboard.press('ControlOrMeta+z');
    await expectToast(ada, `Undone for ${count} tasks`);
    expect((await inReview()).map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
  });

  await test.step('what happened since yesterday, what is done is put away, and each number opens its tasks', async () => {
    await go(ada, screens.activity.href(3));
    await expect(ada.getByRole('main').getByText('the index folds nothing. Can you decide?')).toBeVisible();
    // One act on many tasks is one entry.
    const entries = ada.getByRole('main').getByRole('listitem');
    await expect(entries.filter({ hasText: /changed 1\d\d tasks/ })).toHaveCount(2);
    await expect(async () => {
      await ada.locator('.activity').evaluate((all) => all.scrollIntoView({ block: 'end' }));
      await expect(entries.filter({ hasText: `${lead.fullName}changed 10 tasks` })).toHaveCount(3, { timeout: 1_000 });
    }).toPass();
    await go(ada, board);
    const done = await stored(({ status }) => status === 'Done');
    await ada.getByRole('button', { name: 'Column Done' }).click();
    await ada.getByRole('menuitem', { name: `Archive ${done} done tasks` }).click();
    await expectToast(ada, `${done} tasks archived`);
    await expect(column(lena, 'Done').or(lena.getByRole('main'))).toBeVisible();
    await ada.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => stored(({ status }) => status === 'Done')).toBe(done);
    await go(ada, `${board}?view=dashboard`);
    const people = ada.getByRole('region', { name: 'Open tasks by person' });
    const open = await stored((one) => one.assigneeId === memberId && one.status !== 'Done');
    await people.getByRole('link', { name: `${member.fullName}: ${open} Open` }).click();
    await expect(ada.getByRole('table', { name: new RegExp(`^${open} task`) })).toBeVisible();
  });

  await test.step('in the evening the member finishes one by a swipe, moves one by a sheet, and reads what is new', async () => {
    const evening = await browser(member, phone);
    const touch = await evening.context().newCDPSession(evening);
    await go(evening, screens.myWork.href());
    const rows = evening.locator('.my-work [data-task]');
    await expect(rows.first()).toBeVisible();
    await expect(evening.locator('[data-swipes]')).toBeVisible();
    await expectNoHorizontalScroll(evening);
    const id = Number(await rows.first().getAttribute('data-task'));
    await swipe(touch, rows.first(), [160, 2]);
    const statusOf = async () => (await (await admin.get(`/api/tasks/${id}`)).json()).status;
    await expect.poll(statusOf).toBe('Done');
    await evening.getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(statusOf).not.toBe('Done');
    await go(evening, `${board}?view=list&q=invoices`);
    await expect(evening.locator('[data-swipes]')).toBeVisible();
    await swipe(touch, row(evening, invoices), [-160, 2]);
    await evening.getByRole('dialog', { name: 'Due date' }).getByRole('button', { name: 'Tomorrow' }).tap();
    await expect.poll(async () => (await taskOf(invoices)).dueDate).toBe(later(1));
    await go(evening, screens.myWork.href());
    await expect(rows.first()).toBeVisible();
    await expect(evening.locator('[data-swipes]')).toBeVisible();
    const asked = evening.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/my-work');
    await swipe(touch, evening.locator('#content'), [0, 200]);
    await asked;
    await evening
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .tap();
    await expect(notes(evening).getByRole('listitem').first()).toBeVisible();
    await expectNoHorizontalScroll(evening);
  });

  await test.step('at the end every screen shows what the database has', async () => {
    const all = await cardsOf(admin);
    expect(all.filter(({ id }) => ids.includes(id))).toHaveLength(10);
    for (const page of [lena, marco, ada]) {
      await go(page, board);
      for (const name of ['In Progress', 'Review', 'Done']) {
        const count = all.filter(({ status }) => status === name).length;
        await expect(column(page, name)).toHaveAccessibleName(`${name}, ${count} tasks`);
      }
    }
    for (const title of [login, printer]) expect(await taskOf(title)).toMatchObject({ status: 'To Do', priority: 'P1' });
    // The drop of the deleted card was refused, which the console has to say.
    expect(
      problems.filter((text) => !/404/.test(text)),
      'errors of the pages',
    ).toEqual([]);
  });
});

/** Lifts a card with the mouse; `drop` lets it go over another place. */
async function lift(page: Page, from: Locator) {
  const box = await from.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  await page.mouse.move(box.x + 40, box.y + box.height - 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 80, box.y + box.height - 20, { steps: 6 });
  await expect(page.locator('[data-dragging]').first()).toBeAttached();
  return {
    async drop(to: Locator) {
      const end = await to.boundingBox();
      if (!end) throw new Error('There is nowhere to drop it.');
      await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 10 });
      await page.mouse.up();
    },
  };
}

/** Moves a finger from the middle of an element. */
async function swipe(touch: CDPSession, from: Locator, [dx, dy]: readonly [number, number]): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const box = await from.boundingBox();
  if (!box) throw new Error('There is nothing to swipe.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at });
  await send('touchStart', [{ x, y }]);
  for (let step = 1; step <= 10; step++) await send('touchMove', [{ x: x + (dx * step) / 10, y: y + (dy * step) / 10 }]);
  await send('touchEnd', []);
}

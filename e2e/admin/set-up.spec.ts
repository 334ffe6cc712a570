// The first hour of an administrator: from the sign-in to a company with mail, departments, people and a first task, led by the card
// "Set up"; what is put off, dismissed and reloaded.
import { screens } from '@app/contract/screens.ts';
import type { Page, Route } from '@playwright/test';
import { card, expectToast } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, followSystem, test } from '#support/fixtures.ts';
import { mailSink } from '#support/mail-sink.ts';

// A database of its own, with sample data: nobody has dismissed the card there.
test.use({ ownServer: { SAMPLE_DATA: 'true' } });

const cardOf = (page: Page) => page.getByRole('region', { name: 'Set up' });
const step = (page: Page, name: string, state: 'Open' | 'Put off' | 'Done') =>
  cardOf(page)
    .getByRole('listitem')
    .filter({ hasText: `${name}, ${state}` });
const go = (page: Page, name: string) => cardOf(page).getByRole('link', { name: new RegExp(`^${name}`) });
const next = (page: Page, name: string) => cardOf(page).getByRole('link', { name: `Next: ${name}` });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const lines = Array.from({ length: 10 }, (_, at) => {
  const department = ['Operations', 'HR', 'Sales'][at % 3];
  return `Person ${at},person${at}@new.example,,,${department}`;
});

test('an administrator has mail, departments, people and a first task, step by step', async ({ page, login, open, server }) => {
  test.slow();
  const sink = await mailSink();
  try {
    await login('admin');
    await open(screens.home.href());
    await expect(cardOf(page).getByRole('status')).toHaveText('0 of 8 done');
    await expect(card(page, 'Shoot the product tour')).toBeVisible();

    await cardOf(page)
      .getByRole('button', { name: /^Sample data/ })
      .click();
    const question = page.getByRole('alertdialog', { name: 'Remove the sample data?' });
    await expect(question).toContainText('11 people, 26 tasks and 5 checklist templates are removed.');
    await question.getByRole('button', { name: 'Remove sample data' }).click();
    // Eleven accounts are erased, which takes its time on a busy machine.
    await expect(page.getByRole('article')).toHaveCount(0, { timeout: 90_000 });
    await expectToast(page, 'Sample data removed');
    await expect(cardOf(page).getByRole('status')).toHaveText('0 of 7 done');

    await go(page, 'Company').click();
    await expect(field(page, 'Company name')).toBeFocused();
    await field(page, 'Company name').fill('Example Ltd');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Name and address saved');
    await expect(cardOf(page)).toContainText('1 of 7 done');

    await next(page, 'E-mail').click();
    await expect(field(page, 'Server')).toBeFocused();
    await expect(page.getByText(`Mails come from “Example Ltd”, and their links begin with ${server.url}.`)).toBeVisible();
    await field(page, 'Server').fill('127.0.0.1');
    await field(page, 'Port').fill(new URL(sink.url).port);
    await field(page, 'Address of the sender').fill('tasks@example.com');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('The mail server is ready.')).toBeVisible();
    await expect(cardOf(page)).toContainText('2 of 7 done');

    await next(page, 'Departments').click();
    await page.getByRole('button', { name: 'New Department' }).click();
    await field(page, 'Name').fill('Operations');
    await page.getByRole('dialog').getByRole('button', { name: 'Create Department' }).click();
    await expect(cardOf(page)).toContainText('3 of 7 done');

    await next(page, 'People').click();
    const dialog = page.getByRole('dialog', { name: 'Add people' });
    await dialog.getByRole('tab', { name: 'Paste lines' }).click();
    await dialog.getByRole('textbox', { name: 'One person a line' }).fill(lines.join('\n'));
    await dialog.getByRole('button', { name: 'Check' }).click();
    await dialog.getByRole('button', { name: 'Invite 10 people' }).click();
    await page
      .getByRole('dialog', { name: '10 people are invited' })
      .getByRole('button', { name: 'Close', exact: true })
      .last()
      .click();
    await expect(cardOf(page)).toContainText('4 of 7 done');
    await expect.poll(() => sink.countTo('person9@new.example'), { timeout: 30_000 }).toBe(1);

    await next(page, 'Signing in').click();
    await page.getByRole('radio', { name: /^By invitation only/ }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(cardOf(page)).toContainText('5 of 7 done');
    const closed = await page.request.get(`${server.url}/api/admin/registration`);
    expect(await closed.json()).toMatchObject({ mode: 'closed', isChosen: true });

    await next(page, 'Backup').click();
    await expect(page.getByRole('button', { name: 'Back up now' })).toBeFocused();
    await page.keyboard.press('Enter');
    // It is restored for a trial, which takes its time on a busy machine.
    await expect(cardOf(page)).toContainText('6 of 7 done', { timeout: 150_000 });

    await open(screens.home.href());
    await step(page, 'Assistant', 'Open').hover();
    await cardOf(page).getByRole('button', { name: 'Later: Assistant' }).click();
    await expect(step(page, 'Assistant', 'Put off')).toBeVisible();
    // Nothing is open: the card goes with the screen, not under the pointer.
    await expect(cardOf(page).getByRole('status')).toHaveText('6 of 7 done · Nothing is open');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Add Task', exact: true }).first()).toBeVisible();
    await expect(cardOf(page)).toHaveCount(0);

    await page.keyboard.press('c');
    await page.getByRole('textbox', { name: 'Title' }).fill('Order the desks');
    await page.getByRole('dialog').getByRole('button', { name: 'Create Task' }).click();
    await expect(card(page, 'Order the desks')).toBeVisible();
  } finally {
    sink.close();
  }
});

test('the card has its room before it has loaded, and is dismissed for one administrator', { tag: '@deep' }, async ({
  page,
  login,
  open,
  server,
  team,
  another,
}) => {
  await login('admin');
  await page.request.put(`${server.url}/api/admin/setup`, { data: { later: { assistant: false } } });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = async (route: Route) => {
    await held;
    await route.continue();
  };
  await page.route('**/api/admin/setup', hold);
  await open(screens.home.href());
  const add = page.getByRole('button', { name: 'Add Task', exact: true }).first();
  await expect(add).toBeVisible();
  const before = await add.boundingBox();
  release();
  await expect(step(page, 'Assistant', 'Open')).toBeVisible();
  expect(await add.boundingBox()).toEqual(before);
  await page.unroute('**/api/admin/setup', hold);

  await page.request.patch(`${server.url}/api/users/settings`, { data: { theme: 'system' } });
  await followSystem(page);
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  await cardOf(page)
    .getByRole('link', { name: /^Next:/ })
    .click();
  await expect(page).toHaveURL(/admin\?tab=/);
  await page.setViewportSize({ width: 1440, height: 900 });

  await open(screens.home.href());
  await cardOf(page).getByRole('button', { name: 'Hide' }).click();
  await expectToast(page, 'Set up is hidden');
  await expect(cardOf(page)).toHaveCount(0);
  await page.reload();
  await expect(add).toBeVisible();
  await expect(cardOf(page)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('set up');
  await page.keyboard.press('Enter');
  await expect(cardOf(page).getByRole('status')).toContainText(/of [78] done/);

  const guest = await another();
  await login('engineer', guest);
  const asked: string[] = [];
  guest.on('request', (request) => asked.push(request.url()));
  await guest.goto(server.url + team.board);
  await expect(guest.getByRole('button', { name: 'Add Task', exact: true }).first()).toBeVisible();
  await expect(cardOf(guest)).toHaveCount(0);
  expect(asked.filter((url) => /setup/i.test(url))).toEqual([]);
});

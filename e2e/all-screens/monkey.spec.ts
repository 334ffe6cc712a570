// Random keys, clicks, drags, steps back, widths and reloads: no error, no screen taken along, nothing stays open, locked or
// loading, nothing but a step back leaves the product, and what a board shows is what a new load shows.
import type { Locator, Page } from '@playwright/test';
import { expect, screens, test } from '#support/fixtures.ts';
import { isDeep } from '#support/run/deep.ts';
import { newTask } from '#support/tasks.ts';
import { shortcut, shortcutIds } from '../../apps/web/src/lib/shortcuts.ts';

test.use({ ownServer: false });
test.describe.configure({ mode: 'parallel' });

// Ten people for five minutes each (`npm run deep`); otherwise one for a quarter of a minute. `MONKEY_SEEDS` repeats some.
const rounds = isDeep ? 40 : 2;
const seeds = process.env['MONKEY_SEEDS']?.split(',').map(Number) ?? (isDeep ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [1]);
const actsPerRound = 25;
/** What is pressed may be gone by then. */
const soon = { timeout: 500 };

/** Returns the same numbers between 0 and 1 for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    // A linear congruential generator; its high bits are random enough here.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

const pressOf = (stroke: string) => stroke.replace('mod+', 'ControlOrMeta+').replace('shift+', 'Shift+').replace('alt+', 'Alt+');

const texts = ['alpha', 'tomorrow P1', 'priority:P1', 'x', 'Low', 'a b c', '@ell', 'fix the door'];
const moving = ['j', 'ArrowDown', 'ArrowRight', 'Tab', 'Shift+Tab', 'Home', 'End'];
const pressed = 'button, a[href^="/"], [role="menuitem"], [role="checkbox"], article';

/** What people do, with how often they do it. `random` decides everything; `log` says what was done. */
function actsOf(page: Page, random: () => number, log: string[]): [number, () => Promise<unknown>][] {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  async function anyOf(selector: string): Promise<Locator | undefined> {
    const found = page.locator(selector).filter({ visible: true });
    const count = await found.count();
    return count > 0 ? found.nth(Math.floor(random() * count)) : undefined;
  }
  async function key(name: string, times = 1) {
    log.push(`key ${name}`);
    for (let n = 0; n < times; n += 1) await page.keyboard.press(name);
  }
  async function runShortcut() {
    const id = pick(shortcutIds);
    const keys = pick(shortcut(id).keys);
    log.push(`key ${id} ${keys}`);
    for (const stroke of keys.split(' ')) await page.keyboard.press(pressOf(stroke));
  }
  async function type() {
    const text = pick(texts);
    log.push(`type ${text}`);
    await page.keyboard.type(text, { delay: pick([0, 10]) });
  }
  async function click() {
    const one = await anyOf(pressed);
    const name = await one?.evaluate((it) => (it.getAttribute('aria-label') ?? it.textContent ?? '').slice(0, 50), null, soon);
    const box = await one?.boundingBox(soon);
    if (!box || /log out/i.test(name ?? '')) return;
    const options = { clickCount: random() < 0.1 ? 2 : 1, button: random() < 0.08 ? 'right' : 'left' } as const;
    log.push(`${options.button} click ${options.clickCount} ${name}`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, options);
  }
  async function drag() {
    const from = await (await anyOf('article'))?.boundingBox(soon);
    const to = await (await anyOf('[data-column]'))?.boundingBox(soon);
    if (!from || !to) return;
    log.push('drag');
    await page.mouse.move(from.x + 30, from.y + from.height - 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 50, from.y + from.height, { steps: 4 });
    await page.mouse.move(to.x + to.width / 2, Math.min(to.y + to.height / 2, 850), { steps: 8 });
    await page.mouse.up();
  }
  async function resize() {
    const width = pick([320, 390, 768, 1440]);
    log.push(`width ${width}`);
    await page.setViewportSize({ width, height: 900 });
  }
  async function back() {
    log.push('back');
    await page.evaluate(() => history.back());
  }
  async function reload() {
    log.push('reload');
    await page.reload();
  }
  return [
    [40, runShortcut],
    [12, () => key(pick(moving))],
    [10, () => key('Escape', 1 + Math.floor(random() * 3))],
    [8, () => key('Enter')],
    [8, type],
    [20, click],
    [5, drag],
    [3, back],
    [2, reload],
    [2, resize],
  ];
}

/** The head of each column and its first cards with what they say. */
async function shown(page: Page) {
  await page.evaluate(() => {
    for (const list of document.querySelectorAll('.board-list, .lanes')) list.scrollTop = 0;
  });
  // The cards that scrolled in are drawn.
  await page.waitForTimeout(150);
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-column]')].map((column) => [
      column.getAttribute('aria-label'),
      [...column.querySelectorAll<HTMLElement>('[data-task]')]
        .slice(0, 4)
        .map((card) => `${card.dataset['task']} ${card.innerText.replace(/\s+/g, ' ')}`),
    ]),
  );
}

/** Everything closes by Escape, in the end; a question is answered so that nothing is kept. */
async function closeAll(page: Page, trail: string): Promise<void> {
  const buttons = page.getByRole('alertdialog').getByRole('button');
  const answer = buttons
    .filter({ hasText: /Discard|Leave/ })
    .or(buttons.filter({ hasText: /Cancel|Stay/ }))
    .last();
  const open = page.locator('[role="dialog"], [role="alertdialog"], [role="menu"]');
  await expect(async () => {
    await page.keyboard.press('Escape');
    if (await answer.isVisible()) await answer.click({ timeout: 500 });
    await expect(open).toHaveCount(0, { timeout: 400 });
  }, trail).toPass({ timeout: 15_000 });
}

async function expectWhole(page: Page, trail: string): Promise<void> {
  const broken = page.getByRole('heading', { name: /Something went wrong|Application Error|Persistent Error/ });
  await expect(broken, trail).toHaveCount(0);
  await closeAll(page, trail);
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true }), trail).toHaveCount(0);
  await expect(page.getByText(/changes? waits? for the server/), trail).toHaveCount(0);
  const state = () =>
    page.evaluate(() => ({
      isWide: document.documentElement.scrollWidth > innerWidth,
      isInert: document.querySelector('#root[aria-hidden], #root[inert]') !== null,
      isLocked: getComputedStyle(document.body).pointerEvents === 'none',
    }));
  await expect.poll(state, { message: trail }).toEqual({ isWide: false, isInert: false, isLocked: false });
}

for (const seed of seeds)
  test(`a person in a hurry, ${seed}`, async ({ page, login, server, team }) => {
    test.setTimeout((isDeep ? 60 : 3) * 60_000);
    const random = randomOf(seed);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
    await login(pick(['engineer', 'admin']));
    for (let n = 0; n < 25; n += 1)
      await newTask(page.request, team, {
        title: `Task ${n}`,
        priority: pick(['P1', 'P2', 'P3']),
        columnId: pick([team.columns.toDo, team.columns.inProgress, team.columns.review]),
        dueDate: pick([null, '2026-11-30', '2026-11-20', '2099-02-01']),
        checklistItems: n % 4 === 0 ? [{ id: 1, text: 'First step', completed: false }] : [],
      });
    const log: string[] = [];
    const trail = () => log.slice(-60).join('\n');
    const failed: string[] = [];
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    page.on('download', (download) => void download.cancel().catch(() => undefined));
    page.on('response', (reply) => {
      if (reply.status() >= 500) failed.push(`${reply.status()} ${reply.request().method()} ${reply.url()}`);
    });
    const views = ['', '', '?view=list', '?lanes=priority', '?view=calendar', '?view=timeline', '?view=dashboard'];
    async function start() {
      const address = pick([...views.map((view) => team.board + view), screens.myWork.href()]);
      log.push(`--- ${address}`);
      await page.goto(server.url + address);
      await expect(page.getByRole('main', { includeHidden: true })).toBeVisible();
    }
    const acts = actsOf(page, random, log).flatMap(([times, run]) => Array.from({ length: times }, () => run));
    async function act() {
      // The page may be navigating.
      await pick(acts)().catch((error: Error) => log.push(`    (${error.message.split('\n')[0]})`));
      if (page.url().startsWith(server.url)) return;
      const since = log.slice(log.findLastIndex((line) => line.startsWith('---')));
      expect(since, `something left the product\n${trail()}`).toContain('back');
      await start();
    }
    for (let round = 0; round < rounds; round += 1) {
      await start();
      for (let n = 0; n < actsPerRound; n += 1) await act();
      await expectWhole(page, trail());
      expect(failed, trail()).toEqual([]);
      // What was just done is answered, events have come, and a screen that was asked for is there.
      await page.waitForTimeout(1_500);
      if ((await page.locator('[data-column] article').count()) === 0) continue;
      const before = await shown(page);
      await page.reload();
      await expect(page.locator('[data-column] article').first()).toBeVisible();
      await expect.poll(() => shown(page), { message: trail(), timeout: 8_000 }).toEqual(before);
    }
  });

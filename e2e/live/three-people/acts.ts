// The changes that the three people make to the cards of their board, each by the means of its screen.
import { expect, type Locator, type Page } from '@playwright/test';
import { column, dragTo } from '#support/board.ts';
import { type Act, actionTimeout, type Kind, type Person, press } from './person.ts';

const statuses = ['To Do', 'In Progress', 'Review', 'Done'];
const priorities = ['High', 'Medium', 'Low'];
const stored: Record<string, string> = { High: 'P1', Medium: 'P2', Low: 'P3' };
/** The lines of a description that people change; an empty line stands between two. */
export const lines = 5;
export const items = 4;

interface Tried {
  value: string;
  /** Waits until the screen shows it. */
  shown?: () => Promise<unknown>;
}

type Try = (person: Person, taskId: number, label: string) => Promise<Tried | undefined>;

/** How often each is done, of 100. */
const shares: [Kind, number][] = [
  ['move', 28],
  ['title', 13],
  ['line', 14],
  ['priority', 13],
  ['tick', 11],
  ['comment', 12],
  ['create', 5],
  ['remove', 4],
];

/** Does one random thing and records what came of it. */
export async function actOnce(person: Person, n: number): Promise<void> {
  const { random, page, gateway, acts } = person;
  const kind = kindOf(random.next() * 100);
  // The first cards more often, so that people meet at them.
  const turn = random.next() ** 2;
  const cards = await page.locator('article[data-task]').all();
  const card = cards[Math.floor(turn * cards.length)];
  const taskId = Number((await card?.getAttribute('data-task', { timeout: 500 }).catch(() => null)) ?? 0);
  const label = `${person.name}${n}`;
  const act: Act = { who: person.name, kind, at: Date.now(), taskId, value: '', network: gateway.network, outcome: 'none' };
  acts.push(act);
  if (taskId === 0 && kind !== 'create') return;
  try {
    const tried = await tries[kind](person, taskId, label);
    if (!tried) return;
    act.value = tried.value;
    act.outcome = 'done';
    await tried.shown?.();
    if (kind === 'create') act.taskId = await idOf(page, tried.value);
  } catch (error) {
    act.note = String(error).split('\n').slice(0, 6).join(' ').slice(0, 400);
    if (act.value !== '') act.outcome = 'none';
  } finally {
    if (act.outcome === 'done') await page.waitForTimeout(250);
    if (person.said.some(({ at, isError }) => isError && at >= act.at)) act.outcome = 'failed';
    await leave(person);
  }
}

/** Opens every card once: a task that a browser has never shown cannot be opened without a network. */
export async function lookAround(person: Person): Promise<void> {
  const cards = await person.page.locator('article[data-task]').all();
  for (const card of cards) {
    const task = await open(person, Number(await card.getAttribute('data-task')));
    await task.getByPlaceholder('Add a comment...').waitFor();
    await leave(person);
  }
}

function kindOf(dice: number): Kind {
  let left = dice;
  for (const [kind, share] of shares) {
    if (left < share) return kind;
    left -= share;
  }
  return 'move';
}

const tries: Record<Kind, Try> = {
  async move(person, taskId) {
    const { page, random } = person;
    const from = await statusOf(person, taskId);
    const to = random.pick(statuses.filter((status) => status !== from)) ?? 'Done';
    const card = cardOf(person, taskId);
    if (person.phone) {
      await openMenu(person, taskId);
      await press(person, page.getByRole('menuitem', { name: 'Move to' }));
      await press(person, page.getByRole('menuitemcheckbox', { name: to }));
      return { value: to };
    }
    await card.scrollIntoViewIfNeeded({ timeout: actionTimeout });
    const lifted = await dragTo(page, card, column(page, to));
    // Cards may have changed their places under the mouse.
    return lifted === taskId && (await statusOf(person, taskId)) === to ? { value: to } : undefined;
  },
  async title(person, taskId, label) {
    const value = `T ${label}`;
    const task = await open(person, taskId);
    await press(person, task.locator('.task-title'));
    await task.getByRole('textbox', { name: 'Title' }).fill(value, { timeout: actionTimeout });
    await save(person, task);
    return { value, shown: () => closed(task.getByRole('textbox', { name: 'Title' })) };
  },
  async line(person, taskId, label) {
    const task = await open(person, taskId);
    await press(person, task.getByRole('button', { name: 'Edit description' }));
    const box = task.getByRole('textbox', { name: 'Description' });
    const text = (await box.inputValue({ timeout: actionTimeout })).split('\n');
    const at = person.random.between(0, lines - 1);
    const value = `L${at} ${label}`;
    const place = text.findIndex((line) => line.startsWith(`L${at} `));
    if (place < 0) return undefined;
    await box.fill(text.with(place, value).join('\n'), { timeout: actionTimeout });
    await save(person, task);
    return { value, shown: () => closed(box) };
  },
  async priority(person, taskId) {
    const { page, random } = person;
    const now = await cardOf(person, taskId)
      .getByRole('img', { name: /^Priority/ })
      .getAttribute('aria-label', { timeout: actionTimeout });
    const to = random.pick(priorities.filter((each) => !now?.endsWith(` ${each}`))) ?? 'Low';
    if (person.phone) {
      await openMenu(person, taskId);
      await press(person, page.getByRole('menuitem', { name: 'Priority' }));
    } else {
      await page.locator(`#card-title-${taskId}`).focus({ timeout: actionTimeout });
      await page.keyboard.press('p');
    }
    await press(person, page.getByRole('menuitemcheckbox', { name: to }));
    return { value: stored[to] ?? '' };
  },
  async tick(person, taskId) {
    const task = await open(person, taskId);
    const item = person.random.between(1, items);
    const box = task.getByRole('checkbox', { name: `Item ${item}` });
    const isDone = await box.isChecked({ timeout: actionTimeout });
    await press(person, box);
    return { value: `${item} ${!isDone}` };
  },
  async comment(person, taskId, label) {
    const value = `C ${label}`;
    const task = await open(person, taskId);
    await task.getByPlaceholder('Add a comment...').fill(value, { timeout: actionTimeout });
    await press(person, task.getByRole('button', { name: 'Post Comment' }));
    const said = task.getByRole('listitem').filter({ hasText: value });
    return { value, shown: () => said.first().waitFor({ timeout: 3 * actionTimeout }) };
  },
  async create(person, _taskId, label) {
    const { page } = person;
    const value = `N ${label}`;
    await press(person, page.getByRole('button', { name: 'Add Task', exact: true }).first());
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: /^Title/ }).fill(value, { timeout: actionTimeout });
    await press(person, form.getByRole('button', { name: /^Create Task/ }));
    return {
      value,
      shown: () => page.getByRole('article', { name: value, exact: true }).waitFor({ timeout: 3 * actionTimeout }),
    };
  },
  async remove(person, taskId) {
    const { page } = person;
    const from = Date.now();
    await openMenu(person, taskId);
    await press(person, page.getByRole('menuitem', { name: 'Delete Task' }));
    await press(person, page.getByRole('alertdialog').getByRole('button', { name: 'Delete Task' }));
    // The card goes before the server has answered, and a deletion does not wait for it: only the message says what came of it.
    const isShown = () => person.said.some(({ at, text }) => at >= from && /delete/i.test(text));
    return { value: 'deleted', shown: () => expect.poll(isShown, { timeout: 3 * actionTimeout }).toBe(true) };
  },
};

function cardOf({ page }: Person, taskId: number): Locator {
  return page.locator(`#card-${taskId}`);
}

/** Returns the id that the browser shows a new task under. */
async function idOf(page: Page, title: string): Promise<number> {
  const article = page.getByRole('article', { name: title, exact: true });
  return Number(await article.getAttribute('data-task', { timeout: actionTimeout }));
}

async function statusOf(person: Person, taskId: number): Promise<string> {
  const section = person.page.locator('section[data-column]', { has: cardOf(person, taskId) });
  return (await section.getAttribute('aria-label', { timeout: actionTimeout }))?.split(',')[0] ?? '';
}

async function open(person: Person, taskId: number): Promise<Locator> {
  await press(person, person.page.locator(`#card-title-${taskId}`));
  const task = person.page.getByRole('dialog').first();
  await task.waitFor({ timeout: actionTimeout });
  return task;
}

async function openMenu(person: Person, taskId: number): Promise<void> {
  const { page } = person;
  if (person.phone) await press(person, cardOf(person, taskId).getByRole('button', { name: /^Actions for/ }));
  else await page.locator(`#card-title-${taskId}`).click({ button: 'right', timeout: actionTimeout });
}

function save(person: Person, task: Locator): Promise<void> {
  return press(person, task.getByRole('button', { name: 'Save Changes' }));
}

function closed(what: Locator): Promise<void> {
  return what.waitFor({ state: 'detached', timeout: 3 * actionTimeout });
}

/** Closes what is open. A question about the same field is answered with the own value, as one of two people would. */
async function leave(person: Person): Promise<void> {
  const { page } = person;
  for (let n = 0; n < 6; n++) {
    const keep = page.getByRole('button', { name: /^Keep mine/ });
    if (await keep.first().isVisible()) {
      await press(person, keep.first()).catch(() => undefined);
      await press(person, page.getByRole('button', { name: 'Save Changes' }).first()).catch(() => undefined);
      await page.waitForTimeout(500);
    }
    const discard = page.getByRole('alertdialog').getByRole('button', { name: /^Discard/ });
    if (await discard.isVisible()) await press(person, discard).catch(() => undefined);
    if ((await page.locator('[role=dialog], [role=alertdialog], [role=menu]').count()) === 0) return;
    await page.keyboard.press('Escape');
    await page.waitForTimeout(150);
  }
}

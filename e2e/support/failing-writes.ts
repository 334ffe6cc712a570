// Makes one write fail in every way, and checks the message, the field and the server's data.
import { expect, type Locator, type Page, type Route, test } from '@playwright/test';

export interface Write {
  name: string;
  /** URL of the write. */
  to: RegExp;
  method?: 'PUT' | 'PATCH';
  /** Opens the field and types. */
  open: (page: Page) => Promise<Locator>;
  typed: string;
  press: (page: Page, field: Locator) => Promise<void>;
  /** The error message. */
  told: string | RegExp;
  /** The message on a repetition, if the first response contained a secret and was not stored. */
  again?: string;
  /** The page retries by itself before it reports a missing connection. */
  retried?: true;
  /** The page sends it under its key until it has an answer, as long as other calls have one. */
  resent?: true;
  /** What the person does in place of pressing again, where the lost answer held a new session. */
  goOn?: (page: Page) => Promise<void>;
  /** The text stays in its field after success. */
  stays?: true;
  /** Returns how often the server has stored it. */
  stored: () => Promise<number>;
}

const unanswered = 61_000;
const toastOver = 6_000;
const retries = 30_000;

export const byButton = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).last().click();
export const byEnter = async (_: Page, field: Locator) => field.press('Enter');

/** Makes each write fail in every way; `client` sends the ones whose response is lost. */
export async function failEach(page: Page, client: Client, writes: readonly Write[]): Promise<void> {
  await page.clock.install();
  for (const write of writes) await test.step(write.name, () => failing(page, write, writtenBy(client)));
}

interface Client {
  fetch: (url: string, options: { method: string; headers: Record<string, string>; data: Buffer }) => Promise<unknown>;
}

/** Sends the request to the server and drops the response. */
function writtenBy(client: Client): (route: Route) => Promise<void> {
  return async (route) => {
    const request = route.request();
    const headers = await request.allHeaders();
    await client.fetch(request.url(), {
      method: request.method(),
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !/^(:|content-length$|host$)/.test(name))),
      data: request.postDataBuffer() ?? Buffer.from(''),
    });
  };
}

async function failing(page: Page, write: Write, done: (route: Route) => Promise<void>): Promise<void> {
  const { to, method = 'POST', typed, stored, told } = write;
  const page200 = { status: 200, contentType: 'text/html', body: '<!doctype html><title>Sign in to this network</title>' };
  const ways = {
    'a failure': (route: Route) => route.fulfill({ status: 500, json: { message: 'Broken.', error: 'unexpected' } }),
    'a page': (route: Route) => route.fulfill(page200),
    'no connection': (route: Route) => route.abort(),
    'done and not answered': done,
  };
  let way: keyof typeof ways | undefined;
  let over = 0;
  await page.route(to, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    if (way === undefined) return route.continue();
    await ways[way](route);
    over += 1;
  });
  const field = await write.open(page);
  await field.fill(typed);
  for (const each of Object.keys(ways) as (keyof typeof ways)[]) {
    way = each;
    const before = over;
    await write.press(page, field);
    await expect.poll(() => over, `${write.name} was not sent again: ${each}`).toBeGreaterThan(before);
    if (write.retried) await page.clock.runFor(retries);
    if (each === 'done and not answered') await page.clock.runFor(unanswered);
    await expect(page.getByText(told).filter({ visible: true }).first(), `${write.name}: ${each} is not told`).toBeVisible();
    const sent = write.resent && each === 'no connection' ? 3 : 1;
    if (!write.retried) expect(over, `${write.name}: how often ${each} is sent`).toBe(before + sent);
    await expect(field, `${write.name}: ${each} loses what was typed`).toHaveValue(typed);
    await page.clock.runFor(toastOver);
  }
  expect(await stored(), `${write.name} was not done`).toBe(1);
  way = undefined;
  if (write.goOn) await write.goOn(page);
  else await pressAgain(page, write, field);
  expect(await stored(), `${write.name} was done twice`).toBe(1);
  await page.unroute(to);
}

/** Repeats the write without failures: the server replays its first response. */
async function pressAgain(page: Page, write: Write, field: Locator): Promise<void> {
  const { to, method = 'POST', again, stays } = write;
  const answered = page.waitForResponse(
    (response) => to.test(new URL(response.url()).pathname) && response.request().method() === method,
  );
  await write.press(page, field);
  expect((await answered).ok(), `${write.name} is sent again`).toBe(again === undefined);
  if (again !== undefined) await expect(page.getByText(again).first()).toBeVisible();
  else if (!stays)
    await expect(async () =>
      expect((await field.count()) === 0 || (await field.inputValue({ timeout: 1_000 })) === '', `${write.name} is over`).toBe(
        true,
      ),
    ).toPass();
}

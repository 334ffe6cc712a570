// A session of a browser over WebDriver, with what the tests of a page need.
import { setTimeout as sleep } from 'node:timers/promises';

export type Command = 'navigate' | 'execute' | 'find' | 'click' | 'type' | 'actions' | 'size' | 'screenshot';

/** A browser that takes commands of WebDriver; throws what it answers as an error. */
export interface Driver {
  name: string;
  /** `id` is the reference of an element. */
  command(name: Command, parameters?: { id?: string; [name: string]: unknown }): Promise<unknown>;
  close(): Promise<void>;
}

/** What a person sees: a kind of element, with its accessible name or text, whole or as a pattern. */
export interface ElementQuery {
  css: string;
  named?: string | RegExp;
  /** A selector of the part of the page in which it is. */
  within?: string;
}

export interface Session extends Pick<Driver, 'name'> {
  goto(url: string): Promise<void>;
  /** Runs a function body in the page; `return` gives a result, and may be a promise. */
  run<T>(body: string, ...values: unknown[]): Promise<T>;
  see(wanted: ElementQuery): Promise<void>;
  miss(wanted: ElementQuery): Promise<void>;
  click(wanted: ElementQuery): Promise<void>;
  fill(wanted: ElementQuery, text: string): Promise<void>;
  /** Gives a file to a field for files, which may be hidden. */
  attach(css: string, path: string): Promise<void>;
  /** Presses keys together. */
  press(...keys: string[]): Promise<void>;
  /** Waits until the body of a function returns something true. */
  until(what: string, body: string, ...values: unknown[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Returns what the page looks like, as a PNG. */
  picture(): Promise<Buffer>;
}

const waitLimit = 20_000;
const pause = 100;

/** Runs in the page: returns the first element that is seen and named so. */
const finder = `
  const find = ({ css, named, pattern, within }) => {
    const textOf = (id) => document.getElementById(id)?.textContent ?? '';
    const nameOf = (each) =>
      each.getAttribute('aria-label') ||
      (each.getAttribute('aria-labelledby') ?? '').split(' ').map(textOf).join(' ').trim() ||
      [...(each.labels ?? [])].map((label) => label.textContent).join(' ') ||
      each.getAttribute('placeholder') || each.innerText || each.textContent || '';
    const isSeen = (each) => each.getClientRects().length > 0 && getComputedStyle(each).visibility !== 'hidden';
    const isRight = (name) => pattern ? new RegExp(pattern).test(name) : named === undefined || name === named;
    const parts = [...document.querySelectorAll(within ?? ':root')];
    const all = parts.flatMap((part) => [...part.querySelectorAll(css)]);
    return all.find((each) => isSeen(each) && isRight(nameOf(each).replace(/\\s+/g, ' ').trim()));
  };`;

/** Returns the reference in an answer with an element. */
const idOf = (found: unknown) => String(Object.values(found as object)[0]);

/** Returns a session of a browser. */
export function sessionOf(driver: Driver): Session {
  async function run<T>(body: string, ...values: unknown[]): Promise<T> {
    const script = `const done = arguments[arguments.length - 1]; const values = [...arguments].slice(0, -1);
      (async () => { ${finder} ${body} })().then((result) => done({ result }), (error) => done({ error: String(error) }));`;
    const answer = (await driver.command('execute', { script, args: values })) as { result?: T; error?: string };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.result as T;
  }

  /** Tries until it returns true: the page may be left, or the element replaced or covered at that moment. */
  async function retry(what: string, attempt: () => Promise<boolean>): Promise<void> {
    const late = Date.now() + waitLimit;
    let problem: unknown;
    while (Date.now() < late) {
      try {
        if (await attempt()) return;
        problem = undefined;
      } catch (error) {
        problem = error;
      }
      await sleep(pause);
    }
    const shown = await run<string>("return location.href + '\\n' + document.body.innerText.slice(0, 600)").catch(String);
    throw new Error(`${driver.name} is too late ${what}\n${shown}`, { cause: problem });
  }
  const until = (what: string, body: string, ...values: unknown[]) => retry(what, () => run<boolean>(body, ...values));
  const plain = ({ named, ...rest }: ElementQuery) => ({
    ...rest,
    ...(named instanceof RegExp ? { pattern: named.source } : { named }),
  });
  const textOf = ({ css, named = '' }: ElementQuery) => `${css} ${named}`;

  /** Acts on an element once it is there. */
  function onElement(wanted: ElementQuery, act: (id: string) => Promise<unknown>): Promise<void> {
    return retry(`to act on ${textOf(wanted)}`, async () => {
      const isThere = await run<boolean>(
        `document.querySelector('[data-wanted]')?.removeAttribute('data-wanted');
         const found = find(values[0]);
         found?.setAttribute('data-wanted', '');
         found?.scrollIntoView({ block: 'nearest' });
         return Boolean(found);`,
        plain(wanted),
      );
      if (!isThere) return false;
      const found = await driver.command('find', { using: 'css selector', value: '[data-wanted]' });
      await act(idOf(found));
      return true;
    });
  }
  return {
    name: driver.name,
    run,
    until,
    async goto(url) {
      await driver.command('navigate', { url });
    },
    see: (wanted) => until(`to show ${textOf(wanted)}`, 'return Boolean(find(values[0]))', plain(wanted)),
    miss: (wanted) => until(`to hide ${textOf(wanted)}`, 'return !find(values[0])', plain(wanted)),
    click: (wanted) => onElement(wanted, (id) => driver.command('click', { id })),
    fill: (wanted, text) =>
      onElement(wanted, async (id) => {
        await driver.command('click', { id });
        await run(`document.querySelector('[data-wanted]').select();`);
        await driver.command('type', { id, text });
      }),
    attach: (css, path) =>
      retry(`to take a file by ${css}`, async () => {
        const found = await driver.command('find', { using: 'css selector', value: css });
        await driver.command('type', { id: idOf(found), text: path });
        return true;
      }),
    async press(...keys) {
      const down = keys.map((value) => ({ type: 'keyDown', value }));
      const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }));
      await driver.command('actions', { actions: [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }] });
    },
    async resize(width, height) {
      await driver.command('size', { width, height });
    },
    picture: async () => Buffer.from(String(await driver.command('screenshot')), 'base64'),
  };
}

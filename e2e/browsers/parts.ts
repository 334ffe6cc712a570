// The parts of the product's pages that the tests of other browsers use, and what a browser has of a text.
import { readKept } from '../live/kept-here.ts';
import type { ElementQuery, Session } from './session.ts';

export interface Person {
  username: string;
  password: string;
}

/** The board of the department Engineering. */
export const board = '/workspace/3';
export const dialog = '[role=dialog]';
export const button = (named: string | RegExp, within?: string): ElementQuery => ({
  css: 'button',
  named,
  ...(within && { within }),
});
export const field = (named: string | RegExp, within?: string): ElementQuery => ({
  css: 'input, textarea',
  named,
  ...(within && { within }),
});
export const card = (named: string): ElementQuery => ({ css: 'article .card-title', named });
/** A comment on the open task. */
export const said = (text: string): ElementQuery => ({ css: 'li', named: new RegExp(text), within: dialog });

/** Returns whether a text is anywhere in the stores of the browser: the body of a function. */
export const isKept = `return JSON.stringify(await (${readKept})()).includes(values[0]);`;
const isForgotten = `return !(await (async () => { ${isKept} })());`;

/** Waits until no store of the browser has any of the texts. */
export async function forgets({ until }: Session, texts: string[]): Promise<void> {
  for (const text of texts) await until(`to forget ${text}`, isForgotten, text);
}

/** Signs in on the page for it. */
export async function signIn({ goto, fill, click, see }: Session, url: string, person: Person): Promise<void> {
  await goto(`${url}/auth`);
  await fill(field('Username'), person.username);
  await fill(field('Password'), person.password);
  await click(button('Sign In'));
  await see({ css: 'h1', named: /^Task Manager/ });
}

/** Does a step and says so. */
export async function step({ name }: Session, what: string, act: () => Promise<void>): Promise<void> {
  await act();
  console.log(`${name}: ${what}`);
}

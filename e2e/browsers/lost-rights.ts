// What is left in each browser of what a person saw, after the server alone has ended their right to it, with the network cut.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Gateway } from '../support/gateway.ts';
import type { Administrator } from './administrator.ts';
import { board, card, forgets, isKept, type Person, said, signIn, step } from './parts.ts';
import type { Session } from './session.ts';

interface SessionContext {
  gateway: Gateway;
  person: Person;
  userId: number;
  administrator: Administrator;
  show: (name: string) => Promise<void>;
}

const departmentId = 3;
const title = 'Nobody else may read this';
const comment = 'Said in confidence';
const fileName = 'confidential.txt';
const content = 'Written in confidence';
const texts = [title, comment, fileName, content];

const isInPage = 'return document.documentElement.outerHTML.includes(values[0]);';
const isAway = `return !(() => { ${isInPage} })();`;
/** Returns which of the addresses the browser's own cache has. */
const cached = `
  const found = await Promise.all(values[0].map((address) =>
    fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined)));
  return values[0].filter((_, at) => found[at]?.ok).join();`;
/** Returns which of the addresses answer with one of the texts. */
const answering = `
  const found = await Promise.all(values[0].map((address) =>
    fetch(address).then((answer) => answer.ok ? answer.text() : '').catch(() => '')));
  return values[0].filter((_, at) => values[1].some((text) => found[at].includes(text))).join();`;

/** Lets a person see a task of somebody else, and ends their right to it twice; throws if anything of it is left. */
export async function loseRights(session: Session, place: SessionContext): Promise<void> {
  const { gateway, person, userId, administrator, show } = place;
  const { goto, see, click, run, until } = session;
  const open = (path: string) => goto(gateway.url + path);

  const task = { title, columnId: 9, workspaceId: 3, department: 'Engineering', priority: 'P2' };
  const { id: taskId } = await administrator('POST', '/api/tasks', task);
  await administrator('POST', `/api/tasks/${taskId}/comments`, { content: comment });
  const form = new FormData();
  form.append('attachment', new File([content], fileName, { type: 'text/plain' }));
  const file = await administrator('POST', `/api/tasks/${taskId}/attachments`, form);
  const addresses = [
    '/api/workspaces/3/tasks?fields=card',
    `/api/tasks/${taskId}`,
    `/api/tasks/${taskId}/comments`,
    `/api/attachments/${file.id}/content`,
  ];

  /** What every browser keeps beside the databases of the page. */
  const inOwnCache = addresses.filter((address) => /card$|content$/.test(address));

  /** Opens the task on its board, until the browser keeps both. */
  async function look(): Promise<void> {
    await open(board);
    await click(card(title));
    await see(said(comment));
    await until('to have the worker', 'return Boolean(navigator.serviceWorker.controller)');
    for (const text of [title, comment, fileName]) await until(`to keep ${text}`, isKept, text);
    const answered = await run<string>(answering, addresses, texts);
    if (answered !== addresses.join()) throw new Error(`Only these can be read: ${answered}`);
  }
  async function expectNothing(): Promise<void> {
    for (const text of texts) await until(`to stop showing ${text}`, isAway, text);
    await forgets(session, texts);
    gateway.change('refuses');
    for (const path of [board, `/task/${taskId}`, '/my-work']) {
      await open(path);
      await see({ css: 'main, [role=alert], [role=dialog]' });
      // Nothing may come later either.
      await sleep(1000);
      for (const text of texts) if (await run(isInPage, text)) throw new Error(`${path} shows ${text}`);
    }
    const answered = await run<string>(answering, addresses, texts);
    if (answered !== '') throw new Error(`Without a network these can be read: ${answered}`);
    await forgets(session, texts);
  }

  await step(session, 'is removed from the department at an open task, and nothing can be read', async () => {
    gateway.change('up');
    await signIn(session, gateway.url, person);
    await look();
    await administrator('DELETE', '/api/user-departments', { userId, departmentId });
    await expectNothing();
    await show('removed');
  });

  await step(session, 'loses the account at an open task, and nothing can be read', async () => {
    gateway.change('up');
    await administrator('POST', '/api/user-departments', { userId, departmentId });
    await look();
    const before = await run<string>(cached, inOwnCache);
    if (before !== inOwnCache.join()) throw new Error(`Its own cache has only these: ${before}`);
    await administrator('DELETE', `/api/users/${userId}`);
    await see({ css: 'h1', named: 'Your account was deleted' });
    await until('to empty its own cache', `return (await (async () => { ${cached} })()) === ''`, addresses);
    await expectNothing();
    await show('deleted');
  });
}

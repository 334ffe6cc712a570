// What a person does in each browser, with and without a server, and what is left of it there after the sign-out.
//
// The keyboard moves the card, because no driver here can drop one: a pointer that is let go ends the drag of Firefox without a drop
// (`_maybeEndDragSession` in its EventUtils), and WebKitGTK reports the start of a drag to the page and nothing after it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Gateway } from '../support/gateway.ts';
import {
  board,
  button,
  card as cardOf,
  dialog,
  field,
  forgets,
  isKept,
  type Person,
  said,
  signIn,
  step as stepOf,
} from './parts.ts';
import type { ElementQuery, Session } from './session.ts';

interface SessionContext {
  gateway: Gateway;
  person: Person;
  /** Takes a picture of the page, under a name, where somebody wants to look at it. */
  show: (name: string) => Promise<void>;
}

const firstTitle = 'Try another browser';
const title = 'Try the other browsers';
const description = 'Each of them, once.';
const file = { name: 'notes of a trial.txt', content: 'What was seen there' };
const keys = { control: '\uE009', shift: '\uE008', enter: '\uE007', escape: '\uE00C', right: '\uE014' };

const card = cardOf(title);
const cardIn = (column: string, named = title): ElementQuery => ({
  ...cardOf(named),
  within: `section[aria-label^="${column}, "]`,
});

/** Finds the task with the title that is the first value. */
const onServer = `
  const tasks = await (await fetch('/api/tasks')).json();
  const { id, description } = tasks.find((task) => task.title === values[0]);`;
const editOnServer = `${onServer}
  return description === values[1];`;
const fileOnServer = `${onServer}
  const files = await (await fetch('/api/tasks/' + id + '/attachments')).json();
  const file = files.find(({ name }) => name === values[1]);
  return (await (await fetch('/api/attachments/' + file.id + '/content')).text()) === values[2];`;
const commentsOnServer = `${onServer}
  const comments = await (await fetch('/api/tasks/' + id + '/comments')).json();
  return comments.filter(({ content }) => content === values[1]).length === 1;`;

/** Writes a file, for as long as a function needs it. */
async function withFile({ name, content }: typeof file, use: (path: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tasklane-file-'));
  try {
    const path = join(folder, name);
    writeFileSync(path, content);
    await use(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Does the main job; throws at the first step that does not work. */
export async function doMainJob(session: Session, { gateway, person, show }: SessionContext): Promise<void> {
  const { goto, see, miss, click, fill, press, run, until } = session;
  const open = (path: string) => goto(gateway.url + path);
  const step = (what: string, act: () => Promise<void>) => stepOf(session, what, act);
  async function comment(text: string): Promise<void> {
    await fill(field('Add a comment...', dialog), text);
    await press(keys.control, keys.enter);
    await see(said(text));
  }

  await step('signs in and sees the board', async () => {
    await signIn(session, gateway.url, person);
    await open(board);
    for (const name of ['To Do', 'In Progress', 'Review', 'Done'])
      await see({ css: 'section', named: new RegExp(`^${name}, \\d+ tasks?$`) });
  });

  await step('creates a task', async () => {
    await click(button('Add task', 'section[aria-label^="To Do, "]'));
    await fill(field(/^Title/, dialog), firstTitle);
    await click(button(/^Create Task/, dialog));
    await miss({ css: dialog });
    await see(cardIn('To Do', firstTitle));
  });

  await step('moves it', async () => {
    await run('find(values[0]).focus()', cardIn('To Do', firstTitle));
    await press(keys.shift, keys.right);
    await see(cardIn('In Progress', firstTitle));
    await until('to send the move', `return (await (await fetch('/api/tasks')).text()).includes('"status":"In Progress"')`);
    await open(board);
    await see(cardIn('In Progress', firstTitle));
  });

  await step('edits it', async () => {
    await click(cardIn('In Progress', firstTitle));
    await click(button(/^Edit Task/, dialog));
    await fill(field(/^Title/, dialog), title);
    await fill(field(/^Description/, dialog), description);
    await click(button(/^Save Changes/, dialog));
    await see(button(/^Edit Task/, dialog));
    await see({ css: 'h2', named: title, within: dialog });
    await until('to save the edit', editOnServer, title, description);
  });

  await step('comments, and adds a file', async () => {
    await comment('It works here too');
    await withFile(file, async (path) => {
      await session.attach(`${dialog} .attachments input[type=file]`, path);
      await see({ css: '.attachment', named: new RegExp(file.name), within: dialog });
      await until('to store the file', fileOnServer, title, file.name, file.content);
    });
    await show('task');
    await press(keys.escape);
    await miss({ css: dialog });
  });

  await step('shows no more than fits, also in its narrowest window', async () => {
    const fits = () => until('to fit', 'return document.documentElement.scrollWidth <= innerWidth');
    await session.resize(390, 844);
    await see({ css: '.thumb-bar' });
    await fits();
    await show('narrow');
    await session.resize(1440, 900);
    await miss({ css: '.thumb-bar' });
    await fits();
    await show('board');
  });

  await step('starts without a server, and keeps what is done right then', async () => {
    await until('to have the worker', 'return Boolean(navigator.serviceWorker.controller)');
    for (const text of ['It works here too', file.name]) await until('to keep what was seen', isKept, text);
    gateway.change('refuses');
    await open(board);
    await see(cardIn('In Progress'));
    await click(card);
    await see(said('It works here too'));
    await see({ css: '.attachment', named: new RegExp(file.name), within: dialog });
    await comment('Said without a server');
    await show('offline');
    await until('to keep the comment', isKept, 'Said without a server');
    await open(board);
    await see({ css: 'p', named: /^1 change waits for the server/ });
    gateway.change('up');
    await miss({ css: 'p', named: /waits for the server/ });
    await until('to send the comment once', commentsOnServer, title, 'Said without a server');
  });

  await step('signs out, and nothing can be read', async () => {
    await open(board);
    await see(cardIn('In Progress'));
    await click(button(/^Your account/));
    await click({ css: '[role=menuitem]', named: 'Log out' });
    await see(button('Sign In'));
    await forgets(session, [title, description, file.name, 'It works here too', 'Said without a server']);
    gateway.change('refuses');
    await open(board);
    await see(button('Try Again'));
    await miss(card);
    await show('signed-out');
  });
}

// Tests suggestions of a language model: only with a model, nothing without the person's click, and every failure is a sentence.
import type { Request } from '@playwright/test';
import { expectToast } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, screens, test } from '#support/fixtures.ts';
import { type SuggestingModel, suggestingModel } from '#support/suggesting-model.ts';
import { newTask } from '#support/tasks.ts';

let model: SuggestingModel;
test.beforeAll(async () => {
  model = await suggestingModel();
});
test.afterAll(() => model.close());

const usual = {
  ...{ levels: ['ask', 'propose'], dailyTokens: null, redactEmails: true, keepContent: false, prices: null },
  ...{ provider: 'openai-compatible', model: 'local' },
};

test('a model breaks a task down, finds tasks in notes, summarizes comments and rewrites a description', {
  tag: '@deep',
}, async ({ page, login, open, host, team }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  const taskId = await newTask(page.request, team, { title: 'Plan the party', description: 'For twenty people.' });
  const set = (change: object) =>
    host.admin.put('/api/assistant/model-settings', { data: { ...usual, baseUrl: model.url, ...change } });

  await test.step('without a model there is no button', async () => {
    await open(screens.task.href(taskId));
    await page.getByRole('button', { name: 'Add checklist' }).click();
    await expect(page.getByRole('button', { name: 'Add from template' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Break down' })).toHaveCount(0);
    await set({ levels: ['ask'] });
    await open(screens.task.href(taskId));
    await page.getByRole('button', { name: 'Add checklist' }).click();
    await expect(page.getByRole('button', { name: 'Add from template' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Break down' })).toHaveCount(0);
    await set({});
  });

  await test.step('a task is broken down into items that the person chooses, in one write that is undone', async () => {
    await open(screens.task.href(taskId));
    await page.getByRole('button', { name: 'Add checklist' }).click();
    await page.getByRole('button', { name: 'Break down' }).click();
    const dialog = page.getByRole('dialog', { name: 'Break this task down' });
    await expect(dialog.getByText(/is sent to local at 127\.0\.0\.1/)).toBeVisible();
    expect(model.sent).toHaveLength(0);
    // Pressed twice it asks once, and whoever closes the dialog gives that up.
    await page.route('**/api/tasks/*/suggestions/checklist', () => new Promise(() => undefined));
    const asked: Request[] = [];
    page.on('request', (request) => request.url().endsWith('/suggestions/checklist') && asked.push(request));
    await dialog.getByRole('button', { name: 'Suggest items' }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect.poll(() => asked.length).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => asked[0]?.failure()?.errorText).toContain('ERR_ABORTED');
    expect(asked).toHaveLength(1);
    await page.unroute('**/api/tasks/*/suggestions/checklist');
    await page.getByRole('button', { name: 'Break down' }).click();
    model.answers = [401];
    await dialog.getByRole('button', { name: 'Suggest items' }).click();
    await expect(dialog.getByText('The model refuses the connection')).toBeVisible();
    model.answers = [{ items: ['Invite all', 'Order <b>food</b>', 'Book a room', 'Dance'] }];
    await dialog.getByRole('button', { name: 'Suggest items' }).click();
    const items = dialog.getByRole('list', { name: 'Suggested items' });
    await expect(items.getByRole('textbox')).toHaveCount(4);
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await items.getByRole('textbox', { name: 'Checklist item 1' }).fill('Invite everybody');
    await items.getByRole('button', { name: 'Move Book a room up' }).click();
    await items.getByRole('checkbox', { name: 'Include: Order <b>food</b>' }).click();
    await items.getByRole('button', { name: 'Remove Dance' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Add checklist' }).click();
    await page.getByRole('button', { name: 'Break down' }).click();
    await expect(items.getByRole('textbox', { name: 'Checklist item 2' })).toHaveValue('Book a room');
    await dialog.getByRole('button', { name: 'Add 2 items' }).click();
    await expectToast(page, '2 items added');
    const checklist = page.getByRole('list', { name: 'Checklist' });
    await expect(checklist.getByRole('listitem')).toHaveText([/Invite everybody/, /Book a room/]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'The suggested items are gone again');
    await expect(page.getByRole('list', { name: 'Checklist' }).getByRole('listitem')).toHaveCount(0);

    model.answers = [{ items: ['Wait for the network'] }];
    await page.getByRole('button', { name: 'Break down' }).click();
    await dialog.getByRole('button', { name: 'Suggest items' }).click();
    await expect(items.getByRole('textbox')).toHaveCount(1);
    // The call itself and the one that looks whether the server is there.
    for (const path of [`tasks/${taskId}`, 'auth/current-user']) await page.route(`**/api/${path}`, (route) => route.abort());
    await dialog.getByRole('button', { name: 'Add 1 item' }).click();
    await expectToast(page, 'Waiting for the server');
    await expect(page.getByText('1 item added')).toHaveCount(0);
    await page.unrouteAll();
    await expect
      .poll(async () => (await (await page.request.get(`/api/tasks/${taskId}`)).json()).checklistItems.length, {
        timeout: 30_000,
      })
      .toBe(1);
  });

  await test.step('or into sub-tasks: what is refused stays with its reason, and one undo takes all back', async () => {
    await open(screens.task.href(taskId));
    const dialog = page.getByRole('dialog', { name: 'Break this task down' });
    const items = dialog.getByRole('list', { name: 'Suggested items' });
    model.answers = [{ items: ['Find a hall', 'x', 'Hire a band'] }];
    await page.getByRole('button', { name: 'Break down' }).click();
    await dialog.getByRole('button', { name: 'Suggest items' }).click();
    await expect(items.getByRole('textbox')).toHaveCount(3);
    await dialog.getByRole('button', { name: 'Add as 3 sub-tasks' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Title must be at least 3 characters');
    await expect(items.getByRole('textbox')).toHaveCount(2);
    await items.getByRole('textbox', { name: 'Checklist item 1' }).fill('Ask the neighbours');
    await dialog.getByRole('button', { name: 'Add as 2 sub-tasks' }).click();
    await expectToast(page, '2 sub-tasks added');
    const relations = page.getByRole('region', { name: 'Relations' });
    for (const title of ['Find a hall', 'Ask the neighbours', 'Hire a band'])
      await expect(relations.getByRole('link', { name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(relations.getByRole('link', { name: 'Hire a band' })).toHaveCount(0);
    await expect(relations.getByRole('link', { name: 'Find a hall' })).toBeVisible();
  });

  await test.step('pasted notes become a proposal, which is edited, confirmed and undone', async () => {
    await open(screens.assistant.href());
    await page.getByRole('button', { name: 'Tasks from notes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tasks from notes' });
    const field = dialog.getByRole('textbox', { name: 'Notes or mail' });
    await field.fill('Ellen Engineer orders the food by 3 May 2031. Somebody books a room. Zed dances.');
    model.answers = [{ tasks: [] }];
    await dialog.getByRole('button', { name: 'Propose tasks' }).click();
    await expect(dialog.getByText('The model found nothing to suggest.')).toBeVisible();
    const tasks = [
      { title: 'Order the food', description: 'For twenty', dueDate: '2031-05-03', person: 'Ellen Engineer' },
      { title: 'Book a room' },
      { title: 'Dance', person: 'Zed' },
    ];
    model.answers = [{ tasks }];
    await dialog.getByRole('button', { name: 'Propose tasks' }).click();
    await expect(dialog.getByText('Not found, and left out: Zed')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('textbox', { name: 'Description' }).first().fill('For thirty people');
    await dialog.getByRole('checkbox', { name: 'Include: Create “Dance”' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Tasks from notes' }).click();
    await expect(field).toHaveValue(/orders the food/);
    await dialog.getByRole('button', { name: 'Confirm 2 changes' }).click();
    await expect(dialog.getByText('2 changes made.')).toBeVisible();
    const made = (await (await page.request.get(`/api/search?q=food`)).json()) as object;
    expect(JSON.stringify(made)).toContain('Order the food');
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(dialog.getByText('2 changes undone.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Clear' }).click();
    await expect(field).toHaveValue('');
  });

  await test.step('many comments have a summary on request, until there is another one', async () => {
    for (let n = 1; n <= 9; n++) await page.request.post(`/api/tasks/${taskId}/comments`, { data: { content: `Idea ${n}` } });
    await open(screens.task.href(taskId));
    model.answers = [{ points: ['Nine ideas', 'See [this](https://evil.example)'] }];
    await page.getByRole('button', { name: 'Summarize the comments' }).click();
    const summary = page.getByRole('region', { name: 'Summary' });
    await expect(summary.getByRole('listitem')).toHaveText(['Nine ideas', 'See this']);
    await expect(summary.getByText(/^Of 9 comments, until .*M\. Written by a language model\.$/)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const load = '**/api/tasks/*/comments/summary*';
    await page.route(load, (route) => route.fulfill({ status: 500, json: { message: 'Broken.', error: 'unexpected' } }));
    await page.reload();
    const failed = page.getByRole('alert').filter({ hasText: 'The summary could not be loaded.' });
    await expect(failed).toBeVisible();
    await page.unroute(load);
    await failed.getByRole('button', { name: 'Try Again' }).click();
    await expect(summary).toBeVisible();
    await page.request.post(`/api/tasks/${taskId}/comments`, { data: { content: 'One more' } });
    await expect(summary).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Summarize the comments' })).toBeVisible();
  });

  await test.step('a description is rewritten by paragraph: each is accepted or left, one save, undone', async () => {
    const description = 'Wat is to do, is to do.\n\nKeep this.\n\nAsk ana@example.com';
    await page.request.put(`/api/tasks/${taskId}`, { data: { description } });
    await open(screens.task.href(taskId));
    await page.getByRole('button', { name: 'Rewrite, shorten, translate' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rewrite, shorten, translate' });
    await dialog.getByRole('radio', { name: 'Shorten' }).check();
    model.answers = [
      {
        paragraphs: [
          { place: 0, text: 'Do it.' },
          { place: 2, text: 'Kept.' },
          { place: 4, text: 'Ask [e-mail].' },
        ],
      },
    ];
    await dialog.getByRole('button', { name: 'Suggest words' }).click();
    const paragraphs = dialog.getByRole('list', { name: 'Paragraphs' }).getByRole('listitem');
    await expect(paragraphs).toHaveCount(3);
    await expect(paragraphs.nth(2)).toContainText('Ask ana@example.com.');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('checkbox', { name: 'Accept paragraph 1' }).click();
    await dialog.getByRole('checkbox', { name: 'Accept paragraph 3' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Description changed');
    const shown = page.getByRole('region', { name: 'Description' });
    await expect(shown).toContainText('Do it.');
    await expect(shown).toContainText('Keep this.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(shown).toContainText('Wat is to do');
  });
});

test('an administrator drafts a mail with a model: it is shown, used, changed and undone, and nothing is saved or sent', {
  tag: '@deep',
}, async ({ page, login, host }) => {
  await login('admin');
  await host.admin.put('/api/assistant/model-settings', { data: { ...usual, provider: 'off', baseUrl: null } });
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  const editor = '/admin?tab=emails&template=new';
  await page.goto(editor);
  await expect(page.getByRole('textbox', { name: 'Subject' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Draft with a model' })).toHaveCount(0);
  await host.admin.put('/api/assistant/model-settings', { data: { ...usual, baseUrl: model.url } });
  await page.goto(editor);
  await page.getByRole('textbox', { name: 'Subject' }).fill('My own subject');
  await page.getByRole('button', { name: 'Draft with a model' }).click();
  const dialog = page.getByRole('dialog', { name: 'Draft this e-mail' });
  await expect(dialog.getByRole('button', { name: 'Write a draft' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'What should the e-mail say?' }).fill('Welcome them');
  model.answers = [429, 429];
  await dialog.getByRole('button', { name: 'Write a draft' }).click();
  await expect(dialog.getByText('The model is busy at the moment.')).toBeVisible();
  const draft = {
    subject: 'Hello {{firstName}}',
    heading: 'Hello',
    paragraphs: ['Ask {{assignerName}} <b>anything</b>.'],
    button: 'Sign in',
  };
  model.answers = [{ ...draft, subject: 'Hello {{password}}' }, draft];
  await dialog.getByRole('button', { name: 'Write a draft' }).click();
  await expect(dialog.getByText('Hello Maya')).toBeVisible();
  expect(model.sent.at(-1)).toContain('My own subject');
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await page.getByRole('button', { name: 'Draft with a model' }).click();
  await dialog.getByRole('button', { name: 'Use this draft' }).click();
  const subject = page.getByRole('textbox', { name: 'Subject' });
  await expect(subject).toHaveValue('Hello {{firstName}}');
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveValue(/<p>Ask \{\{assignerName\}\} &lt;b&gt;anything/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(subject).toHaveValue('My own subject');
  const templates = (await (await page.request.get('/api/email-templates')).json()) as { subject: string }[];
  expect(templates.map((each) => each.subject)).not.toContain('Hello {{firstName}}');
});

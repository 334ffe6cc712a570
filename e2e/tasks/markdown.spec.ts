// Markdown and mentions: tools and keys, preview, safe rendering.
import type { APIRequestContext, Page } from '@playwright/test';
import { card, cardTitle } from '#support/board.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, screens, test } from '#support/fixtures.ts';
import { newTask, signedInUserId } from '#support/tasks.ts';

test.use({ ownServer: false });

async function comment(request: APIRequestContext, url: string, taskId: number, content: string): Promise<void> {
  const reply = await request.post(`${url}/api/tasks/${taskId}/comments`, { data: { content } });
  expect(reply.status(), await reply.text()).toBe(201);
}

const box = (page: Page) => page.getByPlaceholder('Add a comment...');
const comments = (page: Page) => page.getByRole('list', { name: /Comments?$/ });
const people = (page: Page) => page.getByRole('listbox', { name: 'People to mention' });
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });

test('a comment is written with tools and keys, seen before it is posted, and drawn', async ({ page, login, open, team }) => {
  await login('engineer');
  const taskId = await newTask(page.request, team, { title: 'Write it down' });
  await open(screens.task.href(taskId));
  const tools = page.getByRole('toolbar', { name: 'Formatting' });

  await test.step('the tools mark what is selected, and take their marks away', async () => {
    await box(page).fill('important');
    await box(page).selectText();
    await tools.getByRole('button', { name: 'Bold' }).click();
    await expect(box(page)).toHaveValue('**important**');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Control+b');
    await expect(box(page)).toHaveValue('important');
    await page.keyboard.press('Control+i');
    await expect(box(page)).toHaveValue('_important_');
  });

  await test.step('the browser can undo them', async () => {
    await page.keyboard.press('Control+z');
    await expect(box(page)).toHaveValue('important');
    await page.keyboard.press('Control+z');
    await expect(box(page)).toHaveValue('**important**');
    await page.keyboard.press('Control+Shift+z');
    await expect(box(page)).toHaveValue('important');
  });

  await test.step('Enter goes on with a list and ends it', async () => {
    await box(page).fill('');
    await tools.getByRole('button', { name: 'Checklist' }).click();
    await page.keyboard.type('first');
    await page.keyboard.press('Enter');
    await page.keyboard.type('second');
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveValue('- [ ] first\n- [ ] second\n- [ ] ');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('see the plan');
    await expect(box(page)).toHaveValue('- [ ] first\n- [ ] second\n\nsee the plan');
  });

  await test.step('an address that is pasted over words makes a link of them', async () => {
    for (let letter = 0; letter < 'the plan'.length; letter++) await page.keyboard.press('Shift+ArrowLeft');
    await box(page).evaluate((field, address) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', address);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, 'https://example.com/plan');
    await expect(box(page)).toHaveValue('- [ ] first\n- [ ] second\n\nsee [the plan](https://example.com/plan)');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('~~old~~ `code`');
  });

  await test.step('the preview shows it, and nothing typed is lost', async () => {
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('region', { name: 'Preview: Add a comment...' });
    await expect(preview.getByRole('link', { name: 'the plan' })).toBeVisible();
    await expect(preview.getByRole('checkbox', { name: 'Not done' })).toHaveCount(2);
    await expect(box(page)).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Write', exact: true }).click();
    await expect(box(page)).toBeFocused();
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.keyboard.press('Control+Enter');
    await expect(box(page)).toHaveValue('');
    await box(page).fill('next');
    await expect(box(page)).toBeVisible();
    await box(page).fill('');
  });

  await test.step('it is drawn', async () => {
    const link = comments(page).getByRole('link', { name: 'the plan' });
    await expect(link).toHaveAttribute('href', 'https://example.com/plan');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(comments(page).getByRole('checkbox')).toHaveCount(2);
    for (const each of await comments(page).getByRole('checkbox').all()) await expect(each).toBeDisabled();
    await expect(comments(page).locator('s')).toHaveText('old');
    await expect(comments(page).locator('code')).toHaveText('code');
    await expect(comments(page).locator('br')).toHaveCount(1);
    await expectAccessible(page);
  });
});

test('somebody is mentioned by keyboard and hears of it', async ({ page, server, login, open, another, team }) => {
  const other = await another();
  await login('colleague', other);
  const colleague = await signedInUserId(other);
  await login('engineer');
  await login('outsider', await another());
  const title = 'Ask somebody';
  const taskId = await newTask(page.request, team, { title, assigneeId: await signedInUserId(page) });
  await open(team.board);
  await cardTitle(page, title).click();
  const dialog = page.getByRole('dialog', { name: title });
  await box(page).focus();
  await page.keyboard.type('Please look, @');
  await expect(people(page).getByRole('option')).toHaveCount(2);
  await expect(people(page)).not.toContainText('Olga Outsider');
  await expect(people(page).getByRole('option', { name: /Carl Colleague/ })).toContainText('Not assigned');
  await expect(page.getByRole('status').filter({ hasText: '2 people to mention' })).toHaveCount(1);
  await expectAccessible(page);

  await test.step('Escape closes the list and not the task', async () => {
    await page.keyboard.press('Escape');
    await expect(people(page)).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(box(page)).toBeFocused();
  });

  await test.step('what is typed finds the person; Enter takes the name', async () => {
    await page.keyboard.press('Backspace');
    await page.keyboard.type('@càrl');
    await expect(people(page).getByRole('option')).toHaveCount(1);
    const active = await box(page).getAttribute('aria-activedescendant');
    await expect(people(page).getByRole('option')).toHaveAttribute('id', active ?? '');
    await expect(people(page).getByRole('option')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveValue('Please look, @Carl Colleague ');
    await expect(people(page)).toBeHidden();
    await page.keyboard.press('Control+z');
    await expect(box(page)).toHaveValue('Please look, @càrl');
    await page.keyboard.press('Control+Shift+z');
    await expect(box(page)).toHaveValue('Please look, @Carl Colleague ');
    await page.keyboard.type('and tell ellen@example.com');
    await expect(people(page)).toBeHidden();
  });

  await test.step('a reload keeps whom it means', async () => {
    await page.goto(server.url + screens.task.href(taskId));
    await expect(box(page)).toHaveValue('Please look, @Carl Colleague and tell ellen@example.com');
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/comments'));
    await page.getByRole('button', { name: 'Post Comment' }).click();
    expect((await sent).postDataJSON()).toEqual({
      content: `Please look, [@Carl Colleague](user:${colleague}) and tell ellen@example.com`,
    });
    await expect(comments(page).locator('strong', { hasText: '@Carl Colleague' })).toBeVisible();
  });

  await test.step('the bell of the person tells of it', async () => {
    await open(screens.members.href(), other);
    await expect(bell(other)).toHaveAccessibleName(/1 unread$/, { timeout: 15_000 });
    await bell(other).click();
    await other
      .getByRole('button', { name: new RegExp(`^Unread: Ellen Engineer mentioned you in a comment on "${title}"`) })
      .click();
    await expect(other.locator('strong[data-me]', { hasText: '@Carl Colleague' })).toBeVisible();
  });
});

test('a description mentions people, and its card shows its words', { tag: '@deep' }, async ({
  page,
  server,
  login,
  open,
  another,
  team,
}) => {
  const other = await another();
  await login('colleague', other);
  await other.request.put(`${server.url}/api/notifications/read`);
  const colleague = await signedInUserId(other);
  await login('engineer');
  await open(team.board);
  const title = 'A described task';
  await page
    .getByRole('button', { name: /^Add Task/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Create New Task' });
  await dialog.getByRole('textbox', { name: /^Title/ }).fill(title);
  const description = dialog.getByRole('textbox', { name: /^Description/ });
  await description.focus();
  await page.keyboard.type('## Goal\n**Ship** it, @carl');
  await people(page)
    .getByRole('option', { name: /Carl Colleague/ })
    .click();
  await page.keyboard.type(`as in [this task](/task/1)`);
  await expect(description).toHaveValue('## Goal\n**Ship** it, @Carl Colleague as in [this task](/task/1)');
  await page.keyboard.press('Control+Enter');
  await expect(card(page, title).locator('.card-text')).toHaveText('Goal Ship it, @Carl Colleague as in this task');

  await cardTitle(page, title).click();
  const opened = page.getByRole('dialog', { name: title });
  await expect(opened.getByRole('heading', { level: 4, name: 'Goal' })).toBeVisible();
  await expect(opened.locator('strong.mention')).toHaveText('@Carl Colleague');
  const told = async () =>
    ((await (await other.request.get(`${server.url}/api/notifications`)).json()) as { message: string }[]).filter(({ message }) =>
      message.includes(title),
    );
  expect((await told()).map(({ message }) => message)).toEqual([`Ellen Engineer mentioned you in the description of "${title}"`]);
  await other.request.put(`${server.url}/api/notifications/read`);

  await opened.getByRole('button', { name: 'Edit Task' }).click();
  const edited = opened.getByRole('textbox', { name: /^Description/ });
  await expect(edited).toHaveValue(/it, @Carl Colleague as/);
  await edited.press('Control+End');
  await page.keyboard.type(' once more');
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes('/api/tasks/'));
  await opened.getByRole('button', { name: 'Save Changes' }).click();
  expect((await sent).postDataJSON().description).toContain(`[@Carl Colleague](user:${colleague})`);
  await expect(opened.getByText('once more')).toBeVisible();
  expect(await told()).toHaveLength(1);

  await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
  await opened.getByRole('link', { name: 'this task' }).click();
  await expect(page).toHaveURL(/\/task\/1$/);
  expect(await page.evaluate(() => 'samePage' in globalThis)).toBe(true);
});

test('the marks of a list are on the side where its text begins', async ({ page, login, open, team }) => {
  await login('engineer');
  const description = '- לקנות לחם\n- לאפות עוגה\n\nA line between.\n\n1. buy bread\n2. bake a cake';
  await open(screens.task.href(await newTask(page.request, team, { title: 'Both directions', description })));
  await expect(page.locator('.markdown ul')).toHaveCSS('direction', 'rtl');
  await expect(page.locator('.markdown ul')).toHaveCSS('padding-left', '0px');
  await expect(page.locator('.markdown ol')).toHaveCSS('direction', 'ltr');
});

test('a list that mixes tasks with other items keeps the dots of these', async ({ page, login, open, team }) => {
  await login('engineer');
  const description = '- has a dot\n- [ ] has a box';
  const taskId = await newTask(page.request, team, { title: 'A mixed list', description });
  await open(screens.task.href(taskId));
  const items = page.getByRole('region', { name: 'Description' }).getByRole('listitem');
  await expect(items.first()).toHaveCSS('list-style-type', 'disc');
  await expect(items.last().getByRole('checkbox', { name: 'Not done' })).toBeVisible();
  await page.request.delete(`/api/tasks/${taskId}`);
});

test('what is hostile is text', async ({ page, server, login, open, team }) => {
  await login('engineer');
  const engineer = await signedInUserId(page);
  const hostile = '<img src=x onerror=alert(1)> [x](javascript:alert(2))';
  const data = {
    username: 'mallory',
    password: 'mallory has a password',
    fullName: hostile,
    email: 'm@example.com',
    departmentId: 3,
  };
  const mallory = await (await page.request.post(`${server.url}/api/users`, { data })).json();
  const texts = [
    '<script>alert(3)</script><img src=x onerror=alert(4)><svg onload=alert(5)>',
    '[a](javascript:alert(6)) [b](JaVaScRiPt&colon;alert(7)) [c](data:text/html;base64,PHNjcmlwdD4=) <javascript:alert(8)>',
    '![pixel](https://tracker.example/pixel.gif) ![in](data:image/png;base64,AAAA)',
    '&lt;script&gt;alert(9)&lt;/script&gt; &#60;img src=x onerror=alert(10)&#62;',
    `[@<b onclick=alert(11)>Boss</b>](user:${engineer}) [@x](user:${mallory.id}) [@Nobody](user:2147483647)`,
    '[ok](https://example.com/"onmouseover="alert(12)) [rel](//evil.example/x)',
    `${'> '.repeat(500)}deep ${'* '.repeat(500)}`,
  ];
  const taskId = await newTask(page.request, team, { title: 'Hostile', description: texts.join('\n\n') });
  for (const text of texts) await comment(page.request, server.url, taskId, text);
  const outside: string[] = [];
  page.on('request', (request) => new URL(request.url()).origin !== server.url && outside.push(request.url()));
  page.on('dialog', (dialog) => {
    outside.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await open(screens.task.href(taskId));
  const main = page.getByRole('main');
  await expect(main.getByText('<script>alert(3)</script>').first()).toBeVisible();
  await expect(main.getByText('<script>alert(9)</script>').first()).toBeVisible();
  await expect(main.locator('.markdown').getByRole('link', { name: 'pixel' }).first()).toHaveAttribute(
    'href',
    'https://tracker.example/pixel.gif',
  );
  const found = await main.evaluate((root) => {
    const all = [...root.querySelectorAll('.markdown *')];
    return {
      elements: all
        .map(({ localName }) => localName)
        .filter((name) => ['script', 'img', 'svg', 'iframe', 'style', 'object', 'b'].includes(name)),
      attributes: all.flatMap((element) => element.getAttributeNames()).filter((name) => name.startsWith('on')),
      addresses: all
        .flatMap((element) => element.getAttribute('href') ?? [])
        .filter((href) => !/^(https?:|mailto:|\/)/.test(href)),
    };
  });
  expect(found).toEqual({ elements: [], attributes: [], addresses: [] });
  // A mention shows the person's current name, whatever the text says.
  const mentions = page.getByRole('list', { name: /Comments$/ }).locator('strong.mention');
  await expect(mentions).toHaveText(['@Ellen Engineer', `@${hostile}`, '@Deleted user']);
  expect(outside).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the tools and the people fit, in both themes', { tag: '@deep' }, async ({ page, server, login, open, team }) => {
    await login('colleague');
    await login('engineer');
    const description = `# Plan\n\n| one | two | three |\n|---|:-:|--:|\n| a long cell of words | another long cell | 3 |\n\n- [x] done\n- [ ] open\n  - nested\n\n> quoted\n\n\`\`\`\nconst veryLong = '${'x'.repeat(80)}';\n\`\`\`\nhttps://example.com/${'long/'.repeat(20)}`;
    const taskId = await newTask(page.request, team, { title: 'On a phone', description });
    for (const theme of ['light', 'dark'] as const) {
      await page.request.patch(`${server.url}/api/users/settings`, { data: { theme } });
      await open(screens.task.href(taskId));
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.getByRole('table')).toBeVisible();
      await expectNoHorizontalScroll(page);
      await box(page).tap();
      await box(page).pressSequentially('Hello @');
      await expect(people(page)).toBeVisible();
      await expectAccessible(page);
      const [list, line] = [await people(page).boundingBox(), await box(page).boundingBox()];
      expect(list && list.x >= 0 && list.x + list.width <= 390 && list.y >= 0 && list.y + list.height <= 844).toBe(true);
      expect(list && line && (list.y + list.height <= line.y + 20 || list.y >= line.y + 20)).toBe(true);
      await people(page)
        .getByRole('option', { name: /Carl Colleague/ })
        .tap();
      await expect(box(page)).toHaveValue('Hello @Carl Colleague ');
      await expectNoHorizontalScroll(page);
      await box(page).fill('');
    }
  });
});

test('what people type without knowing Markdown stays as they typed it, in details, comments and on the card', async ({
  page,
  login,
  open,
  team,
  server,
}) => {
  const path = String.raw`\\fs01\Projekte\_Design\2026\#Neu\(alt)\*.docx`;
  await login('engineer');
  const taskId = await newTask(page.request, team, { title: 'Where it lies', description: path });
  await comment(page.request, server.url, taskId, `${path}\n\n5. five\n9. nine\n\n2026. A good year\n\n>5 people, 2*3*4`);
  await open(screens.task.href(taskId));
  await expect(page.getByText(path, { exact: true })).toHaveCount(2);
  await expect(
    comments(page)
      .getByRole('listitem')
      .filter({ hasText: /^five$/ }),
  ).toHaveJSProperty('value', 5);
  await expect(
    comments(page)
      .getByRole('listitem')
      .filter({ hasText: /^nine$/ }),
  ).toHaveJSProperty('value', 9);
  await expect(comments(page).getByText('2026. A good year', { exact: true })).toBeVisible();
  await expect(comments(page).getByText('>5 people, 2*3*4', { exact: true })).toBeVisible();
  await open(team.board);
  await expect(card(page, 'Where it lies')).toContainText(path);
});

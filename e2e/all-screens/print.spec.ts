// Paper has the whole of a screen without its frame, and says what it is.
import { screens } from '@app/contract/screens.ts';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, type Team, test } from '#support/fixtures.ts';
import { newTask, signedInUserId } from '#support/tasks.ts';

test.use({ ownServer: false });

/** Texts of the frame and of tools, which paper has no use for. */
const frame = ['DEPARTMENTS', 'Members', 'Search tasks', 'Add task', 'Add Task', 'Add a comment', 'Skip to content'];
const titleOf = (at: number) => `Printed ${String(at).padStart(3, '0')}`;

/** Prints the page, and returns the text of all pages with single spaces, and the document's title at that time. */
async function paperOf(page: Page): Promise<{ text: string; title: string }> {
  const document = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { info } = await document.getMetadata();
  const { text } = await extractText(document, { mergePages: true });
  return { text: text.replace(/\s+/g, ' '), title: String((info as { Title?: unknown }).Title ?? '') };
}

function expectWhole({ text }: { text: string }, wanted: readonly string[]): void {
  expect(wanted.filter((words) => !text.includes(words))).toEqual([]);
  expect(frame.filter((words) => text.includes(words))).toEqual([]);
}

interface PrintContext {
  page: Page;
  team: Team;
}

/** Makes tasks in three columns; the first fifty are mine, and due on one day. Returns their titles. */
async function fill({ page, team }: PrintContext, count: number): Promise<string[]> {
  await page.request.patch(`${team.url}/api/users/settings`, { data: { theme: 'dark' } });
  const me = await signedInUserId(page);
  const titles = Array.from({ length: count }, (_, at) => titleOf(at));
  for (let from = 0; from < titles.length; from += 10) {
    const ten = titles.slice(from, from + 10);
    await Promise.all(
      ten.map((title, at) =>
        newTask(page.request, team, {
          title,
          columnId: [team.columns.toDo, team.columns.inProgress, team.columns.review][at % 3],
          priority: at === 0 ? 'P1' : 'P2',
          // All of one day, so that the calendar leaves most of them behind a button.
          ...(from < 50 && { dueDate: '2031-04-14', assigneeId: me, assignees: [me] }),
        }),
      ),
    );
  }
  return titles;
}

test('a board is printed whole, and says its filter', async ({ page, login, server, team }) => {
  await login('engineer');
  const titles = await fill({ page, team }, 54);
  const board = `${server.url}${team.board}`;
  await test.step('the board', async () => {
    await page.goto(board);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const paper = await paperOf(page);
    expectWhole(paper, [...titles, 'Task Manager', team.department, 'To Do', 'In Progress', 'Review', 'Done']);
    expect(paper.title).toMatch(new RegExp(`^Task Manager · ${team.department} · \\d`));
    await expect(page.locator('html'), 'the screen is as before').toHaveAttribute('data-theme', 'dark');
    expect(await page.getByRole('article').count()).toBeLessThan(titles.length);
    await expect(page).toHaveTitle(/Tasklane AI$/);
  });
  await test.step('a filter', async () => {
    await page.goto(`${board}?priority=P1`);
    await expect(page.locator('.filter-bar')).toContainText('High');
    await expect(page.getByRole('article').first()).toBeVisible();
    const paper = await paperOf(page);
    expectWhole(
      paper,
      titles.filter((_, at) => at % 10 === 0),
    );
    expect(paper.text).not.toContain(titleOf(1));
    expect(paper.title).toMatch(/^Task Manager · .* · High · \d/);
    expect(paper.text).toContain('High');
  });
});

test('a list of 200 rows, lanes, a month, the dashboard and my work are printed whole', { tag: '@deep' }, async ({
  page,
  login,
  server,
  team,
}) => {
  await login('engineer');
  const titles = await fill({ page, team }, 200);
  const board = `${server.url}${team.board}`;
  await test.step('the list', async () => {
    await page.goto(`${board}?view=list`);
    await expect(page.locator('[data-row]').first()).toBeVisible();
    expectWhole(await paperOf(page), titles);
  });
  await test.step('lanes', async () => {
    await page.goto(`${board}?lanes=priority`);
    await expect(page.getByRole('article').first()).toBeVisible();
    expectWhole(await paperOf(page), titles);
  });
  await test.step('a month', async () => {
    await page.goto(`${board}?view=calendar&day=2031-04-14`);
    await expect(page.getByRole('button', { name: /^\+\d+ more$/ })).toBeVisible();
    expectWhole(await paperOf(page), [...titles.slice(0, 50), 'April 2031', '30']);
  });
  await test.step('the dashboard', async () => {
    await page.goto(`${board}?view=dashboard`);
    await expect(page.getByRole('region', { name: 'Open tasks by person' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Task Status' })).toBeVisible();
    const paper = await paperOf(page);
    expectWhole(paper, ['Task Status', 'Open tasks by person']);
    // The board has a print of its own.
    expect(paper.text).not.toContain(titleOf(199));
  });
  await test.step('my work', async () => {
    await page.goto(`${server.url}${screens.myWork.href()}`);
    await expect(page.getByText(/^Printed \d+$/).first()).toBeVisible();
    expectWhole(await paperOf(page), titles.slice(0, 50));
  });
});

test('an open task and its page are printed to the last paragraph and comment', async ({ page, login, server, team }) => {
  await login('engineer');
  const paragraphs = Array.from({ length: 60 }, (_, at) => `Paragraph ${at} of sixty.`);
  const comments = Array.from({ length: 12 }, (_, at) => `Comment ${at} of twelve.`);
  const taskId = await newTask(page.request, team, { title: 'Write the handbook', description: paragraphs.join('\n\n') });
  for (const content of comments) await page.request.post(`${server.url}/api/tasks/${taskId}/comments`, { data: { content } });
  await newTask(page.request, team, { title: 'Not on this paper' });
  for (const address of [`${server.url}${team.board}?task=${taskId}`, `${server.url}${screens.task.href(taskId)}`]) {
    await page.goto(address);
    await expect(page.getByText('Comment 11 of twelve.')).toBeAttached();
    await expect(page.getByText('Paragraph 59 of sixty.')).toBeAttached();
    const paper = await paperOf(page);
    expectWhole(paper, ['Write the handbook', ...paragraphs, ...comments]);
    expect(paper.text).not.toContain('Not on this paper');
    expect(paper.title).toMatch(/^Write the handbook/);
  }
});

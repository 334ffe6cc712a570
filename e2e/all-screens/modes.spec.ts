// Every screen with zoom, text spacing, forced colours and reduced motion: nothing is lost or clipped.
import type { Page } from '@playwright/test';
import { cardTitle } from '#support/board.ts';
import { clippedText } from '#support/clipped-text.ts';
import { engineering, expect, screens, test } from '#support/fixtures.ts';
import { lostInForcedColors, movesDespiteReducedMotion } from '#support/lost-styles.ts';
import { isDeep } from '#support/run/deep.ts';
import { administrationOf, placesOf } from '#support/screens/places.ts';
import { newTask } from '#support/tasks.ts';

const title = 'A task to be seen in every way';
const dots = ['P0', 'P1', 'P2', 'P3'];

/** The values of WCAG 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

// All modes for each place (`npm run deep`); otherwise one of the first two and one of the last two.

test.beforeEach(async ({ page, login, server }) => {
  await login('admin');
  const tasks: { title: string }[] = await (await page.request.get('/api/tasks')).json();
  if (tasks.some((task) => task.title === title)) return;
  const today = new Date().toISOString().slice(0, 10);
  await newTask(page.request, server.url, { title: 'Due today', dueDate: today, columnId: 10 });
  const checklistItems = [
    { id: 1, text: 'Done', completed: true },
    { id: 2, text: 'Open' },
  ];
  await newTask(page.request, server.url, { title, description: 'What it is about', dueDate: '2026-01-01', checklistItems });
  for (const priority of dots) await newTask(page.request, server.url, { title: `Priority ${priority}`, priority, columnId: 10 });
});

const board = screens.workspace.href(engineering);
const places = {
  ...placesOf(engineering),
  company: screens.workspace.href(0),
  'no board': screens.workspace.href(99_999),
};
const administration = administrationOf(engineering);

const modes = [
  { name: '200 % of 1440 by 900', viewport: { width: 720, height: 450 }, spaced: false },
  { name: '400 % of 1280 by 1024', viewport: { width: 320, height: 256 }, spaced: false },
  { name: 'the text spacing of WCAG 1.4.12 at 320', viewport: { width: 320, height: 800 }, spaced: true },
  { name: 'the text spacing of WCAG 1.4.12 at 1280', viewport: { width: 1280, height: 800 }, spaced: true },
];

test('nothing is lost on the screens of a member, larger, spaced, with forced colours and without motion', async ({ page }) => {
  test.slow();
  for (const [place, address] of Object.entries({ ...places, task: screens.task.href(await numberOf(page)) }))
    await expectKeptAt(page, place, address);
});

test('nothing is lost in the administration, larger, spaced, with forced colours and without motion', async ({ page }) => {
  test.slow();
  for (const [place, address] of Object.entries(administration)) await expectKeptAt(page, place, address);
});

test('nothing is lost in dialogs, larger, spaced, with forced colours and without motion', async ({ page }) => {
  await page.goto(`${board}?task=${await numberOf(page)}`);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Edit Task' })).toBeAttached();
  await expectKept(page, 'an open task', () => expectFits(page, 'Edit Task'));
  await page.goto(board);
  await cardTitle(page, title).waitFor({ state: 'attached' });
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'Create New Task' })).toBeVisible();
  await expectKept(page, 'a new task', () => expectFits(page, 'Create Task'));
});

test('nothing is lost before the sign-in and where something failed, larger, spaced, with forced colours and without motion', async ({
  page: signedIn,
  another,
  login,
  server,
}) => {
  test.slow();
  const invited = await signedIn.request.post('/api/invitations', {
    data: { workspaceId: engineering, email: 'seen@example.com', role: 'member' },
  });
  const { id } = await login('engineer', await another()).then(async ({ username }) => {
    const people: { id: number; username: string }[] = await (await signedIn.request.get('/api/admin/users')).json();
    return people.find((person) => person.username === username) ?? { id: 0 };
  });
  const reset = await signedIn.request.post(`/api/users/${id}/password-reset`, { data: {} });
  const tokenOf = async (answer: { json: () => Promise<{ link?: string }> }) => (await answer.json()).link?.split('#')[1] ?? '';
  const none = 'x'.repeat(43);
  const outside = {
    'sign-in': screens.auth.href(),
    'an invitation': screens.invitation.href(await tokenOf(invited)),
    'an invitation that is none': screens.invitation.href(none),
    'a new password': screens.passwordReset.href(await tokenOf(reset)),
    'a new password that is none': screens.passwordReset.href(none),
    'the link of a mail': screens.emailLink.href(none),
    'the reference of the API': screens.apiDocs.href('tasks.create'),
  };
  const page = await another();
  for (const [place, address] of Object.entries(outside)) {
    // A new hash alone does not reload the page.
    await page.goto('about:blank');
    await expectKeptAt(page, place, server.url + address);
  }
  await page.goto(server.url + screens.auth.href());
  await page.getByRole('tab', { name: 'Register' }).click();
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
  await expectKept(page, 'registration');
  await page.route('**/assets/sign-in-*.js', (route) => route.abort());
  await page.goto(server.url + screens.auth.href());
  await expect(page.getByRole('heading', { level: 1, name: 'Application Error' })).toBeVisible();
  await expectKept(page, 'an error of the application');
  await login('engineer', page);
  await page.route('**/assets/members-screen-*.js', (route) => route.abort());
  await page.goto(server.url + screens.members.href());
  await expect(page.getByRole('main').getByRole('heading', { name: 'Connection Error' })).toBeVisible();
  await expectKept(page, 'an error of a screen');
});

/** Returns the elements that are wider than the window. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('main')];
    if (boxes.every((box) => box.scrollWidth <= box.clientWidth)) return [];
    const wide = [...document.querySelectorAll('main *')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1,
    );
    return wide.map((element) => `${element.tagName} ${element.getAttribute('class')}`);
  });
}

/** Returns the parts of a screen that scroll, but show less than the height of a card. */
function tooLow(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *:not(textarea)')]
      .filter((element) => element.checkVisibility() && /auto|scroll/.test(getComputedStyle(element).overflowY))
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 4 && clientHeight < 80)
      .map((element) => `${element.tagName} ${element.className} (${element.clientHeight} of ${element.scrollHeight})`),
  );
}

async function expectKeptAt(page: Page, place: string, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }), place).toBeAttached();
  await expect(page.locator(':not(button)[aria-busy=true]'), place).toHaveCount(0);
  await expectKept(page, place);
}

/** Checks one page in its modes without reloading it. */
async function expectKept(page: Page, place: string, besides: () => Promise<void> = async () => undefined): Promise<void> {
  await test.step(place, async () => {
    for (const { name, viewport, spaced } of modes.filter((_, at) => isDeep || at % 2 === place.length % 2)) {
      await page.setViewportSize(viewport);
      const style = spaced ? await page.addStyleTag({ content: spacing }) : undefined;
      // Some elements re-render for the width.
      await expect(async () => {
        expect(await tooWide(page), `${place}, ${name}`).toEqual([]);
        expect(await clippedText(page, title), `${place}, ${name}`).toEqual([]);
        expect(await tooLow(page), `${place}, ${name}`).toEqual([]);
      }).toPass({ timeout: 15_000 });
      await besides();
      await style?.evaluate((element) => element.parentNode?.removeChild(element));
    }
    expect.soft(await movesDespiteReducedMotion(page), `${place} moves`).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await lostInForcedColors(page), `${place}, forced colours`).toEqual([]);
    await page.emulateMedia({ forcedColors: null });
  });
}

async function numberOf(page: Page): Promise<number> {
  const tasks: { id: number; title: string }[] = await (await page.request.get('/api/tasks')).json();
  return tasks.find((task) => task.title === title)?.id ?? 0;
}

/** Expects that the dialog is within the window and its button can be scrolled into view and clicked. */
async function expectFits(page: Page, button: string): Promise<void> {
  const box = await page.getByRole('dialog').boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1).toBe(true);
  await page.getByRole('dialog').getByRole('button', { name: button }).click({ trial: true });
}

test('forced colours keep priority, what is chosen, progress, edges and the focus', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(places.dashboard);
  await cardTitle(page, title).waitFor();
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, backgroundImage, boxShadow, borderStyle, width } = getComputedStyle(element);
        return JSON.stringify({ backgroundColor, backgroundImage, boxShadow, borderStyle, width });
      });
  await expect
    .poll(async () => new Set(await Promise.all(dots.map((_, rank) => look(`.card [data-rank="${rank}"]`)))).size)
    .toBe(4);
  expect(await look('.view-switch a[aria-current]')).not.toBe(await look('.view-switch a:not([aria-current])'));
  expect(await look('.sidebar-row[aria-current]')).not.toBe(await look('.sidebar-row:not([aria-current])'));
  expect(await look('[role=progressbar]')).toContain('"borderStyle":"solid"');
  const [bar, ground] = await page.evaluate(() =>
    ['[role=progressbar] > *', 'body'].map((each) => getComputedStyle(document.querySelector(each) as Element).backgroundColor),
  );
  expect(bar, 'the bar differs from the ground').not.toBe(ground);
  for (const edged of ['.card', '.board-column', '.button', '.avatar']) expect(await look(edged), edged).not.toContain('"none"}');
  await cardTitle(page, title).focus();
  await page.keyboard.press('ArrowRight');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
  expect(outline).toBe('solid');
  await expect(page.getByRole('article', { name: title }).getByText('Overdue')).toBeVisible();
});

test('the accessibility tree of board, card, list, task, create and users', async ({ page }) => {
  await page.goto(places.board);
  await expect(page.getByRole('article', { name: title })).toMatchAriaSnapshot(`
    - article "${title}":
      - 'img "Priority: Medium"'
      - button "${title}"
      - button "Actions for ${title}"
      - paragraph: What it is about
      - text: "Overdue Checklist: 1 of 2 done"
      - img "Unassigned"
  `);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - navigation "Layout":
        - link "Board"
        - link "List"
        - link "Dashboard"
      - region "To Do, 1 task":
        - heading "To Do" [level=2]
        - list:
          - listitem:
            - article "${title}"
      - region "In Progress, 5 tasks"
      - region "Review, 0 tasks"
      - region "Done, 0 tasks"
  `);

  await page.keyboard.press('c');
  await page.getByRole('dialog').getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Create New Task":
      - heading "Basic Information" [level=3]
      - textbox "Title"
      - textbox "Description"
      - group "Task":
        - combobox "Status": To Do
        - combobox "Priority"
        - combobox "Primary assignee": Unassigned
        - 'button "Due date: No date"'
        - combobox "Primary department": Engineering
      - button "More" [expanded]
      - textbox "Start date"
      - combobox "Repeat"
      - heading "Departments" [level=3]
      - group "Department distribution"
      - heading "Assignees" [level=3]
      - heading "Checklist Templates" [level=3]
      - checkbox "Start with a checklist"
      - contentinfo:
        - button "Cancel"
        - button "Create Task"
  `);

  await page.goto(`${places.list}&q=seen`);
  await expect(page.getByRole('table')).toMatchAriaSnapshot(`
    - table "1 task":
      - rowgroup:
        - row:
          - columnheader "Title"
          - columnheader "Status"
          - columnheader "Priority"
          - columnheader "Assignee"
          - columnheader "Department"
          - columnheader "Due date"
          - columnheader "Actions"
      - rowgroup:
        - row:
          - rowheader "${title}"
          - cell "Status To Do"
          - cell "Priority Medium"
          - cell "Assignee Unassigned"
          - cell "Engineering"
          - cell /^Due date .+ Overdue$/
          - cell "Actions for ${title}"
  `);

  await page.goto(screens.task.href(await numberOf(page)));
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - navigation "Where this task stands":
        - link "Engineering"
      - button "Edit Task"
      - button "More for this task"
      - button "Close"
      - article "${title}":
        - heading "${title}" [level=2]
        - 'button "Status: To Do"'
        - 'button "Priority: Medium"'
        - button "Unassigned"
        - region "Description":
          - heading "Description" [level=3]
        - region "Checklist":
          - 'progressbar "Checklist: 1 of 2 done"'
          - list:
            - listitem:
              - checkbox "Done" [checked]
            - listitem:
              - checkbox "Open"
        - region /Comments/:
          - textbox "Add a comment..."
  `);

  await page.goto(administration.users);
  await expect(page.getByRole('table', { name: 'All users' })).toMatchAriaSnapshot(`
    - table "All users":
      - rowgroup:
        - row:
          - columnheader "User"
          - columnheader "Username"
          - columnheader "Email"
          - columnheader "Title"
          - columnheader "Role"
          - columnheader "Actions"
      - rowgroup:
        - row:
          - rowheader /Administrator/
          - cell "admin"
  `);
});

// Every screen as people need it who enlarge it, space its text or force colours of their own: nothing is lost, nothing cut off.
import type { Page } from '@playwright/test';
import { cardTitle } from './board.ts';
import { cutOff } from './cut-off.ts';
import { engineering, expect, expectNoSideScroll, screens, test } from './fixtures.ts';
import { newTask } from './tasks.ts';

const title = 'A task to be seen in every way';
const dots = ['P0', 'P1', 'P2', 'P3'];

/** The values of WCAG 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

test.beforeEach(async ({ page, login, server }) => {
  await login('admin');
  const tasks: { title: string }[] = await (await page.request.get('/api/tasks')).json();
  if (tasks.some((task) => task.title === title)) return;
  const checklistItems = [
    { id: 1, text: 'Done', completed: true },
    { id: 2, text: 'Open' },
  ];
  await newTask(page.request, server.url, { title, description: 'What it is about', dueDate: '2026-01-01', checklistItems });
  for (const priority of dots) await newTask(page.request, server.url, { title: `Priority ${priority}`, priority, columnId: 10 });
});

const places = {
  board: screens.workspace.href(engineering),
  list: `${screens.workspace.href(engineering)}?view=list`,
  dashboard: `${screens.workspace.href(engineering)}?view=dashboard`,
  members: screens.members.href(),
  profile: screens.profile.href(),
  settings: screens.settings.href(),
  notifications: screens.notifications.href(),
  users: screens.admin.href(),
  departments: `${screens.admin.href()}?tab=departments`,
};

const modes = [
  { name: '200 % of 1440 by 900', viewport: { width: 720, height: 450 }, spaced: false },
  { name: '400 % of 1280 by 1024', viewport: { width: 320, height: 256 }, spaced: false },
  { name: 'the text spacing of WCAG 1.4.12 at 320', viewport: { width: 320, height: 800 }, spaced: true },
  { name: 'the text spacing of WCAG 1.4.12 at 1280', viewport: { width: 1280, height: 800 }, spaced: true },
];

for (const { name, viewport, spaced } of modes) {
  test(`nothing is lost with ${name}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    for (const [place, address] of Object.entries(places)) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.getByRole('main').locator(':not(button)[aria-busy=true]')).toHaveCount(0);
      await expectWhole(page, place, spaced);
    }
    await page.goto(`${places.board}?task=${await numberOf(page)}`);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Edit Task' })).toBeAttached();
    await expectFits(page, 'Edit Task', spaced);
    await page.goto(places.board);
    await cardTitle(page, title).waitFor({ state: 'attached' });
    await page.keyboard.press('c');
    await expect(page.getByRole('dialog', { name: 'Create New Task' })).toBeVisible();
    await expectFits(page, 'Create Task', spaced);
    await page.context().clearCookies();
    await page.goto(screens.auth.href());
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeAttached();
    await expectWhole(page, 'sign-in', spaced);
  });
}

async function numberOf(page: Page): Promise<number> {
  const tasks: { id: number; title: string }[] = await (await page.request.get('/api/tasks')).json();
  return tasks.find((task) => task.title === title)?.id ?? 0;
}

async function expectWhole(page: Page, place: string, spaced: boolean): Promise<void> {
  if (spaced) await page.addStyleTag({ content: spacing });
  await expectNoSideScroll(page);
  expect(await cutOff(page, title), place).toEqual([]);
}

/** The dialog is within the window, and its button can be brought into sight and pressed. */
async function expectFits(page: Page, button: string, spaced: boolean): Promise<void> {
  await expectWhole(page, button, spaced);
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
      - navigation "Views":
        - link "Board"
        - link "List"
        - link "Dashboard"
      - region "To Do, 1 task":
        - heading "To Do" [level=2]
        - list:
          - listitem:
            - article "${title}"
      - region "In Progress, 4 tasks"
      - region "Review, 0 tasks"
      - region "Done, 0 tasks"
  `);

  await page.keyboard.press('c');
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Create New Task":
      - heading "Basic Information" [level=3]
      - textbox "Title"
      - textbox "Description"
      - combobox "Priority"
      - combobox "Status": To Do
      - textbox "Start date"
      - textbox "Due date"
      - heading "Departments" [level=3]
      - combobox "Primary department": Engineering
      - group "Department distribution"
      - heading "Assignees" [level=3]
      - combobox "Primary assignee": Unassigned
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
      - article "${title}":
        - heading "${title}" [level=2]
        - 'button "Priority: Medium"'
        - 'button "Status: To Do"'
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
          - button "Post Comment"
        - button "Delete Task"
        - button "Edit Task"
  `);

  await page.goto(places.users);
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

// A member of a new department does the main workflow in German on a phone; checks the stored data.
import { german } from '@app/texts/german/german.ts';
import type { Page } from '@playwright/test';
import { card, cardTitle, expectToast } from '#support/board.ts';
import { expect, expectNoHorizontalScroll, screens, test } from '#support/fixtures.ts';
import { newTeam, signIn } from '#support/team.ts';

const { tasks, workspaces, comments, shell, auth, invitations, phone } = german;
const { statuses } = german.names;

test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } });

/** Returns a column by its displayed name, which is followed by the number of tasks. */
function column(page: Page, name: string) {
  return page.getByRole('region', { name: new RegExp(`^${name}, `) });
}

test('a member of a new department does the whole main job', { tag: '@deep' }, async ({ page, host, another, server }) => {
  test.setTimeout(180_000);
  // A department that the seed does not contain.
  const team = await newTeam(host);
  const { department, workspaceId } = team;
  const username = `mara${workspaceId}`;
  const colleague = await team.person('colleague');
  const quick = `Anker lichten ${workspaceId}`;
  const full = `Ladung prüfen ${workspaceId}`;
  const stored = async (title: string) => {
    const list: { title: string }[] = await (await page.request.get(`${server.url}/api/workspaces/${workspaceId}/tasks`)).json();
    return list.find((each) => each.title === title);
  };

  await test.step('is invited into it and joins', async () => {
    const data = { workspaceId, email: `${username}@invited.example` };
    const { link } = await (await host.admin.post('/api/invitations', { data })).json();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: invitations.page.joining(department) })).toBeVisible();
    await page.getByLabel(auth.username, { exact: true }).fill(username);
    await page.getByLabel(auth.fullName, { exact: true }).fill('Mara Maat');
    await page.getByLabel(auth.password, { exact: true }).fill('ein langes Kennwort');
    await page.getByLabel(auth.confirmPassword, { exact: true }).fill('ein langes Kennwort');
    await page.getByRole('button', { name: invitations.page.create }).click();
    await expect(page).toHaveURL(server.url + screens.workspace.href(workspaceId));
    await page.request.patch(`${server.url}/api/users/settings`, { data: { language: 'german' } });
    await page.reload();
    for (const name of Object.values(statuses)) await expect(column(page, name)).toBeAttached();
    await expectNoHorizontalScroll(page);
  });

  await test.step('adds a task in the column', async () => {
    await page.getByRole('button', { name: phone.add, exact: true }).click();
    await page.getByRole('textbox', { name: workspaces.quickAdd(statuses['To Do']) }).fill(quick);
    await page.keyboard.press('Enter');
    await expect(card(page, quick)).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await stored(quick)).toMatchObject({ workspaceId, department, departments: [department], status: 'To Do' });
  });

  await test.step('creates one in the dialog, with the own department and people', async () => {
    await column(page, statuses['To Do']).getByRole('button', { name: workspaces.addTaskHere, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: tasks.create });
    await expect(dialog.getByRole('combobox', { name: tasks.primaryDepartment })).toHaveText(department);
    await dialog.getByRole('textbox', { name: new RegExp(`^${tasks.titleLabel}`) }).fill(full);
    await dialog.getByRole('combobox', { name: tasks.primaryAssignee }).click();
    await page.getByRole('option', { name: colleague.fullName }).click();
    await dialog.getByRole('button', { name: new RegExp(`^${tasks.createSubmit}`) }).click();
    await expectToast(page, tasks.created.title, tasks.created.text);
    const made = await stored(full);
    expect(made).toMatchObject({ workspaceId, department, departments: [department], assignees: [expect.any(Number)] });
  });

  await test.step('moves it by its menu', async () => {
    await card(page, full)
      .getByRole('button', { name: tasks.menu(full) })
      .click();
    await page.getByRole('menuitem', { name: new RegExp(`^${tasks.moveTo}`) }).click();
    await page.getByRole('menuitemcheckbox', { name: statuses['In Progress'] }).click();
    await expectToast(page, tasks.moved.title, tasks.moved.text(statuses['To Do'], statuses['In Progress']));
    expect(await stored(full)).toMatchObject({ status: 'In Progress', workspaceId });
  });

  const dialog = page.getByRole('dialog');
  await test.step('edits it, with a checklist, and comments', async () => {
    await cardTitle(page, full).click();
    await expect(dialog.getByText(comments.moved(statuses['To Do'], statuses['In Progress']))).toBeVisible();
    await dialog.getByRole('button', { name: tasks.edit, exact: true }).click();
    await dialog.getByRole('textbox', { name: new RegExp(`^${tasks.titleLabel}`) }).fill(`${full} und melden`);
    await dialog.getByRole('textbox', { name: tasks.checklistNew }).fill('Taue');
    await dialog.getByRole('button', { name: tasks.save }).click();
    await expectToast(page, tasks.updated.title);
    await dialog.getByRole('checkbox', { name: 'Taue' }).click();
    await expect(dialog.getByRole('checkbox', { name: 'Taue' })).toBeChecked();
    await dialog.getByPlaceholder(comments.placeholder).fill('Am Kai.');
    await dialog.getByRole('button', { name: comments.post }).click();
    await expectToast(page, comments.added.title);
    const saved = await stored(`${full} und melden`);
    expect(saved).toMatchObject({ workspaceId, departments: [department], checklistItems: [{ text: 'Taue', completed: true }] });
  });

  await test.step('deletes it and takes that back', async () => {
    await dialog.getByRole('button', { name: tasks.more }).click();
    await page.getByRole('menuitem', { name: tasks.remove }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: tasks.remove }).click();
    await expectToast(page, tasks.deleted.title);
    expect(await stored(`${full} und melden`)).toBeUndefined();
    await page.getByRole('button', { name: shell.undo }).first().click();
    await expect(card(page, `${full} und melden`)).toBeAttached();
  });

  await test.step('the department sees it, HR does not', async () => {
    const [theirs, hr] = [await another(), await another()];
    await signIn(theirs.request, server.url, colleague);
    await signIn(hr.request, server.url, await team.person('outsider'));
    const titles = async (of: typeof hr) =>
      ((await (await of.request.get(`${server.url}/api/tasks`)).json()) as { title: string }[]).map(({ title }) => title);
    expect(await titles(theirs)).toEqual(expect.arrayContaining([quick, `${full} und melden`]));
    expect((await titles(hr)).filter((title) => [quick, `${full} und melden`].includes(title))).toEqual([]);
    const { id } = (await stored(quick)) as unknown as { id: number };
    expect((await hr.request.get(`${server.url}/api/tasks/${id}`)).status()).toBe(404);
  });
});

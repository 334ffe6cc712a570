// Tests who else is shown: on a board, at a task, in a field; never without both sides' consent.
import { screens } from '@app/contract/screens.ts';
import { card, cardTitle } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, followSystem, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

/** Presence is sent at most once a second, after the page has settled. */
const soon = { timeout: 8_000 };

test('two people see each other on a board, at a task and in a field, until one leaves, hides or is switched off', async ({
  page,
  login,
  another,
  open,
  team,
}) => {
  await followSystem(page);
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  const colleague = await another();
  await login('colleague', colleague);
  const taskId = await newTask(page.request, team, { title: 'Read by two', description: 'As it was' });
  const { fullName } = await team.person('colleague');
  const faces = page.getByRole('img', { name: `Also on this board: ${fullName}` });
  const mark = card(page, 'Read by two').getByRole('img', { name: `Open for ${fullName}` });
  await Promise.all([open(team.board), open(team.board, colleague)]);
  await expect(faces).toBeVisible(soon);
  const own = (await team.person('engineer')).fullName;
  await expect(colleague.getByRole('img', { name: `Also on this board: ${own}` })).toBeVisible(soon);

  await test.step('a card that the other has open is marked, and nothing on it moves', async () => {
    const before = await card(page, 'Read by two').boundingBox();
    await cardTitle(colleague, 'Read by two').click();
    await expect(mark).toBeVisible(soon);
    expect(await card(page, 'Read by two').boundingBox()).toEqual(before);
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the open task says who else is there and what they edit, once aloud', async () => {
    await cardTitle(page, 'Read by two').click();
    const dialog = page.getByRole('dialog', { name: 'Read by two' });
    await expect(dialog.getByRole('img', { name: `Also looking at this task: ${fullName}` })).toBeVisible(soon);
    const theirs = colleague.getByRole('dialog', { name: 'Read by two' });
    await theirs.getByRole('button', { name: 'Edit description' }).click();
    const note = dialog.getByRole('region', { name: 'Description' }).getByText(`${fullName} is editing the description`);
    await expect(note).toBeVisible(soon);
    await expect(page.locator('[aria-live]').getByText(`${fullName} is editing the description`)).toHaveCount(1);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await theirs.getByRole('button', { name: 'Cancel' }).click();
    await expect(note).toHaveCount(0, soon);
    await theirs.getByRole('button', { name: 'Read by two' }).click();
    await expect(dialog.getByText(`${fullName} is editing the title`)).toBeVisible(soon);
    await theirs.getByRole('button', { name: 'Cancel' }).click();
    await theirs.getByPlaceholder('Add a comment...').fill('Hello');
    await expect(dialog.getByText(`${fullName} is writing a comment`)).toBeVisible(soon);
    await colleague.goto(screens.settings.href());
    await expect(dialog.getByRole('img', { name: /Also looking/ })).toHaveCount(0, soon);
    await page.keyboard.press('Escape');
    await expect(faces).toHaveCount(0);
  });

  await test.step('the page of a task counts, too', async () => {
    await colleague.goto(screens.task.href(taskId));
    await expect(mark).toBeVisible(soon);
  });

  await test.step('a person who switches it off is not shown and sees nobody', async () => {
    await open(`${screens.settings.href()}?tab=privacy`, colleague);
    await expect(mark).toHaveCount(0, soon);
    await colleague.getByRole('switch', { name: 'Show others what I am looking at' }).click();
    await expect(colleague.getByText('Settings updated')).toBeVisible();
    const reported: string[] = [];
    colleague.on('request', (request) => request.url().endsWith('/api/presence') && reported.push(request.url()));
    const stream = colleague.waitForResponse((response) => response.url().includes('/api/stream'));
    await open(team.board, colleague);
    await stream;
    await newTask(page.request, team, { title: 'Made meanwhile' });
    for (const each of [page, colleague]) await expect(cardTitle(each, 'Made meanwhile')).toBeVisible(soon);
    expect(reported).toEqual([]);
    await expect(faces).toHaveCount(0);
    await expect(colleague.getByRole('img', { name: /Also on this board/ })).toHaveCount(0);
  });
});

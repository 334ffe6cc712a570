// The title of a row, edited in its cell.
import { expectToast } from '#support/board.ts';
import { expect, expectAccessible, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

test('F2 edits a title in its cell: saved, taken back, refused and kept', { tag: '@deep' }, async ({
  page,
  login,
  open,
  team,
}) => {
  await login('engineer');
  await newTask(page.request, team, { title: 'First' });
  const secondId = await newTask(page.request, team, { title: 'Second' });
  await open(`${team.board}?view=list&sort=title`);
  const row = (name: string) => page.getByRole('button', { name, exact: true });
  const field = page.getByRole('textbox', { name: 'Title' });

  await test.step('Enter saves, and keys of the row are letters meanwhile', async () => {
    await row('First').focus();
    await page.keyboard.press('F2');
    await page.keyboard.type(' x dance');
    await expect(field).toHaveValue('First x dance');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(row('First x dance')).toBeFocused();
    await expectToast(page, 'Task updated');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(row('First')).toBeVisible();
  });

  await test.step('Escape leaves it as it was, an empty one is not saved, leaving saves', async () => {
    await row('First').focus();
    await page.keyboard.press('F2');
    await field.fill('Something else');
    await page.keyboard.press('Escape');
    await expect(row('First')).toBeFocused();
    await page.keyboard.press('F2');
    await field.fill('  ');
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('Left');
    await page.getByRole('columnheader', { name: 'Title' }).click({ position: { x: 200, y: 10 } });
    await expect(row('Left')).toBeVisible();
  });

  await test.step('a refusal opens it again with what was typed', async () => {
    await page.route(`**/api/tasks/${secondId}`, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 400, json: { message: 'Not like this.', error: 'validation' } })
        : route.fallback(),
    );
    await row('Second').focus();
    await page.keyboard.press('F2');
    await field.fill('Second to none');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Not like this.')).toBeVisible();
    await expect(field).toHaveValue('Second to none');
    await page.unrouteAll();
    await page.keyboard.press('Enter');
    await expect(row('Second to none')).toBeVisible();
  });

  await test.step('somebody else has renamed it meanwhile: theirs is shown, mine is offered', async () => {
    await row('Second to none').focus();
    await page.keyboard.press('F2');
    const reply = await page.request.put(`/api/tasks/${secondId}`, { data: { title: 'Theirs' } });
    expect(reply.ok()).toBe(true);
    await field.fill('Mine');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Use mine' }).click();
    await expect(row('Mine')).toBeVisible();
  });
});

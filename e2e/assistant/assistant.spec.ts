// The assistant without a model: by the keyboard, from a question over a proposal to Undo; what was typed survives a reload.
import { card, cardTitle, expectToast } from '#support/board.ts';
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

test('answers a question, proposes what a sentence asks for, and undoes it once confirmed', async ({
  page,
  login,
  open,
  team,
}) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await newTask(page.request, team, { title: 'Water the ficus', dueDate: '2026-01-02' });
  await open(team.board);
  await expect(card(page, 'Water the ficus')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+j');
  const panel = page.getByRole('complementary', { name: 'Assistant' });
  const field = panel.getByRole('textbox', { name: 'Ask about tasks, or say what to change' });
  await expect(field).toBeFocused();

  await test.step('a question', async () => {
    await page.keyboard.type('What is overdue?');
    await page.keyboard.press('Enter');
    await expect(panel.getByText('1 task: overdue')).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Water the ficus' })).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Open as a view' })).toHaveAttribute('href', /due=overdue/);
    await page.reload();
    await expect(card(page, 'Water the ficus')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+j');
    await expect(field).toBeFocused();
    await expect(panel.getByText('What is overdue?')).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Water the ficus' })).toBeVisible();
  });

  await test.step('its button plans what is overdue anew', async () => {
    await panel.getByRole('button', { name: 'Re-plan all overdue tasks' }).click();
    await expect(panel.getByText(/^Set “Water the ficus” due .+, at most 1 task a day$/)).toBeVisible();
    await panel.getByRole('button', { name: 'Confirm 1 change' }).click();
    await expect(panel.getByText('1 change made.')).toBeVisible();
    await panel.getByRole('button', { name: 'Undo' }).click();
    await expect(panel.getByText('1 change undone.')).toBeVisible();
  });

  await test.step('a proposal, edited, confirmed and undone', async () => {
    await field.fill('move all overdue tasks to review');
    await field.press('Enter');
    await expect(panel.getByText('Move “Water the ficus” to Review').first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(
      page.getByRole('dialog', { name: 'Assistant' }).getByText('Move “Water the ficus” to Review').first(),
    ).toBeVisible();
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await panel.getByRole('button', { name: 'Confirm 1 change' }).click();
    await expect(panel.getByText('1 change made.')).toBeVisible();
    await panel.getByRole('button', { name: 'Undo' }).click();
    await expect(panel.getByText('1 change undone.')).toHaveCount(2);
  });

  await test.step('a call that fails keeps the sentence, also after a reload, and is tried again', async () => {
    const failing = '**/api/assistant/conversations/*/messages';
    await page.route(failing, (route) => route.fulfill({ status: 500, json: { message: 'Broken.', error: 'unexpected' } }));
    await field.fill('assign “Water the ficus” to me');
    await field.press('Enter');
    const again = panel.getByRole('button', { name: 'Ask again', exact: true });
    await expect(panel.getByText('Broken.')).toBeVisible();
    await expect(again).toBeVisible();
    await expect(field).toHaveValue('assign “Water the ficus” to me');
    await page.reload();
    await expect(card(page, 'Water the ficus')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+j');
    await expect(field).toHaveValue('assign “Water the ficus” to me');
    await field.press('Enter');
    await expect(panel.getByText('Broken.')).toBeVisible();
    await page.unroute(failing);
    await again.click();
    await expect(panel.getByRole('combobox', { name: 'Assignee' })).toBeVisible();
    await expect(field).toHaveValue('');
  });

  await test.step('the assignee of a proposal is edited with the picker; an act can be left out', async () => {
    await panel.getByRole('combobox', { name: 'Assignee' }).click();
    await page.getByRole('option', { name: 'Unassigned' }).click();
    await expect(panel.getByRole('combobox', { name: 'Assignee' })).toHaveText('Unassigned');
    await expect(panel.getByText('Remove the assignees of “Water the ficus”')).toBeVisible();
    const included = panel.getByRole('checkbox', { name: /^Include: / }).last();
    await included.click();
    await expect(panel.getByRole('button', { name: 'Confirm 0 changes' })).toBeDisabled();
    await included.click();
    await panel.getByRole('button', { name: 'Confirm 1 change' }).click();
    await expect(panel.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  await test.step('what is not understood is said, with what is', async () => {
    await field.fill('Which overdue tasks are purple?');
    await field.press('Enter');
    await expect(panel.getByText('I did not understand “purple”.')).toBeVisible();
    await expect(panel.getByText('I can answer these:')).toBeVisible();
    await panel.getByRole('button', { name: /^Search for/ }).click();
    await expect(page.getByRole('combobox', { name: 'Search tasks' })).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'Search tasks' })).not.toHaveValue('');
  });

  await test.step('"Ask" in the header opens it, and Clear empties it', async () => {
    await page.keyboard.press('Escape');
    const ask = page.getByRole('banner').getByRole('button', { name: /^Ask/ });
    await ask.click();
    await expect(field).toBeFocused();
    await panel.getByRole('button', { name: 'Clear' }).click();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(panel.getByText('For example')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(ask).toBeFocused();
  });
  await test.step('the search hands its words over as a question', async () => {
    await page.getByRole('combobox', { name: 'Search tasks' }).fill('what is overdue');
    await page.getByRole('button', { name: 'Ask: what is overdue' }).click();
    await expect(field).toHaveValue('what is overdue');
    await expect(field).toBeFocused();
  });
});

test('opens over a task, which is then “it”; Escape closes the panel only', async ({ page, login, open, team }) => {
  await login('engineer');
  const id = await newTask(page.request, team, { title: 'Prune the palm' });
  await open(`${team.board}?task=${id}`);
  const task = page.getByRole('dialog', { name: 'Prune the palm' });
  const panel = page.getByRole('dialog', { name: 'Assistant' });
  const comment = task.getByRole('textbox', { name: /comment/i });
  await comment.fill('Half a comment');
  await page.keyboard.press('ControlOrMeta+j');
  await expect(panel.getByRole('textbox')).toBeFocused();
  await expect(panel.getByText('“It” is “Prune the palm”')).toBeVisible();
  await page.keyboard.type('move it to review');
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Confirm 1 change' }).click();
  await expect(panel.getByText('1 change made.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(task).toBeVisible();
  await expect(comment).toBeFocused();
  await expect(comment).toHaveValue('Half a comment');
  await expect(task.getByText('Review').first()).toBeVisible();
});

test('stands beside the board: its keys go there and back, links leave it open, an open task covers it', async ({
  page,
  login,
  open,
  team,
}) => {
  await login('engineer');
  await newTask(page.request, team, { title: 'Turn the compost', dueDate: '2026-01-02' });
  await open(team.board);
  const title = cardTitle(page, 'Turn the compost');
  await title.focus();
  await page.keyboard.press('ControlOrMeta+j');
  const panel = page.getByRole('complementary', { name: 'Assistant' });
  const field = panel.getByRole('textbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('What is overdue?');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('1 task: overdue')).toBeVisible();

  await page.keyboard.press('ControlOrMeta+j');
  await expect(title).toBeFocused();
  await page.keyboard.press('i');
  await expectToast(page, 'Task updated');
  await page.keyboard.press('ControlOrMeta+j');
  await expect(field).toBeFocused();

  await panel.getByRole('link', { name: 'Turn the compost' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Turn the compost' })).toBeVisible();
  await expect(panel.getByText('“It” is “Turn the compost”')).toBeVisible();
  await page.goBack();

  await title.click();
  const task = page.getByRole('dialog', { name: 'Turn the compost' });
  await expect(task).toBeVisible();
  await page.keyboard.press('ControlOrMeta+j');
  const over = page.getByRole('dialog', { name: 'Assistant' });
  await expect(over.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(over).toHaveCount(0);
  await expect(task).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeVisible();

  await panel.getByRole('link', { name: 'Open as a view' }).click();
  await expect(page).toHaveURL(/due=overdue/);
  await expect(panel).toBeVisible();
  await field.focus();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

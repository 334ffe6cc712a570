// Conversations with the assistant, without a model: asked, continued, edited, renamed, exported, deleted; nothing typed is lost.
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, screens, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

test('a conversation is kept, can be asked again, renamed and deleted, and a message that fails is not lost', {
  tag: '@deep',
}, async ({ page, login, open, team }) => {
  await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await newTask(page.request, team, { title: 'Water the ficus', dueDate: '2026-01-02' });
  await open(screens.assistant.href());
  const field = page.getByRole('textbox', { name: 'Ask about tasks, or say what to change' });
  const messages = page.getByRole('list', { name: 'Messages' });

  await test.step('the first message begins it, by keyboard', async () => {
    // What is typed while the first message is on its way is the beginning of the next one.
    const begun = Promise.withResolvers<void>();
    await page.route('**/messages', (route) => begun.promise.then(() => route.continue()), { times: 1 });
    await field.focus();
    await page.keyboard.type('What is overdue?');
    await page.keyboard.press('Enter');
    await field.fill('And then');
    begun.resolve();
    await expect(page).toHaveURL(/\/assistant\/\d+$/);
    await expect(messages.getByText('1 task: overdue')).toBeVisible();
    await expect(messages.getByRole('link', { name: 'Water the ficus' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'What is overdue?' })).toBeVisible();
    await expect(field).toHaveValue('And then');
    await field.fill('');
    await page.reload();
    await expect(messages.getByText('1 task: overdue')).toBeVisible();
    await expect(field).toHaveValue('');
  });

  await test.step('a message that cannot be sent stays, and goes with Ask again', async () => {
    await page.route('**/messages', (route) => route.abort('connectionreset'), { times: 1 });
    await field.fill('move all overdue tasks to review');
    await field.press('Enter');
    await expect(messages.getByText('move all overdue tasks to review')).toBeVisible();
    await expect(messages.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    await messages.getByRole('button', { name: 'Ask again' }).last().click();
    await expect(messages.getByText('Move “Water the ficus” to Review').first()).toBeVisible();
    await messages.getByRole('button', { name: 'Confirm 1 change' }).click();
    await expect(messages.getByText('1 change made.')).toBeVisible();
    await page.reload();
    await messages.getByRole('button', { name: 'Undo' }).click();
    await expect(messages.getByText('1 change undone.')).toBeVisible();
  });

  await test.step('an earlier question is edited: what followed is replaced', async () => {
    await messages.getByRole('button', { name: 'Edit and ask again' }).first().click();
    await expect(field).toHaveValue('What is overdue?');
    await field.fill('Show my tasks');
    await field.press('Enter');
    await expect(messages.getByText('Show my tasks')).toBeVisible();
    await expect(messages.getByText('move all overdue tasks to review')).toHaveCount(0);
    await expect(messages.getByText('What is overdue?')).toHaveCount(0);
    await expect(messages.getByRole('listitem').filter({ hasText: 'Assistant' })).toHaveCount(1);
  });

  await test.step('on a phone, in both themes', async () => {
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoHorizontalScroll(page);
    await expect(page.getByRole('textbox', { name: 'Ask about tasks, or say what to change' })).toBeInViewport({ ratio: 1 });
    await expectAccessibleInBothThemes(page);
    await page.getByRole('link', { name: 'All conversations' }).click();
    await expect(page.getByRole('navigation', { name: 'Your conversations' })).toBeVisible();
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('renamed, exported, deleted', async () => {
    const actions = page.getByRole('button', { name: /^Actions for/ });
    await actions.click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('My questions');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /^My questions/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Actions for My questions' })).toBeFocused();
    await page.getByRole('button', { name: 'Actions for My questions' }).click();
    const file = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export' }).click();
    expect((await file).suggestedFilename()).toMatch(/^conversation-\d+\.md$/);
    await page.getByRole('button', { name: 'Actions for My questions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No conversations yet')).toBeVisible();
  });
});

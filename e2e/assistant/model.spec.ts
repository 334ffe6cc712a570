// The assistant with a language model, in the panel and on the page: streamed, stopped, sent again after a new sign-in, gone.
import { expect, expectAccessibleInBothThemes, expectNoHorizontalScroll, screens, test } from '#support/fixtures.ts';
import { modelServer } from '#support/model-server.ts';
import { newTask } from '#support/tasks.ts';

test('a reply of a model is streamed into the panel, can be stopped, and goes on as a conversation', async ({
  page,
  login,
  open,
  another,
  team,
}) => {
  const model = await modelServer();
  const admin = await another();
  await login('admin', admin);
  const settings = {
    ...{ provider: 'openai-compatible', baseUrl: model.url, model: 'scripted', levels: ['ask', 'propose'] },
    ...{ dailyTokens: null, redactEmails: true, keepContent: false, prices: null },
  };
  expect((await admin.request.put(`${team.url}/api/assistant/model-settings`, { data: settings })).status()).toBe(200);
  const { password } = await login('engineer');
  await page.request.patch('/api/users/settings', { data: { theme: 'system' } });
  await open(team.board);
  const panel = page.getByRole('complementary', { name: 'Assistant' });
  const field = page.getByRole('textbox', { name: 'Ask about tasks, or say what to change' });
  const messages = page.getByRole('list', { name: 'Messages' });
  const announced = page.getByRole('status').filter({ hasText: 'The assistant has answered.' });
  await page.keyboard.press('ControlOrMeta+j');

  await test.step('it says where texts are sent, and shows words and steps as they come', async () => {
    await expect(panel.getByText(/is sent to scripted at 127\.0\.0\.1/)).toBeVisible();
    await expect(panel.getByRole('combobox', { name: 'What the assistant may do' })).toHaveText('Propose changes');
    await expect(field).toBeFocused();
    await page.keyboard.type('zzgl whatsoever?');
    await page.keyboard.press('Enter');
    await model.say('Nothing ');
    await expect(messages.getByText('Nothing', { exact: true })).toBeVisible();
    await expect(messages.getByText('Show 1 step')).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await expect(announced).toHaveCount(0);
    await model.say('is open.');
    model.end();
    await expect(announced).toHaveCount(1);
    await expect(messages.getByText('Nothing is open.')).toBeVisible();
    await expect(messages.getByRole('listitem').filter({ hasText: 'zzgl whatsoever?' })).toHaveCount(1);
    await expectAccessibleInBothThemes(page);
  });

  await test.step('the same question again stands twice, and what was said before Stop is kept', async () => {
    await field.fill('zzgl whatsoever?');
    await field.press('Enter');
    await model.say('Half an answer');
    await expect(messages.getByText('Half an answer')).toBeVisible();
    await expect(messages.getByText('zzgl whatsoever?')).toHaveCount(2);
    await panel.getByRole('button', { name: 'Stop' }).click();
    await expect(messages.getByText('Stopped.')).toBeVisible();
    await expect(messages.getByText('Half an answer')).toBeVisible();
    await expect(messages.getByText('zzgl whatsoever?')).toHaveCount(2);
  });

  await test.step('its Markdown is drawn, but only a task becomes a link', async () => {
    const id = await newTask(page.request, team, { title: 'Water the ficus' });
    await field.fill('zzgl in a list?');
    await field.press('Enter');
    await model.say(
      `**One** is open:\n\n- #${id}\n- [pay here](https://elsewhere.test/a) ![chart](https://elsewhere.test/b.png)`,
    );
    model.end();
    const reply = messages.locator('.markdown').last();
    await expect(reply.getByRole('listitem')).toHaveCount(2);
    await expect(reply.locator('strong')).toHaveText('One');
    await expect(reply.getByRole('link')).toHaveText(['Water the ficus']);
    await expect(reply.getByText('pay here (https://elsewhere.test/a) chart (https://elsewhere.test/b.png)')).toBeVisible();
    await expect(reply.getByRole('img')).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
  });

  await test.step('it stays on another page, and becomes a page of its own', async () => {
    await open(screens.members.href());
    await page.keyboard.press('ControlOrMeta+j');
    await expect(messages.getByText('Half an answer')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await panel.getByRole('link', { name: 'Continue as a conversation' }).click();
    await expect(page).toHaveURL(/\/assistant\/\d+$/);
    await expect(panel).toHaveCount(0);
    await expect(messages.getByText('Half an answer')).toBeVisible();
  });

  await test.step('what is sent after the session has ended stays, and is sent after a new sign-in', async () => {
    await field.fill('zzgl and wobbly?');
    await page.context().clearCookies();
    await field.press('Enter');
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await again.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(again).toHaveCount(0);
    await expect(field).toHaveValue('zzgl and wobbly?');
    await messages.getByRole('button', { name: 'Ask again', exact: true }).click();
    await model.say('Tomorrow, too.');
    model.end();
    await expect(messages.getByText('Tomorrow, too.')).toBeVisible();
    await expect(messages.getByText('zzgl and wobbly?')).toHaveCount(1);
    await expect(field).toHaveValue('');
  });

  await test.step('a conversation that was deleted elsewhere is gone: what is typed goes on in a new one', async () => {
    const id = /\d+$/.exec(page.url())?.[0];
    await field.fill('Still there?');
    expect((await page.request.delete(`/api/assistant/conversations/${id}`)).status()).toBe(200);
    const gone = page.getByText('This conversation was deleted.');
    // Where the conversation is just being read again, that notices it before the sending does, and no field is there any more.
    await Promise.race([field.press('Enter').catch(() => undefined), gone.waitFor()]);
    await expect(gone).toBeVisible();
    await expect(page.getByRole('link', { name: 'All conversations' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('main').getByRole('button', { name: 'New conversation' }).click();
    await expect(page).toHaveURL(/\/assistant$/);
    await expect(field).toHaveValue('Still there?');
  });
  model.close();
});

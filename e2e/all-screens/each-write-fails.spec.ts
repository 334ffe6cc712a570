// Each write fails, gets an invalid response, or succeeds without a response: the typed text stays, the person sees an error and
// repeats it, and the server does not repeat a completed write.

import type { Locator, Page } from '@playwright/test';
import { cardTitle, pressInBoardMenu } from '#support/board.ts';
import { byButton, byEnter, failEach, type Write } from '#support/failing-writes.ts';
import { expect, screens, test } from '#support/fixtures.ts';
import { newTask } from '#support/tasks.ts';

test.use({ ownServer: false });

test('what a member types is kept, told and written once', async ({ another, login, server, team, request }) => {
  const page = await another();
  await login('engineer', page);
  const title = 'Written to again and again';
  const taskId = await newTask(page.request, team, { title });
  const json = async <T>(path: string): Promise<T> => (await page.request.get(server.url + path)).json();
  const tasksOf = async (name: string) =>
    (await json<{ title: string }[]>('/api/tasks')).filter((task) => task.title === name).length;
  const onTask = async (field: Locator) => {
    await page.goto(`${server.url}${team.board}?task=${taskId}`);
    return field;
  };
  const writes: Write[] = [
    {
      name: 'a comment',
      to: /\/api\/.*\/comments$/,
      open: (of) => onTask(of.getByPlaceholder('Add a comment...')),
      typed: 'Said once',
      press: byButton('Post Comment'),
      told: 'Failed to add comment',
      resent: true,
      stored: async () => {
        const comments = await json<{ content: string }[]>(`/api/tasks/${taskId}/comments`);
        return comments.filter(({ content }) => content === 'Said once').length;
      },
    },
    {
      name: 'an item of a checklist',
      to: /\/api\/tasks\/\d+$/,
      method: 'PUT',
      open: (of) => onTask(of.getByRole('textbox', { name: 'New checklist item' })),
      typed: 'Ticked once',
      press: byEnter,
      told: 'Failed to update checklist',
      resent: true,
      stored: async () => {
        const { checklistItems } = await json<{ checklistItems: { text: string }[] }>(`/api/tasks/${taskId}`);
        return checklistItems.filter(({ text }) => text === 'Ticked once').length;
      },
    },
    {
      name: 'a task of the form',
      to: /\/api\/tasks$/,
      async open(of) {
        await of.goto(server.url + team.board);
        await cardTitle(of, title).waitFor();
        await of.keyboard.press('c');
        return of.getByRole('dialog').getByRole('textbox', { name: /^Title/ });
      },
      typed: 'Made once',
      press: byButton('Create Task'),
      told: /Failed to create task|API error/,
      resent: true,
      stored: () => tasksOf('Made once'),
    },
    {
      name: 'a task of the quick add',
      to: /\/api\/tasks$/,
      async open(of) {
        await of.goto(server.url + team.board);
        await cardTitle(of, title).focus();
        await of.keyboard.press('n');
        return of.getByRole('textbox', { name: 'New task in To Do' });
      },
      typed: 'Added once',
      press: byEnter,
      told: 'Failed to create task',
      resent: true,
      stored: () => tasksOf('Added once'),
    },
  ];
  await failEach(page, request, writes);
});

test('what an administrator types is kept, told and written once', { tag: '@deep' }, async ({
  another,
  login,
  server,
  team,
  request,
}) => {
  const page = await another();
  await login('admin', page);
  const namesAt = async (path: string) =>
    ((await (await page.request.get(server.url + path)).json()) as { name: string }[]).map(({ name }) => name);
  const department = `Opened once ${team.departmentId}`;
  const template = `Listed once ${team.departmentId}`;
  const writes: Write[] = [
    {
      name: 'a department',
      to: /\/api\/departments$/,
      async open(of) {
        await of.goto(`${server.url}${screens.admin.href()}?tab=departments`);
        await of.getByRole('button', { name: 'New Department' }).click();
        return of.getByRole('dialog').getByLabel('Name');
      },
      typed: department,
      press: byEnter,
      told: /could not be|Failed/,
      stored: async () => (await namesAt('/api/departments')).filter((name) => name === department).length,
    },
    {
      name: 'a checklist template',
      to: /\/api\/checklist-templates$/,
      async open(of) {
        await of.goto(`${server.url}${screens.admin.href()}?tab=templates`);
        await of.getByRole('button', { name: 'Create Template' }).click();
        await of.getByRole('dialog').getByLabel('Item 1', { exact: true }).fill('First');
        return of.getByRole('dialog').getByLabel('Name');
      },
      typed: template,
      press: (of) => of.getByRole('dialog').getByRole('button', { name: 'Create Template' }).click(),
      told: /could not be|Failed/,
      stored: async () => (await namesAt('/api/checklist-templates')).filter((name) => name === template).length,
    },
    {
      name: 'an invitation',
      to: /\/api\/invitations$/,
      async open(of) {
        await of.goto(`${server.url}${screens.members.href()}?workspace=${team.workspaceId}`);
        await of.getByRole('button', { name: 'Invite Member' }).click();
        return of.getByRole('dialog').getByLabel('Email');
      },
      typed: 'once@invited.example',
      again: 'This address has been invited already. Resend the invitation from the list.',
      press: byButton('Send Invitation'),
      told: /could not be|Failed/,
      stored: async () => {
        const answer = await page.request.get(`${server.url}/api/workspaces/${team.workspaceId}/invitations`);
        const { invitations }: { invitations: { email: string }[] } = await answer.json();
        return invitations.filter(({ email }) => email === 'once@invited.example').length;
      },
    },
    {
      name: 'a column',
      to: /\/api\/(.*\/)?columns$/,
      async open(of) {
        await of.goto(server.url + team.board);
        await pressInBoardMenu(of, 'Add column');
        return of.getByRole('dialog').getByLabel('Name of the column');
      },
      typed: 'Put up once',
      press: byEnter,
      told: 'Failed to add column',
      stored: async () => {
        const names = await namesAt(`/api/workspaces/${team.workspaceId}/columns`);
        return names.filter((name) => name === 'Put up once').length;
      },
    },
  ];
  await failEach(page, request, writes);
});

test('what somebody types about the own account is kept, told and written once', async ({
  another,
  login,
  server,
  team,
  request,
}) => {
  const page = await another();
  const person = await login('engineer', page);
  const profile = (of: Page) => of.goto(server.url + screens.profile.href());
  const password = 'another good password';
  const fullName = `Named once ${team.departmentId}`;
  const opens = async (secret: string) =>
    (await request.post(`${server.url}/api/auth/login`, { data: { username: person.username, password: secret } })).ok();
  await failEach(page, request, [
    {
      name: 'the profile',
      to: /\/api\/users\/\d+$/,
      method: 'PATCH',
      async open(of) {
        await profile(of);
        return of.getByLabel('Full Name');
      },
      typed: fullName,
      press: byButton('Save Changes'),
      told: 'There was an error updating your profile',
      stays: true,
      stored: async () => {
        const people: { fullName: string }[] = await (await page.request.get(`${server.url}/api/users`)).json();
        return people.filter((each) => each.fullName === fullName).length;
      },
    },
    {
      name: 'the password',
      to: /\/api\/.*\/change-password$/,
      async open(of) {
        await profile(of);
        await of.getByRole('tab', { name: 'Security' }).click();
        await of.getByLabel('Current Password', { exact: true }).fill(person.password);
        await of.getByLabel('Confirm New Password').fill(password);
        return of.getByLabel('New Password', { exact: true });
      },
      typed: password,
      press: byButton('Update Password'),
      told: 'There was an error updating your password',
      async goOn(of) {
        await of.getByRole('dialog', { name: 'Sign in again' }).getByLabel('Password', { exact: true }).fill(password);
        await of.getByRole('button', { name: 'Sign In' }).click();
        await expect(of.getByRole('dialog')).toHaveCount(0);
      },
      stored: async () => Number(await opens(password)),
    },
  ]);
});

test('a registration is kept, told and done once', async ({ another, server, team, host, request }) => {
  const page = await another();
  const username = `once${team.departmentId}`;
  const fullName = `Rosa Once ${team.departmentId}`;
  await failEach(page, request, [
    {
      name: 'a registration',
      to: /\/api\/users$/,
      async open(of) {
        await of.goto(server.url + screens.auth.href());
        await of.getByRole('tab', { name: 'Register' }).click();
        const texts = {
          Email: `${username}@example.com`,
          'Full name': fullName,
          Password: 'good enough',
          'Confirm password': 'good enough',
        };
        for (const [label, text] of Object.entries(texts)) await of.getByLabel(label, { exact: true }).fill(text);
        await of.getByLabel('Department').selectOption({ label: 'Engineering' });
        return of.getByLabel('Username', { exact: true });
      },
      typed: username,
      press: byButton('Create Account'),
      told: /^Registration failed/,
      retried: true,
      // The form of the sign-in has the name then.
      stays: true,
      stored: async () => {
        const people: { fullName: string }[] = await (await host.admin.get('/api/users')).json();
        return people.filter((each) => each.fullName === fullName).length;
      },
    },
  ]);
});

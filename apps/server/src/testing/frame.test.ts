// The rows of a new database: five departments, their workspaces, and columns whose ids follow the specification.
import * as api from '@app/contract/api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#testing/factories.ts';
import { type Client, type TestApp, testApp } from '#testing/test-app.ts';

let test: TestApp;
let as: Client;

beforeAll(async () => {
  test = await testApp();
  as = test.as(await aUser(test, { department: null, role: 'admin' }));
});
afterAll(() => test.close());

describe('a new database', () => {
  it('has the departments as workspaces 1 to 5', async () => {
    const { body } = await as(api.workspaces.list);
    expect(body.map(({ id, name }) => `${id} ${name}`)).toEqual([
      '1 Marketing',
      '2 HR',
      '3 Engineering',
      '4 Accounting',
      '5 Sales',
    ]);
  });

  it('lets strangers register with the five', async () => {
    const { body } = await test.as()(api.departments.list);
    expect(body.map(({ name }) => name).sort()).toEqual(['Accounting', 'Engineering', 'HR', 'Marketing', 'Sales']);
    expect(body.map((department) => Object.keys(department))).toEqual(body.map(() => ['id', 'name']));
  });

  it.each([1, 2, 3, 4, 5])('gives workspace %i the columns (workspace - 1) x 4 + position', async (workspaceId) => {
    const { body } = await as(api.workspaces.columns, { params: { workspaceId } });
    const names = ['To Do', 'In Progress', 'Review', 'Done'];
    expect(body.map(({ id, name, workspaceId: of }) => ({ id, name, of }))).toEqual(
      names.map((name, index) => ({ id: (workspaceId - 1) * 4 + index + 1, name, of: workspaceId })),
    );
  });

  it('has the virtual columns in the company view', async () => {
    const { body } = await as(api.workspaces.columns, { params: { workspaceId: 0 } });
    expect(body.map(({ id, name, workspaceId }) => `${id} ${name} ${workspaceId}`)).toEqual([
      '-1 To Do 0',
      '-2 In Progress 0',
      '-3 Review 0',
      '-4 Done 0',
    ]);
  });

  it('has one administrator, who can sign in with the password of the environment', async () => {
    const reply = await test.as()(api.auth.login, { body: { username: 'admin', password: 'administrator of tests' } });
    expect(reply).toMatchObject({
      status: 200,
      body: { authenticated: true, user: { role: 'admin' }, permissions: { isAdmin: true } },
    });
  });

  it('has no tasks without sample data', async () => {
    expect((await as(api.tasks.list)).body).toEqual([]);
  });
});

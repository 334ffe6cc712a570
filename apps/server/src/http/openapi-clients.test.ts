// Two generators make clients of the description; programs that use them compile, and one of them calls the server
// (`npm run deep -- clients`).
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as api from '@app/contract/api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '#http/openapi.ts';
import { readExamples } from '#http/openapi-examples.ts';
import { aToken, aUser } from '#testing/factories.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

const folder = join(import.meta.dirname, '../../../../clients');
const made = join(folder, 'made');
const run = promisify(execFile);

/** Runs a program of the folder and returns what it prints; throws with it if the program fails. */
async function node(args: string[], env: Record<string, string> = {}): Promise<string> {
  const options = { cwd: folder, env: { ...process.env, NODE_OPTIONS: '', ...env } };
  const { stdout } = await run(process.execPath, args, options).catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`${args[0]}: ${error.stdout}${error.stderr}`);
  });
  return stdout;
}

describe.skipIf(process.env['TEST_DATABASE_URL'] || process.env['DEEP'] === undefined)('generated clients', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await testApp();
    rmSync(made, { recursive: true, force: true });
    mkdirSync(made);
    const description = join(made, 'openapi.json');
    writeFileSync(description, JSON.stringify(openApi(api, readExamples())));
    const plugins = ['-p', '@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'];
    await Promise.all([
      node(['node_modules/openapi-typescript/bin/cli.js', description, '-o', join(made, 'openapi-typescript.ts')]),
      node(['node_modules/@hey-api/openapi-ts/bin/run.js', '-i', description, '-o', join(made, 'hey-api'), ...plugins]),
    ]);
  }, 60_000);
  afterAll(async () => {
    rmSync(made, { recursive: true, force: true });
    await test.close();
  });

  it('programs that use the generated clients compile', async () => {
    await expect(node(['node_modules/typescript/bin/tsc', '-p', '.'])).resolves.toBe('');
  }, 60_000);

  it('a program creates, comments and lists tasks, and reads refusals', async () => {
    const person = await aUser(test, { department: 'Engineering' });
    const { token } = await aToken(test, person.id, ['tasks:read', 'tasks:write', 'comments:write']);
    const { body: boards } = await test.as(person)(api.workspaces.list);
    const SERVER = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const env = { SERVER, TOKEN: token, BOARD: String(boards.find(({ id }) => id > 0)?.id) };
    expect(JSON.parse(await node(['with-openapi-fetch.ts'], env))).toEqual({
      task: { title: 'A generated client', due: '2031-05-06', assignee: null },
      comment: { taskId: expect.any(Number), by: person.fullName },
      listed: [true],
      missing: 'not_found',
      invalid: ['content'],
      stranger: 'token_invalid',
    });
  }, 60_000);
});

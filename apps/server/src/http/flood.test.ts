// A flood of one member delays nobody else, and even the description of the API is limited.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import * as api from '@app/contract/api.ts';
import { callsAtOnce } from '@app/contract/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aTask, aToken, aUser } from '#testing/factories.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test.each([
  ['reads', 150, () => ({ method: 'GET', url: api.users.activity.path })],
  ['writes', 150, (taskId: number) => ({ method: 'POST', url: `/api/tasks/${taskId}/comments`, payload: { content: 'Again' } })],
] as const)('a call of somebody else is answered before most of a flood of %s', async (_, many, call) => {
  const [greedy, calm] = [await aUser(app), await aUser(app, { department: 'HR' })];
  const task = await aTask(app, { by: greedy });
  await Promise.all([greedy, calm].map((person) => app.cookieOf(person)));
  await app.as(greedy)(api.departments.mine);
  let answered = 0;
  const flood = Array.from({ length: many }, () =>
    app.raw({ ...call(task.id), as: greedy }).then(({ status }) => {
      answered++;
      return status;
    }),
  );
  const other = await app.as(calm)(api.users.activity);
  expect([other.status, answered]).toEqual([200, expect.toSatisfy((count: number) => count < many / 3)]);
  expect(new Set(await Promise.all(flood)).size).toBe(1);
});

test('answers that are not read keep no other call of their reader waiting', async () => {
  const person = await aUser(app);
  const task = await aTask(app, { by: person });
  // More than the kernel takes for a client that reads nothing.
  const upload = new File([randomBytes(16_000_000)], 'film.bin', { type: 'application/octet-stream' });
  const { body } = await app.as(person)(api.attachments.add, { params: { taskId: task.id }, upload });
  const path = api.attachments.content.path.replace(':attachmentId', String(body.id));
  const { port } = new URL(await app.app.listen({ port: 0, host: '127.0.0.1' }));
  const head = `GET ${path} HTTP/1.1\r\nhost: tasklane.test\r\ncookie: ${await app.cookieOf(person)}\r\n\r\n`;
  const sockets = Array.from({ length: callsAtOnce.running }, () => connect(Number(port), '127.0.0.1').pause());
  const answered = sockets.map((socket) => once(socket, 'readable'));
  for (const socket of sockets) socket.write(head);
  await Promise.all(answered);
  expect((await app.as(person)(api.departments.mine)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test('beyond a bound a person is refused, whatever the calls are made with, and served again afterwards', async () => {
  const person = await aUser(app);
  const { headers } = await aToken(app, person.id);
  const [url, method] = [api.departments.mine.path, 'GET'];
  const first = [await app.raw({ method, url, as: person }), await app.raw({ method, url, headers })];
  expect(first.map(({ status }) => status)).toEqual([200, 200]);
  const { running, waiting } = callsAtOnce;
  const calls = Array.from({ length: running + waiting + 40 }, (_, n) =>
    app.raw({ method, url, ...(n % 2 === 0 ? { as: person } : { headers }) }),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect((await app.as(person)(api.departments.mine)).status).toBe(200);
});

test('the description of the API is limited by address', async () => {
  const limited = await testApp({ env: { RATE_LIMIT_ADDRESS: '3' } });
  const ask = () => limited.raw({ method: 'GET', url: '/api/openapi.json' });
  const statuses = [];
  for (let n = 0; n < 6; n++) statuses.push((await ask()).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  await limited.close();
});

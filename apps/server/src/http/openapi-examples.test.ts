// The examples of the API reference are requests of the permission matrix, run here. Their answers are those in openapi.examples.jsonl,
// fit the description, and come from every endpoint of the matrix; UPDATE_API_EXAMPLES=1 writes them anew.
import { writeFileSync } from 'node:fs';
import type { Endpoint } from '@app/contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Example, readExamples } from '#http/openapi-examples.ts';
import { apiExamplesFile } from '#program-files.ts';
import { exampleOf } from '#testing/api-examples.ts';
import { type ActorName, actorNames } from '#testing/factories.ts';
import { callerOf } from '#testing/permissions/permission-calls.ts';
import { openMatrix } from '#testing/permissions/permission-matrix.ts';
import { requestOf } from '#testing/permissions/permission-requests.ts';
import { addedPermissionRows, endpoints, type PermissionRow, permissionRows } from '#testing/permissions/permission-rows.ts';

const matrix = openMatrix();
const rows = [...permissionRows(), ...addedPermissionRows()];

/** The first request that succeeds, by somebody who is not an administrator if one may; a refused one where none succeeds here. */
function callOf(endpoint: Endpoint): { row: PermissionRow; name: ActorName } | undefined {
  const preferred = ['in', 'lead', 'wsa', 'adm', 'anon'] satisfies ActorName[];
  const calls = rows.filter((row) => row.endpoint === endpoint).flatMap((row) => preferred.map((name) => ({ row, name })));
  return calls.find(({ row, name }) => row.expected[name] < 300) ?? calls[0];
}

async function run(operation: string, endpoint: Endpoint): Promise<Example | undefined> {
  const call = callOf(endpoint);
  const make = call && requestOf(call.row);
  if (!make) return undefined;
  const caller = callerOf(matrix.test, matrix.actors, call.name);
  const { url, payload } = await make(caller);
  const as = matrix.actors[call.name];
  const reply = await matrix.test.raw({ method: endpoint.method, url, payload, as });
  // A sign-in, a sign-out and a new password end the session.
  if (as && operation.startsWith('auth.')) matrix.test.forget(as);
  if (!endpoint.file && !endpoint.stream && reply.status < 300) z.parse(endpoint.response, reply.body);
  return exampleOf({ operation, endpoint, url, payload, reply });
}

it('every example is answered as the reference shows', async () => {
  expect(actorNames.length).toBe(7);
  const found: Example[] = [];
  // Writes first, so that lists are not empty.
  const isRead = ({ endpoint }: (typeof endpoints)[number]) => endpoint.method === 'GET';
  for (const { key, endpoint } of [...endpoints.filter((one) => !isRead(one)), ...endpoints.filter(isRead)]) {
    const example = await run(key, endpoint);
    if (example) found.push(example);
  }
  const place = ({ operation }: Example) => endpoints.findIndex(({ key }) => key === operation);
  found.sort((a, b) => place(a) - place(b));
  if (process.env['UPDATE_API_EXAMPLES'])
    writeFileSync(apiExamplesFile, `${found.map((one) => JSON.stringify(one)).join('\n')}\n`);
  const stored = readExamples();
  const missing = endpoints.filter(({ key, endpoint }) => callOf(endpoint) && !stored.has(key)).map(({ key }) => key);
  const advice =
    'UPDATE_API_EXAMPLES=1 vitest run --project api apps/server/src/http/openapi-examples.test.ts writes the examples.';
  expect(missing, advice).toEqual([]);
  for (const example of found) expect.soft(example, advice).toEqual(stored.get(example.operation));
});

// The examples of the API reference are requests of the permission matrix, run here. Their answers are those in openapi.examples.jsonl,
// fit the description, and come from every endpoint of the matrix; UPDATE_API_EXAMPLES=1 writes them anew.
import { writeFileSync } from 'node:fs';
import * as api from '@app/contract/api.ts';
import type { Endpoint } from '@app/contract/endpoint.ts';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openApi } from '#http/openapi.ts';
import { type Example, readExamples } from '#http/openapi-examples.ts';
import { apiExamplesFile } from '#program-files.ts';
import { exampleOf } from '#testing/api-examples.ts';
import { describedAnswers } from '#testing/described-answers.ts';
import { type ActorName, actorNames } from '#testing/factories.ts';
import { callerOf } from '#testing/permissions/permission-calls.ts';
import { openMatrix } from '#testing/permissions/permission-matrix.ts';
import { requestOf } from '#testing/permissions/permission-requests.ts';
import { addedPermissionRows, endpoints, type PermissionRow, permissionRows } from '#testing/permissions/permission-rows.ts';
import type { RawRequest } from '#testing/test-app.ts';

const matrix = openMatrix();
const contradictionOf = describedAnswers(openApi(api));
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
  if (!endpoint.stream && !(endpoint.file && reply.status < 300))
    expect.soft(contradictionOf(operation, reply.status, reply.body)).toBeUndefined();
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

type Refused = [number, (endpoint: Endpoint) => boolean, (url: string) => Omit<RawRequest, 'method'>];
const largest = 2_147_483_647;
const needsPerson = ({ access }: Endpoint) => access !== 'public';
const reads = (endpoint: Endpoint) => needsPerson(endpoint) && endpoint.method === 'GET' && endpoint.path.includes('Id');
const writes = (endpoint: Endpoint) => needsPerson(endpoint) && endpoint.method !== 'GET';
const refusals: Refused[] = [
  [401, needsPerson, (url) => ({ url })],
  [400, reads, (url) => ({ url: url.replaceAll(String(largest), 'x'), as: matrix.actors.adm })],
  [403, writes, (url) => ({ url, as: matrix.actors.adm, headers: { origin: 'https://elsewhere.test' } })],
  [404, reads, (url) => ({ url, as: matrix.actors.adm })],
  [415, writes, (url) => ({ url, as: matrix.actors.adm, payload: {}, headers: { 'content-type': 'text/plain' } })],
];

it.each(refusals)('refusals with %i are as the reference describes them', async (status, isRefused, request) => {
  const contradictions: (string | undefined)[] = [];
  for (const { key, endpoint } of endpoints.filter((one) => isRefused(one.endpoint))) {
    const url = endpoint.path.replace(/:\w+/g, String(largest));
    const reply = await matrix.test.raw({ method: endpoint.method, ...request(url) });
    if (reply.status === status) contradictions.push(contradictionOf(key, status, reply.body));
  }
  expect(contradictions.length).toBeGreaterThan(10);
  expect(contradictions.filter(Boolean)).toEqual([]);
});

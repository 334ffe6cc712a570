// The examples of the API reference are requests of the permission matrix, run here, one for each of its endpoints. Those in
// openapi.examples.jsonl are the same requests with an answer of the same status that fits the description, whatever other examples
// have written before; UPDATE_API_EXAMPLES=1 writes those anew that are not.
import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
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
  const { url, payload, headers = {} } = await make(caller);
  const as = matrix.actors[call.name];
  const reply = await matrix.test.raw({ method: endpoint.method, url, payload, as, headers });
  // A sign-in, a sign-out and a new password end the session.
  if (as && operation.startsWith('auth.')) matrix.test.forget(as);
  if (!endpoint.file && !endpoint.stream && reply.status < 300) z.parse(endpoint.response, reply.body);
  if (!endpoint.stream && !(endpoint.file && reply.status < 300))
    expect.soft(contradictionOf(operation, reply.status, reply.body)).toBeUndefined();
  return exampleOf({ operation, endpoint, url, payload, reply });
}

/** Returns what a stored example contradicts: today's request and status, or the description of its answer. */
function faultOf(stored: Example | undefined, { answer: _, ...today }: Example, endpoint: Endpoint): string | undefined {
  if (!stored) return `${today.operation}: no example is stored`;
  const { answer, ...request } = stored;
  if (!isDeepStrictEqual(request, today)) return `${today.operation}: its request or its status is another today`;
  if (endpoint.file || endpoint.stream) return undefined;
  const { success, data } = stored.status < 300 ? z.safeParse(endpoint.response, answer) : { success: true, data: answer };
  if (!success || !isDeepStrictEqual(data, answer)) return `${today.operation}: its answer has other fields today`;
  return contradictionOf(today.operation, stored.status, answer);
}

it('every endpoint of the matrix has an example, which is true today', async () => {
  expect(actorNames.length).toBe(7);
  const stored = readExamples();
  const examples: Example[] = [];
  const faults: string[] = [];
  // Writes first, so that lists are not empty.
  const isRead = ({ endpoint }: (typeof endpoints)[number]) => endpoint.method === 'GET';
  for (const { key, endpoint } of [...endpoints.filter((one) => !isRead(one)), ...endpoints.filter(isRead)]) {
    const today = await run(key, endpoint);
    if (!today) continue;
    const fault = faultOf(stored.get(key), today, endpoint);
    if (fault !== undefined) faults.push(fault);
    examples.push(fault === undefined ? (stored.get(key) ?? today) : today);
  }
  const place = ({ operation }: Example) => endpoints.findIndex(({ key }) => key === operation);
  examples.sort((a, b) => place(a) - place(b));
  if (process.env['UPDATE_API_EXAMPLES'])
    writeFileSync(apiExamplesFile, `${examples.map((one) => JSON.stringify(one)).join('\n')}\n`);
  const advice =
    'UPDATE_API_EXAMPLES=1 vitest run --project api apps/server/src/http/openapi-examples.test.ts writes the examples.';
  expect(faults, advice).toEqual([]);
  const operations = new Set(examples.map(({ operation }) => operation));
  expect(
    [...stored.keys()].filter((key) => !operations.has(key)),
    advice,
  ).toEqual([]);
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

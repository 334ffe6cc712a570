// The description of the API: it is valid, says something of everything, names the statuses that occur, and keeps its promises.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as api from '@app/contract/api.ts';
import { descriptions } from '@app/contract/reference/descriptions.ts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { openApi } from '#http/openapi.ts';
import { readExamples } from '#http/openapi-examples.ts';
import { brokenPromises, promisesOf } from '#testing/api-promises.ts';
import { addedPermissionRows, endpoints, permissionRows } from '#testing/permissions/permission-rows.ts';

interface Described {
  summary: string;
  description: string;
  tags: string[];
  parameters: { $ref?: string; name?: string; description?: string }[];
  responses: Record<string, unknown>;
}

const document = openApi(api, readExamples());
const paths = document['paths'] as Record<string, Record<string, Described>>;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
);

it('is a valid OpenAPI document', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

it('every group, endpoint and parameter has its sentence', () => {
  const isSentence = (text: string | undefined) => /^.{8,}[.)]$/s.test(text ?? '');
  const tags = document['tags'] as { name: string; description: string }[];
  expect(tags.filter(({ description }) => !isSentence(description))).toEqual([]);
  expect(tags.map(({ name }) => name).sort()).toEqual(Object.keys(api).sort());
  expect(operations.length).toBe(endpoints.length);
  const silent = operations.flatMap(({ name, operation: { summary, description, parameters, tags: own } }) => [
    ...(summary.length < 8 ? [`${name} has no summary`] : []),
    ...(isSentence(description.split('\n\n')[0]) && description.includes('\n\n') ? [] : [`${name} has no description`]),
    ...(own.every((tag) => tags.some((known) => known.name === tag)) ? [] : [`${name} has an unknown group`]),
    ...parameters
      .filter((parameter) => parameter.$ref === undefined && !isSentence(parameter.description))
      .map((parameter) => `${name}: packages/contract/src/reference/descriptions.ts does not explain ${parameter.name}`),
  ]);
  expect(silent).toEqual([]);
});

it('no sentence is left over from an endpoint that is gone', () => {
  const known = new Set(endpoints.map(({ key }) => key));
  const written = Object.entries(descriptions).flatMap(([word, { calls }]) =>
    Object.keys(calls).map((name) => `${word}.${name}`),
  );
  expect(written.filter((key) => !known.has(key))).toEqual([]);
});

it('names every status of the permission matrix, and every reason of its own', () => {
  const rows = [...permissionRows(), ...addedPermissionRows()];
  const unnamed = rows.flatMap(({ n, endpoint, expected }) => {
    if (!endpoint) return [];
    const { responses } = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()] ?? { responses: {} };
    return Object.values(expected)
      .filter((status) => !(String(status) in responses))
      .map((status) => `${n} ${endpoint.path}: ${status}`);
  });
  expect([...new Set(unnamed)]).toEqual([]);
  expect(paths['/api/tasks/{taskId}']?.['put']?.responses['409']).toMatchObject({
    description: expect.stringMatching(/Somebody has changed/),
  });
});

it('says what is limited and what may be repeated', () => {
  expect((document['info'] as { description: string }).description).toMatch(
    /300 requests.*600.*512 KiB.*34 MB.*Idempotency-Key/s,
  );
  const refs = (path: string, method: string) => paths[path]?.[method]?.parameters.map(({ $ref }) => $ref);
  expect(refs('/api/tasks', 'post')).toContain('#/components/parameters/IdempotencyKey');
  expect(refs('/api/tokens', 'post')).not.toContain('#/components/parameters/IdempotencyKey');
  expect(paths['/api/tokens']?.['post']?.description).toMatch(/Not for API tokens\. A repeated Idempotency-Key is ignored\./);
});

const file = join(import.meta.dirname, 'openapi.promises.txt');

it('the API keeps its promises to programs', () => {
  const current = promisesOf(document).toSorted();
  if (process.env['UPDATE_API_PROMISES']) writeFileSync(file, `${current.join('\n')}\n`);
  const promised = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(promised.length).toBeGreaterThan(2_000);
  const broken = brokenPromises(promised, current);
  const advice =
    'Keep what programs rely on, beside what is new. If the break is meant, write it into CHANGELOG.md and accept it: UPDATE_API_PROMISES=1 vitest run --project api apps/server/src/http/openapi.test.ts';
  expect(broken, broken.length > 0 ? advice : '').toEqual([]);
  const isOperation = (promise: string) => !promise.includes(' | ');
  const unrecorded = current.filter((promise) => isOperation(promise) && !promised.includes(promise));
  expect(unrecorded, 'Record what new endpoints promise: UPDATE_API_PROMISES=1 and this file.').toEqual([]);
});

it.each<[string, string[], string[], string[]]>([
  ['nothing', [], [], []],
  [
    'an addition',
    [],
    ['GET /b', 'GET /b | needs | query z', 'GET /a | answers | 200.name | string', 'GET /a | takes | query y | string'],
    [],
  ],
  ['a path', ['GET /a', 'GET /a | needs | query x'], [], ['GET /a is gone: programs that call it get a 404 or 405.']],
  [
    'a new required field',
    [],
    ['GET /a | needs | body.y'],
    ['GET /a: body.y is newly required; programs that do not send it are refused.'],
  ],
  [
    'a field of the answer',
    ['GET /a | answers | 200.id | integer'],
    ['GET /a | answers | 200.id? | integer'],
    ["GET /a: the answer's 200.id (integer) is gone or may be missing; programs that read it fail."],
  ],
  [
    'another type of the answer',
    ['GET /a | answers | 200.id | integer'],
    ['GET /a | answers | 200.id | string'],
    ["GET /a: the answer's 200.id is no longer integer (now string); programs that read it fail."],
  ],
  [
    'a narrower type',
    ['GET /a | takes | query x | string'],
    ['GET /a | takes | query x | integer'],
    ['GET /a: query x no longer takes string (now integer); programs that send it are refused.'],
  ],
  [
    'a value',
    ['GET /a | value | query x | b'],
    [],
    ['GET /a: query x no longer takes the value b; programs that send it are refused.'],
  ],
  [
    'a narrower limit',
    ['GET /a | most | query x | 20'],
    ['GET /a | most | query x | 10'],
    ['GET /a: query x takes at most 10 instead of 20; what was accepted is refused.'],
  ],
  ['a wider limit', ['GET /a | most | query x | 20'], ['GET /a | most | query x | 30'], []],
  ['a lifted limit', ['GET /a | most | query x | 20'], [], []],
  [
    'a new limit',
    [],
    ['GET /a | least | query x | 3'],
    ['GET /a: query x is newly limited (at least 3); what was accepted is refused.'],
  ],
])('says in words what breaks: %s', (_, without, added, sentences) => {
  const promised = [
    ...['GET /a', 'GET /a | needs | query x', 'GET /a | takes | query x | string', 'GET /a | value | query x | b'],
    ...['GET /a | most | query x | 20', 'GET /a | answers | 200.id | integer'],
  ];
  const current = [...promised.filter((promise) => !without.includes(promise)), ...added];
  expect(brokenPromises(promised, current)).toEqual(sentences);
});

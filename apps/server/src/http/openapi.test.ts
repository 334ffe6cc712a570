// What the API has promised to programs stays true: no path goes, no input becomes required, no answer loses a field or changes
// its type. The promises are in openapi.promises.txt; UPDATE_API_PROMISES=1 writes them anew after an addition.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@app/contract';
import { expect, it } from 'vitest';
import { openApi } from '#http/openapi.ts';

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
}

interface Operation {
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

const file = join(import.meta.dirname, 'openapi.promises.txt');

/** Returns one line for each operation, each required input and each field of an answer. */
function promisesOf(paths: Record<string, Record<string, Operation>>): string[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  );
  return operations.flatMap(({ name, operation }) => [
    name,
    ...operation.parameters.filter(({ required }) => required).map((one) => `${name} needs ${one.in} ${one.name}`),
    ...Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => needs(schema, `${name} needs body`)),
    ...Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
      status === 'default' ? [] : Object.values(content).flatMap(({ schema }) => answers(schema, `${name} answers ${status}`)),
    ),
  ]);
}

function needs(schema: Schema, at: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([field, inner]) =>
    schema.required?.includes(field) ? [`${at}.${field}`, ...needs(inner, `${at}.${field}`)] : [],
  );
}

function answers(schema: Schema, at: string): string[] {
  if (schema.anyOf) return schema.anyOf.flatMap((one) => answers(one, at));
  const fields = Object.entries(schema.properties ?? {}).flatMap(([field, inner]) =>
    answers(inner, `${at}.${field}${schema.required?.includes(field) ? '' : '?'}`),
  );
  const items = schema.items ? answers(schema.items, `${at}[]`) : [];
  return [`${at}: ${[schema.type ?? 'any'].flat().join(' or ')}`, ...fields, ...items];
}

/** Returns what breaks programs that were written for the promises. */
function broken(promised: readonly string[], current: readonly string[]): string[] {
  const gone = promised.filter((line) => !line.includes(' needs ') && !current.includes(line));
  const known = (line: string) => promised.includes(line.split(' needs ')[0] ?? '');
  const demanded = current.filter((line) => line.includes(' needs ') && known(line) && !promised.includes(line));
  return [...gone.map((line) => `gone: ${line}`), ...demanded.map((line) => `newly required: ${line}`)];
}

const promisesNow = () => [...new Set(promisesOf(openApi(api)['paths'] as Record<string, Record<string, Operation>>))];

it('the API keeps its promises', () => {
  const current = promisesNow();
  if (process.env['UPDATE_API_PROMISES']) writeFileSync(file, `${current.join('\n')}\n`);
  const promised = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(promised.length).toBeGreaterThan(500);
  expect(broken(promised, current)).toEqual([]);
});

it('a removed path, a newly required field, a removed or changed field of an answer are found', () => {
  const promised = ['GET /a', 'GET /a needs query x', 'GET /a answers 200.id: integer'];
  expect(broken(promised, promised)).toEqual([]);
  expect(broken(promised, [...promised, 'GET /b', 'GET /b needs query y', 'GET /a answers 200.name: string'])).toEqual([]);
  expect(broken(promised, promised.slice(1))).toEqual(['gone: GET /a']);
  expect(broken(promised, [...promised, 'GET /a needs query y'])).toEqual(['newly required: GET /a needs query y']);
  expect(broken(promised, ['GET /a', 'GET /a answers 200.id?: integer'])).toEqual(['gone: GET /a answers 200.id: integer']);
});

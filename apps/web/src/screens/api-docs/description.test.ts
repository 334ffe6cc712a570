// Tests the reference's types and limits, its search, and the commands that it offers.
import { expect, it } from 'vitest';
import {
  type Description,
  fieldsOf,
  foundIn,
  groupsOf,
  limitsText,
  typeText,
  withSchemas,
} from '#screens/api-docs/description.ts';
import { addressFor, curlFor } from '#screens/api-docs/request-of.ts';

const text = { type: 'string' };
const description: Description = {
  info: { title: 'Test', description: '' },
  tags: [
    { name: 'checklistTemplates', description: 'Templates.' },
    { name: 'auth', description: 'Sign-in.' },
  ],
  paths: {
    '/api/templates/{templateId}': {
      put: {
        operationId: 'checklistTemplates.update',
        tags: ['checklistTemplates'],
        summary: 'Replaces a template',
        description: 'At once.',
        security: [{ session: [] }, { token: ['admin:write'] }],
        parameters: [
          { name: 'templateId', in: 'path', required: true, description: 'The id.', schema: text, example: 'a/b' },
          { name: 'q', in: 'query', required: false, description: 'Terms.', schema: text },
          { $ref: '#/components/parameters/IdempotencyKey' },
        ],
        requestBody: { content: { 'application/json': { schema: { type: 'object' }, example: { name: "Don't $(stop)" } } } },
        responses: { 200: { description: 'Done.' }, 404: { $ref: '#/components/responses/Refusal404' } },
      },
    },
    '/api/picture': {
      post: {
        operationId: 'auth.picture',
        tags: ['auth'],
        summary: 'Replaces the picture',
        description: 'At once.',
        security: [{ session: [] }],
        parameters: [],
        requestBody: { content: { 'multipart/form-data': { schema: { type: 'object', properties: { picture: text } } } } },
        responses: { 200: { description: 'Done.' } },
      },
    },
  },
  components: {
    responses: { Refusal404: { description: 'Gone.' } },
    schemas: {
      Task: {
        type: 'object',
        properties: { id: { type: 'integer' }, items: { type: 'array', items: { $ref: '#/components/schemas/Item' } } },
      },
      Item: { type: 'object', properties: { text } },
    },
  },
  'x-errors': {},
};
const groups = groupsOf(description);
const [update, picture] = groups.flatMap(({ operations }) => operations);

it('groups have names for people, and refusals their shared reason', () => {
  expect(groups.map(({ title }) => title)).toEqual(['Checklist templates', 'Auth']);
  expect(update?.answers.map(({ status, description: reason }) => [status, reason])).toEqual([
    ['200', 'Done.'],
    ['404', 'Gone.'],
  ]);
  expect(update?.callers).toEqual({ everybody: false, scope: 'admin:write' });
});

it.each([
  ['', 2],
  ['replaces', 2],
  ['PUT template', 1],
  ['checklist TEMPLATES once', 1],
  ['nothing', 0],
])('the search for "%s" finds %i', (search, count) => {
  expect(foundIn(groups, search).flatMap(({ operations }) => operations)).toHaveLength(count);
});

it('types and limits are read as words', () => {
  expect(typeText({ anyOf: [{ type: 'string', maxLength: 5 }, { type: 'null' }] })).toBe('string | null');
  expect(typeText({ type: 'array', items: { enum: ['P0', 'P1'] } })).toBe('array of "P0" | "P1"');
  expect(limitsText({ anyOf: [{ type: 'string', minLength: 3, maxLength: 5 }, { type: 'null' }] })).toBe('3 to 5 characters');
  expect(limitsText({ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER, 'x-default': 2 })).toBe('from 1, default 2');
  expect(fieldsOf({ type: 'array', items: { type: 'object', properties: { id: text }, required: ['id'] } })).toEqual([
    { name: 'id', schema: text, required: true },
  ]);
});

it('a reference to a component is shown as its fields, under its name', () => {
  const list = { type: 'array', items: { $ref: '#/components/schemas/Task' } };
  const [shown] = groupsOf(
    withSchemas({
      ...description,
      paths: {
        '/api/x': {
          get: {
            operationId: 'auth.x',
            tags: ['auth'],
            summary: 'Lists',
            description: 'All.',
            parameters: [],
            responses: { 200: { description: 'Done.', content: { 'application/json': { schema: list } } } },
          },
        },
      },
    }),
  ).flatMap(({ operations }) => operations);
  const schema = shown?.answers[0]?.content?.schema ?? {};
  expect(typeText(schema)).toBe('array of Task');
  const [id, items] = fieldsOf(schema);
  expect([id?.name, items?.name, typeText(items?.schema ?? {})]).toEqual(['id', 'items', 'array of Item']);
  expect(fieldsOf(items?.schema ?? {}).map(({ name }) => name)).toEqual(['text']);
});

it('a command is safe to paste: nothing of an example is run by the shell', () => {
  expect(update && curlFor(update, 'https://tasks.test')).toBe(
    [
      "curl -X PUT 'https://tasks.test/api/templates/a%2Fb'",
      '-H "Authorization: Bearer $TOKEN"',
      "-H 'Content-Type: application/json'",
      `-d '{"name":"Don'\\''t $(stop)"}'`,
    ].join(' \\\n  '),
  );
  expect(picture && curlFor(picture, 'https://tasks.test')).toContain("-H 'Origin: https://tasks.test' \\\n  -F 'picture=@file'");
});

it('values are encoded in the address, and empty ones left out', () => {
  expect(update && addressFor(update, { templateId: '../x?', q: 'a&b' })).toBe('/api/templates/..%2Fx%3F?q=a%26b');
  expect(update && addressFor(update, { templateId: '1', q: '' })).toBe('/api/templates/1');
});

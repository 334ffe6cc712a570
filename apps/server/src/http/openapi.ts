// Builds the OpenAPI 3.1 document from the route table, the sentences of the contract and the examples that were run.
import type { Endpoint } from '@app/contract/endpoint.ts';
import { idempotency, limits, product, rateLimits, responseLimits } from '@app/contract/limits.ts';
import { readScopeOf, scopes } from '@app/contract/principals.ts';
import { type Description, descriptions, parameterTexts } from '@app/contract/reference/descriptions.ts';
import { errorCodes } from '@app/contract/reference/error-codes.ts';
import { refusals } from '@app/contract/reference/refusals.ts';
import { tokenPrefix } from '@app/contract/tokens/tokens.limits.ts';
import { isReplayed, refusalContent, refusalsOf, sharedRefusals } from '#http/openapi/openapi-refusals.ts';
import { newSchemas, type Schemas } from '#http/openapi/openapi-schemas.ts';
import type { Example } from '#http/openapi-examples.ts';

type Table = Record<string, Record<string, Endpoint>>;

/** Describes every endpoint of the table; operation ids are `word.name`. */
export function openApi(table: Table, examples: ReadonlyMap<string, Example> = new Map()): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  const schemas = newSchemas();
  for (const refusal of Object.values(refusals)) schemas.json(refusal);
  for (const [word, endpoints] of Object.entries(table)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      const described = operation({ schemas, word, name, endpoint, example: examples.get(`${word}.${name}`) });
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: described };
    }
  }
  return schemas.finish({
    openapi: '3.1.0',
    info: { title: product, version: '1', license: { name: 'MIT', identifier: 'MIT' }, description: introduction },
    servers: [{ url: '/' }],
    tags: Object.entries(descriptions)
      .filter(([word]) => word in table)
      .map(([name, { about }]) => ({ name, description: about })),
    paths,
    components: {
      responses: sharedRefusals(),
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'Makes the write safe to repeat: the same request with the same key changes nothing more.',
          schema: { type: 'string', minLength: 1, maxLength: idempotency.key },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sid', description: 'The session of a browser.' },
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${tokenPrefix}<26 letters and digits>_<6 letters and digits>`,
          description: `An API token. Its scopes are some of: ${scopes.join(', ')}.`,
        },
      },
    },
    'x-errors': errorCodes,
  });
}

const megabyte = 1_000_000;
const { requests } = rateLimits;

const introduction = [
  'The API of the web application. Programs send an API token, which a person makes in Settings > Data & Privacy; the scopes of a token limit what it may call. Browsers have sessions, which are cookies: POST /api/auth/login starts one.',
  `A token may make ${requests.perToken} requests in a minute, a person ${requests.perMinute}, unless the operator has set other limits. Answers to calls with a token tell what is left in RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset (seconds), and a refusal (429) when to try again in Retry-After.`,
  `A JSON body has at most ${limits.body.bytes / 1024} KiB, without a session or a token ${limits.body.small / 1024} KiB; an answer has at most ${Math.round(responseLimits.maxBytes / megabyte)} MB; longer lists come in pages. Instants are ISO 8601 in UTC, calendar dates YYYY-MM-DD.`,
  `A write can be repeated safely with an Idempotency-Key of up to ${idempotency.key} characters: for ${idempotency.retention / 3_600_000} hours the same request with the same key gets the answer of the first one and changes nothing.`,
  'A refusal is {message, error, ...}: message for a person, error a stable code. With Accept: application/problem+json it is a problem of RFC 9457 with the same members besides.',
  'Paths, fields and their types stay as they are; new ones may be added at any time, so ignore what you do not know.',
].join('\n\n');

interface Call {
  schemas: Schemas;
  word: string;
  name: string;
  endpoint: Endpoint;
  example: Example | undefined;
}

function operation(call: Call): Record<string, unknown> {
  const { word, name, endpoint } = call;
  const body = bodyOf(call);
  return {
    operationId: `${word}.${name}`,
    tags: [word],
    summary: endpoint.summary,
    description: descriptionOf(word, name, endpoint),
    ...security(endpoint),
    parameters: [
      ...parameters('path', call),
      ...parameters('query', call),
      ...(isReplayed(endpoint) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      ...(endpoint.redirect
        ? { 302: { description: 'The header Location is where the browser goes on.' } }
        : { [endpoint.status ?? 200]: { description: successOf(endpoint), content: answers(call) } }),
      ...refusalsOf(endpoint, ownRefusals(word, name)),
      default: { description: 'Another refusal.', content: refusalContent('Error') },
    },
  };
}

function sentenceOf(word: string, name: string): Description | undefined {
  const groups = descriptions as Record<string, { calls: Record<string, Description> }>;
  return groups[word]?.calls[name];
}

function ownRefusals(word: string, name: string): Record<string, string> {
  const sentence = sentenceOf(word, name);
  return typeof sentence === 'object' ? sentence.refusals : {};
}

function descriptionOf(word: string, name: string, endpoint: Endpoint): string {
  const sentence = sentenceOf(word, name);
  const { access, via, method } = endpoint;
  const token = via?.includes('token') ? tokenNeeds(endpoint) : 'Not for API tokens.';
  const callers = { public: 'Open to everybody.', user: '', admin: 'For administrators.' }[access];
  const repeat = isReplayed(endpoint) ? 'Accepts an Idempotency-Key.' : '';
  const once = method !== 'GET' && endpoint.noReplay && !endpoint.storesNothing ? 'A repeated Idempotency-Key is ignored.' : '';
  const rules = [callers, token, repeat, once].filter(Boolean).join(' ');
  return [typeof sentence === 'object' ? sentence.text : sentence, rules].filter(Boolean).join('\n\n');
}

function tokenNeeds({ scope, alsoScope }: Endpoint): string {
  const needed = alsoScope === undefined ? `the permission ${scope}` : `the permissions ${scope} and ${alsoScope}`;
  const reads = scope && readScopeOf(scope);
  const receipt = reads === scope ? '' : ` Without ${reads} it gets of the answer only that it was done: the id and the version.`;
  return `An API token needs ${needed}.${receipt}`;
}

/** A session, or a token with the scopes; an endpoint that is open to everybody needs neither. */
function security({ access, via, scope, alsoScope }: Endpoint): { security?: Record<string, string[]>[] } {
  const needed = [scope, alsoScope].filter((each) => each !== undefined);
  const token = via?.includes('token') && needed.length > 0 ? [{ token: needed }] : [];
  if (access === 'public') return token.length > 0 ? { security: [{}, ...token] } : {};
  return { security: [{ session: [] }, ...token] };
}

function bodyOf({ schemas, endpoint: { upload, body, form }, example }: Call): Record<string, unknown> | undefined {
  if (upload) return { 'multipart/form-data': { schema: fileForm(upload) } };
  if (!body) return undefined;
  if (form) return { 'application/x-www-form-urlencoded': { schema: schemas.json(body, 'input') } };
  return { 'application/json': { schema: schemas.json(body, 'input'), ...exampleOf(example?.body) } };
}

function exampleOf(value: unknown): { example?: unknown } {
  return value === undefined ? {} : { example: value };
}

function fileForm(name: string): unknown {
  return { type: 'object', required: [name], properties: { [name]: { type: 'string', format: 'binary' } } };
}

function successOf({ file, stream, status }: Endpoint): string {
  if (stream) return 'The stream; `schema` describes the data of a message.';
  if (file) return 'The file.';
  return status === 201 ? 'Made.' : 'Done.';
}

function answers({ schemas, endpoint, example }: Call): unknown {
  const { file, fileTypes, stream, response } = endpoint;
  const shown = example && example.status < 300 ? exampleOf(example.answer) : {};
  if (file) return Object.fromEntries([file, ...(fileTypes ?? [])].map((type) => [type, { schema: fileSchema(type), ...shown }]));
  return { [stream ? 'text/event-stream' : 'application/json']: { schema: schemas.json(response), ...shown } };
}

function fileSchema(type: string): unknown {
  return /^text\/|[/+](xml|json)\b/.test(type) ? { type: 'string' } : { type: 'string', format: 'binary' };
}

function parameters(location: 'path' | 'query', { schemas, word, name: call, endpoint, example }: Call): unknown[] {
  const schema = location === 'path' ? endpoint.params : endpoint.query;
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.json(schema, 'input') as {
    properties?: Record<string, { type?: unknown }>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    description: parameterTexts[`${word}.${call} ${name}`] ?? parameterTexts[name],
    schema: property,
    ...exampleOf(addressValue(example?.[location]?.[name], property)),
  }));
}

/** Returns the value that stands as a text in an address. */
function addressValue(text: string | undefined, { type }: { type?: unknown }): unknown {
  return text !== undefined && type === 'integer' ? Number(text) : text;
}

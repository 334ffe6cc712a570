// Builds the OpenAPI 3.1 document from the route table.
import { type Endpoint, product, scopes, tokenPrefix } from '@app/contract';
import * as z from 'zod/mini';

/** Describes every endpoint of the table; operation ids are `word.name`. */
export function openApi(table: Record<string, Record<string, Endpoint>>): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [word, endpoints] of Object.entries(table)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(`${word}.${name}`, word, endpoint) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: product,
      version: '1',
      description:
        'The API of the web application. Programs send an API token, which a person makes in Settings > Data & Privacy; the scopes of a token limit what it may call. Browsers have sessions, which are cookies: POST /api/auth/login starts one. Answers to calls with a token tell what is left of its limit in RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset (seconds), and a refusal (429) when to try again in Retry-After.',
    },
    paths,
    components: {
      schemas: {
        Error: json(
          z.object({
            message: z.string(),
            error: z.string(),
            fields: z.optional(z.record(z.string(), z.string())),
            requestId: z.optional(z.string()),
          }),
        ),
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sid' },
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${tokenPrefix}<26 letters and digits>_<6 letters and digits>`,
          description: `An API token. Its scopes are some of: ${scopes.join(', ')}.`,
        },
      },
    },
  };
}

function operation(operationId: string, tag: string, endpoint: Endpoint): Record<string, unknown> {
  const failure = {
    description: 'A refusal',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
  return {
    operationId,
    tags: [tag],
    summary: endpoint.summary,
    ...security(endpoint),
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(endpoint.upload && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: fileForm(endpoint.upload) } } },
    }),
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: json(endpoint.body, 'input') } } },
    }),
    responses: {
      [endpoint.status ?? 200]: { description: 'Done', content: answers(endpoint) },
      default: failure,
    },
  };
}

/** A session, or a token with the scope; an endpoint that is open to everybody needs neither. */
function security({ access, via, scope }: Endpoint): { security?: Record<string, string[]>[] } {
  const token = via?.includes('token') && scope !== undefined ? [{ token: [scope] }] : [];
  if (access === 'public') return token.length > 0 ? { security: [{}, ...token] } : {};
  return { security: [{ session: [] }, ...token] };
}

function fileForm(name: string): unknown {
  return { type: 'object', required: [name], properties: { [name]: { type: 'string', format: 'binary' } } };
}

function answers(endpoint: Endpoint): unknown {
  if (endpoint.file) return { [endpoint.file]: { schema: { type: 'string', format: 'binary' } } };
  return { [endpoint.stream ? 'text/event-stream' : 'application/json']: { schema: json(endpoint.response) } };
}

function parameters(place: 'path' | 'query', schema: Endpoint['params']): unknown[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = json(schema, 'input') as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function json(schema: z.core.$ZodType, io: 'input' | 'output' = 'output'): Record<string, unknown> {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>;
  return rest;
}

// Builds the OpenAPI 3.1 document from the route table.
import { type Endpoint, product } from '@app/contract';
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
      description: 'The API of the web application. Sessions are cookies; POST /api/auth/login starts one.',
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
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
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
    ...(endpoint.access !== 'public' && { security: [{ session: [] }] }),
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

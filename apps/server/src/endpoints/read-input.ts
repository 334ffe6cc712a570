// What a call asks for, parsed by the contract's schemas.
import { type Endpoint, limits } from '@app/contract';
import * as z from 'zod/mini';
import { ApiError, invalidFields } from '#endpoints/errors.ts';

/** What a call asks for, as it came. */
export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  upload?: Buffer | undefined;
}

/** Parses every part of a call; throws 400 with the messages of the fields of the first part that is wrong. */
export function readInput(endpoint: Endpoint, { params, query, body, upload }: RawInput) {
  if (tooDeep(body)) throw new ApiError(400, 'validation', 'errors.tooDeep');
  return {
    params: read(endpoint.params, asAddressed(params)),
    query: read(endpoint.query, asAddressed(query)),
    body: read(endpoint.body, body === undefined ? {} : body, endpoint.joinsErrors),
    upload,
  };
}

function read(schema: Endpoint['body'], value: unknown, joined?: boolean): unknown {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), key: issue.message }));
  throw invalidFields(issues, joined);
}

/** An address holds nothing but text, which is what its schemas read; whoever calls without one gives numbers. */
function asAddressed(values: unknown): unknown {
  const given = Object.entries(values ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]));
}

/** Says whether a body is nested more deeply than any of ours. */
export function tooDeep(value: unknown, left: number = limits.jsonDepth): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => tooDeep(inner, left - 1));
}

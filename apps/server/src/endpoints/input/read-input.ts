// Parses the input of a call by the contract's schemas.

import { definedFields } from '@app/contract/defined-fields.rules.ts';
import type { Endpoint } from '@app/contract/endpoint.ts';
import { limits } from '@app/contract/limits.ts';
import * as z from 'zod/mini';
import { ApiError, validationError } from '#endpoints/errors.ts';
import type { ReceivedFile, Upload } from '#endpoints/files/upload.ts';

/** The unparsed input of a call. */
export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  upload?: Upload | ReceivedFile | undefined;
}

/** Parses every part of a call; throws 400 with the field messages of the first invalid part. */
export function readInput(endpoint: Endpoint, { params, query, body, upload }: RawInput) {
  if (tooDeep(body)) throw new ApiError(400, 'validation', 'errors.tooDeep');
  assertKnownFields(endpoint, query);
  return {
    params: read(endpoint.params, numbersToText(params)),
    query: read(endpoint.query, numbersToText(query)),
    body: read(endpoint.body, body === undefined ? {} : body, endpoint.joinErrors),
    upload,
  };
}

function read(schema: Endpoint['body'], value: unknown, joined?: boolean): unknown {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), key: issue.message }));
  throw validationError(issues, joined);
}

/**
 * Throws 400 for a field of the query that the endpoint does not have: whoever names one expects an effect. Programs that open files
 * and pages, such as those of mails and calendars, add fields of their own to an address.
 */
function assertKnownFields({ query: schema, page, file }: Endpoint, query: unknown): void {
  if (page || file !== undefined) return;
  const shape = (schema as { shape?: object } | undefined)?.shape ?? {};
  const unknown = Object.keys(query ?? {}).filter((name) => !Object.hasOwn(shape, name));
  if (unknown.length > 0) throw validationError(unknown.map((field) => ({ field, key: 'errors.unknownField' })));
}

/** Converts numbers to text: the schemas read params and query as text, and callers without a URL pass numbers. */
function numbersToText(values: unknown): unknown {
  const entries = Object.entries(definedFields(values ?? {}));
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]));
}

/** Returns whether a value is nested more deeply than any valid body. */
export function tooDeep(value: unknown, left: number = limits.jsonDepth): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => tooDeep(inner, left - 1));
}

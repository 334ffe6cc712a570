// The Idempotency-Key of a call: what makes two calls the same request, and whether a stored answer may be shown again.
import { isDeepStrictEqual } from 'node:util';
import * as api from '@app/contract/api.ts';
import type { Endpoint } from '@app/contract/endpoint.ts';
import { idempotency } from '@app/contract/limits.ts';
import * as z from 'zod/mini';
import type { Config } from '#config.ts';
import { receiptOf } from '#endpoints/answers/receipt.ts';
import { ApiError } from '#endpoints/errors.ts';
import type { ReceivedFile, Upload } from '#endpoints/files/upload.ts';
import { hmacs } from '#endpoints/hmac.ts';
import type { RawInput } from '#endpoints/input/read-input.ts';
import { isWrite } from '#endpoints/may-call.ts';
import { type Principal, rightsOf } from '#endpoints/principal.ts';
import type { Replay, RequestKey } from '#endpoints/transaction.ts';

interface KeyedCall {
  principal: Principal | undefined;
  address: string;
  key?: string | undefined;
  input: RawInput;
}

/** Returns the key under which the answer of a write is stored; undefined if the call has none, or its answer is not stored. */
export function requestKeyOf(
  endpoint: Endpoint,
  config: Config,
  { principal, address, key, input }: KeyedCall,
): RequestKey | undefined {
  const { method, path, status = 200 } = endpoint;
  // A file is built again on each call, so its answer is not stored.
  if (!isWrite(endpoint) || endpoint.file || endpoint.noReplay || key === undefined) return undefined;
  if (key === '' || key.length > idempotency.key) throw new ApiError(400, 'validation', 'errors.invalid');
  const { params = {}, query = {}, body = null, upload } = input;
  // What makes two calls the same request. A body may hold a password, so the hash is an HMAC.
  const request = [method, path, params, query, upload ? uploadText(upload) : JSON.stringify(body)];
  return {
    scope: principal ? `user:${principal.id}` : `address:${address}`,
    key,
    requestHashes: hmacs(config, 'idempotency', JSON.stringify(request)),
    rightsHash: principal ? rightsHashesOf(config, principal)[0] : '',
    status,
    textOf: (value) => JSON.stringify(z.parse(endpoint.response, value)),
  };
}

/** Two uploads are the same if their contents are. */
function uploadText(upload: Upload | ReceivedFile): string {
  return Buffer.isBuffer(upload) ? upload.toString('base64') : JSON.stringify([upload.hash, upload.fileName]);
}

interface ReplayedCall {
  config: Config;
  principal: Principal | undefined;
  params: unknown;
  /** Throws 404 if the caller does not see the task. */
  assertSees(taskId: number): Promise<unknown>;
}

/**
 * Returns a stored answer as its caller may see it now. Throws 404 if it shows a task that they no longer see; of anything else only
 * says that it was done if their rights are others than those of the first request.
 */
export async function visibleReplay(
  endpoint: Endpoint,
  { answer, rightsHash }: Replay,
  { config, principal, params, assertSees }: ReplayedCall,
): Promise<unknown> {
  const value: unknown = JSON.parse(answer);
  const receipt = receiptOf(endpoint, value);
  if (!principal || isDeepStrictEqual(receipt, value)) return value;
  const taskId = endpoint === api.tasks.create ? idIn(value, 'id') : idIn(params, 'taskId');
  if (taskId === undefined) return rightsHashesOf(config, principal).includes(rightsHash ?? '') ? value : receipt;
  await assertSees(taskId);
  return value;
}

function idIn(value: unknown, name: string): number | undefined {
  const id = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof id === 'number' ? id : undefined;
}

function rightsHashesOf(config: Config, principal: Principal): [string, ...string[]] {
  return hmacs(config, 'idempotency', JSON.stringify(rightsOf(principal)));
}

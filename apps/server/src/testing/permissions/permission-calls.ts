// For tests: sends the calls of the permission matrix, one by one, or many of which none may change anything.
import { expect } from 'vitest';
import type { ActorName, Actors } from '#testing/factories.ts';
import { fingerprint } from '#testing/fingerprint.ts';
import { type Caller, requestOf } from '#testing/permissions/permission-requests.ts';
import type { PermissionRow } from '#testing/permissions/permission-rows.ts';
import type { Person, RawRequest, Reply, TestApp } from '#testing/test-app.ts';

export interface Call {
  row: PermissionRow;
  caller: Caller;
  /** The person whose session is sent; undefined for none. */
  as: Person | undefined;
  headers?: Record<string, string | undefined>;
}

export function callerOf(test: TestApp, actors: Actors, name: ActorName, self: Person = actors[name] ?? actors.in): Caller {
  return { test, actors, name, self };
}

/** Creates the rows of the request, and sends it. */
export async function ask(call: Call): Promise<Reply> {
  return sendPrepared([call, await rawRequestOf(call)]);
}

/**
 * Creates the rows of all calls, sends the calls one after the other, and returns the answers by row number; fails if the
 * database changed, and names the calls that changed it.
 */
export async function expectRefusedWithoutChange(test: TestApp, calls: readonly Call[]): Promise<Map<string, Reply>> {
  return expectPreparedRefused(test, await prepare(calls));
}

/** A call with the request for which all rows exist. A refused one changes nothing, so it can be sent many times. */
export type PreparedCall = [Call, RawRequest];

/** Creates the rows of all calls. */
export async function prepare(calls: readonly Call[]): Promise<PreparedCall[]> {
  const made: PreparedCall[] = [];
  for (const call of calls) made.push([call, await rawRequestOf(call)]);
  return made;
}

/** Does what `expectRefusedWithoutChange` does, with calls whose rows exist. */
export async function expectPreparedRefused(test: TestApp, made: readonly PreparedCall[]): Promise<Map<string, Reply>> {
  const before = await fingerprint(test.db);
  const replies = new Map<string, Reply>();
  for (const prepared of made) replies.set(prepared[0].row.n, await sendPrepared(prepared));
  if ((await fingerprint(test.db)) !== before)
    expect(await whatChanges(test, made), 'a refused call changes nothing').toEqual([]);
  expect(await fingerprint(test.db), 'refused calls change nothing').toBe(before);
  return replies;
}

async function rawRequestOf({ row, caller, as, headers = {} }: Call): Promise<RawRequest> {
  const make = requestOf(row);
  if (!make)
    throw new Error(
      `The matrix has a row ${row.n}; apps/server/src/testing/permissions/permission-requests.ts makes no request for it.`,
    );
  const { url, payload, headers: own } = await make(caller);
  return { method: row.method, url, payload, as, headers: { ...own, ...headers } };
}

/** Sends a call whose rows exist. */
export async function sendPrepared([{ row, caller, as }, request]: PreparedCall): Promise<Reply> {
  const reply = await caller.test.raw(request);
  // These end the caller's session or replace it.
  if (as && reply.status < 400 && ['1', '3', '4', 'second step of a sign-in'].includes(row.n)) caller.test.forget(as);
  return reply;
}

async function whatChanges(test: TestApp, made: readonly PreparedCall[]): Promise<string[]> {
  const changing: string[] = [];
  for (const [call, request] of made) {
    const before = await fingerprint(test.db);
    await sendPrepared([call, request]);
    if ((await fingerprint(test.db)) !== before) changing.push(`${call.row.n} ${request.method} ${request.url}`);
  }
  return changing;
}
